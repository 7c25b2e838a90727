import { describe, expect, it } from "vitest";
import { nextSuggestions, NO_SUGGESTIONS, type SuggestionEvent } from "./suggestion-list.ts";

const options = ["a", "b"].map((id) => ({ id, main: id, rest: "" }));
const found = { type: "found", options } as const;
const down = { type: "move", by: 1 } as const;
const up = { type: "move", by: -1 } as const;
const close = { type: "close" } as const;

const after = (...events: readonly SuggestionEvent[]) =>
  events.reduce(nextSuggestions, NO_SUGGESTIONS);

describe("the list of a combobox", () => {
  it.each([
    ["found: open, none active", [found], null, true],
    ["down: the first", [found, down], 0, true],
    ["down past the end: the field again", [found, down, down, down], null, true],
    ["up: the last", [found, up], 1, true],
    ["closed: none active", [found, down, close], null, false],
    ["down in a closed one opens it", [found, close, down], 0, true],
    ["nothing found: closed", [found, { type: "found", options: [] }], null, false],
    ["nothing to move among", [down], null, false],
  ] as const)("CHECK-28 %s", (_, events, active, isOpen) => {
    expect(after(...events)).toMatchObject({ active, isOpen });
  });
});
