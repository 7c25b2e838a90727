import { Button } from "@placket/ui/action/button/Button";
import { shopKey, useShop, type Shop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { showNotice } from "../../notice/notices.ts";
import { queryOptions } from "../../query/query.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQuery } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { leadToPaypal } from "./lead-to-paypal.ts";
import { canceledHere } from "./paypal-address.ts";
import styles from "./ProductExpress.module.css";
import { isPaypalHere } from "./wallet-calls.ts";

interface ProductExpressProps {
  /** Puts what is chosen into the cart; undefined where something is missing, which is told. */
  readonly add: () => Promise<ShownCart | undefined>;
}

/** From a product straight to PayPal, with the whole cart; who cancels there comes back to the product. */
export default function ProductExpress({ add }: ProductExpressProps) {
  const shop = useShop();
  const { data: isOffered } = useQuery(isPaypalHereQuery(shop));
  const lead = useMutation({
    mutationFn: async () => {
      const cart = await add();
      if (cart?.checkoutDisabled) {
        showNotice(t("Remove what is no longer available, then check out."), { type: "error" });
      } else if (cart) await leadToPaypal(shop, cart.maskId, canceledHere(location.href));
    },
    onError: (error) =>
      showFailure(error, t("PayPal could not be asked. Nothing was charged. Try again.")),
  });
  if (!isOffered) return null;
  return (
    <div className={styles["express"]}>
      <Button kind="line" size="big" wide busy={lead.isPending} onClick={() => lead.mutate()}>
        {t("Buy with PayPal")}
      </Button>
    </div>
  );
}

/** Asked for when everything else is there; where it does not come, there is no such way. */
const isPaypalHereQuery = (shop: Shop) =>
  queryOptions({
    queryKey: shopKey(shop, "paypal here"),
    staleTime: Infinity,
    queryFn: async () => (await shop.graphql(isPaypalHere, {})).storeConfig?.isPaypalHere ?? false,
  });
