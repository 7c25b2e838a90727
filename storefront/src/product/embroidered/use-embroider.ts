import {
  embroideredItem,
  embroideringInPlace,
  embroideringToWire,
  type Embroidering,
  type EmbroideryChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import { shownCart } from "@placket/contract/cart/shown-cart.codec";
import { CallError } from "@placket/web/call/call-error";
import { use } from "react";
import { useShop } from "../../api/shop.ts";
import { cartQuery, showCart, type ShownItem } from "../../cart/cart.queries.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import type { Garment, Made, Saving } from "../../embroidery/configurator/garment.ts";
import { forgetUnfinished } from "../../embroidery/choice/unfinished.ts";
import { keepLook } from "../../embroidery/text/last-look.ts";
import { publish } from "../../events/events.ts";
import { noticeTexts } from "../../notice/notice-texts.ts";
import { showNotice } from "../../notice/notices.ts";
import { sewnNoticeTexts } from "../../notice/sewn-notice-texts.ts";
import { useMutation } from "../../query/use-mutation.ts";
import { useQueryClient } from "../../query/use-query.ts";
import { t } from "../../translation/translate.ts";
import { OwnChoiceScope } from "../choosing/own-choice.ts";

/** What is said of what was embroidered; `%1` is the product's name (EMB-52, UI-13). */
const TEXTS = {
  added: sewnNoticeTexts.sewnAdded,
  updated: sewnNoticeTexts.sewnUpdated,
  removed: noticeTexts.cartUpdated,
} as const;

const NOTHING: EmbroideryChoice = { services: {}, instructions: "" };

interface Embroidered {
  readonly product: Product;
  readonly garment: Garment | undefined;
  readonly edited: ShownItem | undefined;
  /** The editor opens again: nothing is laid over it. */
  readonly reopens: boolean;
  /** Is told which item has it by now: one that is changed is another item. */
  readonly onSaved: (itemId: number) => void;
}

/**
 * Puts an embroidered product into the cart, or in the place of the item that is edited (EMB-33). What the store
 * refuses of the text is given at its fields; it is shown where the text is written, not here.
 */
export function useEmbroider({
  product,
  garment,
  edited,
  reopens,
  onSaved,
}: Embroidered): Saving & {
  /** What is made, with the product and the pieces that it is for. */
  readonly embroidering: (made: Made) => Embroidering | undefined;
} {
  const shop = useShop();
  const client = useQueryClient();
  const own = use(OwnChoiceScope)?.call;
  const saving = useMutation({
    mutationFn: async (asked: Embroidering) => {
      const data = { ...embroideringToWire(asked), ...own };
      const reply =
        edited === undefined
          ? await shop.call("addEmbroideryToCart", { body: data })
          : await shop.call("updateEmbroideryToCart", { body: embroideringInPlace(edited, data) });
      return { itemId: embroideredItem(reply), cart: shownCart(reply.cart) };
    },
    onSuccess: async ({ itemId, cart }, { pieces: quantity, productId, chosen }) => {
      const { name, index } = product;
      const sku = index.find((one) => one.productId === productId)?.sku ?? product.sku;
      publish(edited ? "cart.itemUpdated" : "cart.itemAdded", { name, sku, quantity });
      if (chosen !== NOTHING) publish("garment.embroidered", { sku, quantity });
      showNotice(t(TEXTS[chosen === NOTHING ? "removed" : edited ? "updated" : "added"], name));
      await showCart({ client, shop }, cart);
      if (garment) forgetUnfinished(garment.keptAs);
      keepLook(chosen.text);
      onSaved(itemId);
      if (!reopens) miniCartOpen.set(true);
    },
    onError: (error) => {
      if (isRefusal(error)) return undefined;
      return client.invalidateQueries({ queryKey: cartQuery(shop).queryKey });
    },
  });
  const embroidering = (made: Made): Embroidering | undefined => {
    if (!garment) return undefined;
    const { variantId: productId, pieces } = garment;
    const parentId = product.index.length > 0 ? product.id : product.parentId;
    return { productId, parentId, pieces, ...made };
  };
  const save: Saving["save"] = (made) => {
    const asked = embroidering(made);
    if (asked && !saving.isPending) saving.mutate(asked);
  };
  return {
    embroidering,
    save,
    remove: () => save({ chosen: NOTHING, shown: undefined }),
    isBusy: saving.isPending,
    error: saving.error,
  };
}

/** Whether the store has answered that it will not: the cart is as it was. */
const isRefusal = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500;
