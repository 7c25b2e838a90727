import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { times, type Money } from "@placket/domain/money/money";
import type { Logos } from "./use-logos.ts";

type Chosen = Pick<Logos, "chosen" | "known">;

/** The logos that are chosen and that nobody has digitized yet. */
export const openLogos = ({ chosen, known }: Chosen) =>
  known.filter(
    ({ logo }) => logo.state !== "digitized" && chosen.some((one) => one.logo === logo.number),
  );

/**
 * What is paid once for the logos that are chosen and whose stitches nobody has made (EMB-17), the house's left out: it
 * pays them itself, as a cart does; `undefined` where there are none, or where the offer charges nothing for it. The cart leaves out what an earlier order has paid.
 */
export function digitizingOf(
  { terms, services }: Pick<ShownOffer, "terms" | "services">,
  { chosen, known }: Chosen,
): Money | undefined {
  const sku = terms.logos?.digitizingSku;
  const service = services.find((one) => one.kind === "logos" && one.sku === sku);
  const open = openLogos({ chosen, known }).filter(({ logo }) => !logo.isHouse);
  return service && open.length > 0 ? times(service.price, open.length) : undefined;
}
