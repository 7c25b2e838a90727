import { notFound, refusal, type ErrorTable } from "../error-row.ts";

/** Refusals of the address lookup. */
export const routingErrors = {
  "routing.noSuchPage": notFound("The page you requested was not found.", "ROUTE-24, ROUTE-37"),
  "routing.unreadablePath": refusal("The path is not readable base64.", "ROUTE-58"),
} as const satisfies ErrorTable;
