import { offerTerms } from "@placket/contract/embroidery/offer.codec";
import type { EmbroideryOffer } from "@placket/domain/embroidery/offer/offer";
import type { Db } from "../../db/database.ts";

interface ReadOffers {
  readonly offers: readonly EmbroideryOffer[];
  /** Of those whose terms have not the shape that the store writes. */
  readonly faults: readonly { readonly id: number; readonly why: string }[];
}

/** Every offer, in the order of staff. */
export async function selectOffers(db: Db): Promise<ReadOffers> {
  const rows = await db
    .selectFrom("embroidery_offer")
    .select(["id", "name", "skus", "category_ids as categoryIds", "terms"])
    .orderBy("position")
    .orderBy("id")
    .execute();
  const offers: EmbroideryOffer[] = [];
  const faults: { id: number; why: string }[] = [];
  for (const { terms, ...row } of rows) {
    const read = offerTerms.safeParse(terms);
    if (read.success) offers.push({ ...row, ...read.data });
    else faults.push({ id: row.id, why: read.error.message });
  }
  return { offers, faults };
}
