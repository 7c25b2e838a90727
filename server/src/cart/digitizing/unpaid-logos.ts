import type { StoredCart, StoredCartItem } from "@placket/domain/cart/cart";
import { isLogo } from "@placket/domain/embroidery/offer/made";
import type { Db } from "../../db/database.ts";
import { unpaidLogos } from "../../embroidery/logo/digitizing.ts";

/**
 * A cart that knows which of the logos on its lines nobody has paid the stitches of. It is asked only where a line has
 * a logo that was not digitized when it was put there.
 */
export async function withUnpaidLogos(db: Db, cart: StoredCart): Promise<StoredCart> {
  const numbers = cart.items.flatMap(undigitizedLogos);
  return numbers.length === 0 ? cart : { ...cart, unpaidLogos: await unpaidLogos(db, numbers) };
}

const undigitizedLogos = ({
  configuration: { parts = [] },
}: Pick<StoredCartItem, "configuration">) =>
  parts.flatMap(({ made }) =>
    made && isLogo(made) && made.state !== "digitized" ? made.logo : [],
  );
