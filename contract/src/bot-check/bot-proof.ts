/** The field in which a form attaches its proof (ACCT-27, OPEN-16); clients may send the header `X-ReCaptcha` instead. */
export const BOT_PROOF = "g-recaptcha-response";

/** The longest proof that is read, in characters. */
export const BOT_PROOF_MAX = 8192;
