import { CallError } from "@placket/web/call/call-error";
import type { CallReply, CallRequest } from "../api/rest.ts";
import { shopKey, useShop, type Shop } from "../api/shop.ts";
import { queryOptions } from "../query/query.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQueryClient } from "../query/use-query.ts";

/** A proof as its page shows it. */
export type Proof = CallReply<"proof">;

/** A version of it. */
export type ProofVersion = Proof["versions"][number];

/** What was drawn on it. */
export type Drawing = ProofVersion["events"][number]["drawing"];

/** Which picture is looked at. */
export type View = Drawing["marks"][number]["view"];

/** Whether a link opens nothing. */
export const isNobodys = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500;

/** The proof that a key opens. */
export const proofQuery = (shop: Shop, key: string) =>
  queryOptions({
    queryKey: shopKey(shop, "proof", key),
    staleTime: 0,
    isPassing: true,
    isTold: isNobodys,
    queryFn: () => shop.call("proof", { query: { key } }),
  });

/** The proofs of an order that were sent. */
export const orderProofsQuery = (
  shop: Shop,
  { number, token }: { readonly number: string; readonly token: string },
) =>
  queryOptions({
    queryKey: shopKey(shop, "order-proofs", number),
    staleTime: 0,
    isPassing: true,
    queryFn: async () => (await shop.call("orderProofs", { query: { number, token } })).proofs,
  });

/** Approves a proof or comments it; the page then shows what the server says. */
export function useAnswer(key: string) {
  const shop = useShop();
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (body: NonNullable<CallRequest<"answerProof">["body"]>) => {
      const after = await shop.call("answerProof", { body });
      client.setQueryData(proofQuery(shop, key).queryKey, after);
    },
  });
}
