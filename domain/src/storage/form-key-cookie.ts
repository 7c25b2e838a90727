/** Magento's cookie of a page's forms: what a form carries as well, so that no other site's page can send it. */
export const FORM_KEY_COOKIE = "form_key";
