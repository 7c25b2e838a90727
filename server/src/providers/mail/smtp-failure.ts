import { DeliveryFailure } from "@placket/domain/delivery/failure";

/** What nodemailer adds to its errors. */
interface SmtpError extends Error {
  /** `EENVELOPE`, `ETIMEDOUT` … */
  readonly code?: string;
  /** What the server answered: 450, 550 … */
  readonly responseCode?: number;
  readonly response?: string;
  /** The command that was answered. */
  readonly command?: string;
}

/** Sorts what went wrong on the way to a mail server. The message is for staff: what the server said. */
export function failureOf(error: unknown): DeliveryFailure {
  if (error instanceof DeliveryFailure) return error;
  if (!(error instanceof Error)) return new DeliveryFailure("unreachable", String(error));
  const { code, command = "", responseCode, response, message } = error as SmtpError;
  const said = response ?? [code, message].filter(Boolean).join(": ");
  // An address that cannot be written into an envelope is never asked for.
  if (code === "EENVELOPE" && responseCode === undefined)
    return new DeliveryFailure("refused", said);
  if (responseCode === undefined || !ABOUT_LETTER.test(command) || responseCode === CLOSING) {
    return new DeliveryFailure("unreachable", said);
  }
  // A sender that is refused is the operator's to mend, and stands on every letter: those are not lost for it.
  const isRefused = responseCode >= 500 && !command.startsWith("MAIL");
  return new DeliveryFailure(isRefused ? "refused" : "postponed", said);
}

/** Commands whose answers are about this letter. The others are about the connection or the login. */
const ABOUT_LETTER = /^(MAIL|RCPT|DATA|BDAT)/;
/** Not about the letter either: the server goes away. */
const CLOSING = 421;
