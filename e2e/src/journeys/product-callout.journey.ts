import { expect } from "vitest";
import { journey } from "../journey.ts";

journey(
  "PDP-21 the badge of a product lies in the top left corner of its picture",
  async ({ page, open }) => {
    await open("/merrow-chef-coat");
    const pictures = page.getByRole("region", { name: "Pictures of Merrow chef coat" });
    const badge = await pictures.getByText("Best seller", { exact: true }).boundingBox();
    const picture = await pictures
      .getByRole("button", { name: /show on the whole screen/ })
      .boundingBox();
    if (!badge || !picture) throw new Error("The badge or the picture is not to be seen");
    expect(badge.x - picture.x).toBe(0);
    expect(badge.y - picture.y).toBeGreaterThanOrEqual(0);
    expect(badge.y - picture.y).toBeLessThan(32);
    expect(badge.x + badge.width).toBeLessThan(picture.x + picture.width / 2);
  },
);
