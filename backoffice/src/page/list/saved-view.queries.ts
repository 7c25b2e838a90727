import type { StaffList } from "@placket/domain/staff/lists";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply } from "../../api/call.ts";

export type SavedView = CallReply<"savedViews">["views"][number];

export const savedViewsQuery = (list: StaffList) =>
  queryOptions({
    queryKey: ["views", list],
    queryFn: () => call("savedViews", { query: { list } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Saves a view of a list, or removes one; the views are read anew. */
export function useChangeViews(list: StaffList) {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries(savedViewsQuery(list));
  const save = useMutation({
    mutationFn: (view: { name: string; query: string }) =>
      call("saveView", { body: { list, ...view } }),
    onSettled,
  });
  const remove = useMutation({
    mutationFn: (id: number) => call("removeView", { params: { id } }),
    onSettled,
  });
  return { save, remove };
}
