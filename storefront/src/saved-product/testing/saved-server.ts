import { toBase64 } from "@placket/contract/base64";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { CallError } from "@placket/web/call/call-error";
import type { Shop } from "../../api/shop.ts";
import { aCart, anItem, onTheWire } from "../../testing/cart.ts";
import { aRefusal, aShop, type Handlers } from "../../testing/shop.ts";

interface Saved {
  readonly id: number;
  readonly name: string;
  readonly picture: string | null;
  readonly messages: readonly string[];
  readonly item: CartItem;
}

/** A saved garment with a name on it, unless changed. */
export const aSaved = (change: Partial<Saved> = {}): Saved => ({
  id: 5,
  name: "Kitchen crew",
  picture: "/media/saved/5/key/0123456789abcdef0123456789abcdef-near.jpg",
  messages: [],
  item: anItem({ quantity: 3 }),
  ...change,
});

const PUT_BY_PAGE = 12;

/** Answers what is asked of saved products, and keeps what became of them. */
export class SavedServer {
  saved: readonly Saved[];
  readonly asked: { readonly name: string; readonly what: unknown }[] = [];
  /** What the next call of a name is refused with. */
  refusals: Record<string, CallError> = {};
  #gone: readonly Saved[] = [];

  constructor(saved: readonly Saved[] = [aSaved()]) {
    this.saved = saved;
  }

  shop(handlers: Handlers = {}): Shop {
    const graphql: Shop["graphql"] = async (operation, variables) => {
      const { name } = operation;
      this.asked.push({ name, what: variables });
      const refusal = this.refusals[name];
      if (refusal) {
        delete this.refusals[name];
        throw refusal;
      }
      const answer = this.#answers[name];
      if (!answer) throw new Error(`The test answers no "${name}"`);
      return answer(variables as Variables) as never;
    };
    return { ...aShop(handlers), graphql };
  }

  readonly #answers: Readonly<Record<string, (variables: Variables) => object>> = {
    SavedProducts: ({ search = "" }) => {
      const found = this.saved.filter(({ name }) =>
        name.toLowerCase().includes(search.toLowerCase()),
      );
      return {
        mySavedProducts: {
          items: found.map(wireOf),
          total_count: found.length,
          page_info: { total_pages: Math.ceil(found.length / PUT_BY_PAGE) },
        },
      };
    },
    SavedProduct: ({ uid }) => ({ mySavedProduct: wireOf(this.#find(uid)) }),
    RenameSavedProduct: ({ uid, name = "" }) => {
      const renamed = { ...this.#find(uid), name };
      this.saved = this.saved.map((one) => (one.id === renamed.id ? renamed : one));
      return { renameSavedProduct: wireOf(renamed) };
    },
    RemoveSavedProduct: ({ uid }) => {
      const gone = this.#find(uid);
      this.#gone = [...this.#gone, gone];
      this.saved = this.saved.filter((one) => one !== gone);
      return { removeSavedProduct: uid };
    },
    RestoreSavedProduct: ({ uid }) => {
      this.saved = [...this.saved, ...this.#gone.filter((one) => uidOf(one) === uid)];
      return { restoreSavedProduct: { uid } };
    },
  };

  #find(uid: string | undefined): Saved {
    const found = this.saved.find((one) => uidOf(one) === uid);
    if (found) return found;
    const gone = { field: "uid", error: "savedProduct.noSuchProduct", params: [] } as const;
    throw aRefusal(404, { problems: [gone] });
  }
}

interface Variables {
  readonly uid?: string;
  readonly name?: string;
  readonly search?: string;
}

const uidOf = ({ id }: Saved) => toBase64(String(id));

function wireOf(saved: Saved) {
  const [item] = onTheWire(aCart({ items: [saved.item] })).items;
  return {
    uid: uidOf(saved),
    entity_id: saved.id,
    name: saved.name,
    saved_at: "2026-03-02T10:00:00.000Z",
    sewn_picture: saved.picture,
    messages: saved.messages,
    item,
  };
}
