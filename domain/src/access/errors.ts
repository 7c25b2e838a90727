import { refusal, type ErrorTable } from "../error-row.ts";

/** Refusals any call may answer with, whatever its room (ERROR-01, ERROR-03). */
export const accessErrors = {
  "access.badRequest": refusal("The request is not valid: %1", "chrome §8, code 10000"),
  "access.missingParameter": refusal(
    'Required parameter "%1" is missing',
    "magento-protocol, GraphQL errors",
  ),
  "access.bodyTooLarge": refusal("The request is too large.", "chrome §8", { status: 413 }),
  "access.unsupportedType": refusal("Send the body as %1.", "chrome §8", {
    status: 415,
  }),
  "access.loginRequired": refusal(
    "The current customer isn't authorized.",
    "chrome §8, code 100002",
    {
      status: 401,
      bodyCode: 100002,
      category: "graphql-authorization",
    },
  ),
  "access.databaseAway": refusal(
    "The store cannot be reached for a moment. Please try again.",
    "OPEN-08",
    { status: 503, bodyCode: 100, category: "internal" },
  ),
  "access.busy": refusal(
    "Somebody else is changing this at the moment. Please try again.",
    "OPEN-08, issue 8",
    { status: 409 },
  ),
  "access.forbidden": refusal("You are not allowed to do that.", "chrome §8, code 101", {
    status: 403,
    bodyCode: 101,
    category: "graphql-authorization",
  }),
  "access.noSuchRoute": refusal("Request does not match any route.", "magento-protocol", {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  }),
  "access.noSuchStore": refusal("Requested store is not found", "magento-protocol, Headers", {
    status: 404,
    bodyCode: 101001,
    category: "graphql-no-such-entity",
  }),
  "access.tooManyRequests": refusal(
    "Too many requests. Please wait a moment and try again.",
    "issue §8",
    {
      status: 429,
    },
  ),
  "access.papersBusy": refusal(
    "Other papers are being printed. Please try again in a moment.",
    "issue 9 §2, §3",
    { status: 503 },
  ),
  "access.internal": refusal("Something went wrong. Please try again.", "OPEN-08", {
    status: 500,
    bodyCode: 100,
    category: "internal",
  }),
} as const satisfies ErrorTable;
