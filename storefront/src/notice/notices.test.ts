import { afterEach, describe, expect, it } from "vitest";
import { copyText } from "./clipboard.ts";
import { dismissNotice, notices, setNoticeMs, showNotice, showPageNotice } from "./notices.ts";

afterEach(() => {
  notices.set([]);
  setNoticeMs(5000);
});

const shown = () => notices.get().map(({ type, text, ms }) => ({ type, text, ms }));

describe("notices", () => {
  it("UI-08, reading 50 a primary notice makes room for the next one, others pile up", () => {
    showNotice("added");
    showNotice("wrong", { type: "error" });
    showNotice("also wrong", { type: "error" });
    expect(shown().map(({ text }) => text)).toEqual(["wrong", "also wrong"]);
    showNotice("added again");
    showNotice("and again");
    expect(shown().map(({ text }) => text)).toEqual(["wrong", "also wrong", "and again"]);
  });

  it("UI-09 stay 5000 ms by default, as the store's configuration says, or their own time", () => {
    showNotice("plain");
    expect(shown()).toEqual([{ type: "primary", text: "plain", ms: 5000 }]);
    setNoticeMs(8000);
    showNotice("configured");
    showNotice("own", { type: "error", ms: 10_000 });
    expect(shown().map(({ ms }) => ms)).toEqual([10_000]);
    showNotice("configured again", { type: "success" });
    expect(shown().map(({ ms }) => ms)).toEqual([10_000, 8000]);
  });

  it("UI-10 page-level notices stay 3000 ms and are cut to 100 characters", () => {
    showPageNotice("x".repeat(150));
    expect(shown()[0]).toMatchObject({ ms: 3000, text: "x".repeat(100) });
  });

  it("UI-08 said twice it stands once, where the newest stands, and for its whole time", () => {
    const first = showNotice("wrong", { type: "error" });
    showNotice("other", { type: "error" });
    const again = showNotice("wrong", { type: "error" });
    expect(shown().map(({ text }) => text)).toEqual(["other", "wrong"]);
    expect(notices.get().map(({ id }) => id)).not.toContain(first);
    expect(notices.get().at(-1)?.id).toBe(again);
    showNotice("wrong", { type: "success" });
    expect(shown().map(({ type }) => type)).toEqual(["error", "error", "success"]);
  });

  it("UI-08 three stand at most: the oldest plain one makes room, none that is an error or has a button", () => {
    const action = { label: "Undo", run: () => {} };
    showNotice("error", { type: "error" });
    showNotice("removed", { type: "success", action });
    for (const text of ["one", "two", "three"]) showNotice(text, { type: "success" });
    expect(shown().map(({ text }) => text)).toEqual(["error", "removed", "three"]);
    for (const text of ["second", "third", "fourth"]) showNotice(text, { type: "error" });
    expect(shown().map(({ text }) => text)).toEqual([
      "error",
      "removed",
      "second",
      "third",
      "fourth",
    ]);
    showNotice("plain", { type: "success" });
    expect(shown().at(-1)?.text).toBe("plain");
  });

  it("are dismissed one by one", () => {
    const first = showNotice("one", { type: "error" });
    showNotice("two", { type: "error" });
    dismissNotice(first);
    expect(shown().map(({ text }) => text)).toEqual(["two"]);
  });

  it("UI-12 copying says what was copied, or why it was not", async () => {
    await copyText("SAVE10", { writeText: () => Promise.resolve() });
    expect(shown()[0]).toMatchObject({ text: "Copied SAVE10 to your clipboard", ms: 3000 });
    await copyText("SAVE10", { writeText: () => Promise.reject(new Error("denied")) });
    expect(shown()[0]?.text).toBe("Could not copy to your clipboard: denied");
  });
});
