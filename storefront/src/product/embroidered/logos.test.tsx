// @vitest-environment jsdom
import type { LogoWire } from "@placket/contract/embroidery/logo.codec";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { logoErrors } from "@placket/domain/embroidery/logo/logo-errors";
import { aBlock } from "@placket/domain/embroidery/pattern/testing";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";
import { cleanup, configure, screen, waitFor, within } from "@testing-library/react";
import axe from "axe-core";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepUnfinished } from "../../embroidery/choice/unfinished.ts";
import { refusalError } from "../../api/reply.ts";
import type { Handlers } from "../../testing/shop.ts";
import { aLogoWire, withLogos } from "../testing/logo.builder.ts";
import { openProduct } from "../testing/open-product.tsx";
import { aCart, aCartItem, aProductReply } from "../testing/product.builder.ts";

/** What is read aloud says the price once more, a while later. */
const SEEN = { ignore: "output" } as const;

const COAT = aProductReply({ custom_attributes: { has_embroidery: true } });
const SMALL = aLogoWire("L000001");
const LARGE = aLogoWire("L000002", { stitch_count: 15_000, is_extra_large: true, title: "Crown" });
const PICTURE = aLogoWire("L000003", {
  title: "Anchor",
  file_name: "Anchor.png",
  file_type: "png",
  kind: "picture",
  state: "uploaded",
  stitch_count: null,
  width: null,
  height: null,
  needle_points_url: null,
  stitch_file_url: null,
});

// The form comes late, and sews: how long that takes is not what is asked here.
configure({ asyncUtilTimeout: 20_000 });

beforeEach(() => {
  stitchHere();
  // The document of tests has no canvas.
  vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(null);
  vi.spyOn(window, "scrollTo").mockReturnValue(undefined);
  const written = writeDst(aBlock(), { name: "logo" });
  if (!written.ok) throw new Error("no machine file");
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(new Uint8Array(written.value))));
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Opens the editor with these logos on file. */
async function opened(logos: readonly LogoWire[] = [], handlers: Handlers = {}) {
  const sent: unknown[] = [];
  const page = openProduct(COAT, {
    href: "/merrow-chef-coat?productId=21",
    handlers: {
      embroidery: () => withLogos(),
      embroideryLogos: () => ({
        logo_base_url: "/media/logos/",
        logo_detail: [...logos],
        guest_days: 30,
      }),
      addEmbroideryToCart: ({ body }) => {
        sent.push(body);
        return { item_id: 9, cart: aCart([aCartItem()]) };
      },
      ...handlers,
    },
  });
  await page.user.click(await screen.findByRole("checkbox", { name: "Yes, I Want Embroidery" }));
  const dialog = within(await screen.findByRole("dialog", { name: /^Embroidery/ }));
  await dialog.findByRole("tablist");
  return {
    ...page,
    sent,
    dialog,
    stage: () => screen.getByRole("region", { name: "Sewn preview" }),
    choose: (name: string, option: string) =>
      page.user.selectOptions(dialog.getByRole("combobox", { name }), option),
    save: async () => {
      const button = dialog.getByRole("button", { name: "Add to Cart" });
      await waitFor(() => expect(button.getAttribute("aria-disabled")).toBe("false"));
      await page.user.click(button);
      await waitFor(() => expect(sent).toHaveLength(1));
    },
  };
}

it("EMB-10, EMB-15, EMB-16 a logo on file is chosen for a placement, sewn there, charged by its stitches and sent", async () => {
  const { user, dialog, choose, stage, save, sent } = await opened([SMALL]);
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  expect(dialog.getByText("Logo: Choose a logo.")).toBeTruthy();
  await choose("Logo 1", "L000001");
  expect(dialog.getByText("$9.00 per piece", SEEN)).toBeTruthy();
  const thread = () => stage().querySelector("canvas")?.getAttribute("aria-label") ?? "";
  await waitFor(() => expect(thread()).toMatch(/“Harbour House”.*Left chest/));
  await choose("Placement of logo 1", "back-yoke");
  await waitFor(() => expect(thread()).toMatch(/“Harbour House”.*Back yoke/));
  expect(await axe.run(document.body).then(({ violations }) => violations)).toEqual([]);
  await save();
  expect(sent[0]).toMatchObject({ logos: [{ logo: "L000001", placement: "back-yoke" }] });
});

it("EMB-10, EMB-15 a logo that nobody has any more is left out of what was begun, and told; the rest is kept", async () => {
  const chosen = { logo: "L000001", placement: "back-yoke" };
  const logos = [{ logo: "L000077", placement: "left-chest" }, chosen];
  keepUnfinished("product 73", { services: {}, instructions: "", logos });
  const { dialog, save, sent } = await opened([SMALL]);
  await dialog.findByText("Logo L000077 cannot be had any more and was left out.");
  const stands = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Logo 1" });
  expect(stands.value).toBe("L000001");
  expect(dialog.queryByRole("combobox", { name: "Logo 2" })).toBeNull();
  await save();
  // The side goes along, as it was shown.
  expect(sent[0]).toMatchObject({ logos: [{ ...chosen, side: "left" }] });
});

it("EMB-15 a draft is called one, and what is ready for a machine is not", async () => {
  const draft = aLogoWire("L000006", { state: "draft", kind: "drawing", file_type: "svg" });
  const { user, dialog, choose } = await opened([SMALL, draft]);
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  const groups = dialog.getAllByRole<HTMLOptGroupElement>("group", { name: /^(Logos|Uploaded)/ });
  expect(groups.map(({ label, children }) => [label, children.length])).toEqual([
    ["Logos on file", 1],
    ["Uploaded, to be digitized", 1],
  ]);
  await choose("Logo 1", "L000006");
  const told =
    /^A draft: .* stitches\. A digitizer finishes it before it is sewn\. It costs no more than \$9\.00 per piece, whatever their count becomes\.$/;
  expect(dialog.getByText(told)).toBeTruthy();
  await choose("Logo 1", "L000001");
  expect(dialog.queryByText(told)).toBeNull();
});

it("EMB-16 the foot names each logo, and asks for a name where one is written", async () => {
  const { user, dialog, choose } = await opened([SMALL, LARGE]);
  const asked = "Enter a name to see it sewn.";
  await user.click(dialog.getByRole("tab", { name: "Logo" }));
  expect(dialog.queryByText(asked)).toBeNull();
  await user.click(dialog.getByRole("tab", { name: "Text" }));
  expect(dialog.getByText(asked)).toBeTruthy();
  await user.click(dialog.getByRole("tab", { name: "Logo" }));
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  await choose("Logo 1", "L000001");
  await user.click(dialog.getByRole("button", { name: "Add Another Logo" }));
  await choose("Logo 2", "L000002");
  await waitFor(() => expect(dialog.getByText("Harbour House, Crown")).toBeTruthy());
  expect(dialog.getByText("Logo 1", { selector: "dt" })).toBeTruthy();
  expect(dialog.getByText("Logo 2", { selector: "dt" })).toBeTruthy();
  await user.click(dialog.getByRole("tab", { name: "Text" }));
  await user.type(dialog.getByRole("textbox", { name: /^Name/ }), "Bo");
  expect(
    await dialog.findByText(/^Text: \d+ × \d+ mm, [\d,]+ stitches, Harbour House, Crown$/),
  ).toBeTruthy();
});

it("EMB-16 the stage follows the logo that is worked on", async () => {
  const { user, dialog, choose, stage } = await opened([SMALL, LARGE]);
  const thread = () => stage().querySelector("canvas")?.getAttribute("aria-label") ?? "";
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  await choose("Logo 1", "L000001");
  await waitFor(() => expect(thread()).toMatch(/“Harbour House”.*Left chest/));
  await user.click(dialog.getByRole("button", { name: "Add Another Logo" }));
  await choose("Logo 2", "L000002");
  await waitFor(() => expect(thread()).toMatch(/“Crown”.*Back yoke/));
  await choose("Logo 1", "L000002");
  await waitFor(() => expect(thread()).toMatch(/“Crown”.*Left chest/));
});

it("EMB-16 a logo that is moved is not asked for anew, nor is it where another one is added", async () => {
  const asked = vi.spyOn(globalThis, "fetch");
  const { user, dialog, choose, stage } = await opened([SMALL, LARGE]);
  const thread = () => stage().querySelector("canvas")?.getAttribute("aria-label") ?? "";
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  await choose("Logo 1", "L000001");
  await waitFor(() => expect(thread()).toMatch(/“Harbour House”.*Left chest/));
  await choose("Placement of logo 1", "back-yoke");
  await waitFor(() => expect(thread()).toMatch(/“Harbour House”.*Back yoke/));
  await user.click(dialog.getByRole("button", { name: "Add Another Logo" }));
  await choose("Logo 2", "L000002");
  const files = () => asked.mock.calls.map(([address]) => address);
  await waitFor(() => expect(files()).toEqual([SMALL.needle_points_url, LARGE.needle_points_url]));
});

it("EMB-31 logos from 15,000 stitches on are a group of their own, and are charged as such", async () => {
  const { user, dialog, choose } = await opened([SMALL, LARGE]);
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  const group = (label: RegExp) =>
    within(dialog.getByRole("group", { name: label }))
      .getAllByRole<HTMLOptionElement>("option")
      .map(({ value }) => value);
  expect(group(/^Logos on file/)).toEqual(["L000001"]);
  expect(group(/^Extra large/)).toEqual(["L000002"]);
  await choose("Logo 1", "L000002");
  expect(dialog.getByText("$28.00 per piece", SEEN)).toBeTruthy();
});

it("EMB-37 no more logos can be added than the garment takes", async () => {
  const { user, dialog } = await opened([SMALL]);
  await user.click(dialog.getByRole("button", { name: "Add a Logo" }));
  await user.click(dialog.getByRole("button", { name: "Add Another Logo" }));
  expect(dialog.queryByRole("button", { name: /^Add .*Logo/ })).toBeNull();
  const second = dialog.getByRole<HTMLSelectElement>("combobox", { name: "Placement of logo 2" });
  expect(second.value).toBe("back-yoke");
});

it("EMB-41 a file is brought, stands there as a picture to be digitized, and is charged as one", async () => {
  const sent: unknown[] = [];
  const { user, dialog, stage, save } = await opened([], {
    productOptionFile: ({ body }) => {
      sent.push(body);
      return PICTURE;
    },
  });
  // It is pressed as every other button is.
  const beside = dialog.getByRole("button", { name: "Add a Logo" });
  expect(dialog.getByText("Upload a logo").className).toBe(beside.className);
  const file = new File(["anchor"], "Anchor.png", { type: "image/png" });
  await user.upload(dialog.getByLabelText("Upload a logo"), file);
  expect(await dialog.findByText("$12.00 per piece", SEEN)).toBeTruthy();
  expect(sent).toEqual([{ productId: 21, placement: "left-chest", fileId: file }]);
  expect(stage().textContent).toMatch(/to be digitized/);
  expect(stage().querySelector('img[src="/media/logos/L000003/key/picture.png"]')).toBeTruthy();
  await save();
});

it("EMB-41 a logo that is brought is laid at the next free placement that has room for it", async () => {
  const wide = aLogoWire("L000005", { width: 180, height: 40 });
  const { user, dialog } = await opened([], { productOptionFile: () => wide });
  const file = new File(["crown"], "crown.dst");
  await user.upload(dialog.getByLabelText("Upload a logo"), file);
  const placement = await dialog.findByRole<HTMLSelectElement>("combobox", {
    name: "Placement of logo 1",
  });
  expect(placement.value).toBe("back-yoke");
});

/** What the first files are refused with. */
const REFUSED: Readonly<Record<number, readonly [keyof typeof logoErrors, string]>> = {
  1: ["embroidery.logoFileUnknown", ""],
  2: ["embroidery.logoPictureTooLarge", "40"],
};

it("EMB-36, EMB-50 what the store says of a file is said; an eps shows a file icon and its name", async () => {
  let answers = 0;
  const { user, dialog } = await opened([], {
    productOptionFile: () => {
      answers += 1;
      if (answers > 2) {
        return aLogoWire("L000004", {
          ...PICTURE,
          logo_number: "L000004",
          file_type: "eps",
          file_name: "Crown.eps",
        });
      }
      // Read as it comes over the wire: rows of logos are not among those that every page carries.
      const [key, params] = REFUSED[answers] ?? [];
      const message = key && logoErrors[key].text.replace("%1", params ?? "");
      throw refusalError(415, { key, message, field: "fileId", parameters: [params] });
    },
  });
  const upload = dialog.getByLabelText("Upload a logo");
  await user.upload(upload, new File(["?"], "logo.png"));
  expect(await dialog.findByText(/^This is no logo that can be read\./)).toBeTruthy();
  await user.upload(upload, new File(["??"], "large.png"));
  expect(await dialog.findByText(/^The picture has more than 40 million pixels\./)).toBeTruthy();
  await user.upload(upload, new File(["%!PS"], "Crown.png"));
  const logo = within(await dialog.findByRole("group", { name: "Logo 1" }));
  expect(logo.getByText("Crown.eps")).toBeTruthy();
  expect(logo.queryByRole("img", { name: "Anchor" })).toBeNull();
});

it("EMB-30 on each line the one logo that fits it stands there at first", async () => {
  const line = { logo_numbers_array: [], account_logo_allowed: true, optional_in_lockdown: true };
  const embroidery = () =>
    withLogos({
      allowed_logo_numbers: [{ ...line, line_number: 1, placement_ids: ["back-yoke"] }],
    });
  const { dialog } = await opened([SMALL], { embroidery });
  const logo = await dialog.findByRole<HTMLSelectElement>("combobox", { name: "Logo 1" });
  expect(logo.value).toBe("L000001");
  cleanup();
  const two = await opened([SMALL, { ...SMALL, logo_number: "L000009" }], { embroidery });
  expect(two.dialog.queryByRole("combobox", { name: "Logo 1" })).toBeNull();
});

it("EMB-06, EMB-29 a logo of the house stands there, and cannot be taken off where it is locked", async () => {
  const house = aLogoWire("L000008", { customer_id: null });
  const preset = {
    image_link: null,
    number: "L000008",
    default_placement: "left-chest",
    logo: house,
  };
  const embroidery = () =>
    withLogos({ default_logo: { ...preset, lock: true }, allowed_logos: [house] });
  const { dialog, save, sent } = await opened([], { embroidery });
  const logo = await dialog.findByRole<HTMLSelectElement>("combobox", { name: "Logo 1" });
  expect([logo.value, logo.matches(":disabled")]).toEqual(["L000008", true]);
  expect(dialog.queryByRole("button", { name: "Remove logo 1" })).toBeNull();
  await save();
  expect(sent[0]).toMatchObject({ logos: [{ logo: "L000008", placement: "left-chest" }] });
});

it("EMB-41, issue 4 says for how long a guest's logo is kept, where it is brought", async () => {
  const { dialog, user } = await opened();
  await user.click(dialog.getByRole("tab", { name: "Logo" }));
  expect(
    await dialog.findByText(
      "Without an account a logo that is in no cart or order is kept for 30 days.",
    ),
  ).toBeTruthy();
}, 60_000);
