import type { CartWire } from "@placket/contract/cart/cart.codec";
import type { Cart } from "@placket/domain/cart/cart";
import type { CartItem } from "@placket/domain/cart/cart-item";
import type { ErrorKey } from "@placket/domain/errors";
import type { CallName } from "../../api/rest.ts";
import type { Shop } from "../../api/shop.ts";
import { aCart, onTheWire } from "../../testing/cart.ts";
import { aRefusal, aShop } from "../../testing/shop.ts";

/** A server of one cart that is read and changed over REST, as the contract says. */
export class CartServer {
  cart: Cart;
  /** What it was asked for, in order. */
  readonly asked: { readonly name: CallName; readonly what: unknown }[] = [];
  /** The errors that calls end in, by name. */
  faults: Partial<Record<CallName, Fault>> = {};
  /** What was removed last: an addition brings it back. */
  removed: readonly CartItem[] = [];
  /** What was put aside. */
  saved: readonly CartItem[] = [];
  /** What a change of both says beside them. */
  messages: readonly string[] = [];
  /** What it says beyond what the cart is. */
  change: (wire: CartWire) => CartWire = (wire) => wire;
  /** Off: whoever asks without a cart id has no cart. */
  hasCart = true;
  /** Set: answers wait for it. */
  delay: Promise<void> | undefined;

  constructor(draft: Partial<Cart> = {}) {
    this.cart = aCart(draft);
  }

  /** How often a call was asked for. */
  count(name: CallName): number {
    return this.asked.filter((one) => one.name === name).length;
  }

  shop(): Shop {
    return aShop({
      getCart: async ({ query }) => {
        const cart = await this.#answer("getCart", query);
        return query?.cartId === undefined && !this.hasCart ? null : cart;
      },
      takeUpCart: ({ body }) => this.#answer("takeUpCart", body),
      updateCart: ({ body }) =>
        this.#answer("updateCart", body, () => {
          const { item_id: id, qty } = bodyOf(body);
          this.#keep(
            this.cart.items.map((item) => (item.id === id ? { ...item, quantity: qty } : item)),
          );
        }),
      addToCart: ({ body }) =>
        this.#answer("addToCart", body, () => this.#keep([...this.cart.items, ...this.removed])),
      savedItems: async () => {
        await this.#answer("savedItems", undefined);
        return this.#savedWire();
      },
      saveForLater: ({ body }) =>
        this.#both("saveForLater", body, () => {
          const { item_id: id } = bodyOf(body);
          this.saved = [...this.saved, ...this.cart.items.filter((item) => item.id === id)];
          this.#keep(this.cart.items.filter((item) => item.id !== id));
        }),
      putBackSaved: ({ body }) =>
        this.#both("putBackSaved", body, () => {
          const { saved_item_id: id } = savedOf(body);
          this.#keep([...this.cart.items, ...this.saved.filter((item) => item.id === id)]);
          this.saved = this.saved.filter((item) => item.id !== id);
        }),
      removeSaved: async ({ body }) => {
        await this.#answer("removeSaved", body, () => {
          this.saved = this.saved.filter((item) => item.id !== savedOf(body).saved_item_id);
        });
        return this.#savedWire();
      },
      nameTeam: ({ body }) => this.#answer("nameTeam", body),
      dropTeam: ({ body }) =>
        this.#answer("dropTeam", body, () => {
          const { item_ids: ids } = teamOf(body);
          this.#keep(this.cart.items.filter(({ id }) => !ids.includes(id)));
        }),
      removeCartItem: ({ body }) =>
        this.#answer("removeCartItem", body, () => {
          const isGone = (item: CartItem) => item.id === bodyOf(body).item_id;
          this.removed = this.cart.items.filter(isGone);
          this.#keep(this.cart.items.filter((item) => !isGone(item)));
        }),
    });
  }

  #savedWire = () => ({ items: onTheWire(aCart({ items: this.saved })).items });

  async #both(name: CallName, what: unknown, change: () => void) {
    const cart = await this.#answer(name, what, change);
    return { cart, saved: this.#savedWire(), messages: [...this.messages] };
  }

  #keep(items: readonly CartItem[]): void {
    this.cart = aCart({ ...this.cart, items, totals: aCart({ items }).totals });
  }

  async #answer(name: CallName, what: unknown, change?: () => void): Promise<CartWire> {
    this.asked.push({ name, what });
    await this.delay;
    const fault = this.faults[name];
    if (fault) throw refused(fault);
    change?.();
    return this.change(onTheWire(this.cart));
  }
}

/** A refusal by its key, or a status without one. */
interface Fault {
  readonly status: number;
  readonly key?: ErrorKey;
  readonly params?: readonly number[];
  readonly said?: string;
}

function refused({ status, key, params = [], said = "refused" }: Fault) {
  const problems = key === undefined ? [] : [{ error: key, field: "", params }];
  return aRefusal(status, { problems, said });
}

/** Both forms of a body: with and without `data` around it. */
function bodyOf(body: unknown): { readonly item_id: number; readonly qty: number } {
  return body as { readonly item_id: number; readonly qty: number };
}

function teamOf(body: unknown): { readonly item_ids: readonly number[] } {
  return body as { readonly item_ids: readonly number[] };
}

function savedOf(body: unknown): { readonly saved_item_id: number } {
  return body as { readonly saved_item_id: number };
}
