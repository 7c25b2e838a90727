import { shownItems, type ShownItem } from "../cart/shown-cart.codec.ts";
import { embroideringToWire, type Embroidering } from "../embroidery/embroider-call.codec.ts";

/** A saved product as a browser shows it. */
export interface ShownSaved {
  readonly uid: string;
  /** As its address names it. */
  readonly id: number;
  readonly name: string;
  readonly savedAt: string;
  /** The garment with what is sewn on it, from near; `null` where nothing is. */
  readonly picture: string | null;
  /** What of it is not offered any more, in words; it can be ordered again while there is none. */
  readonly missing: readonly string[];
  /** As an item of a cart, with the price of today. */
  readonly item: ShownItem;
}

/** As much of the wire's saved product as is shown. */
interface SavedWire {
  readonly uid: string;
  readonly entity_id: number;
  readonly name: string;
  readonly saved_at: string;
  readonly sewn_picture: string | null;
  readonly messages: readonly string[];
  readonly item: NonNullable<NonNullable<Parameters<typeof shownItems>[0]>[number]>;
}

export function shownSaved(wire: SavedWire): ShownSaved {
  const [item] = shownItems([wire.item]);
  if (!item) throw new TypeError("A saved product came without its item");
  return {
    uid: wire.uid,
    id: wire.entity_id,
    name: wire.name,
    savedAt: wire.saved_at,
    picture: wire.sewn_picture,
    missing: wire.messages,
    item,
  };
}

/** A page of saved products. */
export function savedPage(wire: {
  readonly items: readonly SavedWire[];
  readonly total_count: number;
  readonly page_info: { readonly total_pages: number | null };
}) {
  return {
    products: wire.items.map(shownSaved),
    total: wire.total_count,
    pages: wire.page_info.total_pages ?? 1,
  };
}

/** What is saved (EMB-45): an embroidered product, its name, and the saved one that it takes the place of. */
export function savingToWire(
  embroidering: Embroidering,
  { name, id }: { readonly name: string; readonly id?: number | undefined },
) {
  const data = { ...embroideringToWire(embroidering), name };
  return { data: id === undefined ? data : { ...data, entity_id: id } };
}

/** What the call that saves is sent. */
export type SavingWire = ReturnType<typeof savingToWire>;

/** Under which name something is to be saved. */
export const savedName = ({ data }: SavingWire): string => data.name;

/** What became of it: its number, and the name that it has. */
export const savedAs = ({ entity_id: id, name }: Pick<SavedWire, "entity_id" | "name">) => ({
  id,
  name,
});
