import { Button, buttonClass } from "@placket/ui/button/Button";
import { Drawer } from "@placket/ui/drawer/Drawer";
import { miniCartOpen } from "../chrome/mini-cart-door.ts";
import { useObservable } from "../events/observable.ts";
import { useFormatPrice } from "../money/Price.tsx";
import { hrefTo } from "../routing/routes.ts";
import { t, tn } from "../translation/translate.ts";
import type { CartItemWire, CartWire } from "./cart.queries.ts";
import { FreeShipping } from "./FreeShipping.tsx";
import { optionsLine } from "./ItemFacts.tsx";
import { ItemPicture } from "./ItemPicture.tsx";
import styles from "./MiniCart.module.css";
import { QuantityEditor } from "./QuantityEditor.tsx";
import { useCart, useItemChange } from "./use-cart.ts";

const close = () => miniCartOpen.set(false);

/** The cart over the page (CART-12, CART-13). */
export default function MiniCart() {
  const isOpen = useObservable(miniCartOpen);
  const { data: cart } = useCart();
  const count = cart?.total_quantity ?? 0;
  return (
    <Drawer
      open={isOpen}
      onClose={close}
      title={t("Your cart")}
      titleEnd={count > 0 ? tn(count, "%1 ITEM", "%1 ITEMS") : ""}
      closeLabel={t("Close")}
      footer={cart && count > 0 ? <Foot cart={cart} /> : <Continue />}
    >
      {cart && count > 0 ? (
        <Items cart={cart} />
      ) : (
        <p className={styles["empty"]}>{t("Your cart is empty")}</p>
      )}
    </Drawer>
  );
}

function Items({ cart }: { cart: CartWire }) {
  return (
    <>
      <div className={styles["shipping"]}>
        <FreeShipping cart={cart} />
      </div>
      <ul>
        {cart.items.map((item) => (
          <MiniItem key={item.item_id} item={item} />
        ))}
      </ul>
    </>
  );
}

function MiniItem({ item }: { item: CartItemWire }) {
  const price = useFormatPrice();
  const { remove, busy } = useItemChange(item);
  return (
    <li className={styles["item"]} aria-busy={busy}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="84px" />
      </div>
      <div>
        <h3 className={styles["name"]}>
          <a href={item.url} onClick={close}>
            {item.name}
          </a>
        </h3>
        <p className={styles["options"]}>{optionsLine(item) || item.sku}</p>
        {item.is_saleable ? null : (
          <p className={styles["gone"]}>
            {t("Product is no longer available, please remove from cart")}
          </p>
        )}
        <div className={styles["foot"]}>
          {item.userCanEdit && item.is_saleable ? (
            <QuantityEditor item={item} commitsAtRest={false} />
          ) : (
            <span className="num">{item.qty}</span>
          )}
          {item.userCanEdit ? (
            <Button
              kind="link"
              onClick={() => remove.mutate()}
              aria-label={t("Remove %1", item.name)}
            >
              {t("Remove")}
            </Button>
          ) : null}
          <b className="num">{price(item.prices.row_total)}</b>
        </div>
      </div>
    </li>
  );
}

function Foot({ cart }: { cart: CartWire }) {
  const price = useFormatPrice();
  return (
    <div className={styles["sum"]}>
      <p className={styles["total"]}>
        <span>{t("TOTAL:")}</span>
        <b className="num">{price(cart.prices.grand_total)}</b>
      </p>
      <p className={styles["hint"]}>{t("Before tax. Promo codes go in at the cart.")}</p>
      <div className={styles["two"]}>
        <a className={buttonClass({ kind: "line" })} href={hrefTo("cart")} onClick={close}>
          {t("View Cart")}
        </a>
        <a className={buttonClass({})} href={hrefTo("checkout")} onClick={close}>
          {t("Checkout")}
        </a>
      </div>
      <Continue />
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
