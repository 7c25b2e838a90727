import { teamTitleOf } from "@placket/contract/cart/team/team-call.codec";
import { textOfParts, type TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ConfigurableChoice } from "@placket/domain/catalog/product-detail";
import { isColor, type Chosen, type Family } from "@placket/domain/configurator/family";
import type { TeamColumns, TeamRow } from "@placket/domain/configurator/team/team-sheet";
import type { ShownItem } from "../../cart/cart.queries.ts";
import {
  isNumber,
  isText,
  listOf,
  objectOf,
  recordOf,
  type Shape,
} from "../../storage/kept-shape.ts";
import { isAnything, local } from "../../storage/keys.ts";
import { readStored, writeStored } from "../../storage/stored.ts";

/** issue 10.3: the teams' lists that are not in a cart yet, by product. */
const KEY = local("teamDraft", isAnything, { category: "functional" });

/** A list as far as it is written. */
export interface TeamDraft {
  readonly title: string;
  readonly rows: readonly TeamRow[];
  /** How all texts are sewn; its lines are nobody's. `undefined` before anything was chosen. */
  readonly choice: TextChoice | undefined;
  /** The color of the cloth for all of them; `undefined` where each row says its own. */
  readonly colorId: number | undefined;
}

/** A list of the cart that is written anew. */
export interface EditedTeam {
  readonly title: string;
  readonly items: readonly ShownItem[];
}

/** The choice of the cloth's color, where there is one. */
export const colorChoice = ({ choices }: Family): ConfigurableChoice | undefined =>
  choices.find(isColor);

/** What holds for all rows, and what each says for itself. */
export function sharedAndOwn(
  family: Family,
  colorId: number | undefined,
): { readonly shared: Chosen; readonly choices: TeamColumns["choices"] } {
  const color = colorChoice(family);
  if (!color || colorId === undefined) return { shared: {}, choices: family.choices };
  return {
    shared: { [color.id]: colorId },
    choices: family.choices.filter((choice) => choice !== color),
  };
}

/** The items of a cart that stand in a list of a family, in their order. */
export const itemsOfTeam = (
  items: readonly ShownItem[],
  { title, familyId }: { readonly title: string; readonly familyId: number },
): readonly ShownItem[] =>
  items.filter((item) => item.familyId === familyId && teamTitleOf(item) === title);

/** A list of the cart as it is written: its wearers with their sizes, sewn as the first of them is. */
export function draftOf({ title, items }: EditedTeam, family: Family): TeamDraft {
  const selections = items.map(({ simpleProductId }) => {
    const variant = family.variants.find(({ productId }) => productId === simpleProductId);
    return new Map(variant?.selections.map((one) => [one.attributeId, one.optionId]));
  });
  const color = colorChoice(family);
  const colors = new Set(selections.map((one) => color && one.get(color.id)));
  const texts = items.map(({ parts }) => textOfParts(parts));
  const rows = items.map(({ quantity }, at): TeamRow => {
    const options = family.choices.map(({ id, options: all }) => {
      const label = all.find((option) => option.id === selections[at]?.get(id))?.label ?? "";
      return [id, label] as const;
    });
    return {
      lines: texts[at]?.lines ?? [],
      options: Object.fromEntries(options),
      pieces: quantity === 1 ? "" : String(quantity),
    };
  });
  const [colorId] = colors.size === 1 ? colors : [];
  return { title, rows, choice: texts[0], colorId };
}

/** A list that is not in a cart yet, as a browser keeps it. */
interface Kept extends TeamDraft {
  readonly productId: number;
}

/** So many products' lists are kept, the one that was written last at the end. */
const MOST = 5;

const isRow: Shape<TeamRow> = objectOf<TeamRow>({
  lines: listOf(isText),
  options: recordOf(isText),
  pieces: isText,
});

const isChoice: Shape<TextChoice> = objectOf<TextChoice>({
  lines: listOf(isText),
  font: isText,
  thread: isText,
  heightMm: isNumber,
  placement: isText,
});

const isMaybe =
  <Value>(is: Shape<Value>): Shape<Value | undefined> =>
  (kept): kept is Value | undefined =>
    kept === undefined || is(kept);

const isKept = listOf(
  objectOf<Kept>({
    productId: isNumber,
    title: isText,
    rows: listOf(isRow),
    choice: isMaybe(isChoice),
    colorId: isMaybe(isNumber),
  }),
);

/** The unfinished list of a product; `undefined` where none is kept. */
export function keptTeam(productId: number): TeamDraft | undefined {
  const kept = all().find((one) => one.productId === productId);
  if (!kept) return undefined;
  const { title, rows, choice, colorId } = kept;
  return { title, rows, choice, colorId };
}

export function keepTeam(productId: number, draft: TeamDraft): void {
  const kept = [...others(productId), { productId, ...draft }];
  writeStored(KEY, kept.slice(-MOST));
}

/** It is in the cart. */
export const forgetTeam = (productId: number): void => writeStored(KEY, others(productId));

const others = (productId: number) => all().filter((one) => one.productId !== productId);

function all(): readonly Kept[] {
  const kept = readStored(KEY);
  return isKept(kept) ? kept : [];
}
