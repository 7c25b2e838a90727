import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./browser.ts";
import { openMailbox } from "./mailbox.ts";
import { PICTURES } from "./pictures.ts";
import { GIVEN, STORES, type StoreUnderTest } from "./stores-under-test.ts";
import { startStore } from "./store.ts";

/** The stores and one browser for all journeys; each journey is a shopper of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(PICTURES, { recursive: true, force: true });
  const [stores, browser] = await Promise.all([storesUnderTest(), launchBrowser()]);
  project.provide(
    "stores",
    stores.map(({ url, dataDir, mailboxUrl }) => ({ url, dataDir, mailboxUrl })),
  );
  project.provide("browserUrl", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await Promise.all(stores.map((store) => store.stop()));
  };
}

async function storesUnderTest() {
  // The first builds what is stale; the others find it built.
  const first = await storeWithMailbox();
  const others = Array.from({ length: STORES - 1 }, storeWithMailbox);
  return [first, ...(await Promise.all(others))];
}

/** A store, and where its letters go; those of a store that runs already go elsewhere. */
async function storeWithMailbox() {
  const mailbox = await openMailbox();
  const store = GIVEN ?? (await startStore(mailbox.smtpUrl));
  return {
    ...store,
    mailboxUrl: mailbox.url,
    stop: async () => {
      if ("stop" in store) await store.stop();
      await mailbox.close();
    },
  };
}

declare module "vitest" {
  export interface ProvidedContext {
    stores: readonly StoreUnderTest[];
    browserUrl: string;
  }
}
