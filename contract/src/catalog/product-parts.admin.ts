import { LINKS_MAX } from "@placket/domain/catalog/staff/product-links";
import {
  PICTURE_BYTES_MAX,
  PICTURE_ROLES,
  PICTURE_VIEWS,
  PICTURES_MAX,
  type PictureView,
} from "@placket/domain/catalog/staff/product-pictures";
import { TIERS_MAX } from "@placket/domain/catalog/staff/product-tiers";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, INT_MAX, text, upload } from "../shapes.ts";

const anId = z.int().min(1).max(INT_MAX);
const VIEWS = Object.keys(PICTURE_VIEWS) as PictureView[];

const pictures = z.object({
  /** What they were when they were read: to be sent with a change. */
  seen: z.string(),
  /** Of whose variants they are; `null`: of the product itself. */
  colorId: z.number().nullable(),
  /** The colors of a family, with how many variants there are of each. */
  colors: z.array(z.object({ id: z.number(), label: z.string(), variants: z.number() })),
  /** Whether variants of the color have others among themselves: a change gives all of them the same. */
  isMixed: z.boolean(),
  pictures: z.array(
    z.object({
      file: z.string(),
      /** Where it can be looked at; `null` of a film and a turntable. */
      url: z.string().nullable(),
      kind: z.enum(["image", "magic360", "external-video"]),
      alt: z.string(),
      roles: z.array(z.enum(PICTURE_ROLES)),
      isHidden: z.boolean(),
    }),
  ),
});

const link = z.object({
  id: z.number(),
  sku: z.string(),
  name: z.string(),
  isEnabled: z.boolean(),
});
const links = z.object({
  seen: z.string(),
  related: z.array(link),
  upsell: z.array(link),
  crosssell: z.array(link),
});

const tier = z.object({
  /** `null`: in every website. */
  websiteId: z.number().nullable(),
  /** `null`: everybody. */
  groupId: z.number().nullable(),
  quantity: z.number(),
  /** Minor units of the website's currency; either this or `percent`. */
  priceMinor: z.number().nullable(),
  percent: z.number().nullable(),
});
const tiers = z.object({
  seen: z.string(),
  groups: z.array(z.object({ id: z.number(), name: z.string() })),
  tiers: z.array(tier),
});

const reads = ["staff.signInRequired", "catalog.productGone"] as const;
const writes = ["access.forbidden", ...reads, "catalog.productChanged"] as const;
const source = "issue 11.8";
const params = z.object({ id });
const linkIds = z.array(anId).max(LINKS_MAX + 1);

/** What stands beside the values of a product: its pictures, its links, its tier prices. */
export const productPartsEndpoints = {
  takePicture: endpoint({
    method: "POST",
    path: "product-pictures",
    summary:
      "Takes a picture in, written anew without what it said of itself. It is shown once a product has it.",
    source,
    can: "products.manage",
    takes: ["multipart"],
    bodyBytes: PICTURE_BYTES_MAX + 64 * 1024,
    body: z.object({ file: upload(PICTURE_BYTES_MAX), view: z.enum(VIEWS).optional() }),
    reply: z.object({ file: z.string(), url: z.string() }),
    errors: ["access.forbidden", "staff.signInRequired", "catalog.badPicture"],
  }),
  productPictures: endpoint({
    method: "GET",
    path: "products/:id/pictures",
    summary: "The pictures of a product, or those of the variants of a family in a color.",
    source,
    can: "products.see",
    params,
    query: z.object({ colorId: id.optional() }),
    reply: pictures,
    errors: [...reads, "catalog.noSuchOption"],
  }),
  setPictures: endpoint({
    method: "PUT",
    path: "products/:id/pictures",
    summary:
      "All pictures of a product in their order; with a color, those of all variants of the family in it. `seen` is what was read.",
    source: "issue 11.8, hallway §7: conflict on parallel edits",
    can: "products.manage",
    params,
    body: z.object({
      seen: text(64),
      colorId: anId.nullable(),
      pictures: z
        .array(
          z.object({
            file: text(1_000),
            alt: text(1_000),
            roles: z.array(z.enum(PICTURE_ROLES)).max(PICTURE_ROLES.length),
            isHidden: z.boolean(),
          }),
        )
        .max(PICTURES_MAX + 1),
    }),
    reply: pictures,
    errors: [
      ...writes,
      "catalog.noSuchOption",
      "catalog.noSuchPicture",
      "catalog.tooManyPictures",
      "catalog.pictureTwice",
      "catalog.lineTooLong",
    ],
  }),
  productLinks: endpoint({
    method: "GET",
    path: "products/:id/links",
    summary:
      "The products that a product shows as related, up-sell and cross-sell, in their order.",
    source,
    can: "products.see",
    params,
    reply: links,
    errors: reads,
  }),
  setLinks: endpoint({
    method: "PUT",
    path: "products/:id/links",
    summary: "All links of a product, each list in its order. `seen` is what was read.",
    source: "issue 11.8, hallway §7: conflict on parallel edits",
    can: "products.manage",
    params,
    body: z.object({ seen: text(64), related: linkIds, upsell: linkIds, crosssell: linkIds }),
    reply: links,
    errors: [
      ...writes,
      "catalog.tooManyLinks",
      "catalog.linkedToItself",
      "catalog.linkedTwice",
      "catalog.noSuchLink",
    ],
  }),
  productTiers: endpoint({
    method: "GET",
    path: "products/:id/tier-prices",
    summary: "What a piece costs whoever buys several, by website and customer group.",
    source,
    can: "products.see",
    params,
    reply: tiers,
    errors: reads,
  }),
  setTiers: endpoint({
    method: "PUT",
    path: "products/:id/tier-prices",
    summary: "All tier prices of a product. `seen` is what was read.",
    source: "issue 11.8, hallway §7: conflict on parallel edits",
    can: "products.manage",
    params,
    body: z.object({ seen: text(64), tiers: z.array(tier).max(TIERS_MAX + 1) }),
    reply: tiers,
    errors: [
      ...writes,
      "catalog.badAmount",
      "catalog.tooManyTiers",
      "catalog.badTierQuantity",
      "catalog.badTierPercent",
      "catalog.tierTwice",
      "catalog.noSuchGroup",
      "catalog.noSuchWebsite",
    ],
  }),
} as const satisfies EndpointTable;
