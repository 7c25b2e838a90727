import { problem, type Problem } from "../../problem.ts";
import { checkPieces, type PiecesWish } from "../step/check-pieces.ts";
import { leftToReturn, type LineProgress } from "../step/line-progress.ts";

/** Longest word to a return. */
export const RETURN_COMMENT_MAX = 500;

/** What is wrong with a return: pieces that arrived and are not on their way back already. */
export function checkReturn(
  { pieces, comment }: { readonly pieces: readonly PiecesWish[]; readonly comment: string },
  lines: readonly LineProgress[],
): Problem[] {
  const tooLong =
    comment.length > RETURN_COMMENT_MAX
      ? [problem("order.noteMissing", "comment", RETURN_COMMENT_MAX)]
      : [];
  return [...checkPieces(pieces, { lines, left: leftToReturn }), ...tooLong];
}

/** What is wrong with what was found of a return: no more is accepted than was sent. */
export const checkAccepted = (
  accepted: readonly PiecesWish[],
  sent: readonly PiecesWish[],
): Problem[] =>
  accepted.some(({ quantity }) => quantity !== 0)
    ? checkPieces(accepted, { lines: sent, left: ({ quantity }) => quantity })
    : [];
