import { ADDRESS_MAX, MESSAGE_MAX, STACK_MAX, VERSION_MAX } from "@placket/domain/recovery/crash";
import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { maybeInData, text } from "../shapes.ts";

/** Crashes of pages, as browsers tell them. */
export const recoveryEndpoints = {
  logError: endpoint({
    method: "POST",
    path: "app-log-error",
    summary: "Reports a crash of a page; what is alike is counted together, and nobody is named.",
    source: "ERROR-07, OPEN-31",
    can: "shop.browse",
    body: maybeInData(
      z.object({
        message: text(MESSAGE_MAX),
        stack: text(STACK_MAX).optional(),
        /** Where the page stood; of it only the pattern is kept. */
        address: text(ADDRESS_MAX),
        /** Of the page's scripts. */
        version: text(VERSION_MAX).optional(),
      }),
    ),
    reply: z.object({ success: z.literal(true) }),
    errors: ["recovery.tooManyCrashes"],
  }),
} as const satisfies EndpointTable;
