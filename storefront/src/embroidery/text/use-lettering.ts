import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import {
  advicePhrases,
  edgeAdvice,
  type Advice,
} from "@placket/domain/embroidery/lettering/advice";
import {
  judgeSewn,
  readLettering,
  sewableRest,
  type ReadLettering,
} from "@placket/domain/embroidery/offer/lettering";
import { textStepOf } from "@placket/domain/embroidery/offer/offer";
import { statistics } from "@placket/domain/embroidery/pattern/statistics";
import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { Problem, Result } from "@placket/domain/problem";
import { useMemo } from "react";
import type { Sewer } from "../preview/sewer.ts";
import { useSewing, type Sewing } from "../preview/use-sewing.ts";
import { t } from "../../translation/translate.ts";

/** What a text comes to: its picture, its measures, its price, and what stands in its way. */
export interface Lettering {
  readonly sewing: Sewing;
  /** Of a text that is refused, what can be sewn of it. `null` while the first is sewn; a pattern of nothing where there is nothing to sew. */
  readonly pattern: Pattern | null;
  readonly lines: readonly string[];
  readonly facts: ReturnType<typeof statistics> | undefined;
  readonly problems: readonly Problem[];
  /** What there is to know before it is wrong. */
  readonly advice: readonly Advice[];
  /** What it is charged as, though it find no room; `undefined` until it is sewn. */
  readonly sku: string | undefined;
  /** It is sewn as it stands, and nothing stands in its way. */
  readonly isReady: boolean;
}

/** Reads and sews what the form holds whenever it changes, by the terms that the server holds it to. */
export function useLettering(offer: ShownOffer, draft: TextChoice, sewer: Sewer): Lettering {
  const read = useMemo(() => readLettering(draft, offer.terms, null), [draft, offer]);
  const design = useMemo(() => designOf(read, draft, offer), [read, draft, offer]);
  const sewing = useSewing(design, sewer);
  const { sewn, isBehind } = sewing;
  const facts = useMemo(() => (sewn ? statistics(sewn.pattern) : undefined), [sewn]);
  const { text } = offer.terms;
  const judged = read.ok && facts && text ? judgeSewn(read.value, facts, { text }) : undefined;
  const problems = [
    ...(read.ok ? sewing.problems : read.problems),
    ...(judged && !judged.ok ? judged.problems : []),
  ];
  const step =
    read.ok && facts && text
      ? textStepOf(text, { stitches: facts.stitches, lines: read.value.recipe.lines })
      : undefined;
  return {
    sewing,
    pattern: sewn?.pattern ?? (isBehind ? null : NOTHING),
    lines: sewing.design?.as === "text" ? sewing.design.recipe.lines : NO_LINES,
    facts,
    problems,
    advice: [
      ...(sewn?.advice ?? []),
      ...(read.ok && facts ? edgeAdvice(facts, read.value.placement) : []),
    ],
    sku: step?.sku,
    isReady: judged?.ok === true && !isBehind,
  };
}

/** What is shown of a text: where it is refused, the letters of it that can be sewn (issue 10.6). */
function designOf(read: Result<ReadLettering>, draft: TextChoice, { terms }: ShownOffer) {
  const recipe = read.ok ? read.value.recipe : sewableRest(draft, terms, null);
  return recipe ? { as: "text" as const, recipe } : null;
}

/** Has a text sewn that is not drawn yet. */
export function sewAhead(sewer: Sewer, draft: TextChoice, offer: ShownOffer): void {
  sewer.ask(designOf(readLettering(draft, offer.terms, null), draft, offer));
}

const NO_LINES: readonly string[] = [];

const NOTHING: Pattern = {
  cmd: new Uint8Array(),
  x: new Int32Array(),
  y: new Int32Array(),
  threads: [],
};

/** What there is to know about a field; `undefined` where there is nothing. */
export function adviceAt(advice: readonly Advice[], field: Advice["field"]): string | undefined {
  const texts = advice
    .filter((one) => one.field === field)
    .map(({ key, params }) => t(advicePhrases[key], ...params));
  return texts.length > 0 ? texts.join(" ") : undefined;
}
