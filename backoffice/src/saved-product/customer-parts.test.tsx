// @vitest-environment jsdom
import { permissionsOf, type StaffRole } from "@placket/domain/access/permissions";
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { CallReply } from "../api/call.ts";
import { aCustomer, anOwner, NOTHING_KEPT, SIGNED_IN } from "../testing/builders.ts";
import { axeViolations, open } from "../testing/show.tsx";

const customerLogos = (): CallReply<"customerLogos"> => ({
  logos: [
    {
      logo_number: "L000012",
      customer_id: 7,
      logo_path: "L000012/key/picture.png",
      image_url: "/media/logos/L000012/key/picture.png",
      image_thumb: "/media/logos/L000012/key/thumb.png",
      alt: "Bell",
      title: "Bell",
      file_name: "Bell.png",
      file_type: "png",
      kind: "picture",
      state: "digitized",
      design_description: "",
      stitch_count: 4200,
      is_extra_large: false,
      width: 60,
      height: 40,
      trims: 3,
      colors: [],
      needle_points_url: "/media/logos/L000012/key/needle-points.bin",
      stitch_file_url: "/media/logos/L000012/key/stitches.dst",
      is_house: false,
      is_threaded: false,
      brought_at: "2026-03-02T10:00:00.000Z",
    },
  ],
});

const customerSavedProducts = (): CallReply<"customerSavedProducts"> => ({
  products: [
    {
      id: 3,
      name: "Front desk",
      product: "Chef coat",
      sku: "MRW-10-WHT-S",
      website: "US English",
      quantity: 2,
      chosen: ["Color: White", "Text: Ann"],
      picture: "/media/saved/3/key/hash-near.jpg",
      savedAt: "2026-03-02T10:00:00.000Z",
    },
  ],
});

/** The page of a customer as somebody of that role sees it. */
function openAs(role: StaffRole) {
  const staff = anOwner({ role, permissions: [...permissionsOf([role], "web")] });
  return open("/admin/customers/7", {
    ...SIGNED_IN,
    ...NOTHING_KEPT,
    session: () => ({ staff }),
    customer: () => aCustomer(),
    customerGroups: () => ({
      groups: [],
      taxClasses: [],
      websites: [],
      storeViews: [],
      portals: [],
    }),
    customerLogos,
    customerSavedProducts,
  });
}

const region = async (name: string) => within(await screen.findByRole("region", { name }));

it("issue 10.9 shows a customer's logos and saved products with their pictures", async () => {
  openAs("owner");
  const logos = await region("Logos");
  expect(logos.getByText("4,200")).toBeTruthy();
  expect(logos.getByRole("link", { name: "Stitches of L000012" }).getAttribute("href")).toBe(
    "/admin/api/embroidery-logos/L000012/stitches",
  );
  const saved = await region("Saved Products");
  expect(saved.getByText("Front desk")).toBeTruthy();
  expect(saved.getByText("Text: Ann")).toBeTruthy();
  expect(screen.queryByRole("alert")).toBeNull();
  expect(await axeViolations()).toEqual([]);
});

it("issue 10.9 gives no files to whoever does not use the workbench", async () => {
  openAs("clerk");
  const logos = await region("Logos");
  expect(logos.queryByRole("link")).toBeNull();
});
