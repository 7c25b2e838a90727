import { buffer } from "node:stream/consumers";
import { expect } from "vitest";
import { journey } from "../../journey.ts";
import type { Shopper } from "../../shopper.ts";

journey("staff type a text, see it sewn and take its stitches away", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await signsIn(shopper);
  await expect.poll(() => stitches(shopper)).toBeGreaterThan(500);
  await expectAccessible("the workbench");

  const before = await stitches(shopper);
  await page.getByLabel("Line 2", { exact: true }).fill("Crème Brûlée");
  await expect.poll(() => stitches(shopper)).toBeGreaterThan(before);
  await page.getByRole("radio", { name: "Arch up" }).check();
  await page.getByLabel("Radius of the arc").fill("80");
  await page.getByLabel(/Stitched preview of “HEAD CHEF, Crème Brûlée”/).waitFor();

  await page.getByLabel("Height of a capital").fill("1");
  await page.getByText("Enter a letter height from 3.8 to 100 mm.").waitFor();
  await expectAccessible("a height that is refused");
  await page.getByLabel("Height of a capital").fill("9");
  await expect.poll(() => page.locator("[aria-busy=true]").count()).toBe(0);

  await takesAndOpensTheFile(shopper);
});

journey("staff print the papers of a text, sew a drawing and open a flag", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await signsIn(shopper);
  await expect.poll(() => stitches(shopper)).toBeGreaterThan(500);
  await expectPdf(shopper, "Proof PDF", "head-chef-kitchen-proof.pdf");
  await page.getByRole("button", { name: "Worksheet PDF" }).click();
  await page.getByRole("button", { name: "Download PDF" }).click();
  await page.getByText("Enter how many pieces of which size are sewn.").waitFor();
  await expectAccessible("a worksheet with fields missing");
  await page.getByLabel("Order", { exact: true }).fill("100042");
  await page.getByLabel("Customer", { exact: true }).fill("Hôtel du Bœuf");
  await page.getByLabel("Product", { exact: true }).fill("Chef coat");
  await page.getByLabel("Color of the product").fill("White");
  await page.getByLabel("Pieces of M", { exact: true }).fill("12");
  await expectPdf(shopper, "Download PDF", "worksheet-100042-head-chef-kitchen.pdf");

  await page.getByLabel("Design file").setInputFiles({
    name: "Seal.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(SEAL),
  });
  await page.getByLabel("#d4500f").selectOption({ label: "Gold 1070" });
  await page.getByLabel(/Stitched preview of a drawing.*Navy, Gold/).waitFor();
  await expectAccessible("a drawing");
  await expectPdf(shopper, "Proof PDF", "seal-proof.pdf");

  await page.getByRole("link", { name: "Flags" }).click();
  await page.getByRole("link", { name: "Sweden" }).click();
  await page.getByLabel("Width").fill("60");
  await page.getByLabel(/60 by 3[78] millimeters/).waitFor();
  await expectAccessible("a flag");
  await expectPdf(shopper, "Proof PDF", "sweden-proof.pdf");
});

/** Navy cloth with an orange disc on it. */
const SEAL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30mm" viewBox="0 0 30 20">' +
  '<rect width="30" height="20" fill="#16295f"/><circle cx="15" cy="10" r="7" fill="#d4500f"/></svg>';

/** A press gives a PDF of that name. */
async function expectPdf({ page }: Shopper, button: string, name: string): Promise<void> {
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(name);
  const bytes = await buffer(await file.createReadStream());
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
}

journey(
  "issue 10.5 a picture becomes a draft, whose stitches and drawing are taken",
  async (shopper) => {
    const { page, expectAccessible } = shopper;
    await signsIn(shopper);
    await page.getByLabel("Design file").setInputFiles({
      name: "Mark.jpg",
      mimeType: "image/jpeg",
      buffer: await aMark(shopper),
    });
    await page.getByLabel(/Stitched preview of a drawing.*Navy/).waitFor();
    await page.getByText("a digitizer finishes it").waitFor();
    await expectAccessible("a picture's draft");
    await page.getByLabel("Background").selectOption({ label: "Cloth around, sewn inside" });
    await page.getByLabel(/Stitched preview of a drawing.*Bright White/).waitFor();
    await page.getByLabel("Width of the picture").fill("40");
    await page.getByText(/^3\d\.\d × \d\d\.\d mm/).waitFor();
    await expectPdf(shopper, "Proof PDF", "mark-draft-proof.pdf");
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: "SVG" }).click(),
    ]);
    expect(file.suggestedFilename()).toBe("mark-draft.svg");
  },
);

/** A white bar on a navy disc on white, as a JPEG of 300 pixels. */
async function aMark({ page }: Shopper): Promise<Buffer> {
  const url = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [300, 300];
    const drawing = canvas.getContext("2d");
    if (!drawing) throw new Error("this browser has no canvas");
    drawing.fillStyle = "#ffffff";
    drawing.fillRect(0, 0, 300, 300);
    drawing.fillStyle = "#123a6b";
    drawing.arc(150, 150, 130, 0, 7);
    drawing.fill();
    drawing.fillStyle = "#ffffff";
    drawing.fillRect(80, 120, 140, 60);
    return canvas.toDataURL("image/jpeg", 0.85);
  });
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

journey("staff look at every letter of every font as it sews", async (shopper) => {
  const { page, expectAccessible } = shopper;
  await signsIn(shopper);
  await page.getByRole("link", { name: "Alphabets" }).click();
  const script = page.getByRole("region", { name: "Script", exact: true });
  const letters = script.getByRole("img", {
    name: "Script, 5 mm: abcdefghijklmnopqrstuvwxyz",
    exact: true,
  });
  await letters.scrollIntoViewIfNeeded();
  await letters.locator("canvas").waitFor();
  await expectAccessible("the alphabets");
});

async function signsIn({ page }: Shopper): Promise<void> {
  await page.goto("/admin/embroidery");
  await page.getByLabel("Email", { exact: true }).fill("staff@placket.example");
  await page.getByLabel("Password").fill("demo-staff-password");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { level: 1, name: "Embroidery" }).waitFor();
}

/** The number among the read-outs; 0 while there is none. */
async function stitches({ page }: Shopper): Promise<number> {
  const text = await page.locator("dt", { hasText: "Stitches" }).locator("+ dd").textContent();
  return Number(text?.replace(",", "")) || 0;
}

/** What the file holds is what the page said, and it comes back as the same stitches. */
async function takesAndOpensTheFile(shopper: Shopper): Promise<void> {
  const { page } = shopper;
  const said = await stitches(shopper);
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "DST", exact: true }).click(),
  ]);
  expect(file.suggestedFilename()).toBe("head-chef-creme-brulee.dst");
  const bytes = await buffer(await file.createReadStream());
  expect(needlePenetrations(bytes)).toBe(said);
  await page.getByLabel("Design file").setInputFiles({
    name: "taken.dst",
    mimeType: "application/octet-stream",
    buffer: bytes,
  });
  await page.getByText("taken.dst").waitFor();
  expect(await stitches(shopper)).toBe(said);
}

/** Records of a DST file that are neither a jump nor a change nor the end. */
function needlePenetrations(file: Buffer): number {
  let count = 0;
  for (let at = 512; at + 2 < file.length; at += 3) if ((file[at + 2]! & 0xc3) === 0x03) count += 1;
  return count;
}
