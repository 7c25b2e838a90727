import type { AuditAction } from "@placket/domain/audit/audit-actions";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import type { CustomerRow } from "../customer.sql.ts";
import { viewOf } from "./customer-page.ts";
import { insertNote } from "./note.sql.ts";

/** By the rules and in the words of the view in which a customer's account was made. */
export const inViewOf = (tx: Ctx, customer: CustomerRow): Ctx => ({
  ...tx,
  store: viewOf(tx, customer),
});

/** Writes down what somebody of the staff did to an account, and what was there before: it goes with the account. */
export async function note(tx: Ctx, customerId: number, text: string): Promise<void> {
  const { db, now, principal } = tx;
  if (principal.kind !== "staff") throw new Error("Only staff write notes");
  await insertNote(db, { customerId, by: principal.email, text, at: now });
}

/** Without names: the trail outlives them (decision 0053). */
export const trace = (tx: Ctx, action: AuditAction, id: number, after?: object) =>
  leaveTrace(tx, { action, subject: customerSubject(id), ...(after && { after }) });
