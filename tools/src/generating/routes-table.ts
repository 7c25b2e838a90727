import type { NamedEndpoint } from "./endpoint-tables.ts";

/** `contract/src/routes.gen.ts`: method, path and kinds of endpoints that a browser asks, without the shapes. */
export function routesTable(endpoints: readonly NamedEndpoint[]): string {
  const rows = [...endpoints]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, endpoint: { method, path, takes, gives } }) => {
      const [sent] = takes;
      const parts = [
        `method: ${JSON.stringify(method)}`,
        `path: ${JSON.stringify(path)}`,
        // Nearly all is JSON, and every browser carries this table: only what is not is said.
        ...(sent === "json" ? [] : [`takes: ${JSON.stringify(sent)}`]),
        ...(gives === "json" ? [] : [`gives: ${JSON.stringify(gives)}`]),
      ];
      return `  ${name}: { ${parts.join(", ")} },`;
    });
  return `// Generated from the endpoint tables by \`npm run generate\`: change those, not this.

/** Method and path of every endpoint that browsers ask, and how body and reply are written where that is not JSON; shapes stay with the server. */
export const routes = {
${rows.join("\n")}
} as const;

export type RouteName = keyof typeof routes;
`;
}
