import type { OrderStatus } from "@placket/domain/order/order-status";
import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import type { CustomerOrdersArgs } from "@placket/contract/graphql.gen";
import { minorOf } from "@placket/domain/money/price-format";
import { PAGE_SIZES } from "@placket/domain/page-sizes";
import { ok, problem, refuse, type Result } from "@placket/domain/problem";
import type { Ctx } from "../../context.ts";
import { stores } from "../../store/store-config.ts";
import type { OrdersAsked } from "./owned-orders.ts";

/** What Magento's clients ask of a customer's orders, in our own words. */
export function ordersAsked(
  ctx: Ctx,
  customerId: number,
  { filter, currentPage, pageSize, sort, scope }: CustomerOrdersArgs,
): Result<OrdersAsked> {
  const from = timeOf(filter?.order_date?.from);
  const to = timeOf(filter?.order_date?.to, LAST_OF_DAY);
  const least = minorIn(ctx, filter?.grand_total?.from);
  const most = minorIn(ctx, filter?.grand_total?.to);
  const isWrong = [from, to, least, most].includes("wrong");
  const texts = [filter?.search, filter?.number?.match];
  const isLong = texts.some((text) => (text ?? "").length > TEXT_MAX);
  if (isWrong || isLong || (oneOf(filter?.number)?.length ?? 0) > NUMBERS_MAX)
    return refuse(problem("access.badRequest", "filter", "filter"));
  return ok({
    search: {
      customerId,
      text: filter?.search?.trim() || undefined,
      storeViewIds: viewsIn(ctx, scope),
      numbers: oneOf(filter?.number),
      numberPart: filter?.number?.match ?? undefined,
      statuses: shownStatuses(oneOf(filter?.status)),
      from: from as Date | undefined,
      to: to as Date | undefined,
      leastMinor: least as number | undefined,
      mostMinor: most as number | undefined,
    },
    page: currentPage ?? 1,
    size: pageSize ?? PAGE_SIZES.orders.usual,
    isOldestFirst: sort?.sort_direction === "ASC",
  });
}

/** Longest text that is looked for, in characters, and the most numbers: each is held against every line of every order. */
const TEXT_MAX = 100;
const NUMBERS_MAX = 100;

/** The values that a filter names; `undefined` where it names none. */
function oneOf(
  filter:
    | { readonly eq?: string | null; readonly in?: readonly (string | null)[] | null }
    | null
    | undefined,
): readonly string[] | undefined {
  const named = [filter?.eq, ...(filter?.in ?? [])].filter((text) => typeof text === "string");
  return named.length > 0 ? named : undefined;
}

/** Magento writes a day or a time, `2026-03-02` or `2026-03-02 10:00:00`, in UTC. */
const TIME = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}:\d{2}))?Z?$/;
const LAST_OF_DAY = "23:59:59.999";

function timeOf(text: string | null | undefined, unlessTold = "00:00:00") {
  if (text === null || text === undefined || text === "") return undefined;
  const [, day, time = unlessTold] = TIME.exec(text) ?? [];
  const found = new Date(`${day}T${time}Z`);
  if (Number.isNaN(found.getTime())) return "wrong";
  // February 31 would be read as a day of March.
  return found.toISOString().slice(0, 10) === day ? found : "wrong";
}

function minorIn({ store }: Ctx, text: string | null | undefined) {
  if (text === null || text === undefined || text === "") return undefined;
  const minor = minorOf(Number(text), store.currency);
  return Number.isSafeInteger(minor) ? minor : "wrong";
}

function viewsIn(ctx: Ctx, scope: CustomerOrdersArgs["scope"]): readonly number[] | undefined {
  if (scope === "STORE") return [ctx.store.id];
  if (scope !== "WEBSITE") return undefined;
  const { views } = ctx.held(stores);
  return views.filter((view) => view.websiteId === ctx.store.websiteId).map(({ id }) => id);
}

/** By their words or codes; what is no state of a shopper's orders is none here. */
function shownStatuses(texts: readonly string[] | undefined): readonly OrderStatus[] | undefined {
  const asked = texts?.map((text) => text.trim().toLowerCase().replaceAll(" ", "_"));
  return asked && SHOWN_STATUSES.filter((status) => asked.includes(status));
}
