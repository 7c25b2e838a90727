import type { NamedEndpoint } from "./endpoint-tables.ts";

/** `contract/src/routes.gen.ts`: method and path of every endpoint, without the shapes, for the browser. */
export function routesTable(endpoints: readonly NamedEndpoint[]): string {
  const rows = [...endpoints]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, endpoint: { method, path } }) => {
      const route = `{ method: ${JSON.stringify(method)}, path: ${JSON.stringify(path)} }`;
      return `  ${name}: ${route},`;
    });
  return `// Generated from the endpoint tables by \`npm run generate\`: change those, not this.

/** Method and path of every endpoint; shapes stay with the server so that no browser loads them. */
export const routes = {
${rows.join("\n")}
} as const;

export type RouteName = keyof typeof routes;
`;
}
