import { publish } from "../events/events.ts";
import { useShop } from "../api/shop.ts";
import { useKnownCustomer, whoIsHere } from "../session/known-customer.ts";
import { listNoticeTexts } from "../notice/list-notice-texts.ts";
import { showNotice } from "../notice/notices.ts";
import { useMutation } from "../query/use-mutation.ts";
import { useQuery, useQueryClient } from "../query/use-query.ts";
import { loginHref } from "../routing/referer.ts";
import { useAddress, useRouter } from "../routing/RouterContext.tsx";
import { t } from "../translation/translate.ts";
import { keepUntilSignIn, type Wished } from "./pending-wish.ts";
import { sayRefused } from "./say-refused.ts";
import { toggleWish, wishesQuery } from "./wishes.queries.ts";

/** The heart of a product: whether it is pressed, and what a press does; a guest is sent to the login (WISH-06). */
export function useHeart({ id, name }: Wished) {
  const place = { shop: useShop(), client: useQueryClient() };
  const wisher = useKnownCustomer();
  const router = useRouter();
  const { path, search } = useAddress();
  const { data: wishes } = useQuery(wishesQuery(place.shop, wisher));
  const isWished = wisher !== null && (wishes ?? []).some(({ productId }) => productId === id);
  const toggle = useMutation({
    mutationFn: async () => {
      const who = await whoIsHere();
      if (who) return toggleWish(place, who, id);
      keepUntilSignIn({ id, name });
      void router.navigate(loginHref(path + search));
      return undefined;
    },
    onSuccess: (done) => {
      if (done === "added") publish("wishlist.added", { productId: id, name });
      const { wishAdded, wishRemoved } = listNoticeTexts;
      if (done) showNotice(t(done === "added" ? wishAdded : wishRemoved, name));
    },
    onError: sayRefused,
  });
  const press = () => {
    if (!toggle.isPending) toggle.mutate();
  };
  return { isWished, isBusy: toggle.isPending, press };
}
