import type { OptionalKey } from "@placket/domain/storage/registry.data";

/** A database that the registry has (`domain/src/storage/registry.data.ts`), and what it needs consent for. */
interface DatabaseKey {
  readonly name: string;
  readonly category: OptionalKey<"database">["category"];
}

/** Declares one; a name that is not in the registry does not compile. */
export const database = (
  name: OptionalKey<"database">["name"],
  category: OptionalKey<"database">["category"],
): DatabaseKey => ({ name, category });

/** Values by text, as long as the browser keeps them. */
export interface KeptDatabase {
  readonly all: () => Promise<ReadonlyMap<string, unknown>>;
  /** Puts in and takes out, all of it or nothing. */
  readonly write: (
    changes: readonly { readonly key: string; readonly value?: unknown }[],
  ) => Promise<void>;
  /** Whether another page has asked for it since: for a new version, or to take it away. */
  readonly isOver: () => boolean;
}

interface Opening {
  readonly name: string;
  /** What is there of another version is thrown away. */
  readonly version: number;
  /** Other pages hold on to what is there: told until they let go. */
  readonly onBlocked: () => void;
}

/** The one store of the database (PERSIST-05). */
const STORE = "data";

/**
 * Opens a database with one store `data`, empty where its version is another one than that which is there, be it lower.
 * @throws Error "Failed to load database" (PERSIST-07), with the browser's own word as its cause
 */
export async function openDatabase(opening: Opening): Promise<KeptDatabase> {
  try {
    return await open(opening);
  } catch (error) {
    throw new Error("Failed to load database", { cause: error });
  }
}

async function open({ name, version, onBlocked }: Opening): Promise<KeptDatabase> {
  try {
    return kept(await asked(indexedDB.open(name, version), onBlocked));
  } catch (error) {
    if (!(error instanceof DOMException) || error.name !== "VersionError") throw error;
    // Versions are no numbers that rise (`build-version.ts`): a higher one has been here.
    await asked(indexedDB.deleteDatabase(name), onBlocked);
    return kept(await asked(indexedDB.open(name, version), onBlocked));
  }
}

function kept(connection: IDBDatabase): KeptDatabase {
  let isOver = false;
  const end = () => {
    isOver = true;
    connection.close();
  };
  // Whoever waits for it does so no longer than what is being written just now.
  connection.addEventListener("versionchange", end);
  // A browser may take away what it has no room for.
  connection.addEventListener("close", end);
  return {
    isOver: () => isOver,
    all: async () => {
      const store = connection.transaction(STORE).objectStore(STORE);
      const [keys, values] = await Promise.all([
        asked(store.getAllKeys() as IDBRequest<string[]>),
        asked<unknown[]>(store.getAll()),
      ]);
      return new Map(keys.map((key, at) => [key, values[at]]));
    },
    write: async (changes) => {
      const transaction = connection.transaction(STORE, "readwrite");
      const store = transaction.objectStore(STORE);
      for (const { key, value } of changes) {
        if (value === undefined) store.delete(key);
        else store.put(value, key);
      }
      await written(transaction);
    },
  };
}

/** The result of a request; the store is made where the version is a new one. */
function asked<Result>(request: IDBRequest<Result>, onBlocked?: () => void): Promise<Result> {
  request.addEventListener("upgradeneeded", () => {
    if (request.result instanceof IDBDatabase) makeStore(request.result);
  });
  if (onBlocked) request.addEventListener("blocked", onBlocked);
  return new Promise((resolve, reject) => {
    request.addEventListener("success", () => resolve(request.result));
    request.addEventListener("error", () => reject(request.error ?? new Error("No reason given")));
  });
}

function makeStore(connection: IDBDatabase): void {
  for (const old of connection.objectStoreNames) connection.deleteObjectStore(old);
  connection.createObjectStore(STORE);
}

function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener("complete", () => resolve());
    transaction.addEventListener("abort", () =>
      reject(transaction.error ?? new Error("Not written")),
    );
  });
}
