import { STAGES, STAGE_NAMES } from "@placket/domain/order/stages";
import { checkDays } from "@placket/domain/list-days";
import { listShape, type Asked } from "../page/list/list-shape.ts";
import { ordersAt } from "./order.addresses.ts";
import { STATUS_TEXT, STATUSES } from "./status-text.ts";

/** How the list of orders is searched, filtered and sorted. */
export const ordersList = listShape({
  name: "orders",
  at: ordersAt,
  nouns: { one: "order", many: "orders" },
  search: { label: "Search orders", hint: "Number, name, email, SKU or PO" },
  filters: {
    status: {
      as: "choice",
      label: "Status",
      choices: STATUSES.map((value) => ({ value, label: STATUS_TEXT[value] })),
      isTab: true,
    },
    /** Only orders whose money somebody has to look after. */
    money: {
      as: "choice",
      label: "Money",
      choices: [{ value: "look-after", label: "Money to Look After" }],
      isTab: true,
    },
    stage: {
      as: "choice",
      label: "Stage",
      choices: STAGE_NAMES.map((value) => ({ value, label: STAGES[value].title })),
    },
    invoice: {
      as: "choice",
      label: "Invoice",
      choices: [
        { value: "open", label: "Open" },
        { value: "overdue", label: "Overdue" },
      ],
    },
    from: { as: "day", label: "From (Warehouse)" },
    to: { as: "day", label: "To (Warehouse)" },
  },
  check: checkDays,
  sorts: {
    created: { up: "Oldest first", down: "Newest first" },
    total: { up: "Lowest total first", down: "Highest total first" },
    email: { up: "Email, A to Z", down: "Email, Z to A" },
  },
  unlessTold: "-created",
});

export type OrdersAsked = Asked<typeof ordersList.filters, keyof typeof ordersList.sorts>;
