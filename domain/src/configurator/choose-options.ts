import type { ConfigurableChoice } from "../catalog/product-detail.ts";
import { variantHas, type Chosen, type Family } from "./family.ts";

/** An unfinished or finished choice of options. */
export interface Choosing {
  readonly family: Family;
  readonly chosen: Chosen;
  /** Set once the shopper tried to go on: what is missing is pointed at from then on (PDP-32). */
  readonly isFlagged: boolean;
}

export type ChoosingEvent =
  | { readonly type: "choose"; readonly attributeId: number; readonly optionId: number }
  /** The variant that `productId` in the address or a cart item names. */
  | { readonly type: "show"; readonly productId: number }
  | { readonly type: "clear"; readonly attributeId: number }
  | { readonly type: "submit" }
  /** Newer stock or prices of the same product. */
  | { readonly type: "renew"; readonly family: Family };

/** `open`: something is missing; `flagged`: and the shopper was told; `complete`: one variant is meant. */
export type Stage = "open" | "flagged" | "complete";

type Step<Type extends ChoosingEvent["type"]> = (
  state: Choosing,
  event: Extract<ChoosingEvent, { type: Type }>,
) => Choosing;

type Row = { readonly [Type in ChoosingEvent["type"]]: Step<Type> };

const stay = (state: Choosing): Choosing => state;
const flag = (state: Choosing): Choosing => ({ ...state, isFlagged: true });

/** What each event does at each stage. Once everything is chosen there is nothing to point at. */
export const transitions: Readonly<Record<Stage, Row>> = {
  open: { choose, show, clear, submit: flag, renew },
  flagged: { choose, show, clear, submit: stay, renew },
  complete: { choose, show, clear, submit: stay, renew },
};

/** A fresh choice: nothing but what has a single option (PDP-29, PDP-30), or the variant asked for. */
export function startChoosing(family: Family, productId?: number): Choosing {
  const fresh: Choosing = { family, chosen: singles(family), isFlagged: false };
  return productId === undefined ? fresh : show(fresh, { productId });
}

/** The next state; an event that would lead to no variant changes nothing. */
export function next(state: Choosing, event: ChoosingEvent): Choosing {
  // The table pairs each type with its own step; TypeScript cannot follow that through the union.
  const step = transitions[stageOf(state)][event.type] as Step<typeof event.type>;
  return step(state, event);
}

export function stageOf({ family, chosen, isFlagged }: Choosing): Stage {
  if (family.choices.every(({ id }) => chosen[id] !== undefined)) return "complete";
  return isFlagged ? "flagged" : "open";
}

/** What was decided before in buying order stands; what comes after gives way where no variant has both. */
function choose(
  state: Choosing,
  { attributeId, optionId }: { attributeId: number; optionId: number },
) {
  const { family, chosen } = state;
  const at = family.choices.findIndex(({ id }) => id === attributeId);
  const before = picked(chosen, family.choices.slice(0, at));
  const wanted = { ...before, [attributeId]: optionId };
  if (at < 0 || !exists(family, wanted)) return state;
  return settled(state, keepPossible(family, wanted, picked(chosen, family.choices.slice(at + 1))));
}

function show(state: Choosing, { productId }: { productId: number }): Choosing {
  const variant = state.family.variants.find((one) => one.productId === productId);
  if (!variant) return state;
  const known = new Set(state.family.choices.map(({ id }) => id));
  const own = variant.selections.filter(({ attributeId }) => known.has(attributeId));
  return settled(state, Object.fromEntries(own.map((s) => [s.attributeId, s.optionId])));
}

function clear(state: Choosing, { attributeId }: { attributeId: number }): Choosing {
  const { [attributeId]: _, ...rest } = state.chosen;
  return settled(state, { ...singles(state.family), ...rest });
}

function renew(state: Choosing, { family }: { family: Family }): Choosing {
  const chosen = keepPossible(family, singles(family), state.chosen);
  return settled({ ...state, family }, chosen);
}

/** The flag goes down with the last missing choice. */
function settled(state: Choosing, chosen: Chosen): Choosing {
  const after = { ...state, chosen };
  return stageOf(after) === "complete" ? { ...after, isFlagged: false } : after;
}

function singles({ choices }: Family): Chosen {
  const single = choices.filter(({ options }) => options.length === 1);
  return Object.fromEntries(single.map(({ id, options }) => [id, options[0]!.id]));
}

/** Adds the wishes one by one, leaving out each that no variant has together with the others. */
function keepPossible(family: Family, fixed: Chosen, wishes: Chosen): Chosen {
  let kept = fixed;
  for (const { id } of family.choices) {
    const wish = wishes[id];
    if (wish === undefined || kept[id] !== undefined) continue;
    const more = { ...kept, [id]: wish };
    if (exists(family, more)) kept = more;
  }
  return kept;
}

function picked(chosen: Chosen, choices: readonly ConfigurableChoice[]): Chosen {
  const set = choices.filter(({ id }) => chosen[id] !== undefined);
  return Object.fromEntries(set.map(({ id }) => [id, chosen[id]!]));
}

const exists = (family: Family, chosen: Chosen) =>
  family.variants.some((variant) => variantHas(variant, chosen));
