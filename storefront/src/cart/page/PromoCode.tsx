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
  `mutation RemoveCoupon($cartId: String!, $code: String!) {
    changed: removeCouponsFromCart(input: { cart_id: $cartId, coupon_codes: [$code] }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

/**
 * The promo codes of a cart, as many as count together (PAY-15), what of it each does not count for (PDP-48), and
 * those that do not count any more.
 */
export function PromoCode({ cart }: { cart: ShownCart }) {
  const { maskId: cartId, coupons, lapsedCodes } = cart;
  const applying = useCartChange(apply);
  const removing = useCartChange(remove);
  const refusal = useRefusal(applying.error);
  const place = useKeptFocus(coupons.length);
  const codes = [
    ...coupons,
    ...lapsedCodes.map((code) => ({ code, note: { phrase: LAPSED, values: [] } })),
  ];
  return (
    <div ref={place} tabIndex={-1}>
      {codes.map(({ code, note }) => (
        <div key={code}>
          <p className={styles["applied"]}>
            <span>
              {t("Promo code")} <b>{code}</b>
            </span>
            <Button
              kind="link"
              busy={removing.isPending}
              onClick={() => removing.mutate({ cartId, code })}
            >
              {t("Remove")}
            </Button>
          </p>
          {note ? <p className={styles["note"]}>{t(note.phrase, ...note.values)}</p> : null}
        </div>
      ))}
      {cart.takesMoreCodes || coupons.length === 0 ? (
        <CodeForm
          key={coupons.length}
          title={t("Promo code")}
          busy={applying.isPending}
          error={refusal}
          onApply={(code) => applying.mutate({ cartId, code })}
        />
      ) : null}
    </div>
  );
}

const LAPSED = "This code takes nothing off your cart as it is now.";
