import { refusal, type ErrorTable } from "../error-row.ts";

/** What whoever guesses at portals is told; no page carries it. */
export const portalTriesErrors = {
  "portal.tooManyCodes": refusal(
    "Too many codes were tried. Please try again in %1 min.",
    "PORTAL-19, issue 9",
    { status: 429, shown: { as: "silent", why: "the login is shown without the portal's words" } },
  ),
} as const satisfies ErrorTable;
