import { selectionOfUid } from "@placket/contract/bundle/selection-uid";
import { shownBundle } from "@placket/contract/bundle/shown-bundle.codec";
import type { ChosenSelection } from "@placket/domain/bundle/bundle";
import {
  nextBundling,
  startBundling,
  type Bundling,
  type BundlingEvent,
} from "@placket/domain/bundle/choose-bundle";
import type { OfferedBundle } from "@placket/domain/bundle/offered-bundle";
import { readChoice } from "@placket/domain/bundle/read-choice";
import { settleProductQuantity } from "@placket/domain/quantity/product-quantity";
import type { QuantityRules } from "@placket/domain/quantity/quantity-rules";
import { useLayoutEffect, useMemo, useReducer, useState } from "react";
import type { ShownItem } from "../../cart/cart.queries.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { readAddressChoice } from "../choosing/address-choice.ts";
import { withEarlyChoices } from "./early-choices.ts";
import { openRefusedEntry, type RefusedEntry } from "../choosing/refused-entry.ts";

/** What stands on the page of a bundle: what is chosen, how many, and the cart item it came from. */
export interface BundleOnPage {
  readonly bundling: Bundling<OfferedBundle>;
  readonly dispatch: (event: BundlingEvent) => void;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly rules: QuantityRules;
  readonly refusedEntry: RefusedEntry;
  /** The cart item that is edited; undefined for a new one (PDP-28). */
  readonly edited: ShownItem | undefined;
}

/** The page's choice: what is preselected, or what the edited cart item holds (BUNDLE-03, PDP-28). */
export function useBundle(product: Product): BundleOnPage {
  const { search } = useAddress();
  const { quantity: asked, itemId } = readAddressChoice(search);
  const offered = useMemo(() => offeredOf(product), [product]);
  const { data: cart } = useCart();
  const edited = cart?.items.find(({ id, familyId }) => id === itemId && familyId === product.id);
  const [bundling, setBundling] = useReducer(changed, offered, startBundling<OfferedBundle>);
  const [wanted, setQuantity] = useState<number | string>(asked ?? 1);
  const [seen, setSeen] = useState<{ offered: OfferedBundle; item?: number | undefined }>({
    offered,
  });
  if (seen.offered !== offered || seen.item !== edited?.id) {
    setSeen({ offered, item: edited?.id });
    if (edited && seen.item !== edited.id) {
      setBundling(startBundling(offered, choiceOf(offered, edited.bundle)));
      setQuantity(edited.quantity);
    } else {
      setBundling(startBundling(offered, bundling.chosen));
    }
  }
  // Before a press that came too early is heard (decision 0017): it is judged by all that was chosen.
  useLayoutEffect(() => setBundling(withEarlyChoices), []);
  const rules = {
    minimum: product.minQuantity,
    maximum: product.maxQuantity,
    increment: product.qtyIncrements,
  };
  const current = rules.minimum;
  const quantity =
    wanted === 0 && edited ? 0 : settleProductQuantity(wanted, { current, rules }).quantity;
  const [refusedEntry] = useState(openRefusedEntry);
  // Where it is pressed and not while it is drawn: a coding error leaves the page as it is (BUNDLE-17).
  const dispatch = (event: BundlingEvent) => setBundling(nextBundling(bundling, event));
  return { bundling, dispatch, quantity, setQuantity, rules, refusedEntry, edited };
}

type Choice = Bundling<OfferedBundle>;

/** Another choice, or what is made of the one that stands. */
const changed = (standing: Choice, next: Choice | ((standing: Choice) => Choice)): Choice =>
  typeof next === "function" ? next(standing) : next;

function offeredOf(product: Product): OfferedBundle {
  const bundle = shownBundle(product);
  if (!bundle) throw new TypeError("A bundle came without what it is made of");
  return bundle;
}

/** The choice of a cart item, as far as it can still be made. */
function choiceOf(bundle: OfferedBundle, uids: readonly string[]): readonly ChosenSelection[] {
  const asked = uids.flatMap((uid) => selectionOfUid(uid) ?? []);
  const read = readChoice(bundle, asked);
  return read.ok ? read.value : asked.map((one) => ({ ...one, quantity: one.quantity ?? 1 }));
}
