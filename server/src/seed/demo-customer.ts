import { DAY_MS } from "@placket/domain/durations";
import { codeTyped } from "@placket/domain/gift-card/code";
import type { Db } from "../db/database.ts";
import { hashOfPassword } from "../session/password.ts";
import { storeCustomer, storeGiftCard } from "./demo-customer.sql.ts";

/** Whoever tries the demo store's account; the password is no secret, so never seed a real store. */
export const DEMO_CUSTOMER = {
  email: "customer@placket.example",
  firstName: "Demo",
  lastName: "Buyer",
  password: "Demo-password-1",
} as const;

/** A gift card of the demo store with 50 dollars: its code reads as what it is. */
const DEMO_CARD = "DEMO-GIFT-CARD-0000-0050";

/** What happened to the demo buyer's balances: so many days ago, and over in so many days. */
const POINTS = [
  { daysAgo: 40, delta: 1500, endsInDays: 325 },
  { daysAgo: 30, delta: 240, endsInDays: 20 },
  { daysAgo: 12, delta: -100, endsInDays: null },
] as const;
const CREDIT = [
  { daysAgo: 35, delta: 4000, endsInDays: null },
  { daysAgo: 5, delta: -1500, endsInDays: null },
] as const;

/** The demo store's customer, with points, store credit and a gift card; one that is there already is left alone. */
export async function seedCustomer(db: Db, now: Date): Promise<void> {
  const passwordHash = await hashOfPassword(DEMO_CUSTOMER.password);
  await db.transaction().execute(async (tx) => {
    const isNew = await storeCustomer(tx, {
      ...DEMO_CUSTOMER,
      passwordHash,
      now,
      accounts: [
        { kind: "points", unit: "points", entries: POINTS.map((entry) => dated(entry, now)) },
        { kind: "store_credit", unit: "USD", entries: CREDIT.map((entry) => dated(entry, now)) },
      ],
    });
    if (isNew) await storeGiftCard(tx, { code: codeTyped(DEMO_CARD) ?? "", minor: 5000, now });
  });
}

interface Dated {
  readonly daysAgo: number;
  readonly delta: number;
  readonly endsInDays: number | null;
}

const dated = ({ daysAgo, delta, endsInDays }: Dated, now: Date) => ({
  delta,
  at: new Date(now.getTime() - daysAgo * DAY_MS),
  expiresAt: endsInDays === null ? null : new Date(now.getTime() + endsInDays * DAY_MS),
});
