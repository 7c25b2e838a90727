import { offerTerms } from "@placket/contract/embroidery/offer.codec";
import type { OfferDraft } from "@placket/domain/embroidery/offer/check-offer";
import type { Selectable } from "kysely";
import type { Db } from "../../db/database.ts";
import type { Tables } from "../../db/tables.gen.ts";

/** An offer as staff have written it, and how often. */
export interface WrittenOffer extends OfferDraft {
  readonly id: number;
  readonly version: number;
}

type Row = Selectable<Tables["embroidery_offer"]>;

/** Those whose terms have the shape that the store writes; of another one the process says so as it reads it. */
export async function selectWrittenOffers(db: Db): Promise<readonly WrittenOffer[]> {
  const rows = await db
    .selectFrom("embroidery_offer")
    .selectAll()
    .orderBy("position")
    .orderBy("id")
    .execute();
  return rows.filter(({ terms }) => offerTerms.safeParse(terms).success).map(written);
}

/** An offer that nobody else changes until the transaction is over. */
export async function holdOffer(db: Db, id: number): Promise<WrittenOffer | undefined> {
  const row = await db
    .selectFrom("embroidery_offer")
    .selectAll()
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
  return row && written(row);
}

/** Writes a new offer. */
export async function insertOffer(db: Db, draft: OfferDraft): Promise<WrittenOffer> {
  const insert = db.insertInto("embroidery_offer").values(rowOf(draft)).returningAll();
  return written(await insert.executeTakeFirstOrThrow());
}

/** Writes an offer anew, one version on. */
export async function updateOffer(db: Db, id: number, draft: OfferDraft): Promise<WrittenOffer> {
  const update = db
    .updateTable("embroidery_offer")
    .set(({ eb }) => ({ ...rowOf(draft), version: eb("version", "+", 1) }))
    .where("id", "=", id)
    .returningAll();
  return written(await update.executeTakeFirstOrThrow());
}

/** Takes an offer away. */
export async function deleteOffer(db: Db, id: number): Promise<void> {
  await db.deleteFrom("embroidery_offer").where("id", "=", id).execute();
}

const rowOf = ({ name, position, skus, categoryIds, ...terms }: OfferDraft) => ({
  name,
  position,
  skus: [...skus],
  category_ids: [...categoryIds],
  terms: JSON.stringify(offerTerms.parse(terms)),
});

const written = ({
  id,
  name,
  position,
  skus,
  category_ids,
  terms,
  version,
}: Row): WrittenOffer => ({
  id,
  name,
  position,
  skus,
  categoryIds: category_ids,
  version,
  ...offerTerms.parse(terms),
});
