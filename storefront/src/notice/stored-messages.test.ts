// @vitest-environment jsdom
import { beforeEach, expect, it } from "vitest";
import { notices } from "./notices.ts";
import { leaveMessage, showStoredMessages } from "./stored-messages.ts";

beforeEach(() => notices.set(() => []));

const shown = () => notices.get().map(({ text, type, ms }) => ({ text, type, ms }));

it("UI-11 what the page before or a redirect has left is shown once and cleared", () => {
  const left = encodeURIComponent(JSON.stringify([{ type: "error", text: "Nothing was placed." }]));
  document.cookie = `mage-messages=${left}; Path=/`;
  leaveMessage("Merrow chef coat is no longer available.", "success");
  showStoredMessages();
  expect(shown()).toEqual([
    { text: "Nothing was placed.", type: "error", ms: 3000 },
    { text: "Merrow chef coat is no longer available.", type: "success", ms: 3000 },
  ]);
  expect(document.cookie).not.toContain("mage-messages");
  notices.set(() => []);
  showStoredMessages();
  expect(shown()).toEqual([]);
});
