import {
  checkPartner,
  checkSecret,
  type Partner,
  type PartnerDraft,
} from "@placket/domain/punchout/partner";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { passwords } from "../../session/password.ts";
import { endSessionsOfPunchout } from "../../session/session.ts";
import { portalById } from "../../store/portal-of.ts";
import { stores } from "../../store/store-config.ts";
import { taxes } from "../../tax/tax.ts";
import { transact } from "../../transact.ts";
import {
  deletePartner,
  insertPartner,
  isIdentityTaken,
  selectPartner,
  updatePartner,
} from "../partner/partner.sql.ts";
import { cancelVisitsOf, selectOpenOf } from "../visit/visit.sql.ts";

const NO_SUCH_PARTNER = problem("punchout.noSuchPartner", "id");
const TAKEN = problem("punchout.identityTaken", "identity");

/** One partner. */
export async function knownPartner(ctx: Ctx, id: number): Promise<Result<Partner>> {
  const partner = await selectPartner(ctx.db, id);
  return partner ? ok(partner) : refuse(NO_SUCH_PARTNER);
}

/** Lets a procurement system in. `ctx.db` must not be a transaction: its secret is hashed before. */
export async function addPartner(
  ctx: Ctx,
  { secret, ...typed }: PartnerDraft & { readonly secret: string },
): Promise<Result<Partner>> {
  const draft = tidied(typed);
  const problems = [...checkPartner(draft), ...checkSecret(secret), ...unknown(ctx, draft)];
  if (problems.length > 0) return refuse(...problems);
  const hashed = await ctx.held(passwords).hash(secret, "staff");
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    const id = await insertPartner(tx.db, draft, { secretHash: hashed.value, now: tx.now });
    if (id === undefined) return refuse(TAKEN);
    const after = traceOf(draft);
    await leaveTrace(tx, { action: "punchout.add", subject: draft.name, after });
    return knownPartner(tx, id);
  });
}

/** A change of a partner; an empty secret leaves the one that it has. */
type PartnerChange = PartnerDraft & {
  readonly secret: string;
  readonly version: number;
};

/**
 * Writes a partner anew, unless somebody else was faster. Where it is let in no more, its carts go to a host no
 * more, or its buyers would see another shop, their visits end: what a session may never changes. `ctx.db` must not be a transaction.
 */
export async function changePartner(
  ctx: Ctx,
  id: number,
  { secret, version, ...typed }: PartnerChange,
): Promise<Result<Partner>> {
  const draft = tidied(typed);
  const wrongSecret = secret === "" ? [] : checkSecret(secret);
  const problems = [...checkPartner(draft), ...wrongSecret, ...unknown(ctx, draft)];
  if (problems.length > 0) return refuse(...problems);
  const hashed = secret === "" ? ok(undefined) : await ctx.held(passwords).hash(secret, "staff");
  if (!hashed.ok) return hashed;
  return transact(ctx, async (tx) => {
    const before = await selectPartner(tx.db, id, { isHeld: true });
    if (!before) return refuse(NO_SUCH_PARTNER);
    if (before.version !== version) return refuse(problem("punchout.changedMeanwhile"));
    if (await isIdentityTaken(tx.db, draft, id)) return refuse(TAKEN);
    await updatePartner(tx.db, id, { draft, secretHash: hashed.value, now: tx.now });
    if (hashed.value !== undefined || endsVisits(before, draft)) await endVisitsOf(tx, id);
    const secretTrace = hashed.value === undefined ? {} : { secret: "another" };
    await leaveTrace(tx, {
      action: "punchout.change",
      subject: draft.name,
      before: traceOf(before),
      after: { ...traceOf(draft), ...secretTrace },
    });
    return knownPartner(tx, id);
  });
}

/** Takes a partner away with its visits and documents. */
export async function removePartner(tx: Ctx, id: number): Promise<Result<number>> {
  const before = await selectPartner(tx.db, id, { isHeld: true });
  if (!before) return refuse(NO_SUCH_PARTNER);
  await deletePartner(tx.db, id);
  const subject = before.name;
  await leaveTrace(tx, { action: "punchout.remove", subject, before: traceOf(before) });
  return ok(id);
}

const endsVisits = (before: Partner, after: PartnerDraft): boolean =>
  !after.isActive ||
  before.returnHosts.some((host) => !after.returnHosts.includes(host)) ||
  (["portalId", "groupId", "storeViewId", "protocol"] as const).some(
    (field) => before[field] !== after[field],
  );

async function endVisitsOf(tx: Ctx, id: number): Promise<void> {
  const open = await selectOpenOf(tx.db, id);
  await cancelVisitsOf(tx.db, id, tx.now);
  await Promise.all(open.map((visitId) => endSessionsOfPunchout(tx, visitId)));
}

const tidied = (draft: PartnerDraft): PartnerDraft => ({
  ...draft,
  name: draft.name.trim(),
  domain: draft.protocol === "oci" ? "" : draft.domain.trim(),
  identity: draft.identity.trim(),
  returnHosts: [...new Set(draft.returnHosts.map((host) => host.trim().toLowerCase()))].filter(
    Boolean,
  ),
  pieceUnit: draft.pieceUnit.trim(),
  setUnit: draft.setUnit.trim(),
  classDomain: draft.classDomain.trim(),
  classCode: draft.classCode.trim(),
  fields: draft.fields.map(({ fact, name }) => ({ fact, name: name.trim() })),
});

function unknown(ctx: Ctx, { portalId, groupId, storeViewId }: PartnerDraft): Problem[] {
  const isView = ctx.held(stores).views.some(({ id }) => id === storeViewId);
  const isGroup = ctx.held(taxes).classOfGroup(groupId) !== undefined;
  return [
    ...(portalById(ctx, portalId) ? [] : [problem("punchout.noSuchPlace", "portalId")]),
    ...(isGroup ? [] : [problem("punchout.noSuchPlace", "groupId")]),
    ...(isView ? [] : [problem("punchout.noSuchPlace", "storeViewId")]),
  ];
}

/** A partner as the trail tells it; never its secret. */
const traceOf = ({ fields, returnHosts, ...draft }: PartnerDraft & Partial<Partner>) => ({
  name: draft.name,
  isActive: draft.isActive,
  protocol: draft.protocol,
  domain: draft.domain,
  identity: draft.identity,
  portalId: draft.portalId,
  groupId: draft.groupId,
  storeViewId: draft.storeViewId,
  returnHosts: returnHosts.join(", "),
  formKind: draft.formKind,
  pieceUnit: draft.pieceUnit,
  setUnit: draft.setUnit,
  classDomain: draft.classDomain,
  classCode: draft.classCode,
  fields: fields.map(({ fact, name }) => `${fact}: ${name}`).join(", "),
});
