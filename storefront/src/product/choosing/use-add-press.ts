import { canAdd } from "@placket/domain/configurator/can-add";
import { missing, variantOf } from "@placket/domain/configurator/chosen-variant";
import { amountFor } from "@placket/domain/configurator/family-price";
import type { ErrorKey } from "@placket/domain/errors";
import { problem } from "@placket/domain/problem";
import { use } from "react";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAdder } from "../../customer/adder.ts";
import type { Amount } from "../../money/Price.tsx";
import { showProblem } from "../../notice/show-problem.ts";
import { choiceId, ChoiceScope } from "./OptionChoices.tsx";
import { shownAmount } from "../price/shown-amount.ts";
import { OwnChoiceScope } from "./own-choice.ts";
import { useAddToCart } from "./use-add-to-cart.ts";
import type { Configured } from "./use-configured.ts";

/** What the add button shows and does, in the panel and in the bar of small screens. */
export interface AddPress {
  readonly press: () => void;
  /** Greyed, with the reason told when pressed (PDP-33). */
  readonly isGreyed: boolean;
  readonly isBusy: boolean;
  readonly isUpdate: boolean;
  /** What all pieces cost together; undefined while that is not known. */
  readonly amount: Amount | undefined;
  /** Only customers may buy it, and this is nobody who is known as one, yet or at all (PDP-35). */
  readonly needsLogin: boolean;
}

/** The add button of a single product (PDP-32 to PDP-36). */
export function useAddPress(product: Product, configured: Configured): AddPress {
  const { choosing, dispatch, quantity, inCart, edited } = configured;
  const adder = useAdder();
  const add = useAddToCart(product);
  const scope = use(ChoiceScope);
  const own = use(OwnChoiceScope);
  const isRemoval = edited !== undefined && quantity === 0;
  const allowed = isRemoval || canAdd(choosing, adder);
  const productId = variantOf(choosing)?.productId;
  const amount =
    productId === undefined || quantity === 0
      ? undefined
      : amountFor(choosing.family, {
          productId,
          pieces: quantity,
          familyPieces: quantity + inCart,
        });
  const press = () => {
    if (allowed !== true) tellWhyNot(allowed, { choosing, dispatch, scope });
    else if (!add.isPending && (isRemoval || !own?.isLacking())) {
      const pieces = isRemoval || productId === undefined ? [] : [{ productId, quantity }];
      add.mutate({ pieces, edited });
    }
  };
  return {
    press,
    isGreyed: allowed !== true,
    isBusy: add.isPending,
    isUpdate: edited !== undefined,
    amount: amount && shownAmount(own?.withAdded(amount, quantity) ?? amount),
    needsLogin: allowed === "access.loginRequired",
  };
}

/** Says why what is chosen cannot be added: what is missing is shown where it is chosen. */
export function tellWhyNot(
  why: ErrorKey,
  { choosing, dispatch, scope }: Pick<Configured, "choosing" | "dispatch"> & { scope: string },
): void {
  if (why !== "configurator.incomplete") return showProblem(problem(why));
  dispatch({ type: "submit" });
  focusChoice(scope, missing(choosing)[0]?.id);
}

/** Takes the shopper to what is missing. */
function focusChoice(scope: string, attributeId: number | undefined): void {
  if (attributeId === undefined) return;
  const group = document.getElementById(choiceId(scope, attributeId));
  group?.querySelector<HTMLInputElement>("input:enabled")?.focus();
}
