import type { orderTeamEndpoints } from "@placket/contract/order/team.admin";
import { teamOf } from "@placket/domain/cart/team-part";
import { isLettering } from "@placket/domain/embroidery/offer/made";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { csvFile, type CsvColumns } from "../../list/csv-file.ts";
import { soundOrder } from "../paper/sound-order.ts";
import type { PlacedItem } from "../stored-order.ts";

/** A line of an order in a list of wearers. */
interface Wearer {
  readonly title: string;
  readonly product: string;
  readonly lines: readonly string[];
  readonly chosen: string;
  readonly sku: string;
  readonly pieces: number;
}

export const orderTeamHandlers: Handlers<typeof orderTeamEndpoints> = {
  orderTeams: async ({ ctx }, { params }) => {
    const order = await soundOrder(ctx, params.number);
    if (!order.ok) return order;
    const lists = Map.groupBy(wearersOf(order.value.items), ({ title, product }) =>
      JSON.stringify([title, product]),
    );
    const teams = [...lists.values()].flatMap((wearers) => {
      const [first] = wearers;
      if (!first) return [];
      const { title, product } = first;
      return [{ title, product, wearers: wearers.map(wearerToWire) }];
    });
    return ok({ teams });
  },
  exportOrderTeams: async ({ ctx }, { params }) => {
    const order = await soundOrder(ctx, params.number);
    if (!order.ok) return order;
    return csvFile(`teams-${order.value.number}.csv`, COLUMNS, each(wearersOf(order.value.items)));
  },
};

const COLUMNS: CsvColumns<Wearer> = {
  team: ({ title }) => title,
  product: ({ product }) => product,
  name: ({ lines }) => lines[0] ?? "",
  "second line": ({ lines }) => lines.slice(1).join(" "),
  chosen: ({ chosen }) => chosen,
  sku: ({ sku }) => sku,
  pieces: ({ pieces }) => pieces,
};

/** The lines of an order that stand in lists, in their order. */
function wearersOf(items: readonly PlacedItem[]): readonly Wearer[] {
  return items.flatMap(({ name: product, sku, quantity: pieces, parts, selections }) => {
    const title = teamOf({ parts });
    if (title === null) return [];
    const lines = parts.flatMap(({ made }) =>
      made && isLettering(made) ? made.recipe.lines.filter((line) => line !== "") : [],
    );
    const chosen = selections.map(({ optionLabel }) => optionLabel).join(", ");
    return [{ title, product, lines, chosen, sku, pieces }];
  });
}

const wearerToWire = ({ lines, chosen, sku, pieces }: Wearer) => ({
  lines: [...lines],
  chosen,
  sku,
  pieces,
});

async function* each<Row>(rows: readonly Row[]): AsyncIterable<Row> {
  yield* rows;
}
