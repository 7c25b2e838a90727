import type { Permission } from "../../access/permissions.ts";
import { can, type Principal } from "../../access/principal.ts";
import type { ErrorKey } from "../../errors.ts";
import { holdsMoney, type PaymentState } from "../../payment/payment-state.ts";
import type { SourceOfMoney } from "../money/refund-ways.ts";
import type { OrderStatus } from "../order-status.ts";
import type { DigitizingCharge } from "./digitizing-charge.ts";
import { leftToReturn, notPaidBack, type LineProgress } from "./line-progress.ts";

/** What may be done next with an order depends on this much of it, as far as its own row and its last payment say it. */
export interface BriefFacts {
  readonly status: OrderStatus;
  /** Somebody has begun to pack it: it is what it is from then on. */
  readonly isPacked: boolean;
  /** Whether the processor is being asked to take or pay back money of it. */
  readonly isMoneyMoving: boolean;
  /** It is sent for a return and costs more, which its buyer has not paid. */
  readonly isDifferenceOpen: boolean;
  /** Whether a piece of it has still to be shipped. */
  readonly hasToShip: boolean;
  readonly payment: Pick<OrderMoney, "state"> | null;
}

/** All that what may be done next with an order depends on. */
export interface OrderFacts extends BriefFacts {
  readonly payment: OrderMoney | null;
  /** What it was paid from besides, as far as it took anything. */
  readonly spent: readonly SourceOfMoney[];
  readonly lines: readonly LineProgress[];
  /** What it charges for stitches of logos. */
  readonly digitizing: readonly DigitizingCharge[];
  /** A piece of it is under the needle, or sewn: it is what its buyer wanted, and nobody else's. */
  readonly isWorkBegun: boolean;
}

/** Money of an order, as far as its last payment says; minor units. */
export interface OrderMoney {
  readonly state: PaymentState;
  readonly asked: number;
  readonly captured: number;
  readonly refunded: number;
}

interface Need<Facts> {
  readonly isMet: (facts: Facts) => boolean;
  readonly error: ErrorKey;
}

type Fact<Name extends keyof OrderFacts> = Pick<OrderFacts, Name>;
type BriefFact<Name extends keyof BriefFacts> = Pick<BriefFacts, Name>;

/** What a step may ask for besides the status: each with what is said where it is not so, to shoppers or to staff. */
const NEEDS = {
  nothingShipped: {
    isMet: ({ lines }: Fact<"lines">) => lines.every(({ shipped }) => shipped === 0),
    error: "order.shippedAlready",
  },
  noneOnItsWay: {
    isMet: ({ lines }: Fact<"lines">) => lines.every(({ shipped }) => shipped === 0),
    error: "order.partlyShipped",
  },
  notPacked: {
    isMet: ({ isPacked }: BriefFact<"isPacked">) => !isPacked,
    error: "order.packedAlready",
  },
  digitizingUnused: {
    // Stitches that are made already, or that another order needs (decision 0094).
    isMet: ({ digitizing }: Fact<"digitizing">) => digitizing.every(({ isUsed }) => !isUsed),
    error: "order.digitizingUsed",
  },
  workNotBegun: {
    isMet: ({ isWorkBegun }: Fact<"isWorkBegun">) => !isWorkBegun,
    error: "order.workBegun",
  },
  packingNotBegun: {
    isMet: ({ isPacked }: BriefFact<"isPacked">) => !isPacked,
    error: "order.packingBegun",
  },
  moneyAtRest: {
    isMet: ({ isMoneyMoving }: BriefFact<"isMoneyMoving">) => !isMoneyMoving,
    error: "order.moneyMoving",
  },
  differencePaid: {
    isMet: ({ isDifferenceOpen }: BriefFact<"isDifferenceOpen">) => !isDifferenceOpen,
    error: "order.differenceOpen",
  },
  differenceOpen: {
    isMet: ({ isDifferenceOpen }: BriefFact<"isDifferenceOpen">) => isDifferenceOpen,
    error: "order.notNow",
  },
  somethingToShip: {
    isMet: ({ hasToShip }: BriefFact<"hasToShip">) => hasToShip,
    error: "order.nothingToShip",
  },
  moneyReserved: {
    isMet: ({ payment }: BriefFact<"payment">) => payment?.state === "authorized",
    error: "order.nothingReserved",
  },
  moneyTaken: {
    isMet: hasMoneyToPayBack,
    error: "order.nothingTaken",
  },
  somethingToReturn: {
    isMet: ({ lines }: Fact<"lines">) => lines.some((line) => leftToReturn(line) > 0),
    error: "order.nothingToReturn",
  },
} as const satisfies Readonly<Record<string, Need<OrderFacts>>>;

interface StepRow<Facts> {
  /** As a button says it. */
  readonly title: string;
  readonly can: Permission;
  readonly from: readonly OrderStatus[];
  readonly needs: readonly Need<Facts>[];
}

/** Everything that may be done with an order after it was placed, by whom and when. A new step is a row. */
const ORDER_STEPS = {
  hold: { title: "Hold", can: "orders.change", from: ["processing"], needs: [NEEDS.moneyAtRest] },
  release: {
    title: "Release",
    can: "orders.change",
    from: ["holded"],
    needs: [NEEDS.differencePaid],
  },
  cancel: {
    title: "Cancel Order",
    can: "orders.change",
    from: ["processing", "holded"],
    needs: [NEEDS.noneOnItsWay, NEEDS.moneyAtRest],
  },
  /** By the shopper who placed it. */
  cancelOwn: {
    title: "Cancel Order",
    can: "order.changeOwn",
    from: ["processing"],
    needs: [
      NEEDS.nothingShipped,
      NEEDS.notPacked,
      NEEDS.workNotBegun,
      NEEDS.moneyAtRest,
      NEEDS.digitizingUnused,
    ],
  },
  /** The difference of an exchange, by whoever it is for. */
  payOwn: {
    title: "Pay the Difference",
    can: "order.changeOwn",
    from: ["holded"],
    needs: [NEEDS.differenceOpen],
  },
  pack: {
    title: "Start Packing",
    can: "orders.pack",
    from: ["processing"],
    needs: [NEEDS.packingNotBegun, NEEDS.somethingToShip],
  },
  ship: {
    title: "Ship",
    can: "orders.pack",
    from: ["processing"],
    needs: [NEEDS.somethingToShip, NEEDS.moneyAtRest],
  },
  capture: {
    title: "Take the Money",
    can: "payments.move",
    from: ["processing"],
    needs: [NEEDS.moneyReserved, NEEDS.moneyAtRest],
  },
  refund: {
    title: "Pay Back",
    can: "payments.move",
    // Of what is closed for its pieces, what the way cost may be left.
    from: ["processing", "complete", "closed"],
    needs: [NEEDS.moneyTaken, NEEDS.moneyAtRest],
  },
  return: {
    title: "Open a Return",
    can: "returns.handle",
    from: ["processing", "complete"],
    needs: [NEEDS.somethingToReturn],
  },
  /** By the shopper who placed it. */
  returnOwn: {
    title: "Return",
    can: "order.changeOwn",
    from: ["processing", "complete"],
    needs: [NEEDS.somethingToReturn],
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
    needs: [NEEDS.packingNotBegun, NEEDS.noneOnItsWay],
  },
} as const satisfies Readonly<Record<string, StepRow<OrderFacts>>>;

export type OrderStep = keyof typeof ORDER_STEPS;

/** Every step of the table, in its order. */
export const ORDER_STEP_NAMES = Object.keys(ORDER_STEPS) as [OrderStep, ...OrderStep[]];

/** Whether a step takes money or pays it back. */
export function movesMoney(step: OrderStep): boolean {
  return ORDER_STEPS[step].can === "payments.move";
}

/** Whether this may be done with the order now, or why not: the button says so, the server refuses by it. */
export const orderCan = (
  principal: Principal,
  step: OrderStep,
  facts: OrderFacts,
): true | ErrorKey => allows(principal, ORDER_STEPS[step], facts);

/** The same of what the store does by itself: nobody asks, so nobody's permission is. */
export const storeCan = (step: OrderStep, facts: OrderFacts): true | ErrorKey =>
  stands(ORDER_STEPS[step], facts);

/** What staff do with several orders at once: what they may is known without an order's lines. */
const BRIEF_STEPS = {
  pack: ORDER_STEPS.pack,
  ship: ORDER_STEPS.ship,
  capture: ORDER_STEPS.capture,
  release: ORDER_STEPS.release,
} satisfies Partial<Readonly<Record<OrderStep, StepRow<BriefFacts>>>>;

export type BriefStep = keyof typeof BRIEF_STEPS;

export const BRIEF_STEP_NAMES = Object.keys(BRIEF_STEPS) as [BriefStep, ...BriefStep[]];

/** Of these, what may be done with the order now: a list or a board offers nothing else. */
export const briefSteps = (principal: Principal, facts: BriefFacts): BriefStep[] =>
  BRIEF_STEP_NAMES.filter((step) => allows(principal, BRIEF_STEPS[step], facts) === true);

function allows<Facts extends BriefFacts>(
  principal: Principal,
  row: StepRow<Facts>,
  facts: Facts,
): true | ErrorKey {
  const allowed = can(principal, row.can);
  return allowed === true ? stands(row, facts) : allowed;
}

function stands<Facts extends BriefFacts>(
  { from, needs }: StepRow<Facts>,
  facts: Facts,
): true | ErrorKey {
  if (!from.includes(facts.status)) return "order.notNow";
  return needs.find(({ isMet }) => !isMet(facts))?.error ?? true;
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
