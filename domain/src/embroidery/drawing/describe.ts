import { fillPhrase } from "../../phrase.ts";
import type { Thread } from "../thread/thread.ts";

/** What a picture of a design says to whoever does not see it. */
export interface DesignFacts {
  /** The lettering, line by line; empty for a drawing. */
  readonly lines: readonly string[];
  readonly widthMm: number;
  readonly heightMm: number;
  readonly stitches: number;
  /** How long the machine sews. */
  readonly seconds: number;
  /** In the order of use; a thread that returns is named once. */
  readonly threads: readonly Thread[];
}

/** An English sentence and what its `%1`, `%2` … stand for: the phrase is the key of a translation. */
interface Sentence {
  readonly phrase: string;
  readonly params: readonly (string | number)[];
}

/** `Stitched preview of “Marta Kowal”. 81 by 28 millimeters. 4218 stitches, about 6 minutes …` */
export function describeDesign(facts: DesignFacts): string {
  return designSentences(facts)
    .map(({ phrase, params }) => fillPhrase(phrase, params))
    .join(" ");
}

/** The same, sentence by sentence, for a language other than English. */
export function designSentences(facts: DesignFacts): readonly Sentence[] {
  if (facts.stitches === 0) return [{ phrase: "Nothing is stitched yet.", params: [] }];
  return [whatIsSewn(facts.lines), size(facts), work(facts), colors(facts.threads)];
}

function whatIsSewn(lines: readonly string[]): Sentence {
  const said = lines.map((line) => line.trim()).filter((line) => line !== "");
  if (said.length === 0) return { phrase: "Stitched preview of a drawing.", params: [] };
  return { phrase: "Stitched preview of “%1”.", params: [said.join(", ")] };
}

function size({ widthMm, heightMm }: DesignFacts): Sentence {
  return {
    phrase: "%1 by %2 millimeters.",
    params: [Math.round(widthMm), Math.round(heightMm)],
  };
}

function work({ stitches, seconds }: DesignFacts): Sentence {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return { phrase: "%1 stitches, less than a minute.", params: [stitches] };
  if (minutes === 1) return { phrase: "%1 stitches, about a minute.", params: [stitches] };
  return { phrase: "%1 stitches, about %2 minutes.", params: [stitches, minutes] };
}

function colors(threads: readonly Thread[]): Sentence {
  const names = [...new Set(threads.map(({ name }) => name))];
  if (names.length === 1) return { phrase: "Thread: %1.", params: names };
  return { phrase: "%1 threads: %2.", params: [names.length, names.join(", ")] };
}
