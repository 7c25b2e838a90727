import { extname, resolve } from "node:path";
import { type FabricCode, fabrics } from "@placket/domain/embroidery/fabric/fabric";
import type { Arc } from "@placket/domain/embroidery/lettering/recipe";
import { TRIM_JUMPS } from "@placket/domain/embroidery/pattern/limits";
import { MACHINE_FILE_KINDS } from "@placket/domain/embroidery/machine-file/machine-file";
import type { OutputFormat, StitchOrder } from "./order.ts";

const FORMATS: readonly OutputFormat[] = [...MACHINE_FILE_KINDS, "png", "webp", "pdf"];
const MOST_TRIM_JUMPS = 12;

/** Each of these reads one option and throws an error of one line where it is wrong. */
export function lengthOf(option: string, text: string): number {
  const mm = numberOf(text);
  if (mm > 0) return mm;
  throw new Error(`--${option} takes millimetres, not "${text}"`);
}

/** A number that may be below 0. */
export function amountOf(option: string, text: string): number {
  const amount = numberOf(text);
  if (Number.isFinite(amount)) return amount;
  throw new Error(`--${option} takes a number, not "${text}"`);
}

function numberOf(text: string): number {
  return /^-?\d+(\.\d+)?$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** `"60"` stands on a circle of 60 mm, `"60:down"` hangs from it. */
export function arcOf(text: string | undefined): Arc | null {
  if (text === undefined) return null;
  const [radius = "", bend = "up", ...rest] = text.split(":");
  const radiusMm = numberOf(radius);
  if ((bend === "up" || bend === "down") && rest.length === 0 && radiusMm > 0) {
    return { radiusMm, bend };
  }
  throw new Error(`--arc takes a radius in millimetres, such as 60 or 60:down, not "${text}"`);
}

export function fabricOf(code: string): FabricCode {
  if (Object.hasOwn(fabrics, code)) return code as FabricCode;
  throw new Error(`--fabric takes ${Object.keys(fabrics).join(", ")}, not "${code}"`);
}

export function clothOf(color: string | undefined): string | undefined {
  if (color === undefined || /^#[0-9a-f]{6}$/i.test(color)) return color?.toLowerCase();
  throw new Error(`--cloth takes a color such as #1f2a44, not "${color}"`);
}

export function trimJumpsOf(text = String(TRIM_JUMPS)): number {
  const jumps = /^\d+$/.test(text) ? Number(text) : 0;
  if (jumps >= 1 && jumps <= MOST_TRIM_JUMPS) return jumps;
  throw new Error(`--trim-jumps takes 1 to ${MOST_TRIM_JUMPS}, not "${text}"`);
}

/** The files of `--out`; two of one name would overwrite each other. */
export function outputsOf(given: readonly string[], from: string): StitchOrder["outputs"] {
  const outputs = listed(given).map((file) => outputOf(file, from));
  const twice = outputs.find(({ path }, i) => outputs.some((o, k) => k > i && o.path === path));
  if (twice) throw new Error(`--out names ${twice.path} twice`);
  return outputs;
}

function outputOf(file: string, from: string): StitchOrder["outputs"][number] {
  const ending = extname(file).slice(1).toLowerCase();
  const format = FORMATS.find((known) => known === ending);
  if (format) return { path: resolve(from, file), format };
  throw new Error(`--out writes ${FORMATS.map((f) => `.${f}`).join(", ")}, not "${file}"`);
}

/** Options that are given again, or as a list with commas. */
export function listed(given: readonly string[] = []): string[] {
  return given.flatMap((list) => list.split(",")).map((one) => one.trim());
}
