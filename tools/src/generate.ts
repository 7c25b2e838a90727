import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { GraphQLSchema } from "graphql";
import { errorsPage } from "./generating/errors-page.ts";
import { withRowTests } from "./generating/rows-tests.ts";
import { readRowTests } from "./reading/row-tests.ts";
import { ROWS_PAGE } from "./rule/row-ledger.ts";

/** One generated file: where it stands and how its text is made. */
interface Output {
  readonly file: string;
  readonly make: () => Promise<string>;
}

/** What became of one generated file. */
interface Generated {
  readonly file: string;
  readonly state: "fresh" | "stale" | "failed";
  /** Why it could not be made. */
  readonly reason?: string;
}

/** Makes every output and compares it with the file below `root`; writes what is stale when told to. */
export async function generate(
  root: string,
  outputs: readonly Output[],
  { write }: { write: boolean },
): Promise<Generated[]> {
  return Promise.all(outputs.map((output) => generateOne(root, output, write)));
}

async function generateOne(
  root: string,
  { file, make }: Output,
  write: boolean,
): Promise<Generated> {
  const path = join(root, file);
  try {
    const [wanted, there] = [await make(), await readFile(path, "utf8").catch(() => undefined)];
    if (wanted === there) return { file, state: "fresh" };
    if (!write) return { file, state: "stale" };
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, wanted);
    return { file, state: "stale" };
  } catch (error) {
    return {
      file,
      state: "failed",
      reason: error instanceof Error ? error.message : String(error),
    };
  }
}

/** Every generated file of the repository at `root`. */
export function outputsOf(root: string): Output[] {
  const endpoints = once(async () => {
    const [{ loadEndpoints }, { endpoints: merged }] = await Promise.all([
      import("./generating/endpoint-tables.ts"),
      import("@placket/contract/endpoints"),
    ]);
    return loadEndpoints(root, merged);
  });
  const adminEndpoints = once(async () => {
    const [{ loadEndpoints, ADMIN_API }, { adminEndpoints: merged }] = await Promise.all([
      import("./generating/endpoint-tables.ts"),
      import("@placket/contract/admin-endpoints"),
    ]);
    return loadEndpoints(root, merged, ADMIN_API);
  });
  const schema = once(async () => {
    const { mergedSchema } = await import("./generating/schema.ts");
    return mergedSchema(root);
  });
  const errors = once(async () => (await import("@placket/domain/errors")).errors);
  return [
    { file: "docs/errors.md", make: async () => errorsPage(await errors()) },
    {
      file: "docs/endpoints.md",
      make: async () =>
        (await import("./generating/endpoints-page.ts")).endpointsPage(await endpoints()),
    },
    {
      file: "docs/admin-endpoints.md",
      make: async () =>
        (await import("./generating/endpoints-page.ts")).adminEndpointsPage(await adminEndpoints()),
    },
    {
      file: "docs/openapi.json",
      make: async () =>
        (await import("./generating/openapi.ts")).openApi(await endpoints(), await errors()),
    },
    {
      file: "docs/schema.graphql",
      make: async () => (await import("./generating/schema.ts")).schemaPage(await schema()),
    },
    {
      file: "contract/src/routes.gen.ts",
      make: async () => {
        const [{ routesTable }, { namedIn }] = await Promise.all([
          import("./generating/routes-table.ts"),
          import("./generating/named-endpoints.ts"),
        ]);
        return routesTable(await namedIn(root, "storefront/src", await endpoints()));
      },
    },
    {
      file: "contract/src/admin-routes.gen.ts",
      make: async () =>
        (await import("./generating/routes-table.ts")).routesTable(await adminEndpoints()),
    },
    {
      file: "contract/src/graphql.gen.ts",
      make: async () =>
        (await import("./generating/graphql-types.ts")).graphqlTypes(await schema()),
    },
    { file: "storefront/src/api/operations.gen.ts", make: async () => operations(await schema()) },
    { file: ROWS_PAGE, make: () => rowsPage(root) },
    {
      file: "contract/src/graphql-can.gen.ts",
      make: async () =>
        (await import("./generating/graphql-permissions.ts")).graphqlPermissions(await schema()),
    },
    {
      file: "server/src/db/tables.gen.ts",
      make: async () => (await import("@placket/server/db/generate-tables")).generateTables(),
    },
  ];

  async function operations(sdl: GraphQLSchema): Promise<string> {
    const [{ operationTypes }, { readDocuments }] = await Promise.all([
      import("./generating/graphql-operations.ts"),
      import("./reading/graphql-documents.ts"),
    ]);
    return operationTypes(sdl, await readDocuments(root, "storefront/src", "contract/src"));
  }
}

/** The ledger is written by hand but for the titles of the tests. */
async function rowsPage(root: string): Promise<string> {
  const page = await readFile(join(root, ROWS_PAGE), "utf8");
  return withRowTests(page, await readRowTests(root));
}

/** Remembers the answer, so that outputs made from the same source load it once. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => (made ??= make());
}

if (import.meta.main) {
  const root = join(import.meta.dirname, "../..");
  const write = !process.argv.includes("--check");
  const results = await generate(root, outputsOf(root), { write });
  for (const { file, state, reason } of results) {
    if (state === "fresh") continue;
    const word = state === "failed" ? `cannot be made: ${reason}` : write ? "written" : "is stale";
    console.log(`${file} ${word}`);
  }
  const isFine = results.every(({ state }) => state === "fresh" || (write && state === "stale"));
  if (!isFine && !write) console.log("Run `npm run generate` and commit what it writes.");
  process.exitCode = isFine ? 0 : 1;
}
