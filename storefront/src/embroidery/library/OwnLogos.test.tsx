// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import type { Shop } from "../../api/shop.ts";
import { addressOf } from "../../routing/address.ts";
import { matchRoute } from "../../routing/routes.ts";
import { axeViolations } from "../../testing/axe.ts";
import { renderInShop } from "../../testing/render.tsx";
import { aRefusal, aShop } from "../../testing/shop.ts";
import { OwnLogos } from "./OwnLogos.tsx";

afterEach(cleanup);

const ANCHOR = {
  logo_number: "L100001",
  image_thumb: "/media/logos/anchor.png",
  title: "Anchor",
  state: "digitized",
  design_description: "In two blues",
  stitch_count: 4210,
  height: 40.2,
  width: 59.8,
  colors: [{ color: "Navy", hash_code: "#223355" }],
};
const SKETCH = {
  ...ANCHOR,
  logo_number: "L100002",
  image_thumb: null,
  title: "Sketch",
  state: "uploaded",
  design_description: "",
  stitch_count: null,
  height: null,
  width: null,
  colors: [],
};

/** The page of a customer with these logos, and what was asked for. */
function open(logos: readonly object[], href = "/mylogos", failures = 0) {
  const asked: unknown[] = [];
  let left = failures;
  const graphql: Shop["graphql"] = async (_, variables) => {
    asked.push(variables);
    if (left-- > 0) throw aRefusal(400);
    const answer = {
      logo: logos,
      total_count: logos.length,
      page_info: { total_pages: 1 },
    };
    return { getCustomerLogo: answer } as never;
  };
  const address = addressOf(href);
  const params = matchRoute(address.path)?.params ?? {};
  const place = { type: "my_digitized_logo", address, params } as const;
  const shown = renderInShop(<OwnLogos account={{ id: 7 }} place={place} />, {
    shop: { ...aShop(), graphql },
    href,
  });
  return { user: userEvent.setup(), asked, ...shown };
}

it("ACCT-32, EMB-18 one's logos are shown with their measures, stitches and threads", async () => {
  open([ANCHOR, SKETCH]);
  const rows = (await screen.findAllByRole("heading", { level: 3 })).map((one) =>
    one.closest("li"),
  );
  const anchor = within(rows[0] ?? document.body);
  expect(anchor.getByRole("img", { name: "Anchor" }).getAttribute("src")).toBe(
    "/media/logos/anchor.png",
  );
  expect(anchor.getByText("No. L100001 · 60 × 40 mm · 4,210 stitches · Digitized")).toBeTruthy();
  expect(within(anchor.getByRole("list", { name: "Threads" })).getByText("Navy")).toBeTruthy();
  expect(rows[1]?.textContent).toContain("No. L100002 · Not digitized yet");
  expect(await axeViolations()).toEqual([]);
});

it("EMB-49 they are searched and sorted by the address", async () => {
  const { user, asked, visited } = open([], "/mylogos?q=bell&order=NAME&p=2");
  expect(await screen.findByText(/^No logo fits this search\./)).toBeTruthy();
  expect(asked).toEqual([{ search: "bell", order: "NAME", page: 2, size: 12 }]);
  await user.selectOptions(screen.getByRole("combobox", { name: "Sort by" }), "Stitches");
  await user.click(screen.getByRole("button", { name: "Search logos" }));
  expect(visited).toEqual(["/mylogos?q=bell&order=STITCH_COUNT"]);
});

it("says where they could not be loaded, and where there are none yet", async () => {
  const { user } = open([], "/mylogos?order=constructor", 1);
  expect((await screen.findByRole("alert")).textContent).toBe("Your logos could not be loaded.");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText(/^You have no logos yet\./)).toBeTruthy();
});
