import type { Say } from "../../phrase.ts";
import type { LineProgress } from "./line-progress.ts";

/** What became of the pieces of a line. */
export type PiecesDone = Pick<
  LineProgress,
  "ordered" | "canceled" | "shipped" | "exchanged" | "refunded"
>;

/** What is said of pieces, where there are any. */
const WORDS = [
  { phrase: "%1 of %2 shipped", of: "shipped" },
  { phrase: "%1 canceled", of: "canceled" },
  { phrase: "%1 exchanged", of: "exchanged" },
  { phrase: "%1 paid back", of: "refunded" },
] as const satisfies readonly { readonly phrase: string; readonly of: keyof PiecesDone }[];

/** What became of the pieces of a line, in words; none while they wait. */
export const lineWords = (line: PiecesDone, say: Say): string[] =>
  WORDS.filter(({ of }) => line[of] > 0).map(({ phrase, of }) =>
    say(phrase, line[of], line.ordered),
  );
