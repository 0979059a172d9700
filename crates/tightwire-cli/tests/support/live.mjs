// Looks at a live page with Chromium, over its debugging port.
//
// node --experimental-websocket live.mjs CHROMIUM ADDRESS [FOLDER]
//
// Prints what it found as JSON. With a folder, it saves pictures there.
import { address, end, folder, page, picture, problems, requests, run, until } from "./browser.mjs";

const begun = Date.now();
await page("Page.navigate", { url: address });
await until("+document.documentElement.dataset.drawn >= 2", "the first chart");
const first = Date.now() - begun;
const exact = "(e => [e.dataset.fields, e.dataset.total, e.textContent])(document.getElementById('exact'))";
const clients = await until("document.getElementById('clients').tBodies[0].rows.length > 1 && document.getElementById('clients').tBodies[0].rows.length", "clients");
const rejection = await until("document.querySelector('#rejections .what')?.textContent", "a rejected packet");
await until(`+document.documentElement.dataset.drawn >= ${folder ? 48 : 8}`, "more ticks");
await until("document.querySelectorAll('#fields tbody tr').length > 3", "fields");
await until("[...document.querySelectorAll('#fields tbody tr')].some(row => row.cells[5].textContent)", "values that were seen");
const sums = await run(exact);
const fields = await run("[...document.querySelectorAll('#fields tbody tr')].map(row => row.cells[0].textContent)");
await picture("live");
await run("document.getElementById('stack').click()");
await run("document.querySelectorAll('#clients tbody tr')[2].click()");
await new Promise(resolve => setTimeout(resolve, 400));
await run("document.getElementById('theme').click()");
await new Promise(resolve => setTimeout(resolve, 600));
await picture("live-client");
const chosen = await run("document.getElementById('whose').textContent");
await run("document.querySelectorAll('#clients tbody tr')[0].click()");
await run("document.getElementById('theme').click()");
await until("document.querySelector('#packets button')", "a packet");
// The ring moves on, so the newest packet is asked for at once.
const xray = await run("document.querySelector('#packets button').click(), fetch(document.getElementById('xray-page').src).then(answer => answer.text()).then(text => text.includes('<script id=\"trace\"'))");
await until("document.getElementById('xray').open", "the X-ray");
await new Promise(resolve => setTimeout(resolve, 1500));
await picture("live-xray");
const scripts = await run("document.scripts.length");
const foreign = requests.filter(url => !url.startsWith(address) && !url.startsWith("data:") && !url.startsWith("about:"));
console.log(JSON.stringify({ first, clients, rejection, sums, fields, chosen, xray, scripts, foreign, problems }));
end(0);
