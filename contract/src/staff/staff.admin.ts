import { z } from "zod";
import { endpoint, type EndpointTable } from "../endpoint.ts";
import { text } from "../shapes.ts";

/** Who works in the back office. */
const staff = z.object({ email: z.string(), name: z.string() });

/** The session of the back office: one noun, begun, asked for and ended. */
export const staffAdminEndpoints = {
  session: endpoint({
    method: "GET",
    path: "session",
    summary: "Who is signed in to the back office; `null` when nobody is.",
    source: "issue §8",
    reply: z.object({ staff: staff.nullable() }),
    errors: [],
  }),
  signIn: endpoint({
    method: "POST",
    path: "session",
    summary: "Begins a session of eight hours, which every call prolongs; its cookie is HttpOnly.",
    source: "issue §8",
    body: z.object({ email: text(254), password: text(1024) }),
    reply: z.object({ staff }),
    errors: ["staff.wrongLogin", "staff.tooManyTries", "access.forbidden"],
  }),
  signOut: endpoint({
    method: "DELETE",
    path: "session",
    summary: "Ends the session on this browser.",
    source: "issue §8",
    reply: z.object({ staff: z.null() }),
    errors: ["access.forbidden"],
  }),
} as const satisfies EndpointTable;
