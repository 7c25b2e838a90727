import { inOneLine, isOneLine } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { phraseOf } from "./asked.ts";
import type { SynonymRule } from "./synonyms.ts";

/** The most that one rule names, and the longest of it. */
export const SYNONYM_WORDS_MOST = 40;
export const SYNONYM_WORD_MAX = 60;

/** Words as staff type them, with commas between: trimmed, each once. */
export function wordsTyped(text: string): string[] {
  const words = text.split(/[,\n]/).map((word) => word.trim().replaceAll(/\s+/g, " "));
  return [...new Set(words.filter((word) => word !== ""))];
}

/** What is wrong with a rule: it must say something, and each of its words be one that can be searched for. */
export function checkSynonym({ words, means }: SynonymRule): Problem[] {
  const problems: Problem[] = [];
  if (words.length === 0) problems.push(problem("search.synonymMissing", "words"));
  else if (new Set([...words, ...means].map(phraseOf)).size === 1)
    problems.push(problem("search.synonymAlone", "means"));
  for (const [field, list] of Object.entries({ words, means })) {
    if (list.length > SYNONYM_WORDS_MOST)
      problems.push(problem("search.synonymsTooMany", field, SYNONYM_WORDS_MOST));
    const wrong = list.find((word) => !isReadable(word));
    if (wrong !== undefined)
      problems.push(
        problem(
          "search.synonymUnreadable",
          field,
          inOneLine(wrong).slice(0, SYNONYM_WORD_MAX),
          SYNONYM_WORD_MAX,
        ),
      );
  }
  return problems;
}

/** Whether it can be searched for, and stands in a list as it is written. */
const isReadable = (word: string): boolean =>
  word.length <= SYNONYM_WORD_MAX && isOneLine(word) && phraseOf(word) !== "";
