import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { isBlankRow, type TeamRow } from "@placket/domain/configurator/team/team-sheet";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import {
  judgeSewn,
  readLettering,
  type ReadLettering,
  type SewnSize,
} from "@placket/domain/embroidery/offer/lettering";
import type { Money } from "@placket/domain/money/money";
import type { Problem, Result } from "@placket/domain/problem";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { useEffect, useMemo, useRef, useState } from "react";

/** How all texts of a list are sewn. */
export type TeamChoice = Omit<TextChoice, "lines">;

/** What the text of a row comes to. */
export interface RowText {
  /** The same object as long as the text is the same. */
  readonly recipe: LetteringRecipe | undefined;
  readonly problems: readonly Problem[];
  /** `undefined` until it is counted, and where it cannot be. */
  readonly stitches: number | undefined;
  /** Around the needle points; `undefined` until it is counted. */
  readonly widthMm: number | undefined;
  /** For each piece. */
  readonly price: Money | undefined;
  /** It is still to be counted. */
  readonly isBehind: boolean;
}

const NO_TEXT: RowText = {
  recipe: undefined,
  problems: [],
  stitches: undefined,
  widthMm: undefined,
  price: undefined,
  isBehind: false,
};

/** A count that did not come is the server's to make. */
type Counted = Result<SewnSize> | "uncounted";

/** Reads the text of every row by the terms that the server holds it to, and has each counted once. */
export function useTeamTexts(
  rows: readonly TeamRow[],
  offer: ShownOffer,
  choice: TeamChoice,
): readonly RowText[] {
  const reads = useReads(rows, offer, choice);
  const counted = useCounted(reads);
  return useMemo(
    () => reads.map((read) => (read ? rowText(read, offer, counted) : NO_TEXT)),
    [reads, offer, counted],
  );
}

/** A text that was read; the same object for the same words. */
interface Read {
  readonly key: string;
  readonly text: Result<ReadLettering>;
}

/** Reads texts; one that was read before is the same object again. */
function textReader() {
  const known = new Map<string, Read>();
  let terms: ShownOffer["terms"] | undefined;
  return (lines: readonly string[], offer: ShownOffer, choice: TeamChoice): Read => {
    // On another cloth other threads are offered.
    if (terms !== offer.terms) known.clear();
    ({ terms } = offer);
    const key = JSON.stringify([offer.terms.fabric, choice, lines]);
    const before = known.get(key);
    if (before) return before;
    const read = { key, text: readLettering({ ...choice, lines }, offer.terms, null) };
    known.set(key, read);
    return read;
  };
}

function useReads(
  rows: readonly TeamRow[],
  offer: ShownOffer,
  choice: TeamChoice,
): readonly (Read | undefined)[] {
  const [read] = useState(textReader);
  return useMemo(
    () => rows.map((row) => (isBlankRow(row) ? undefined : read(row.lines, offer, choice))),
    [rows, offer, choice, read],
  );
}

/** How many stitches each text takes, as the answers come: those of one frame are shown together. */
function useCounted(reads: readonly (Read | undefined)[]): ReadonlyMap<string, Counted> {
  const [counted, setCounted] = useState<ReadonlyMap<string, Counted>>(new Map());
  const asked = useRef(new Set<string>());
  const come = useRef(new Map<string, Counted>());
  const frame = useRef(0);
  useEffect(() => {
    const take = (key: string, answer: Counted) => {
      come.current.set(key, answer);
      if (frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setCounted(new Map(come.current));
      });
    };
    for (const read of reads) {
      if (!read?.text.ok || asked.current.has(read.key)) continue;
      const { key } = read;
      asked.current.add(key);
      theStitcher()
        .count({ as: "text", recipe: read.text.value.recipe })
        .then(
          (answer) => take(key, answer),
          () => take(key, "uncounted"),
        );
    }
  }, [reads]);
  return counted;
}

function rowText(
  { key, text }: Read,
  { terms, services }: ShownOffer,
  counted: ReadonlyMap<string, Counted>,
): RowText {
  if (!text.ok) return { ...NO_TEXT, problems: text.problems };
  const { recipe } = text.value;
  const size = counted.get(key);
  if (size === undefined || size === "uncounted" || !terms.text) {
    return { ...NO_TEXT, recipe, isBehind: size === undefined };
  }
  if (!size.ok) return { ...NO_TEXT, recipe, problems: size.problems };
  const { widthMm } = size.value;
  const judged = judgeSewn(text.value, size.value, { text: terms.text });
  if (!judged.ok) return { ...NO_TEXT, recipe, widthMm, problems: judged.problems };
  const { step } = judged.value;
  const price = services.find(({ sku }) => sku === step.sku)?.price;
  return { ...NO_TEXT, recipe, widthMm, stitches: size.value.stitches, price };
}
