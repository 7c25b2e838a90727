import { finishedChoice, isBundleComplete } from "@placket/domain/bundle/choose-bundle";
import { missingOptions } from "@placket/domain/bundle/missing-options";
import type { ErrorKey } from "@placket/domain/errors";
import { times } from "@placket/domain/money/money";
import { problem } from "@placket/domain/problem";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAdder } from "../../customer/adder.ts";
import { showProblem } from "../../notice/show-problem.ts";
import { useAddToCart } from "../choosing/use-add-to-cart.ts";
import type { AddPress } from "../choosing/use-add-press.ts";
import { shownAmount } from "../price/shown-amount.ts";
import { chosenOf, priceOf } from "./bundle-amounts.ts";
import { optionId } from "./option-ids.ts";
import type { BundleOnPage } from "./use-bundle.ts";

/** The add button of a bundle (PDP-32 to PDP-36). */
export function useBundlePress(
  product: Product,
  { bundling, dispatch, quantity, edited }: BundleOnPage,
): AddPress {
  const { isLoggedIn, mayBuy = true } = useAdder();
  const add = useAddToCart(product);
  const isRemoval = edited !== undefined && quantity === 0;
  const needsLogin = product.loginRequired && !isLoggedIn;
  const price = priceOf(bundling);
  const why = whyNot();
  function whyNot(): ErrorKey | undefined {
    if (isRemoval) return undefined;
    if (!mayBuy) return "access.forbidden";
    if (needsLogin) return "access.loginRequired";
    if (!isBundleComplete(bundling)) return "configurator.incomplete";
    if (chosenOf(bundling).some(({ isSaleable }) => !isSaleable)) return "configurator.unavailable";
    return price ? undefined : "configurator.noPrice";
  }
  const press = () => {
    if (why === "configurator.incomplete") {
      dispatch({ type: "submit" });
      const [first] = missingOptions(bundling.bundle, bundling.chosen);
      if (first !== undefined) focusOption(first);
    } else if (why) showProblem(problem(why));
    else if (!add.isPending) {
      const pieces = isRemoval ? [] : [{ productId: product.id, quantity }];
      add.mutate({ pieces, edited, bundle: finishedChoice(bundling) });
    }
  };
  return {
    press,
    isGreyed: why !== undefined,
    isBusy: add.isPending,
    isUpdate: edited !== undefined,
    amount: price && quantity > 0 ? shownAmount(times(price, quantity)) : undefined,
    needsLogin,
  };
}

/** Takes the shopper to what is missing. */
function focusOption(id: number): void {
  const group = document.getElementById(optionId(id));
  const control = group?.matches("select")
    ? group
    : group?.querySelector<HTMLElement>("input:enabled, select:enabled");
  control?.focus();
}
