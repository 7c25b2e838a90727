import { extname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { type FabricCode, fabrics } from "@placket/domain/embroidery/fabric/fabric";
import { TRIM_JUMPS } from "@placket/domain/embroidery/pattern/limits";
import type { OutputFormat, StitchOrder } from "./stitch-order.ts";

export const stitchUsage = `Usage: npm run stitch -- "TEXT" | FILE.dst | FILE.exp [options]

  --font CODE        the font of a text (default: block)
  --height MM        height of a capital letter (default: 10)
  --thread NAME      name or number of a thread; again for each further color of a file
  --fabric CODE      ${Object.keys(fabrics).join(", ")} (default: twill)
  --trim-jumps N     jumps that machines take for a trim (default: ${TRIM_JUMPS})
  --out FILE,FILE    what to write: .dst, .exp, .png, .webp or .pdf (a proof)
  --json             print the statistics as JSON
  --help             print this

A text breaks its lines at \\n.`;

/** An order, a wish for help, or one line that says what is wrong. */
export type StitchArguments =
  | { readonly as: "order"; readonly order: StitchOrder }
  | { readonly as: "help" }
  | { readonly as: "wrong"; readonly message: string };

const FORMATS: readonly OutputFormat[] = ["dst", "exp", "png", "webp", "pdf"];
const MOST_TRIM_JUMPS = 12;

/** Reads the command line; paths count from the folder the command was given in. */
export function readStitchArguments(args: readonly string[], from: string): StitchArguments {
  try {
    const { values, positionals } = parse(args);
    if (values.help) return { as: "help" };
    return { as: "order", order: orderOf(values, positionals, from) };
  } catch (error) {
    // Both Node's parser and this file throw errors whose first sentence says all.
    const [message = ""] = (error as Error).message.split(/\. |\n/);
    return { as: "wrong", message };
  }
}

function parse(args: readonly string[]) {
  return parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      font: { type: "string" },
      height: { type: "string" },
      thread: { type: "string", multiple: true },
      fabric: { type: "string" },
      "trim-jumps": { type: "string" },
      out: { type: "string", multiple: true },
      json: { type: "boolean" },
      help: { type: "boolean" },
    },
  });
}

type Values = ReturnType<typeof parse>["values"];

function orderOf(values: Values, positionals: readonly string[], from: string): StitchOrder {
  const [subject, ...rest] = positionals;
  if (subject === undefined || rest.length > 0) {
    throw new Error("Name one text in quotation marks, or one file");
  }
  return {
    source: sourceOf(subject, values, from),
    threads: (values.thread ?? []).flatMap((list) => list.split(",")).map((name) => name.trim()),
    fabric: fabricOf(values.fabric ?? "twill"),
    trimJumps: trimJumpsOf(values["trim-jumps"]),
    outputs: (values.out ?? [])
      .flatMap((list) => list.split(","))
      .map((file) => outputOf(file, from)),
    json: values.json ?? false,
  };
}

function sourceOf(subject: string, { font, height }: Values, from: string): StitchOrder["source"] {
  if (!/\.(dst|exp)$/i.test(subject)) {
    const lines = subject.split(/\n|\\n/);
    return { as: "text", lines, font: font ?? "block", heightMm: heightOf(height ?? "10") };
  }
  if (font !== undefined || height !== undefined) {
    throw new Error("--font and --height are for a text: a machine file is sewn as it stands");
  }
  return { as: "file", path: resolve(from, subject) };
}

function heightOf(text: string): number {
  const heightMm = Number(text);
  if (text.trim() !== "" && heightMm > 0 && Number.isFinite(heightMm)) return heightMm;
  throw new Error(`--height takes millimetres, not "${text}"`);
}

function fabricOf(code: string): FabricCode {
  if (Object.hasOwn(fabrics, code)) return code as FabricCode;
  throw new Error(`--fabric takes ${Object.keys(fabrics).join(", ")}, not "${code}"`);
}

function trimJumpsOf(text = String(TRIM_JUMPS)): number {
  const jumps = /^\d+$/.test(text) ? Number(text) : 0;
  if (jumps >= 1 && jumps <= MOST_TRIM_JUMPS) return jumps;
  throw new Error(`--trim-jumps takes 1 to ${MOST_TRIM_JUMPS}, not "${text}"`);
}

function outputOf(file: string, from: string): StitchOrder["outputs"][number] {
  const ending = extname(file).slice(1).toLowerCase();
  const format = FORMATS.find((known) => known === ending);
  if (format) return { path: resolve(from, file.trim()), format };
  throw new Error(`--out writes ${FORMATS.map((f) => `.${f}`).join(", ")}, not "${file}"`);
}
