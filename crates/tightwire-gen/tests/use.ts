// Compiled, not run: the types are those that a program needs.
import { ToServer, ToClient, WireError, type Event, type Refusal } from "./messages.js";

const events: Event[] = ["Nothing", { Shot: { weapon: 3, target: null } }, { Chat: ["hi"] }];
const packet: Uint8Array = ToClient.encode(events[1]!);
const event: ToClient = ToClient.decode(packet);
if (typeof event !== "string" && "Shot" in event) {
  const weapon: number = event.Shot.weapon;
  const target: number | null = event.Shot.target;
  console.log(weapon, target);
}
try {
  const input: ToServer = ToServer.decodeChecked(packet);
  const wide: bigint = input.whole[0];
  const left_out: number | undefined = input.a;
  console.log(wide, left_out, input.rotation[3], input.key.length);
} catch (error) {
  if (error instanceof WireError) {
    const kind: Refusal = error.kind;
    console.log(kind, error.bit, error.path);
  }
}
// @ts-expect-error there is no such variant
ToClient.encode("Something");
