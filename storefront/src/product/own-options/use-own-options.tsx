import { offeredFromWire } from "@placket/contract/custom-option/offered-option.codec";
import { optionsOfCall, optionsToCall } from "@placket/contract/custom-option/option-choice.codec";
import type { AskedOption } from "@placket/domain/custom-option/chosen-option";
import type { CustomOption } from "@placket/domain/custom-option/custom-option";
import { addedByAll } from "@placket/domain/custom-option/option-price";
import {
  missingOptions,
  optionField,
  readOptions,
} from "@placket/domain/custom-option/read-options";
import { customOptionErrors } from "@placket/domain/custom-option/errors";
import { add, money, times, type Money } from "@placket/domain/money/money";
import { problem, type Problem } from "@placket/domain/problem";
import { useLayoutEffect, useMemo, useRef, useState } from "react";
import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import { t } from "../../translation/translate.ts";
import { readAddressChoice } from "../choosing/address-choice.ts";
import type { OwnChoice } from "../choosing/own-choice.ts";
import { OwnOptions } from "./OwnOptions.tsx";
import { readFields, type Typed } from "./typed-options.ts";

/** The choice of a page: empty, or what the edited cart item has (PDP-28), told by the rule that the server holds it to. */
export function useOwnOptions(product: Product): OwnChoice {
  const { search } = useAddress();
  const { itemId } = readAddressChoice(search);
  const { customOptions } = product;
  const offered = useMemo(() => offeredFromWire(customOptions), [customOptions]);
  const { data: cart } = useCart();
  const edited = cart?.items.find(({ id, familyId }) => id === itemId && familyId === product.id);
  const [typed, setTyped] = useState<Typed>({});
  const [isChecked, setChecked] = useState(false);
  const [seen, setSeen] = useState<number>();
  const section = useRef<HTMLFieldSetElement>(null);
  if (edited && seen !== edited.id) {
    setSeen(edited.id);
    const asked = optionsOfCall(edited.chosen);
    setTyped(Object.fromEntries(asked.map(({ optionId, value }) => [optionId, value])));
  }
  // What was typed before the page's script was there stands in the fields alone (decision 0017).
  useLayoutEffect(() => {
    const early = section.current && readFields(section.current);
    if (early) setTyped((standing) => ({ ...early, ...standing }));
  }, []);
  const asked = askedOf(offered, typed);
  const read = readOptions(offered, asked);
  const problems = problemsOf(offered, asked);
  const currency = customOptions[0]?.currency ?? "";
  const errorOf = (option: CustomOption) =>
    isChecked ? textOf(problems.find(({ field }) => field === optionField(option.id))) : undefined;
  const chosen = read.ok ? read.value : [];
  return {
    fields: (
      <OwnOptions
        ref={section}
        options={offered}
        typed={typed}
        currency={currency}
        errorOf={errorOf}
        onType={(option, value) => setTyped((standing) => ({ ...standing, [option.id]: value }))}
      />
    ),
    call: optionsToCall(chosen),
    withAdded: (amount, pieces) => withAdded(offered, asked, { amount, pieces }),
    isLacking: () => {
      const [first] = problems;
      setChecked(first !== undefined);
      if (first) focusOn(section.current, first);
      return first !== undefined;
    },
  };
}

const askedOf = (offered: readonly CustomOption[], typed: Typed): AskedOption[] =>
  offered.map(({ id }) => ({ optionId: id, value: typed[id] ?? "" }));

/** In the order of the options. */
function problemsOf(
  offered: readonly CustomOption[],
  asked: readonly AskedOption[],
): readonly Problem[] {
  return offered.flatMap((option) => {
    const own = asked.filter(({ optionId }) => optionId === option.id);
    const read = readOptions([option], own);
    if (!read.ok) return read.problems;
    return missingOptions([option], read.value).map(({ id, title }) =>
      problem("customOption.missing", optionField(id), title),
    );
  });
}

/** What is chosen so far counts, also while something else is still wrong. */
function withAdded(
  offered: readonly CustomOption[],
  asked: readonly AskedOption[],
  { amount, pieces }: { readonly amount: Money; readonly pieces: number },
): Money {
  const chosen = asked.flatMap((one) => {
    const read = readOptions(offered, [one]);
    return read.ok ? read.value : [];
  });
  const piece = money(Math.round(amount.minor / Math.max(1, pieces)), amount.currency);
  return add(amount, times(addedByAll(offered, chosen, piece), pieces));
}

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = customOptionErrors;

function textOf(found: Problem | undefined): string | undefined {
  const row = found && ROWS[found.error];
  return row && t(row.text, ...found.params.map(String));
}

function focusOn(section: HTMLElement | null, { field }: Problem): void {
  const [, id] = field.split(".");
  section?.querySelector<HTMLElement>(`[name="option-${id}"]`)?.focus();
}
