import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
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
export type FileShelf = CallReply<"readCountFile">["shelves"][number];
