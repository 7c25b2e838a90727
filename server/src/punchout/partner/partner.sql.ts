import type { FieldName, Partner, PartnerDraft } from "@placket/domain/punchout/partner";
import type { Protocol } from "@placket/domain/punchout/protocol";
import { sql } from "kysely";
import type { Db } from "../../db/database.ts";

const rows = (db: Db) =>
  db
    .selectFrom("punchout_partner")
    .select([
      "id",
      "name",
      "is_active as isActive",
      "protocol",
      "domain",
      "identity",
      "secret_hash as secretHash",
      "portal_id as portalId",
      "group_id as groupId",
      "store_view_id as storeViewId",
      "return_hosts as returnHosts",
      "form_kind as formKind",
      "piece_unit as pieceUnit",
      "set_unit as setUnit",
      "class_domain as classDomain",
      "class_code as classCode",
      "fields",
      "version",
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>["executeTakeFirstOrThrow"]>>;

/** A partner with the hash of its secret, which nobody is shown. */
interface KeptPartner {
  readonly partner: Partner;
  readonly secretHash: string;
}

const keptOf = ({ secretHash, fields, ...row }: Row): KeptPartner => ({
  partner: { ...row, fields: fields as readonly FieldName[] },
  secretHash,
});

/** The partner that comes by one of these identities, in any case. */
export async function selectPartnerBy(
  db: Db,
  protocol: Protocol,
  named: readonly { readonly domain: string; readonly identity: string }[],
): Promise<KeptPartner | undefined> {
  const row = await rows(db)
    .where("protocol", "=", protocol)
    .where((one) =>
      one.or(
        named.map(({ domain, identity }) =>
          one.and([
            one(sql`lower(domain)`, "=", domain.toLowerCase()),
            one(sql`lower(identity)`, "=", identity.toLowerCase()),
          ]),
        ),
      ),
    )
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  return row && keptOf(row);
}

/** One by its id; held until the transaction ends where it is to be changed. */
export async function selectPartner(
  db: Db,
  id: number,
  { isHeld = false }: { readonly isHeld?: boolean } = {},
): Promise<Partner | undefined> {
  const query = rows(db).where("id", "=", id);
  const row = await (isHeld ? query.forUpdate() : query).executeTakeFirst();
  return row && keptOf(row).partner;
}

const columns = ({ fields, ...draft }: PartnerDraft, now: Date) => ({
  name: draft.name,
  is_active: draft.isActive,
  protocol: draft.protocol,
  domain: draft.domain,
  identity: draft.identity,
  portal_id: draft.portalId,
  group_id: draft.groupId,
  store_view_id: draft.storeViewId,
  return_hosts: [...draft.returnHosts],
  form_kind: draft.formKind,
  piece_unit: draft.pieceUnit,
  set_unit: draft.setUnit,
  class_domain: draft.classDomain,
  class_code: draft.classCode,
  fields: JSON.stringify(fields),
  updated_at: now,
});

/** The id of a new partner; `undefined` where another one comes by its identity. */
export async function insertPartner(
  db: Db,
  draft: PartnerDraft,
  { secretHash, now }: { readonly secretHash: string; readonly now: Date },
): Promise<number | undefined> {
  const made = await db
    .insertInto("punchout_partner")
    .values({ ...columns(draft, now), secret_hash: secretHash, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return made?.id;
}

/** Writes a partner anew, its secret too where there is another one. */
export async function updatePartner(
  db: Db,
  id: number,
  {
    draft,
    secretHash,
    now,
  }: {
    readonly draft: PartnerDraft;
    readonly secretHash: string | undefined;
    readonly now: Date;
  },
): Promise<void> {
  await db
    .updateTable("punchout_partner")
    .set({
      ...columns(draft, now),
      ...(secretHash !== undefined && { secret_hash: secretHash }),
      version: sql`version + 1`,
    })
    .where("id", "=", id)
    .execute();
}

/** Takes a partner away with its visits and documents. */
export async function deletePartner(db: Db, id: number): Promise<void> {
  await db.deleteFrom("punchout_partner").where("id", "=", id).execute();
}

/** Whether another partner than this one comes by an identity. */
export async function isIdentityTaken(
  db: Db,
  { protocol, domain, identity }: Pick<Partner, "domain" | "identity" | "protocol">,
  but: number,
): Promise<boolean> {
  const found = await selectPartnerBy(db, protocol, [{ domain, identity }]);
  return found !== undefined && found.partner.id !== but;
}
