import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import { failedAt } from "./file-failure.ts";
import { StitchRefusal } from "./refusal.ts";

/** What the papers say of an order: an option of the command each, or a key of its JSON file. */
export const FACTS = {
  order: "number of the order",
  customer: "who ordered",
  po: "their own order number",
  placed: "day of the order, YYYY-MM-DD",
  due: "day it is due, YYYY-MM-DD",
  product: "what it is sewn on",
  sku: "its SKU",
  sizes: '"S 4, M 8" or "Navy: S 4, M 8; White: M 2"',
  placement: "where it is sewn; see --list placements",
  notes: "for the shop floor",
  "approved-by": "who approved the proof",
  "approved-on": "the day of it, YYYY-MM-DD",
} as const;

export type Fact = keyof typeof FACTS;
export type WorksheetFacts = Readonly<Partial<Record<Fact, string>>>;

/** Reads facts from a JSON file: one object of texts. Throws a `StitchRefusal`. */
export async function readFacts(path: string): Promise<WorksheetFacts> {
  const text = await readFile(path, "utf8").catch(failedAt(path));
  const read = parsed(text);
  const refuse = (message: string) => new StitchRefusal(`${basename(path)}: ${message}`, 1);
  if (typeof read !== "object" || read === null || Array.isArray(read)) {
    throw refuse("a JSON object of texts is needed");
  }
  for (const [key, value] of Object.entries(read)) {
    if (!Object.hasOwn(FACTS, key)) {
      throw refuse(`there is no "${key}", only ${Object.keys(FACTS).join(", ")}`);
    }
    if (typeof value !== "string") throw refuse(`"${key}" is not a text`);
  }
  return read;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Refused by the caller like every other thing that is no object.
    return undefined;
  }
}
