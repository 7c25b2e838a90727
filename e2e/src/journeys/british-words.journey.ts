import { expect } from "vitest";
import { journey } from "../journey.ts";

journey(
  "CONF-37 a shopper of the British store reads colours, in the server's HTML and in what the browser draws",
  async ({ page, open }) => {
    await open("/merrow-chef-coat?___store=uk");
    const html = await (await page.request.get("/merrow-chef-coat")).text();
    expect(html).toContain('<html lang="en-GB"');
    expect(html).toContain("any sizes and colours:");

    await page.getByText("any sizes and colours:", { exact: false }).waitFor();
    await page.getByRole("tab", { name: "Order Multiple" }).click();
    await page.getByRole("table", { name: "Pieces by colour and size" }).waitFor();

    await page.getByRole("link", { name: "Placket" }).first().click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByText("colors").count()).toBe(0);
  },
);
