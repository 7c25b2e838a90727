import { checkOffer, type OfferDraft } from "@placket/domain/embroidery/offer/check-offer";
import {
  flagSkus,
  logoNumbers,
  logoSkus,
  type LogoTerms,
} from "@placket/domain/embroidery/offer/offer";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import { productsBySkus } from "../../catalog/catalog.ts";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import {
  deleteOffer,
  holdOffer,
  insertOffer,
  selectWrittenOffers,
  updateOffer,
  type WrittenOffer,
} from "./offer-admin.sql.ts";
import { houseLogos } from "../logo/usable-logos.ts";
import { serviceOf } from "./service.ts";

/** Every offer that can be read, as staff write it. */
export const listOffers = (ctx: Ctx): Promise<readonly WrittenOffer[]> =>
  selectWrittenOffers(ctx.db);

/** The categories that an offer may be for, by their way from the root. */
export function offerCategories(
  ctx: Ctx,
): readonly { readonly id: number; readonly name: string }[] {
  const catalog = ctx.held(readModel).current();
  const trees = ctx.held(stores).views.flatMap(({ id }) => catalog.view(id)?.tree ?? []);
  const named = new Map<number, string>();
  for (const tree of trees) {
    for (const node of tree.all) {
      const above = node.ancestors.flatMap((id) => tree.byId(id)?.name ?? []);
      if (!named.has(node.id)) named.set(node.id, [...above, node.name].join(" / "));
    }
  }
  return [...named].map(([id, name]) => ({ id, name }));
}

/** Offers embroidery on products. */
export async function addOffer(tx: Ctx, draft: OfferDraft): Promise<Result<WrittenOffer>> {
  const read = await readDraft(tx, draft);
  if (!read.ok) return read;
  const written = await insertOffer(tx.db, read.value);
  await leaveTrace(tx, {
    action: "embroidery.addOffer",
    subject: written.name,
    after: { ...written },
  });
  return ok(written);
}

/** Offers it otherwise. Refuses when it is another one than was read: what a colleague wrote would be lost. */
export async function changeOffer(
  tx: Ctx,
  id: number,
  { version, ...draft }: OfferDraft & { readonly version: number },
): Promise<Result<WrittenOffer>> {
  const found = await heldAsRead(tx, id, version);
  if (!found.ok) return found;
  const read = await readDraft(tx, draft);
  if (!read.ok) return read;
  const written = await updateOffer(tx.db, id, read.value);
  await leaveTrace(tx, {
    action: "embroidery.changeOffer",
    subject: written.name,
    before: { ...found.value },
    after: { ...written },
  });
  return ok(written);
}

/** Offers it no more. */
export async function removeOffer(tx: Ctx, id: number, version: number): Promise<Result<number>> {
  const found = await heldAsRead(tx, id, version);
  if (!found.ok) return found;
  await deleteOffer(tx.db, id);
  await leaveTrace(tx, {
    action: "embroidery.removeOffer",
    subject: found.value.name,
    before: { ...found.value },
  });
  return ok(id);
}

async function heldAsRead(tx: Ctx, id: number, version: number): Promise<Result<WrittenOffer>> {
  const found = await holdOffer(tx.db, id);
  if (!found) return refuse(problem("embroidery.noSuchOffer", "id"));
  return found.version === version ? ok(found) : refuse(problem("embroidery.offerChanged"));
}

/** As it is kept: without blanks around its words, skus in small letters and each once. */
async function readDraft(ctx: Ctx, draft: OfferDraft): Promise<Result<OfferDraft>> {
  const skus = [...new Set(draft.skus.map((sku) => sku.trim().toLowerCase()))];
  const read = { ...draft, name: draft.name.trim(), skus };
  const problems = [...checkOffer(read), ...missing(ctx, read), ...(await missingLogos(ctx, read))];
  return problems.length > 0 ? refuse(...problems) : ok(read);
}

/** What it names and the catalogue has not: the first of each. */
function missing(
  ctx: Ctx,
  { skus, categoryIds, text, flags, logos, services }: OfferDraft,
): Problem[] {
  const catalog = ctx.held(readModel).current();
  const isService = (sku: string) => {
    const id = catalog.idOfSku(sku);
    return (
      id !== undefined && ctx.held(stores).views.some((store) => serviceOf({ ...ctx, store }, id))
    );
  };
  const categories = new Set(offerCategories(ctx).map(({ id }) => id));
  const sku = skus.find((one) => catalog.idOfSku(one) === undefined);
  const category = categoryIds.find((one) => !categories.has(one));
  const step = text?.prices.find((one) => !isService(one.sku));
  const service = services.find((one) => !isService(one.sku));
  const flagSku = (flags ? flagSkus(flags) : []).find((one) => !isService(one));
  const logoSku = (logos ? logoSkus(logos) : []).find((one) => !isService(one));
  return [
    ...(sku === undefined ? [] : [problem("embroidery.noSuchSku", "skus", sku)]),
    ...(category === undefined
      ? []
      : [problem("embroidery.noSuchCategory", "categories", category)]),
    ...(step ? [problem("embroidery.noSuchService", "prices", step.sku)] : []),
    ...(flagSku === undefined ? [] : [problem("embroidery.noSuchService", "flagTerms", flagSku)]),
    ...(logoSku === undefined ? [] : [problem("embroidery.noSuchService", "logoPrices", logoSku)]),
    ...(service ? [problem("embroidery.noSuchService", "services", service.sku)] : []),
    ...(logoSku === undefined && logos ? forSaleItself(ctx, logos) : []),
  ];
}

/** Nobody adds what digitizing is charged as (EMB-17): a product with a page could not be bought any more. */
function forSaleItself(ctx: Ctx, { digitizingSku: sku }: LogoTerms): Problem[] {
  if (sku === null) return [];
  const isSeen = ctx.held(stores).views.some((store) => {
    const seen = productsBySkus({ ...ctx, store }, [sku]);
    return seen.ok && seen.value.length > 0;
  });
  return isSeen ? [problem("embroidery.serviceForSale", "logoPrices", sku)] : [];
}

/** The first logo that it names and the house has not: shoppers' own are nobody else's. */
async function missingLogos(ctx: Ctx, { logos }: OfferDraft): Promise<Problem[]> {
  const numbers = logos ? logoNumbers(logos) : [];
  const known = new Set((await houseLogos(ctx, numbers)).map(({ number }) => number));
  const unknown = numbers.find((number) => !known.has(number));
  return unknown === undefined
    ? []
    : [problem("embroidery.noSuchLogoNumber", "logoLines", unknown)];
}
