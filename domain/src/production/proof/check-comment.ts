import { isOneLine, isSeen } from "../../one-line.ts";
import { problem, type Problem } from "../../problem.ts";
import { COMMENT_LIMITS, pointsOf, type Drawing } from "./drawing.ts";

/** What a buyer says of a proof: in words, on its pictures, or both. */
export interface ProofComment extends Drawing {
  readonly text: string;
}

/** What is wrong with a comment, at its fields. */
export function checkComment(comment: ProofComment): Problem[] {
  const { letters, points } = COMMENT_LIMITS;
  const { text, marks, strokes } = comment;
  const isEmpty = !isSeen(text) && strokes.length === 0;
  const isWordless = !isSeen(text) && marks.length > 0;
  return [
    ...(isEmpty || isWordless ? [problem("proof.commentMissing", "text")] : []),
    ...(text.length > letters ? [problem("proof.commentTooLong", "text", letters)] : []),
    ...(text.split(/\r?\n/).every(isOneLine) ? [] : [problem("proof.commentControl", "text")]),
    ...(pointsOf(comment) > points ? [problem("proof.drawingTooLarge", "strokes")] : []),
  ];
}
