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

/** What an offer may name: services with their prices, and logos of the house. */
export type Choices = CallReply<"embroideryChoices">;
export type Service = Choices["services"][number];

const CHOICES = ["embroidery choices"] as const;

export const choicesQuery = queryOptions({
  queryKey: CHOICES,
  queryFn: () => call("embroideryChoices"),
});

/** Garments by words, or of a category. */
export const garmentsQuery = (query: {
  readonly search?: string | undefined;
  readonly category?: number | undefined;
}) =>
  queryOptions({
    queryKey: ["embroidery garments", query],
    queryFn: () => call("embroideryGarments", { query }),
  });

/** A garment and its pictures. */
export const garmentQuery = (sku: string) =>
  queryOptions({
    queryKey: ["embroidery garment", sku],
    queryFn: () => call("embroideryGarment", { params: { sku } }),
  });

/** Says what a service costs; what may be chosen is read anew, also when it was refused. */
export function usePriceService() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<"priceEmbroideryService">) =>
      call("priceEmbroideryService", input),
    onSettled: () => client.invalidateQueries({ queryKey: CHOICES }),
  });
}

type WritingCall = "addEmbroideryOffer" | "changeEmbroideryOffer" | "removeEmbroideryOffer";

/** Makes a call that writes an offer; what is shown of them is read anew, also when it was refused. */
export function useWriteOffer<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: OFFERS }),
  });
}
