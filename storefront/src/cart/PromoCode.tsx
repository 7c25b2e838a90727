import { Button } from "@placket/ui/button/Button";
import { Disclosure } from "@placket/ui/disclosure/Disclosure";
import { TextField } from "@placket/ui/text-field/TextField";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { operation } from "../api/graphql.ts";
import { useShop } from "../api/shop.ts";
import { t } from "../translation/translate.ts";
import { cartQuery, type CartWire } from "./cart.queries.ts";
import styles from "./PromoCode.module.css";

const apply = operation<unknown, { cartId: string; code: string }>(
  `mutation ApplyCoupon($cartId: String!, $code: String!) {
    applyCouponToCart(input: { cart_id: $cartId, coupon_code: $code }) { cart { id } }
  }`,
);

const remove = operation<unknown, { cartId: string }>(
  `mutation RemoveCoupon($cartId: String!) {
    removeCouponFromCart(input: { cart_id: $cartId }) { cart { id } }
  }`,
);

/** One promo code per cart (PAY-15). */
export function PromoCode({ cart }: { cart: CartWire }) {
  const shop = useShop();
  const client = useQueryClient();
  const [code, setCode] = useState("");
  const applied = cart.applied_coupons?.[0]?.code;
  const refetch = () => client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
  const change = useMutation({
    mutationFn: (next: string | undefined) =>
      next === undefined
        ? shop.graphql(remove, { cartId: cart.mask_id })
        : shop.graphql(apply, { cartId: cart.mask_id, code: next }),
    onSuccess: async () => {
      setCode("");
      await refetch();
    },
  });
  if (applied !== undefined) {
    return (
      <p className={styles["applied"]}>
        <span>
          {t("Promo code")} <b>{applied}</b>
        </span>
        <Button kind="link" busy={change.isPending} onClick={() => change.mutate(undefined)}>
          {t("Remove")}
        </Button>
      </p>
    );
  }
  return (
    <Disclosure title={t("Promo code")} kind="link">
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") change.mutate(code.trim());
        }}
      >
        <TextField
          label={t("Promo code")}
          labelPlace="hidden"
          value={code}
          maxLength={64}
          autoComplete="off"
          error={change.error?.message}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button kind="line" type="submit" busy={change.isPending}>
          {t("Apply")}
        </Button>
      </form>
    </Disclosure>
  );
}
