import type { TextChoice } from "../../embroidery/embroider-call.codec.ts";
import type { EndpointInput } from "../../endpoint.ts";
import type { ShownItem } from "../shown-cart.codec.ts";
import type { teamEndpoints } from "./team.rest.ts";

/** A wearer as a list is sent: the product in their size, and what was shown of their text. */
interface SentWearer {
  readonly productId: number;
  readonly pieces: number;
  readonly lines: readonly string[];
  readonly stitches: number | undefined;
  /** What the text costs for each piece, as a decimal. */
  readonly price: number | undefined;
}

interface SentTeam {
  readonly title: string;
  readonly parentId: number | null;
  readonly choice: Omit<TextChoice, "lines">;
  readonly wearers: readonly SentWearer[];
  /** Items whose place it takes. */
  readonly itemIds: readonly number[];
}

type Wire = EndpointInput<typeof teamEndpoints.putTeamIntoCart>["body"];

/** A list of wearers as `app-put-team-into-cart` takes it. */
export function teamToWire({ title, parentId, choice, wearers, itemIds }: SentTeam): Wire {
  const { font, thread, heightMm, placement } = choice;
  return {
    title,
    parentId,
    text: { font, color: thread, height_mm: heightMm, placement },
    rows: wearers.map(({ productId, pieces, lines, stitches, price }) => ({
      id: productId,
      qty: pieces,
      lines: [...lines],
      ...(stitches !== undefined && { stitch_count: stitches }),
      ...(price !== undefined && { price }),
    })),
    item_ids: [...itemIds],
  };
}

/** The list that an item stands in, by what it is called; `undefined` of one that stands alone. */
export const teamTitleOf = ({ parts }: Pick<ShownItem, "parts">): string | undefined =>
  parts.find(({ kind }) => kind === "team")?.text;

/** The list of some items called anew. */
export const nameToWire = ({
  title,
  itemIds,
}: {
  readonly title: string;
  readonly itemIds: readonly number[];
}) => ({ title, item_ids: [...itemIds] });

/** A list taken out of the cart. */
export const removalOfTeam = (items: readonly Pick<ShownItem, "id">[]) => ({
  item_ids: items.map(({ id }) => id),
});
