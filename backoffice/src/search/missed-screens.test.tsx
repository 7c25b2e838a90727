// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";

const at = "2026-03-02T10:00:00.000Z";

it("issue 11.4 lists what was searched for and not found, with the way to its synonym", async () => {
  const missedSearches = (): CallReply<"missedSearches"> => ({
    rows: [
      {
        id: 1,
        text: "parka",
        storeViewId: 2,
        storeView: "English",
        times: 12,
        firstAt: at,
        lastAt: at,
      },
    ],
    next: null,
  });
  open("/admin/missed-searches", { ...SIGNED_IN, missedSearches });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("parka12English");
  const way = screen.getByRole("link", { name: "search synonym" });
  expect(way.getAttribute("href")).toMatch(/\/synonyms$/);
  const begin = screen.getByRole("link", { name: /^Make a synonym/ });
  expect(begin.getAttribute("href")).toMatch(/\/synonyms\?words=parka&view=2$/);
  expect(await axeViolations()).toEqual([]);
});
