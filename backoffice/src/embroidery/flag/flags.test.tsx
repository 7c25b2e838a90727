// @vitest-environment jsdom
import { flags } from "@placket/domain/embroidery/shape/flags/flags.data";
import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open } from "../../testing/show.tsx";
import { stitchHere } from "@placket/web/embroidery/stitching/testing";

beforeEach(() => stitchHere());

it("shows every flag, each a way to its bench", async () => {
  open("/admin/embroidery/flags", SIGNED_IN);
  await screen.findByRole("heading", { name: "Flags" });
  for (const { code, name } of flags) {
    const link = screen.getByRole<HTMLAnchorElement>("link", { name });
    expect(link.getAttribute("href")).toBe(`/admin/embroidery/flags/${code.toLowerCase()}`);
  }
  expect(screen.getByText("25 × 15.6 mm", { selector: "li:has(a[href$='/se']) *" })).toBeTruthy();
  expect(await axeViolations()).toEqual([]);
});

it("one flag is sewn in any size; the other side follows", async () => {
  const { user } = open("/admin/embroidery/flags/se", SIGNED_IN);
  const [height, width] = await Promise.all(
    ["Height", "Width"].map((name) => screen.findByLabelText<HTMLInputElement>(name)),
  );
  expect([height?.value, width?.value]).toEqual(["25", "40"]);
  expect(await screen.findByLabelText(/^Stitched preview of a drawing. 40 by 25/)).toBeTruthy();
  await user.clear(width!);
  await user.type(width!, "80");
  expect(height?.value).toBe("50");
  expect(await screen.findByLabelText(/80 by 50 millimeters/)).toBeTruthy();
  await user.clear(height!);
  await user.type(height!, "2");
  expect(screen.getByText("Enter a height from 10 to 100 mm.")).toBeTruthy();
  await waitFor(() => expect(screen.getByText("Nothing to sew yet.")).toBeTruthy());
  expect(await axeViolations()).toEqual([]);
});

it("a flag that is none is not found", async () => {
  open("/admin/embroidery/flags/xx", SIGNED_IN);
  expect(await screen.findByRole("heading", { name: /not|nothing/i })).toBeTruthy();
});
