import type { StoredCart } from "@placket/domain/cart/cart";
import { undigitizedLogos } from "@placket/domain/cart/digitizing/digitizing";
import type { Db } from "../../db/database.ts";
import { stitchesByNow } from "../../embroidery/logo/digitizing.ts";

/**
 * A cart that knows which of the logos on its lines nobody has paid the stitches of, and of which they were made since.
 * It is asked only where a line has a logo that was not digitized when it was put there.
 */
export async function withLogosToday(db: Db, cart: StoredCart): Promise<StoredCart> {
  const numbers = undigitizedLogos(cart.items);
  if (numbers.length === 0) return cart;
  const { unpaid, made } = await stitchesByNow(db, numbers);
  return { ...cart, unpaidLogos: unpaid, digitizedSince: made };
}
