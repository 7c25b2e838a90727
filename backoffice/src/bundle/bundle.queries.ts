import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { bundlesList } from "./bundles-list.ts";

export type BundleRow = CallReply<"bundles">["rows"][number];
export type Bundle = CallReply<"bundle">;
export type Selectable = CallReply<"bundleProducts">["products"][number];

const BUNDLE = "bundle";

export const bundleQuery = (id: string) =>
  queryOptions({
    queryKey: [BUNDLE, id],
    queryFn: () => call("bundle", { params: { id: Number(id) } }),
  });

/** Products that may be chosen, by what was typed, and the currency that prices are in. */
export const selectableQuery = (search: string) =>
  queryOptions({
    queryKey: ["bundleProducts", search],
    queryFn: () => call("bundleProducts", { query: { search } }),
  });

/** Makes a call that writes a bundle; what is shown of them is read anew, also when it was refused. */
export function useWriteBundle<Name extends "addBundle" | "changeBundle">(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [bundlesList.name] }),
        client.invalidateQueries({ queryKey: [BUNDLE] }),
      ]),
  });
}
