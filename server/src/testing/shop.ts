import type { Insertable } from "kysely";
import type { Db } from "../db/database.ts";
import type { Tables } from "../db/tables.gen.ts";

/** A website with one English store view, a root category, and colors and sizes to choose from. */
export async function aShop(db: Db): Promise<Shop> {
  await db
    .insertInto("website")
    .values({ id: 1, code: "base", name: "Base", currency: "USD" })
    .execute();
  await db
    .insertInto("category")
    .values({ id: 2, name: "Default Category", url_key: "", url_path: "" })
    .execute();
  await db
    .insertInto("store_group")
    .values({ id: 1, website_id: 1, code: "main", name: "Main", root_category_id: 2 })
    .execute();
  await db
    .insertInto("store_view")
    .values({
      id: 1,
      website_id: 1,
      group_id: 1,
      code: "us",
      name: "US English",
      locale: "en-US",
      country_code: "US",
    })
    .execute();
  const color = await anAttribute(db, { code: "color", label: "Color", swatch: "color" }, [
    "White",
    "Black",
  ]);
  const size = await anAttribute(db, { code: "size", label: "Size", swatch: "text" }, [
    "S",
    "M",
    "L",
  ]);
  return { db, color, size };
}

export interface Shop {
  readonly db: Db;
  readonly color: TestAttribute;
  readonly size: TestAttribute;
}

interface TestAttribute {
  readonly id: number;
  readonly code: string;
  readonly options: Readonly<Record<string, number>>;
}

async function anAttribute(
  db: Db,
  row: { code: string; label: string; swatch: "color" | "text" },
  labels: readonly string[],
): Promise<TestAttribute> {
  const { id } = await db
    .insertInto("attribute")
    .values({
      ...row,
      input: "select",
      is_filterable: true,
      is_configurable: true,
      is_visible: true,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const options = await db
    .insertInto("attribute_option")
    .values(labels.map((label, position) => ({ attribute_id: id, label, position })))
    .returning(["id", "label"])
    .execute();
  return {
    id,
    code: row.code,
    options: Object.fromEntries(options.map((one) => [one.label, one.id])),
  };
}

type ProductDraft = Partial<Insertable<Tables["product"]>> & {
  readonly sku: string;
  readonly stock?: Partial<Insertable<Tables["stock_item"]>>;
};

/** A simple product for $20 with 100 pieces on the shelf, unless the draft says otherwise. */
export async function aProduct(
  { db }: Pick<Shop, "db">,
  { stock, ...draft }: ProductDraft,
): Promise<number> {
  const { id } = await db
    .insertInto("product")
    .values({
      type: "simple",
      name: `Product ${draft.sku}`,
      url_key: draft.sku.toLowerCase(),
      price_minor: 2000,
      tax_class_id: 2,
      weight_grams: 300,
      website_ids: [1],
      ...draft,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await db
    .insertInto("stock_item")
    .values({ product_id: id, quantity: 100, ...stock })
    .execute();
  return id;
}

/** A configurable product with a variant for each color and size; variants by `"White/M"`. */
export async function aConfigurable(
  shop: Shop,
  draft: ProductDraft,
): Promise<{ id: number; variants: Readonly<Record<string, number>> }> {
  const { db, color, size } = shop;
  const id = await aProduct(shop, { type: "configurable", ...draft });
  await db
    .insertInto("configurable_attribute")
    .values(
      [color, size].map((one, position) => ({ product_id: id, attribute_id: one.id, position })),
    )
    .execute();
  const variants: Record<string, number> = {};
  for (const [colorLabel, colorId] of Object.entries(color.options)) {
    for (const [sizeLabel, sizeId] of Object.entries(size.options)) {
      const childId = await aProduct(shop, {
        ...draft,
        sku: `${draft.sku}-${colorLabel}-${sizeLabel}`,
        visibility: 1,
        attributes: JSON.stringify({ color: colorId, size: sizeId }),
      });
      await db
        .insertInto("product_variant")
        .values({ parent_id: id, child_id: childId, position: childId })
        .execute();
      variants[`${colorLabel}/${sizeLabel}`] = childId;
    }
  }
  return { id, variants };
}
