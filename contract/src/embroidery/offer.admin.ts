import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { id, sku, text } from "../shapes.ts";
import { offerTerms } from "./offer.codec.ts";

const draft = z.object({
  name: text(80),
  /** Of two for a category the one that stands before holds. */
  position: z.int().min(0).max(10_000),
  /** Of products and families. */
  skus: z.array(sku).max(5_000),
  categoryIds: z.array(id).max(500),
  terms: offerTerms,
});

const version = z.int();

const offer = draft.extend({ id: z.number(), version });

/** Categories by their way from the root. */
const categories = z.array(z.object({ id: z.number(), name: z.string() }));

const source = "issue 10.9, EMB-03 to 09";
const can = "embroidery.offer";

const refusals = [
  "access.forbidden",
  "staff.signInRequired",
  "embroidery.offerNameMissing",
  "embroidery.offerPlaceInvalid",
  "embroidery.pictureWidthInvalid",
  "embroidery.placementsTwice",
  "embroidery.placementNameMissing",
  "embroidery.placementOffPicture",
  "embroidery.placementsMissing",
  "embroidery.defaultTooLong",
  "embroidery.flagHeightInvalid",
  "embroidery.flagsMissing",
  "embroidery.flagsUnplaced",
  "embroidery.linesTwice",
  "embroidery.linesUncharged",
  "embroidery.noSuchFlagCode",
  "embroidery.noThreadLeft",
  "embroidery.pairAtOnePlace",
  "embroidery.presetUnlined",
  "embroidery.textControl",
  "embroidery.textUnknownLetter",
  "embroidery.fontsMissing",
  "embroidery.threadNotOnCard",
  "embroidery.threadsMissing",
  "embroidery.heightsInvalid",
  "embroidery.linesMissing",
  "embroidery.lockedLineEmpty",
  "embroidery.pricesInvalid",
  "embroidery.logosUnplaced",
  "embroidery.logoCountInvalid",
  "embroidery.serviceMissing",
  "embroidery.lineWithoutLogo",
  "embroidery.lineLogoTwice",
  "embroidery.noSuchLogoNumber",
  "embroidery.noSuchService",
  "embroidery.serviceForSale",
  "embroidery.noSuchSku",
  "embroidery.noSuchCategory",
] as const;

/** What is embroidered on what, as staff say it. */
export const offerAdminEndpoints = {
  embroideryOffers: endpoint({
    method: "GET",
    path: "embroidery-offers",
    summary:
      "What is embroidered on what, in the order in which it is asked, and the categories it may be for.",
    source,
    can,
    reply: z.object({ offers: z.array(offer), categories }),
    errors: ["staff.signInRequired"],
  }),
  addEmbroideryOffer: endpoint({
    method: "POST",
    path: "embroidery-offers",
    summary: "Offers embroidery on products; shoppers are asked within a second.",
    source,
    can,
    body: draft,
    reply: offer,
    errors: [...refusals],
  }),
  changeEmbroideryOffer: endpoint({
    method: "PUT",
    path: "embroidery-offers/:id",
    summary:
      "Offers it otherwise. `version` is that of the offer as it was read: another one is refused.",
    source,
    can,
    params: z.object({ id }),
    body: draft.extend({ version }),
    reply: offer,
    errors: [...refusals, "embroidery.noSuchOffer", "embroidery.offerChanged"],
  }),
  removeEmbroideryOffer: endpoint({
    method: "DELETE",
    path: "embroidery-offers/:id",
    summary: "Offers it no more; what was ordered stays. `version` as when it is changed.",
    source,
    can,
    params: z.object({ id }),
    body: z.object({ version }),
    reply: z.object({ removed: z.number() }),
    errors: [
      "access.forbidden",
      "staff.signInRequired",
      "embroidery.noSuchOffer",
      "embroidery.offerChanged",
    ],
  }),
} as const satisfies EndpointTable;
