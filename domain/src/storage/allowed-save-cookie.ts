/** Magento's own cookie of consent: written beside the store's where anything was accepted (OPEN-44). */
export const ALLOWED_SAVE_COOKIE = "user_allowed_save_cookie";
