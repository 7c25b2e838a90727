import { can } from "@placket/domain/access/principal";
import { customerSubject } from "@placket/domain/audit/customer-subject";
import { INVITATION_MS } from "@placket/domain/customer/link";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { leaveTrace } from "../../audit/audit.ts";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import { DEFAULT_GROUP_ID } from "../create/create-account.ts";
import { insertCustomer, selectCustomer } from "../customer.sql.ts";
import { writeToCustomer } from "../letters.ts";
import { writeLink } from "../link/links.ts";
import { chosenPortal, usernameIn } from "./customer-portal.ts";
import { checkedPerson, type PersonDraft } from "./manage-customer.ts";

interface AccountDraft extends PersonDraft {
  readonly storeViewId: number;
  /** `null` for the retail store. Who belongs where is for those to say who make portals. */
  readonly portalId: number | null;
}

/**
 * Makes an account without a password, with its trace. Its holder is written to, in the words of the store view, with
 * the link that chooses one: until then nobody signs in.
 */
export async function addCustomer(
  tx: Ctx,
  { storeViewId, portalId, ...typed }: AccountDraft,
): Promise<Result<number>> {
  const portal = chosenPortal(tx, portalId);
  if (!portal.ok) return portal;
  const allowed = portalId === null || can(tx.principal, "portals.manage");
  if (allowed !== true) return refuse(problem(allowed, "portalId"));
  const store = tx.held(stores).views.find(({ id }) => id === storeViewId);
  if (!store) return refuse(problem("customer.noSuchStoreView", "storeViewId"));
  const inView = { ...tx, store };
  const checked = checkedPerson(inView, typed);
  if (!checked.ok) return checked;
  const id = await insertCustomer(tx.db, {
    ...checked.value,
    username: usernameIn(portal.value, checked.value.email),
    portalId,
    passwordHash: null,
    groupId: DEFAULT_GROUP_ID,
    storeViewId,
    createdAt: tx.now,
  });
  const made = id === undefined ? undefined : await selectCustomer(tx.db, id);
  if (!made) return refuse(problem("customer.emailTaken", "email"));
  const link = await writeLink(inView, made, { purpose: "password", lastsMs: INVITATION_MS });
  await writeToCustomer(inView, "customer.invited", { to: made, link });
  await leaveTrace(tx, { action: "customer.add", subject: customerSubject(made.id) });
  return ok(made.id);
}
