import {
  nextBundling,
  type Bundling,
  type BundlingEvent,
} from "@placket/domain/bundle/choose-bundle";
import { entriesOf, shownOptions } from "@placket/domain/bundle/missing-options";
import type { OfferedBundle, OfferedOption } from "@placket/domain/bundle/offered-bundle";
import { apartId, optionId } from "./option-ids.ts";

/**
 * The choice with what the page's fields say: what was ticked before their script was there, or what the browser put back
 * on the way back to the page. React leaves what the reader did to a field as it is, and would not know of it.
 */
export function withEarlyChoices(begun: Bundling<OfferedBundle>): Bundling<OfferedBundle> {
  return shownOptions(begun.bundle, begun.chosen)
    .flatMap((option) => saidOf(option, begun))
    .reduce(nextBundling<OfferedBundle>, begun);
}

/** What the fields of an option say otherwise. */
function saidOf(option: OfferedOption, { chosen, apart }: Bundling): readonly BundlingEvent[] {
  const group = document.getElementById(optionId(option.id));
  const ids = entriesOf(option, chosen).map(({ selectionId }) => selectionId);
  const fields = [...(group?.querySelectorAll<HTMLInputElement>("input") ?? [])].filter(
    ({ value }) => option.selections.some(({ id }) => String(id) === value),
  );
  const base = { optionId: option.id };
  if (option.type === "multi") {
    return fields
      .filter(({ value, checked }) => checked !== ids.includes(Number(value)))
      .map(({ value }) => ({ ...base, type: "toggle", selectionId: Number(value) }));
  }
  const value = fields.find(({ checked }) => checked)?.value;
  const isOther = value !== undefined && !ids.includes(Number(value));
  const box = document.getElementById(apartId(option.id));
  const isApart = box instanceof HTMLInputElement && box.checked && !apart.includes(option.id);
  return [
    ...(isOther ? [{ ...base, type: "choose", selectionId: Number(value) } as const] : []),
    ...(isApart ? [{ ...base, type: "apart", isApart } as const] : []),
  ];
}
