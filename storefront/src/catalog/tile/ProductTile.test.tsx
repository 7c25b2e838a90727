// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, describe, expect, it, onTestFinished } from "vitest";
import { aSwatch, aTile, swatchesOf } from "../../testing/catalog.ts";
import { keepSearchFilter } from "../../chrome/search-filter.ts";
import { renderInShop } from "../../testing/render.tsx";
import { closeQuickView, quickViewed } from "../quick-view-door.ts";
import { ProductTile } from "./ProductTile.tsx";

afterEach(cleanup);

const usd = (value: number) => ({ value, currency: "USD", formatted: "" });

describe("a product tile", () => {
  it("PLP-01 has picture, name that leads to the product, and price", () => {
    renderInShop(<ProductTile tile={aTile()} sizes="50vw" />);
    expect(screen.getByRole("link", { name: "Merrow chef coat" })).toHaveProperty(
      "pathname",
      "/merrow-chef-coat",
    );
    expect(screen.getByRole("img", { name: "coat" }).getAttribute("srcset")).toContain("480w");
    expect(screen.getByText("$54.00")).toBeTruthy();
  });

  it("issue 11.1 issue 11.4 opens with what was searched or filtered for", () => {
    const swatches = {
      ...swatchesOf(0),
      options: [aSwatch({ id: 1, label: "White" }), aSwatch({ id: 2, label: "Black" })],
    };
    const chosen = [
      { code: "color", optionId: 2 },
      { code: "size", optionId: 40 },
    ];
    renderInShop(<ProductTile tile={aTile({ swatches, chosen })} sizes="50vw" />);
    expect(screen.getByRole("link", { name: "Merrow chef coat" }).getAttribute("href")).toBe(
      "/merrow-chef-coat?color=2&size=40",
    );
  });

  it("PLP-06 a swatch shows that color's picture and leads to its product", async () => {
    const swatches = {
      ...swatchesOf(0),
      options: [
        aSwatch({ id: 1, label: "White" }),
        aSwatch({ id: 2, label: "Black", productId: 77 }),
      ],
    };
    renderInShop(<ProductTile tile={aTile({ swatches })} sizes="50vw" />);
    const black = screen.getByRole("button", { name: "Black" });
    await userEvent.click(black);
    expect(black.getAttribute("aria-pressed")).toBe("true");
    expect(screen.getByRole("img", { name: "coat-black" })).toBeTruthy();
    expect(screen.getByRole("link").getAttribute("href")).toBe("/merrow-chef-coat?productId=77");
  });

  it("PLP-07 opens and closes the colors behind the toggle", async () => {
    renderInShop(<ProductTile tile={aTile({ swatches: swatchesOf(12) })} sizes="50vw" />);
    const group = screen.getByRole("toolbar", { name: "Colors of Merrow chef coat" });
    const colors = () => within(group).getAllByRole("button", { name: /^Color/ });
    expect(colors()).toHaveLength(5);
    await userEvent.click(screen.getByRole("button", { name: "Show 7 more colors" }));
    expect(colors()).toHaveLength(12);
    await userEvent.click(screen.getByRole("button", { name: "Show fewer colors" }));
    expect(colors()).toHaveLength(5);
  });

  it("its colors are one stop of the Tab key", async () => {
    const user = userEvent.setup();
    renderInShop(<ProductTile tile={aTile({ swatches: swatchesOf(12) })} sizes="50vw" />);
    const [first, second] = screen.getAllByRole("button", { name: /^Color/ });
    first?.focus();
    await user.keyboard("{ArrowRight}");
    expect(document.activeElement).toBe(second);
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole("link", { name: "Merrow chef coat" }));
  });

  it("PLP-08 a button on the picture opens the product in quick view, in the color that was pressed", async () => {
    const options = [aSwatch({ id: 1 }), aSwatch({ id: 2, label: "Black", productId: 77 })];
    const tile = aTile({ id: 5, swatches: { ...swatchesOf(0), options } });
    renderInShop(<ProductTile tile={tile} sizes="50vw" />);
    // The document here is as narrow as those that have no quick view.
    const quick = screen.getByText("Quick view");
    expect(quick.textContent).toBe(" Quick view Merrow chef coat");
    await userEvent.click(quick);
    expect(quickViewed.get()).toMatchObject({ productId: 5, href: "/merrow-chef-coat" });
    await userEvent.click(screen.getByRole("button", { name: "Black" }));
    await userEvent.click(quick);
    expect(quickViewed.get()?.href).toBe("/merrow-chef-coat?productId=77");
    closeQuickView();
  });

  it("PLP-30 its label stands in the place it names, at the top right where that is not known", () => {
    const show = (position: string) => {
      cleanup();
      renderInShop(
        <ProductTile tile={aTile({ labels: [{ text: "New", position }] })} sizes="1px" />,
      );
      return screen.getByText("New").className;
    };
    expect(show("topRight")).toContain("topRight");
    expect(show("somewhere")).toContain("topRight");
  });

  it("says what it is made of and its sizes, else how many colors it has", () => {
    const line = (change: Parameters<typeof aTile>[0]) => {
      cleanup();
      renderInShop(<ProductTile tile={aTile(change)} sizes="1px" />);
      return screen.getByRole("heading").nextElementSibling?.textContent;
    };
    const sizes = { from: "XS", to: "4XL" };
    expect(line({ text: "Twill 7.2 oz", sizes })).toBe("Twill 7.2 oz, XS to 4XL");
    expect(line({ text: "Denim 10 oz", sizes: { from: "One size", to: "One size" } })).toBe(
      "Denim 10 oz, One size",
    );
    expect(line({ swatches: swatchesOf(3) })).toBe("3 colors");
  });

  it("as a spread it has the notes on its making, as long as the front is shown", async () => {
    const notes = [
      { title: "Stand collar", text: "no label inside", at: { x: 0.4, y: 0.1 }, side: "left" },
      { title: "Deep hem", text: "", at: { x: 0.6, y: 0.9 }, side: "right" },
    ] as const;
    const back = aSwatch({ id: 2, label: "Black" });
    const options = [
      aSwatch({ id: 1 }),
      { ...back, images: back.images.map((image) => ({ ...image, type: "studioBack" })) },
    ];
    const tile = aTile({ swatches: { ...swatchesOf(0), options } });
    renderInShop(<ProductTile tile={tile} sizes="1px" notes={notes} />);
    const list = screen.getByRole("list", { name: "How it is made" });
    expect(within(list).getAllByRole("listitem")[0]?.textContent).toBe(
      "Stand collar no label inside",
    );
    await userEvent.click(screen.getByRole("button", { name: "Black" }));
    expect(screen.queryByRole("list", { name: "How it is made" })).toBeNull();
  });

  it("PLP-26 strikes the higher price through and says so", () => {
    const tile = aTile({ price: usd(59.2), maxPrice: usd(59.2), strikePrice: usd(74) });
    renderInShop(<ProductTile tile={tile} sizes="50vw" />);
    expect(screen.getByText("$59.20")).toBeTruthy();
    expect(screen.getByText("$74.00", { selector: "s" }).textContent).toBe("was $74.00");
  });

  it("PLP-28 shows a placeholder while prices are invalidated", () => {
    renderInShop(<ProductTile tile={aTile({ arePricesInvalidated: true })} sizes="50vw" />);
    expect(screen.queryByText("$54.00")).toBeNull();
  });

  it("PLP-34 says what a piece earns, where that is to be seen", () => {
    const plp_text = "You earn 54 points";
    const show = (rewardsData: ReturnType<typeof aTile>["rewardsData"]) => {
      cleanup();
      renderInShop(<ProductTile tile={aTile({ rewardsData })} sizes="50vw" />);
      return screen.queryByText(plp_text) !== null;
    };
    expect(show({ visible_on_plp: true, plp_text })).toBe(true);
    expect(show({ visible_on_plp: false, plp_text })).toBe(false);
    expect(show(null)).toBe(false);
  });

  it("PLP-04 the query of the page it stands on is kept for the session when it is opened", async () => {
    onTestFinished(keepSearchFilter());
    history.replaceState(null, "", "?color=1&p=2");
    onTestFinished(() => history.replaceState(null, "", "/"));
    renderInShop(<ProductTile tile={aTile()} sizes="50vw" />);
    screen.getByRole("link").addEventListener("click", (event) => event.preventDefault());
    await userEvent.click(screen.getByRole("link"));
    expect(sessionStorage.getItem("search-filter")).toBe("?color=1&p=2");
  });
});
