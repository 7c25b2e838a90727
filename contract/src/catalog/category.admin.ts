import { CATEGORY_PRODUCTS_MAX } from "@placket/domain/catalog/category/category-products";
import { PICTURE_BYTES_MAX } from "@placket/domain/catalog/staff/product-pictures";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, text, upload } from "../shapes.ts";

/** What is told too long is told so by the domain, at its field. */
const ROOM = 100;
const line = text(255 + ROOM);
const meta = text(4_000 + ROOM);
const prose = text(65_536 + ROOM);

const values = z.object({
  name: line,
  urlKey: line,
  isActive: z.boolean(),
  inMenu: z.boolean(),
  description: prose.nullable(),
  metaTitle: line.nullable(),
  metaDescription: meta.nullable(),
  metaKeywords: meta.nullable(),
});

/** `null` leaves what holds everywhere. */
const inView = z.object({
  name: line.nullable(),
  isActive: z.boolean().nullable(),
  inMenu: z.boolean().nullable(),
  description: prose.nullable(),
  metaTitle: line.nullable(),
  metaDescription: meta.nullable(),
  metaKeywords: meta.nullable(),
});

const category = z.object({
  id: z.number(),
  parentId: z.number().nullable(),
  /** Without slashes around; empty of a root. */
  urlPath: z.string(),
  /** The address of the picture beside it in the menu. */
  menuIcon: z.string().nullable(),
  /** What it was when it was read: to be sent with a change. */
  seen: z.string(),
  values,
  views: z.array(z.object({ viewId: z.number(), said: inView })),
});

const lines = z.object({
  /** In the order of the trees, each behind the one that it lies in. */
  categories: z.array(
    z.object({
      id: z.number(),
      parentId: z.number().nullable(),
      name: z.string(),
      urlPath: z.string(),
      isActive: z.boolean(),
      inMenu: z.boolean(),
      /** Products that lie in it itself. */
      products: z.number(),
    }),
  ),
});

const products = z.object({
  /** What lay there when it was read: to be sent with a change. */
  seen: z.string(),
  /** Whether these are all; where there are more, their order is not said by hand. */
  isWhole: z.boolean(),
  products: z.array(
    z.object({ id: z.number(), sku: z.string(), name: z.string(), isEnabled: z.boolean() }),
  ),
});

const source = "issue 11.8: categories";
const params = z.object({ id });
const refused = ["access.forbidden", "staff.signInRequired"] as const;
const invalid = [
  "catalog.nameMissing",
  "catalog.badUrlKey",
  "catalog.urlKeyTaken",
  "catalog.lineTooLong",
  "catalog.textTooLong",
  "catalog.categoryNameTaken",
] as const;
const misplaced = [
  "catalog.noSuchShelf",
  "catalog.categoryIsRoot",
  "catalog.categoryInItself",
  "catalog.categoryTooDeep",
] as const;

/** The trees of categories, kept by staff. */
export const categoryAdminEndpoints = {
  categories: endpoint({
    method: "GET",
    path: "categories",
    summary: "All categories of all trees, with how many products lie in each.",
    source,
    can: "products.see",
    reply: lines,
    errors: ["staff.signInRequired"],
  }),
  category: endpoint({
    method: "GET",
    path: "categories/:id",
    summary: "A category as it is said everywhere and in each store view.",
    source,
    can: "products.see",
    params,
    reply: category,
    errors: ["staff.signInRequired", "catalog.categoryGone"],
  }),
  addCategory: endpoint({
    method: "POST",
    path: "categories",
    summary:
      "Makes a category at the end of its parent's. Without `urlKey` its address is made of its name.",
    source,
    can: "products.manage",
    body: values.extend({ parentId: id }),
    reply: category,
    errors: [...refused, ...invalid, ...misplaced],
  }),
  changeCategory: endpoint({
    method: "PUT",
    path: "categories/:id",
    summary:
      "Says a category anew, everywhere, unless somebody else was faster. Old addresses lead to the new ones.",
    source,
    can: "products.manage",
    params,
    body: values.extend({ seen: text(64) }),
    reply: category,
    errors: [...refused, ...invalid, "catalog.categoryGone", "catalog.categoryChanged"],
  }),
  sayCategoryInView: endpoint({
    method: "PUT",
    path: "categories/:id/views/:viewId",
    summary: "Says a category otherwise in one store view; `null` leaves what holds everywhere.",
    source,
    can: "products.manage",
    params: z.object({ id, viewId: id }),
    body: inView.extend({ seen: text(64) }),
    reply: category,
    errors: [
      ...refused,
      "catalog.nameMissing",
      "catalog.lineTooLong",
      "catalog.textTooLong",
      "catalog.categoryGone",
      "catalog.categoryChanged",
      "catalog.noSuchScope",
    ],
  }),
  moveCategory: endpoint({
    method: "POST",
    path: "categories/:id/move",
    summary:
      "Puts a category with all below it below another one, before one of its children or at their end.",
    source,
    can: "products.manage",
    params,
    body: z.object({ parentId: id, before: id.nullable() }),
    reply: lines,
    errors: [
      ...refused,
      ...misplaced,
      "catalog.categoryGone",
      "catalog.categoryNameTaken",
      "catalog.urlKeyTaken",
    ],
  }),
  removeCategory: endpoint({
    method: "DELETE",
    path: "categories/:id",
    summary:
      "Takes a category away in which none lies. Its products stay; its address leads to the one above.",
    source,
    can: "products.manage",
    params,
    reply: z.object({ removed: z.number() }),
    errors: [
      ...refused,
      "catalog.categoryGone",
      "catalog.categoryIsRoot",
      "catalog.categoryHasParts",
    ],
  }),
  categoryProducts: endpoint({
    method: "GET",
    path: "categories/:id/products",
    summary: "The products that lie in a category itself, in the order in which it lists them.",
    source,
    can: "products.see",
    params,
    reply: products,
    errors: ["staff.signInRequired", "catalog.categoryGone"],
  }),
  setCategoryProducts: endpoint({
    method: "PUT",
    path: "categories/:id/products",
    summary: "Lays exactly these products into a category, in this order.",
    source,
    can: "products.manage",
    params,
    body: z.object({
      seen: text(64),
      productIds: z.array(id).max(CATEGORY_PRODUCTS_MAX + ROOM),
    }),
    reply: products,
    errors: [
      ...refused,
      "catalog.categoryGone",
      "catalog.categoryChanged",
      "catalog.tooManyLinks",
      "catalog.linkedTwice",
    ],
  }),
  setMenuIcon: endpoint({
    method: "POST",
    path: "categories/:id/menu-icon",
    summary: "Takes in the picture that stands beside a category in the menu, written anew.",
    source: "MENU-02",
    can: "products.manage",
    params,
    takes: ["multipart"],
    bodyBytes: PICTURE_BYTES_MAX + 64 * 1024,
    body: z.object({ file: upload(PICTURE_BYTES_MAX) }),
    reply: category,
    errors: [...refused, "catalog.categoryGone", "catalog.badPicture"],
  }),
  removeMenuIcon: endpoint({
    method: "DELETE",
    path: "categories/:id/menu-icon",
    summary: "Takes that picture away.",
    source: "MENU-02",
    can: "products.manage",
    params,
    reply: category,
    errors: [...refused, "catalog.categoryGone"],
  }),
} as const satisfies EndpointTable;
