import type { productPartsEndpoints } from "@placket/contract/catalog/product-parts.admin";
import { ok, type Result } from "@placket/domain/problem";
import type { Handlers } from "../../../http/mount.ts";
import { transact } from "../../../transact.ts";
import { productLinks, setLinks, type ProductLinks } from "./product-links.ts";
import {
  productPictures,
  seenFiles,
  setPictures,
  takePicture,
  type ProductPictures,
} from "./product-pictures.ts";
import { productTiers, setTiers, type ProductTiers } from "./product-tiers.ts";

export const productPartsHandlers: Handlers<typeof productPartsEndpoints> = {
  takePicture: async ({ ctx }, { body: { file, view } }) =>
    takePicture(ctx, { bytes: await file.bytes(), name: file.name, view }),
  productPictures: async ({ ctx }, { params, query }) =>
    picturesWire(await productPictures(ctx, params.id, query.colorId ?? null)),
  setPictures: async ({ ctx }, { params, body }) => {
    const files = await seenFiles(ctx, body.pictures);
    if (!files.ok) return files;
    const asked = { ...body, id: params.id };
    return picturesWire(await transact(ctx, (tx) => setPictures(tx, asked, files.value)));
  },
  productLinks: async ({ ctx }, { params }) => linksWire(await productLinks(ctx, params.id)),
  setLinks: async ({ ctx }, { params, body: { seen, ...links } }) =>
    linksWire(await transact(ctx, (tx) => setLinks(tx, { id: params.id, seen, links }))),
  productTiers: async ({ ctx }, { params }) => tiersWire(await productTiers(ctx, params.id)),
  setTiers: async ({ ctx }, { params, body }) =>
    tiersWire(await transact(ctx, (tx) => setTiers(tx, { ...body, id: params.id }))),
};

const picturesWire = (found: Result<ProductPictures>) =>
  found.ok
    ? ok({
        ...found.value,
        colors: [...found.value.colors],
        pictures: found.value.pictures.map((one) => ({ ...one, roles: [...one.roles] })),
      })
    : found;

const linksWire = (found: Result<ProductLinks>) =>
  found.ok
    ? ok({
        seen: found.value.seen,
        related: [...found.value.related],
        upsell: [...found.value.upsell],
        crosssell: [...found.value.crosssell],
      })
    : found;

const tiersWire = (found: Result<ProductTiers>) =>
  found.ok
    ? ok({ ...found.value, groups: [...found.value.groups], tiers: [...found.value.tiers] })
    : found;
