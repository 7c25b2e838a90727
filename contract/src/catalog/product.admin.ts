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
    categoryId: z.coerce.number().int().min(1).max(2_147_483_647).optional(),
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
      options: z.array(z.object({ id: z.number(), label: z.string() })),
    }),
  ),
});

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
