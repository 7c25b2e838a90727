import { cartFields } from "@placket/contract/cart/cart-fields";
import { Button } from "@placket/ui/action/button/Button";
import { operation } from "../../api/graphql.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../cart-change.ts";
import type { ShownCart } from "../cart.queries.ts";
import { useRefusal } from "../page/CodeForm.tsx";
import styles from "./Pays.module.css";

const apply = operation(
  "ApplyStoreCredit",
  `mutation ApplyStoreCredit($cartId: String!) {
    changed: applyStoreCreditToCart(input: { cart_id: $cartId }) { cart { ...CartFields } }
  }`,
  cartFields,
);

const remove = operation(
  "RemoveStoreCredit",
  `mutation RemoveStoreCredit($cartId: String!) {
    changed: removeStoreCreditFromCart(input: { cart_id: $cartId }) { cart { ...CartFields } }
  }`,
  cartFields,
);

/** The customer's store credit, to be used or not (PAY-12); nothing where there is none. */
export function StoreCredit({ cart }: { readonly cart: ShownCart }) {
  const { maskId: cartId, storeCredit: credit } = cart;
  const applying = useCartChange(apply);
  const removing = useCartChange(remove);
  const refusal = useRefusal(applying.error);
  const price = useFormatPrice();
  if (credit === null || (credit.balance.value === 0 && !credit.isUsed)) return null;
  const busy = applying.isPending || removing.isPending;
  return (
    <div className={styles["pays"]}>
      <p className={styles["used"]}>
        <span>
          {t("Store credit")}
          <small>
            {credit.isUsed
              ? t("%1 of %2 used", price(credit.pays), price(credit.balance))
              : t("%1 to spend", price(credit.balance))}
          </small>
        </span>
        <Button
          kind="link"
          aria-label={credit.isUsed ? t("Remove store credit") : t("Use store credit")}
          busy={busy}
          onClick={() => (credit.isUsed ? removing : applying).mutate({ cartId })}
        >
          {credit.isUsed ? t("Remove") : t("Use")}
        </Button>
      </p>
      {refusal === undefined ? null : <output className={styles["refusal"]}>{refusal}</output>}
    </div>
  );
}
