import { describe, expect, it } from "vitest";
import { checkSavedView, VIEW_NAME_MAX, VIEWS_MAX } from "./saved-view.ts";

const views = (count: number) => Array.from({ length: count }, (_, i) => ({ name: `View ${i}` }));

describe("a saved view", () => {
  it.each([
    ["Hotels", 0, []],
    ["x".repeat(VIEW_NAME_MAX), VIEWS_MAX - 1, []],
    ["", 0, ["staff.viewName"]],
    ["   ", 0, ["staff.viewName"]],
    ["x".repeat(VIEW_NAME_MAX + 1), 0, ["staff.viewName"]],
    ["One more", VIEWS_MAX, ["staff.tooManyViews"]],
    // It takes the place of one that is there.
    [" VIEW 3 ", VIEWS_MAX, []],
  ])("called %j beside %i others: %j", (name, others, errors) => {
    expect(checkSavedView({ name }, views(others)).map(({ error }) => error)).toEqual(errors);
  });
});
