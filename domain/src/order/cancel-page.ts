/** Where a guest confirms that an order is to be canceled: the order's uid and the key, `uid.key`, stand behind `#`. */
export const CANCEL_PAGE = "/sales/guest/cancel";
