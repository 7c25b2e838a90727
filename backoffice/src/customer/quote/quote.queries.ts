import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply } from "../../api/call.ts";
import { quotesList } from "./quotes-list.ts";

export type QuoteRow = CallReply<"quotes">["rows"][number];
export type Quote = CallReply<"quote">;

const QUOTE = "quote";

export const quoteQuery = (number: string) =>
  queryOptions({
    queryKey: [QUOTE, number],
    queryFn: () => call("quote", { params: { number } }),
  });

/** Puts a quote into its buyer's cart; what is shown of quotes is read anew, also when it was refused. */
export function usePutQuote() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (number: string) => call("putQuote", { params: { number } }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [quotesList.name] }),
        client.invalidateQueries({ queryKey: [QUOTE] }),
      ]),
  });
}
