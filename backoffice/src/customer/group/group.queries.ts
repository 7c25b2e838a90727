import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";

/** Customer groups, tax classes and websites: what staff choose from. */
export type GroupChoices = CallReply<"customerGroups">;
export type Group = GroupChoices["groups"][number];

const GROUPS = ["customer groups"] as const;

export const groupsQuery = queryOptions({
  queryKey: GROUPS,
  queryFn: () => call("customerGroups"),
});

/** Makes a call that writes a group; what is shown of them is read anew, also when it was refused. */
export function useWriteGroup<Name extends "addCustomerGroup" | "changeCustomerGroup">(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () => client.invalidateQueries({ queryKey: GROUPS }),
  });
}
