import type { OrderWish } from "../order/open-order.ts";

/** The wish of somebody who has nothing to agree to. */
export const aPlainWish = (maskId: string): OrderWish => ({
  maskId,
  agreed: { agreementIds: [], embroidery: false },
});
