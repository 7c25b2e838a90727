import { CallError } from "@placket/web/call/call-error";

/** What may be told of any failure. */
export function failureText(error: unknown): string {
  if (!(error instanceof CallError)) return "Something went wrong. Please try again.";
  if (error.status > 0) return error.message;
  return "The store does not answer. Please check the connection.";
}
