import { CallError } from "@placket/web/call/call-error";

/** Whether somebody else was faster. */
export const isBehind = (error: Error | null): boolean =>
  error instanceof CallError && error.is("contact.changedMeanwhile");
