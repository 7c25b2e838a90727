import { arrivalDays } from "@placket/domain/shipping/arrival";
import { useId, useState } from "react";
import { useShop } from "../api/shop.ts";
import type { ShownItem, ShownCart } from "../cart/cart.queries.ts";
import { optionsLine } from "../cart/ItemFacts.tsx";
import { ItemPicture } from "../cart/ItemPicture.tsx";
import { FoldedNames } from "../cart/team/FoldedNames.tsx";
import { inTeams, type TogetherInCart } from "../cart/team/in-teams.ts";
import { alike, setApart } from "@placket/domain/line/set-apart";
import { teamFacts } from "../cart/team/team-facts.ts";
import { Stitched } from "../embroidery/Stitched.tsx";
import { Totals } from "../cart/Totals.tsx";
import { useFormatPrice } from "../money/Price.tsx";
import { useObservable } from "../events/observable.ts";
import { hrefTo } from "../routing/routes.ts";
import { t, tn } from "../translation/translate.ts";
import { methodTitle } from "./steps/shipping-methods.ts";
import styles from "./OrderSummary.module.css";
import { isUnsummed } from "./unsummed.ts";

/** The cart in its reduced form, without buttons (CHECK-31); on a phone folded to its sum. */
export function OrderSummary({ cart }: { cart: ShownCart }) {
  const price = useFormatPrice();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <aside className={styles["side"]} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`} className={styles["head"]}>
        {tn(cart.pieces, "%1 ITEM", "%1 ITEMS")}{" "}
        <span className={`num ${styles["sum"]}`}>{price(cart.grandTotal)}</span>
      </h2>
      <output className={styles["unsummed"]}>
        {useObservable(isUnsummed)
          ? t("Not in the total yet: the shipping you chose. The store cannot be reached.")
          : null}
      </output>
      <button
        type="button"
        className={styles["fold"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? t("Hide what is in it") : t("Show what is in it")}
      </button>
      <div id={id} className={styles["contents"]} data-open={isOpen || undefined}>
        <ul>
          {inTeams(cart.items).map((team) =>
            team.title === undefined ? (
              <Line key={team.items[0].id} item={team.items[0]} />
            ) : (
              <TeamLine key={team.items[0].id} team={team} />
            ),
          )}
        </ul>
        <Totals cart={cart} />
        <Way cart={cart} />
        <a className={`link ${styles["back"]}`} href={hrefTo("cart")}>
          {t("Back to cart")}
        </a>
      </div>
    </aside>
  );
}

/** How the goods come, and when, once that is chosen. */
function Way({ cart: { chosenShippingMethod: method } }: { cart: ShownCart }) {
  const { locale } = useShop();
  if (!method?.arrival) return null;
  const days = arrivalDays(method.arrival, locale);
  return (
    <p className={styles["way"]}>
      {methodTitle(method)} <b>{t("Arrives %1", days)}</b>
    </p>
  );
}

/** A list of wearers as one line, which unfolds to its names. */
function TeamLine({ team }: { team: TogetherInCart }) {
  const price = useFormatPrice();
  const { items, title } = team;
  const [first] = items;
  const { pieces, sizes, total } = teamFacts(team);
  return (
    <li className={styles["line"]}>
      <div className={styles["picture"]}>
        <ItemPicture item={first} sizes="56px" />
      </div>
      <div>
        <b>{first.name}</b>
        <p>{title}</p>
        <p>{[sizes, tn(pieces, "%1 piece", "%1 pieces")].join(", ")}</p>
        <p>{alike(team)}</p>
        <Stitched item={first} />
      </div>
      <span className="num">{price(total)}</span>
      <FoldedNames count={items.length}>
        <ul>
          {setApart(items).map((item) => (
            <Line key={item.id} item={item} />
          ))}
        </ul>
      </FoldedNames>
    </li>
  );
}

function Line({ item }: { item: ShownItem }) {
  const price = useFormatPrice();
  const pieces = tn(item.quantity, "%1 piece", "%1 pieces");
  return (
    <li className={styles["line"]}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="56px" />
      </div>
      <div>
        <b>{item.name}</b>
        <p>{[optionsLine(item), pieces].filter(Boolean).join(", ")}</p>
        <Stitched item={item} />
        {item.unsold ? <p className={styles["gone"]}>{item.unsold.text}</p> : null}
      </div>
      <span className="num">{price(item.rowTotal)}</span>
    </li>
  );
}
