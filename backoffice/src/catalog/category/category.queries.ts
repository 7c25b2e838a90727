import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { choicesQuery } from "../product.queries.ts";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";

export type CategoryLine = CallReply<"categories">["categories"][number];
export type CategoryProducts = CallReply<"categoryProducts">;
export type Category = CallReply<"category">;

const CATEGORY = "category";

/** All trees, each category behind the one that it lies in. */
export const categoriesQuery = queryOptions({
  queryKey: [CATEGORY, "all"],
  queryFn: async () => (await call("categories", {})).categories,
});

export const categoryQuery = (id: number) =>
  queryOptions({
    queryKey: [CATEGORY, id],
    queryFn: () => call("category", { params: { id } }),
  });

/** What lies in a category itself, in its order. */
export const categoryProductsQuery = (id: number) =>
  queryOptions({
    queryKey: [CATEGORY, id, "products"],
    queryFn: () => call("categoryProducts", { params: { id } }),
  });

type WritingCall =
  | "addCategory"
  | "changeCategory"
  | "sayCategoryInView"
  | "moveCategory"
  | "removeCategory"
  | "setCategoryProducts"
  | "setMenuIcon"
  | "removeMenuIcon";

/** Makes a call that writes categories; what is shown of them is read anew, also when it was refused. */
export function useWriteCategory<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        // One that is gone is not asked for again while its page is left.
        client.invalidateQueries({
          queryKey: name === "removeCategory" ? categoriesQuery.queryKey : [CATEGORY],
        }),
        client.invalidateQueries({ queryKey: choicesQuery.queryKey }),
      ]),
  });
}
