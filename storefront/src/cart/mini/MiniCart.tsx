import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { Drawer } from "@placket/ui/panel/drawer/Drawer";
import { miniCartOpen } from "../../chrome/mini-cart-door.ts";
import { useObservable } from "../../events/observable.ts";
import { hrefTo } from "../../routing/routes.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t, tn } from "../../translation/translate.ts";
import type { ShownCart } from "../cart.queries.ts";
import { useEmptyWords } from "../empty-words.ts";
import { CartBones } from "../CartBones.tsx";
import { FreeShipping } from "../FreeShipping.tsx";
import styles from "./MiniCart.module.css";
import { MiniCartItem } from "./MiniCartItem.tsx";
import { MiniTeam } from "./MiniTeam.tsx";
import { GrandTotal, isBeforeTax, TotalLines } from "../Totals.tsx";
import { inTeams } from "../team/in-teams.ts";
import { useCart } from "../use-cart.ts";
import { useKeptFocus } from "../use-kept-focus.ts";

const close = () => miniCartOpen.set(false);

/** The cart over the page (CART-12, CART-13). */
export default function MiniCart() {
  const isOpen = useObservable(miniCartOpen);
  const { data: cart, isPending, refetch } = useCart();
  const pieces = cart?.pieces ?? 0;
  const place = useKeptFocus(cart?.items.length);
  const isFilled = cart && cart.items.length > 0;
  useBackCloses(isOpen, close);
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={t("Your cart")}
      titleEnd={pieces > 0 ? tn(pieces, "%1 ITEM", "%1 ITEMS") : ""}
      closeLabel={t("Close")}
      footer={isFilled ? <Foot cart={cart} /> : <Continue />}
    >
      <div ref={place} tabIndex={-1}>
        {isFilled ? (
          <Items cart={cart} />
        ) : isPending ? (
          <CartBones lines={2} isSmall />
        ) : cart === undefined ? (
          <Failed onRetry={() => void refetch()} />
        ) : (
          <Empty />
        )}
      </div>
    </Drawer>
  );
}

function Items({ cart }: { cart: ShownCart }) {
  return (
    <>
      <div className={styles["shipping"]}>
        <FreeShipping cart={cart} />
      </div>
      <ul>
        {inTeams(cart.items).map((team) =>
          team.title === undefined ? (
            <MiniCartItem key={team.items[0].id} item={team.items[0]} onLeave={close} />
          ) : (
            <MiniTeam key={team.items[0].id} team={team} onLeave={close} />
          ),
        )}
      </ul>
      <div className={styles["lines"]}>
        <TotalLines cart={cart} />
      </div>
    </>
  );
}

/** In a portal nobody is told of promo codes (CART-29, PORTAL-26). */
function Foot({ cart }: { cart: ShownCart }) {
  const { portal, punchout } = useConfig();
  return (
    <div className={styles["sum"]}>
      <GrandTotal cart={cart} />
      {cart.checkoutDisabled ? (
        <output className={styles["stop"]}>
          {t("Change or remove what is no longer available, then check out.")}
        </output>
      ) : (
        <p className={styles["hint"]}>
          {isBeforeTax(cart) ? `${t("Before tax.")} ` : null}
          {portal?.isActive || punchout ? null : t("Promo codes go in at the cart.")}
        </p>
      )}
      <div className={styles["two"]}>
        {punchout ? (
          <a className={buttonClass({})} href={hrefTo("punchoutCart")} onClick={close}>
            {t("Submit Cart")}
          </a>
        ) : (
          <a className={buttonClass({ kind: "line" })} href={hrefTo("cart")} onClick={close}>
            {t("View Cart")}
          </a>
        )}
        {punchout || cart.checkoutDisabled ? null : (
          <a className={buttonClass({})} href={hrefTo("checkout")} onClick={close}>
            {t("Checkout")}
          </a>
        )}
      </div>
      <Continue />
    </div>
  );
}

function Empty() {
  const { title } = useEmptyWords();
  return <p className={styles["empty"]}>{title}</p>;
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles["empty"]}>
      <p role="alert">{t("The cart could not be loaded. Nothing in it is lost.")}</p>
      <p>
        <Button kind="link" onClick={onRetry}>
          {t("Try again")}
        </Button>
      </p>
    </div>
  );
}

function Continue() {
  return (
    <p className={styles["continue"]}>
      <Button kind="link" onClick={close}>
        {t("CONTINUE SHOPPING")}
      </Button>
    </p>
  );
}
