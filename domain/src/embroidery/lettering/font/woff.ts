import { unzlibSync } from "fflate";

const WOFF = 0x774f4646;
const WOFF_HEAD = 44;
const WOFF_ENTRY = 20;
const SFNT_HEAD = 12;
const SFNT_ENTRY = 16;

/** More tables than any font has, and more bytes than any font of a text script holds. */
const TABLES_MAX = 64;
const FONT_MAX_BYTES = 8 * 1024 * 1024;

/**
 * A font without WOFF's compression: an OpenType file as it is, a WOFF 1 file unpacked.
 * `undefined` for anything damaged, cut short or larger than a font: every table's checksum is held
 * against its bytes, because the parser behind may run for ever on what is not a font.
 * @see https://www.w3.org/TR/WOFF/
 */
export function unpackFont(bytes: ArrayBuffer): ArrayBuffer | undefined {
  if (bytes.byteLength < SFNT_HEAD || bytes.byteLength > FONT_MAX_BYTES) return undefined;
  const head = new DataView(bytes);
  const isWoff = head.getUint32(0) === WOFF;
  const tables = isWoff ? woffTables(bytes) : sfntTables(bytes);
  if (!tables || !tables.every(isSound)) return undefined;
  return assembled(isWoff ? head.getUint32(4) : head.getUint32(0), tables);
}

interface Table {
  readonly tag: number;
  readonly checksum: number;
  readonly bytes: Uint8Array;
}

function woffTables(file: ArrayBuffer): Table[] | undefined {
  const view = new DataView(file);
  if (file.byteLength < WOFF_HEAD) return undefined;
  const count = view.getUint16(12);
  if (count > TABLES_MAX || WOFF_HEAD + count * WOFF_ENTRY > file.byteLength) return undefined;
  const tables: Table[] = [];
  let size = 0;
  for (let at = WOFF_HEAD; at < WOFF_HEAD + count * WOFF_ENTRY; at += WOFF_ENTRY) {
    const packed = slice(file, view.getUint32(at + 4), view.getUint32(at + 8));
    const length = view.getUint32(at + 12);
    size += length;
    if (!packed || size > FONT_MAX_BYTES) return undefined;
    const bytes = packed.length === length ? packed : inflated(packed, length);
    if (!bytes) return undefined;
    tables.push({ tag: view.getUint32(at), checksum: view.getUint32(at + 16), bytes });
  }
  return tables;
}

/** The `size` bytes of a packed table, never more; `undefined` when it is damaged or holds fewer. */
function inflated(packed: Uint8Array, size: number): Uint8Array | undefined {
  try {
    const bytes = unzlibSync(packed, { out: new Uint8Array(size) });
    return bytes.length === size ? bytes : undefined;
  } catch {
    return undefined;
  }
}

function sfntTables(file: ArrayBuffer): Table[] | undefined {
  const view = new DataView(file);
  const count = view.getUint16(4);
  if (count > TABLES_MAX || SFNT_HEAD + count * SFNT_ENTRY > file.byteLength) return undefined;
  const tables: Table[] = [];
  for (let at = SFNT_HEAD; at < SFNT_HEAD + count * SFNT_ENTRY; at += SFNT_ENTRY) {
    const bytes = slice(file, view.getUint32(at + 8), view.getUint32(at + 12));
    if (!bytes) return undefined;
    tables.push({ tag: view.getUint32(at), checksum: view.getUint32(at + 4), bytes });
  }
  return tables;
}

function slice(file: ArrayBuffer, offset: number, length: number): Uint8Array | undefined {
  return offset + length <= file.byteLength ? new Uint8Array(file, offset, length) : undefined;
}

const HEAD_TABLE = 0x68656164;

/** The table's own sum of 32-bit words; the head's leaves out the sum of the whole file in it. */
function isSound({ tag, checksum, bytes }: Table): boolean {
  let sum = 0;
  for (let at = 0; at < bytes.length; at += 4) {
    if (tag === HEAD_TABLE && at === 8) continue;
    const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at, at + 4);
    sum = (sum + ((a << 24) | (b << 16) | (c << 8) | d)) >>> 0;
  }
  return sum === checksum;
}

function assembled(flavor: number, tables: readonly Table[]): ArrayBuffer {
  const first = SFNT_HEAD + tables.length * SFNT_ENTRY;
  const room = tables.reduce((sum, { bytes }) => sum + padded(bytes.length), first);
  const file = new ArrayBuffer(room);
  const view = new DataView(file);
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  let offset = first;
  for (const [i, { tag, checksum, bytes }] of tables.entries()) {
    const at = SFNT_HEAD + i * SFNT_ENTRY;
    view.setUint32(at, tag);
    view.setUint32(at + 4, checksum);
    view.setUint32(at + 8, offset);
    view.setUint32(at + 12, bytes.length);
    new Uint8Array(file, offset).set(bytes);
    offset += padded(bytes.length);
  }
  return file;
}

const padded = (length: number) => (length + 3) & ~3;
