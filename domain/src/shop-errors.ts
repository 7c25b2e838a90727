import { accessErrors } from "./access/errors.ts";
import { botCheckErrors } from "./bot-check/errors.ts";
import { cartErrors } from "./cart/errors.ts";
import { catalogErrors } from "./catalog/errors.ts";
import { checkoutErrors } from "./checkout/errors.ts";
import { addressErrors } from "./customer/address-errors.ts";
import { configuratorErrors } from "./configurator/errors.ts";
import { customerErrors } from "./customer/errors.ts";
import { partErrors } from "./embroidery/part/errors.ts";
import { startErrors } from "./embroidery/start/errors.ts";
import type { ErrorRow } from "./error-row.ts";
import type { ErrorKey } from "./errors.ts";
import { giftCardErrors } from "./gift-card/errors.ts";
import { orderErrors } from "./order/errors.ts";
import { paymentErrors } from "./payment/errors.ts";
import { portalErrors } from "./portal/errors.ts";
import { punchoutErrors } from "./punchout/errors.ts";
import { quantityErrors } from "./quantity/errors.ts";
import { rewardErrors } from "./reward/errors.ts";
import { routingErrors } from "./routing/errors.ts";
import { searchErrors } from "./search/errors.ts";
import { sessionErrors } from "./session/errors.ts";
import { storeCreditErrors } from "./store-credit/errors.ts";

/**
 * The rows that calls and forms of the shop can give: what every shopper's browser carries. Rows of
 * the back office, of imports and of machine files stay with whoever works with them.
 */
export const shopErrors = {
  ...accessErrors,
  ...quantityErrors,
  ...cartErrors,
  ...checkoutErrors,
  ...configuratorErrors,
  ...customerErrors,
  ...addressErrors,
  ...giftCardErrors,
  ...orderErrors,
  ...partErrors,
  ...paymentErrors,
  ...portalErrors,
  ...punchoutErrors,
  ...botCheckErrors,
  ...catalogErrors,
  ...routingErrors,
  ...searchErrors,
  ...startErrors,
  ...sessionErrors,
  ...storeCreditErrors,
  ...rewardErrors,
} as const satisfies Readonly<Record<string, ErrorRow>>;

/** Whether a key that came over the wire names such a row. */
export function isShopError(key: string): key is keyof typeof shopErrors {
  return Object.hasOwn(shopErrors, key);
}

/** The row of a key; that of a broken server for one that no call of the shop gives. */
export function shopErrorRow(key: ErrorKey): ErrorRow {
  return isShopError(key) ? shopErrors[key] : shopErrors["access.internal"];
}
