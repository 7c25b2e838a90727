import type { ErrorKey } from "@placket/domain/errors";
import { times } from "@placket/domain/money/money";
import { problem } from "@placket/domain/problem";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAdder } from "../../customer/adder.ts";
import { showProblem } from "../../notice/show-problem.ts";
import { useAddToCart } from "../choosing/use-add-to-cart.ts";
import type { AddPress } from "../choosing/use-add-press.ts";
import { shownAmount } from "../price/shown-amount.ts";
import type { GiftCardOnPage } from "./use-gift-card.ts";

/** The add button of a gift card, and what its form does: it is sent by the press, and checked natively (GIFT-07, GIFT-08). */
export function useGiftCardPress(
  product: Product,
  { form, read, asked, amount, quantity, edited, setChecked }: GiftCardOnPage,
): AddPress & { readonly submit: () => void } {
  const { isLoggedIn, mayBuy = true } = useAdder();
  const add = useAddToCart(product);
  const needsLogin = product.loginRequired && !isLoggedIn;
  const why = whyNot();
  function whyNot(): ErrorKey | undefined {
    if (!mayBuy) return "access.forbidden";
    if (needsLogin) return "access.loginRequired";
    return product.giftcard && product.inStock ? undefined : "configurator.unavailable";
  }
  const isRemoval = edited !== undefined && quantity === 0;
  const submit = () => {
    if (add.isPending) return;
    const checked = read();
    setChecked(!checked.ok);
    if (!checked.ok) {
      const [first] = checked.problems;
      focusField(form.current, first?.field ?? "");
      return;
    }
    add.mutate({
      pieces: [{ productId: product.id, quantity }],
      edited,
      giftCard: asked,
    });
  };
  const press = () => {
    if (why) showProblem(problem(why));
    else if (isRemoval) add.mutate({ pieces: [], edited });
    else {
      // Until nothing is wrong, what is wrong is said at its field.
      setChecked(!read().ok);
      form.current?.requestSubmit();
    }
  };
  return {
    press,
    submit,
    isGreyed: why !== undefined,
    isBusy: add.isPending,
    isUpdate: edited !== undefined,
    amount: amount && quantity > 0 ? shownAmount(times(amount, quantity)) : undefined,
    needsLogin,
  };
}

/** Takes the shopper to what is wrong. */
function focusField(form: HTMLFormElement | null, name: string): void {
  const field = form?.elements.namedItem(name);
  const control = field instanceof RadioNodeList ? field[0] : field;
  if (control instanceof HTMLElement) control.focus();
}
