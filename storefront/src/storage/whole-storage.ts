import type { KeptIn } from "@placket/domain/storage/registry.data";

/** Something that is in this browser, whoever wrote it. */
interface FoundThing {
  readonly name: string;
  readonly kind: KeptIn;
}

/** All that a script can see of what this browser keeps for the store. */
async function foundThings(): Promise<readonly FoundThing[]> {
  const cookies = document.cookie
    .split("; ")
    .filter((pair) => pair !== "")
    .map((pair) => ({ name: decodedName(pair.split("=")[0] ?? ""), kind: "cookie" as const }));
  const databases = (await databaseNames()).map((name) => ({ name, kind: "database" as const }));
  return [
    ...cookies,
    ...namesIn("sessionStorage").map((name) => ({ name, kind: "session" as const })),
    ...namesIn("localStorage").map((name) => ({ name, kind: "local" as const })),
    ...databases,
  ];
}

/** Takes away what one may not keep (CONSENT-09). */
export async function clearRejected(mayKeep: (name: string) => boolean): Promise<void> {
  for (const thing of await foundThings()) if (!mayKeep(thing.name)) remove(thing);
}

function remove({ name, kind }: FoundThing): void {
  if (kind === "cookie") removeCookie(name);
  if (kind === "session") sessionStorage.removeItem(name);
  if (kind === "local") localStorage.removeItem(name);
  if (kind === "database") indexedDB.deleteDatabase(name);
}

/** A cookie goes only by the domain for which it was set: the host's own, or one that it is below. */
function removeCookie(name: string): void {
  const labels = location.hostname.split(".");
  const domains = labels.slice(0, -1).map((_, at) => `; Domain=${labels.slice(at).join(".")}`);
  for (const domain of ["", ...domains]) {
    document.cookie = `${encodeURIComponent(name)}=; Path=/; Max-Age=0${domain}`;
  }
}

/** A browser may forbid its storages altogether: there is nothing in them then. */
function namesIn(storage: "sessionStorage" | "localStorage"): readonly string[] {
  try {
    return Object.keys(window[storage]);
  } catch (error) {
    if (error instanceof DOMException) return [];
    throw error;
  }
}

async function databaseNames(): Promise<readonly string[]> {
  if (typeof indexedDB === "undefined") return [];
  const found = await indexedDB.databases().catch(() => []);
  return found.flatMap(({ name }) => (name === undefined ? [] : [name]));
}

/** Anything may write a cookie: what is no valid percent-encoding is named as it stands. */
export function decodedName(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch (error) {
    if (error instanceof URIError) return name;
    throw error;
  }
}
