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
        <Form
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
