import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { call, type CallReply, type CallRequest } from "../api/call.ts";
import { rulesList } from "./rules-list.ts";

export type RuleRow = CallReply<"cartRule">;
export type Choices = CallReply<"promotionChoices">;
/** What every rule has, whatever it does. */
export type Frame = Omit<
  NonNullable<CallRequest<"addCatalogRule">["body"]>,
  "conditions" | "action"
>;
export type SentRule = NonNullable<CallRequest<"addCartRule">["body"]>;

/** In which currency a rule's amounts are. */
export const currencyOf = ({ currency }: Pick<Frame, "currency">, choices: Choices): string =>
  currency === "" ? choices.catalogCurrency : currency;

const RULE = "cartRule";
const CODES = "coupons";

export const ruleQuery = (id: number) =>
  queryOptions({
    queryKey: [RULE, id],
    queryFn: () => call("cartRule", { params: { id } }),
  });

export const choicesQuery = queryOptions({
  queryKey: ["promotionChoices"],
  queryFn: () => call("promotionChoices", {}),
});

export const codesQuery = (
  id: number,
  asked: { readonly search: string; readonly after: string },
) =>
  queryOptions({
    queryKey: [CODES, id, asked],
    queryFn: () =>
      call("coupons", {
        params: { id },
        query: {
          ...(asked.search !== "" && { search: asked.search }),
          ...(asked.after !== "" && { after: asked.after }),
        },
      }),
  });

type WritingCall =
  | "addCartRule"
  | "changeCartRule"
  | "switchCartRule"
  | "duplicateCartRule"
  | "removeCartRule"
  | "addCoupon"
  | "makeCoupons"
  | "removeCoupon";

/** Makes a call that writes a rule or its codes; what is shown of them is read anew, also when it was refused. */
export function useWritePromotion<Name extends WritingCall>(name: Name) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (input: CallRequest<Name>) => call(name, input),
    onSettled: () =>
      Promise.all(
        [rulesList.name, RULE, CODES].map((key) => client.invalidateQueries({ queryKey: [key] })),
      ),
  });
}
