import { checkAccountEmail } from "@placket/domain/customer/person";
import { HOUR_MS, MINUTE_MS } from "@placket/domain/durations";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../context.ts";
import { holding } from "../held/held.ts";
import { networkOf } from "../http/guard/client-network.ts";
import { settingsOf } from "../store/store-config.ts";
import { selectCustomerByUsername } from "./customer.sql.ts";
import { clientOf } from "./sign-in.ts";

/** Questions of one network about emails, and since when they are counted. */
interface Asked {
  readonly since: number;
  readonly count: number;
}

/** Questions that a network may ask in an hour. */
const QUESTIONS_MOST = 20;

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
  const minutes = minutesUntilNext(ctx);
  if (minutes > 0) return refuse(problem("customer.tooManyAsked", "email", minutes));
  return ok((await selectCustomerByUsername(ctx.db, email)) === undefined);
}

/** Counts a question; minutes until the next one is answered when there were too many. */
function minutesUntilNext(ctx: Ctx): number {
  const questions = ctx.held(emailQuestions);
  const network = networkOf(clientOf(ctx).address);
  const now = ctx.now.getTime();
  const before = questions.get(network);
  const asked = before && now - before.since < HOUR_MS ? before : { since: now, count: 0 };
  if (asked.count >= QUESTIONS_MOST) return Math.ceil((asked.since + HOUR_MS - now) / MINUTE_MS);
  questions.set(network, { ...asked, count: asked.count + 1 });
  return 0;
}
