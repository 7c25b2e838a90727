import type { DeputyRole } from "@placket/domain/access/permissions";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { checkCustomerNumber } from "@placket/domain/customer/customer-number";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { endSessionsOf } from "../../session/session.ts";
import { lockCustomer, updateStanding, type CustomerRow, type Standing } from "../customer.sql.ts";
import { connectAs } from "./connect.ts";
import { lockNumber, type NumberRow } from "./number.sql.ts";

/** What somebody is besides a customer. */
export const deputyRolesOf = ({
  isRepresentative,
  isSuperUser,
}: Pick<CustomerRow, "isRepresentative" | "isSuperUser">): readonly DeputyRole[] => [
  ...(isRepresentative ? (["representative"] as const) : []),
  ...(isSuperUser ? (["superUser"] as const) : []),
];

/** What staff say of somebody; `""` for no customer number. */
type StandingDraft = Omit<Standing, "customerNumber"> & { readonly customerNumber: string };

/** The same, with the version of the account that it was said of. */
type StandingSaid = StandingDraft & { readonly version: number };

/**
 * Says what a customer is besides (CONF-44), and which customer number they have, unless somebody else was faster: an
 * older page gives nobody a right back that a colleague took. Rights never change within a session: all of theirs end
 * where they do, and with them those in which they act for others.
 */
export async function setStanding(
  tx: Ctx,
  id: number,
  { customerNumber: typed, version, ...draft }: StandingSaid,
): Promise<Result<true>> {
  const number = await typedNumber(tx, typed.trim());
  if (!number.ok) return number;
  const before = await lockCustomer(tx.db, id);
  if (!before) return refuse(problem("customer.noneWithId", "id"));
  const after: Standing = {
    ...draft,
    spendsForOthers: draft.isSuperUser && draft.spendsForOthers,
    customerNumber: number.value?.custid ?? null,
  };
  const changed = CHANGEABLE.filter((part) => before[part] !== after[part]);
  if (changed.length === 0) return ok(true);
  if (before.version !== version) return refuse(problem("customer.changedMeanwhile"));
  await updateStanding(tx.db, id, after, tx.now);
  await connectAs(tx, { ...before, ...after }, number.value ?? null);
  if (changed.some((part) => part !== "customerNumber")) {
    await endSessionsOf(tx, { customerId: id });
  }
  await leaveTrace(tx, {
    action: "customer.standing",
    subject: customerSubject(id),
    before: Object.fromEntries(changed.map((part) => [part, before[part]])),
    after: Object.fromEntries(changed.map((part) => [part, after[part]])),
  });
  return ok(true);
}

/** Somebody is nothing besides a customer any more, and has no number: their account is closed for good. */
export async function standDown(tx: Ctx, customer: CustomerRow): Promise<void> {
  await updateStanding(tx.db, customer.id, NOTHING_BESIDES, tx.now);
  await connectAs(tx, { ...customer, ...NOTHING_BESIDES }, null);
}

const NOTHING_BESIDES: Standing = {
  isRepresentative: false,
  isSuperUser: false,
  spendsForOthers: false,
  customerNumber: null,
};

const CHANGEABLE = [
  "isRepresentative",
  "isSuperUser",
  "spendsForOthers",
  "customerNumber",
] as const satisfies readonly (keyof Standing)[];

/** The number that is typed, held; `undefined` where none is. */
async function typedNumber(tx: Ctx, typed: string): Promise<Result<NumberRow | undefined>> {
  if (typed === "") return ok(undefined);
  const problems = checkCustomerNumber(typed);
  if (problems.length > 0) return refuse(...problems);
  const number = await lockNumber(tx.db, typed);
  return number ? ok(number) : refuse(problem("superuser.noSuchNumber", "customerNumber"));
}
