import type { Bounds } from "../pattern/bounds.ts";

/** Length of the header in bytes; records follow. */
export const HEADER_BYTES = 512;

/** Ends what the header says; blanks follow. */
export const HEADER_END = 0x1a;
/** Where {@link HEADER_END} stands. */
export const HEADER_END_AT = 124;

/** What a header claims. Never trusted: real files have wrong counts, extents and names of zeros. */
export interface DstHeader {
  readonly name: string;
  /** Records, the end included. `undefined` where the header has no number. */
  readonly records: number | undefined;
  readonly colorChanges: number | undefined;
  readonly left: number | undefined;
  readonly right: number | undefined;
  readonly bottom: number | undefined;
  readonly top: number | undefined;
}

/** Where the first fields of a header begin. */
const MARKS: readonly (readonly [at: number, text: string])[] = [
  [0, "LA:"],
  [20, "ST:"],
  [31, "CO:"],
  [38, "+X:"],
];

/** Whether the bytes begin like a DST file: at least one field stands where it belongs. */
export function hasDstHeader(bytes: Uint8Array): boolean {
  return bytes.length >= HEADER_BYTES && MARKS.some(([at, text]) => textAt(bytes, at, 3) === text);
}

/** Reads what a header claims; a field that is missing or no number is `undefined`. */
export function readDstHeader(bytes: Uint8Array): DstHeader {
  const fields = new Map(
    textAt(bytes, 0, HEADER_BYTES)
      .split("\r")
      .map((line) => [line.slice(0, 3).trim(), line.slice(3)] as const),
  );
  const number = (field: string) => wholeNumber(fields.get(field));
  return {
    // Names are padded with blanks, or with zeros.
    name: (fields.get("LA:") ?? "").replaceAll(/[^\x20-\x7e]/g, " ").trim(),
    records: number("ST:"),
    colorChanges: number("CO:"),
    left: number("-X:"),
    right: number("+X:"),
    bottom: number("-Y:"),
    top: number("+Y:"),
  };
}

/** What the writer puts into a header; lengths in 0.1 mm. */
interface HeaderFacts {
  readonly name: string;
  /** Records, the end included. */
  readonly records: number;
  readonly colorChanges: number;
  /** Everywhere the hoop goes. */
  readonly bounds: Bounds;
  readonly endX: number;
  readonly endY: number;
}

/** The 512 bytes of a header. */
export function dstHeader({ name, records, colorChanges, bounds, endX, endY }: HeaderFacts) {
  const fields = [
    `LA:${plainName(name).padEnd(16)}`,
    `ST:${padded(records, 7)}`,
    `CO:${padded(colorChanges, 3)}`,
    `+X:${padded(Math.max(0, bounds.right), 5)}`,
    `-X:${padded(Math.max(0, -bounds.left), 5)}`,
    `+Y:${padded(Math.max(0, bounds.top), 5)}`,
    `-Y:${padded(Math.max(0, -bounds.bottom), 5)}`,
    `AX:${signed(endX)}`,
    `AY:${signed(endY)}`,
    "MX:+    0",
    "MY:+    0",
    "PD:******",
  ];
  const text = fields.map((field) => `${field}\r`).join("");
  const bytes = new Uint8Array(HEADER_BYTES).fill(0x20);
  for (let i = 0; i < text.length; i += 1) bytes[i] = text.charCodeAt(i);
  bytes[HEADER_END_AT] = HEADER_END;
  return bytes;
}

/** `"Crème Brûlée № 7"` → `"Creme Brulee - 7"`: 16 signs that every machine can show. */
export function plainName(name: string): string {
  return name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll("ß", "ss")
    .replaceAll(/[^\x20-\x7e]/gu, "-")
    .slice(0, 16);
}

function padded(value: number, width: number): string {
  return String(value).padStart(width);
}

function signed(value: number): string {
  return (value < 0 ? "-" : "+") + padded(Math.abs(value), 5);
}

function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

function wholeNumber(text = ""): number | undefined {
  const match = /^\s*(\d{1,9})\s*$/.exec(text);
  return match ? Number(match[1]) : undefined;
}
