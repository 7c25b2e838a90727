import { Button } from "@placket/ui/action/button/Button";
import { useId, useState, type ReactNode } from "react";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import lineStyles from "../page/CartLines.module.css";
import { ItemName } from "../ItemName.tsx";
import { ItemPicture } from "../ItemPicture.tsx";
import type { ShownItem } from "../cart.queries.ts";
import { NameTeam } from "./NameTeam.tsx";
import { alike, setApart } from "@placket/domain/line/set-apart";
import { editTeamHref, teamFacts } from "./team-facts.ts";
import type { TogetherInCart } from "./in-teams.ts";
import styles from "./TeamLine.module.css";
import { useTeamChange } from "./use-team-change.ts";

interface TeamLineProps {
  readonly team: TogetherInCart;
  /** A line of its own for an item, as much of it told as sets it apart. */
  readonly lineOf: (item: ShownItem, told: ShownItem) => ReactNode;
}

/** Of a folded list so many names are shown as they will be sewn. */
const SHOWN_SEWN = 2;

/** What is done with a list at present, below what it says. */
type Doing = "names" | "naming" | "removing" | undefined;

function linesOf({ items }: TogetherInCart, lineOf: TeamLineProps["lineOf"]): readonly ReactNode[] {
  const told = setApart(items);
  return items.map((item, at) => lineOf(item, told[at] ?? item));
}

/** A list of wearers as one line of the cart that unfolds (issue 10, point 3; decision 0088). */
export default function TeamLine({ team, lineOf }: TeamLineProps) {
  const { title = "", items } = team;
  const [first] = items;
  const price = useFormatPrice();
  const [doing, setDoing] = useState<Doing>();
  const { name, drop } = useTeamChange(team);
  const namesId = useId();
  const { pieces, sizes, total } = teamFacts(team);
  const canEdit = items.every((item) => item.canEdit);
  const toggle = (what: Doing) => setDoing(doing === what ? undefined : what);
  return (
    <li className={lineStyles["line"]} aria-busy={name.isPending || drop.isPending}>
      <div className={lineStyles["picture"]}>
        <ItemPicture item={first} sizes="132px" />
      </div>
      <div>
        <h2 className={lineStyles["name"]}>
          <ItemName item={first} />
        </h2>
        <p className={styles["title"]}>{title}</p>
        <p className={styles["sizes"]}>{sizes}</p>
        <p className={styles["sizes"]}>{alike(team)}</p>
        {doing === "names" ? null : (
          <div className={styles["sewn"]}>
            {items.slice(0, SHOWN_SEWN).map((item) => (
              <Stitched key={item.id} item={item} />
            ))}
          </div>
        )}
        <p className={lineStyles["actions"]}>
          <Button
            kind="link"
            aria-expanded={doing === "names"}
            aria-controls={namesId}
            onClick={() => toggle("names")}
          >
            {doing === "names"
              ? t("Hide names")
              : tn(items.length, "Show %1 name", "Show %1 names")}
          </Button>
          {canEdit ? (
            <>
              <a className="link" href={editTeamHref(team)} aria-label={t("Edit list %1", title)}>
                {t("Edit list")}
              </a>
              <Button
                kind="link"
                aria-expanded={doing === "naming"}
                onClick={() => toggle("naming")}
              >
                {t("Rename or split")}
              </Button>
              <Button
                kind="link"
                aria-expanded={doing === "removing"}
                aria-label={t("Remove list %1", title)}
                onClick={() => toggle("removing")}
              >
                {t("Remove")}
              </Button>
            </>
          ) : null}
        </p>
        {doing === "removing" ? (
          <p className={styles["removing"]}>
            <Button size="sm" kind="line" busy={drop.isPending} onClick={() => drop.mutate()}>
              {tn(pieces, "Remove %1 piece", "Remove %1 pieces")}
            </Button>
            <Button size="sm" kind="link" onClick={() => setDoing(undefined)}>
              {t("Keep them")}
            </Button>
          </p>
        ) : null}
      </div>
      <div className={lineStyles["pieces"]}>
        <span className="num">{pieces}</span>
      </div>
      <p className={lineStyles["each"]} />
      <p className={lineStyles["sum"]}>{price(total)}</p>
      <div id={namesId} className={styles["below"]} hidden={doing !== "names"}>
        {doing === "names" ? <ul>{linesOf(team, lineOf)}</ul> : null}
      </div>
      {doing === "naming" ? (
        <NameTeam
          team={team}
          isBusy={name.isPending}
          onName={(asked) => name.mutate(asked, { onSuccess: () => setDoing(undefined) })}
        />
      ) : null}
    </li>
  );
}
