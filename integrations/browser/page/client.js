// @ts-check
// The client. Everything about bytes is in messages/, which `tightwire gen typescript` has written.
import { ToServer, ToClient } from "./messages/messages.js";

const SIZE = 4095;
const view = /** @type {HTMLCanvasElement} */ (document.getElementById("view"));
const status = /** @type {HTMLElement} */ (document.getElementById("status"));
const numbers = /** @type {HTMLElement} */ (document.getElementById("numbers"));
const pen = /** @type {CanvasRenderingContext2D} */ (view.getContext("2d"));

/** What a test asks for. */
const game = { place: -1, snapshots: 0, ships: 0, shots: 0, bytes: 0, sent: 0, seen: -1, moved: 0, closed: "" };
Object.assign(window, { game });

// A client of another build is told so before a packet is misread.
const wrong = new URLSearchParams(location.search).get("wrong");
const query = new URLSearchParams({ toServer: wrong ?? ToServer.hash, toClient: ToClient.hash });
const socket = new WebSocket(`ws://${location.host}/play?${query}`);
socket.binaryType = "arraybuffer";

const keys = new Set();
addEventListener("keydown", (event) => keys.add(event.key));
addEventListener("keyup", (event) => keys.delete(event.key));
let heading = 0.4;
let number = 0;

function steer() {
  if (socket.readyState !== WebSocket.OPEN) return;
  // Without a hand on the keys the ship flies in a circle.
  if (keys.size === 0) heading += 0.02;
  if (keys.has("ArrowLeft")) heading -= 0.05;
  if (keys.has("ArrowRight")) heading += 0.05;
  number = (number + 1) & 0xffff;
  const shot = keys.has(" ") || number % 20 === 0 ? 1 + (number % 10) : null;
  const packet = ToServer.encode({ number, heading, thrust: keys.has("ArrowDown") ? 0 : 60, shot });
  socket.send(packet);
  game.sent++;
}

/** @type {{ x: number, y: number } | undefined} */
let before;

/** @param {import("./messages/messages.js").ToClient} update */
function show(update) {
  if ("Welcome" in update) {
    game.place = update.Welcome.place;
    status.textContent = `ship ${game.place}`;
    return;
  }
  const { tick, seen, ships, shots } = update.Snapshot;
  game.snapshots++;
  game.seen = seen ?? game.seen;
  game.shots += shots.length;
  game.ships = ships.filter(Boolean).length;
  const own = ships[game.place];
  if (own && before) game.moved += Math.hypot(own.x - before.x, own.y - before.y);
  before = own ?? before;
  pen.clearRect(0, 0, view.width, view.height);
  ships.forEach((ship, place) => {
    if (!ship) return;
    const [x, y] = [(ship.x / SIZE) * view.width, (ship.y / SIZE) * view.height];
    pen.save();
    pen.translate(x, y);
    pen.fillStyle = "#8fa3c8";
    pen.fillText(ship.name, 12, -8);
    pen.rotate(ship.heading);
    pen.fillStyle = place === game.place ? "#ffd166" : "#4cc9f0";
    pen.beginPath();
    pen.moveTo(12, 0);
    pen.lineTo(-8, 7);
    pen.lineTo(-8, -7);
    pen.fill();
    const shot = shots.find((one) => one.ship === place);
    if (shot) {
      pen.strokeStyle = "#ef476f";
      pen.lineWidth = shot.strength / 3;
      pen.strokeRect(14, -1, 60, 1);
    }
    pen.restore();
  });
  numbers.textContent = `tick ${tick}, ${game.ships} ships, ${Math.round(game.bytes / game.snapshots)} bytes a snapshot`;
}

socket.onopen = () => {
  status.textContent = "connected";
  setInterval(steer, 33);
};
socket.onmessage = (event) => {
  const packet = new Uint8Array(event.data);
  game.bytes += packet.length;
  show(ToClient.decode(packet));
};
socket.onclose = (event) => {
  game.closed = event.reason || "closed";
  status.textContent = game.closed;
};
