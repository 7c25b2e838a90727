import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Endpoint } from "@placket/contract/endpoint";
import { filesUnder } from "../reading/tree.ts";

/** One endpoint with the room whose table it stands in. */
export interface NamedEndpoint {
  readonly name: string;
  readonly room: string;
  readonly endpoint: Endpoint;
}

/** One of the two APIs: which files of the contract hold its tables, and which one merges them. */
interface Api {
  readonly suffix: ".rest.ts" | ".admin.ts";
  readonly mergedIn: string;
}

const STORE_API: Api = { suffix: ".rest.ts", mergedIn: "contract/src/endpoints.ts" };
export const ADMIN_API: Api = { suffix: ".admin.ts", mergedIn: "contract/src/admin-endpoints.ts" };

/**
 * Loads every REST table of an API (`contract/src/<room>/*.rest.ts` or `*.admin.ts`), by room and name.
 * @throws when `merged`, the contract's table of its endpoints, lacks one of them: it would not be mounted.
 */
export async function loadEndpoints(
  root: string,
  merged: Readonly<Record<string, Endpoint>>,
  { suffix, mergedIn }: Api = STORE_API,
): Promise<NamedEndpoint[]> {
  const files = await filesUnder(root, "contract/src", [suffix]);
  const found: NamedEndpoint[] = [];
  for (const file of files) {
    const room = file.split("/")[2] ?? "";
    const tables: unknown = await import(pathToFileURL(join(root, file)).href);
    found.push(...endpointsIn(tables).map(([name, endpoint]) => ({ name, room, endpoint })));
  }
  const lost = found.filter(({ name, endpoint }) => merged[name] !== endpoint);
  if (lost.length > 0) {
    const names = lost.map(({ name, room }) => `${room}.${name}`).join(", ");
    throw new Error(`${mergedIn} does not merge ${names}`);
  }
  return found.sort((a, b) => (a.room + a.name < b.room + b.name ? -1 : 1));
}

/** The endpoints of the tables a module exports. */
function endpointsIn(module: unknown): [string, Endpoint][] {
  return Object.values(module as object)
    .filter((value): value is object => typeof value === "object" && value !== null)
    .flatMap((table) => Object.entries(table))
    .filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1]));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "method" in value && "reply" in value;
}
