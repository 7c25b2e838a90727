import type { StoredCart } from "@placket/domain/cart/cart";
import { undigitizedLogos } from "@placket/domain/cart/digitizing/digitizing";
import type { Db } from "../../db/database.ts";
import { unpaidLogos } from "../../embroidery/logo/digitizing.ts";

/**
 * A cart that knows which of the logos on its lines nobody has paid the stitches of. It is asked only where a line has
 * a logo that was not digitized when it was put there.
 */
export async function withUnpaidLogos(db: Db, cart: StoredCart): Promise<StoredCart> {
  const numbers = undigitizedLogos(cart.items);
  return numbers.length === 0 ? cart : { ...cart, unpaidLogos: await unpaidLogos(db, numbers) };
}
