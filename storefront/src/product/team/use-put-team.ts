import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { teamToWire } from "@placket/contract/cart/team/team-call.codec";
import type { TeamCell, TeamRow } from "@placket/domain/configurator/team/team-sheet";
import { decimalOf } from "@placket/domain/money/price-format";
import type { Problem } from "@placket/domain/problem";
import { useState } from "react";
import { useShop } from "../../api/shop.ts";
import { cartQuery, showCart } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { refusedOf } from "../../embroidery/choice/text-of-problem.ts";
import { keepLook } from "../../embroidery/text/last-look.ts";
import { publish } from "../../events/events.ts";
import { showNotice } from "../../notice/notices.ts";
import { sewnNoticeTexts } from "../../notice/sewn-notice-texts.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import type { EditedTeam } from "./team-draft.ts";
import type { KnownRow } from "./use-team.ts";
import type { TeamChoice } from "./use-team-texts.ts";

interface Put {
  readonly title: string;
  readonly choice: TeamChoice;
  /** Those in which something stands. */
  readonly rows: readonly KnownRow[];
}

interface Target {
  readonly product: Product;
  readonly edited: EditedTeam | undefined;
  readonly onPut: () => void;
  /** The offer may be another by now: whoever is told to look again sees what is true (EMB-43). */
  readonly onRefused: () => unknown;
}

/** Puts a list into the cart, all of it or none. What the store refuses of a row is known by the row until it changes. */
export function usePutTeam({ product, edited, onPut, onRefused }: Target) {
  const shop = useShop();
  const client = useQueryClient();
  const [refused, setRefused] = useState<ReadonlyMap<TeamRow, readonly Problem[]>>(new Map());
  const [elsewhere, setElsewhere] = useState<readonly Problem[]>([]);
  const putting = useMutation({
    mutationFn: async ({ title, choice, rows }: Put) => {
      const wearers = rows.flatMap(({ row, checked, text }) => {
        const { productId, pieces } = checked;
        const price = text.price && decimalOf(text.price);
        return productId === undefined
          ? []
          : [{ productId, pieces, lines: row.lines, stitches: text.stitches, price }];
      });
      const parentId = product.index.length > 0 ? product.id : product.parentId;
      const itemIds = edited?.items.map(({ id }) => id) ?? [];
      const body = teamToWire({ title, parentId, choice, wearers, itemIds });
      return shownCart(await shop.call("putTeamIntoCart", { body }));
    },
    onSuccess: async (cart, { rows, choice }) => {
      keepLook(choice);
      const { name, sku } = product;
      const quantity = rows.reduce((sum, { checked }) => sum + checked.pieces, 0);
      publish(edited ? "cart.itemUpdated" : "cart.itemAdded", { name, sku, quantity });
      const { sewnAdded, sewnUpdated } = sewnNoticeTexts;
      showNotice(t(edited ? sewnUpdated : sewnAdded, name));
      await showCart({ client, shop }, cart);
      onPut();
      miniCartOpen.set(true);
    },
    onError: (error, { rows }) => {
      const problems = refusedOf(error);
      if (problems.length === 0) {
        showNotice(t("Something went wrong. Please try again."), { type: "error" });
        return client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
      }
      setRefused(byRow(problems, rows));
      setElsewhere(onceEach(problems.filter(({ field }) => placeOf(field) === undefined)));
      return onRefused();
    },
  });
  return {
    put: (asked: Put) => {
      if (putting.isPending) return;
      setElsewhere([]);
      putting.mutate(asked);
    },
    isBusy: putting.isPending,
    refused,
    elsewhere,
  };
}

const ROW = /^rows\.(\d+)\.(.+)$/;

/** Cells of what all rows have in common: nobody mends it in a row. */
const SHARED: ReadonlySet<string> = new Set(["font", "thread", "heightMm", "stitches", "price"]);

function placeOf(field: string): { readonly row: number; readonly cell: string } | undefined {
  const [, row, at] = ROW.exec(field) ?? [];
  const cell = at && cellOf(at);
  return row === undefined || !cell || SHARED.has(cell) ? undefined : { row: Number(row), cell };
}

/** What every row is refused for is said once. */
const onceEach = (problems: readonly Problem[]) =>
  problems.filter((one, at) => problems.findIndex(({ error }) => error === one.error) === at);

/** The cell of the sheet that a field of the call is written in. */
function cellOf(field: string): string {
  if (field === "quantity") return "pieces" satisfies TeamCell;
  return field.replace(/^text\./, "");
}

function byRow(
  problems: readonly Problem[],
  rows: readonly KnownRow[],
): ReadonlyMap<TeamRow, readonly Problem[]> {
  const found = new Map<TeamRow, readonly Problem[]>();
  for (const one of problems) {
    const place = placeOf(one.field);
    const row = place && rows[place.row]?.row;
    if (!row) continue;
    found.set(row, [...(found.get(row) ?? []), { ...one, field: place.cell }]);
  }
  return found;
}
