import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";
import {
  isDoubleOption,
  PAIR,
  STRAP_SIDES,
  type Bundle,
  type BundleOption,
  type ChosenSelection,
} from "./bundle.ts";
import { missingOptions } from "./missing-options.ts";
import { settledSelectionQuantity } from "./selection-quantity.ts";

/** A selection as a call asks for it; without a quantity it is the default. Of two straps the left comes first. */
export interface AskedSelection {
  readonly optionId: number;
  readonly selectionId: number;
  readonly quantity: number | null;
}

/**
 * What a call asks for as a line stores it: in the order of the bundle, quantities settled, straps told apart. Refused
 * with 'Need to select a product' (PDP-46) at each option that is not chosen as it has to be, whatever came over the
 * wire; with a quantity that is not offered at its option.
 */
export function readChoice(
  bundle: Bundle,
  asked: readonly AskedSelection[],
): Result<readonly ChosenSelection[]> {
  const strange = asked.filter(
    ({ optionId, selectionId }) => !selectionOf(bundle, optionId, selectionId),
  );
  if (strange.length > 0) return refuse(...strange.map(({ optionId }) => notWhole(optionId)));
  const problems: Problem[] = [];
  const chosen = bundle.options.flatMap((option) => {
    const read = readOption(
      option,
      asked.filter(({ optionId }) => optionId === option.id),
    );
    if (!read.ok) problems.push(...read.problems);
    return read.ok ? read.value : [];
  });
  if (problems.length > 0) return refuse(...problems);
  const missing = missingOptions(bundle, chosen);
  return missing.length > 0 ? refuse(...missing.map(notWhole)) : ok(chosen);
}

/** Why a choice cannot stand any more: its options changed since. Nothing where it can. */
export function checkChoice(
  bundle: Bundle,
  chosen: readonly ChosenSelection[],
): readonly Problem[] {
  const read = readChoice(bundle, chosen);
  return read.ok ? [] : read.problems;
}

/** A selection by its ids; `undefined` where the bundle has no such. */
export const selectionOf = <One extends Bundle>(
  { options }: One,
  optionId: number,
  selectionId: number,
): One["options"][number]["selections"][number] | undefined =>
  options.find(({ id }) => id === optionId)?.selections.find(({ id }) => id === selectionId);

const notWhole = (optionId: number): Problem =>
  problem("cart.needsProduct", `bundle_option.${optionId}`);

function readOption(
  option: BundleOption,
  asked: readonly AskedSelection[],
): Result<readonly ChosenSelection[]> {
  if (isDoubleOption(option)) return readStraps(option, asked);
  const ids = [...new Set(asked.map(({ selectionId }) => selectionId))];
  if (option.type !== "multi" && ids.length > 1) return refuse(notWhole(option.id));
  const chosen: ChosenSelection[] = [];
  for (const selection of option.selections.filter(({ id }) => ids.includes(id))) {
    const wish = asked.findLast(({ selectionId }) => selectionId === selection.id);
    const quantity = settledSelectionQuantity(wish?.quantity ?? null, selection);
    if (quantity === undefined || !Number.isInteger(quantity)) {
      return refuse(problem("quantity.notANumber", `bundle_option_qty.${option.id}`));
    }
    chosen.push({ optionId: option.id, selectionId: selection.id, quantity });
  }
  return ok(chosen);
}

/** A pair: both of one color, or the left of one and the right of another (BUNDLE-09). */
function readStraps(
  { id: optionId }: BundleOption,
  asked: readonly AskedSelection[],
): Result<readonly ChosenSelection[]> {
  const [left, right, ...more] = asked.map(({ selectionId }) => selectionId);
  if (more.length > 0) return refuse(notWhole(optionId));
  if (left === undefined) return ok([]);
  if (right === undefined || right === left) {
    return ok([{ optionId, selectionId: left, quantity: PAIR }]);
  }
  return ok(
    [left, right].map((selectionId, at) => ({
      optionId,
      selectionId,
      quantity: 1,
      side: STRAP_SIDES[at]!,
    })),
  );
}
