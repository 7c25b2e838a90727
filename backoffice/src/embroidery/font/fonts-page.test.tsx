// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import type { CallReply } from "../../api/call.ts";
import { SIGNED_IN } from "../../testing/builders.ts";
import { axeViolations, open, type Asked } from "../../testing/show.tsx";

type Reply = CallReply<"embroideryFonts">;

const fonts = (isWithdrawn: boolean): Reply => ({
  fonts: [
    {
      code: "script",
      name: "Script",
      character: "Joined, as if signed",
      recommended: { min: 12, max: 40 },
      isWithdrawn,
      offers: 3,
    },
  ],
});

it("EMB-04 a font is withdrawn for the whole house after a question, and offered again", async () => {
  const setEmbroideryFont = vi.fn<(asked: Asked) => Reply>(({ body }) =>
    fonts((body as { isWithdrawn: boolean }).isWithdrawn),
  );
  const { user } = open("/admin/embroidery-fonts", {
    ...SIGNED_IN,
    embroideryFonts: () => fonts(false),
    setEmbroideryFont,
  });
  await user.click(await screen.findByRole("button", { name: "Withdraw Script" }));
  expect(await screen.findByText(/What was ordered is sewn\.$/)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Withdraw" }));
  expect(await screen.findByText("Withdrawn")).toBeTruthy();
  expect(setEmbroideryFont.mock.lastCall?.[0].body).toEqual({ isWithdrawn: true });
  expect(await axeViolations()).toEqual([]);
  await user.click(screen.getByRole("button", { name: "Offer Again: Script" }));
  expect(await screen.findByText("May choose it")).toBeTruthy();
  expect(setEmbroideryFont.mock.lastCall?.[0].body).toEqual({ isWithdrawn: false });
});
