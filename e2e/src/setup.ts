import type { TestProject } from "vitest/node";
import { startStore } from "./store.ts";

/** One store for all journeys; each journey is a shopper of its own. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["STORE_UNDER_TEST"];
  if (given) {
    project.provide("storeUrl", given);
    return () => Promise.resolve();
  }
  const store = await startStore();
  project.provide("storeUrl", store.url);
  project.provide("dataDir", store.dataDir);
  return store.stop;
}

declare module "vitest" {
  export interface ProvidedContext {
    storeUrl: string;
    dataDir: string;
  }
}
