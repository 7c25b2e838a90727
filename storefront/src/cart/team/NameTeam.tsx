import { Button } from "@placket/ui/action/button/Button";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState } from "react";
import { t } from "../../translation/translate.ts";
import { chosenOf } from "./team-facts.ts";
import { wearerOf } from "./wearer-of.ts";
import type { TogetherInCart } from "./in-teams.ts";
import styles from "./TeamLine.module.css";

interface NameTeamProps {
  readonly team: TogetherInCart;
  readonly isBusy: boolean;
  readonly onName: (asked: { readonly title: string; readonly itemIds: readonly number[] }) => void;
}

/** Calls a list anew; where not all of it is ticked, those become a list of their own. */
export function NameTeam({ team, isBusy, onName }: NameTeamProps) {
  const { title: before = "", items } = team;
  const [title, setTitle] = useState(before);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = items.filter(({ id }) => !left.has(id));
  const isReady = title.trim() !== "" && title.trim() !== before && chosen.length > 0;
  const turn = (id: number) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <form
      className={styles["below"]}
      onSubmit={(event) => {
        event.preventDefault();
        if (isReady && !isBusy)
          onName({ title: title.trim(), itemIds: chosen.map(({ id }) => id) });
      }}
    >
      <TextField
        label={t("What the list is called")}
        hint={t("Names that are not ticked stay in the list they are in.")}
        value={title}
        maxLength={60}
        onChange={({ target }) => setTitle(target.value)}
      />
      <ul className={styles["ticks"]}>
        {items.map((item) => (
          <li key={item.id}>
            <Checkbox
              label={[wearerOf(item), ...chosenOf(item)].join(", ")}
              checked={!left.has(item.id)}
              onChange={() => turn(item.id)}
            />
          </li>
        ))}
      </ul>
      <Button type="submit" size="sm" busy={isBusy} aria-disabled={!isReady}>
        {left.size === 0 ? t("Rename") : t("Split")}
      </Button>
    </form>
  );
}
