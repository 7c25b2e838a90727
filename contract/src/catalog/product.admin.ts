import { NEW_TYPES, VARIANTS_MAX } from "@placket/domain/catalog/staff/new-product";
import { SCOPE_KINDS } from "@placket/domain/catalog/staff/product-values";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";
import { listedProduct, PRODUCT_TYPES, productValues, attributeValues } from "./staff-product.ts";

/** What every list of products is narrowed by. */
const query = listQuery(
  {
    type: z.enum(PRODUCT_TYPES).optional(),
    status: z.enum(["enabled", "disabled"]).optional(),
    /** 1 not visible individually, 2 catalog, 3 search, 4 both. */
    visibility: z.enum(["1", "2", "3", "4"]).optional(),
    /** With all categories below it. */
    categoryId: id.optional(),
    stock: z.enum(["in", "none"]).optional(),
  },
  ["sku", "name"],
);

const product = z.object({
  id: z.number(),
  sku: z.string(),
  type: z.enum(PRODUCT_TYPES),
  /** What it was when it was read: to be sent with a change. */
  seen: z.string(),
  updatedAt: z.string(),
  /** What it says everywhere. */
  values: productValues,
  attributes: attributeValues,
  /** What websites and store views say otherwise. */
  scopes: z.array(
    z.object({
      kind: z.enum(["website", "store"]),
      id: z.number(),
      values: productValues.partial(),
      attributes: attributeValues,
    }),
  ),
  /** The products whose variant it is. */
  families: z.array(z.object({ id: z.number(), sku: z.string(), name: z.string() })),
  /** Attributes by which its family tells it from its brothers. */
  fixed: z.array(z.string()),
});

const choices = z.object({
  /** Of prices that hold everywhere. */
  currency: z.string(),
  weightUnit: z.enum(["lbs", "kgs"]),
  scopes: z.array(
    z.object({
      kind: z.enum(SCOPE_KINDS),
      id: z.number(),
      name: z.string(),
      currency: z.string(),
    }),
  ),
  taxClasses: z.array(z.object({ id: z.number(), name: z.string() })),
  /** In the order of the tree. */
  categories: z.array(z.object({ id: z.number(), path: z.array(z.string()) })),
  attributes: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      input: z.enum([
        "text",
        "textarea",
        "select",
        "multiselect",
        "boolean",
        "price",
        "date",
        "number",
      ]),
      /** Whether families may tell their variants apart by it. */
      isConfigurable: z.boolean(),
      options: z.array(z.object({ id: z.number(), label: z.string() })),
    }),
  ),
});

/** Variants of a family as a matrix: what they differ in, and each with what is kept of it. */
const matrix = z.object({
  /** What the family was when it was read: to be sent with new variants. */
  seen: z.string(),
  currency: z.string(),
  axes: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      /** Those that a variant has, in their order. */
      options: z.array(z.object({ id: z.number(), label: z.string() })),
    }),
  ),
  /** The attribute that keeps their barcodes; `null` where the shop has none. */
  barcode: z.string().nullable(),
  variants: z.array(
    z.object({
      id: z.number(),
      sku: z.string(),
      seen: z.string(),
      /** One of each axis; 0 where it has none. */
      optionIds: z.array(z.number()),
      priceMinor: z.number().nullable(),
      isEnabled: z.boolean(),
      pieces: z.number(),
      isInStock: z.boolean(),
      barcode: z.string(),
    }),
  ),
});

const axes = z
  .array(
    z.object({
      code: text(255),
      optionIds: z.array(z.int().min(1).max(2_147_483_647)).max(1_000),
    }),
  )
  .max(10);

const writes = [
  "access.forbidden",
  "staff.signInRequired",
  "catalog.saidElsewhere",
  "catalog.nameMissing",
  "catalog.badUrlKey",
  "catalog.urlKeyTaken",
  "catalog.lineTooLong",
  "catalog.textTooLong",
  "catalog.badAmount",
  "catalog.priceMissing",
  "catalog.badDay",
  "catalog.lastDayFirst",
  "catalog.badWeight",
  "catalog.badVisibility",
  "catalog.noSuchTaxClass",
  "catalog.noSuchShelf",
  "catalog.noSuchWebsite",
  "catalog.noSuchAttribute",
  "catalog.noSuchOption",
  "catalog.badAttributeText",
  "catalog.badNumber",
  "catalog.fixedAttribute",
] as const;

/** Products, kept by staff. */
export const productAdminEndpoints = {
  products: endpoint({
    method: "GET",
    path: "products",
    summary:
      "Products by their sku. `search` is the beginning of an sku, or a part of a name. Without `visibility` and `search` those that are not visible individually, variants among them, are left out.",
    source: "issue 11.8",
    can: "products.see",
    query,
    reply: listReply(listedProduct).extend({ currency: z.string() }),
    errors: ["staff.signInRequired"],
  }),
  exportProducts: endpoint({
    method: "GET",
    path: "products.csv",
    summary: "The same products as a file, all of them.",
    source: "hallway §7: export",
    can: "products.see",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  productChoices: endpoint({
    method: "GET",
    path: "product-choices",
    summary:
      "What products can be given: scopes, tax classes, categories, attributes and their options.",
    source: "issue 11.8",
    can: "products.see",
    reply: choices,
    errors: ["staff.signInRequired"],
  }),
  product: endpoint({
    method: "GET",
    path: "products/:id",
    summary: "A product as it is said everywhere, in each website and in each store view.",
    source: "issue 11.8",
    can: "products.see",
    params: z.object({ id }),
    reply: product,
    errors: ["staff.signInRequired", "catalog.productGone"],
  }),
  addProduct: endpoint({
    method: "POST",
    path: "products",
    summary:
      "Makes a product in every website, a family with a variant for each choice of its axes. Price, weight and pieces of a family are those of each variant. Without `urlKey` its address is made of its name.",
    source: "issue 11.8",
    can: "products.manage",
    body: z.object({
      sku: text(255),
      type: z.enum(NEW_TYPES),
      set: productValues.partial(),
      attributes: attributeValues,
      axes,
      pieces: z.number(),
    }),
    reply: product,
    errors: [
      ...writes,
      "catalog.badSku",
      "catalog.skuTaken",
      "catalog.noAmounts",
      "catalog.noVariants",
      "catalog.tooManyVariants",
      "catalog.badAxis",
      "stock.quantityInvalid",
    ],
  }),
  productVariants: endpoint({
    method: "GET",
    path: "products/:id/variants",
    summary: "The variants of a family, and what they differ in.",
    source: "issue 11.8",
    can: "products.see",
    params: z.object({ id }),
    reply: matrix,
    errors: ["staff.signInRequired", "catalog.productGone"],
  }),
  addVariants: endpoint({
    method: "POST",
    path: "products/:id/variants",
    summary:
      "Makes a variant for each choice of options that the family has none of yet. `seen` is what was read of the family.",
    source: "issue 11.8",
    can: "products.manage",
    params: z.object({ id }),
    body: z.object({
      seen: text(64),
      axes,
      priceMinor: z.number().nullable(),
      pieces: z.number(),
    }),
    reply: matrix,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "catalog.productGone",
      "catalog.productChanged",
      "catalog.badAmount",
      "catalog.priceMissing",
      "catalog.skuTaken",
      "catalog.noVariants",
      "catalog.tooManyVariants",
      "catalog.badAxis",
      "stock.quantityInvalid",
    ],
  }),
  changeVariants: endpoint({
    method: "PATCH",
    path: "products/:id/variants",
    summary:
      "Changes prices, status, barcodes and pieces of variants, all of them or none. `seen` is what was read of each; pieces are counted against what was seen of them, with a reason.",
    source: "issue 11.8, hallway §7: conflict on parallel edits",
    can: "products.manage",
    params: z.object({ id }),
    body: z.object({
      /** Why pieces are others; it stands with each in the trail. */
      reason: text(200),
      variants: z
        .array(
          z.object({
            id: z.int().min(1).max(2_147_483_647),
            seen: text(64),
            priceMinor: z.number().optional(),
            isEnabled: z.boolean().optional(),
            barcode: text(255).optional(),
            pieces: z.object({ seen: z.int32(), quantity: z.number() }).optional(),
          }),
        )
        .min(1)
        .max(VARIANTS_MAX),
    }),
    reply: matrix,
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "catalog.productGone",
      "catalog.productChanged",
      "catalog.badAmount",
      "catalog.badAttributeText",
      "stock.noSuchItem",
      "stock.quantityInvalid",
      "stock.reasonMissing",
      "stock.nothingChanged",
      "stock.changedMeanwhile",
    ],
  }),
  changeProduct: endpoint({
    method: "PATCH",
    path: "products/:id",
    summary:
      "Says some values of a product in a scope, and lets others go by the wider one. `seen` is what was read: another one is refused.",
    source: "issue 11.8, hallway §7: conflict on parallel edits",
    can: "products.manage",
    params: z.object({ id }),
    body: z.object({
      seen: text(64),
      scope: z.object({
        kind: z.enum(SCOPE_KINDS),
        id: z.int().min(0).max(2_147_483_647),
      }),
      set: productValues.partial(),
      attributes: attributeValues,
      /** Names of fields; attributes as `attributes.color`. */
      useDefault: z.array(text(100)).max(500),
    }),
    reply: product,
    errors: [...writes, "catalog.productGone", "catalog.productChanged", "catalog.noSuchScope"],
  }),
} as const satisfies EndpointTable;
