import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";

/** Offers, and the categories they may be for. */
export type Offers = CallReply<"embroideryOffers">;
export type Offer = Offers["offers"][number];
export type Categories = Offers["categories"];

const OFFERS = ["embroidery offers"] as const;

export const offersQuery = queryOptions({
  queryKey: OFFERS,
  queryFn: () => call("embroideryOffers"),
});

type WritingCall = "addEmbroideryOffer" | "changeEmbroideryOffer" | "removeEmbroideryOffer";

/** Makes a call that writes an offer; what is shown of them is read anew, also when it was refused. */
export function useWriteOffer<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: OFFERS }),
  });
}
