import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { DEFAULT_LINE_SPACING } from "@placket/domain/embroidery/lettering/recipe";
import { type Fact, FACTS, type WorksheetFacts } from "./facts.ts";
import { isListName, type ListName, lists } from "./list.ts";
import {
  amountOf,
  arcOf,
  clothOf,
  fabricOf,
  lengthOf,
  listed,
  outputsOf,
  trimJumpsOf,
} from "./option-values.ts";
import type { SpecimenFile } from "./specimen.ts";
import type { StitchOrder, TextSource, WantedSize } from "./order.ts";

/** An order, a list or help to print, or one line that says what is wrong. */
type StitchArguments =
  | { readonly as: "order"; readonly order: StitchOrder }
  | { readonly as: "list"; readonly list: ListName; readonly json: boolean }
  | { readonly as: "specimen"; readonly files: readonly SpecimenFile[]; readonly cloth?: string }
  | { readonly as: "help" }
  | { readonly as: "wrong"; readonly message: string };

/** Reads the command line; paths count from the folder the command was given in. */
export function readStitchArguments(args: readonly string[], from: string): StitchArguments {
  try {
    const { values, positionals } = parse(args);
    if (values.help) return { as: "help" };
    const { list, json = false } = values;
    if (list !== undefined && values.out !== undefined) return specimenOf(list, values, from);
    if (list !== undefined) return { as: "list", list: listOf(list), json };
    return { as: "order", order: orderOf(values, positionals, from) };
  } catch (error) {
    // Both Node's parser and this file throw errors whose first sentence says all.
    const [message = ""] = (error as Error).message.split(/\. |\n/);
    return { as: "wrong", message };
  }
}

const text = { type: "string" } as const;
const several = { type: "string", multiple: true } as const;
const flag = { type: "boolean" } as const;

const OPTIONS = {
  font: text,
  height: text,
  width: text,
  spacing: text,
  "line-spacing": text,
  align: text,
  arc: text,
  flag: text,
  thread: several,
  fabric: text,
  cloth: text,
  name: text,
  "trim-jumps": text,
  out: several,
  worksheet: text,
  facts: text,
  list: text,
  json: flag,
  help: flag,
} as const;

const FACT_OPTIONS = Object.fromEntries(Object.keys(FACTS).map((fact) => [fact, text])) as Record<
  Fact,
  typeof text
>;

function parse(args: readonly string[]) {
  return parseArgs({
    args: withNegatives(args),
    allowPositionals: true,
    options: { ...OPTIONS, ...FACT_OPTIONS },
  });
}

/** `--spacing -0.3`: the parser takes a value that begins with a dash only after `=`. */
function withNegatives(args: readonly string[]): string[] {
  const joined: string[] = [];
  for (const arg of args) {
    const before = joined.at(-1);
    if (/^-\d/.test(arg) && before !== undefined && /^--[a-z-]+$/.test(before)) {
      joined.push(`${joined.pop()}=${arg}`);
    } else joined.push(arg);
  }
  return joined;
}

type Values = ReturnType<typeof parse>["values"];

function listOf(name: string): ListName {
  if (isListName(name)) return name;
  throw new Error(`--list takes ${Object.keys(lists).join(", ")}, not "${name}"`);
}

function specimenOf(list: string, values: Values, from: string): StitchArguments {
  const cloth = clothOf(values.cloth);
  const files = outputsOf(values.out ?? [], from).map(({ path, format }) => {
    if (list === "fonts" && (format === "png" || format === "webp")) return { path, format };
    throw new Error("Only --list fonts is drawn, as .png or .webp");
  });
  return { as: "specimen", files, ...(cloth !== undefined && { cloth }) };
}

function orderOf(values: Values, positionals: readonly string[], from: string): StitchOrder {
  const at = (path: string | undefined) => (path === undefined ? path : resolve(from, path));
  return {
    source: sourceOf(positionals, values, from),
    name: values.name,
    threads: listed(values.thread),
    fabric: fabricOf(values.fabric ?? "twill"),
    cloth: clothOf(values.cloth),
    trimJumps: trimJumpsOf(values["trim-jumps"]),
    outputs: outputsOf(values.out ?? [], from),
    worksheet: at(worksheetOf(values.worksheet)),
    facts: factsOf(values),
    factsFile: at(values.facts),
    json: values.json ?? false,
  };
}

function worksheetOf(file: string | undefined): string | undefined {
  if (file === undefined || /\.pdf$/i.test(file)) return file;
  throw new Error(`--worksheet writes a .pdf, not "${file}"`);
}

function factsOf(values: Values): WorksheetFacts {
  const given = Object.keys(FACTS).map((fact) => [fact, values[fact as Fact]] as const);
  return Object.fromEntries(given.filter(([, value]) => value !== undefined));
}

type Option = keyof typeof OPTIONS;

const OF_A_TEXT: readonly Option[] = ["font", "spacing", "line-spacing", "align", "arc"];
const FILE = /\.(dst|exp|pes|jef|vp3|svg)$/i;
const OTHER_FILE = /\.(hus|xxx|emb|pec|eps|ai|pdf|png|jpe?g|webp|gif)$/i;

function sourceOf(
  positionals: readonly string[],
  values: Values,
  from: string,
): StitchOrder["source"] {
  const [first] = positionals;
  const isFile = positionals.some((one) => FILE.test(one));
  const sources = Number(values.flag !== undefined) + (isFile ? positionals.length : 0);
  if (values.flag !== undefined && positionals.length === 0) {
    return flagOf(values.flag, values);
  }
  if (first === undefined || sources > (isFile ? 1 : 0)) {
    throw new Error("Name a text in quotation marks, one file, or one --flag");
  }
  const other = positionals.find((one) => OTHER_FILE.test(one));
  if (other !== undefined)
    throw new Error(`Only .dst, .exp, .pes, .jef, .vp3 and .svg files are read, not "${other}"`);
  if (!isFile) return textOf(positionals, values);
  return fileOf(resolve(from, first), values);
}

function fileOf(path: string, values: Values): StitchOrder["source"] {
  if (!/\.svg$/i.test(path)) {
    const because = "a machine file is sewn as it stands";
    refuseOptions([...OF_A_TEXT, "height", "width"], values, because);
    return { as: "file", path };
  }
  refuseOptions([...OF_A_TEXT, "height"], values, "a drawing has a --width");
  const { width } = values;
  return {
    as: "drawing",
    path,
    ...(width !== undefined && { widthMm: lengthOf("width", width) }),
  };
}

function flagOf(country: string, values: Values): StitchOrder["source"] {
  refuseOptions(OF_A_TEXT, values, "for a text, not for a flag");
  const size: WantedSize = {
    ...(values.width !== undefined && { widthMm: lengthOf("width", values.width) }),
    ...(values.height !== undefined && { heightMm: lengthOf("height", values.height) }),
  };
  return { as: "flag", country, size };
}

function textOf(positionals: readonly string[], values: Values): TextSource {
  refuseOptions(["width"], values, "for a drawing or a flag; a text has a --height");
  return {
    as: "text",
    lines: positionals.flatMap((one) => one.split(/\n|\\n/)),
    font: values.font ?? "block",
    heightMm: lengthOf("height", values.height ?? "10"),
    letterSpacingMm: amountOf("spacing", values.spacing ?? "0"),
    lineSpacing: amountOf("line-spacing", values["line-spacing"] ?? String(DEFAULT_LINE_SPACING)),
    align: values.align ?? "center",
    arc: arcOf(values.arc),
  };
}

function refuseOptions(options: readonly Option[], values: Values, because: string): void {
  const given = options.find((option) => values[option] !== undefined);
  if (given) throw new Error(`--${given} has no use here: ${because}`);
}
