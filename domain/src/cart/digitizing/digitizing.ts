import { isLogo } from "../../embroidery/offer/made.ts";
import type { StoredCartItem } from "../cart.ts";
import type { CartItem } from "../cart-item.ts";

/** The product code that making the stitches of a logo is sold under (EMB-17); nobody adds it by hand. */
export const DIGITIZING_SKU = "DIGITIZE0000";

/** The logo that a line of digitizing is for, called as it was when it was put on a garment. */
export interface DigitizedLogo {
  /** Its number. */
  readonly logo: string;
  readonly name?: string | undefined;
}

/** A logo whose stitches are to be made and paid for, and the items that carry it, first to last. */
export interface LogoToDigitize {
  readonly logo: DigitizedLogo;
  readonly carriers: readonly [CartItem, ...CartItem[]];
}

/** Whether it is the making of a logo's stitches: it follows the items that carry the logo. */
export const isDigitizing = ({ configuration }: Pick<CartItem, "configuration">): boolean =>
  configuration.digitizes !== undefined;

/** The numbers of the logos on stored lines that were not digitized when they were put there. */
export const undigitizedLogos = (
  items: readonly Pick<StoredCartItem, "configuration">[],
): readonly string[] =>
  // A line whose parts are none is refused where it is ordered: here it has no logo.
  items.flatMap(({ configuration: { parts } }) =>
    (parts ?? []).flatMap(({ made }) =>
      made && isLogo(made) && made.state !== "digitized" ? made.logo : [],
    ),
  );

/** The items that carry a logo, at whichever of their places. */
export const carriersOf = <Item extends Pick<CartItem, "parts">>(
  items: readonly Item[],
  logo: string,
): readonly Item[] =>
  items.filter(({ parts }) => parts.some(({ made }) => made && isLogo(made) && made.logo === logo));

/**
 * The logos that a cart pays the stitches of, each once however many items and places it is on, in the order in which
 * they stand in the cart (EMB-17).
 *
 * @param unpaid numbers of the logos that nobody has paid for, as the store knows them.
 */
export function logosToDigitize(
  items: readonly CartItem[],
  unpaid: readonly string[],
): readonly LogoToDigitize[] {
  const placed = items.flatMap(({ parts }) =>
    parts.flatMap(({ made }) => (made && isLogo(made) ? made : [])),
  );
  const wanted = new Map(
    placed
      .filter(({ logo }) => unpaid.includes(logo))
      .map(({ logo, name }) => [logo, { logo, ...(name !== undefined && { name }) }]),
  );
  return [...wanted.values()].flatMap((logo) => {
    const [first, ...others] = carriersOf(items, logo.logo);
    return first ? { logo, carriers: [first, ...others] } : [];
  });
}

/** The lines of digitizing that belong to an item: those of the logos that it carries (CART-06). */
export const digitizingFor = <Item extends Pick<CartItem, "configuration" | "parts">>(
  item: Item,
  items: readonly Item[],
): readonly Item[] =>
  items.filter(({ configuration: { digitizes } }) =>
    digitizes ? carriersOf([item], digitizes.logo).length > 0 : false,
  );

/**
 * A line of digitizing: one piece, of which there are always enough, that weighs nothing and travels nowhere. It has
 * no page, and belongs to the first item that carries the logo.
 *
 * @param sold the product that it is charged as, as it is today.
 */
export const digitizingItem = (sold: CartItem, { carriers }: LogoToDigitize): CartItem => ({
  ...sold,
  urlKey: "",
  imageFile: null,
  quantityRules: { minimum: 1, maximum: 1, increment: 1 },
  weightGrams: 0,
  isVirtual: true,
  isSaleable: true,
  loginRequired: false,
  nextTier: null,
  embroideryItemId: carriers[0].id,
});
