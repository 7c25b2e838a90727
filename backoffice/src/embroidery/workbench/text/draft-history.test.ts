import { describe, expect, it } from "vitest";
import type { DraftEvent } from "../draft.ts";
import { historyKey, nextHistory, startHistory, type HistoryEvent } from "./draft-history.ts";

const after = (...events: readonly HistoryEvent[]) => events.reduce(nextHistory, startHistory);
const typed = (text: string): DraftEvent => ({ type: "line", at: 0, text });
const high = (heightMm: string): DraftEvent => ({ type: "set", values: { heightMm } });
const slab: DraftEvent = { type: "font", font: "slab" };

describe("undo and redo in the workbench", () => {
  it("goes back to where it began, and forth again", () => {
    const back = after(typed("CHEF"), slab, { type: "undo" }, { type: "undo" });
    expect(back.draft).toEqual(startHistory.draft);
    const forth = [{ type: "redo" }, { type: "redo" }] as const;
    const { draft } = forth.reduce<typeof back>(nextHistory, back);
    expect([draft.lines[0], draft.font]).toEqual(["CHEF", "slab"]);
  });

  it("takes what is typed in one field as one step", () => {
    const { draft, past } = after(typed("C"), typed("CH"), high("1"), high("12"), { type: "undo" });
    expect([draft.lines[0], draft.heightMm]).toEqual(["CH", "10"]);
    expect(past).toHaveLength(1);
  });

  it("begins another step where a field is typed in again later", () => {
    expect(after(typed("C"), slab, typed("CH")).past).toHaveLength(3);
    expect(after(typed("C"), { type: "undo" }, typed("D")).past).toHaveLength(1);
  });

  it("forgets what was undone as soon as something else is done", () => {
    expect(after(slab, { type: "undo" }, typed("CHEF")).future).toEqual([]);
  });

  it("stays as it is where there is nothing to go to", () => {
    expect(after({ type: "undo" }, { type: "redo" })).toEqual(startHistory);
  });

  it("goes back a hundred steps", () => {
    const many = Array.from({ length: 130 }, (_, at): DraftEvent =>
      at % 2 === 0 ? slab : typed(String(at)),
    );
    expect(after(...many).past).toHaveLength(100);
  });
});

describe("the keys", () => {
  const none = { ctrlKey: false, metaKey: false, shiftKey: false, altKey: false };
  it.each([
    [{ key: "z", ctrlKey: true }, "undo"],
    [{ key: "z", metaKey: true }, "undo"],
    [{ key: "Z", ctrlKey: true, shiftKey: true }, "redo"],
    [{ key: "y", ctrlKey: true }, "redo"],
    [{ key: "z" }, null],
    [{ key: "z", ctrlKey: true, altKey: true }, null],
    [{ key: "x", ctrlKey: true }, null],
  ])("%j means %s", (pressed, means) => expect(historyKey({ ...none, ...pressed })).toBe(means));
});

it("takes what is typed for one line as one step, and what is chosen there as another", () => {
  const own: DraftEvent = { type: "ownLook", at: 1, isOwn: true };
  const of = (values: object): DraftEvent => ({ type: "look", at: 1, values });
  const typed = after(own, of({ heightMm: "8" }), of({ heightMm: "8.5" }), of({ thread: "1000" }));
  expect(typed.past).toHaveLength(3);
  const undone = [1, 2, 3].reduce((history) => nextHistory(history, { type: "undo" }), typed);
  expect(undone.draft).toEqual(startHistory.draft);
});
