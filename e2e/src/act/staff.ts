import { expect } from "vitest";
import type { Shopper } from "../shopper.ts";

/** Signs the demo store's staff in, on the way to an address of the back office. */
export async function signsIn({ page }: Shopper, path: string): Promise<void> {
  await page.goto(path);
  await page.getByLabel("Email", { exact: true }).fill("staff@placket.example");
  await page.getByLabel("Password").fill("demo-staff-password");
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: "Sign Out" }).waitFor();
}

/** Goes to another section of the back office: by the navigation beside the page, or by the phone's menu. */
export async function goesToSection({ page }: Shopper, name: string): Promise<void> {
  const menu = page.getByRole("button", { name: /^Menu/ });
  if (await menu.isVisible()) await menu.click();
  await page.getByRole("navigation", { name: "Sections" }).getByRole("link", { name }).click();
}

/** Saves what was typed on the screen Settings. */
export async function savesSettings({ page }: Shopper): Promise<void> {
  const save = page.getByRole("button", { name: "Save Settings" });
  await save.click();
  await expect.poll(() => save.isDisabled()).toBe(true);
}

/**
 * The address at which the store has what staff have just made, once it has it: the catalogue in memory takes it in behind
 * the answer. Asked beside the page: a browser that is led to nothing tells of a fault.
 */
export async function inTheStore({ page }: Shopper): Promise<string> {
  const href = await page.getByRole("link", { name: /^In the store/ }).getAttribute("href");
  const { href: address } = new URL(href ?? "", page.url());
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  return href ?? "";
}
