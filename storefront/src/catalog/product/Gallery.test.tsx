// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it } from "vitest";
import { renderInShop } from "../../testing/render.tsx";
import { calloutKind } from "../callout-kind.ts";
import { Gallery } from "./Gallery.tsx";
import type { ProductImage } from "./product.queries.ts";

afterEach(cleanup);

const image = (type: string, at: number): ProductImage => ({
  thumb: `/media/catalog/w120/${at}.webp`,
  image: `/media/catalog/w1080/${at}.webp`,
  full: `/media/catalog/w1920/${at}.webp`,
  type,
  is_thumbnail: at === 0,
  alt: "",
});

const six = ["studioFront", "studioBack", "detail", "detail", "detail", "flat"].map(image);

function open(images = six) {
  const user = userEvent.setup();
  const gallery = <Gallery name="Coat" images={images} callout="New" sizes="50vw" />;
  return { user, ...renderInShop(gallery) };
}

const shown = () =>
  screen
    .getByRole("button", { name: /show on the whole screen/ })
    .querySelector("img")
    ?.getAttribute("src");
const thumbs = () => screen.getAllByRole("button", { name: /^(Front|Back|Detail|Laid)[^,]*$/ });

it("PDP-20 shows four thumbnails at once and moves the strip by its arrows", async () => {
  const { user } = open();
  expect(thumbs().map((one) => one.getAttribute("aria-label"))).toEqual([
    "Front view",
    "Back view",
    "Detail 1",
    "Detail 2",
  ]);
  await user.click(thumbs()[3]!);
  await user.click(screen.getAllByRole("button", { name: "Next picture" })[0]!);
  expect(thumbs().map((one) => one.getAttribute("aria-label"))).toContain("Detail 3");
  expect(shown()).toContain("/4.webp");
});

it("PDP-25 wraps from the first picture to the last and back", async () => {
  const { user } = open();
  await user.click(screen.getAllByRole("button", { name: "Previous picture" })[0]!);
  expect(shown()).toContain("/5.webp");
  await user.click(screen.getAllByRole("button", { name: "Next picture" })[0]!);
  expect(shown()).toContain("/0.webp");
});

it("PDP-22 shows pictures, all-round views and videos", async () => {
  const video = { ...image("external-video", 7), full: "https://video.example/coat" };
  const { user } = open([image("image", 0), image("magic360", 1), video]);
  expect(shown()).toContain("/0.webp");
  await user.click(screen.getByRole("button", { name: "All-round view" }));
  expect(shown()).toContain("/1.webp");
  const thumb = screen.getByRole("button", { name: "Video" });
  expect(thumb.querySelector("img")).toBeNull();
  await user.click(thumb);
  const link = screen.getByRole("link", { name: "Play the video of Coat" });
  expect(link.getAttribute("href")).toBe("https://video.example/coat");
  await user.click(screen.getByRole("button", { name: "Picture" }));
  expect(shown()).toContain("/0.webp");
});

it("PDP-22 plays a file of the store itself, and nothing at an address of another kind", () => {
  const film = (full: string) => [{ ...image("external-video", 7), full }];
  open(film("/media/film/coat.mp4"));
  expect(screen.getByLabelText("Video of Coat").getAttribute("src")).toBe("/media/film/coat.mp4");
  cleanup();
  open(film("javascript:alert(1)"));
  expect([screen.queryByRole("link"), screen.queryByLabelText("Video of Coat")]).toEqual([
    null,
    null,
  ]);
});

it("PDP-21 has the callout on the picture", () => {
  open();
  expect(screen.getByText("New")).toBeTruthy();
});

it.each([
  ["Best seller", "brand"],
  ["best-seller", "brand"],
  ["bestseller", "brand"],
  ["New", "ink"],
  ["new", "ink"],
  ["Sale", "sale"],
  ["Made to order", "brand"],
])("PDP-21 the badge %j has the look of its words", (text, kind) => {
  expect(calloutKind(text)).toBe(kind);
});

it("PDP-26 fills the screen and is left by Escape or by a click", async () => {
  const { user } = open();
  const opener = screen.getByRole("button", { name: /show on the whole screen/ });
  await user.click(opener);
  const dialog = await screen.findByRole("dialog", { name: "Coat, Front view" });
  expect(within(dialog).getByText("1 of 6")).toBeTruthy();
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await user.click(opener);
  await user.click(await screen.findByRole("button", { name: "Leave the whole screen" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

it("PDP-27 follows a mouse with a lens of 200 × 200 and takes it away with the mouse", async () => {
  open();
  const picture = screen.getByRole("button", { name: /show on the whole screen/ });
  fireEvent.pointerEnter(picture, { pointerType: "mouse", clientX: 40, clientY: 50 });
  fireEvent.pointerMove(picture, { pointerType: "mouse", clientX: 40, clientY: 50 });
  const lens = await screen.findByTestId("lens");
  expect([lens.style.inlineSize, lens.style.blockSize]).toEqual(["200px", "200px"]);
  // Three quarters of the full picture's 1920 × 2400.
  expect(lens.style.backgroundSize).toBe("1440px 1800px");
  fireEvent.pointerLeave(picture, { pointerType: "mouse" });
  await waitFor(() => expect(screen.queryByTestId("lens")).toBeNull());
});

it("one picture has neither strip nor counter; none leaves its ground", () => {
  open([six[0]!]);
  expect(screen.queryByRole("button", { name: "Next picture" })).toBeNull();
  cleanup();
  expect(open([]).container.querySelector("img")).toBeNull();
});
