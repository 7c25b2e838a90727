import type { OwnAccount } from "@placket/domain/ledger/own-account";
import { sql } from "kysely";
import type { Db } from "../db/database.ts";
import { listPage, literally, type PageAsked, type Sorting } from "../list/list-page.ts";
import { accountsOfCustomer } from "./ledger.sql.ts";

/** A customer, and what they have. */
export interface HolderRow {
  readonly customerId: number;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly accounts: readonly OwnAccount[];
}

const SORTING: Sorting = {
  columns: { customer: { by: sql.ref("customer.id"), as: "number" } },
  unlessTold: "-customer",
  id: sql.ref<number>("customer.id"),
};

/** Customers with accounts; with a text all whose email or name has it. */
export function selectHolders(db: Db, text: string, page: PageAsked) {
  const part = `%${literally(text)}%`;
  const query =
    text === ""
      ? holders(db).where((eb) =>
          eb.exists(
            eb
              .selectFrom("ledger_account")
              .select("ledger_account.id")
              .whereRef("ledger_account.customer_id", "=", "customer.id"),
          ),
        )
      : holders(db).where(
          sql<boolean>`email || ' ' || first_name || ' ' || last_name ILIKE ${part}`,
        );
  return listPage(query, SORTING, page);
}

/** Whose points and credit staff look at; `undefined` where there is no such customer. */
export function selectHolder(db: Db, customerId: number): Promise<HolderRow | undefined> {
  return holders(db).where("customer.id", "=", customerId).executeTakeFirst();
}

const holders = (db: Db) =>
  db
    .selectFrom("customer")
    .select([
      "customer.id as customerId",
      "email",
      "first_name as firstName",
      "last_name as lastName",
      accountsOfCustomer(sql.ref("customer.id")).as("accounts"),
    ]);
