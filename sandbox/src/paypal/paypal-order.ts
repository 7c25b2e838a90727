/** An amount as PayPal writes it. */
export interface PaypalAmount {
  readonly currency_code: string;
  /** `61.50`, or `500` in a currency without decimals. */
  readonly value: string;
}

/** Money that was paid back: of which capture, and what the shop calls it. */
export interface MoneyBack extends MoneyMoved {
  readonly captureId: string;
  readonly customId: string;
}

/** Whoever confirms at the sandbox's page, by what happens to their payment. */
export type BuyerBehavior = "approve" | "decline" | "pending" | "answer_lost";

export interface MoneyMoved {
  readonly id: string;
  /** The `PayPal-Request-Id` it was asked for with. */
  readonly requestId: string;
  readonly amount: PaypalAmount;
}

/** An order of PayPal's Orders v2, as far as the sandbox plays it. */
export interface PaypalOrder {
  readonly id: string;
  readonly requestId: string;
  readonly createdAt: number;
  readonly status: "CREATED" | "APPROVED" | "COMPLETED";
  readonly amount: PaypalAmount;
  readonly invoiceId: string;
  readonly customId: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly userAction: string;
  /** The address that the shop gave; PayPal's own of the buyer without one. */
  readonly shipping: object | null;
  readonly buyer: BuyerBehavior | null;
  /** What is reserved, once it is. */
  readonly authorization: {
    readonly id: string;
    readonly status: "CREATED" | "PENDING" | "VOIDED";
    readonly amount: PaypalAmount;
    readonly invoiceId: string;
  } | null;
  readonly captures: readonly MoneyMoved[];
  /** More of what is reserved may still be taken. */
  readonly takesMore?: boolean;
  readonly refunds: readonly MoneyBack[];
}

/** The sum of amounts of one currency, to be compared: whole units of its last decimal. */
export const sumOf = (moved: readonly Pick<MoneyMoved, "amount">[]): number =>
  moved.reduce((sum, { amount }) => sum + unitsOf(amount), 0);

export const unitsOf = ({ value }: PaypalAmount): number => Number(value.replace(".", ""));
