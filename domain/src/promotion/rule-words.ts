import type { RuleFrame } from "./rule-frame.ts";

/** What a rule is called. */
interface RuleWords {
  readonly label: string;
  /** In a line of the sum, where a code says more than the name that staff gave. */
  readonly title: string;
}

/** What a rule is called in a store view: its label there or everywhere, else the code that was typed, else its name. */
export function wordsOf(
  { labels, name }: Pick<RuleFrame, "labels" | "name">,
  { storeViewId, code }: { readonly storeViewId: number; readonly code: string | null },
): RuleWords {
  const own = labels[String(storeViewId)] ?? labels["0"];
  return { label: own ?? name, title: own ?? code ?? name };
}
