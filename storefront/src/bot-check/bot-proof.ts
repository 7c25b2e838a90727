import type { RecaptchaType } from "@placket/domain/store/recaptcha-type";
import { problem, type Result } from "@placket/domain/problem";

/** Which check a form wants, and what its widget is given. */
export interface BotCheck {
  readonly type: RecaptchaType;
  readonly siteKey: string;
}

/** What a form can ask of its check. */
export interface BotCheckHandle {
  /** A proof for one call; with the checkbox it is there once the shopper has ticked it. */
  prove(): Promise<Result<string>>;
  /** The proof was used: the next call needs another. */
  renew(): void;
}

/** The field of the check's problems. */
export const CAPTCHA_FIELD = "captcha";

export const NOT_PROVEN = problem("botCheck.missing", CAPTCHA_FIELD);
export const UNREACHABLE = problem("botCheck.unreachable", CAPTCHA_FIELD);

/** The header that carries the proof of a call over GraphQL. */
export const proofHeader = (proof: string | undefined): Readonly<Record<string, string>> =>
  proof === undefined ? {} : { "X-ReCaptcha": proof };
