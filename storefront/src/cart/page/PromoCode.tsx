import { cartFields } from "@placket/contract/cart/cart-fields";
import { Button } from "@placket/ui/action/button/Button";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useEffect, useState } from "react";
import { CallError } from "@placket/web/call/call-error";
import { operation } from "../../api/graphql.ts";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../cart-change.ts";
import type { ShownCart } from "../cart.queries.ts";
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
        <Form
          key={coupons.length}
          busy={applying.isPending}
          error={refusal}
          onApply={(code) => applying.mutate({ cartId, code })}
        />
      ) : null}
    </div>
  );
}

const LAPSED = "This code takes nothing off your cart as it is now.";

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

/** Why a code was refused, once its words are there: they come with the error table that they stand in. */
function useRefusal(failure: Error | null): string | undefined {
  const [said, say] = useState<{ readonly failure: Error; readonly text: string }>();
  useEffect(() => {
    if (failure) void refusalText(failure).then((text) => say({ failure, text }));
  }, [failure]);
  return said?.failure === failure ? said.text : undefined;
}

/** A refusal in its own words; for anything else, and where they do not come, there are only ours. */
async function refusalText(failure: Error): Promise<string> {
  const [problem] = failure instanceof CallError ? failure.problems : [];
  const words = await (problem && import("../../notice/problem-text.ts").catch(() => undefined));
  return problem && words
    ? words.problemText(problem)
    : t("The code could not be used. Please try again.");
}
