import { inject } from "vitest";
import type { StoreUnderTest } from "./stores-under-test.ts";

/** The store of the journeys of this process. */
export function ownStore(): StoreUnderTest {
  const number = Number(process.env["VITEST_POOL_ID"]);
  const store = inject("stores")[number - 1];
  if (store === undefined) throw new Error(`There is no store number ${number}`);
  return store;
}
