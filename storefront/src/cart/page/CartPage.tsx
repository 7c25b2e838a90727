import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { Seam } from "@placket/ui/drawing/seam/Seam";
import { lateModule } from "@placket/web/late/late-module";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { useObservable } from "../../events/observable.ts";
import { loginHref } from "../../routing/referer.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useKnownCustomer } from "../../session/known-customer.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t, tn } from "../../translation/translate.ts";
import { CartBones } from "../CartBones.tsx";
import { CartLines } from "./CartLines.tsx";
import styles from "./CartPage.module.css";
import type { ShownCart } from "../cart.queries.ts";
import { useEmptyWords } from "../empty-words.ts";
import { FreeShipping } from "../FreeShipping.tsx";
import { offersExpress } from "../pay/offers-express.ts";
import { PromoCode } from "./PromoCode.tsx";
import { isBeforeAddress, isBeforeTax, Totals } from "../Totals.tsx";
import { useAdoptedCart } from "./use-adopted-cart.ts";
import { useEditedLine } from "./use-edited-line.ts";
import { useCart } from "../use-cart.ts";
import { late } from "../../slot/late.tsx";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { useKeptFocus } from "../use-kept-focus.ts";

const PassedOn = late(
  "src/cart/shared/PassedOn.tsx",
  lateModule(() => import("../shared/PassedOn.tsx")),
  null,
);
const SavedItems = late(
  "src/cart/saved/SavedItems.tsx",
  lateModule(() => import("../saved/SavedItems.tsx")),
  null,
);

/** `/checkout/cart`: everything that is meant to be bought, and its sum (CART-11). */
export function CartPage() {
  const isAdopting = useAdoptedCart();
  const { data: cart, isPending, refetch } = useCart();
  useEditedLine(isAdopting ? undefined : cart);
  // Behind the open mini-cart focus is not the page's affair.
  const isBehind = useObservable(miniCartOpen);
  const place = useKeptFocus(isBehind ? undefined : cart?.items.length);
  // An error after the cart was there is swallowed: what is known of it stays (CART-15).
  return (
    <div ref={place} tabIndex={-1}>
      {isPending || isAdopting ? (
        <Loading />
      ) : cart === undefined ? (
        <Failed onRetry={() => void refetch()} />
      ) : !cart || cart.items.length === 0 ? (
        <>
          <Empty />
          <Saved />
        </>
      ) : (
        <>
          <Filled cart={cart} />
          <Saved />
          <Slot in={slots.cartBelow} cart={cart} />
        </>
      )}
    </div>
  );
}

/** What was put aside: nothing is in punchout. */
const Saved = () => (useConfig().punchout ? null : <SavedItems />);

function Filled({ cart: whole }: { cart: ShownCart }) {
  const { punchout } = useConfig();
  const cart = punchout?.is === "inspect" ? withoutEdits(whole) : whole;
  return (
    <div className="wrap">
      <h1 className={styles["title"]}>
        {t("Cart")} <small>{tn(cart.pieces, "%1 ITEM", "%1 ITEMS")}</small>
      </h1>
      <div className={styles["cart"]}>
        <div>
          <CartLines cart={cart} />
          <p className={styles["on"]}>
            <a className="link" href={hrefTo("home")}>
              {t("Continue Shopping")}
            </a>
          </p>
          {punchout ? null : (
            <div className={styles["passedOn"]}>
              <PassedOn />
            </div>
          )}
        </div>
        <Summary cart={cart} />
      </div>
    </div>
  );
}

/** A cart that may only be looked at (PUNCH-02). */
const withoutEdits = (cart: ShownCart): ShownCart => ({
  ...cart,
  items: cart.items.map((item) => ({ ...item, canEdit: false })),
});

function Summary({ cart }: { cart: ShownCart }) {
  const { punchout } = useConfig();
  const open = whatFollows(cart);
  return (
    <section className={styles["side"]} aria-labelledby="cart-summary">
      <h2 id="cart-summary">{t("Summary")}</h2>
      <FreeShipping cart={cart} />
      <Totals cart={cart} divider={<Seam />} />
      {open === null ? null : <p className={styles["hint"]}>{open}</p>}
      {cart.checkoutDisabled ? (
        <output className={styles["stop"]}>
          {t("Change or remove what is no longer available, then check out.")}
        </output>
      ) : punchout ? null : (
        <a className={buttonClass({ size: "big", wide: true })} href={hrefTo("checkout")}>
          {t("Checkout")}
        </a>
      )}
      {punchout ? <Slot in={slots.cartSubmit} cart={cart} /> : <Paying cart={cart} />}
    </section>
  );
}

/** What may pay or lower the sum here, where it is paid here. */
function Paying({ cart }: { cart: ShownCart }) {
  return (
    <>
      {offersExpress(cart) ? (
        <div className={styles["express"]}>
          <Slot in={slots.cartCheckout} cart={cart} />
        </div>
      ) : null}
      <PromoCode cart={cart} />
      <Slot in={slots.cartPays} cart={cart} />
    </>
  );
}

/** What the sum does not know before there is an address. */
function whatFollows(cart: ShownCart): string | null {
  const isShippingOpen = !cart.isVirtual && cart.freeShipping?.part !== 1;
  if (isBeforeTax(cart)) {
    return isShippingOpen
      ? t("Shipping and tax follow from your address.")
      : t("Tax follows from your address.");
  }
  return isBeforeAddress(cart) && isShippingOpen ? t("Shipping follows from your address.") : null;
}

function Empty() {
  const { title, text } = useEmptyWords();
  const isGuest = useKnownCustomer() === null;
  const { punchout } = useConfig();
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{title}</h1>
      <p>{text}</p>
      <a className={buttonClass({})} href={hrefTo("home")}>
        {t("Continue Shopping")}
      </a>
      {isGuest && !punchout ? (
        <p>
          {t("Did you fill a cart on another device?")}{" "}
          <a className="link" href={loginHref(hrefTo("cart"))}>
            {t("Sign in to see it")}
          </a>
        </p>
      ) : null}
      {punchout ? <Slot in={slots.cartSubmit} cart={null} /> : null}
    </div>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={`wrap ${styles["state"]}`}>
      <h1>{t("Cart")}</h1>
      <p role="alert">{t("The cart could not be loaded. Nothing in it is lost.")}</p>
      <Button onClick={onRetry}>{t("Try again")}</Button>
    </div>
  );
}

function Loading() {
  return (
    <div className="wrap">
      <h1 className={styles["title"]}>{t("Cart")}</h1>
      <div className={styles["cart"]}>
        <CartBones lines={3} />
        <div className={styles["side"]} />
      </div>
    </div>
  );
}
