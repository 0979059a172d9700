let table;

/** The checksum of a checked packet, which starts with the id of its direction. */
function crc32(id, body) {
  if (!table) {
    table = new Uint32Array(256);
    for (let index = 0; index < 256; index++) {
      let value = index;
      for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
      table[index] = value >>> 0;
    }
  }
  let crc = 0xffffffff;
  for (let index = 0n; index < 8n; index++) {
    crc = table[(crc ^ Number((id >> (index * 8n)) & 0xffn)) & 0xff] ^ (crc >>> 8);
  }
  for (const byte of body) crc = table[(crc ^ byte) & 0xff] ^ (crc >>> 8);
  return ~crc >>> 0;
}

const END_OF_PACKET = 0x4fae3689;

/** A packet with a checksum before it and a check at its end. */
export function encodeChecked(id, write, value) {
  const writer = new Writer();
  write(writer, value);
  writer.check(END_OF_PACKET);
  const body = writer.finish();
  const packet = new Uint8Array(4 + body.length);
  new DataView(packet.buffer).setUint32(0, crc32(id, body), true);
  packet.set(body, 4);
  return packet;
}

export function decodeChecked(id, read, packet) {
  if (packet.length < 8) throw new WireError("TooShort", 0, "");
  const body = packet.subarray(4);
  const crc = new DataView(packet.buffer, packet.byteOffset, 4).getUint32(0, true);
  if (crc !== crc32(id, body)) throw new WireError("Checksum", 0, "");
  const reader = new Reader(body);
  const value = read(reader);
  reader.depth = 0;
  reader.names[0] = "end of packet";
  reader.check(END_OF_PACKET);
  reader.finish();
  return value;
}

export function encode(write, value) {
  const writer = new Writer();
  write(writer, value);
  return writer.finish();
}

export function decode(read, packet) {
  const reader = new Reader(packet);
  const value = read(reader);
  reader.finish();
  return value;
}

/** Refuses another schema than the one that the code was generated for, by the name of the packet. */
export function checkHash(name, own, other) {
  if (own === other) return;
  const error = new WireError("Schema", 0, name);
  error.message = `${name}: generated for schema ${own}, and the other side has ${other}`;
  throw error;
}
