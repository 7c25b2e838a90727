import { checkCompanyName, checkCustomerNumber } from "@placket/domain/customer/customer-number";
import { GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { ok, problem, refuse, type Problem, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import type { PageAsked } from "../../list/list-page.ts";
import { websiteNames } from "../../store/website-names.ts";
import { lockRepresentativesOf, takeNumberAway } from "../customer.sql.ts";
import { selectGroupRows } from "../staff/group.sql.ts";
import { connectAs } from "./connect.ts";
import {
  countCustomers,
  deleteNumber,
  insertNumber,
  lockNumber,
  selectListed,
  selectNumber,
  updateNumber,
  type ListedNumber,
  type NumberRow,
} from "./number.sql.ts";

export type { ListedNumber };

/** What staff ask of the list. */
interface NumbersAsked extends PageAsked {
  readonly search?: string | undefined;
  readonly website?: number | undefined;
}

/** A page of the customer numbers that the text finds, of one website or of all. */
export const listedNumbers = (ctx: Ctx, { search = "", website, ...page }: NumbersAsked) =>
  selectListed(ctx.db, { text: search.trim(), websiteId: website }, page);

/** One customer number, with how many customers have it. */
export async function knownNumber(ctx: Ctx, custid: string): Promise<Result<ListedNumber>> {
  const number = await selectNumber(ctx.db, custid);
  if (!number) return refuse(GONE);
  return ok({ ...number, customers: await countCustomers(ctx.db, custid) });
}

type NumberDraft = Omit<NumberRow, "version">;

/** Adds a customer number with its trace. */
export async function addNumber(tx: Ctx, typed: NumberDraft): Promise<Result<ListedNumber>> {
  const draft = { ...typed, custid: typed.custid.trim(), companyName: typed.companyName.trim() };
  const problems = [
    ...checkCustomerNumber(draft.custid).map((one) => ({ ...one, field: "custid" })),
    ...(await problemsOf(tx, draft)),
  ];
  if (problems.length > 0) return refuse(...problems);
  if (!(await insertNumber(tx.db, draft, tx.now))) {
    return refuse(problem("superuser.numberTaken", "custid"));
  }
  await leaveTrace(tx, { action: "customerNumber.add", subject: draft.custid, after: said(draft) });
  return ok({ ...draft, version: 1, customers: 0 });
}

/** Changes a customer number, unless somebody else was faster; whoever is connected as it is in its group at once. */
export async function changeNumberAs(
  tx: Ctx,
  custid: string,
  { version, ...typed }: Omit<NumberDraft, "custid"> & { readonly version: number },
): Promise<Result<ListedNumber>> {
  const draft = { ...typed, custid, companyName: typed.companyName.trim() };
  const problems = await problemsOf(tx, draft);
  if (problems.length > 0) return refuse(...problems);
  const before = await lockNumber(tx.db, custid);
  if (!before) return refuse(GONE);
  if (before.version !== version) return refuse(problem("superuser.numberChanged"));
  await updateNumber(tx.db, draft, tx.now);
  const after = { ...draft, version: version + 1 };
  if (before.groupId !== after.groupId) await connectAllAs(tx, custid, after);
  await leaveTrace(tx, {
    action: "customerNumber.change",
    subject: custid,
    before: said(before),
    after: said(after),
  });
  return ok({ ...after, customers: await countCustomers(tx.db, custid) });
}

/** Takes a customer number away; whoever had it has none, and representatives are in their own group again. */
export async function removeNumber(tx: Ctx, custid: string): Promise<Result<string>> {
  const before = await lockNumber(tx.db, custid);
  if (!before) return refuse(GONE);
  await connectAllAs(tx, custid, null);
  await takeNumberAway(tx.db, custid);
  await deleteNumber(tx.db, custid);
  await leaveTrace(tx, { action: "customerNumber.remove", subject: custid, before: said(before) });
  return ok(custid);
}

const GONE = problem("superuser.numberGone", "custid");

/** Whoever represents as a number sees other prices; a whole company's people may have it besides, to whom it is a name. */
async function connectAllAs(tx: Ctx, custid: string, number: NumberRow | null): Promise<void> {
  for (const customer of await lockRepresentativesOf(tx.db, custid)) {
    // oxlint-disable-next-line no-await-in-loop -- a shop has few representatives, each written after the one before
    await connectAs(tx, customer, number);
  }
}

async function problemsOf(tx: Ctx, draft: NumberDraft): Promise<readonly Problem[]> {
  const { companyName, websiteId, groupId } = draft;
  const problems = [...checkCompanyName(companyName)];
  if (websiteId !== null && !websiteNames(tx).has(websiteId)) {
    problems.push(problem("superuser.noSuchWebsite", "websiteId"));
  }
  // Asked of the database: one that was added a moment ago is not held yet.
  const groups = groupId === null ? [] : await selectGroupRows(tx.db);
  if (groupId !== null && !groups.some(({ id }) => id === groupId && id !== GUEST_GROUP_ID)) {
    problems.push(problem("customer.noSuchGroup", "groupId"));
  }
  return problems;
}

const said = ({ companyName, websiteId, groupId }: Omit<NumberDraft, "custid">) => ({
  companyName,
  websiteId,
  groupId,
});
