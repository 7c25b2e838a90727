import {
  askedAgain,
  type AskedOption,
  type ChosenOption,
} from "@placket/domain/custom-option/chosen-option";
import { CUSTOM_OPTIONS_MAX, OPTION_TEXT_MAX } from "@placket/domain/custom-option/limits";
import { z } from "zod";
import { id, inForm } from "../shapes.ts";
import { idOfUid, uidOf } from "../uid.ts";

/** Bounds that protect the server; what is too long for an option is told at its field. */
const typed = z.string().max(4 * OPTION_TEXT_MAX.area);

/**
 * `custom_options`: what is chosen of a product's own options, by Magento's names; JSON text or the list itself. Of
 * several values the ids stand with commas between them, or as a list.
 */
export const customOptionChoice = inForm(
  z
    .array(
      z.object({
        option_id: id,
        option_value: z.union([
          typed,
          z.int().transform(String),
          z
            .array(z.union([z.string().max(20), z.int()]))
            .max(100)
            .transform((all) => all.join(",")),
        ]),
      }),
    )
    .max(4 * CUSTOM_OPTIONS_MAX),
);

type Choice = z.output<typeof customOptionChoice>;

/** What a call asks of a product's options; `undefined` where it says nothing of them. */
export const optionsFromWire = (choice: Choice | null | undefined): AskedOption[] | undefined =>
  choice?.map(({ option_id: optionId, option_value: value }) => ({ optionId, value }));

/** What a browser sends beside a product: JSON text of what is chosen of its options. */
export interface OptionsCall {
  readonly custom_options: string;
}

/** What was chosen as a call says it, in full: nothing chosen is said too. */
export const optionsToCall = (chosen: readonly ChosenOption[]): OptionsCall => ({
  custom_options: chosenToWire(chosen) ?? NOTHING,
});

const NOTHING = "[]";

/** Whether an item is the one that was asked for, by its choice; of what has no options both say nothing. */
export const isSameChoice = (kept: string | null, call: OptionsCall | undefined): boolean =>
  (kept ?? NOTHING) === (call?.custom_options ?? NOTHING);

/** A choice as JSON text. */
export const optionsCall = (asked: readonly AskedOption[]): string =>
  JSON.stringify(
    asked.map(({ optionId, value }) => ({ option_id: optionId, option_value: value })),
  );

/** A call's text read back, for an item that is edited. */
export function optionsOfCall(text: string | null): AskedOption[] {
  if (text === null) return [];
  const read = customOptionChoice.safeParse(text);
  return (read.success && optionsFromWire(read.data)) || [];
}

/** A line's choice as it may be sent back; `null` where nothing was chosen. */
export function chosenToWire(chosen: readonly ChosenOption[] = []): string | null {
  const asked = chosen.flatMap(askedAgain);
  return asked.length === 0 ? null : optionsCall(asked);
}

const ROOM = "custom-option";

/** Magento's uid of an option, and of one of its values: `custom-option/7/31` in base64. */
export const customOptionUid = (optionId: number, valueId?: number): string =>
  uidOf([ROOM, optionId, ...(valueId === undefined ? [] : [valueId])].join("/"));

/** Whether a uid is one of an option of a product. */
export const isCustomOptionUid = (uid: string): boolean => partsOf(uid) !== undefined;

/**
 * What the uids ask for that Magento's clients send: values in `selected_options`, what is typed in `entered_options`;
 * `undefined` where none is of an option. Several values of one option are one choice.
 */
export function optionsOfUids(
  selected: readonly string[],
  entered: readonly { readonly uid: string; readonly value: string }[],
): AskedOption[] | undefined {
  const chosen = Map.groupBy(
    selected.flatMap((uid) => partsOf(uid) ?? []).filter(({ valueId }) => valueId !== undefined),
    ({ optionId }) => optionId,
  );
  const asked = [
    ...[...chosen].map(([optionId, values]) => ({
      optionId,
      value: values.map(({ valueId }) => valueId).join(","),
    })),
    ...entered.flatMap(({ uid, value }) => {
      const parts = partsOf(uid);
      return parts ? [{ optionId: parts.optionId, value }] : [];
    }),
  ];
  return asked.length > 0 ? asked : undefined;
}

function partsOf(
  uid: string,
): { readonly optionId: number; readonly valueId: number | undefined } | undefined {
  const [, option, value] =
    /^custom-option\/(\d{1,10})(?:\/(\d{1,10}))?$/.exec(idOfUid(uid) ?? "") ?? [];
  if (option === undefined) return undefined;
  return { optionId: Number(option), valueId: value === undefined ? undefined : Number(value) };
}

/** What Magento's older calls say of options: `customizable_options` with an id or a uid and a text. */
export interface CustomizableOption {
  readonly id?: number | null | undefined;
  readonly uid?: string | null | undefined;
  readonly value_string: string;
}

/** The same as what is asked for; `undefined` where none is said. One that names no option is asked for as none that is. */
export const optionsOfInput = (
  given: readonly (CustomizableOption | null)[] | null | undefined,
): AskedOption[] | undefined =>
  given
    ?.filter((one) => one !== null)
    .map(({ id: number, uid, value_string: value }) => ({
      optionId: number ?? partsOf(uid ?? "")?.optionId ?? 0,
      value,
    }));
