import { AsyncLocalStorage } from "node:async_hooks";
import { Kysely, type Transaction, type TransactionBuilder } from "kysely";

/**
 * A Kysely that notices when the outer `db` is used inside a transaction it opened: such a query would run
 * outside the transaction, and with every session taken wait for itself. It answers with an error instead.
 */
export class GuardedKysely<Tables> extends Kysely<Tables> {
  override transaction(): TransactionBuilder<Tables> {
    const builder = super.transaction();
    const execute = builder.execute.bind(builder);
    builder.execute = <Value>(work: (trx: Transaction<Tables>) => Promise<Value>) =>
      execute((trx) => marked(() => work(trx)));
    return builder;
  }
}

/** Throws when the caller runs inside a transaction and still asks for another session. */
export function refuseInsideTransaction(): void {
  if (surrounding.getStore()?.open) {
    throw new Error(
      "The outer db was used inside a transaction. Pass the transaction on: it is the ctx.db of everything that runs in it.",
    );
  }
}

/** A flag, not a token: what a transaction leaves running behind it may ask for a session later. */
const surrounding = new AsyncLocalStorage<{ open: boolean }>();

async function marked<Value>(work: () => Promise<Value>): Promise<Value> {
  const flag = { open: true };
  try {
    return await surrounding.run(flag, work);
  } finally {
    flag.open = false;
  }
}
