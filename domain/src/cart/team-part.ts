import type { Made } from "../embroidery/offer/made.ts";
import type { PartKind } from "../line/part-kind.ts";
import { isOneLine, isSeen } from "../one-line.ts";
import { ok, problem, refuse, type Problem, type Result } from "../problem.ts";

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
    return titleProblems(text, "text");
  },
};

/** What a list is to be called from now on, as it is kept. */
export function readTeamTitle(typed: string): Result<string> {
  const title = typed.trim();
  const problems = titleProblems(title, "title");
  return problems.length > 0 ? refuse(...problems) : ok(title);
}

function titleProblems(title: string, field: string): Problem[] {
  if (!isSeen(title)) return [problem("embroidery.optionTextMissing", field)];
  if (title.length > TEAM_TITLE_MAX) {
    return [problem("embroidery.optionTextTooLong", field, TEAM_TITLE_MAX)];
  }
  // It stands beside others, in lists and in subjects.
  return isOneLine(title) ? [] : [problem("embroidery.textControl", field)];
}

/** What the list of wearers is called that a line stands in; `null` where it stands in none (decision 0088). */
export const teamOf = ({
  parts,
}: {
  readonly parts: readonly { readonly kind: string; readonly text: string }[];
}): string | null => parts.find(({ kind }) => kind === "team")?.text ?? null;
