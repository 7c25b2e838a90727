import type { Shopper } from "../shopper.ts";

/** A block of one text. */
interface Block {
  readonly title: string;
  /** As `banner-promotion`. */
  readonly place: string;
  readonly html: string;
}

/** Staff who are signed in write a block, move it to its place and publish it. */
export async function writesBlock({ page }: Shopper, { title, place, html }: Block): Promise<void> {
  await page.goto("/admin/content");
  await page.getByRole("link", { name: "New page, block or post" }).click();
  await page.getByLabel("Kind").selectOption("block");
  await page.getByLabel("Title").fill(title);
  // Journeys are repeated on one store.
  await page
    .getByLabel("Path or name")
    .fill(`block-${place.toLowerCase()}-${Date.now().toString(36)}`);
  await page.getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("heading", { level: 1, name: title }).waitFor();
  await page.getByRole("button", { name: "Where It Stands", exact: true }).click();
  await page.getByLabel("Place", { exact: true }).selectOption(place);
  await page.getByRole("button", { name: "Move", exact: true }).click();
  await page.getByText("Moved. It holds at once.").waitFor();
  await page.getByLabel("Add a part").selectOption("text");
  await page.getByRole("group", { name: "1. Text" }).getByLabel("Text").fill(html);
  await page.getByRole("button", { name: "Save Draft" }).click();
  await page.getByText("Saved as a draft.").waitFor();
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByText("Published. Shoppers see it within a second.").waitFor();
}

/** Staff take back what is open before them. */
export async function withdraws({ page }: Shopper): Promise<void> {
  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByText("Nobody but staff sees it any more.").waitFor();
}
