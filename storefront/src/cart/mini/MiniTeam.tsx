import { Stitched } from "../../embroidery/Stitched.tsx";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import { ItemName } from "../ItemName.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import { editTeamHref, teamFacts } from "../team/team-facts.ts";
import type { TogetherInCart } from "../team/in-teams.ts";
import styles from "./MiniCart.module.css";

/** A list of wearers as one item of the mini-cart; `onLeave` is called when a link is followed. */
export function MiniTeam({ team, onLeave }: { team: TogetherInCart; onLeave: () => void }) {
  const { title = "", items } = team;
  const [first] = items;
  const price = useFormatPrice();
  const { pieces, sizes, total } = teamFacts(team);
  return (
    <li className={styles["item"]}>
      <div className={styles["picture"]}>
        <ItemPicture item={first} sizes="84px" />
      </div>
      <div>
        <h3 className={styles["name"]}>
          <ItemName item={first} onClick={onLeave} />
        </h3>
        <p className={styles["options"]}>{title}</p>
        <p className={styles["options"]}>{sizes}</p>
        <Stitched item={first} />
        <div className={styles["foot"]}>
          <span className="num">{tn(pieces, "%1 piece", "%1 pieces")}</span>
          <a
            className="link"
            href={editTeamHref(team)}
            onClick={onLeave}
            aria-label={t("Edit list %1", title)}
          >
            {t("Edit list")}
          </a>
          <b className="num">{price(total)}</b>
        </div>
      </div>
    </li>
  );
}
