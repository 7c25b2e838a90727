import { customerSubject } from "@placket/domain/audit/customer-subject";
import { can, GUEST_GROUP_ID } from "@placket/domain/access/principal";
import { checkNote } from "@placket/domain/customer/note";
import { checkAccountEmail, checkPerson, type Person } from "@placket/domain/customer/person";
import { checkReason } from "@placket/domain/ledger/by-hand";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import { regroupCarts } from "../../cart/owned/left-carts.ts";
import type { Ctx } from "../../context.ts";
import { forgetBrowsers } from "../../session/known-browser.ts";
import { endSessionsOf, revokeSession } from "../../session/session.ts";
import { settingsOf } from "../../store/store-config.ts";
import {
  lockCustomer,
  updateActive,
  updateCustomer,
  updateGroup,
  type CustomerRow,
} from "../customer.sql.ts";
import { dropLinkLetters, writeToCustomer } from "../letters.ts";
import { deleteLinksOf } from "../link/link.sql.ts";
import { writeLink } from "../link/links.ts";
import { mailNewEmail } from "../new-email.ts";
import { selectGroupRows } from "./group.sql.ts";
import { inViewOf, note, trace } from "./said-by-staff.ts";

/** How a customer is called and written to. */
export interface PersonDraft extends Person {
  readonly email: string;
}

/** What is typed of a customer, trimmed, or what is wrong with it. */
export function checkedPerson(ctx: Ctx, typed: PersonDraft): Result<PersonDraft> {
  const draft = {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    suffix: typed.suffix.trim(),
    email: typed.email.trim(),
  };
  const { emailPattern } = settingsOf(ctx);
  const problems = [...checkPerson(draft), ...checkAccountEmail(draft.email, emailPattern)];
  return problems.length > 0 ? refuse(...problems) : ok(draft);
}

/**
 * Changes the name, unless somebody else was faster, and asks another email by letter whether the account may move to
 * it, for whoever may wish that: until its link is opened all stays as it is, and stored cards do not go along
 * (decision 0065). What it was before stands in a note.
 */
export async function changeCustomer(
  tx: Ctx,
  id: number,
  { version, ...typed }: PersonDraft & { readonly version: number },
): Promise<Result<true>> {
  const checked = checkedPerson(tx, typed);
  if (!checked.ok) return checked;
  const before = await lockCustomer(tx.db, id);
  if (!before) return refuse(NO_SUCH_CUSTOMER);
  if (before.version !== version) return refuse(problem("customer.changedMeanwhile"));
  const { email, ...person } = checked.value;
  const changed = changesOf(before, checked.value);
  if (changed.length === 0) return ok(true);
  if (email !== before.email) {
    const allowed = can(tx.principal, "customers.moveEmail");
    if (allowed !== true) return refuse(problem(allowed, "email"));
    const isAsked = await mailNewEmail(inViewOf(tx, before), before, { email, isByStaff: true });
    if (!isAsked) return refuse(problem("customer.emailTaken", "email"));
  }
  await updateCustomer(tx.db, id, person, tx.now);
  const text = changed.map(({ title, from, to }) => `${title}: ${from} → ${to}`).join("\n");
  await note(tx, id, text);
  await trace(tx, "customer.change", id, { changed: changed.map(({ title }) => title).join(", ") });
  return ok(true);
}

const NO_SUCH_CUSTOMER = problem("customer.noneWithId", "id");

function changesOf(before: PersonDraft, after: PersonDraft) {
  const nameOf = ({ firstName, lastName, suffix }: PersonDraft) =>
    [firstName, lastName, suffix].filter(Boolean).join(" ");
  return [
    { title: "Name", from: nameOf(before), to: nameOf(after) },
    { title: "Email asked", from: before.email, to: after.email },
  ].filter(({ from, to }) => from !== to);
}

/** Puts a customer into a group. Rights and prices never change within a session: it ends. */
export async function setGroup(tx: Ctx, id: number, groupId: number): Promise<Result<true>> {
  const before = await lockCustomer(tx.db, id);
  if (!before) return refuse(NO_SUCH_CUSTOMER);
  // Asked of the database: one that was added a moment ago is not held yet.
  const groups = await selectGroupRows(tx.db);
  const nameOf = (id: number) => groups.find((group) => group.id === id)?.name;
  const name = nameOf(groupId);
  if (name === undefined || groupId === GUEST_GROUP_ID) {
    return refuse(problem("customer.noSuchGroup", "groupId"));
  }
  const own = before.ownGroupId ?? before.groupId;
  if (own === groupId) return ok(true);
  await updateGroup(tx.db, before, groupId, tx.now);
  // A connected representative goes on at the prices of the number's group.
  if (before.ownGroupId === null) await regroupCarts(tx, id, groupId);
  await endSessionsOf(tx, { customerId: id });
  await leaveTrace(tx, {
    action: "customer.group",
    subject: customerSubject(id),
    before: { group: nameOf(own) },
    after: { group: name },
  });
  return ok(true);
}

/** Sends the link that chooses a password, once; refuses for an account that is closed. */
export async function sendPasswordLink(tx: Ctx, id: number): Promise<Result<true>> {
  const customer = await lockCustomer(tx.db, id);
  if (!customer) return refuse(NO_SUCH_CUSTOMER);
  if (!customer.isActive) return refuse(problem("customer.closed"));
  const link = await writeLink(tx, customer, { purpose: "password" });
  await writeToCustomer(inViewOf(tx, customer), "customer.password", { to: customer, link });
  await trace(tx, "customer.passwordLink", id);
  return ok(true);
}

/** Closes an account, which ends its sessions and links, or opens it again, for a reason that becomes a note. */
export async function switchCustomer(
  tx: Ctx,
  id: number,
  { isActive, ...typed }: { readonly isActive: boolean; readonly reason: string },
): Promise<Result<true>> {
  const reason = typed.reason.trim();
  const problems = checkReason(reason);
  if (problems.length > 0) return refuse(...problems);
  const customer = await lockCustomer(tx.db, id);
  if (!customer) return refuse(NO_SUCH_CUSTOMER);
  if (customer.isActive === isActive) return refuse(problem("customer.stateUnchanged"));
  await updateActive(tx.db, id, isActive, tx.now);
  if (!isActive) {
    await closeDoors(tx, customer);
    await forgetBrowsers(tx, { customerId: id });
  }
  await note(tx, id, `${isActive ? "Opened again" : "Closed"}: ${reason}`);
  await trace(tx, isActive ? "customer.reopen" : "customer.close", id);
  return ok(true);
}

/** Ends one session of a customer, or all of them. */
export async function endSessions(tx: Ctx, id: number, sessionId?: number): Promise<Result<true>> {
  if (!(await lockCustomer(tx.db, id))) return refuse(NO_SUCH_CUSTOMER);
  const owner = { customerId: id };
  if (sessionId === undefined) await endSessionsOf(tx, owner);
  else {
    const ended = await revokeSession(tx, owner, sessionId);
    if (!ended.ok) return ended;
  }
  await trace(tx, "customer.endSessions", id);
  return ok(true);
}

/** Writes a note about a customer that staff read. */
export async function noteOnCustomer(tx: Ctx, id: number, typed: string): Promise<Result<true>> {
  const text = typed.trim();
  const problems = checkNote(text);
  if (problems.length > 0) return refuse(...problems);
  if (!(await lockCustomer(tx.db, id))) return refuse(NO_SUCH_CUSTOMER);
  await note(tx, id, text);
  await trace(tx, "customer.note", id);
  return ok(true);
}

/** What was sent to the address or is open in a browser lets nobody in any more. */
async function closeDoors(tx: Ctx, { id, email }: CustomerRow): Promise<void> {
  await deleteLinksOf(tx.db, id);
  await dropLinkLetters(tx, email);
  await endSessionsOf(tx, { customerId: id });
}
