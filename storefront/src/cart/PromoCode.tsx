import { Button } from "@placket/ui/button/Button";
import { Disclosure } from "@placket/ui/disclosure/Disclosure";
import { TextField } from "@placket/ui/text-field/TextField";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { CallError } from "../api/call-error.ts";
import { operation } from "../api/graphql.ts";
import { useShop } from "../api/shop.ts";
import { problemText } from "../notice/show-problem.ts";
import { t } from "../translation/translate.ts";
import { cartQuery, type CartWire } from "./cart.queries.ts";
import styles from "./PromoCode.module.css";
import { useKeptFocus } from "./use-kept-focus.ts";

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
  const applied = cart.applied_coupons?.[0]?.code;
  const refetch = () => client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
  const change = useMutation({
    mutationFn: (next: string | undefined) =>
      next === undefined
        ? shop.graphql(remove, { cartId: cart.mask_id })
        : shop.graphql(apply, { cartId: cart.mask_id, code: next }),
    // Also after a refusal: the cart may have changed meanwhile (CART-28).
    onSettled: refetch,
  });
  const place = useKeptFocus(applied === undefined ? 0 : 1);
  return (
    <div ref={place} tabIndex={-1}>
      {applied === undefined ? (
        <Form
          busy={change.isPending}
          error={change.error ? refusalText(change.error) : undefined}
          onApply={(code) => change.mutate(code)}
        />
      ) : (
        <p className={styles["applied"]}>
          <span>
            {t("Promo code")} <b>{applied}</b>
          </span>
          <Button kind="link" busy={change.isPending} onClick={() => change.mutate(undefined)}>
            {t("Remove")}
          </Button>
        </p>
      )}
    </div>
  );
}

interface FormProps {
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onApply: (code: string) => void;
}

function Form({ busy, error, onApply }: FormProps) {
  const [code, setCode] = useState("");
  return (
    <Disclosure title={t("Promo code")} kind="link">
      <form
        className={styles["form"]}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim() !== "") onApply(code.trim());
        }}
      >
        <TextField
          label={t("Promo code")}
          labelPlace="hidden"
          value={code}
          maxLength={64}
          autoComplete="off"
          error={error}
          onChange={(event) => setCode(event.target.value)}
        />
        <Button kind="line" type="submit" busy={busy}>
          {t("Apply")}
        </Button>
      </form>
    </Disclosure>
  );
}

/** A refusal in its own words; for anything else there are only ours. */
function refusalText(error: Error): string {
  const [problem] = error instanceof CallError ? error.problems : [];
  return problem ? problemText(problem) : t("The code could not be used. Please try again.");
}
