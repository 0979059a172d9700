"use strict";
// Names and values come from players and packets, so text only ever becomes `textContent`.
const $ = id => document.getElementById(id);
const make = (tag, className, text) => {
  const element = document.createElement(tag);
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
};
const say = (element, text) => { if (element.textContent !== text) element.textContent = text; };
const HISTORY = 241;      // ticks of a quarter second: one minute
const NOW = 8;            // the ticks that "now" is the mean of
const SERIES = 11;        // the most areas of the chart; the rest is one more
const formats = [0, 1].map(digits => new Intl.NumberFormat("en", { minimumFractionDigits: digits, maximumFractionDigits: digits }));
const number = (value, digits = 0) => formats[digits].format(value);
const kbits = rate => number(rate / 1000, rate < 99500 ? 1 : 0);
const ago = seconds => seconds < 1 ? "now" : seconds < 90 ? `${Math.floor(seconds)} s` : `${Math.floor(seconds / 60)} min`;

// ---- What the game says ----
const kinds = [];         // lanes with the same leaves
const ticks = [];         // the last minute, oldest first
let chosen = null;        // the id of a client, or null for all of them
let direction = "both";
let stackBy = "message";
let zoom = [];            // the path in the flame graph
let paused = false;
const opened = Date.now();
let seen = new Map();     // by kind: values of the last packets

function learn(kind) {
  const first = kind.leaves.length - kind.around;
  const isEnum = kind.leaves[0]?.path === "variant";
  kind.leaves.forEach((leaf, index) => {
    leaf.around = index >= first;
    const head = leaf.path.split(/[.[ ]/)[0];
    leaf.message = leaf.around ? leaf.path : isEnum && leaf.path !== "variant" ? head : kind.name;
    leaf.key = leaf.around ? leaf.path : `${kind.name}.${leaf.path}`;
    leaf.title = leaf.around ? `${leaf.path} (${kind.name})` : leaf.key;
    leaf.steps = leaf.around ? [leaf.path] : [kind.name, ...leaf.path.replaceAll(" > ", ".").replace(/\[\]/g, ".[]").replace(/ \(/g, ".(").split(".")];
  });
  kinds[kind.number] = kind;
}
const wanted = kind => direction === "both" || kind.sent === (direction === "sent");

const isEarly = (before, past) => before?.isEarly && !past?.total;

// The bits and counts of each leaf between two ticks, by the number of the kind.
function sumsBetween(before, after) {
  const sums = [];
  for (const client of after.clients) {
    if (chosen !== null && client.id !== chosen) continue;
    const old = before?.byId.get(client.id);
    client.lanes.forEach((lane, at) => {
      const past = old?.lanes[at];
      // What was sent before the page was opened is not of this minute.
      if (!wanted(kinds[lane.kind]) || isEarly(before, past)) return;
      const same = past?.kind === lane.kind ? past : undefined;
      const { length } = lane.bits;
      const sum = sums[lane.kind] ??= { bits: new Float64Array(length), counts: new Float64Array(length) };
      for (let index = 0; index < length; index++) {
        sum.bits[index] += lane.bits[index] - (same ? same.bits[index] : 0);
        sum.counts[index] += lane.counts[index] - (same ? same.counts[index] : 0);
      }
    });
  }
  return sums;
}
// Calls `each(kind, leaf, bits, index, count)` for every leaf with bits.
function eachLeaf(sums, each) {
  sums.forEach((sum, at) => kinds[at].leaves.forEach((leaf, index) => {
    if (sum.bits[index]) each(kinds[at], leaf, sum.bits[index], index, sum.counts[index]);
  }));
}
let view = 0;             // grows when something else is to be shown, so that rows of the chart are made anew

// ---- Colours: steps of the golden angle keep neighbours far apart ----
const hues = new Map();
let turns = 0;
const hue = key => {
  while (!hues.has(key)) {
    const next = (250 + turns++ * 137.508) % 360;
    // Red is for what was rejected.
    if (next > 40 && next < 345) hues.set(key, next);
  }
  return hues.get(key);
};
const GREY = new Set(["unused bits", "undeclared", "header and seal", "rejected packets", "no message", "others"]);
const css = name => getComputedStyle(document.documentElement).getPropertyValue(name).trim();
let paints = {};
function readPaints() {
  for (const name of ["edge-l", "edge-c", "fill", "line", "soft", "ink", "bad", "card"]) paints[name] = css(`--${name}`);
}
const paint = key => key === "rejected packets" ? paints.bad : GREY.has(key) ? paints.fill : `oklch(${paints["edge-l"]} ${paints["edge-c"]} ${hue(key)})`;
function dot(key) {
  const element = make("span", `dot${key === "rejected packets" ? " bad" : GREY.has(key) ? " fill" : ""}`);
  element.style.setProperty("--hue", hue(key));
  return element;
}

// ---- The chart ----
let series = [];          // { key, rates } of the last minute, the largest below
let hover = null;
function collect() {
  const totals = new Map();
  const rows = [];
  for (let at = 1; at < ticks.length; at++) {
    const tick = ticks[at];
    if (tick.view !== view) {
      tick.view = view;
      tick.row = new Map();
      const seconds = tick.t - ticks[at - 1].t || 1;
      eachLeaf(sumsBetween(ticks[at - 1], tick), (kind, leaf, bits) => {
        const key = stackBy === "message" ? leaf.message : leaf.key;
        tick.row.set(key, (tick.row.get(key) || 0) + bits / seconds);
      });
    }
    for (const [key, rate] of tick.row) totals.set(key, (totals.get(key) || 0) + rate);
    rows.push(tick.row);
  }
  const order = [...totals].sort((a, b) => b[1] - a[1]).map(([key]) => key);
  const shown = order.slice(0, order.length > SERIES + 1 ? SERIES : SERIES + 1);
  const rest = order.slice(shown.length);
  series = shown.map(key => ({ key, rates: rows.map(row => row.get(key) || 0) }));
  if (rest.length) series.push({ key: "others", rates: rows.map(row => rest.reduce((sum, key) => sum + (row.get(key) || 0), 0)) });
}
const mean = rates => rates.slice(-NOW).reduce((sum, rate) => sum + rate, 0) / Math.min(NOW, rates.length || 1);
const MARGIN = { left: 54, right: 8, top: 8, bottom: 20 };
function drawChart() {
  const canvas = $("chart");
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  const scale = devicePixelRatio || 1;
  if (canvas.width !== Math.round(width * scale) || canvas.height !== Math.round(height * scale)) {
    [canvas.width, canvas.height] = [Math.round(width * scale), Math.round(height * scale)];
  }
  const context = canvas.getContext("2d");
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clearRect(0, 0, width, height);
  const count = series[0]?.rates.length || 0;
  const sums = Array.from({ length: count }, (_, at) => series.reduce((sum, { rates }) => sum + rates[at], 0));
  const most = Math.max(1000, ...sums);
  const step = nice(most / 4);
  const top = Math.ceil(most / step) * step;
  const x = at => width - MARGIN.right - (count - 1 - at) * (width - MARGIN.left - MARGIN.right) / (HISTORY - 2);
  const y = rate => height - MARGIN.bottom - rate / top * (height - MARGIN.top - MARGIN.bottom);
  context.font = "11px system-ui, sans-serif";
  context.fillStyle = paints.soft;
  context.strokeStyle = paints.line;
  context.lineWidth = 1;
  context.textBaseline = "middle";
  context.textAlign = "right";
  for (let rate = 0; rate <= top; rate += step) {
    const at = Math.round(y(rate)) + .5;
    context.beginPath();
    context.moveTo(MARGIN.left, at);
    context.lineTo(width - MARGIN.right, at);
    context.stroke();
    context.fillText(rate ? number(rate / 1000, step < 1000 ? 1 : 0) : "0 kbit/s", MARGIN.left - 6, at);
  }
  context.textAlign = "center";
  context.textBaseline = "top";
  for (let seconds = 0; seconds <= 60; seconds += 10) {
    const at = width - MARGIN.right - seconds * 4 * (width - MARGIN.left - MARGIN.right) / (HISTORY - 2);
    context.textAlign = seconds ? "center" : "right";
    context.fillText(seconds ? `-${seconds} s` : "now", at, height - MARGIN.bottom + 5);
  }
  const base = new Array(count).fill(0);
  for (const { key, rates } of series) {
    context.beginPath();
    for (let at = 0; at < count; at++) context.lineTo(x(at), y(base[at] + rates[at]));
    for (let at = count - 1; at >= 0; at--) context.lineTo(x(at), y(base[at]));
    context.closePath();
    context.fillStyle = paint(key);
    context.globalAlpha = hover?.key && hover.key !== key ? .35 : .92;
    context.fill();
    context.globalAlpha = 1;
    rates.forEach((rate, at) => base[at] += rate);
  }
  if (hover?.at !== undefined && hover.at < count) {
    context.strokeStyle = paints.ink;
    context.beginPath();
    context.moveTo(Math.round(x(hover.at)) + .5, MARGIN.top);
    context.lineTo(Math.round(x(hover.at)) + .5, height - MARGIN.bottom);
    context.stroke();
  }
}
function nice(step) {
  const size = 10 ** Math.floor(Math.log10(step));
  return [1, 2, 5, 10].find(factor => factor * size >= step) * size;
}
function drawLegend() {
  const rows = series.map(({ key, rates }) => ({ key, rate: mean(rates) })).sort((a, b) => b.rate - a.rate);
  const total = rows.reduce((sum, { rate }) => sum + rate, 0);
  say($("now"), total ? `${kbits(total)} kbit/s` : "");
  const list = $("legend");
  while (list.children.length > rows.length) list.lastChild.remove();
  rows.forEach(({ key, rate }, index) => {
    let item = list.children[index];
    if (!item) {
      item = list.appendChild(make("li"));
      item.append(make("span"), make("span", "name"), make("span", "num"));
    }
    if (item.dataset.key !== key) {
      item.dataset.key = item.title = key;
      item.firstChild.replaceWith(dot(key));
      say(item.children[1], key.split(" > ").at(-1));
    }
    item.classList.toggle("lit", hover?.key === key);
    say(item.lastChild, kbits(rate));
  });
}
function tip(event, ...lines) {
  const box = $("tip");
  box.style.display = lines.length ? "block" : "none";
  if (!lines.length) return;
  box.replaceChildren(...lines);
  box.style.left = `${Math.min(event.clientX + 14, innerWidth - box.offsetWidth - 8)}px`;
  box.style.top = `${Math.min(event.clientY + 18, innerHeight - box.offsetHeight - 8)}px`;
}
$("chart").addEventListener("mousemove", event => {
  const { offsetX, offsetY, target } = event;
  const count = series[0]?.rates.length || 0;
  const per = (target.clientWidth - MARGIN.left - MARGIN.right) / (HISTORY - 2);
  const at = count - 1 - Math.round((target.clientWidth - MARGIN.right - offsetX) / per);
  hover = at >= 0 && at < count ? { at } : null;
  drawChart();
  if (!hover) return tip(event);
  const lines = [make("b", "", `${kbits(series.reduce((sum, { rates }) => sum + rates[at], 0))} kbit/s`)];
  for (const { key, rates } of series.filter(({ rates }) => rates[at] > 0).slice(0, 8)) lines.push(make("div", "", `${key}  ${kbits(rates[at])}`));
  tip(event, ...lines);
});
$("chart").addEventListener("mouseleave", event => { hover = null; tip(event); drawChart(); });
$("legend").addEventListener("mouseover", event => {
  const key = event.target.closest("li")?.dataset.key;
  if (key === hover?.key) return;
  hover = key ? { key } : null;
  drawChart();
});
$("legend").addEventListener("mouseleave", () => { hover = null; drawChart(); });

// ---- The flame graph ----
let now = { sums: [], seconds: 1 };
function lookAtNow() {
  const last = ticks.length - 1;
  const from = Math.max(0, last - NOW);
  now = last < 1 ? { sums: [], seconds: 1 } : { sums: sumsBetween(ticks[from], ticks[last]), seconds: ticks[last].t - ticks[from].t || 1 };
}
function drawFlame() {
  const root = { name: "", bits: 0, children: new Map(), path: [] };
  const { seconds } = now;
  eachLeaf(now.sums, (kind, leaf, bits) => {
    let node = root;
    root.bits += bits;
    for (const step of leaf.steps) {
      if (!node.children.has(step)) node.children.set(step, { name: step, bits: 0, children: new Map(), path: [...node.path, step], key: leaf.around ? leaf.path : undefined });
      node = node.children.get(step);
      node.bits += bits;
    }
    node.key = leaf.key;
  });
  let from = root;
  for (const step of zoom) from = from.children.get(step) || from;
  const bars = [];
  const place = (node, left, width, depth) => {
    if (width < .25 || depth > 7) return;
    // A step that has only one inside is one bar with it.
    let name = node.name;
    while (depth > 0 && node.children.size === 1) {
      const [only] = node.children.values();
      if (only.bits !== node.bits) break;
      name += only.name === "[]" ? "[]" : `.${only.name}`;
      node = only;
    }
    bars.push({ node, name, left, width, depth });
    let at = left;
    const parts = [...node.children.values()].sort((a, b) => b.bits - a.bits);
    for (const part of parts) {
      const share = width * part.bits / (node.bits || 1);
      place(part, at, share, depth + 1);
      at += share;
    }
  };
  place(from, 0, 100, 0);
  const depth = Math.max(2, ...bars.map(bar => bar.depth));
  $("flame").style.height = `${(depth + 1) * 27}px`;
  say($("flame-hint"), zoom.length ? "click the top bar to go back, or press Escape" : "click to look closer");
  // Bars are reused, so that a focus stays where it is.
  const boxes = [...$("flame").children];
  bars.forEach(({ node, name: own, left, width, depth }, index) => {
    const box = boxes[index] || $("flame").appendChild(make("button", "bar"));
    if (!box.firstChild) box.append(make("span"), make("em"));
    const isFill = node.path.length === 1 && GREY.has(node.name);
    const className = `bar${depth === 0 ? " top" : node.name === "rejected packets" ? " bad" : isFill ? " fill" : ""}${width < 2.5 ? " slim" : ""}`;
    if (box.className !== className) box.className = className;
    const style = `--hue: ${hue(node.key || node.path.join("."))}; left: ${left.toFixed(2)}%; width: calc(${width.toFixed(2)}% - 1px); top: ${depth * 27}px`;
    if (box.dataset.style !== style) box.style.cssText = box.dataset.style = style;
    const name = depth === 0 && !zoom.length ? "all bits" : own === "[]" ? "elements" : own;
    const rate = `${kbits(node.bits / seconds)} kbit/s`;
    say(box.firstChild, name);
    say(box.lastChild, rate);
    box.title = `${node.path.join(" › ") || "all bits"}: ${rate}, ${number(100 * node.bits / (root.bits || 1), 1)} %`;
    box.onclick = () => { zoom = depth === 0 ? [] : node.path; draw(); };
  });
  boxes.slice(bars.length).forEach(box => box.remove());
}

// ---- The table of fields ----
function drawFields() {
  const fields = [];
  let all = 0;
  const { seconds } = now;
  eachLeaf(now.sums, (kind, leaf, bits, index, count) => {
    all += bits;
    fields.push({ kind, leaf, bits, count });
  });
  const words = $("filter").value.trim().toLowerCase();
  const rows = fields.filter(row => row.leaf.key.toLowerCase().includes(words)).sort((a, b) => b.bits - a.bits);
  say($("fields-hint"), `${rows.length} with the most bits first`);
  const body = $("fields").tBodies[0];
  rows.slice(0, 200).forEach((row, index) => {
    const line = body.rows[index] || body.insertRow();
    while (line.cells.length < 7) line.insertCell();
    const [name, rate, share, each, range, values, wasted] = line.cells;
    for (const cell of [rate, share, each, wasted]) cell.classList.add("n");
    share.classList.add("share");
    if (name.dataset.title !== row.leaf.title) {
      name.dataset.title = name.title = row.leaf.title;
      name.replaceChildren(dot(row.leaf.key), row.leaf.title);
      share.replaceChildren(make("i", row.leaf.key === "rejected packets" ? "bad" : GREY.has(row.leaf.key) ? "fill" : ""), make("span"));
      share.style.setProperty("--hue", hue(row.leaf.key));
    }
    say(rate, kbits(row.bits / seconds));
    const width = `${Math.round(68 * row.bits / (rows[0].bits || 1))}px`;
    if (share.firstChild.style.width !== width) share.firstChild.style.width = width;
    say(share.lastChild, `${number(100 * row.bits / (all || 1), 1)} %`);
    say(each, row.count ? number(row.bits / row.count, Number.isInteger(row.bits / row.count) ? 0 : 1) : "");
    say(range, row.leaf.range || row.leaf.kind);
    const found = seen.get(row.kind.number)?.[row.leaf.path];
    say(values, found?.seen || "");
    values.title = found ? `in ${number(found.count)} values of the last packets` : "";
    const lost = found?.wasted && row.count ? found.wasted * row.count / seconds : 0;
    say(wasted, lost ? `${found.wasted} bits, ${kbits(lost)} kbit/s` : "");
    wasted.classList.toggle("wasted", lost > 0);
  });
  while (body.rows.length > Math.min(200, rows.length)) body.deleteRow(-1);
}
$("filter").addEventListener("input", drawFields);
async function lookAtValues() {
  const last = ticks.at(-1);
  if (!last || paused || document.hidden) return;
  const asked = new Set();
  for (const client of last.clients) {
    for (const [at, lane] of client.lanes.entries()) {
      if (asked.has(lane.kind) || asked.size >= 8) continue;
      asked.add(lane.kind);
      try {
        const answer = await fetch(`values?client=${client.id}&lane=${at}`);
        if (answer.ok) seen.set(lane.kind, await answer.json());
      } catch { /* the game has ended, which the events say as well */ }
    }
  }
}

// ---- Clients ----
// Only the rows in sight exist: a table of 400 takes a tenth of a second to lay out. Margins stand for the others.
const OUT_OF_SIGHT = 3;
let order = [];           // the ids of the clients, by what was sent to them a moment ago
let sorted = 0;           // the number of draws since they were sorted
function drawClients() {
  const table = $("clients");
  const body = table.tBodies[0];
  const box = table.parentElement;
  // Everything that asks for the layout comes before everything that changes it.
  const height = body.rows[0]?.offsetHeight || 24;
  const first = Math.max(0, Math.floor(box.scrollTop / height) - OUT_OF_SIGHT);
  const most = Math.ceil(box.clientHeight / height) + 2 * OUT_OF_SIGHT;
  const active = document.activeElement;
  const focused = active?.parentElement === body ? active.client : undefined;
  const last = ticks.at(-1);
  const before = ticks[Math.max(0, ticks.length - 1 - NOW)];
  const seconds = last.t - before.t || 1;
  const rate = (client, sent) => {
    const old = before.byId.get(client.id);
    let bits = 0;
    client.lanes.forEach((lane, at) => {
      const past = old?.lanes[at];
      if (kinds[lane.kind].sent === sent && !isEarly(before, past)) bits += lane.total - (past?.total || 0);
    });
    return bits / seconds;
  };
  let [out, into, rejected] = [0, 0, 0];
  const lines = new Map();
  for (const client of last.clients) {
    const line = { id: client.id, name: client.name, out: rate(client, true), into: rate(client, false), health: client.health, rejected: client.lanes.reduce((sum, lane) => sum + lane.rejected, 0) };
    out += line.out;
    into += line.into;
    rejected += line.rejected;
    lines.set(client.id, line);
  }
  const all = { id: null, name: "All clients", out, into, health: [], rejected };
  if (order.length !== lines.size || sorted++ % NOW === 0 || order.some(id => !lines.has(id))) {
    order = [...lines.values()].sort((a, b) => b.out - a.out || a.id - b.id).map(({ id }) => id);
  }
  const shown = [null, ...order].slice(first, first + most);
  const margin = `${first * height}px 0 ${(order.length + 1 - first - shown.length) * height}px`;
  if (table.dataset.margin !== margin) table.style.margin = table.dataset.margin = margin;
  while (body.rows.length > shown.length) body.deleteRow(-1);
  shown.forEach((id, index) => {
    let row = body.rows[index];
    if (!row) {
      row = body.insertRow();
      row.tabIndex = 0;
      for (let cell = 0; cell < 8; cell++) row.append(make("td", cell ? "n" : ""));
      row.onclick = () => choose(row.client);
      row.onkeydown = event => { if (event.key === "Enter") choose(row.client); };
    }
    const line = id === null ? all : lines.get(id);
    row.client = id;
    row.classList.toggle("chosen", id === chosen);
    const [round, loss, age, pending] = line.health;
    const texts = [line.name, kbits(line.out), kbits(line.into),
      round == null ? "" : `${number(round)} ms`, loss == null ? "" : `${number(loss * 100, 1)} %`,
      age == null ? "" : `${number(age)} ms`, pending == null ? "" : number(pending), line.rejected ? number(line.rejected) : ""];
    texts.forEach((text, cell) => say(row.cells[cell], text));
    if (row.title !== line.name) row.title = line.name;
    if (focused === id && row !== active) row.focus({ preventScroll: true });
  });
  const chip = (id, text, unit) => { if ($(id).textContent !== text + unit) $(id).replaceChildren(make("b", "", text), unit); };
  chip("out", kbits(out), " kbit/s to clients");
  chip("in", kbits(into), " kbit/s from clients");
  chip("count", number(last.clients.length), last.clients.length === 1 ? " client" : " clients");
  if (chosen !== null && !lines.has(chosen)) choose(null);
}
$("clients").parentElement.addEventListener("scroll", () => draw());
function choose(id) {
  chosen = chosen === id ? null : id;
  view++;
  zoom = [];
  say($("whose"), chosen === null ? "All clients" : ticks.at(-1)?.byId.get(chosen)?.name || "");
  draw();
}

// ---- Whether nothing is missing: the fields of every lane add up to its datagrams ----
function check() {
  let [fields, total] = [0, 0];
  for (const client of ticks.at(-1).clients) {
    for (const lane of client.lanes) {
      fields += lane.bits.reduce((sum, bits) => sum + bits, 0);
      total += lane.total;
    }
  }
  const chip = $("exact");
  const off = fields - total;
  chip.className = `chip ${off ? "bad" : "good"}`;
  chip.dataset.fields = fields;
  chip.dataset.total = total;
  say(chip, off ? `fields differ by ${number(off)} bits` : "every bit accounted for");
}

// ---- Packets ----
function drawPackets(id, packets, line) {
  const list = $(id);
  const now = ticks.at(-1).t;
  if (!packets.length) {
    list.replaceChildren(make("li", "none", id === "packets" ? "none yet" : "none"));
    return;
  }
  if (list.firstChild?.className === "none") list.replaceChildren();
  packets.forEach((packet, index) => {
    const item = list.children[index] || list.appendChild(make("li"));
    if (!item.firstChild) item.append(make("button"));
    const button = item.firstChild;
    const key = `${packet.client}/${packet.number}`;
    if (button.dataset.key !== key) {
      button.dataset.key = key;
      const who = make("span", "who", packet.name);
      who.title = packet.name;
      button.replaceChildren(who, make("span", "what", line(packet)), make("span", "when"));
      button.onclick = () => open(packet);
    }
    say(button.lastChild, ago(now - packet.t));
  });
  while (list.children.length > packets.length) list.lastChild.remove();
}
function open(packet) {
  const query = `client=${packet.client}&number=${packet.number}`;
  say($("xray-title"), `${packet.name}, packet ${packet.number}${packet.payload ? "" : ": its payload was never read"}`);
  $("xray-page").src = `packet?${query}`;
  $("xray-save").href = `trace?${query}`;
  $("xray").showModal();
}
$("xray").addEventListener("close", () => $("xray-page").removeAttribute("src"));

// ---- Drawing, one part of the page per frame, so that no frame is late ----
const parts = [
  () => { lookAtNow(); collect(); drawChart(); drawLegend(); },
  drawClients,
  drawFlame,
  drawFields,
  () => {
    check();
    const { packets, rejections } = ticks.at(-1);
    const mine = packet => (chosen === null || packet.client === chosen) && (direction === "both" || packet.sent === (direction === "sent"));
    drawPackets("packets", packets.filter(mine), packet => `${packet.sent ? "→" : "←"} ${number(packet.datagram)} bytes`);
    drawPackets("rejections", rejections.filter(packet => chosen === null || packet.client === chosen), packet => packet.reason);
    document.documentElement.dataset.drawn = ticks.length;
  },
];
let part = parts.length;  // the next part to draw
let isStale = false;      // whether everything must be drawn once more after that
function draw() {
  if (part < parts.length) { isStale = true; return; }
  part = 0;
  requestAnimationFrame(drawPart);
}
function drawPart() {
  if (!ticks.length) { part = parts.length; return; }
  // The first figures should appear at once.
  do parts[part++](); while (part < parts.length && ticks.length < 3);
  if (part === parts.length && isStale) { isStale = false; part = 0; }
  if (part < parts.length) requestAnimationFrame(drawPart);
}
function listen() {
  const events = new EventSource("events");
  const status = (text, className) => { say($("status"), text); $("status").className = `chip ${className}`; };
  events.onmessage = event => {
    const tick = JSON.parse(event.data);
    tick.kinds.forEach(learn);
    if (ticks.length && tick.t < ticks.at(-1).t) ticks.length = 0;
    tick.isEarly = Date.now() - opened < 4000;
    tick.byId = new Map(tick.clients.map(client => [client.id, client]));
    status(paused ? "paused" : "connected", paused ? "" : "good");
    if (paused) return;
    // Only the newest packets are listed.
    if (ticks.length) ticks.at(-1).packets = ticks.at(-1).rejections = [];
    ticks.push(tick);
    if (ticks.length > HISTORY) ticks.shift();
    draw();
    if (ticks.length % 8 === 2) lookAtValues();
  };
  events.onerror = () => status("the game does not answer", "bad");
}

// ---- Switches ----
const remember = (key, value) => { try { localStorage.setItem(key, value); } catch { /* a private window */ } };
const recall = key => { try { return localStorage.getItem(key); } catch { return null; } };
function setTheme(theme) {
  document.documentElement.dataset.theme = theme;
  $("theme").textContent = theme === "dark" ? "Light" : "Dark";
  readPaints();
  draw();
}
const dark = matchMedia("(prefers-color-scheme: dark)");
dark.addEventListener("change", () => { if (!recall("tightwire-theme")) setTheme(dark.matches ? "dark" : "light"); });
const switches = {
  theme() {
    const theme = document.documentElement.dataset.theme === "dark" ? "light" : "dark";
    remember("tightwire-theme", theme);
    setTheme(theme);
  },
  stack() { stackBy = stackBy === "message" ? "field" : "message"; view++; label(); draw(); },
  direction() { direction = { both: "sent", sent: "received", received: "both" }[direction]; view++; label(); draw(); },
  pause() { paused = !paused; say($("pause"), paused ? "Go on" : "Pause"); },
};
function label() {
  say($("stack"), stackBy === "message" ? "By field" : "By message");
  say($("direction"), { both: "Both directions", sent: "To clients", received: "From clients" }[direction]);
}
for (const name of Object.keys(switches)) $(name).addEventListener("click", switches[name]);
document.addEventListener("keydown", event => {
  if (event.target === $("filter") || event.ctrlKey || event.metaKey || event.altKey || $("xray").open) return;
  if (event.key === "/") { event.preventDefault(); $("filter").focus(); return; }
  if (event.key === "Escape") { if (zoom.length) zoom = []; else if (chosen !== null) return choose(null); return draw(); }
  if (event.key === "ArrowDown" || event.key === "ArrowUp") {
    const rows = [...$("clients").tBodies[0].rows];
    const at = rows.indexOf(document.activeElement);
    rows[Math.max(0, Math.min(rows.length - 1, at + (event.key === "ArrowDown" ? 1 : -1)))]?.focus();
    event.preventDefault();
    return;
  }
  if (event.key === " " && event.target.closest("button, a")) return;
  const name = { t: "theme", s: "stack", d: "direction", " ": "pause" }[event.key];
  if (name) { event.preventDefault(); switches[name](); }
});
addEventListener("resize", draw);
label();
setTheme(recall("tightwire-theme") || (dark.matches ? "dark" : "light"));
listen();
