import { ORDER_COMMENT_MAX } from "@placket/domain/checkout/limits";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { TextArea } from "@placket/ui/form/text-field/TextField";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { t } from "../../translation/translate.ts";
import { useCartChange } from "../../cart/cart-change.ts";
import { setOrderComment } from "../cart-changes.ts";
import { failureLines } from "../problem-lines.ts";

interface OrderCommentProps {
  readonly cart: ShownCart;
  readonly value: string;
  readonly onType: (text: string) => void;
}

/** A word that goes with the order (CHECK-33); kept with the cart as soon as the field is left. */
export function OrderComment({ cart, value, onType }: OrderCommentProps) {
  const change = useCartChange(setOrderComment);
  const keep = () => {
    if (value.trim() === (cart.orderComment ?? "")) return;
    change.mutate({ cartId: cart.maskId, comment: value });
  };
  return (
    <Disclosure
      kind="link"
      title={t("Add a note to the order")}
      defaultOpen={cart.orderComment !== null}
    >
      <TextArea
        id="order-comment"
        label={t("Note to the order")}
        rows={3}
        maxLength={ORDER_COMMENT_MAX}
        counter={(used, max) => t("%1 of %2", used, max)}
        value={value}
        error={change.error ? failureLines(change.error)[0]?.text : undefined}
        onChange={(event) => onType(event.target.value)}
        onBlur={keep}
      />
    </Disclosure>
  );
}
