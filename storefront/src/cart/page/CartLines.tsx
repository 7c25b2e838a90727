import { Button } from "@placket/ui/action/button/Button";
import { lateModule } from "@placket/web/late/late-module";
import { useFormatPrice } from "../../money/Price.tsx";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import type { ShownItem, ShownCart } from "../cart.queries.ts";
import styles from "./CartLines.module.css";
import { editHref, isEdited } from "./edit-href.ts";
import { ItemFacts } from "../ItemFacts.tsx";
import { ItemName, itemLabel } from "../ItemName.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import { QuantityEditor } from "../QuantityEditor.tsx";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { late } from "../../slot/late.tsx";
import { useSaveForLater } from "../saved/use-save-for-later.ts";
import { inTeams } from "../team/in-teams.ts";
import { useItemChange } from "../use-item-change.ts";

const TeamLine = late(
  "src/cart/team/TeamLine.tsx",
  lateModule(() => import("../team/TeamLine.tsx")),
  <li className={styles["teamBones"]} />,
);

/** The items of the cart page: picture, what was chosen, pieces, per piece, line. */
export function CartLines({ cart }: { cart: ShownCart }) {
  return (
    <div className={styles["lines"]}>
      <div className={styles["heads"]} aria-hidden="true">
        <span>{t("Garment")}</span>
        <span>{t("Pieces")}</span>
        <span>{t("Per piece")}</span>
        <span>{t("Line")}</span>
      </div>
      <ul>
        {inTeams(cart.items).map((team) => {
          const lineOf = (item: ShownItem, told = item) => (
            <CartLine
              key={item.id}
              item={item}
              told={told}
              isLastOfFamily={isLastOfFamily(item, cart)}
            />
          );
          return team.title === undefined ? (
            lineOf(team.items[0])
          ) : (
            <TeamLine key={team.items[0].id} team={team} lineOf={lineOf} />
          );
        })}
      </ul>
    </div>
  );
}

/** Bulk prices count the pieces of a family: what is said of them stands once, at its last line. */
const isLastOfFamily = ({ id, familyId }: ShownItem, { items }: ShownCart) =>
  items.findLast((one) => one.familyId === familyId)?.id === id;

interface CartLineProps {
  readonly item: ShownItem;
  /** It with as much of what was chosen as is told. */
  readonly told: ShownItem;
  readonly isLastOfFamily: boolean;
}

function CartLine({ item, told, isLastOfFamily: tellsTier }: CartLineProps) {
  const price = useFormatPrice();
  const { remove, busy } = useItemChange(item);
  const save = useSaveForLater(item);
  const { portal } = useConfig();
  const isReduced = !portal?.hidesStruckPrices && item.originalPrice.value > item.price.value;
  return (
    <li className={styles["line"]} aria-busy={busy || save.isPending}>
      <div className={styles["picture"]}>
        <ItemPicture item={item} sizes="132px" />
      </div>
      <div>
        <h2 className={styles["name"]}>
          <ItemName item={item} />
        </h2>
        <ItemFacts item={told} className={styles["facts"]} />
        <Stitched item={item} />
        {item.unsold ? <output className={styles["gone"]}>{item.unsold.text}</output> : null}
        {item.priceRules.length > 0 ? (
          <p className={styles["off"]}>
            {t(
              "%1 each instead of %2: %3",
              price(item.price),
              price(item.originalPrice),
              item.priceRules.join(", "),
            )}
          </p>
        ) : null}
        {item.discounts.map(({ label, amount }) => (
          <p key={label} className={styles["off"]}>
            {t("%1 off: %2", price(amount), label)}
          </p>
        ))}
        {tellsTier && item.nextTier && item.isSaleable ? (
          <p className={styles["tier"]}>
            {t("Add %1 more to pay %2 each", item.nextTier.pieces, price(item.nextTier.price))}
          </p>
        ) : null}
        {item.earns === "" ? null : <p className={styles["tier"]}>{item.earns}</p>}
        {item.canEdit ? (
          <p className={styles["actions"]}>
            {isEdited(item) ? (
              <a className="link" href={editHref(item)} aria-label={t("Edit %1", itemLabel(item))}>
                {t("Edit")}
              </a>
            ) : null}
            <Button
              kind="link"
              onClick={() => save.mutate()}
              busy={save.isPending}
              aria-label={t("Save for later: %1", itemLabel(item))}
            >
              {t("Save for later")}
            </Button>
            <Button
              kind="link"
              onClick={() => remove.mutate()}
              busy={remove.isPending}
              aria-label={t("Remove %1", itemLabel(item))}
            >
              {t("Remove")}
            </Button>
          </p>
        ) : null}
      </div>
      <div className={styles["pieces"]}>
        {item.canEdit && item.isSaleable ? (
          <QuantityEditor item={item} commitsAtRest />
        ) : (
          <span className="num">{item.quantity}</span>
        )}
      </div>
      <p className={styles["each"]}>
        {isReduced ? <s>{price(item.originalPrice)}</s> : null}
        {price(item.price)}
      </p>
      <p className={styles["sum"]}>{price(item.rowTotal)}</p>
    </li>
  );
}
