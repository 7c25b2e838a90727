import type { Bundle, ChosenSelection } from "../bundle/bundle.ts";
import type { BundledItem } from "../bundle/bundled-item.ts";
import { checkChoice } from "../bundle/read-choice.ts";
import type { LineKind } from "../line/line-kind.ts";
import { problem } from "../problem.ts";

/** What is asked of a product that may be a bundle; `null` where it is none, or is made of nothing. */
interface MaybeBundle {
  readonly bundle: Bundle | null;
}

interface BundleChoice {
  readonly bundle?: readonly ChosenSelection[] | undefined;
}

interface ReadBundle {
  readonly bundled: readonly BundledItem[];
}

/** A bundle with what was chosen of its options (BUNDLE-14, BUNDLE-18). */
export const BUNDLE_LINE: LineKind<MaybeBundle, BundleChoice, ReadBundle> = {
  is: ({ type }) => type === "bundle",
  check: ({ bundle }, { bundle: chosen }) =>
    bundle && chosen ? checkChoice(bundle, chosen) : [problem("cart.needsProduct", "id")],
  rows: ({ bundled }) =>
    bundled.map(({ label, name, quantity }) => ({
      part: null,
      label,
      value: quantity === 1 ? name : { phrase: "%1 × %2", values: [quantity, name] },
      price: null,
    })),
  stored: ({ bundle }) => ({ bundle }),
  identity: ({ bundle = [] }) =>
    bundle.map(({ optionId, selectionId, quantity, side = "" }) => [
      optionId,
      selectionId,
      quantity,
      side,
    ]),
};
