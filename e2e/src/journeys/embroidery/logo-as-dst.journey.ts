import { readDst } from "@placket/domain/embroidery/machine-file/dst-read";
import { writeDst } from "@placket/domain/embroidery/machine-file/dst-write";
import { STITCH, type Pattern } from "@placket/domain/embroidery/pattern/pattern";
import { patternBuilder } from "@placket/domain/embroidery/pattern/pattern-builder";
import { expect } from "vitest";
import { checkOut, goToPayment } from "../../act/checkout.ts";
import { placedOrder } from "../../act/order.ts";
import { agree, CARDS, fillCard, placeOrder } from "../../act/payment.ts";
import { choose } from "../../act/product.ts";
import { signsIn } from "../../act/staff.ts";
import { journey, step } from "../../journey.ts";

journey(
  "EMB-10, EMB-41, EMB-43 a logo is brought as a machine file, seen sewn, ordered, and comes to the machine stitch for stitch",
  async (chef, newcomer) => {
    const { page, viewport, open, expectAccessible } = chef;
    const brought = machineFile();
    const editor = page.getByRole("dialog", { name: /^Embroidery/ });
    await step("it is brought on the page of a coat, and sewn there", async () => {
      await open("/merrow-chef-coat");
      await choose(chef, "Color", "White");
      await choose(chef, "Size", "L");
      await page.getByRole("checkbox", { name: "Yes, I Want Embroidery" }).click();
      await editor.getByRole("tab", { name: "Logo" }).click();
      const file = { name: "Pier.dst", mimeType: "application/octet-stream", buffer: brought };
      await editor.locator("input[type=file]").setInputFiles(file);
      await expect
        .poll(() => editor.getByRole("combobox", { name: "Logo 1", exact: true }).inputValue())
        .toMatch(/^L\d+$/);
      await editor.getByRole("img", { name: /^Stitched preview/ }).waitFor();
      await expectAccessible("the configurator, with a logo that was brought");
    });
    await step("it is put into the cart and ordered", async () => {
      const save = editor.getByRole("button", { name: "Add to Cart" });
      await expect.poll(() => save.getAttribute("aria-disabled")).toBe("false");
      await save.click();
      await page
        .getByText("Your embroidered Merrow chef coat has been added to your cart.")
        .waitFor();
      await checkOut(chef);
      await goToPayment(chef, `dst-${viewport}@example.com`);
      await fillCard(chef, CARDS.approved);
      await agree(chef);
    });
    const { number } = await placedOrder(chef, () => placeOrder(chef));
    await step("its job has the file, which has the stitches that were brought", async () => {
      const staff = await newcomer();
      await signsIn(staff, `/admin/orders/${number}`);
      const jobs = staff.page.getByRole("region", { name: "Production" });
      const link = jobs.getByRole("link", { name: /^DST of / });
      await link.waitFor();
      await staff.expectAccessible("an order with a logo");
      const answer = await staff.page.request.get((await link.getAttribute("href")) ?? "");
      expect(needlePoints(await answer.body())).toEqual(needlePoints(brought));
    });
  },
);

/** A lozenge of satin, 24 by 20 mm, as a digitizer would send it. */
function machineFile(): Buffer {
  const builder = patternBuilder();
  for (let row = 0; row <= 50; row += 1) {
    const half = 20 + 2 * Math.min(row, 50 - row);
    builder.add(STITCH, row % 2 === 0 ? -half : half, row * 4);
  }
  const written = writeDst(builder.finish([]), { name: "Pier" });
  if (!written.ok) throw new Error("The file cannot be written");
  return Buffer.from(written.value);
}

/** Every needle point of a machine file, from its first. */
function needlePoints(bytes: Uint8Array): readonly string[] {
  const read = readDst(bytes);
  if (!read.ok) throw new Error("The file cannot be read");
  const { cmd, x, y }: Pattern = read.value.pattern;
  const at = [...cmd.keys()];
  return at.map(
    (one) => `${cmd[one]} ${(x[one] ?? 0) - (x[0] ?? 0)} ${(y[one] ?? 0) - (y[0] ?? 0)}`,
  );
}
