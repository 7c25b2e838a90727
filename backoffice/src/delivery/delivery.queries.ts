import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply } from "../api/call.ts";

export type DeliveryRow = CallReply<"deliveries">["rows"][number];
export type DeliveryCounts = CallReply<"deliveries">["counts"];

/** A letter is tried while it is looked at, ms. */
const LETTER_MS = 15_000;

/** What has not delivered a letter yet; nothing of one that was sent. */
export const letterDeliveryQuery = (letter: number) =>
  queryOptions({
    queryKey: ["deliveries", "letter", letter],
    queryFn: () => call("deliveries", { query: { letter } }),
    refetchInterval: LETTER_MS,
  });

/** What staff do with a delivery by hand. */
export type Move = "retry" | "give up";

/** Tries a delivery again, or gives it up; the list is read anew, also when it was refused. */
export function useMoveDelivery() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, as }: { readonly id: number; readonly as: Move }) =>
      call(as === "retry" ? "retryDelivery" : "giveUpDelivery", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["deliveries"] }),
  });
}

/** Moves several at once; the list is read anew. */
export function useMoveDeliveries() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, as }: { readonly ids: number[]; readonly as: Move }) =>
      call("moveDeliveries", { body: { ids, move: as } }),
    onSettled: () => client.invalidateQueries({ queryKey: ["deliveries"] }),
  });
}
