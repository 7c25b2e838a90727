import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { patternBytes } from "@placket/domain/embroidery/pattern/pattern-bytes";
import { flagDrawing } from "@placket/domain/embroidery/shape/flags/flag";
import { flags } from "@placket/domain/embroidery/shape/flags/flags.data";
import { sewShapes } from "@placket/domain/embroidery/shape/sew-shapes";
import { fabrics } from "@placket/domain/embroidery/fabric/fabric";

/** SHA-256 of a pattern in hex, in a browser as in Node. */
export async function hashOf(pattern: Pattern): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", Uint8Array.from(patternBytes(pattern)));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The hash of each flag, by its country. */
export async function flagHashes(): Promise<Readonly<Record<string, string>>> {
  const hashes: Record<string, string> = {};
  for (const flag of flags) {
    hashes[flag.code] = await hashOf(sewShapes(flagDrawing(flag), { fabric: fabrics.twill }));
  }
  return hashes;
}
