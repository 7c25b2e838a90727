/** The kinds of check, spelled as Magento's configuration does: v2 checkbox, v2 invisible, v3. */
export const RECAPTCHA_TYPES = ["recaptcha", "invisible", "recaptcha_v3"] as const;
export type RecaptchaType = (typeof RECAPTCHA_TYPES)[number];
