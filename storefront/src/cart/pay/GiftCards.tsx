import { cartFields } from "@placket/contract/cart/cart-fields";
import { Button } from "@placket/ui/action/button/Button";
import { operation } from "../../api/graphql.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../cart-change.ts";
import type { ShownCart } from "../cart.queries.ts";
import { CodeForm, useRefusal } from "../page/CodeForm.tsx";
import { useKeptFocus } from "../use-kept-focus.ts";
import styles from "./Pays.module.css";

const apply = operation(
  "ApplyGiftCard",
  `mutation ApplyGiftCard($cartId: String!, $code: String!) {
    changed: applyGiftCardToCart(input: { cart_id: $cartId, gift_card_code: $code }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

const remove = operation(
  "RemoveGiftCard",
  `mutation RemoveGiftCard($cartId: String!, $code: String!) {
    changed: removeGiftCardFromCart(input: { cart_id: $cartId, gift_card_code: $code }) {
      cart { ...CartFields }
    }
  }`,
  cartFields,
);

/** The gift cards that pay of a cart, and where another one is entered (PAY-14). */
export function GiftCards({ cart }: { readonly cart: ShownCart }) {
  const { maskId: cartId, giftCards } = cart;
  const applying = useCartChange(apply);
  const removing = useCartChange(remove);
  const refusal = useRefusal(applying.error);
  const price = useFormatPrice();
  const place = useKeptFocus(giftCards.length);
  const isCovered = cart.grandTotal.value === 0;
  return (
    <div ref={place} tabIndex={-1} className={styles["pays"]}>
      {giftCards.map(({ code, pays, balance }) => (
        <p key={code} className={styles["used"]}>
          <span>
            {t("Gift card")} <b>{code}</b>
            <small>{t("%1 of %2 used", price(pays), price(balance))}</small>
          </span>
          <Button
            kind="link"
            aria-label={t("Remove gift card %1", code)}
            busy={removing.isPending}
            onClick={() => removing.mutate({ cartId, code })}
          >
            {t("Remove")}
          </Button>
        </p>
      ))}
      {isCovered ? null : (
        <CodeForm
          key={giftCards.length}
          title={giftCards.length === 0 ? t("Gift card") : t("Another gift card")}
          busy={applying.isPending}
          error={refusal}
          onApply={(code) => applying.mutate({ cartId, code })}
        />
      )}
    </div>
  );
}
