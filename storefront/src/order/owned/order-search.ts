import type { OrderLimits } from "@placket/contract/order/own-orders.codec";
import { SHOWN_STATUSES } from "@placket/domain/order/shown-status";
import { hrefTo } from "../../routing/routes.ts";

/** What is looked for among one's orders, and which page of it. */
export interface OrderSearch extends OrderLimits {
  /** From 1. */
  readonly page: number;
}

export const ALL_ORDERS: OrderSearch = { text: "", status: "", from: "", to: "", page: 1 };

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const TEXT_MAX_LENGTH = 100;

/** What an address asks for; whatever is no day, no state or no page asks for nothing. */
export function readOrderSearch(search: string): OrderSearch {
  const asked = new URLSearchParams(search);
  const day = (name: string) => {
    const text = asked.get(name) ?? "";
    return DAY.test(text) && !Number.isNaN(Date.parse(text)) ? text : "";
  };
  const status = asked.get("status") ?? "";
  const page = Number(asked.get("p") ?? 1);
  return {
    text: (asked.get("q") ?? "").trim().slice(0, TEXT_MAX_LENGTH),
    status: (SHOWN_STATUSES as readonly string[]).includes(status) ? status : "",
    from: day("from"),
    to: day("to"),
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of a search; page 1 is not named. */
export function orderSearchHref({ text, status, from, to, page }: OrderSearch): string {
  const p = page > 1 ? String(page) : undefined;
  return hrefTo("orderHistory", {}, { q: text, status, from, to, p });
}

export const isLimited = ({ text, status, from, to }: OrderLimits): boolean =>
  [text, status, from, to].some((limit) => limit !== "");
