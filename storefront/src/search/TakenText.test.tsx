// @vitest-environment jsdom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { renderInShop } from "../testing/render.tsx";
import { TakenText } from "./TakenText.tsx";

afterEach(cleanup);

const found = (search: { correctedTo: string | null; leftOut: string[] }) => ({
  totalCount: 3,
  search,
});

it("issue 11.4 says for what the results are where the text was taken otherwise", () => {
  const listing = found({ correctedTo: "coat black", leftOut: [] });
  renderInShop(<TakenText typed="cota blck" listing={listing} />);
  expect(screen.getByRole("status").textContent).toBe(
    "Nothing is called “cota blck”: these are for “coat black”.",
  );
});

it("issue 11.4 says what nothing found has", () => {
  const listing = found({ correctedTo: null, leftOut: ["purple"] });
  renderInShop(<TakenText typed="purple coat" listing={listing} />);
  expect(screen.getByRole("status").textContent).toBe(
    "Nothing here has “purple”: these come closest.",
  );
});

it("says nothing where all was found, or nothing at all", () => {
  const all = found({ correctedTo: null, leftOut: [] });
  renderInShop(<TakenText typed="coat" listing={all} />);
  renderInShop(<TakenText typed="zeppelin" listing={{ totalCount: 0, search: null }} />);
  expect(screen.queryByRole("status")).toBeNull();
});
