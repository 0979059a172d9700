// Chromium over its debugging port, for the scripts that look at a live page. Their arguments are the
// program, the address of the page, and a folder for pictures.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const [chromium, address, folder] = process.argv.slice(2);
const profile = mkdtempSync(join(tmpdir(), "tightwire-live-"));
const browser = spawn(chromium, ["--headless", "--no-sandbox", "--disable-gpu", "--disable-background-networking",
  "--remote-debugging-port=0", `--user-data-dir=${profile}`, "--window-size=1600,1000", "about:blank"], { stdio: ["ignore", "ignore", "pipe"] });
export const end = code => {
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
export const requests = [];
export const problems = [];
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
export const page = (method, params) => send(method, params, sessionId);
export const run = async expression => (await page("Runtime.evaluate", { expression, returnByValue: true, awaitPromise: true })).result?.value;
export const until = async (expression, what) => {
  for (let tries = 0; tries < 400; tries++) {
    const value = await run(expression);
    if (value) return value;
    await new Promise(resolve => setTimeout(resolve, 100));
  }
  console.error(`waited in vain for ${what}`);
  console.error(JSON.stringify({ problems, requests: requests.slice(0, 20) }));
  end(5);
};
export const picture = async name => {
  if (!folder) return;
  const { data } = await page("Page.captureScreenshot", { format: "png" });
  writeFileSync(join(folder, `${name}.png`), Buffer.from(data, "base64"));
};
for (const domain of ["Page", "Runtime", "Network", "Log"]) await page(`${domain}.enable`);
await page("Emulation.setDeviceMetricsOverride", { width: 1600, height: 1000, deviceScaleFactor: 1, mobile: false });
await page("Emulation.setEmulatedMedia", { features: [{ name: "prefers-color-scheme", value: "light" }] });
