import { offerFor, type EmbroideryOffer } from "@placket/domain/embroidery/offer/offer";
import { readModel } from "../../catalog/read-model.ts";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { selectOffers } from "./offer.sql.ts";

/** What can be embroidered on what, in the order in which it is asked; small, so the process keeps it. */
export const embroideryOffers = holding<readonly EmbroideryOffer[]>({
  name: "embroidery offers",
  followsDatabase: true,
  open: async ({ db, log }) => {
    const { offers, faults } = await selectOffers(db);
    for (const { id, why } of faults) {
      log.error({ offer: id, cause: why }, "an embroidery offer cannot be read and offers nothing");
    }
    return offers;
  },
});

/** The offer that holds for a product, or a variant of `parentId`. */
export function offerOf(
  ctx: Ctx,
  { productId, parentId }: { readonly productId: number; readonly parentId: number | null },
): EmbroideryOffer | undefined {
  const product = ctx.held(readModel).current().promoted(productId, parentId, ctx.store.id);
  return offerFor(ctx.held(embroideryOffers), product);
}
