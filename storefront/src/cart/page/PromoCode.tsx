import { cartFields } from "@placket/contract/cart/cart-fields";
import { Button } from "@placket/ui/action/button/Button";
import { operation } from "../../api/graphql.ts";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../cart-change.ts";
import type { ShownCart } from "../cart.queries.ts";
import { CodeForm, useRefusal } from "./CodeForm.tsx";
import styles from "./PromoCode.module.css";
import { useKeptFocus } from "../use-kept-focus.ts";

const apply = operation(
  "ApplyCoupon",
  `mutation ApplyCoupon($cartId: String!, $code: String!) {
    changed: applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

const remove = operation(
  "RemoveCoupon",
  `mutation RemoveCoupon($cartId: String!) {
    changed: removeCouponFromCart(input: { cart_id: $cartId }) { cart { ...CartFields } }
  }`,
  cartFields,
);

/** One promo code per cart (PAY-15), and for what of it the code does not count (PDP-48). */
export function PromoCode({ cart }: { cart: ShownCart }) {
  const { maskId: cartId, coupon: applied } = cart;
  const applying = useCartChange(apply);
  const removing = useCartChange(remove);
  const refusal = useRefusal(applying.error);
  const place = useKeptFocus(applied === null ? 0 : 1);
  return (
    <div ref={place} tabIndex={-1}>
      {applied === null ? (
        <CodeForm
          title={t("Promo code")}
          busy={applying.isPending}
          error={refusal}
          onApply={(code) => applying.mutate({ cartId, code })}
        />
      ) : (
        <>
          <p className={styles["applied"]}>
            <span>
              {t("Promo code")} <b>{applied.code}</b>
            </span>
            <Button
              kind="link"
              busy={removing.isPending}
              onClick={() => removing.mutate({ cartId })}
            >
              {t("Remove")}
            </Button>
          </p>
          {applied.note ? (
            <p className={styles["note"]}>{t(applied.note.phrase, ...applied.note.values)}</p>
          ) : null}
        </>
      )}
    </div>
  );
}
