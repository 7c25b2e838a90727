import { Button } from "@placket/ui/action/button/Button";
import { useShop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { showNotice } from "../../notice/notices.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { leadToPaypal } from "./lead-to-paypal.ts";
import { canceledHere } from "./paypal-address.ts";

interface ProductExpressProps {
  /** Puts what is chosen into the cart; undefined where something is missing, which is told. */
  readonly add: () => Promise<ShownCart | undefined>;
}

/**
 * From a product straight to PayPal, with the whole cart; who cancels there comes back to the product. The server draws
 * it where it is offered, and the page keeps its place, so that nothing moves when its script comes.
 */
export default function ProductExpress({ add }: ProductExpressProps) {
  const shop = useShop();
  const { hasPaypal } = useConfig();
  const lead = useMutation({
    mutationFn: async () => {
      const cart = await add();
      if (cart?.checkoutDisabled) {
        showNotice(t("Change or remove what is no longer available, then check out."), {
          type: "error",
        });
      } else if (cart) await leadToPaypal(shop, cart.maskId, canceledHere(location.href));
    },
    onError: (error) =>
      showFailure(error, t("PayPal could not be asked. Nothing was charged. Try again.")),
  });
  if (!hasPaypal) return null;
  return (
    <Button kind="line" size="big" wide busy={lead.isPending} onClick={() => lead.mutate()}>
      {t("Buy with PayPal")}
    </Button>
  );
}
