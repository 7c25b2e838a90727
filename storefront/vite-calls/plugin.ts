import type { Plugin } from "vite";
import { withRoutes } from "./with-routes.ts";

/**
 * Calls bring the rows of their routes into a browser's build, in their names' place: otherwise every page would carry
 * the whole table, for the rooms it never enters.
 */
export function callsBringTheirRoutes(): Plugin {
  return {
    name: "calls-bring-their-routes",
    enforce: "pre",
    load: (id) =>
      id.endsWith("/storefront/src/api/route-of.ts")
        ? "export const routeOf = (route) => route;"
        : undefined,
    transform: (code, id) =>
      /\/(?:storefront|web)\/src\/.*\.tsx?$/.test(id) ? withRoutes(code) : undefined,
  };
}
