import type { Permission } from "../../access/permissions.ts";
import { can, type Principal } from "../../access/principal.ts";
import type { ErrorKey } from "../../errors.ts";
import { holdsMoney, type PaymentState } from "../../payment/payment-state.ts";
import type { SourceOfMoney } from "../money/refund-ways.ts";
import type { OrderStatus } from "../order-status.ts";
import { leftToReturn, leftToShip, notPaidBack, type LineProgress } from "./line-progress.ts";

/** What may be done next with an order depends on this much of it. */
export interface OrderFacts {
  readonly status: OrderStatus;
  /** Somebody has begun to pack it: it is what it is from then on. */
  readonly isPacked: boolean;
  /** Whether the processor is being asked to take or pay back money of it. */
  readonly isMoneyMoving: boolean;
  /** It is sent for a return and costs more, which its buyer has not paid. */
  readonly isDifferenceOpen: boolean;
  readonly payment: OrderMoney | null;
  /** What it was paid from besides, as far as it took anything. */
  readonly spent: readonly SourceOfMoney[];
  readonly lines: readonly LineProgress[];
}

/** Money of an order, as far as its last payment says; minor units. */
export interface OrderMoney {
  readonly state: PaymentState;
  readonly asked: number;
  readonly captured: number;
  readonly refunded: number;
}

interface Need {
  readonly isMet: (facts: OrderFacts) => boolean;
  readonly error: ErrorKey;
}

/** What a step may ask for besides the status: each with what is said where it is not so. */
const NEEDS = {
  nothingShipped: {
    isMet: ({ lines }) => lines.every(({ shipped }) => shipped === 0),
    error: "order.shippedAlready",
  },
  notPacked: { isMet: ({ isPacked }) => !isPacked, error: "order.packedAlready" },
  moneyAtRest: { isMet: ({ isMoneyMoving }) => !isMoneyMoving, error: "order.moneyMoving" },
  differencePaid: {
    isMet: ({ isDifferenceOpen }) => !isDifferenceOpen,
    error: "order.differenceOpen",
  },
  differenceOpen: {
    isMet: ({ isDifferenceOpen }) => isDifferenceOpen,
    error: "order.notNow",
  },
  somethingToShip: {
    isMet: ({ lines }) => lines.some((line) => leftToShip(line) > 0),
    error: "order.nothingToShip",
  },
  moneyReserved: {
    isMet: ({ payment }) => payment?.state === "authorized",
    error: "order.nothingReserved",
  },
  moneyTaken: {
    isMet: hasMoneyToPayBack,
    error: "order.nothingTaken",
  },
  somethingToReturn: {
    isMet: ({ lines }) => lines.some((line) => leftToReturn(line) > 0),
    error: "order.nothingToReturn",
  },
} as const satisfies Readonly<Record<string, Need>>;

interface StepRow {
  /** As a button says it. */
  readonly title: string;
  readonly can: Permission;
  readonly from: readonly OrderStatus[];
  readonly needs: readonly (keyof typeof NEEDS)[];
}

/** Everything that may be done with an order after it was placed, by whom and when. A new step is a row. */
const ORDER_STEPS = {
  hold: { title: "Hold", can: "orders.change", from: ["processing"], needs: ["moneyAtRest"] },
  release: { title: "Release", can: "orders.change", from: ["holded"], needs: ["differencePaid"] },
  cancel: {
    title: "Cancel Order",
    can: "orders.change",
    from: ["processing", "holded"],
    needs: ["nothingShipped", "moneyAtRest"],
  },
  /** By the shopper who placed it. */
  cancelOwn: {
    title: "Cancel Order",
    can: "order.changeOwn",
    from: ["processing"],
    needs: ["nothingShipped", "notPacked", "moneyAtRest"],
  },
  /** The difference of an exchange, by whoever it is for. */
  payOwn: {
    title: "Pay the Difference",
    can: "order.changeOwn",
    from: ["holded"],
    needs: ["differenceOpen"],
  },
  pack: {
    title: "Start Packing",
    can: "orders.pack",
    from: ["processing"],
    needs: ["notPacked", "somethingToShip"],
  },
  ship: {
    title: "Ship",
    can: "orders.pack",
    from: ["processing"],
    needs: ["somethingToShip", "moneyAtRest"],
  },
  capture: {
    title: "Take the Money",
    can: "payments.move",
    from: ["processing"],
    needs: ["moneyReserved", "moneyAtRest"],
  },
  refund: {
    title: "Pay Back",
    can: "payments.move",
    from: ["processing", "complete"],
    needs: ["moneyTaken", "moneyAtRest"],
  },
  return: {
    title: "Open a Return",
    can: "returns.handle",
    from: ["processing", "complete"],
    needs: ["somethingToReturn"],
  },
  /** By the shopper who placed it. */
  returnOwn: {
    title: "Return",
    can: "order.changeOwn",
    from: ["processing", "complete"],
    needs: ["somethingToReturn"],
  },
  handleReturn: {
    title: "Handle a Return",
    can: "returns.handle",
    from: ["processing", "complete", "closed"],
    needs: [],
  },
  changeAddress: {
    title: "Change Address",
    can: "orders.change",
    from: ["processing", "holded"],
    needs: ["notPacked", "nothingShipped"],
  },
} as const satisfies Readonly<Record<string, StepRow>>;

export type OrderStep = keyof typeof ORDER_STEPS;

/** Every step of the table, in its order. */
export const ORDER_STEP_NAMES = Object.keys(ORDER_STEPS) as [OrderStep, ...OrderStep[]];

/** Whether a step takes money or pays it back. */
export function movesMoney(step: OrderStep): boolean {
  const { can: permission }: StepRow = ORDER_STEPS[step];
  return permission === "payments.move";
}

/** Whether this may be done with the order now, or why not: the button says so, the server refuses by it. */
export function orderCan(
  principal: Principal,
  step: OrderStep,
  facts: OrderFacts,
): true | ErrorKey {
  const { can: permission, from, needs }: StepRow = ORDER_STEPS[step];
  const allowed = can(principal, permission);
  if (allowed !== true) return allowed;
  if (!from.includes(facts.status)) return "order.notNow";
  const unmet = needs.map((need): Need => NEEDS[need]).find(({ isMet }) => !isMet(facts));
  return unmet?.error ?? true;
}

/** All that an order was paid from and how much of each may still go back: what the processor has taken, last. */
export function sourcesOf({
  payment,
  spent,
}: Pick<OrderFacts, "payment" | "spent">): readonly SourceOfMoney[] {
  const { captured = 0, refunded = 0 } = payment ?? {};
  const card = { source: "card", paid: captured, left: captured - refunded } as const;
  return captured === 0 ? spent : [...spent, card];
}

/** What is reserved is taken or called off first: nothing goes back of an order whose money may still move. */
export function hasMoneyToPayBack({ payment, spent }: OrderFacts): boolean {
  const isMovable = payment !== null && payment.captured === 0;
  return !isMovable && sourcesOf({ payment, spent }).some(({ left }) => left > 0);
}

/** Whether an invoice of it is open. */
export const owesOnAccount = ({ spent }: Pick<OrderFacts, "spent">): boolean =>
  spent.some(({ source, left }) => source === "credit_line" && left > 0);

/** Whether the money was taken, or there was none to take; what is on account is paid with its invoice. */
export function isPaid({ payment, spent }: Pick<OrderFacts, "payment" | "spent">): boolean {
  return !owesOnAccount({ spent }) && (payment === null || payment.captured > 0);
}

/**
 * Whether nothing of what was paid is left. An invoice that was paid leaves nothing open either: an order on account
 * is paid back once its pieces are.
 */
export function isPaidBack(facts: Pick<OrderFacts, "payment" | "spent" | "lines">): boolean {
  const sources = sourcesOf(facts);
  const wasPaid = sources.length > 0 && (facts.payment === null || facts.payment.captured > 0);
  if (!wasPaid || sources.some(({ left }) => left > 0)) return false;
  const isOnAccount = sources.some(({ source }) => source === "credit_line");
  return !isOnAccount || facts.lines.every((line) => notPaidBack(line) === 0);
}

/** The order's money that its cancelling gives back: reserved or taken, and not paid back yet; minor units. */
export function heldMoney(payment: OrderMoney | null): number {
  if (!payment || !holdsMoney(payment.state)) return 0;
  return payment.state === "authorized" ? payment.asked : payment.captured - payment.refunded;
}
