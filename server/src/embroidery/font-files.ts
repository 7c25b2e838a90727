import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { fontInfo, type FontCode } from "@placket/domain/embroidery/lettering/fonts";
import { readFont, type StitchFont } from "@placket/domain/embroidery/lettering/font/font-book";

/** The bytes of a font of the table, as its package brings them. */
async function fontBytes(code: FontCode): Promise<ArrayBuffer> {
  const info = fontInfo(code);
  if (!info) throw new Error(`No font "${code}" in the table`);
  const path = fileURLToPath(import.meta.resolve(`${info.package}/${info.file}`));
  const { buffer, byteOffset, byteLength } = await readFile(path);
  return buffer.slice(byteOffset, byteOffset + byteLength);
}

const reading = new Map<FontCode, Promise<StitchFont>>();

/**
 * A font of the table, read once and kept; what failed is read anew by whoever asks next.
 * @throws where its package does not hold it: a broken installation
 */
export function stitchFont(code: FontCode): Promise<StitchFont> {
  const before = reading.get(code);
  if (before) return before;
  const font = readAnew(code);
  reading.set(code, font);
  font.catch(() => reading.delete(code));
  return font;
}

async function readAnew(code: FontCode): Promise<StitchFont> {
  const read = readFont(await fontBytes(code));
  if (!read.ok) throw new Error(`The package of the font "${code}" holds no readable font`);
  return read.value;
}
