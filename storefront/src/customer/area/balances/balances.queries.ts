import { routes } from "@placket/contract/routes.gen";
import { bodyOf, wireRequest } from "@placket/web/call/wire";
import {
  cardAsked,
  checkedCardFromWire,
  usedCardFromWire,
} from "@placket/contract/gift-card/gift-card.codec";
import { ownPointsFromWire } from "@placket/contract/reward/own-points.codec";
import { storeCreditFromWire } from "@placket/contract/store-credit/store-credit.codec";
import { refusalError } from "../../../api/reply.ts";
import { apiBase } from "../../../api/rest.ts";
import { answered, operation } from "../../../api/graphql.ts";
import { shopKey, type Shop } from "../../../api/shop.ts";
import { keepPreviousData, queryOptions } from "../../../query/query.ts";
import type { Account } from "../../account.ts";

type Owner = Pick<Account, "id">;

/** Points of whoever asks, with their latest history and the rules. */
export function pointsQuery(shop: Shop, { id }: Owner) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "points"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => ownPointsFromWire(await shop.call("rewardsAccount")),
  });
}

const storeCredit = operation(
  "OwnStoreCredit",
  `query OwnStoreCredit($page: Int!) {
    customer {
      store_credit {
        enabled
        current_balance { value currency }
        balance_history(currentPage: $page) {
          items {
            action
            actual_balance { value currency }
            balance_change { value currency }
            date_time_changed
          }
          page_info { total_pages }
        }
      }
    }
  }`,
);

/** Store credit of whoever asks, and a page of its history, from 1. */
export function storeCreditQuery(shop: Shop, { id }: Owner, page: number) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "store-credit", page),
    staleTime: 0,
    isPassing: true,
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const { customer } = await shop.graphql(storeCredit, { page });
      return answered(storeCreditFromWire(answered(customer)));
    },
  });
}

/** The gift cards that have paid for orders of whoever asks. */
export function usedCardsQuery(shop: Shop, { id }: Owner) {
  return queryOptions({
    queryKey: shopKey(shop, "customer", id, "gift-cards"),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => (await shop.call("usedGiftCards")).cards.map(usedCardFromWire),
  });
}

const giftCard = operation(
  "GiftCard",
  `query GiftCard($code: String!) {
    giftCardAccount(input: { gift_card_code: $code }) {
      code
      balance { value currency }
      expiration_date
    }
  }`,
);

/** What is on a gift card. */
export type CheckedCard = Awaited<ReturnType<typeof checkGiftCard>>;

/** The card of a code as a PDF to print. @throws CallError where there is none, and for who tries many */
export async function giftCardFile({ storeCode }: Pick<Shop, "storeCode">, code: string) {
  const request = wireRequest(routes.giftCardPaper, { body: cardAsked(code) });
  const response = await fetch(apiBase(storeCode) + request.path, {
    method: request.method,
    credentials: "include",
    headers: { "Content-Type": "application/json" },
    body: request.body ?? null,
  });
  if (!response.ok) throw refusalError(response.status, bodyOf(await response.text()));
  return response.blob();
}

/** What is on the card of a code. @throws CallError where there is none, and for who tries many */
export async function checkGiftCard(shop: Shop, code: string) {
  return checkedCardFromWire(answered((await shop.graphql(giftCard, { code })).giftCardAccount));
}
