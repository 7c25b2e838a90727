import { rm } from "node:fs/promises";
import type { TestProject } from "vitest/node";
import { launchBrowser } from "./browser.ts";
import { PICTURES } from "./pictures.ts";
import { startStore } from "./store.ts";
import { openMailbox } from "./mailbox.ts";

/** One store and one browser for all journeys; each journey is a shopper of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await rm(PICTURES, { recursive: true, force: true });
  const mailbox = await openMailbox();
  const [store, browser] = await Promise.all([storeUnderTest(mailbox.smtpUrl), launchBrowser()]);
  project.provide("storeUrl", store.url);
  project.provide("dataDir", store.dataDir);
  project.provide("mailboxUrl", mailbox.url);
  project.provide("browserUrl", browser.wsEndpoint());
  return async () => {
    await browser.close();
    await store.stop();
    await mailbox.close();
  };
}

/** `STORE_UNDER_TEST` names a store that runs already, `DATA_DIR` where it keeps its data; its letters go elsewhere. */
async function storeUnderTest(smtpUrl: string) {
  const url = process.env["STORE_UNDER_TEST"];
  if (!url) return startStore(smtpUrl);
  return { url, dataDir: process.env["DATA_DIR"] ?? ".data", stop: () => Promise.resolve() };
}

declare module "vitest" {
  export interface ProvidedContext {
    storeUrl: string;
    /** Where the store keeps its data; absolute, or from the root of the repository. */
    dataDir: string;
    /** Where letters that left the store are read. */
    mailboxUrl: string;
    browserUrl: string;
  }
}
