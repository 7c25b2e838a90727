import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { giftCardsList } from "./gift-cards-list.ts";

export type GiftCardRow = CallReply<"giftCards">["rows"][number];
export type GiftCard = CallReply<"giftCard">;
export type IssueViews = CallReply<"giftCards">["views"];

const CARD = "gift card";

export const giftCardQuery = (id: string) =>
  queryOptions({
    queryKey: [CARD, id],
    queryFn: () => call("giftCard", { params: { id: Number(id) } }),
  });

type WritingCall = "issueGiftCard" | "switchGiftCard";

/** Makes a call that writes a gift card; what is shown of them is read anew, also when it was refused. */
export function useWriteGiftCard<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [giftCardsList.name] }),
        client.invalidateQueries({ queryKey: [CARD] }),
      ]),
  });
}

export type SoldCard = CallReply<"soldGiftCards">["cards"][number];

const SOLD = "sold gift cards";

/** The gift cards that were bought in an order. */
export const soldCardsQuery = (number: string) =>
  queryOptions({
    queryKey: [SOLD, number],
    queryFn: () => call("soldGiftCards", { params: { number } }),
  });

/** Sends one again; what is shown of the order's cards is read anew, also when it was refused. */
export function useSendCardAgain(number: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"sendGiftCardAgain">) => call("sendGiftCardAgain", input),
    onSettled: () => client.invalidateQueries({ queryKey: [SOLD, number] }),
  });
}
