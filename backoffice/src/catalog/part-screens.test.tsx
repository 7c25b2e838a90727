// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

const picture = (file: string, roles: ("base" | "small")[] = []) => ({
  file,
  url: `/media/catalog/w120/${file}`,
  kind: "image" as const,
  alt: "",
  roles,
  isHidden: false,
});

const PICTURES: CallReply<"productPictures"> = {
  seen: "first",
  colorId: null,
  colors: [{ id: 5, label: "White", variants: 2 }],
  isMixed: false,
  pictures: [picture("0123456789/front_sf.jpg", ["base"]), picture("0123456789/more.jpg")],
};

it("issue 11.8 pictures are moved, said in words and given roles, and sent as a whole", async () => {
  const setPictures = vi.fn<(asked: Asked) => CallReply<"setPictures">>(() => ({
    ...PICTURES,
    seen: "second",
  }));
  const productPictures = () => PICTURES;
  const { user } = open("/admin/products/7/pictures", {
    ...SIGNED_IN,
    productPictures,
    setPictures,
  });
  await user.click(await screen.findByRole("button", { name: /^Move down\s*Picture 1$/ }));
  expect(screen.getByText("Picture 1 stands at place 2 now.")).toBeTruthy();
  await user.type(screen.getByRole("textbox", { name: "What picture 1 shows, in words" }), "Seam");
  const roles = within(screen.getByRole("group", { name: "Roles of picture 1" }));
  await user.click(roles.getByRole("checkbox", { name: /^Base/ }));
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved. Shoppers see it within a second.");
  expect(setPictures.mock.calls[0]?.[0].body).toEqual({
    seen: "first",
    colorId: null,
    pictures: [
      { file: "0123456789/more.jpg", alt: "Seam", roles: ["base"], isHidden: false },
      { file: "0123456789/front_sf.jpg", alt: "", roles: [], isHidden: false },
    ],
  });
});

it("issue 11.8 a picture that is brought stands last; what is none is said", async () => {
  const takePicture = vi
    .fn<(asked: Asked) => CallReply<"takePicture"> | RefusedAnswer>()
    .mockImplementationOnce(() => ({ file: "abcdefabcd/new.jpg", url: "/media/new.jpg" }))
    .mockImplementationOnce(() => {
      const text = "Choose a JPEG, PNG, WebP, AVIF or GIF picture of at most 20 MB.";
      return new RefusedAnswer(400, "catalog.badPicture", text);
    });
  const productPictures = () => PICTURES;
  const { user } = open("/admin/products/7/pictures", {
    ...SIGNED_IN,
    productPictures,
    takePicture,
  });
  const file = await screen.findByLabelText("File: Add a picture");
  await user.upload(file, new File(["x"], "new.jpg", { type: "image/jpeg" }));
  await screen.findByText("The picture is there. Save, and it is shown.");
  expect(screen.getAllByRole("textbox", { name: /in words$/ })).toHaveLength(3);
  await user.upload(file, new File(["y"], "note.jpg", { type: "image/jpeg" }));
  await screen.findByText(/Choose a JPEG, PNG/);
  expect(screen.getAllByRole("textbox", { name: /in words$/ })).toHaveLength(3);
});

const linked = (id: number, sku: string) => ({ id, sku, name: `The ${sku}`, isEnabled: true });

it("issue 11.8 links are found, put in order, and sent with what was seen", async () => {
  const productLinks = (): CallReply<"productLinks"> => ({
    seen: "first",
    related: [linked(1, "CAP"), linked(2, "APRON")],
    upsell: [],
    crosssell: [],
  });
  const setLinks = vi.fn<(asked: Asked) => CallReply<"setLinks">>(productLinks);
  const products = (): CallReply<"products"> => ({
    currency: "USD",
    next: null,
    rows: [
      {
        ...linked(3, "TOQUE"),
        type: "simple",
        visibility: 4,
        priceMinor: 100,
        variants: 0,
        pieces: 1,
      },
    ],
  });
  const { user } = open("/admin/products/7/links", {
    ...SIGNED_IN,
    productLinks,
    setLinks,
    products,
  });
  await user.click(await screen.findByRole("button", { name: /^Move up\s*APRON$/ }));
  await user.click(screen.getByRole("searchbox", { name: "Add a product: Up-sell" }));
  await user.paste("to");
  await user.click(await screen.findByRole("button", { name: "Add TOQUE" }));
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved. Shoppers see it within a second.");
  expect(setLinks.mock.calls[0]?.[0].body).toEqual({
    seen: "first",
    related: [2, 1],
    upsell: [3],
    crosssell: [],
  });
});

const choices = (): CallReply<"productChoices"> => ({
  currency: "USD",
  weightUnit: "lbs",
  scopes: [
    { kind: "default", id: 0, name: "All websites", currency: "USD" },
    { kind: "website", id: 2, name: "Europe", currency: "EUR" },
  ],
  taxClasses: [],
  categories: [],
  attributes: [],
});

it("issue 11.8 tier prices are amounts or percentages; what is neither is said before it is sent", async () => {
  const productTiers = (): CallReply<"productTiers"> => ({
    seen: "first",
    groups: [{ id: 1, name: "General" }],
    tiers: [{ websiteId: null, groupId: null, quantity: 6, priceMinor: 2450, percent: null }],
  });
  const setTiers = vi.fn<(asked: Asked) => CallReply<"setTiers">>(productTiers);
  const { user } = open("/admin/products/7/tier-prices", {
    ...SIGNED_IN,
    productChoices: choices,
    productTiers,
    setTiers,
  });
  await user.click(await screen.findByRole("button", { name: "Add a Price" }));
  const second = within(screen.getByRole("group", { name: "Price 2" }));
  await user.selectOptions(second.getByRole("combobox", { name: "Customer group" }), "General");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(setTiers).not.toHaveBeenCalled();
  expect(second.getByText("Enter a whole number of 1 or more.")).toBeTruthy();
  await user.type(second.getByRole("textbox", { name: "From so many" }), "12");
  await user.type(second.getByRole("textbox", { name: /^Each/ }), "10%");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved. Shoppers see it within a second.");
  expect(setTiers.mock.calls[0]?.[0].body).toEqual({
    seen: "first",
    tiers: [
      { websiteId: null, groupId: null, quantity: 6, priceMinor: 2450, percent: null },
      { websiteId: null, groupId: 1, quantity: 12, priceMinor: null, percent: 10 },
    ],
  });
});

it("issue 11.8 a price is changed in its row of the list, against what was seen of it", async () => {
  const products = (): CallReply<"products"> => ({
    currency: "USD",
    next: null,
    rows: [
      {
        ...linked(3, "TOQUE"),
        type: "simple",
        visibility: 4,
        priceMinor: 1250,
        variants: 0,
        pieces: 1,
      },
    ],
  });
  const setPrices = vi.fn<(asked: Asked) => CallReply<"setPrices">>(() => ({ changed: 1 }));
  const { user } = open("/admin/products", {
    ...SIGNED_IN,
    productChoices: choices,
    products,
    setPrices,
  });
  await user.click(await screen.findByRole("button", { name: /change the price of TOQUE/ }));
  const field = screen.getByRole("textbox", { name: "Price of TOQUE" });
  await user.clear(field);
  await user.type(field, "dear{Enter}");
  expect(screen.getByText("Enter an amount of 0 or more, such as 49.95.")).toBeTruthy();
  expect(setPrices).not.toHaveBeenCalled();
  await user.clear(field);
  await user.type(field, "13.75{Enter}");
  await screen.findByRole("button", { name: /change the price of TOQUE/ });
  expect(setPrices.mock.calls[0]?.[0].body).toEqual({
    prices: [{ id: 3, seen: 1250, priceMinor: 1375 }],
  });
});

it("PDP-06 issue 11.6 options are given values and prices, put in order, and sent as a whole", async () => {
  const field = {
    id: 11,
    type: "field" as const,
    title: "Name tag",
    isRequired: true,
    sku: "NAME",
    maxCharacters: 10,
    priceMinor: 350,
    priceMicro: null,
    values: [],
  };
  const productOptions = (): CallReply<"productOptions"> => ({
    seen: "first",
    canHave: true,
    options: [field],
  });
  const setOptions = vi.fn<(asked: Asked) => CallReply<"setOptions">>(productOptions);
  const { user } = open("/admin/products/7/options", {
    ...SIGNED_IN,
    productChoices: choices,
    productOptions,
    setOptions,
  });
  await user.click(await screen.findByRole("button", { name: "Add an Option" }));
  const hem = within(screen.getByRole("group", { name: "Option 2" }));
  await user.type(hem.getByRole("textbox", { name: "Title" }), "Hem finish");
  await user.selectOptions(
    hem.getByRole("combobox", { name: "How it is chosen" }),
    "One of a list",
  );
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(setOptions).not.toHaveBeenCalled();
  expect(hem.getByText("Give it 1 to 50 values.")).toBeTruthy();
  await user.click(hem.getByRole("button", { name: /^Add a Value/ }));
  const value = within(screen.getByRole("group", { name: "Value 1 of option 2" }));
  await user.type(value.getByRole("textbox", { name: "Value" }), "Rolled");
  await user.type(value.getByRole("textbox", { name: /^Adds, in/ }), "10%");
  await user.click(screen.getByRole("button", { name: /^Move up\s*option 2$/ }));
  expect(screen.getByText("Option 2 stands at place 1 now.")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Save" }));
  await screen.findByText("Saved. Shoppers see it within a second.");
  expect(setOptions.mock.calls[0]?.[0].body).toEqual({
    seen: "first",
    options: [
      {
        type: "drop_down",
        title: "Hem finish",
        isRequired: false,
        sku: "",
        maxCharacters: null,
        priceMinor: 0,
        priceMicro: null,
        values: [{ title: "Rolled", sku: "", priceMinor: 0, priceMicro: 100_000 }],
      },
      field,
    ],
  });
});
