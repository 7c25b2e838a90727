import type { Shopper } from "../shopper.ts";

/** Signs the demo store's staff in, on the way to an address of the back office. */
export async function signsIn({ page }: Shopper, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email").fill("staff@placket.example");
  await page.getByLabel("Password").fill("demo-staff-password");
  await page.keyboard.press("Enter");
  await page.getByRole("navigation", { name: "Sections" }).waitFor();
}
