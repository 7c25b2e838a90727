import { openDatabase } from "../../db/database.ts";
import { createStaff } from "../../staff/staff.ts";
import type { CatalogueSize } from "../catalogue.ts";
import { fillJobs } from "./many-jobs.ts";
import { fillOrders } from "./many-orders.ts";
import { STAFF } from "./order-list.ts";

interface OldStore {
  readonly orders: number;
  readonly size: CatalogueSize;
  /** Whether something is sewn of each order. */
  readonly isWorkshop: boolean;
}

/** A store that has been open for years, and a member of staff. */
export async function makeOldStore(
  place: Parameters<typeof openDatabase>[0],
  { orders, size, isWorkshop }: OldStore,
): Promise<void> {
  const { db, close } = await openDatabase(place);
  try {
    const started = performance.now();
    const now = new Date();
    await fillOrders(db, { orders, size, now });
    if (isWorkshop) await fillJobs(db, now);
    await createStaff(db, STAFF);
    const seconds = Math.round((performance.now() - started) / 1000);
    console.log(`${orders} orders, made in ${seconds} s\n`);
  } finally {
    await close();
  }
}
