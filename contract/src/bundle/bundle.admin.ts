import { OPTION_TYPES } from "@placket/domain/bundle/bundle";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { listFile, listQuery, listReply } from "../list.ts";
import { id, text } from "../shapes.ts";

const dynamicOrFixed = z.enum(["dynamic", "fixed"]);
const minor = z.int().min(0).max(2_147_483_647);

/** A selection: its product, and how it stands in the bundle. */
const selection = z.object({
  productId: z.int().min(1).max(2_147_483_647),
  isDefault: z.boolean(),
  defaultQuantity: z.number(),
  canChangeQuantity: z.boolean(),
  /** What it adds to a bundle of a fixed price, in minor units of the catalogue's currency. */
  priceMinor: minor,
  /** Instead of the amount, in millionths of the bundle's own price. */
  priceMicro: z.int().min(0).max(1_000_000_000).nullable(),
  groupLabels: z.record(z.string().max(64), text(255)),
});

const option = z.object({
  title: text(255),
  type: z.enum(OPTION_TYPES),
  isRequired: z.boolean(),
  isByImage: z.boolean(),
  selections: z.array(selection).max(500),
});

/** A bundle as staff write it. */
const draft = z.object({
  sku: text(64),
  name: text(255),
  isEnabled: z.boolean(),
  priceType: dynamicOrFixed,
  skuType: dynamicOrFixed,
  weightType: dynamicOrFixed,
  priceView: z.enum(["range", "lowest"]),
  ships: z.enum(["together", "separately"]),
  priceMinor: minor.nullable(),
  isStepped: z.boolean(),
  leftLabel: text(100),
  rightLabel: text(100),
  options: z.array(option).max(100),
});

/** A product that may be chosen. */
const product = z.object({ id: z.number(), sku: z.string(), name: z.string() });

const bundle = draft.extend({
  id: z.number(),
  urlKey: z.string(),
  /** What it was when it was read: to be sent with a change. */
  seen: z.string(),
  /** Of its amounts: the catalogue's. */
  currency: z.string(),
  /** What its selections are called, by their products. */
  products: z.array(product),
});

const row = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
  options: z.number(),
  selections: z.number(),
});

/** `search`: the beginning of an sku, or a part of a name. */
const query = listQuery({}, ["sku", "name"]);

const writes = [
  "access.forbidden",
  "staff.signInRequired",
  "bundle.skuMissing",
  "bundle.skuTaken",
  "bundle.nameMissing",
  "bundle.priceMissing",
  "bundle.noOptions",
  "bundle.titleMissing",
  "bundle.titleTwice",
  "bundle.noSelections",
  "bundle.productTwice",
  "bundle.defaultsTwice",
  "bundle.badQuantity",
  "bundle.noSuchProduct",
] as const;

/** Bundles, made and mended by staff. */
export const bundleAdminEndpoints = {
  bundles: endpoint({
    method: "GET",
    path: "bundles",
    summary: "Bundles by their sku.",
    source: "BUNDLE-01, hallway §7",
    can: "bundles.manage",
    query,
    reply: listReply(row),
    errors: ["staff.signInRequired"],
  }),
  exportBundles: endpoint({
    method: "GET",
    path: "bundles.csv",
    summary: "The same bundles as a file, all of them.",
    source: "hallway §7: export",
    can: "bundles.manage",
    query: query.omit({ after: true }),
    ...listFile,
    errors: ["staff.signInRequired"],
  }),
  bundleProducts: endpoint({
    method: "GET",
    path: "bundle-products",
    summary: "Simple and virtual products whose sku begins so, or whose name holds it: 20 at most.",
    source: "BUNDLE-02",
    can: "bundles.manage",
    query: z.object({ search: text(100) }),
    reply: z.object({ products: z.array(product), currency: z.string() }),
    errors: ["staff.signInRequired"],
  }),
  bundle: endpoint({
    method: "GET",
    path: "bundles/:id",
    summary: "A bundle with its options and selections.",
    source: "BUNDLE-01, BUNDLE-02",
    can: "bundles.manage",
    params: z.object({ id }),
    reply: bundle,
    errors: ["staff.signInRequired", "bundle.noSuchBundle"],
  }),
  addBundle: endpoint({
    method: "POST",
    path: "bundles",
    summary: "Makes a bundle in every website; its address is made of its name.",
    source: "BUNDLE-01, BUNDLE-02",
    can: "bundles.manage",
    body: draft,
    reply: bundle,
    errors: [...writes],
  }),
  changeBundle: endpoint({
    method: "PUT",
    path: "bundles/:id",
    summary:
      "Writes a bundle anew; an option keeps its id by its title, a selection by its product. `seen` is what was read: another one is refused.",
    source: "BUNDLE-01, BUNDLE-02, hallway §7: conflict on parallel edits",
    can: "bundles.manage",
    params: z.object({ id }),
    body: draft.extend({ seen: text(64) }),
    reply: bundle,
    errors: [...writes, "bundle.noSuchBundle", "bundle.changed"],
  }),
} as const satisfies EndpointTable;
