/** Magento's cookie of messages: the next page shows them once (UI-11). */
export const MESSAGES_COOKIE = "mage-messages";
