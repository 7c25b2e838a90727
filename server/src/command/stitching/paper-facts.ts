import { type Placement, placements } from "@placket/domain/embroidery/placement/placements";
import { storeSettingDefaults } from "@placket/domain/store/settings";
import { type Fact, readFacts, type WorksheetFacts } from "./facts.ts";
import type { StitchOrder } from "./order.ts";
import { StitchRefusal } from "./refusal.ts";

/** Stands at the head of proofs and worksheets: the command asks no store, so it knows the name by default. */
export const SHOP = storeSettingDefaults.storeName;

/** What the papers say, with what was only named looked up. */
export interface PaperFacts {
  readonly facts: WorksheetFacts;
  readonly placement: Placement | undefined;
}

/** The facts of a file and, over them, those of the command line. Throws a `StitchRefusal`. */
export async function paperFactsOf({ facts, factsFile }: StitchOrder): Promise<PaperFacts> {
  const read = factsFile === undefined ? {} : await readFacts(factsFile);
  const all = { ...read, ...facts };
  return {
    facts: all,
    placement: all.placement === undefined ? undefined : placementNamed(all.placement),
  };
}

/** By its code, in any spelling of case and hyphens, or by its name. */
function placementNamed(name: string): Placement {
  const plain = (text: string) => text.toLowerCase().replaceAll(/[\s-]/g, "");
  const placement = placements.find(({ code }) => plain(code) === plain(name));
  if (placement) return placement;
  throw new StitchRefusal(`There is no placement "${name}". See --list placements`);
}

/** A day of the facts, at its beginning in UTC; `undefined` where none is told. */
export function dayOf(facts: WorksheetFacts, fact: Fact): Date | undefined {
  const text = facts[fact];
  if (text === undefined) return undefined;
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : undefined;
  // The 31st of April becomes the 1st of May unless it is looked at again.
  if (day && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)) return day;
  throw new StitchRefusal(`--${fact} takes a day such as 2026-12-24, not "${text}"`);
}
