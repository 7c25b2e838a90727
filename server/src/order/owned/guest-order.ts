import { shownStatus } from "@placket/domain/order/shown-status";
import { problem, refuse, type Result } from "@placket/domain/problem";
import { LRUCache } from "lru-cache";
import type { Ctx } from "../../context.ts";
import { holding } from "../../held/held.ts";
import { minutesUntilNext, type Asked } from "../../http/guard/asked-often.ts";
import { selectWholeOrder } from "../order.sql.ts";
import { legible, readOrder, type PlacedOrder } from "../stored-order.ts";

/** What a guest must know of an order to see it. */
interface GuestsKnowledge {
  readonly number: string;
  readonly email: string;
  readonly lastName: string;
}

/** How many networks are remembered; the one that asked longest ago is forgotten first. */
const NETWORKS_MOST = 10_000;

/** Who has asked for orders of guests. Kept by the process: a question writes nothing. */
export const guestOrderQuestions = holding<LRUCache<string, Asked>>({
  name: "guest order questions",
  open: () => new LRUCache({ max: NETWORKS_MOST }),
});

/**
 * A guest's order by its number, email and last name. Numbers are counted up and names are known: questions are
 * counted before any is looked at, and whatever is wrong, the answer is the same. An order of an account is shown
 * to that account alone; an account is not given the orders that its email's guests placed (decision 0039).
 */
export async function guestOrder(
  ctx: Ctx,
  { number, email, lastName }: GuestsKnowledge,
): Promise<Result<PlacedOrder>> {
  const minutes = minutesUntilNext(ctx, ctx.held(guestOrderQuestions));
  if (minutes > 0) return refuse(problem("order.tooManyAsked", "number", minutes));
  const row = await selectWholeOrder(ctx.db, { number: number.trim() });
  if (!row || shownStatus(row.status) === undefined) return refuse(noSuchOrder());
  const read = readOrder(row);
  const isKnown =
    isSame(row.email, email) && isSame(read.order.billingAddress?.lastname ?? "", lastName);
  if (!isKnown) return refuse(noSuchOrder());
  const { principal } = ctx;
  const isStrangers = row.customer_id !== null && row.customer_id !== principal.customerId;
  return isStrangers ? refuse(problem("order.ofAccount", "number")) : legible(ctx, read);
}

const noSuchOrder = () => problem("order.noSuchOrder", "number");

/** As people write the same name or address twice. An empty one is nobody's. */
function isSame(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.trim().normalize("NFC").toLowerCase());
  return left !== "" && left === right;
}
