import { randomBytes } from "node:crypto";

/** An error as the Graph API words it. */
interface MetaFault {
  readonly message: string;
  readonly code: number;
  readonly error_subcode?: number;
  /** Trying again can help. */
  readonly is_transient?: true;
  readonly error_user_title?: string;
  readonly error_user_msg?: string;
}

/** By which a call is found again. */
export const newTrace = (): string => randomBytes(12).toString("base64url");

/** The body of an error; its type is the same for all that this call can say. */
export const refusal = (fault: MetaFault): object => ({
  error: { type: "OAuthException", ...fault, fbtrace_id: newTrace() },
});

export const INVALID_TOKEN: MetaFault = {
  message: "Invalid OAuth access token - Cannot parse access token",
  code: 190,
};

export const THROTTLED: MetaFault = {
  message: "(#4) Application request limit reached",
  code: 4,
  is_transient: true,
};

export const AWAY: MetaFault = {
  message: "An unexpected error has occurred. Please retry your request later.",
  code: 2,
  is_transient: true,
};

/** What is wrong with a parameter, in words for people too. */
export const wrong = (title: string, words: string, subcode?: number): MetaFault => ({
  message: "Invalid parameter",
  code: 100,
  ...(subcode !== undefined && { error_subcode: subcode }),
  error_user_title: title,
  error_user_msg: words,
});
