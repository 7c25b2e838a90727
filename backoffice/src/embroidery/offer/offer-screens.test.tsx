// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";
import { lineRows, placementRows, readRows, writeRows } from "./offer-rows.ts";

type Offer = CallReply<"embroideryOffers">["offers"][number];

const OFFER: Offer = {
  id: 4,
  version: 2,
  name: "Chef coat",
  position: 0,
  skus: ["mrw-10"],
  categoryIds: [7],
  terms: {
    fabric: "twill",
    pictureWidthMm: 724.6,
    placements: [
      {
        code: "left-chest",
        name: "Left chest",
        face: "front",
        side: "left",
        widthMm: 100,
        heightMm: 58,
        center: { x: 0.6187, y: 0.2847 },
        turn: 0,
      },
    ],
    text: {
      fonts: ["block", "script"],
      threads: ["1001", "1366"],
      placements: ["left-chest"],
      heightMm: { min: 5, usual: 9, max: 20 },
      lines: [
        {
          number: 1,
          label: "Name",
          characterLimit: 20,
          defaultText: "",
          isRequired: true,
          isLocked: false,
        },
      ],
      prices: [{ upTo: 2500, sku: "SEW-TEXT-2" }],
      hints: ["Capitals stay capitals."],
    },
    flags: {
      flags: ["SE", "NO"],
      heightMm: 25,
      placements: ["left-chest"],
      sku: "SEW-FLAG",
      pair: null,
    },
    logos: {
      placements: ["left-chest"],
      lines: [
        {
          number: 1,
          logos: ["L000001"],
          takesOwn: true,
          placements: ["left-chest"],
          isOptional: true,
        },
      ],
      most: 2,
      prices: [{ upTo: 14_999, sku: "SEW-LOGO" }],
      takesOnFile: true,
      uploadSku: "SEW-LOGO-NEW",
      digitizingSku: "DIGITIZE0000",
      preset: { number: "L000001", placement: "left-chest", isLocked: false },
    },
    services: [],
    takesInstructions: true,
    colorExclusions: [{ color: "White", threads: ["1001"] }],
    messages: [],
  },
};
const CATEGORIES = [{ id: 7, name: "Default Category / Kitchen" }];
const embroideryOffers = (): CallReply<"embroideryOffers"> => ({
  offers: [OFFER],
  categories: CATEGORIES,
});

it("issue 10.9 lists what is embroidered on what, and takes an offer away after a question", async () => {
  const removeEmbroideryOffer = vi.fn<(asked: Asked) => CallReply<"removeEmbroideryOffer">>(() => ({
    removed: 4,
  }));
  const { user } = open("/admin/embroidery-offers", {
    ...SIGNED_IN,
    embroideryOffers,
    removeEmbroideryOffer,
  });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Chef coat1 product, Default Category / Kitchen122");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove Chef coat" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(removeEmbroideryOffer.mock.lastCall?.[0].body).toEqual({ version: 2 });
});

it("EMB-03, issue 10.9 changes fonts, prices and lines, checked as the server checks, with the version that was read", async () => {
  const changeEmbroideryOffer = vi.fn<(asked: Asked) => CallReply<"changeEmbroideryOffer">>(() => ({
    ...OFFER,
    version: 3,
  }));
  const { user } = open("/admin/embroidery-offers/4", {
    ...SIGNED_IN,
    embroideryOffers,
    changeEmbroideryOffer,
  });
  const prices = await screen.findByLabelText("Prices");
  expect(screen.getByLabelText<HTMLTextAreaElement>("Placements").value).toBe(
    "left-chest | Left chest | front | left | 100 × 58 | 61.87 28.47 | 0",
  );
  expect(await axeViolations()).toEqual([]);
  await user.clear(prices);
  await user.type(prices, "2500 SEW-TEXT-2{Enter}cheap");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: /^“cheap” cannot be read/ })).toBeTruthy();
  await user.clear(prices);
  await user.type(prices, "3000 SEW-TEXT-2{Enter}6000 SEW-TEXT-5");
  await user.clear(screen.getByLabelText("Threads"));
  await user.type(screen.getByLabelText("Threads"), "1001 9");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByRole("link", { name: "There is no thread “9”." })).toBeTruthy();
  expect(changeEmbroideryOffer).not.toHaveBeenCalled();
  await user.type(screen.getByLabelText("Threads"), "{Backspace}1000");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  const { id: _, ...sent } = OFFER;
  expect(changeEmbroideryOffer.mock.lastCall?.[0].body).toEqual({
    ...sent,
    skus: ["MRW-10"],
    terms: {
      ...OFFER.terms,
      text: {
        ...OFFER.terms.text,
        threads: ["1001", "1000"],
        prices: [
          { upTo: 3000, sku: "SEW-TEXT-2" },
          { upTo: 6000, sku: "SEW-TEXT-5" },
        ],
      },
    },
  });
});

it("shows what a colleague has made of it", async () => {
  const { user } = open("/admin/embroidery-offers/4", {
    ...SIGNED_IN,
    embroideryOffers,
    changeEmbroideryOffer: () => new RefusedAnswer(409, "embroidery.offerChanged", "Changed"),
  });
  await user.type(await screen.findByLabelText("Name"), "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Chef coat");
});

it("adds one that begins as the others are, for other products", async () => {
  const addEmbroideryOffer = vi.fn<(asked: Asked) => CallReply<"addEmbroideryOffer">>(() => ({
    ...OFFER,
    id: 5,
    name: "Cap",
  }));
  const { user } = open("/admin/embroidery-offers/new", {
    ...SIGNED_IN,
    embroideryOffers,
    addEmbroideryOffer,
  });
  await user.type(await screen.findByLabelText("Name"), "Cap");
  await user.type(screen.getByLabelText("Categories"), "Default Category / Nowhere");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByRole("link", { name: /^There is no category/ })).toBeTruthy();
  await user.clear(screen.getByLabelText("Categories"));
  await user.type(screen.getByLabelText("Categories"), "default category / kitchen");
  await user.click(screen.getByRole("button", { name: "Add" }));
  expect(await screen.findByText("“Cap” is added.")).toBeTruthy();
  expect(addEmbroideryOffer.mock.lastCall?.[0].body).toMatchObject({
    name: "Cap",
    position: 1,
    skus: [],
    categoryIds: [7],
    terms: { text: { fonts: ["block", "script"] } },
  });
});

it.each([
  ["Name | 20"],
  ["Name | 20 | required"],
  ["Team | 24 | locked PLACKET CREW"],
  ["Team | 24 | default Crew"],
])("a line reads as it was written: %s", (row) => {
  const read = readRows("lines", row, lineRows);
  expect(read.ok && writeRows(read.value, lineRows)).toBe(row);
});

it.each([
  "left-chest | Left chest | top | left | 1 × 2 | 1 2 | 0",
  "a | b | front | left | 1 | 1 2 | 0",
])("a placement that nobody finds is refused: %s", (row) => {
  expect(readRows("placements", row, placementRows)).toMatchObject({
    problems: [{ field: "placements", error: "embroidery.rowUnreadable" }],
  });
});
