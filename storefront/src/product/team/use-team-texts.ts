import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { isBlankRow, type TeamRow } from "@placket/domain/configurator/team/team-sheet";
import type { LetteringRecipe } from "@placket/domain/embroidery/lettering/recipe";
import {
  judgeSewn,
  readLettering,
  sewableRest,
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
  /** Of a refused text, what of it can be seen; the same object as long as the text is the same. */
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
  readonly recipe: LetteringRecipe | undefined;
}

/** Reads the texts of a list; one that stood in it before is the same object again, one that does not is forgotten. */
function textReader() {
  let known: ReadonlyMap<string, Read> = new Map();
  let terms: ShownOffer["terms"] | undefined;
  return (
    rows: readonly TeamRow[],
    offer: ShownOffer,
    choice: TeamChoice,
  ): readonly (Read | undefined)[] => {
    // On another cloth other threads are offered.
    const before = terms === offer.terms ? known : new Map<string, Read>();
    const now = new Map<string, Read>();
    const reads = rows.map((row) => {
      if (isBlankRow(row)) return undefined;
      const { lines } = row;
      const key = JSON.stringify([offer.terms.fabric, choice, lines]);
      const read =
        now.get(key) ?? before.get(key) ?? readText(key, { ...choice, lines }, offer.terms);
      now.set(key, read);
      return read;
    });
    known = now;
    ({ terms } = offer);
    return reads;
  };
}

function readText(key: string, wish: TextChoice, terms: ShownOffer["terms"]): Read {
  const text = readLettering(wish, terms, null);
  const recipe = text.ok ? text.value.recipe : sewableRest(wish, terms, null);
  return { key, text, recipe };
}

function useReads(
  rows: readonly TeamRow[],
  offer: ShownOffer,
  choice: TeamChoice,
): readonly (Read | undefined)[] {
  const [read] = useState(textReader);
  return useMemo(() => read(rows, offer, choice), [rows, offer, choice, read]);
}

/**
 * How many stitches each text takes, as the answers come: those of one frame are shown together. A text that no row has
 * any more is not waited for, and what is known of it forgotten.
 */
function useCounted(reads: readonly (Read | undefined)[]): ReadonlyMap<string, Counted> {
  const [counted, setCounted] = useState<ReadonlyMap<string, Counted>>(new Map());
  const asked = useRef(new Map<string, AbortController>());
  const come = useRef(new Map<string, Counted>());
  const frame = useRef(0);
  useEffect(() => {
    const take = (key: string, answer: Counted) => {
      asked.current.delete(key);
      come.current.set(key, answer);
      if (frame.current !== 0) return;
      frame.current = requestAnimationFrame(() => {
        frame.current = 0;
        setCounted(new Map(come.current));
      });
    };
    const wanted = new Set(reads.map((read) => read?.key));
    for (const [key, asking] of asked.current) {
      if (wanted.has(key)) continue;
      asked.current.delete(key);
      asking.abort();
    }
    for (const key of come.current.keys()) if (!wanted.has(key)) come.current.delete(key);
    for (const read of reads) {
      if (!read?.text.ok || asked.current.has(read.key) || come.current.has(read.key)) continue;
      const { key } = read;
      const asking = new AbortController();
      asked.current.set(key, asking);
      theStitcher()
        .count({ as: "text", recipe: read.text.value.recipe }, asking.signal)
        .then(
          (answer) => take(key, answer),
          () => {
            if (!asking.signal.aborted) take(key, "uncounted");
          },
        );
    }
  }, [reads]);
  useEffect(() => {
    const asking = asked.current;
    return () => {
      for (const one of asking.values()) one.abort();
      asking.clear();
    };
  }, []);
  return counted;
}

function rowText(
  { key, text, recipe }: Read,
  { terms, services }: ShownOffer,
  counted: ReadonlyMap<string, Counted>,
): RowText {
  if (!text.ok) return { ...NO_TEXT, recipe, problems: text.problems };
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
