import { checkAccountEmail } from "@placket/domain/customer/person";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { minutesUntilNext, type Asked } from "../http/guard/asked-often.ts";
import { settingsOf } from "../store/store-config.ts";
import { selectCustomerByUsername } from "./customer.sql.ts";

/** How many networks are remembered; the one that asked longest ago is forgotten first. */
const NETWORKS_MOST = 10_000;

/** Who has asked about emails. Kept by the process: a question writes nothing. */
export const emailQuestions = holding<LRUCache<string, Asked>>({
  name: "email questions",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/**
 * Whether an account can be made with an email (ACCT-24). Unless the shop wants it told, every email is one that
 * nobody has: a stranger learns nothing of who shops here.
 */
export async function isEmailAvailable(ctx: Ctx, typed: string): Promise<Result<boolean>> {
  const email = typed.trim();
  const { emailPattern, tellsWhoHasAccount } = settingsOf(ctx);
  const problems = checkAccountEmail(email, emailPattern);
  if (problems.length > 0) return refuse(...problems);
  if (!tellsWhoHasAccount) return ok(true);
  const minutes = minutesUntilNext(ctx, ctx.held(emailQuestions));
  if (minutes > 0) return refuse(problem("customer.tooManyAsked", "email", minutes));
  return ok((await selectCustomerByUsername(ctx.db, email)) === undefined);
}
