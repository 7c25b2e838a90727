import { describe, expect, it } from "vitest";
import { checkComment } from "./check-comment.ts";
import { COMMENT_LIMITS } from "./drawing.ts";

const stroke = (points: number) => ({
  view: "near" as const,
  points: Array.from({ length: points }, (_, i) => [i % 1000, 500] as const),
});
const mark = { view: "whole", at: [500, 500] } as const;

describe("issue 10.8 a comment", () => {
  it.each([
    ["words alone", { text: "Larger, please" }, []],
    ["words on two lines", { text: "Larger,\nplease" }, []],
    ["a drawing alone", { strokes: [stroke(2)] }, []],
    ["nothing", {}, ["proof.commentMissing"]],
    ["blanks", { text: "  \n " }, ["proof.commentMissing"]],
    ["signs without width", { text: "\u200b\u2060" }, ["proof.commentMissing"]],
    ["a mark that nothing names", { marks: [mark] }, ["proof.commentMissing"]],
    ["a novel", { text: "x".repeat(COMMENT_LIMITS.letters + 1) }, ["proof.commentTooLong"]],
    ["turned writing", { text: "evil \u202e txt" }, ["proof.commentControl"]],
    ["a NUL", { text: "a\u0000b" }, ["proof.commentControl"]],
    [
      "a painting",
      { strokes: Array.from({ length: 11 }, () => stroke(300)) },
      ["proof.drawingTooLarge"],
    ],
  ])("of %s", (_, draft, expected) => {
    const found = checkComment({ text: "", marks: [], strokes: [], ...draft });
    expect(found.map(({ error }) => error)).toEqual(expected);
  });
});
