import {
  offeredWithout,
  offerFor,
  type EmbroideryOffer,
} from "@placket/domain/embroidery/offer/offer";
import type { FontCode } from "@placket/domain/embroidery/lettering/fonts";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { readings } from "../../held/readings.ts";
import { noteSight, type Sight } from "../../http/sights.ts";
import { selectWithheld } from "../thread/thread-stock.sql.ts";
import { selectWithdrawnFonts } from "../font/font.sql.ts";
import { selectOffers } from "./offer.sql.ts";

interface Offers {
  readonly all: readonly EmbroideryOffer[];
  /** In none of them, and on no line of a cart that is ordered. */
  readonly withdrawnFonts: readonly FontCode[];
  /** Over once they are read anew. */
  readonly sight: Sight;
}

/** Tells what is kept of offers when they are read anew. */
export const offerReadings = readings("embroidery offers");

/**
 * What can be embroidered on what, in the order in which it is asked; small, so the process keeps it. Threads and fonts
 * that staff withhold are not among those of a new text.
 */
export const embroideryOffers = holding<Offers>({
  name: "embroidery offers",
  followsDatabase: true,
  from: [offerReadings],
  open: async ({ db, log, held }) => {
    const { offers: all, faults } = await selectOffers(db);
    for (const { id, why } of faults) {
      log.error({ offer: id, cause: why }, "an embroidery offer cannot be read and offers nothing");
    }
    const withheld = { threads: await selectWithheld(db), fonts: await selectWithdrawnFonts(db) };
    return {
      all: all.map((offer) => offeredWithout(offer, withheld)),
      withdrawnFonts: withheld.fonts,
      sight: held(offerReadings)(),
    };
  },
});

/**
 * The offer that holds for a product, or a variant of `parentId`; what is kept of it is over once offers are read anew.
 */
export function offerOf(
  ctx: Ctx,
  { productId, parentId }: { readonly productId: number; readonly parentId: number | null },
): EmbroideryOffer | undefined {
  const { all, sight } = ctx.held(embroideryOffers);
  noteSight(sight);
  const product = ctx.held(readModel).current().promoted(productId, parentId, ctx.store.id);
  return offerFor(all, product);
}
