import type { Money } from "../money/money.ts";

/** Something done to the goods of a line besides selling them: as the shopper chose it, and as it is stored. */
export interface ChosenPart<Kind extends string = string, Made = unknown> {
  readonly kind: Kind;
  /** In the shopper's words. */
  readonly text: string;
  /** The virtual product that it is charged as; `null` where it costs nothing. */
  readonly serviceId: number | null;
  /** What is made, where words alone do not say it: the design of a text that is embroidered. */
  readonly made?: Made;
}

/** The product that a part is charged as, once for each piece of its line. */
interface PartService {
  readonly sku: string;
  readonly name: string;
  readonly unitPrice: Money;
  readonly taxClassId: number | null;
  readonly isBulkPrice: boolean;
}

/** A part with its service as it is now; an order keeps it as it was on its day. */
export interface LinePart<Kind extends string = string, Made = unknown> extends ChosenPart<
  Kind,
  Made
> {
  readonly service: PartService | null;
  /** What staff have withdrawn since it was chosen, as shoppers call it; of an order, never. */
  readonly withdrawn?: string;
}
