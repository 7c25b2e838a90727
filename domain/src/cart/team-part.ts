import type { Made } from "../embroidery/offer/made.ts";
import type { PartKind } from "../line/part-kind.ts";
import { isOneLine } from "../one-line.ts";
import { problem } from "../problem.ts";

/** Letters of what a team's list is called at most. */
const TEAM_TITLE_MAX = 60;

/**
 * The list of wearers that an embroidered line stands in, by what it is called (decision 0088): nothing is done for it
 * and nothing charged, and wherever the line goes the list goes along.
 */
export const TEAM_PART: PartKind<Made> = {
  label: "Team",
  hasService: false,
  check: ({ text }, { hasEmbroidery, isVirtual }) => {
    if (!hasEmbroidery || isVirtual) return [problem("embroidery.optionUnavailable")];
    if (text === "") return [problem("embroidery.optionTextMissing", "text")];
    if (text.length > TEAM_TITLE_MAX) {
      return [problem("embroidery.optionTextTooLong", "text", TEAM_TITLE_MAX)];
    }
    // It stands beside others, in lists and in subjects.
    return isOneLine(text) ? [] : [problem("embroidery.textControl", "text")];
  },
};
