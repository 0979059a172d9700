/** Why a packet is refused, or a value is not written. */
export type Refusal =
  | "UnexpectedEnd" | "OutOfRange" | "Padding" | "Text" | "NotAscending" | "Check" | "TrailingBytes"
  | "TooLong" | "KeyOrder" | "Schema" | "NotFinite" | "TooShort" | "Checksum";

export declare class WireError extends Error {
  readonly kind: Refusal;
  /** The bit of the packet where the value starts. */
  readonly bit: number;
  /** The name of the value: `players[3].health`. */
  readonly path: string;
}

/** A default that only the type in the program knows. */
export interface Default {
  readonly $default: true;
}
