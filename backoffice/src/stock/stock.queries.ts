import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { stockList } from "./stock-list.ts";

export type StockRow = CallReply<"stock">["rows"][number];
export type StockItem = CallReply<"stockItem">;

export const stockItemQuery = (id: string) =>
  queryOptions({
    queryKey: ["stock item", id],
    queryFn: () => call("stockItem", { params: { id: Number(id) } }),
  });

/** Says what is there; shelf and list are read anew, also when it was refused: somebody was faster. */
export function useChangeStock(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NonNullable<CallRequest<"changeStock">["body"]>) =>
      call("changeStock", { params: { id: Number(id) }, body }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries(stockItemQuery(id)),
        client.invalidateQueries({ queryKey: [stockList.name] }),
      ]),
  });
}

export type CameOfCount = CallReply<"countStock">;
type StockCount = Omit<CallRequest<"countStock">["body"] & object, "key">;

/**
 * Says what is there on many shelves. The same count sent again, for no answer came, goes out under the same key: it
 * is written once. Another one has another key.
 */
export function useCountStock() {
  const client = useQueryClient();
  const unanswered = useRef({ said: "", key: "" });
  return async (count: StockCount): Promise<CameOfCount> => {
    const said = JSON.stringify(count);
    if (unanswered.current.said !== said) unanswered.current = { said, key: crypto.randomUUID() };
    const { key } = unanswered.current;
    const came = await call("countStock", { body: { ...count, key } });
    unanswered.current = { said: "", key: "" };
    await client.invalidateQueries({ queryKey: [stockList.name] });
    return came;
  };
}

export type FileShelf = CallReply<"readCountFile">["shelves"][number];
