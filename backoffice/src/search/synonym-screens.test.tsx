// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const VIEWS = [
  { id: 0, name: "All store views" },
  { id: 2, name: "Français" },
];
const RULE = {
  id: 4,
  storeViewId: 0,
  storeView: "All store views",
  words: ["trousers", "pants"],
  means: [],
} satisfies CallReply<"addSynonym">;
const list = (): CallReply<"synonyms"> => ({ rows: [RULE], next: null, views: VIEWS });

it("issue 11.4 lists synonyms, and adds one that says something", async () => {
  const addSynonym = vi.fn<(asked: Asked) => CallReply<"addSynonym">>(() => ({
    ...RULE,
    id: 5,
    words: ["tee", "golf shirt"],
  }));
  const { user } = open("/admin/synonyms", { ...SIGNED_IN, synonyms: list, addSynonym });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("trousers, pantsOne anotherAll store views");
  expect(await axeViolations()).toEqual([]);
  await user.type(screen.getByLabelText("Whoever searches for"), "tee");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /A single word needs another one/ })).toBeTruthy();
  expect(addSynonym).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Whoever searches for"), ", golf shirt");
  await user.type(screen.getByLabelText("Also finds"), "polo");
  await user.selectOptions(screen.getByLabelText("Holds in"), "2");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("“tee, golf shirt” is added.")).toBeTruthy();
  expect(addSynonym.mock.lastCall?.[0].body).toEqual({
    words: ["tee", "golf shirt"],
    means: ["polo"],
    storeViewId: 2,
  });
});

it("removes one after a question", async () => {
  const removeSynonym = vi.fn<(asked: Asked) => CallReply<"removeSynonym">>(() => ({ removed: 4 }));
  const { user } = open("/admin/synonyms", { ...SIGNED_IN, synonyms: list, removeSynonym });
  await user.click(
    await screen.findByRole("button", { name: "Remove the synonym trousers, pants" }),
  );
  await screen.findByRole("dialog", { name: "Remove the synonym “trousers, pants”?" });
  await user.click(screen.getByRole("button", { name: "Remove" }));
  expect(await screen.findByText("Removed.")).toBeTruthy();
  expect(removeSynonym.mock.lastCall?.[0]).toMatchObject({
    param: "4",
    body: { seen: { storeViewId: 0, words: ["trousers", "pants"], means: [] } },
  });
});

it("changes one against what was read, and shows it anew where a colleague was faster", async () => {
  let isBehind = false;
  const changeSynonym = vi.fn<(asked: Asked) => CallReply<"changeSynonym"> | RefusedAnswer>(() => {
    if (isBehind) return new RefusedAnswer(409, "search.synonymChanged", "Changed meanwhile.");
    return { ...RULE, words: ["trousers", "pants", "slacks"] };
  });
  const synonym = (): CallReply<"synonym"> => ({ ...RULE, views: VIEWS });
  const { user } = open("/admin/synonyms/4", { ...SIGNED_IN, synonym, changeSynonym });
  await user.type(await screen.findByLabelText("Whoever searches for"), ", slacks");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. Searches heed it within a second.")).toBeTruthy();
  expect(changeSynonym.mock.lastCall?.[0].body).toMatchObject({
    words: ["trousers", "pants", "slacks"],
    seen: { words: ["trousers", "pants"] },
  });
  isBehind = true;
  await user.type(screen.getByLabelText("Whoever searches for"), ", chinos");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  expect(await axeViolations()).toEqual([]);
});

it("issue 11.4 begins with a search that found nothing, in the store view where it was typed", async () => {
  const addSynonym = vi.fn<(asked: Asked) => CallReply<"addSynonym">>(() => RULE);
  const { user } = open("/admin/synonyms?words=parka&view=2", {
    ...SIGNED_IN,
    synonyms: list,
    addSynonym,
  });
  expect(await screen.findByLabelText("Whoever searches for")).toHaveProperty("value", "parka");
  expect(screen.getByLabelText("Holds in")).toHaveProperty("value", "2");
  await user.type(screen.getByLabelText("Also finds"), "jacket");
  await user.click(screen.getByRole("button", { name: "Add" }));
  await screen.findByText("“trousers, pants” is added.");
  expect(addSynonym.mock.lastCall?.[0].body).toEqual({
    words: ["parka"],
    means: ["jacket"],
    storeViewId: 2,
  });
});
