import { Button } from "@placket/ui/action/button/Button";
import { useShop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { offersExpress } from "../../cart/pay/offers-express.ts";
import { showFailure } from "../../notice/show-failure.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { t } from "../../translation/translate.ts";
import { leadToPaypal } from "./lead-to-paypal.ts";

/** From the cart straight to PayPal, which knows email and address; the whole sum is seen at the checkout after. */
export default function ExpressButton({ cart }: { readonly cart: ShownCart }) {
  const shop = useShop();
  const lead = useMutation({
    mutationFn: (cartId: string) => leadToPaypal(shop, cartId),
    onError: (error) =>
      showFailure(error, t("PayPal could not be asked. Nothing was charged. Try again.")),
  });
  if (!offersExpress(cart)) return null;
  return (
    <Button
      kind="line"
      size="big"
      wide
      busy={lead.isPending}
      onClick={() => lead.mutate(cart.maskId)}
    >
      {t("Check out with PayPal")}
    </Button>
  );
}
