// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer, type Asked } from "../../testing/show.tsx";
import { NEW_CATEGORY } from "./category-form.ts";

const line = (id: number, parentId: number | null, name: string, urlPath: string) => ({
  id,
  parentId,
  name,
  urlPath,
  isActive: true,
  inMenu: true,
  products: id,
});

const TREE: CallReply<"categories"> = {
  categories: [
    line(2, null, "Catalog", ""),
    line(3, 2, "Kitchen", "kitchen"),
    line(4, 3, "Coats", "kitchen/coats"),
    line(5, 3, "Aprons", "kitchen/aprons"),
    { ...line(6, 2, "Outdoor", "outdoor"), inMenu: false },
  ],
};

const COATS: CallReply<"category"> = {
  id: 4,
  parentId: 3,
  urlPath: "kitchen/coats",
  menuIcon: null,
  seen: "seen 1",
  values: { ...NEW_CATEGORY, name: "Coats", urlKey: "coats" },
  views: [],
};

const CHOICES: CallReply<"productChoices"> = {
  currency: "USD",
  weightUnit: "lbs",
  scopes: [
    { kind: "default", id: 0, name: "Everywhere", currency: "USD" },
    { kind: "store", id: 7, name: "French", currency: "USD" },
  ],
  taxClasses: [],
  categories: [],
  attributes: [],
};

const ASKED = {
  ...SIGNED_IN,
  categories: () => TREE,
  category: () => COATS,
  productChoices: () => CHOICES,
};

it("issue 11.8 the tree shows what lies in what, and moves a category up and down among its neighbours", async () => {
  const moveCategory = vi.fn<(asked: Asked) => CallReply<"moveCategory">>(() => TREE);
  const { user } = open("/admin/categories", { ...ASKED, moveCategory });
  const rows = within(await screen.findByRole("table"))
    .getAllByRole("row")
    .slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    "Catalog2UpDown",
    "Kitchen/kitchen3UpDown",
    "Coats/kitchen/coats4UpDown",
    "Aprons/kitchen/aprons5UpDown",
    "Outdoor/outdoor6Not in the menuUpDown",
  ]);
  expect(await axeViolations()).toEqual([]);
  const press = (name: string) => user.click(screen.getByRole("button", { name }));
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Move Coats up" }).disabled).toBe(
    true,
  );
  await press("Move Aprons up");
  await press("Move Coats down");
  await press("Move Kitchen down");
  expect(moveCategory.mock.calls.map(([{ param, body }]) => [param, body])).toEqual([
    ["5", { parentId: 3, before: 4 }],
    ["4", { parentId: 3, before: null }],
    ["3", { parentId: 2, before: null }],
  ]);
});

it("issue 11.8 a category is said everywhere and in a store view, each against what was seen", async () => {
  const changeCategory = vi.fn<(asked: Asked) => CallReply<"changeCategory">>(({ body }) => ({
    ...COATS,
    values: { ...COATS.values, ...body },
    seen: "seen 2",
  }));
  const sayCategoryInView = vi.fn<(asked: Asked) => CallReply<"sayCategoryInView">>(() => ({
    ...COATS,
    seen: "seen 3",
  }));
  const { user } = open("/admin/categories/4", { ...ASKED, changeCategory, sayCategoryInView });
  const everywhere = within(await screen.findByRole("region", { name: "Everywhere" }));
  const name = everywhere.getByLabelText("Name");
  await user.clear(name);
  await user.type(name, "Chef coats");
  await user.selectOptions(everywhere.getByLabelText("Stands in the menu"), "no");
  await user.click(everywhere.getByRole("button", { name: "Save" }));
  await everywhere.findByText(/^Saved/);
  expect(changeCategory.mock.lastCall?.[0].body).toEqual({
    ...COATS.values,
    name: "Chef coats",
    inMenu: false,
    seen: "seen 1",
  });
  const french = within(screen.getByRole("region", { name: "In French" }));
  await user.click(french.getByRole("button", { name: "In French" }));
  await user.type(french.getByLabelText("Name"), "Vestes");
  expect(await axeViolations()).toEqual([]);
  await user.click(french.getByRole("button", { name: "Save for French" }));
  await french.findByText(/^Saved/);
  expect(sayCategoryInView.mock.lastCall?.[0]).toMatchObject({
    body: { name: "Vestes", isActive: null, seen: "seen 2" },
  });
});

it("hallway §7 says that a colleague was faster, and shows what it is now", async () => {
  const changeCategory = () =>
    new RefusedAnswer(409, "catalog.categoryChanged", "Somebody else.") as never;
  const { user } = open("/admin/categories/4", { ...ASKED, changeCategory });
  const everywhere = within(await screen.findByRole("region", { name: "Everywhere" }));
  await user.type(everywhere.getByLabelText("Name"), "!");
  await user.click(everywhere.getByRole("button", { name: "Save" }));
  await user.click(await screen.findByRole("button", { name: "Show What It Is Now" }));
  expect(screen.getAllByLabelText<HTMLInputElement>("Name")[0]?.value).toBe("Coats");
});

it("issue 11.8 a new category lies where it was asked for, and not without a name", async () => {
  const addCategory = vi.fn<(asked: Asked) => CallReply<"addCategory">>(() => COATS);
  const { user } = open("/admin/categories/new?below=3", { ...ASKED, addCategory });
  await user.click(await screen.findByRole("button", { name: "Add Category" }));
  expect(await screen.findByRole("link", { name: /Fill in “Name”|^Enter a name/ })).toBeTruthy();
  await user.type(screen.getByLabelText("Name"), "Coats");
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Add Category" }));
  await screen.findByRole("heading", { level: 1, name: "Coats" });
  expect(addCategory.mock.lastCall?.[0].body).toMatchObject({
    name: "Coats",
    parentId: 3,
    urlKey: "",
  });
});

it("issue 11.8 a category goes into another one, never into what lies in itself", async () => {
  const moveCategory = vi.fn<(asked: Asked) => CallReply<"moveCategory">>(() => TREE);
  const kitchen = { ...COATS, id: 3, parentId: 2, urlPath: "kitchen" };
  const { user } = open("/admin/categories/3", { ...ASKED, category: () => kitchen, moveCategory });
  const place = within(await screen.findByRole("region", { name: "Where It Lies" }));
  await user.click(place.getByRole("button", { name: "Where It Lies" }));
  const choice = place.getByLabelText("Lies in");
  expect(
    within(choice)
      .getAllByRole("option")
      .map((one) => one.textContent),
  ).toEqual(["Catalog", "Catalog / Outdoor"]);
  await user.selectOptions(choice, "6");
  await user.click(place.getByRole("button", { name: "Move" }));
  await place.findByText(/^Moved/);
  expect(moveCategory.mock.lastCall?.[0]).toMatchObject({
    param: "3",
    body: { parentId: 6, before: null },
  });
  const end = within(screen.getByRole("region", { name: "Remove the Category" }));
  await user.click(end.getByRole("button", { name: "Remove the Category" }));
  expect(end.getByRole<HTMLButtonElement>("button", { name: "Remove" }).disabled).toBe(true);
});

it("issue 11.8 the products of a category are put into order, taken out and saved against what was seen", async () => {
  const product = (id: number) => ({ id, sku: `SKU-${id}`, name: `Coat ${id}`, isEnabled: true });
  const setCategoryProducts = vi.fn<(asked: Asked) => CallReply<"setCategoryProducts">>(() => ({
    seen: "seen 2",
    isWhole: true,
    products: [product(12)],
  }));
  const categoryProducts = (): CallReply<"categoryProducts"> => ({
    seen: "seen 1",
    isWhole: true,
    products: [product(11), product(12), product(13)],
  });
  const answers = { ...ASKED, categoryProducts, setCategoryProducts };
  const { user } = open("/admin/categories/4/products", answers);
  await screen.findByRole("heading", { level: 1, name: "Products of Coats" });
  expect(await axeViolations()).toEqual([]);
  await user.click(await screen.findByRole("button", { name: /^Move up\s*SKU-12$/ }));
  await user.click(screen.getByRole("button", { name: /^Remove\s*SKU-13$/ }));
  await user.click(screen.getByRole("button", { name: /^Save/ }));
  await vi.waitFor(() => expect(setCategoryProducts).toHaveBeenCalledTimes(1));
  expect(setCategoryProducts.mock.lastCall?.[0].body).toEqual({
    seen: "seen 1",
    productIds: [12, 11],
  });
});
