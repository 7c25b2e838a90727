/** The cookie that holds what somebody consented to (OPEN-44): `list.keys.visitor`, as `consentText` writes it. */
export const CONSENT_COOKIE = "cookie-consent";
/** For the first script of a page, which imports nothing. */
export type ConsentCookie = typeof CONSENT_COOKIE;
