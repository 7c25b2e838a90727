// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";
import { ANSWERS, CHOICES, OFFER } from "../testing/an-offer.ts";

it("issue 10.9 lists what is embroidered on what, and takes an offer away after a question", async () => {
  const removeEmbroideryOffer = vi.fn<(asked: Asked) => CallReply<"removeEmbroideryOffer">>(() => ({
    removed: 4,
  }));
  const { user } = open("/admin/embroidery-offers", {
    ...ANSWERS,
    removeEmbroideryOffer,
  });
  const row = within(await screen.findByRole("table")).getAllByRole("row")[1];
  expect(row?.textContent).toContain("Chef coat1 product, Default Category / Kitchen122");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Remove Chef coat" }));
  await user.click(await screen.findByRole("button", { name: "Remove" }));
  expect(removeEmbroideryOffer.mock.lastCall?.[0].body).toEqual({ version: 2 });
});

/** Opens the offer, with what saves it. */
function openOffer() {
  const changeEmbroideryOffer = vi.fn<(asked: Asked) => CallReply<"changeEmbroideryOffer">>(() => ({
    ...OFFER,
    version: 3,
  }));
  const { user } = open("/admin/embroidery-offers/4", { ...ANSWERS, changeEmbroideryOffer });
  const sent = () => changeEmbroideryOffer.mock.lastCall?.[0].body;
  return { user, sent, save: () => user.click(screen.getByRole("button", { name: "Save" })) };
}

const groupOf = async (name: string) => within(await screen.findByRole("group", { name }));

it("EMB-17, issue 10.9 saves an offer that nobody has changed as it was read, down to what digitizing is told to cost", async () => {
  const { save, sent } = openOffer();
  await screen.findByRole("button", { name: /^Text/ });
  expect(await axeViolations()).toEqual([]);
  await save();
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  const { id: _, ...read } = OFFER;
  expect(sent()).toEqual(read);
});

it("EMB-09, issue 10.9 says what more lines cost, and sends it", async () => {
  const { user, save, sent } = openOffer();
  await user.click(await screen.findByRole("button", { name: /^Text/ }));
  const prices = await groupOf("What a text costs, by its stitches and lines");
  await user.type(prices.getByLabelText("In up to"), "1");
  expect(prices.getByText(/^1 to 2,500 stitches in up to 1 line cost \$6\.00/)).toBeTruthy();
  await user.click(prices.getByRole("button", { name: "Add a Step" }));
  await user.clear(prices.getByLabelText("Step 2: up to"));
  await user.type(prices.getByLabelText("Step 2: up to"), "2500");
  await user.selectOptions(prices.getAllByLabelText("Charged as")[1]!, "SEW-TEXT-5");
  expect(prices.getByText(/^1 to 2,500 stitches in more than 1 line cost/)).toBeTruthy();
  await save();
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent()).toMatchObject({
    terms: {
      text: {
        prices: [
          { upTo: 2500, lines: 1, sku: "SEW-TEXT-2" },
          { upTo: 2500, sku: "SEW-TEXT-5" },
        ],
      },
    },
  });
});

it("EMB-04, issue 10.9 orders the steps in which a shopper is asked", async () => {
  const { user, save, sent } = openOffer();
  const group = await screen.findByRole("button", { name: /^Order of the steps/ });
  expect(group.textContent).toMatch(/Logo, Embroidered text, Flags, Special instructions$/);
  await user.click(group);
  await user.click(screen.getByRole("button", { name: "Embroidered text earlier" }));
  await user.click(screen.getByRole("button", { name: "Special instructions earlier" }));
  expect(screen.getByRole("button", { name: "Embroidered text earlier" })).toHaveProperty(
    "disabled",
    true,
  );
  expect(await axeViolations()).toEqual([]);
  await save();
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent()).toMatchObject({
    terms: { stepOrder: ["text", "logos", "special-instructions", "flags"] },
  });
});

it("EMB-03, issue 10.9 chooses threads and prices, says in words what they mean, and leads to what is wrong", async () => {
  const { user, save, sent } = openOffer();
  await user.click(await screen.findByRole("button", { name: /^Text/ }));
  expect(screen.getByText("Shoppers have to write something, up to 20 letters.")).toBeTruthy();
  const prices = await groupOf("What a text costs, by its stitches and lines");
  expect(
    prices.getByText(
      "1 to 2,500 stitches cost $6.00 a piece, $5.50 from 12 pieces on. More stitches are not sewn.",
    ),
  ).toBeTruthy();
  await user.click(prices.getByRole("button", { name: "Add a Step" }));
  await save();
  const wrong = await screen.findByRole("link", { name: "Choose what it is charged as." });
  await user.click(wrong);
  expect(document.activeElement).toBe(prices.getByLabelText("Step 1: up to"));
  expect(sent()).toBeUndefined();
  await user.selectOptions(prices.getAllByLabelText("Charged as")[1]!, "SEW-TEXT-5");
  const threads = await groupOf("Threads 2 chosen");
  await user.type(threads.getByLabelText("Search threads"), "1000");
  await user.click(threads.getByRole("checkbox", { name: /1000/ }));
  await user.click(threads.getByRole("button", { name: /^Change the order/ }));
  await user.click(threads.getByRole("button", { name: "Black earlier" }));
  await save();
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent()).toMatchObject({
    version: 2,
    terms: {
      text: {
        threads: ["1001", "1000", "1366"],
        prices: [
          { upTo: 2500, sku: "SEW-TEXT-2" },
          { upTo: 3500, sku: "SEW-TEXT-5" },
        ],
      },
    },
  });
}, 120_000);

it("issue 10.9 draws placements on the garment's own picture, moves, resizes, renames, adds and removes them", async () => {
  const { user, save, sent } = openOffer();
  const stage = within(
    await screen.findByRole("region", { name: "Front of Chef coat with its placements" }),
  );
  const box = stage.getByRole("button", { name: "Left chest, 100 × 58 mm: move" });
  box.focus();
  // 1 mm right and 10 mm up, of 724.6 by 905.75 mm.
  await user.keyboard("{ArrowRight}{Shift>}{ArrowUp}{/Shift}");
  stage.getByRole("button", { name: /resize$/ }).focus();
  await user.keyboard("{ArrowLeft}{Shift>}{ArrowDown}{/Shift}");
  expect(stage.getByRole("button", { name: "Left chest, 99 × 68 mm: move" })).toBeTruthy();
  const width = screen.getByLabelText<HTMLInputElement>("Width");
  expect(width.value).toBe("99");
  await user.clear(width);
  await user.type(width, "120");
  expect(screen.getByText(/larger than the trade sews there, up to 102 × 102 mm/)).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("tab", { name: "Back (0)" }));
  expect(screen.getByText("There is no picture of this side.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Add a Placement" }));
  const name = screen.getAllByLabelText<HTMLInputElement>("Name").at(-1)!;
  await user.clear(name);
  await user.type(name, "Yoke");
  await user.click(screen.getByRole("checkbox", { name: "A logo" }));
  await save();
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent()).toMatchObject({
    terms: {
      placements: [
        { code: "left-chest", widthMm: 120, heightMm: 68, center: { x: 0.6201, y: 0.2737 } },
        { code: "placement-2", name: "Yoke", face: "back", center: { x: 0.5, y: 0.5 } },
      ],
      text: { placements: ["left-chest", "placement-2"] },
      logos: { placements: ["left-chest"] },
    },
  });
  await user.click(screen.getByRole("button", { name: "Remove “Yoke”" }));
  await save();
  await vi.waitFor(() =>
    expect(sent()).toMatchObject({ terms: { text: { placements: ["left-chest"] } } }),
  );
}, 120_000);

it("issue 10.9 leads to a placement that reaches beyond the picture", async () => {
  const { user, save, sent } = openOffer();
  const middle = await screen.findByLabelText("Middle from the left edge");
  await user.clear(middle);
  await user.type(middle, "3");
  await save();
  const text = "“Left chest” reaches beyond the picture: move it, or make it smaller.";
  expect(await screen.findByRole("link", { name: text })).toBeTruthy();
  expect(sent()).toBeUndefined();
});

it("EMB-06, EMB-07, issue 10.9 chooses logos by their pictures, and switches flags off and on again as they were", async () => {
  const { user, save, sent } = openOffer();
  await user.click(await screen.findByRole("button", { name: /^Logos/ }));
  await user.click(screen.getByRole("button", { name: /^Logo 1/ }));
  expect(
    screen.getByText(
      "At Left chest: one of 1 logo of the house or a logo of the shopper’s own. It may be left out.",
    ),
  ).toBeTruthy();
  const line = await groupOf("Logos of the house for logo 1 1 chosen");
  await user.click(line.getByRole("checkbox", { name: /Wheat/ }));
  await user.click(screen.getByRole("checkbox", { name: "It cannot be taken away" }));
  await user.click(screen.getByRole("button", { name: /^Flags/ }));
  const flags = screen.getByRole("checkbox", { name: "Flags are embroidered" });
  await user.click(flags);
  expect(screen.queryByLabelText("As high as")).toBeNull();
  await user.click(flags);
  await save();
  expect(await screen.findByText(/^Saved/)).toBeTruthy();
  expect(sent()).toMatchObject({
    terms: {
      flags: OFFER.terms.flags,
      logos: {
        lines: [{ logos: ["L000001", "L000002"], takesOwn: true }],
        preset: { number: "L000001", placement: "left-chest", isLocked: true },
      },
    },
  });
}, 120_000);

it("issue 10.9, PDP-48 says what a service costs by quantity, with what was read", async () => {
  const priceEmbroideryService = vi.fn<(asked: Asked) => CallReply<"priceEmbroideryService">>(
    () => CHOICES.services[0]!,
  );
  const { user } = open("/admin/embroidery-offers/4", { ...ANSWERS, priceEmbroideryService });
  await user.click(await screen.findByRole("button", { name: /^What it costs/ }));
  const form = within(screen.getByRole("form", { name: "Price of Short text" }));
  const price = form.getByLabelText("Short text, a piece");
  await user.clear(price);
  await user.type(price, "5");
  await user.click(form.getByRole("button", { name: "Save the Price" }));
  expect(form.getByText(/each at a lower price than the one before/)).toBeTruthy();
  expect(priceEmbroideryService).not.toHaveBeenCalled();
  await user.clear(price);
  await user.type(price, "6,25");
  await user.click(form.getByRole("button", { name: "Save the Price" }));
  expect(await screen.findAllByText("The price of “Short text” is saved.")).not.toHaveLength(0);
  expect(priceEmbroideryService.mock.lastCall?.[0]).toMatchObject({
    param: "SEW-TEXT-2",
    body: {
      price: 6.25,
      quantities: [{ quantity: 12, price: 5.5 }],
      seen: { price: 6, quantities: [{ quantity: 12, price: 5.5 }] },
    },
  });
});

it("shows what a colleague has made of it", async () => {
  const { user } = open("/admin/embroidery-offers/4", {
    ...ANSWERS,
    changeEmbroideryOffer: () => new RefusedAnswer(409, "embroidery.offerChanged", "Changed"),
  });
  await user.click(await screen.findByRole("button", { name: /^For which garments/ }));
  await user.type(screen.getAllByLabelText("Name")[0]!, "!");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  await user.click(screen.getByRole("button", { name: /^For which garments/ }));
  expect(screen.getAllByLabelText<HTMLInputElement>("Name")[0]?.value).toBe("Chef coat");
});

it("adds one that begins as the others are, for products and categories that are chosen", async () => {
  const addEmbroideryOffer = vi.fn<(asked: Asked) => CallReply<"addEmbroideryOffer">>(() => ({
    ...OFFER,
    id: 5,
    name: "Cap",
  }));
  const { user } = open("/admin/embroidery-offers/new", {
    ...ANSWERS,
    embroideryGarments: ({ query }) => ({
      garments: query["search"] === "cap" ? [{ sku: "CAP-1", name: "Baker cap" }] : [],
    }),
    addEmbroideryOffer,
  });
  await user.type((await screen.findAllByLabelText("Name"))[0]!, "Cap");
  await user.type(screen.getByLabelText("Add a product by its name or SKU"), "cap");
  await user.click(await screen.findByRole("button", { name: "Add Baker cap CAP-1" }));
  await user.click(screen.getByRole("button", { name: "Paste a list of SKUs" }));
  await user.type(screen.getByLabelText(/^SKUs, between/), "CAP-2, CAP-1");
  await user.click(screen.getByRole("button", { name: "Add 2 SKUs" }));
  await user.click(screen.getByRole("checkbox", { name: "Default Category / Kitchen" }));
  await user.click(screen.getByRole("button", { name: "Add" }));
  await vi.waitFor(() => expect(addEmbroideryOffer).toHaveBeenCalled());
  expect(addEmbroideryOffer.mock.lastCall?.[0].body).toMatchObject({
    name: "Cap",
    position: 1,
    skus: ["cap-1", "cap-2"],
    categoryIds: [7],
    terms: { text: { fonts: ["block", "script"] } },
  });
}, 120_000);
