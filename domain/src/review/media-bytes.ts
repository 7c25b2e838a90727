/** What a photo may be, by how its bytes begin: nothing else is handed to whoever decodes pictures. */
export function isPhoto(head: Uint8Array): boolean {
  const text = latin(head, 0, 16);
  if (text.startsWith("\u{FF}\u{D8}\u{FF}") || text.startsWith("\u{89}PNG\r\n\u{1A}\n"))
    return true;
  if (/^GIF8[79]a/.test(text)) return true;
  if (text.startsWith("RIFF") && text.slice(8, 12) === "WEBP") return true;
  return text.slice(4, 8) === "ftyp" && PHOTO_BRANDS.has(text.slice(8, 12));
}

const PHOTO_BRANDS: ReadonlySet<string> = new Set(["avif", "avis", "heic", "heix", "mif1"]);

/** Containers of videos that browsers play, by the ending of their files. */
const VIDEO_TYPES = { mp4: "video/mp4", mov: "video/quicktime", webm: "video/webm" } as const;
export type VideoEnding = keyof typeof VIDEO_TYPES;

/** What a video is sent as. */
export const videoTypeOf = (ending: VideoEnding): string => VIDEO_TYPES[ending];

/** The ending of a video by how its bytes begin, whatever it is called; undefined for what is none. */
export function videoEndingOf(head: Uint8Array): VideoEnding | undefined {
  const text = latin(head, 0, 64);
  if (text.startsWith("\u{1A}E\u{DF}\u{A3}")) return text.includes("webm") ? "webm" : undefined;
  if (text.slice(4, 8) !== "ftyp") return undefined;
  const brand = text.slice(8, 12);
  if (brand === "qt  ") return "mov";
  return VIDEO_BRAND.test(brand) ? "mp4" : undefined;
}

const VIDEO_BRAND = /^(?:iso[2-9m]|mp4[12]|avc1|M4V |M4VP|MSNV|dash|3gp[4-7]|mmp4|f4v )$/;

/** A box of an MP4 or QuickTime file: what it is, where it begins, and how long it is with its head. */
export interface Box {
  readonly type: string;
  readonly start: number;
  readonly head: number;
  readonly size: number;
}

/**
 * The box that begins here, of which `bytes` has the first 16 at least where there are so many; `left` is how much of the
 * file or of the box around it is left from here on. Undefined for what is no box, or one that is longer than that.
 */
export function boxAt(bytes: Uint8Array, start: number, left: number): Box | undefined {
  if (left < 8 || bytes.length < 8) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const said = view.getUint32(0);
  const isLong = said === 1;
  if (isLong && bytes.length < 16) return undefined;
  const head = isLong ? 16 : 8;
  const size = isLong ? Number(view.getBigUint64(8)) : said === 0 ? left : said;
  if (size < head || size > left) return undefined;
  return { type: latin(bytes, 4, 8), start, head, size };
}

/** Boxes that say where, when and with what it was filmed. */
const TELLTALE: ReadonlySet<string> = new Set(["udta", "meta", "uuid"]);
export const isTelltale = (type: string): boolean => TELLTALE.has(type);

/** Players pass over a box of this type, whatever it holds. */
export const PASSED_OVER = "free";

const AROUND: ReadonlySet<string> = new Set(["trak", "mdia", "minf"]);
/** Each stands within the one before it; what goes deeper was made to be walked for long. */
const DEPTH_MAX = AROUND.size;
/** So many boxes has no film there: two million of eight bytes are made to be walked for seconds. */
const BOXES_MAX = 10_000;

/** Heads of the film and of its tracks: each begins with when it was made and changed. */
const DATED: ReadonlySet<string> = new Set(["mvhd", "tkhd", "mdhd"]);

/** So many bytes of a file from there on. */
interface Stretch {
  readonly start: number;
  readonly size: number;
}

/** What a `moov` tells that nobody needs who plays it. */
interface Telltales {
  readonly boxes: readonly Box[];
  /** Where it says when it was filmed. */
  readonly dates: readonly Stretch[];
}

/**
 * The telltale boxes and dates within a `moov`, its tracks' too; where they begin counts from the start of `moov`, which
 * is given with its head. Undefined where it is not made of boxes, or of too many.
 */
export function telltaleWithin(moov: Uint8Array): Telltales | undefined {
  const boxes: Box[] = [];
  const dates: Stretch[] = [];
  let left = BOXES_MAX;
  const walk = (from: number, to: number, depth: number): boolean => {
    if (depth > DEPTH_MAX) return false;
    for (let at = from; at < to;) {
      const box = boxAt(moov.subarray(at, Math.min(at + 16, to)), at, to - at);
      left -= 1;
      if (!box || left < 0) return false;
      if (isTelltale(box.type)) boxes.push(box);
      if (DATED.has(box.type)) dates.push(...datesOf(moov, box));
      if (AROUND.has(box.type) && !walk(at + box.head, at + box.size, depth + 1)) return false;
      at += box.size;
    }
    return true;
  };
  const outer = boxAt(moov.subarray(0, 16), 0, moov.length);
  return outer && walk(outer.head, outer.size, 0) ? { boxes, dates } : undefined;
}

/** Behind the version and the flags: two times of four bytes, or of eight in version 1. */
function datesOf(moov: Uint8Array, { start, head, size }: Box): Stretch[] {
  const dates = { start: start + head + 4, size: moov[start + head] === 1 ? 16 : 8 };
  return dates.start + dates.size <= start + size ? [dates] : [];
}

const latin = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));
