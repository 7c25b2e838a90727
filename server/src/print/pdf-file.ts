import type { Result } from "@placket/domain/problem";

/** A PDF as the answer of a call, under its name; else why there is none. */
export const pdfFile = (name: string, made: Result<Uint8Array>) =>
  made.ok ? { file: { name, contentType: "application/pdf", bytes: made.value } } : made;
