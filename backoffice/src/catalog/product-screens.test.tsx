// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../api/call.ts";
import { anOwner, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../testing/show.tsx";

type Product = CallReply<"product">;

const CHOICES: CallReply<"productChoices"> = {
  currency: "USD",
  weightUnit: "lbs",
  scopes: [
    { kind: "default", id: 0, name: "All websites", currency: "USD" },
    { kind: "website", id: 2, name: "Europe", currency: "EUR" },
    { kind: "store", id: 3, name: "British", currency: "GBP" },
  ],
  taxClasses: [{ id: 2, name: "Taxable goods" }],
  categories: [
    { id: 10, path: ["Kitchen"] },
    { id: 11, path: ["Kitchen", "Coats"] },
  ],
  attributes: [
    { code: "fabric", label: "Fabric", input: "text", isConfigurable: false, options: [] },
    {
      code: "color",
      label: "Color",
      input: "select",
      isConfigurable: true,
      options: [
        { id: 1, label: "White" },
        { id: 2, label: "Black" },
      ],
    },
    { code: "washable", label: "Washable", input: "boolean", isConfigurable: false, options: [] },
  ],
};

const COAT: Product = {
  id: 7,
  sku: "COAT",
  type: "simple",
  seen: "first",
  updatedAt: "2026-03-02T10:00:00.000Z",
  values: {
    name: "Chef coat",
    urlKey: "chef-coat",
    isEnabled: true,
    visibility: 4,
    shortDescription: "",
    description: "",
    metaTitle: "",
    metaKeywords: "",
    metaDescription: "",
    priceMinor: 4550,
    specialPriceMinor: null,
    specialFrom: "",
    specialTo: "",
    weightGrams: 567,
    taxClassId: 2,
    categoryIds: [11],
    websiteIds: [2],
  },
  attributes: { fabric: "Twill", color: 1 },
  scopes: [{ kind: "store", id: 3, values: { name: "Chef jacket" }, attributes: {} }],
  families: [],
  fixed: ["color"],
};

const product = () => COAT;
const productChoices = () => CHOICES;
const audit = (): CallReply<"audit"> => ({
  rows: ["COAT", "COAT-S"].map((subject, id) => ({
    id,
    at: "2026-03-02T10:00:00.000Z",
    email: "mira@example.com",
    room: "catalog",
    action: "product.update",
    subject,
    title: subject,
    before: { name: "Coat" },
    after: { name: "Chef coat" },
  })),
  next: null,
});

it("issue 11.8 the list tells each product's kind, price and pieces, and leads to it", async () => {
  const products = vi.fn<(asked: Asked) => CallReply<"products">>(() => ({
    currency: "USD",
    next: null,
    rows: [
      {
        id: 7,
        sku: "COAT",
        name: "Chef coat",
        type: "configurable",
        isEnabled: true,
        visibility: 4,
        priceMinor: 4550,
        variants: 24,
        pieces: 120,
      },
    ],
  }));
  open("/admin/products?categoryId=11&stock=in", { ...SIGNED_IN, productChoices, products });
  const row = within(await screen.findByRole("row", { name: /Chef coat/ }));
  expect(row.getByRole("link", { name: "COAT" }).getAttribute("href")).toBe("/admin/products/7");
  expect(row.getByText("Configurable (24)")).toBeTruthy();
  expect(row.getByText("from $45.50")).toBeTruthy();
  expect(products.mock.calls[0]?.[0].query).toEqual({ categoryId: "11", stock: "in" });
  expect(await axeViolations()).toEqual([]);
});

it("issue 11.8 what is other than it was is sent, and what cannot be is said at its field", async () => {
  const changeProduct = vi.fn<(asked: Asked) => Product>(() => ({ ...COAT, seen: "second" }));
  const { user } = open("/admin/products/7", {
    ...SIGNED_IN,
    product,
    productChoices,
    audit,
    changeProduct,
  });
  const price = await screen.findByLabelText("Price");
  expect(await screen.findAllByText("mira@example.com")).toHaveLength(1);
  expect(await axeViolations()).toEqual([]);
  await user.clear(price);
  await user.type(price, "-1");
  await user.clear(screen.getByLabelText("Name"));
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findAllByText("Enter an amount of 0 or more, such as 49.95.")).toHaveLength(
    2,
  );
  expect(changeProduct).not.toHaveBeenCalled();
  await user.clear(price);
  await user.type(price, "49,95");
  await user.type(screen.getByLabelText("Name"), "Long coat");
  await user.clear(screen.getByLabelText("Fabric"));
  await user.selectOptions(screen.getByLabelText("Say more"), "Washable (washable)");
  await user.selectOptions(screen.getByLabelText("Washable"), "Yes");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. Shoppers see it within a second.")).toBeTruthy();
  expect(changeProduct.mock.calls[0]?.[0].body).toEqual({
    seen: "first",
    scope: { kind: "default", id: 0 },
    set: { name: "Long coat", priceMinor: 4995 },
    attributes: { washable: true },
    useDefault: ["attributes.fabric"],
  });
  expect(screen.getByLabelText<HTMLSelectElement>("Color").disabled).toBe(true);
});

it("issue 11.8 a store view says what is its own, and uses the default again", async () => {
  const changeProduct = vi.fn<(asked: Asked) => Product>(() => COAT);
  const { user } = open("/admin/products/7?scope=store-3", {
    ...SIGNED_IN,
    product,
    productChoices,
    audit,
    changeProduct,
  });
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  expect(name.value).toBe("Chef jacket");
  expect(screen.queryByLabelText("Price")).toBeNull();
  await user.click(screen.getByRole("checkbox", { name: "Use default, Name" }));
  expect(name.value).toBe("Chef coat");
  expect(name.disabled).toBe(true);
  await user.click(screen.getByRole("checkbox", { name: "Use default, Meta title" }));
  await user.type(screen.getByLabelText("Meta title"), "Jackets");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. Shoppers see it within a second.")).toBeTruthy();
  expect(changeProduct.mock.calls[0]?.[0].body).toMatchObject({
    scope: { kind: "store", id: 3 },
    set: { metaTitle: "Jackets" },
    useDefault: ["name"],
  });
});

it("issue 11.8 who was slower is told, and shown what it is now", async () => {
  let name = "Chef coat";
  const { user } = open("/admin/products/7", {
    ...SIGNED_IN,
    product: () => ({ ...COAT, values: { ...COAT.values, name } }),
    productChoices,
    audit,
    changeProduct: () => {
      name = "A colleague's coat";
      return new RefusedAnswer(409, "catalog.productChanged", "Changed meanwhile.");
    },
  });
  await user.type(await screen.findByLabelText("Name"), " of mine");
  await user.click(screen.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  expect(await screen.findByDisplayValue("A colleague's coat")).toBeTruthy();
});

it("issue 11.8 who may only see products changes none", async () => {
  const permissions = anOwner().permissions.filter((one) => one !== "products.manage");
  open("/admin/products/7", {
    ...SIGNED_IN,
    session: () => ({ staff: anOwner({ role: "reader", permissions }) }),
    product,
    productChoices,
    audit,
  });
  const name = await screen.findByLabelText<HTMLInputElement>("Name");
  expect(name.disabled).toBe(true);
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

it("issue 11.8 a family is made with what its variants differ in", async () => {
  const addProduct = vi.fn<(asked: Asked) => Product>(() => COAT);
  const { user } = open("/admin/products/new", {
    ...SIGNED_IN,
    product,
    productChoices,
    audit,
    addProduct,
  });
  await user.selectOptions(await screen.findByLabelText("Type"), "Configurable");
  await user.type(screen.getByLabelText("SKU"), "APRON");
  await user.type(screen.getByLabelText("Name"), "Bib apron");
  await user.type(screen.getByLabelText("Price"), "25");
  await user.click(screen.getByRole("button", { name: "Make Product" }));
  expect(
    await screen.findAllByText(/^Choose by what its variants differ, such as color/),
  ).toHaveLength(2);
  await user.selectOptions(screen.getByLabelText("Variants differ by"), "Color");
  await user.click(screen.getByRole("checkbox", { name: "Black" }));
  await user.click(screen.getByRole("checkbox", { name: "White" }));
  expect(screen.getByText("2 variants")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Make Product" }));
  expect(await screen.findByRole("heading", { name: "Chef coat" })).toBeTruthy();
  expect(addProduct.mock.calls[0]?.[0].body).toEqual({
    sku: "APRON",
    type: "configurable",
    set: { name: "Bib apron", priceMinor: 2500 },
    attributes: {},
    axes: [{ code: "color", optionIds: [2, 1] }],
    pieces: 0,
  });
});

const VARIANT = { seen: "v", priceMinor: 2500, isEnabled: true, isInStock: true, barcode: "" };

const MATRIX: CallReply<"productVariants"> = {
  seen: "family",
  currency: "USD",
  barcode: null,
  axes: [
    { code: "color", label: "Color", options: [{ id: 1, label: "White" }] },
    {
      code: "size",
      label: "Size",
      options: [
        { id: 8, label: "S" },
        { id: 9, label: "M" },
      ],
    },
  ],
  variants: [
    { ...VARIANT, id: 21, sku: "APRON-WHITE-S", optionIds: [1, 8], pieces: 4 },
    { ...VARIANT, id: 22, sku: "APRON-WHITE-M", optionIds: [1, 9], pieces: 5 },
  ],
};

it("issue 11.8 variants stand in a matrix: what is other is sent, pieces with a reason", async () => {
  const changeVariants = vi.fn<(asked: Asked) => typeof MATRIX>(() => MATRIX);
  const { user } = open("/admin/products/7/variants", {
    ...SIGNED_IN,
    product,
    productChoices,
    audit,
    productVariants: () => MATRIX,
    changeVariants,
  });
  const price = await screen.findByLabelText("White, M: Price");
  expect(await axeViolations()).toEqual([]);
  await user.clear(price);
  await user.type(price, "27.5");
  await user.selectOptions(screen.getByLabelText("Show"), "Pieces");
  await user.clear(screen.getByLabelText("White, S: Pieces"));
  await user.type(screen.getByLabelText("White, S: Pieces"), "9");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Not saved yet")).toBeTruthy();
  await user.type(screen.getByLabelText("Why there are other pieces"), "Counted");
  await user.click(screen.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Saved. Shoppers see it within a second.")).toBeTruthy();
  expect(changeVariants.mock.calls[0]?.[0].body).toEqual({
    reason: "Counted",
    variants: [
      { id: 21, seen: "v", pieces: { seen: 4, quantity: 9 } },
      { id: 22, seen: "v", priceMinor: 2750 },
    ],
  });
});
