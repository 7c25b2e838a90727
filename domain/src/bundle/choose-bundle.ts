import {
  availableOf,
  isDoubleOption,
  PAIR,
  startQuantity,
  STRAP_SIDES,
  type Bundle,
  type BundleOption,
  type ChosenSelection,
  type StrapSide,
} from "./bundle.ts";
import { entriesOf, missingOptions } from "./missing-options.ts";
import { selectionOf } from "./read-choice.ts";
import { settledSelectionQuantity } from "./selection-quantity.ts";

/** An unfinished or finished choice of what a bundle is made of. */
export interface Bundling<One extends Bundle = Bundle> {
  readonly bundle: One;
  readonly chosen: readonly ChosenSelection[];
  /** Options of straps for which two colors are wanted, whether both are chosen yet or not (BUNDLE-09). */
  readonly apart: readonly number[];
  /** Set once the shopper tried to go on: what is missing is pointed at from then on (PDP-32). */
  readonly isFlagged: boolean;
}

export type BundlingEvent =
  | { readonly type: "choose"; readonly optionId: number; readonly selectionId: number }
  /** One more or one less of an option of several. */
  | { readonly type: "toggle"; readonly optionId: number; readonly selectionId: number }
  | { readonly type: "clear"; readonly optionId: number }
  | {
      readonly type: "quantity";
      readonly optionId: number;
      readonly selectionId: number;
      readonly quantity: number;
    }
  /** 'I Want 2 Different Strap Colors', or not any more. */
  | { readonly type: "apart"; readonly optionId: number; readonly isApart: boolean }
  | {
      readonly type: "strap";
      readonly optionId: number;
      readonly selectionId: number;
      readonly side: StrapSide;
    }
  | { readonly type: "submit" };

/**
 * A choice to begin with: that of a line that is edited as it stands, as far as it can still be made; else what is
 * preselected (BUNDLE-03), and each single choice that can be had (BUNDLE-05).
 */
export function startBundling<One extends Bundle>(
  bundle: One,
  line?: readonly ChosenSelection[],
): Bundling<One> {
  const chosen = line
    ? line.filter(({ optionId, selectionId }) => selectionOf(bundle, optionId, selectionId))
    : bundle.options.flatMap(preselected);
  const apart = chosen.flatMap(({ optionId, side }) => (side === undefined ? [] : optionId));
  return { bundle, chosen, apart: [...new Set(apart)], isFlagged: false };
}

function preselected(option: BundleOption): readonly ChosenSelection[] {
  const available = availableOf(option);
  const defaults = available.filter(({ isDefault }) => isDefault);
  const wanted = defaults.length > 0 ? defaults : available.length === 1 ? available : [];
  return (option.type === "multi" ? wanted : wanted.slice(0, 1)).map((selection) => ({
    optionId: option.id,
    selectionId: selection.id,
    quantity: startQuantity(option, selection),
  }));
}

type Step<Type extends BundlingEvent["type"]> = (
  state: Bundling,
  event: Extract<BundlingEvent, { type: Type }>,
) => Bundling;

/** What each event does. */
export const steps: { readonly [Type in BundlingEvent["type"]]: Step<Type> } = {
  choose: (state, { optionId, selectionId }) =>
    set(state, optionId, [entry(state, optionId, selectionId)]),
  toggle: (state, { optionId, selectionId }) => {
    const option = optionOf(state, optionId);
    const entries = entriesOf(option, state.chosen);
    const others = entries.filter((one) => one.selectionId !== selectionId);
    if (others.length < entries.length) return set(state, optionId, others);
    return set(state, optionId, [...entries, entry(state, optionId, selectionId)]);
  },
  clear: (state, { optionId }) => set(state, optionId, []),
  quantity: (state, { optionId, selectionId, quantity }) => {
    const selection = selectionIn(state, optionId, selectionId);
    const settled = settledSelectionQuantity(quantity, selection);
    const entries = entriesOf({ id: optionId }, state.chosen);
    const changed = entries.map((one) =>
      one.selectionId === selectionId && settled !== undefined
        ? { ...one, quantity: settled }
        : one,
    );
    return set(state, optionId, changed);
  },
  apart: (state, { optionId, isApart }) => {
    const [first] = entriesOf(optionOf(state, optionId), state.chosen);
    const rest = state.apart.filter((id) => id !== optionId);
    const together = first && { optionId, selectionId: first.selectionId, quantity: PAIR };
    if (!isApart) return set({ ...state, apart: rest }, optionId, together ? [together] : []);
    const left = first && { ...first, quantity: 1, side: "left" as const };
    return set({ ...state, apart: [...rest, optionId] }, optionId, left ? [left] : []);
  },
  strap: (state, { optionId, selectionId, side }) => {
    selectionIn(state, optionId, selectionId);
    const others = entriesOf({ id: optionId }, state.chosen).filter((one) => one.side !== side);
    return set(state, optionId, [...others, { optionId, selectionId, quantity: 1, side }]);
  },
  submit: (state) => (isBundleComplete(state) ? state : { ...state, isFlagged: true }),
};

/**
 * The next state.
 * @throws RangeError for an option or selection that the bundle does not have: a coding error, of which nobody who shops
 * is told (BUNDLE-17).
 */
export function nextBundling<One extends Bundle>(
  state: Bundling<One>,
  event: BundlingEvent,
): Bundling<One> {
  // The table pairs each type with its own step; TypeScript cannot follow that through the union.
  const step = steps[event.type] as Step<typeof event.type>;
  return { ...step(state, event), bundle: state.bundle };
}

export const isBundleComplete = ({ bundle, chosen }: Bundling): boolean =>
  missingOptions(bundle, chosen).length === 0;

/** Whether an option is pointed at: the shopper went on, and it is still to be chosen. */
export const isPointedAt = (
  { isFlagged, bundle, chosen }: Bundling,
  { id }: BundleOption,
): boolean => isFlagged && missingOptions(bundle, chosen).includes(id);

/** The choice as a line stores it: straps of one color are a pair. */
export function finishedChoice({ bundle, chosen }: Bundling): readonly ChosenSelection[] {
  return bundle.options.flatMap((option) => {
    const entries = entriesOf(option, chosen);
    const [first, second] = entries;
    const isPair = isDoubleOption(option) && first?.selectionId === second?.selectionId;
    return isPair && first
      ? [{ optionId: option.id, selectionId: first.selectionId, quantity: PAIR }]
      : entries;
  });
}

function entry(state: Bundling, optionId: number, selectionId: number): ChosenSelection {
  const option = optionOf(state, optionId);
  const selection = selectionIn(state, optionId, selectionId);
  return { optionId, selectionId, quantity: startQuantity(option, selection) };
}

/** Puts the entries of an option in the place of those it had: in the order of its selections, the left strap first. */
function set(state: Bundling, optionId: number, entries: readonly ChosenSelection[]): Bundling {
  const chosen = state.bundle.options.flatMap((option) =>
    option.id === optionId
      ? entries.toSorted(
          (a, b) =>
            sideOf(a) - sideOf(b) ||
            placeOf(option, a.selectionId) - placeOf(option, b.selectionId),
        )
      : entriesOf(option, state.chosen),
  );
  const isComplete = missingOptions(state.bundle, chosen).length === 0;
  return { ...state, chosen, isFlagged: state.isFlagged && !isComplete };
}

const sideOf = ({ side }: ChosenSelection) => (side === undefined ? 0 : STRAP_SIDES.indexOf(side));

const placeOf = ({ selections }: BundleOption, selectionId: number) =>
  selections.findIndex(({ id }) => id === selectionId);

function optionOf({ bundle }: Bundling, optionId: number): BundleOption {
  const option = bundle.options.find(({ id }) => id === optionId);
  if (!option) throw new RangeError(`The bundle ${bundle.sku} has no option ${optionId}.`);
  return option;
}

function selectionIn({ bundle }: Bundling, optionId: number, selectionId: number) {
  const selection = selectionOf(bundle, optionId, selectionId);
  if (!selection) {
    throw new RangeError(`Option ${optionId} of ${bundle.sku} has no selection ${selectionId}.`);
  }
  return selection;
}
