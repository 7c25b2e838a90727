import { sniffMachineFile } from "../machine-file/read-machine-file.ts";
import type { LogoFormat } from "./logo-format.ts";

/** What a file is, by its bytes alone: a name says what somebody wants it to be. `undefined`: none of them. */
export function logoFormatOf(bytes: Uint8Array): LogoFormat | undefined {
  const begins = textAt(bytes, 0, HEAD);
  const found = MARKS.find(({ isIt }) => isIt(begins, bytes));
  return found?.format ?? sniffMachineFile(bytes) ?? (isSteps(bytes) ? "exp" : undefined);
}

/** How much of a file its marks are looked for in. */
const HEAD = 2048;

interface Mark {
  readonly format: LogoFormat;
  readonly isIt: (begins: string, bytes: Uint8Array) => boolean;
}

/** The first that fits; Illustrator's files are PDF or PostScript and say so further down. */
const MARKS: readonly Mark[] = [
  { format: "png", isIt: (begins) => begins.startsWith("\u0089PNG\r\n\u001A\n") },
  { format: "jpg", isIt: (begins) => begins.startsWith("\u00FF\u00D8\u00FF") },
  {
    format: "webp",
    isIt: (begins) => begins.startsWith("RIFF") && begins.slice(8, 12) === "WEBP",
  },
  {
    format: "ai",
    isIt: (begins) => isPaper(begins) && /Adobe Illustrator|AIPDF|AIPrivate/.test(begins),
  },
  { format: "pdf", isIt: (begins) => begins.startsWith("%PDF-") },
  {
    format: "eps",
    isIt: (begins) =>
      /^%!PS-Adobe-[\d.]+ EPSF-/.test(begins) || begins.startsWith("\u00C5\u00D0\u00D3\u00C6"),
  },
  {
    format: "svg",
    isIt: (begins) =>
      /^(?:\u00EF\u00BB\u00BF)?\s*<(?:\?xml|!--|!DOCTYPE svg|svg[\s>])/i.test(begins) &&
      begins.includes("<svg"),
  },
];

const isPaper = (begins: string) => begins.startsWith("%PDF-") || begins.startsWith("%!PS-Adobe-");

/** Byte for byte, as marks of files are written. */
function textAt(bytes: Uint8Array, from: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(from, from + length));
}

/** What follows the mark of an EXP file's commands: a change of color, moves, a cut. */
const EXP_COMMANDS: ReadonlySet<number | undefined> = new Set([0x01, 0x02, 0x04, 0x80]);

/**
 * Whether it is steps of a needle: EXP files have no mark, but are pairs of bytes, and hold commands and no others. What
 * is written for people holds none.
 */
function isSteps(bytes: Uint8Array): boolean {
  if (bytes.length === 0 || bytes.length % 2 !== 0) return false;
  let commands = 0;
  for (let at = 0; at < bytes.length; at += 2) {
    if (bytes[at] !== 0x80) continue;
    if (!EXP_COMMANDS.has(bytes[at + 1])) return false;
    commands += 1;
    // What follows a command is a move, whatever it looks like.
    at += 2;
  }
  return commands > 0;
}
