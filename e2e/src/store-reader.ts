import { ownStore } from "./own-store.ts";

/** What the journeys read of a store beside the pages, over HTTP like anybody. */
export interface StoreReader {
  order(number: string, token: string): Promise<OrderReply>;
  /** Pieces in stock of a simple product or variant, as its product page tells them; null when unknown. */
  stockOf(sku: string, family: string): Promise<number | null>;
}

interface OrderReply {
  readonly number: string;
  readonly email: string;
  readonly items: readonly { readonly sku: string; readonly quantity: number }[];
  readonly totals: readonly {
    readonly code: string;
    readonly label: string;
    readonly amount: { readonly value: number; readonly currency: string };
  }[];
  readonly shipping_address: readonly string[];
  readonly payment: string;
}

interface TilesReply {
  readonly items: readonly { readonly id: number }[];
}

interface ProductReply {
  readonly id: number;
  readonly sku: string;
  readonly index: readonly { readonly productId: number; readonly sku: string }[];
  readonly stockData: readonly { readonly product_id: number; readonly quantity: number | null }[];
}

/** Reads the store under test. Every method rejects when the store does not answer with 200. */
export function readStore(): StoreReader {
  const ask = async <Reply>(path: string, query: Record<string, string>): Promise<Reply> => {
    const url = new URL(`/rest/us/V1/xmapi/${path}`, ownStore().url);
    url.search = new URLSearchParams(query).toString();
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`${url.pathname} answered ${answer.status}`);
    return (await answer.json()) as Reply;
  };
  return {
    order: (number, token) => ask<OrderReply>("app-order", { number, token }),
    stockOf: async (sku, family) => {
      const { items } = await ask<TilesReply>("app-products-by-skus", { skus: family });
      if (!items[0]) return null;
      const id = String(items[0].id);
      const product = await ask<ProductReply>("app-product-info", { id });
      const variant = product.index.find((one) => one.sku === sku)?.productId ?? product.id;
      return product.stockData.find((one) => one.product_id === variant)?.quantity ?? null;
    },
  };
}
