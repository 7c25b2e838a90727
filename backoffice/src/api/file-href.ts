import { ADMIN_API } from "@placket/contract/admin-api";
import { routes } from "@placket/contract/admin-routes.gen";
import { wireRequest } from "@placket/web/call/wire";
import type { CallName } from "./call.ts";

/** Calls that answer with a file of what a list finds. */
export type ExportName = Extract<CallName, `export${string}`>;

/** The address of such a file: the browser saves it as it comes. */
export const fileHref = (name: ExportName, query: object, params: object = {}): string =>
  ADMIN_API + wireRequest(routes[name], { query, params }).path;
