import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { CART_ENTRIES_MAX } from "@placket/domain/cart/cart-item";
import { priceFor } from "@placket/domain/configurator/family-price";
import type { Family } from "@placket/domain/configurator/family";
import { checkTeam, type CheckedRow } from "@placket/domain/configurator/team/check-team";
import { isBlankRow, type TeamRow } from "@placket/domain/configurator/team/team-sheet";
import { withRoom } from "@placket/domain/configurator/team/write-team";
import { linesOf } from "@placket/domain/embroidery/offer/offer";
import { add, money, times, type Money } from "@placket/domain/money/money";
import type { Problem } from "@placket/domain/problem";
import { useMemo } from "react";
import { sharedAndOwn, type TeamDraft } from "./team-draft.ts";
import { useTeamTexts, type RowText, type TeamChoice } from "./use-team-texts.ts";

/** A row of the sheet with all that is known of it. */
export interface KnownRow {
  readonly row: TeamRow;
  readonly checked: CheckedRow;
  readonly text: RowText;
  /** What is wrong with it, one thing at each cell. */
  readonly problems: readonly Problem[];
}

/** What a list comes to. */
export interface TeamSum {
  readonly pieces: number;
  /** Pieces by what is chosen for each: "M" → 3, in the product's own order. */
  readonly sizes: readonly { readonly label: string; readonly pieces: number }[];
  /** Pieces of the rows that are in order: those are priced. */
  readonly priced: number;
  /** Goods and texts of those, as if they were all; `undefined` while not all of it is known. */
  readonly total: Money | undefined;
}

interface TeamAsked {
  readonly draft: TeamDraft;
  readonly choice: TeamChoice;
  readonly family: Family;
  readonly offer: ShownOffer;
  /** Pieces of the family in the cart besides: they count for the bulk price. */
  readonly inCart: number;
}

/** The sheet with every row read, checked and counted. */
export function useTeam({ draft, choice, family, offer, inCart }: TeamAsked) {
  const sheet = useMemo(() => {
    const { shared, choices } = sharedAndOwn(family, draft.colorId);
    const lines = offer.terms.text ? linesOf(offer.terms.text).map(({ label }) => label) : [];
    return { lines, choices, shared, family, max: CART_ENTRIES_MAX };
  }, [family, draft.colorId, offer]);
  const rows = useMemo(() => withRoom(draft.rows, sheet), [draft.rows, sheet]);
  const checked = useMemo(() => checkTeam(rows, sheet), [rows, sheet]);
  const texts = useTeamTexts(rows, offer, choice);
  const known = useMemo(
    () =>
      rows.flatMap((row, at): KnownRow[] => {
        const [one, text] = [checked[at], texts[at]];
        return one && text ? [{ row, checked: one, text, problems: problemsOf(one, text) }] : [];
      }),
    [rows, checked, texts],
  );
  const sum = useMemo(() => sumOf(known, family, inCart), [known, family, inCart]);
  return { sheet, rows: known, sum };
}

/** What is missing in the sheet comes before what a needle would say of it. */
function problemsOf({ isBlank, problems }: CheckedRow, text: RowText): readonly Problem[] {
  if (isBlank) return [];
  const all = [...problems, ...text.problems];
  return all.filter((one, at) => all.findIndex(({ field }) => field === one.field) === at);
}

function sumOf(rows: readonly KnownRow[], family: Family, inCart: number): TeamSum {
  const counted = rows.filter(({ row }) => !isBlankRow(row));
  const pieces = counted.reduce((sum, { checked }) => sum + checked.pieces, 0);
  const labels = new Map<string, number>();
  const inOrder = counted.filter(({ problems }) => problems.length === 0);
  const priced = inOrder.reduce((sum, { checked }) => sum + checked.pieces, 0);
  let total: Money | undefined = money(0, family.currency);
  for (const { checked, text } of inOrder) {
    const { productId } = checked;
    const each = productId === undefined ? undefined : priceFor(family, productId, priced + inCart);
    total = total && each && text.price && add(total, times(add(each, text.price), checked.pieces));
  }
  for (const { checked } of counted) {
    const { productId } = checked;
    const label = productId === undefined ? "" : labelOf(family, productId);
    if (label !== "") labels.set(label, (labels.get(label) ?? 0) + checked.pieces);
  }
  const order = family.variants.map(({ productId }) => labelOf(family, productId));
  const sizes = [...new Set(order)].flatMap((label) => {
    const count = labels.get(label);
    return count === undefined ? [] : [{ label, pieces: count }];
  });
  return { pieces, sizes, priced, total };
}

/** What is chosen last of a variant: its size. */
function labelOf({ choices, variants }: Family, productId: number): string {
  const last = choices.at(-1);
  const variant = variants.find((one) => one.productId === productId);
  const chosen = variant?.selections.find(({ attributeId }) => attributeId === last?.id);
  return last?.options.find(({ id }) => id === chosen?.optionId)?.label ?? "";
}
