import { routes, type RouteName } from "@placket/contract/routes.gen";
import type { WireRoute } from "@placket/web/call/wire";

/** The row of a call by its name. In a browser's build a call brings the row itself (`vite-calls`). */
export const routeOf = (name: RouteName): WireRoute => routes[name];
