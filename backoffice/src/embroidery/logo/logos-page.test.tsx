// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, RefusedAnswer } from "../../testing/show.tsx";
import type { Logo } from "./logo.queries.ts";

const aLogo = (draft: Partial<Logo> = {}): Logo => ({
  logo_number: "L000012",
  customer_id: null,
  logo_path: "L000012/key/picture.png",
  image_url: "/media/logos/L000012/key/picture.png",
  image_thumb: "/media/logos/L000012/key/thumb.png",
  alt: "Bell",
  title: "Bell",
  file_name: "Bell.png",
  file_type: "png",
  kind: "picture",
  state: "uploaded",
  design_description: "",
  stitch_count: null,
  is_extra_large: false,
  width: null,
  height: null,
  trims: null,
  colors: [],
  needle_points_url: null,
  stitch_file_url: null,
  is_house: false,
  is_threaded: true,
  brought_at: "2026-03-02T10:00:00.000Z",
  ...draft,
});

const page = (...rows: readonly Logo[]) => ({ rows: [...rows], next: null });

it("issue 10.5 each logo says whose it is and how far, and what was brought can be saved", async () => {
  const house = aLogo({
    logo_number: "L000001",
    title: "Anchor",
    is_house: true,
    state: "digitized",
    stitch_count: 1669,
  });
  open("/admin/embroidery/logos", { ...SIGNED_IN, logos: () => page(aLogo(), house) });
  const row = within(await screen.findByRole("row", { name: /Bell/ }));
  expect(row.getByText("A guest")).toBeTruthy();
  expect(row.getByText("Not Digitized")).toBeTruthy();
  expect(row.getByRole("link", { name: "What was brought as L000012" }).getAttribute("href")).toBe(
    "/admin/api/embroidery-logos/L000012/source",
  );
  const anchor = within(screen.getByRole("row", { name: /Anchor/ }));
  expect(anchor.getByText("The house")).toBeTruthy();
  expect(anchor.getByText("1,669")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.5 a digitizer's file becomes the logo's stitches, and what is none is said", async () => {
  let logo = aLogo();
  const numbers: unknown[] = [];
  const { user } = open("/admin/embroidery/logos", {
    ...SIGNED_IN,
    logos: () => page(logo),
    digitizeLogo: ({ param }) => {
      numbers.push(param);
      if (numbers.length === 1) {
        return new RefusedAnswer(415, "embroidery.unknownMachineFile", "This is no machine file.");
      }
      logo = aLogo({ state: "digitized", stitch_count: 4321 });
      return logo;
    },
  });
  const picker = () => screen.getByLabelText("File: Stitches of L000012");
  await screen.findByRole("row", { name: /Bell/ });
  await user.upload(picker(), new File(["no"], "bell.dst"));
  expect(await screen.findByText("This is no machine file.")).toBeTruthy();
  await user.upload(picker(), new File(["yes"], "bell.dst"));
  expect(await screen.findByText("L000012, Bell: Digitized.")).toBeTruthy();
  expect(await screen.findByText("4,321")).toBeTruthy();
  expect(numbers).toEqual(["L000012", "L000012"]);
});

it("issue 10.7 the threads of a digitizer's file are named block by block, from what the picture suggests", async () => {
  const asked: unknown[] = [];
  const { user, go } = open("/admin/embroidery/logos", {
    ...SIGNED_IN,
    logos: () => page(aLogo({ state: "digitized", is_threaded: false })),
    logoThreads: () => ({
      logo: aLogo({ state: "digitized", is_threaded: false }),
      hash: "a".repeat(64),
      blocks: [
        { stitches: 1234, thread: "", suggested: "1366" },
        { stitches: 321, thread: "", suggested: "" },
      ],
    }),
    nameLogoThreads: ({ body }) => {
      asked.push(body);
      return aLogo({ state: "digitized" });
    },
  });
  const link = await screen.findByRole("link", { name: "Threads not named yet: L000012" });
  await go(link.getAttribute("href") ?? "");
  const first = await screen.findByLabelText("Block 1 · 1,234 stitches");
  expect(screen.getByRole("img", { name: /^Bell/ }).getAttribute("src")).toBe(
    "/media/logos/L000012/key/picture.png",
  );
  expect(first).toMatchObject({ value: "1366" });
  const done = screen.getByRole("button", { name: "Name the Threads" });
  expect(done).toHaveProperty("disabled", true);
  expect(screen.getByText("1 block is not named yet.")).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
  await user.selectOptions(screen.getByLabelText("Block 2 · 321 stitches"), "Gold 1070");
  await user.click(done);
  expect(await screen.findByText(/Its threads are named/)).toBeTruthy();
  expect(asked).toEqual([{ hash: "a".repeat(64), threads: ["1366", "1070"] }]);
});
