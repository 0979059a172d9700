// Measures how much work a live page is for the browser.
//
// node --experimental-websocket frames.mjs CHROMIUM ADDRESS [FOLDER]
//
// Prints JSON: the milliseconds until the first chart, the frames in ten seconds, and the milliseconds
// of processor time that the page's thread takes for each redraw, which do not depend on other programs.
// An empty page before and after tells how many frames the machine gives.
import { address, end, page, picture, run, until } from "./browser.mjs";

const watch = seconds => run(`new Promise(resolve => {
  const times = [];
  let draws = 0;
  const watcher = new MutationObserver(() => draws++);
  watcher.observe(document.documentElement, { attributes: true, attributeFilter: ["data-drawn"] });
  const begun = performance.now();
  const frame = now => {
    times.push(now);
    if (performance.now() - begun < ${seconds * 1000}) return requestAnimationFrame(frame);
    watcher.disconnect();
    const gaps = times.slice(1).map((time, index) => time - times[index]).sort((a, b) => a - b);
    const seconds = (times.at(-1) - times[0]) / 1000;
    resolve({ frames: gaps.length / seconds, median: gaps[gaps.length >> 1], slowest: gaps.at(-1), draws });
  };
  requestAnimationFrame(frame);
})`);
await run("document.title = 'empty'");
const empty = [await watch(5)];
const begun = Date.now();
await page("Page.navigate", { url: address });
await until("+document.documentElement.dataset.drawn >= 2", "the first chart");
const first = Date.now() - begun;
await until("+document.documentElement.dataset.drawn >= 12", "more ticks");
const clients = await run("document.getElementById('count').textContent");
await page("Performance.setTimeDomain", { timeDomain: "threadTicks" });
await page("Performance.enable", { timeDomain: "threadTicks" });
const spent = async () => {
  const { metrics } = await page("Performance.getMetrics");
  return metrics.find(({ name }) => name === "TaskDuration").value * 1000;
};
const before = await spent();
const found = await watch(10);
const work = (await spent()) - before;
await picture("live-crowd");
await page("Page.navigate", { url: "about:blank" });
await new Promise(resolve => setTimeout(resolve, 500));
empty.push(await watch(5));
const round = value => Math.round(value * 10) / 10;
console.log(JSON.stringify({
  first, clients, "frames a second": round(found.frames), "median ms": round(found.median), "slowest ms": round(found.slowest),
  "empty page": empty.map(({ frames, slowest }) => ({ "frames a second": round(frames), "slowest ms": round(slowest) })),
  ratio: Math.round(200 * found.frames / (empty[0].frames + empty[1].frames)) / 100,
  redraws: found.draws, "processor ms for a redraw": round(work / found.draws),
}));
end(0);
