import { useShop } from "../../api/shop.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import type { Wisher } from "../wishes.queries.ts";
import { wishCalls, wishesAnew } from "./wish-lists.queries.ts";

/** One kind of change of somebody's lists; what is shown of them is asked for anew after it. */
export function useWishChange<Data, Variables = void>(
  wisher: Wisher,
  change: (calls: ReturnType<typeof wishCalls>, variables: Variables) => Promise<Data>,
  onError?: (error: Error) => void,
) {
  const place = { shop: useShop(), client: useQueryClient() };
  return useMutation<Data, Variables>({
    mutationFn: (variables) => change(wishCalls(place.shop), variables),
    onSuccess: () => wishesAnew(place, wisher),
    ...(onError && { onError }),
  });
}
