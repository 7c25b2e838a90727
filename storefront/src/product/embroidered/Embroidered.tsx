import {
  choiceOfParts,
  type Embroidering,
} from "@placket/contract/embroidery/embroider-call.codec";
import { missing, variantOf } from "@placket/domain/configurator/chosen-variant";
import type { Choosing } from "@placket/domain/configurator/choose-options";
import { isColor } from "@placket/domain/configurator/family";
import { mayEmbroider } from "@placket/domain/configurator/may-embroider";
import { arrivalDays } from "@placket/domain/shipping/arrival";
import { lateModule } from "@placket/web/late/late-module";
import { Suspense, use, useEffect, useEffectEvent } from "react";
import { useShop } from "../../api/shop.ts";
import type { ShownItem } from "../../cart/cart.queries.ts";
import { useCart } from "../../cart/use-cart.ts";
import type { Product } from "../../catalog/product/product.queries.ts";
import { useAccount } from "../../customer/account.ts";
import type { Garment, Made } from "../../embroidery/configurator/garment.ts";
import { EmbroideryDoor } from "../../embroidery/EmbroideryDoor.tsx";
import { subscribe } from "../../events/events.ts";
import { showProblem } from "../../notice/show-problem.ts";
import { useAddress } from "../../routing/RouterContext.tsx";
import type { ShownSaved } from "../../saved-product/saved-products.queries.ts";
import { useOpenedSaved } from "../../saved-product/use-opened-saved.ts";
import { awaited } from "../../slot/awaited.ts";
import { OwnChoiceScope } from "../choosing/own-choice.ts";
import { readAddressChoice } from "../choosing/address-choice.ts";
import type { Configured } from "../choosing/use-configured.ts";
import { galleryImages } from "../gallery-images.ts";
import { TeamDoor } from "../team/TeamDoor.tsx";
import { isEmbroiderable, isLockedDown } from "./embroidery-asked.ts";
import { useEmbroider } from "./use-embroider.ts";
import { useOpening } from "./use-opening.ts";

const KeepProduct = awaited(
  lateModule(() => import("../../saved-product/KeepProduct.tsx")),
  (module) => module.KeepProduct,
);

interface EmbroideredProps {
  readonly product: Product;
  readonly configured: Configured;
}

/** The way to embroidery on a product's page; nothing where the product takes none (EMB-01). */
export default function Embroidered(props: EmbroideredProps) {
  return isEmbroiderable(props.product) ? <Door {...props} /> : null;
}

/** What is missing or out of reach is said when the box is pressed (EMB-19, EMB-21, EMB-22). */
function Door({ product, configured }: EmbroideredProps) {
  const { choosing, dispatch, quantity, asked, rules, edited } = configured;
  // Of more than there may be it is said, ahead of a garment with fewer than were asked for.
  const may = mayEmbroider(choosing, { pieces: Math.max(quantity, asked), rules });
  const { saved, ...opened } = useOpenedSaved();
  const isAwaited = useItemAwaited() || opened.isAwaited;
  const isGuest = useAccount() === null;
  const arrives = useArrives(product);
  const opening = useOpening(
    may === true && !isAwaited ? garmentOf(product, configured, { saved, arrives }) : undefined,
    isLockedDown(product),
  );
  const { opened: garment, isOpen, close } = opening;
  const { embroidering, ...saving } = useEmbroider({
    product,
    garment,
    edited,
    reopens: isLockedDown(product),
    onSaved: (itemId) => void opening.afterSaving(itemId),
  });
  const own = use(OwnChoiceScope);
  const open = () => {
    const typed = configured.refusedEntry.pieces();
    const begins = typed === undefined ? may : mayEmbroider(choosing, { pieces: typed, rules });
    if (begins === true) return own?.isLacking() ? undefined : opening.open();
    showProblem(begins);
    // Those that may be had stand in the box for pieces, and are begun with the next press.
    if (begins.error === "embroidery.tooManyPieces") configured.setQuantity(quantity);
    if (missing(choosing).length > 0) dispatch({ type: "submit" });
  };
  useNotAdded(product, open);
  const isDone = edited !== undefined && edited.parts.length > 0;
  return (
    <>
      <EmbroideryDoor
        garment={garment}
        isOpen={isOpen}
        isDone={isDone}
        saving={{ ...saving, beside: besideOf({ product, saved, isGuest, embroidering }) }}
        round={opening.round}
        isPreset={product.hasDefaultEmbroideryAndLocked}
        options={product.embroideryOptions}
        arrives={isDone || isLockedDown(product) ? undefined : laterArrival(product, arrives)}
        likely={may === true ? variantOf(choosing)?.productId : undefined}
        onOpen={open}
        onClose={close}
      />
      {takesTeam(product) && !edited ? (
        <TeamDoor product={product} configured={configured} />
      ) : null}
    </>
  );
}

/** The days on which it is there, by how it is made. */
function useArrives({ embroideredArrival }: Product): Garment["arrives"] {
  const { locale } = useShop();
  const said = (days: Product["arrival"] | undefined) =>
    days ? arrivalDays(days, locale) : undefined;
  return { sewn: said(embroideredArrival?.sewn), digitized: said(embroideredArrival?.digitized) };
}

/** The days on which it is there with something done to it; undefined where that takes no longer, or nobody says. */
const laterArrival = (
  { arrival, embroideredArrival }: Product,
  { sewn }: Garment["arrives"],
): string | undefined => (embroideredArrival?.sewn?.to === arrival?.to ? undefined : sewn);

/** Whether the address names an item of a cart that has not come yet: what stands on it is not begun anew meanwhile. */
function useItemAwaited(): boolean {
  const { itemId } = readAddressChoice(useAddress().search);
  return useCart().isPending && itemId !== undefined;
}

/** A list has a name for each piece, and no options of the product and no logos, which what is sold with embroidery alone may have to have. */
const takesTeam = (product: Product): boolean =>
  product.embroideryOptions.includes("text") &&
  !isLockedDown(product) &&
  product.customOptions.length === 0;

/** What is not sold without embroidery is not added bare: the button leads to the editor (PDP-34). */
function useNotAdded(product: Product, open: () => void): void {
  const lead = useEffectEvent(open);
  const { id } = product;
  const isLed = isLockedDown(product);
  useEffect(() => {
    if (!isLed) return undefined;
    return subscribe("cart.itemNotAdded", ({ productId }) => {
      if (productId === id) lead();
    });
  }, [id, isLed]);
}

interface Beside {
  readonly product: Product;
  readonly saved: ShownSaved | undefined;
  readonly isGuest: boolean;
  readonly embroidering: (made: Made) => Embroidering | undefined;
}

/** What else can be done with what stands in the editor (EMB-33). */
const besideOf =
  ({ product, saved, isGuest, embroidering }: Beside) =>
  (made: Made | undefined) => (
    <Suspense>
      <KeepProduct
        made={made && embroidering(made)}
        product={product.name}
        saved={saved}
        isGuest={isGuest}
      />
    </Suspense>
  );

function garmentOf(
  product: Product,
  { choosing, quantity: pieces, edited }: Configured,
  { saved, arrives }: { readonly saved: ShownSaved | undefined } & Pick<Garment, "arrives">,
): Garment | undefined {
  // What stands in the cart is ahead of what it was saved as.
  const begun = edited ?? saved?.item;
  const variant = variantOf(choosing);
  return (
    variant && {
      name: product.name,
      keptAs: keptAs(product, { edited, saved }),
      variantId: variant.productId,
      chosen: chosenWords(choosing),
      cloth: clothColor(choosing),
      images: galleryImages(product, choosing),
      pieces,
      arrives,
      before: begun && choiceOfParts(begun.parts),
      isUpdate: edited !== undefined,
      isLockedDown: isLockedDown(product),
    }
  );
}

/** Under which name what is unfinished is kept: another one of another saved product, or item. */
function keptAs(
  { id, parentId }: Product,
  {
    edited,
    saved,
  }: { readonly edited: ShownItem | undefined; readonly saved: ShownSaved | undefined },
): string {
  if (edited) return `item ${edited.id}`;
  return saved ? `saved ${saved.id}` : `product ${parentId ?? id}`;
}

/** `White, L` */
function chosenWords({ family, chosen }: Choosing): string {
  return family.choices
    .flatMap(({ id, options }) => options.find((option) => option.id === chosen[id])?.label ?? [])
    .join(", ");
}

/** The color of the chosen cloth; undefined where it is told by a picture, or there is no choice. */
function clothColor({ family, chosen }: Choosing): string | undefined {
  const choice = family.choices.find(isColor);
  if (!choice || choice.swatch === "image") return undefined;
  return choice.options.find(({ id }) => id === chosen[choice.id])?.value ?? undefined;
}
