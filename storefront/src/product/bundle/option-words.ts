import {
  isPointedAt,
  type Bundling,
  type BundlingEvent,
} from "@placket/domain/bundle/choose-bundle";
import { entriesOf } from "@placket/domain/bundle/missing-options";
import type {
  OfferedBundle,
  OfferedOption,
  OfferedSelection,
} from "@placket/domain/bundle/offered-bundle";
import type { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { shownAmount } from "../price/shown-amount.ts";

/** What every option of a bundle is drawn of. */
export interface OptionProps {
  readonly option: OfferedOption;
  readonly bundling: Bundling<OfferedBundle>;
  readonly dispatch: (event: BundlingEvent) => void;
}

/** The title of an option; required ones show '*' (BUNDLE-13). */
export const titleText = (option: OfferedOption): string => starred(option.title, option);

/** The same of one of its questions, such as the left strap. */
export const starred = (title: string, { isRequired }: Pick<OfferedOption, "isRequired">): string =>
  isRequired ? `${title}*` : title;

/** Why an option is pointed at; undefined where it is not. */
export function whyPointedAt({ option, bundling }: OptionProps): string | undefined {
  if (!isPointedAt(bundling, option)) return undefined;
  return option.type === "multi"
    ? t("Choose at least %1.", Math.min(2, option.selections.length))
    : t("Choose one first.");
}

/** What is chosen of an option by its one question. */
export const chosenOf = ({ option, bundling }: OptionProps): OfferedSelection | undefined => {
  const [entry] = entriesOf(option, bundling.chosen);
  return option.selections.find(({ id }) => id === entry?.selectionId);
};

/** The name of a selection beside the others of its option: the size that all of them share says nothing. */
export function nameIn({ selections }: OfferedOption, { title, size }: OfferedSelection): string {
  const isShared = selections.length > 1 && selections.every((one) => one.size === size);
  const ending = `, ${size}`;
  return isShared && size !== null && title.endsWith(ending)
    ? title.slice(0, -ending.length)
    : title;
}

/** What one piece costs: of what is chosen, or of all while they cost the same; else from what. */
export function priceIn(
  { selections }: OfferedOption,
  chosen: OfferedSelection | undefined,
  format: ReturnType<typeof useFormatPrice>,
): string {
  if (chosen)
    return chosen.price && chosen.price.minor > 0 ? format(shownAmount(chosen.price)) : "";
  const prices = selections.flatMap(({ price, isSaleable }) => (price && isSaleable ? price : []));
  const [least, ...others] = prices.toSorted((a, b) => a.minor - b.minor);
  if (!least || least.minor === 0) return "";
  const isOne = others.every(({ minor }) => minor === least.minor);
  return isOne ? format(shownAmount(least)) : t("price::From %1", format(shownAmount(least)));
}

/** Nothing of an option that need not be chosen. */
export const NONE = "none";
