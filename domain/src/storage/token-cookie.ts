/** The cookie by which a page knows that a customer is signed in (reading 61); it opens nothing (decision 0038). */
export const TOKEN_COOKIE = "customerToken";
