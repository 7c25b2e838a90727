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
  stitch_file_url: null,
  is_house: false,
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
