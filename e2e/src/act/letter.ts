import { expect } from "vitest";
import { ownStore } from "../own-store.ts";
import type { Shopper } from "../shopper.ts";

/** Waits for a letter to somebody that leads to this path, and gives the newest address that is not `before`. */
export async function linkFor(email: string, path: string, before?: string): Promise<string> {
  const box = new URL(ownStore().mailboxUrl);
  box.searchParams.set("to", email);
  const link = new RegExp(`https?://\\S+?(${path}#\\S+)`);
  const newest = async () => {
    const letters = (await (await fetch(box)).json()) as readonly string[];
    return letters.map((text) => link.exec(text)?.[1]).findLast((found) => found !== undefined);
  };
  const another = async () => {
    const found = await newest();
    return found === before ? undefined : found;
  };
  // Letters are sent after what they are about, by a job.
  await expect.poll(another, { timeout: 60_000 }).toBeDefined();
  return (await newest()) ?? "";
}

/** The letter whose subject names an order, as text, as the back office shows it to staff. */
export async function letterAbout({ page }: Shopper, number: string): Promise<string> {
  const api = new URL("/admin/api/", ownStore().url);
  const signIn = await page.request.post(new URL("session", api).href, {
    headers: { origin: api.origin },
    data: { email: "staff@placket.example", password: "demo-staff-password" },
  });
  expect(signIn.ok()).toBe(true);
  const ask = async <Reply>(path: string) =>
    (await (await page.request.get(new URL(path, api).href)).json()) as Reply;
  // Letters are written after the order, by a job.
  const found = async () =>
    (await ask<{ rows: readonly { id: number }[] }>(`letters?search=${number}`)).rows[0]?.id;
  await expect.poll(found, { timeout: 30_000 }).toBeDefined();
  return (await ask<{ text: string }>(`letters/${await found()}`)).text;
}
