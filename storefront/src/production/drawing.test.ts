import { COMMENT_LIMITS, pointsOf } from "@placket/domain/production/proof/drawing";
import { checkComment } from "@placket/domain/production/proof/check-comment";
import { expect, it } from "vitest";
import { drawn, NOTHING_DRAWN, type DrawingAct } from "./drawing.ts";

const after = (...acts: DrawingAct[]) => acts.reduce(drawn, NOTHING_DRAWN);

it("issue 10.8 a stroke goes where the finger goes, without its tremble, and is taken back whole", () => {
  const begun: DrawingAct[] = [
    { do: "begin", view: "near", at: [100, 100] },
    { do: "draw", at: [102, 101] },
    { do: "draw", at: [150, 100] },
    { do: "draw", at: [1300, -4] },
  ];
  expect(after(...begun).strokes).toEqual([
    {
      view: "near",
      points: [
        [100, 100],
        [150, 100],
        [1000, 0],
      ],
    },
  ]);
  expect(after(...begun, { do: "undo" })).toEqual(NOTHING_DRAWN);
});

it("issue 10.8 a mark is placed, moved as far as the picture goes, and removed; the others are counted anew", () => {
  const drawing = after(
    { do: "mark", view: "near", at: [500, 500] },
    { do: "mark", view: "whole", at: [10, 990] },
    { do: "move", mark: 1, by: [-20, 20] },
    { do: "remove", mark: 0 },
  );
  expect(drawing.marks).toEqual([{ view: "whole", at: [0, 1000] }]);
});

it("issue 10.8 nobody draws more than the server takes", () => {
  let drawing = NOTHING_DRAWN;
  for (let stroke = 0; stroke < COMMENT_LIMITS.strokes + 5; stroke += 1) {
    drawing = drawn(drawing, { do: "begin", view: "near", at: [0, 0] });
    for (let point = 0; point < COMMENT_LIMITS.pointsOfStroke + 5; point += 1) {
      drawing = drawn(drawing, { do: "draw", at: [(point * 20) % 1000, (point % 40) * 20] });
    }
    drawing = drawn(drawing, { do: "mark", view: "near", at: [0, 0] });
  }
  expect(pointsOf(drawing)).toBe(COMMENT_LIMITS.points);
  expect(drawing.marks).toHaveLength(COMMENT_LIMITS.marks);
  expect(checkComment({ text: "Look", ...drawing })).toEqual([]);
});
