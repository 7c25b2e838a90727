import {
  isDoubleOption,
  neededEntries,
  PAIR,
  type Bundle,
  type BundleOption,
  type ChosenSelection,
} from "./bundle.ts";

type Chosen = readonly ChosenSelection[];

/** The entries of one option. */
export const entriesOf = ({ id }: Pick<BundleOption, "id">, chosen: Chosen): Chosen =>
  chosen.filter(({ optionId }) => optionId === id);

/**
 * Ids of the options that are not chosen yet as they have to be (BUNDLE-14), in their order. Where none has to be, the
 * first is missing until something is chosen: a bundle of nothing is none.
 */
export function missingOptions({ options }: Bundle, chosen: Chosen): number[] {
  const missing = options.filter((option) => !isChosen(option, chosen)).map(({ id }) => id);
  const [first] = options;
  return first && missing.length === 0 && chosen.length === 0 ? [first.id] : missing;
}

/** Whether enough is chosen of an option: of two straps in two colors both. */
function isChosen(option: BundleOption, chosen: Chosen): boolean {
  const entries = entriesOf(option, chosen);
  if (entries.length < neededEntries(option)) return false;
  if (!isDoubleOption(option) || entries.length === 0) return true;
  return entries.reduce((pieces, { quantity }) => pieces + quantity, 0) === PAIR;
}

/**
 * The options that are shown (BUNDLE-06): all, or with step-through those up to the first that is still to be chosen. One
 * that need not be chosen holds up nothing (decision 0115).
 */
export function shownOptions<Option extends BundleOption>(
  { isStepped, options }: { readonly isStepped: boolean; readonly options: readonly Option[] },
  chosen: Chosen,
): readonly Option[] {
  if (!isStepped) return options;
  const open = options.findIndex((option) => !isChosen(option, chosen));
  return open < 0 ? options : options.slice(0, open + 1);
}
