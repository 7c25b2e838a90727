import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../../api/call.ts";
import { catalogRulesList } from "./catalog-rules-list.ts";

export type CatalogRuleRow = CallReply<"catalogRule">;
export type SentCatalogRule = NonNullable<CallRequest<"addCatalogRule">["body"]>;

const RULE = "catalogRule";

export const catalogRuleQuery = (id: number) =>
  queryOptions({
    queryKey: [RULE, id],
    queryFn: () => call("catalogRule", { params: { id } }),
  });

type WritingCall =
  | "addCatalogRule"
  | "changeCatalogRule"
  | "switchCatalogRule"
  | "duplicateCatalogRule"
  | "removeCatalogRule";

/** Makes a call that writes a rule; what is shown of rules is read anew, also when it was refused. */
export function useWriteCatalogRule<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all(
        [catalogRulesList.name, RULE].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
