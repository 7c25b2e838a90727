import { textFieldFromWire } from "@placket/contract/embroidery/text-fields.codec";
import { embroideryErrors } from "@placket/domain/embroidery/errors";
import { logoErrors } from "@placket/domain/embroidery/logo/logo-errors";
import { letteringErrors } from "@placket/domain/embroidery/lettering/errors";
import { partErrors } from "@placket/domain/embroidery/part/errors";
import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import type { ErrorKey } from "@placket/domain/errors";
import type { Problem } from "@placket/domain/problem";
import { isShopError } from "@placket/domain/shop-errors";
import { CallError } from "@placket/web/call/call-error";
import { refusedBy, type KnowsKey } from "@placket/web/call/refused-by";
import { problemText } from "../../notice/problem-text.ts";
import { t } from "../../translation/translate.ts";

const ROWS: Readonly<Record<string, { readonly text: string } | undefined>> = {
  ...letteringErrors,
  ...partErrors,
  ...logoErrors,
  ...embroideryErrors,
};

/** Whether a key of the wire has words here. */
const knowsRow: KnowsKey = (key): key is ErrorKey => Object.hasOwn(ROWS, key) || isShopError(key);

/**
 * What the store refused, to be shown by `textOf`: the rows of embroidery are no page's. Nothing where it stumbled, or
 * did not answer.
 */
export const refusedOf = (error: unknown): readonly Problem[] =>
  error instanceof CallError && error.status < 500
    ? refusedBy(error, knowsRow).map((one) => ({ ...one, field: textFieldFromWire(one.field) }))
    : [];

/** What is wrong with embroidery, in the shopper's language: its rows come with the configurator alone. */
export function textOf(problem: Problem): string {
  const row = ROWS[problem.error];
  return row ? t(row.text, ...problem.params) : problemText(problem);
}

/** What is wrong at a field and at nothing below it; `undefined` where nothing is. */
export function problemAt(problems: readonly Problem[], field: string): string | undefined {
  const found = problems.find((one) => one.field === field);
  return found && textOf(found);
}

/** Problems of one kind of option, at its own fields. */
export const problemsOf = (
  problems: readonly Problem[],
  kind: EmbroideryPartName,
): readonly Problem[] =>
  problems
    .filter((one) => kindOf(one) === kind)
    .map((one) => ({ ...one, field: one.field.slice(kind.length + 1) }));

/** The kind of option that a problem is at, as refusals and the form name their fields: `text.lines.0`. */
export const kindOf = ({ field }: Problem): string => field.split(".", 1)[0] ?? "";
