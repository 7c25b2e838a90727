import {
  cancelToInput,
  orderChangesFromWire,
  returnToInput,
  type KnownOrder,
  type OrderChanges,
  type ReturnWish,
} from "@placket/contract/order/order-changes.codec";
import { ownOrderFromWire, type OwnOrder } from "@placket/contract/order/own-order.codec";
import { CallError } from "@placket/web/call/call-error";
import { answered, operation } from "../../api/graphql.ts";
import { shopKey, type Shop } from "../../api/shop.ts";
import { queryOptions } from "../../query/query.ts";
import { ownOrderFields } from "../owned/own-order-fields.ts";

const orderChanges = operation(
  "OrderChanges",
  `query OrderChanges($input: OrderTokenInput!) {
    guestOrderByToken(input: $input) {
      available_actions
      total { grand_total { value currency } }
      items { id product_name selected_options { value } quantity_returnable }
      returns(pageSize: 50) {
        items { number status status_label end_reason send_to items { uid product_name request_quantity quantity } }
      }
    }
    storeConfig { order_cancellation_reasons { description } }
  }`,
);

/**
 * What may be done with an order now, for whoever it is of: read anew whenever it was asked for. Nothing, where it went
 * into an account since it was shown to a guest.
 */
export function orderChangesQuery(shop: Shop, { number, token }: KnownOrder) {
  return queryOptions({
    queryKey: shopKey(shop, "order-changes", number),
    staleTime: 0,
    isPassing: true,
    queryFn: async (): Promise<OrderChanges | null> => {
      try {
        const input = { number, token };
        const { guestOrderByToken: order, storeConfig } = await shop.graphql(orderChanges, {
          input,
        });
        return orderChangesFromWire(order, answered(storeConfig));
      } catch (error) {
        if (error instanceof CallError && error.is("order.ofAccount")) return null;
        throw error;
      }
    },
  });
}

const orderAfter = operation(
  "OrderAfter",
  `query OrderAfter($input: OrderTokenInput!) {
    guestOrderByToken(input: $input) { ...OwnOrderFields }
  }`,
  ownOrderFields,
);

/** An order as it is once it was changed. */
export async function orderAfterChange(
  shop: Shop,
  { number, token }: KnownOrder,
): Promise<OwnOrder> {
  const { guestOrderByToken } = await shop.graphql(orderAfter, { input: { number, token } });
  return ownOrderFromWire(guestOrderByToken, shop.locale);
}

const cancelOrder = operation(
  "CancelOrder",
  `mutation CancelOrder($input: CancelGuestOrderInput!) {
    cancelGuestOrder(input: $input) { errorV2 { message } }
  }`,
);

/** Cancels an order; gives why it was not, in words. */
export async function cancelOrderOf(
  shop: Shop,
  order: KnownOrder,
  reason: string,
): Promise<string | null> {
  const { cancelGuestOrder } = await shop.graphql(cancelOrder, {
    input: cancelToInput(order, reason),
  });
  return answered(cancelGuestOrder).errorV2?.message ?? null;
}

const requestReturn = operation(
  "RequestReturn",
  `mutation RequestReturn($input: RequestGuestReturnInput!) {
    requestGuestReturn(input: $input) { return { number } }
  }`,
);

/** Asks to send pieces back; gives the return's number. */
export async function requestReturnOf(
  shop: Shop,
  order: KnownOrder,
  wish: ReturnWish,
): Promise<string> {
  const { requestGuestReturn } = await shop.graphql(requestReturn, {
    input: returnToInput(order, wish),
  });
  return answered(answered(requestGuestReturn).return).number;
}
