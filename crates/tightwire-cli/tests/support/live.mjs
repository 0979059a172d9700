// Looks at a live page with Chromium, over its debugging port.
//
// node --experimental-websocket live.mjs CHROMIUM ADDRESS [FOLDER]
//
// Prints what it found as JSON. With a folder, it saves pictures there.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const [chromium, address, folder] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "tightwire-live-"));
const browser = spawn(chromium, ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
  "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--window-size=1600,1000", "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
const end = code => {
  browser.kill();
  try { rmSync(profile, { recursive: true, force: true }); } catch { /* the browser may still write */ }
  process.exit(code);
};
setTimeout(() => { console.error("the page took too long"); end(3); }, 150_000);

const endpoint = await new Promise((resolve, reject) => {
  let text = "";
  browser.stderr.on("data", data => {
    text += data;
    const found = /ws:\/\/[^\s]+/.exec(text);
    if (found) resolve(found[0]);
  });
  browser.on("exit", () => reject(new Error(text)));
}).catch(error => { console.error(String(error)); end(4); });

const socket = new WebSocket(endpoint);
await new Promise(resolve => socket.onopen = resolve);
const waiting = new Map();
const requests = [];
const problems = [];
let next = 0;
socket.onmessage = ({ data }) => {
  const message = JSON.parse(data);
  waiting.get(message.id)?.(message.result ?? { error: message.error });
  if (message.method === "Network.requestWillBeSent") requests.push(message.params.request.url);
  if (message.method === "Runtime.exceptionThrown") problems.push(message.params.exceptionDetails.exception?.description ?? message.params.exceptionDetails.text);
  if (message.method === "Log.entryAdded" && message.params.entry.level === "error") problems.push(message.params.entry.text);
};
const send = (method, params = {}, sessionId) => new Promise(resolve => {
  const id = ++next;
  waiting.set(id, resolve);
  socket.send(JSON.stringify({ id, method, params, sessionId }));
});
const { targetId } = await send("Target.createTarget", { url: "about:blank" });
const { sessionId } = await send("Target.attachToTarget", { targetId, flatten: true });
const page = (method, params) => send(method, params, sessionId);
const run = async expression => (await page("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true })).result?.value;
const until = async (expression, what) => {
  for (let tries = 0; tries < 400; tries++) {
    const value = await run(expression);
    if (value) return value;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  console.error(`waited in vain for ${what}`);
  console.error(JSON.stringify({ problems, requests: requests.slice(0, 20) }));
  end(5);
};
const picture = async name => {
  if (!folder) return;
  const { data } = await page("Page.captureScreenshot", { format: "png" });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(data, "base64"));
};
for (const domain of ["Page", "Runtime", "Network", "Log"]) await page(`${domain}.enable`);
await page("Emulation.setDeviceMetricsOverride", { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false });
await page("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "light" }] });

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
