import type { Insertable } from "kysely";
import type { Tables } from "../../db/tables.gen.ts";
import { aProduct, type Shop } from "../shop.ts";

type SelectionDraft = Partial<Insertable<Tables["bundle_selection"]>> & {
  readonly child_id: number;
};

type OptionDraft = Partial<Insertable<Tables["bundle_option"]>> & {
  readonly title: string;
  readonly selections: readonly SelectionDraft[];
};

type ProductDraft = Parameters<typeof aProduct>[1];

/** A bundle that stands in the database, its options and selections by their places. */
export interface TestBundle {
  readonly id: number;
  readonly options: readonly { readonly id: number; readonly selections: readonly number[] }[];
}

/** A bundle whose price is the sum of what is chosen; an option is a list of which one must be chosen, unless the draft says otherwise. */
export async function aBundle(
  shop: Shop,
  draft: ProductDraft,
  {
    options,
    ...terms
  }: Partial<Insertable<Tables["bundle"]>> & {
    readonly options: readonly OptionDraft[];
  },
): Promise<TestBundle> {
  const { db } = shop;
  const id = await aProduct(shop, {
    type: "bundle",
    price_minor: null,
    weight_grams: null,
    ...draft,
  });
  await db
    .insertInto("bundle")
    .values({ product_id: id, ...terms })
    .execute();
  const made: { id: number; selections: number[] }[] = [];
  for (const [position, { selections, ...option }] of options.entries()) {
    const stored = await db
      .insertInto("bundle_option")
      .values({ product_id: id, position, type: "select", is_required: true, ...option })
      .returning("id")
      .executeTakeFirstOrThrow();
    const rows = await db
      .insertInto("bundle_selection")
      .values(
        selections.map((one, at) => ({
          product_id: id,
          option_id: stored.id,
          position: at,
          can_change_quantity: false,
          ...one,
        })),
      )
      .returning("id")
      .execute();
    made.push({ id: stored.id, selections: rows.map((row) => row.id) });
  }
  return { id, options: made };
}

/** What is chosen of a bundle, by places of options and selections. */
export type Chosen = readonly (readonly [option: number, selection: number, quantity?: number])[];

/** `bundle_option` and `bundle_option_qty` of a choice. */
export function bundleMaps(bundle: TestBundle, chosen: Chosen) {
  const options: Record<string, string[]> = {};
  const quantities: Record<string, Record<string, number>> = {};
  for (const [at, selection, quantity] of chosen) {
    const option = bundle.options[at]!;
    const id = String(option.selections[selection]);
    (options[option.id] ??= []).push(id);
    if (quantity !== undefined) (quantities[option.id] ??= {})[id] = quantity;
  }
  return {
    bundle_option: JSON.stringify(options),
    bundle_option_qty: JSON.stringify(quantities),
  };
}
