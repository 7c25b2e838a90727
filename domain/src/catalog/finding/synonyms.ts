import { phraseOf } from "./asked.ts";

/** Words that staff made mean the same, or made lead to others. */
export interface SynonymRule {
  /** As staff wrote them. */
  readonly words: readonly string[];
  /** Whoever types one of `words` finds these as well; empty: `words` mean one another. */
  readonly means: readonly string[];
}

/** What else each phrase means. */
export interface Synonyms {
  /** Phrases by their stems. */
  of(phrase: string): readonly string[];
  /** All phrases that mean something else as well. */
  readonly phrases: Iterable<string>;
  /** Words of the longest of them. */
  readonly longest: number;
}

/** Puts rules together by phrase. A phrase never means itself, and what a synonym means is not followed further. */
export function synonymsOf(rules: readonly SynonymRule[]): Synonyms {
  const others = new Map<string, Set<string>>();
  for (const { words, means } of rules) {
    const from = words.map(phraseOf).filter((phrase) => phrase !== "");
    const to = means.length > 0 ? means.map(phraseOf).filter((phrase) => phrase !== "") : from;
    for (const phrase of from) {
      const known = others.get(phrase) ?? new Set();
      for (const other of to) if (other !== phrase) known.add(other);
      others.set(phrase, known);
    }
  }
  const longest = Math.max(1, ...[...others.keys()].map((phrase) => phrase.split(" ").length));
  return {
    of: (phrase) => [...(others.get(phrase) ?? [])],
    phrases: others.keys(),
    longest,
  };
}
