import type { ReturnReason } from "@placket/domain/order/return/return-state";
import type { TokenizedCard } from "@placket/domain/payment/client-setup";
import type {
  CancelGuestOrderInput,
  ConfirmCancelOrderInput,
  PayForExchangeInput,
  RequestGuestReturnInput,
  ReturnReasonEnum,
} from "../graphql.gen.ts";
import { itemName } from "./item-name.codec.ts";

interface MoneyWire {
  readonly value: number | null;
  readonly currency: string | null;
}

interface ChangesWire {
  readonly total: { readonly grand_total: MoneyWire } | null;
  readonly available_actions: readonly ("CANCEL" | "RETURN" | "PAY")[];
  readonly items:
    | readonly ({
        readonly id: string;
        readonly product_name: string | null;
        readonly selected_options: readonly ({ readonly value: string } | null)[] | null;
        readonly quantity_returnable: number | null;
      } | null)[]
    | null;
  readonly returns: { readonly items: readonly (ReturnWire | null)[] | null } | null;
}

interface ReturnWire {
  readonly number: string;
  readonly status: string;
  readonly status_label: string;
  readonly end_reason: string | null;
  readonly send_to: string | null;
  readonly items:
    | readonly ({
        readonly uid: string;
        readonly product_name: string | null;
        readonly request_quantity: number;
        readonly quantity: number;
      } | null)[]
    | null;
}

/** What whoever an order is of can still do with it, and what they send back. */
export interface OrderChanges {
  readonly canCancel: boolean;
  readonly canReturn: boolean;
  /** What is to be paid before anything is sent; `null` for nothing. */
  readonly toPay: { readonly value: number; readonly currency: string } | null;
  /** Why shoppers cancel, to choose from. */
  readonly reasons: readonly string[];
  /** What may be sent back, and how many pieces of each. */
  readonly returnable: readonly {
    readonly id: string;
    readonly name: string;
    readonly left: number;
  }[];
  readonly returns: readonly {
    readonly number: string;
    /** How it stands, in words. */
    readonly state: string;
    /** Nobody has approved it yet: nothing is to be sent. */
    readonly isAwaited: boolean;
    /** Why nothing came of it; `null` where something does. */
    readonly why: string | null;
    /** Where it is to be sent now; empty where the shop has yet to say it, `null` where it is not to be sent. */
    readonly sendTo: string | null;
    readonly pieces: readonly {
      readonly id: string;
      readonly name: string;
      readonly count: number;
      /** Of them, those that were found good; `null` before anybody has looked. */
      readonly good: number | null;
    }[];
  }[];
}

interface ReasonsWire {
  readonly order_cancellation_reasons: readonly ({ readonly description: string } | null)[] | null;
}

export function orderChangesFromWire(
  { available_actions: actions, items, returns, total }: ChangesWire,
  { order_cancellation_reasons: reasons }: ReasonsWire,
): OrderChanges {
  const names = new Map(there(items).map((item) => [item.id, itemName(item)]));
  return {
    canCancel: actions.includes("CANCEL"),
    reasons: there(reasons).map(({ description }) => description),
    canReturn: actions.includes("RETURN"),
    toPay: actions.includes("PAY") && total ? amountOf(total.grand_total) : null,
    returnable: there(items).flatMap(({ id, quantity_returnable: left }) =>
      left ? [{ id, name: names.get(id) ?? "", left }] : [],
    ),
    returns: there(returns?.items ?? null).map(
      ({
        number,
        status,
        status_label: state,
        end_reason: why,
        send_to: sendTo,
        items: pieces,
      }) => ({
        number,
        state,
        isAwaited: status === "PENDING",
        why,
        sendTo,
        pieces: there(pieces).map(({ uid: id, product_name: name, ...piece }) => ({
          id,
          name: names.get(id) ?? name ?? "",
          count: piece.request_quantity,
          good: CHECKED.has(status) ? piece.quantity : null,
        })),
      }),
    ),
  };
}

const amountOf = ({ value, currency }: MoneyWire) => ({
  value: value ?? 0,
  currency: currency ?? "",
});

/** How a return stands once its pieces were looked at. */
const CHECKED: ReadonlySet<string> = new Set(["APPROVED", "PROCESSED_AND_CLOSED", "CLOSED"]);

const there = <Value>(list: readonly (Value | null)[] | null): Value[] =>
  (list ?? []).filter((entry) => entry !== null);

/** Which order, and what opens it. */
export interface KnownOrder {
  readonly number: string;
  readonly token: string;
}

/** What is sent back of an order. */
export interface ReturnWish {
  readonly pieces: readonly { readonly id: string; readonly quantity: number }[];
  readonly reason: ReturnReason;
  readonly comment: string;
}

export const returnToInput = (
  { number, token }: KnownOrder,
  { pieces, reason, comment }: ReturnWish,
): RequestGuestReturnInput => ({
  number,
  token,
  reason: REASONS[reason],
  comment_text: comment,
  items: pieces.map(({ id, quantity }) => ({ order_item_uid: id, quantity_to_return: quantity })),
});

/** Magento's code for each of our reasons. */
const REASONS: Readonly<Record<ReturnReason, ReturnReasonEnum>> = {
  wrong_size: "WRONG_SIZE",
  damaged: "DAMAGED",
  not_as_described: "NOT_AS_DESCRIBED",
  not_needed: "NOT_NEEDED",
  other: "OTHER",
};

export const cancelToInput = (
  { number, token }: KnownOrder,
  reason: string,
): CancelGuestOrderInput => ({ number, token, reason });

/** What a letter's link says behind its `#`: the order's uid and the key. */
export function confirmCancelToInput(said: string): ConfirmCancelOrderInput {
  const at = said.lastIndexOf(".");
  return { order_id: said.slice(0, Math.max(at, 0)), confirmation_key: said.slice(at + 1) };
}

/** A card that was typed in, or one that the provider keeps: its hash is in the place of the token. */
export interface CardToPayBy {
  readonly card: TokenizedCard;
  readonly isStored: boolean;
}

/** Pays for an exchange; without a card it is asked what became of the payment that is open. */
export function payToInput({ number, token }: KnownOrder, by?: CardToPayBy): PayForExchangeInput {
  if (!by) return { number, token };
  const { token: given, confirmedNonce, verification } = by.card;
  const nonce = by.isStored ? confirmedNonce : given;
  return {
    number,
    token,
    ...(by.isStored && { public_hash: given }),
    ...(nonce !== undefined && { payment_method_nonce: nonce }),
    ...(verification !== undefined && { verification }),
  };
}
