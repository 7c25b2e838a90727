import { problem, type Problem } from "../../problem.ts";
import { isBuyable, variantHas, type Chosen, type Family } from "../family.ts";
import { matchOption } from "./match-option.ts";
import { isBlankRow, type TeamColumns, type TeamRow } from "./team-sheet.ts";

/** What a row comes to. */
export interface CheckedRow {
  /** Nothing stands in it. */
  readonly isBlank: boolean;
  /** The simple product that is meant; undefined until every choice is made. */
  readonly productId: number | undefined;
  readonly pieces: number;
  /** What is wrong with it, at `lines.0`, `options.<id>` and `pieces`. */
  readonly problems: readonly Problem[];
  /** The row before it that says the same of the same size: the pieces of both are added up. */
  readonly twin: number | undefined;
}

/** What rows are checked against. */
export interface TeamTerms extends TeamColumns {
  readonly family: Family;
  /** What holds for all of them: the color of the cloth. */
  readonly shared: Chosen;
}

/** Pieces of one row at most. */
const TEAM_PIECES_MAX = 99;

/** Every row with what it comes to, in their order. What may be embroidered is asked of the offer, not here. */
export function checkTeam(rows: readonly TeamRow[], terms: TeamTerms): readonly CheckedRow[] {
  const seen = new Map<string, number>();
  return rows.map((row, at) => {
    if (isBlankRow(row)) return BLANK;
    const checked = checkRow(row, terms);
    const key = JSON.stringify([checked.productId, row.lines.map((line) => line.trim())]);
    const twin = checked.productId === undefined ? undefined : seen.get(key);
    if (twin === undefined) seen.set(key, at);
    return { ...checked, isBlank: false, twin };
  });
}

const BLANK: CheckedRow = {
  isBlank: true,
  productId: undefined,
  pieces: 0,
  problems: [],
  twin: undefined,
};

type Checked = Pick<CheckedRow, "pieces" | "problems" | "productId">;

function checkRow(row: TeamRow, terms: TeamTerms): Checked {
  const isUnnamed = row.lines.every((line) => line.trim() === "");
  const pieces = row.pieces.trim() === "" ? 1 : Number(row.pieces);
  const isCounted = Number.isInteger(pieces) && pieces >= 1 && pieces <= TEAM_PIECES_MAX;
  const made = madeOf(row, terms);
  return {
    productId: made.productId,
    pieces: isCounted ? pieces : 0,
    problems: [
      ...(isUnnamed ? [problem("configurator.teamNameMissing", "lines.0")] : []),
      ...made.problems,
      ...(isCounted ? [] : [problem("configurator.teamPiecesUnread", "pieces", TEAM_PIECES_MAX)]),
    ],
  };
}

/** The variant that a row means, or what is wrong with its choices. */
function madeOf(
  { options }: TeamRow,
  { family, choices, shared }: TeamTerms,
): Pick<Checked, "problems" | "productId"> {
  const problems: Problem[] = [];
  const chosen: Record<number, number> = { ...shared };
  const words: string[] = [];
  for (const choice of choices) {
    const typed = options[choice.id]?.trim() ?? "";
    const option = matchOption(typed, choice);
    const known = choice.options.map(({ label }) => label).join(", ");
    const field = fieldOf(choice.id);
    if (option) {
      chosen[choice.id] = option.id;
      words.push(option.label);
    } else if (typed === "") {
      problems.push(problem("configurator.teamOptionMissing", field, known));
    } else problems.push(problem("configurator.teamOptionUnknown", field, typed, known));
  }
  if (problems.length > 0) return { productId: undefined, problems };
  const variant = family.variants.find((one) => variantHas(one, chosen));
  const at = fieldOf(choices.at(-1)?.id ?? 0);
  const said = words.join(", ");
  if (!variant) {
    return { productId: undefined, problems: [problem("configurator.teamNotMade", at, said)] };
  }
  const { productId } = variant;
  const isSold = isBuyable(family, productId);
  return { productId, problems: isSold ? [] : [problem("configurator.teamSoldOut", at, said)] };
}

const fieldOf = (choiceId: number) => `options.${choiceId}`;
