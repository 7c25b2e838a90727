import { notFound, type ErrorTable } from "../error-row.ts";

/** What shoppers are told who ask for a portal: of one that is not there the same as of somebody else's. */
export const portalErrors = {
  "portal.noSuchPortal": notFound("There is no such portal.", "PORTAL-19, PORTAL-21"),
} as const satisfies ErrorTable;
