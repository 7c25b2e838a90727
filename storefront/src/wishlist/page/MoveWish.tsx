import { Button } from "@placket/ui/action/button/Button";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useState, type FormEvent } from "react";
import { t } from "../../translation/translate.ts";
import { sayRefused } from "../say-refused.ts";
import type { Wisher } from "../wishes.queries.ts";
import { useWishChange } from "./use-wish-change.ts";
import type { ShownWish, WishListHead } from "./wish-lists.queries.ts";
import styles from "./WishRow.module.css";

interface MoveWishProps {
  readonly wish: ShownWish;
  readonly wisher: Wisher;
  readonly list: WishListHead;
  /** The lists that it may go to. */
  readonly others: readonly WishListHead[];
  readonly name: string;
}

/** Moves a product to another list: by a press, for whoever goes through the lists by key has chosen none yet. */
export function MoveWish({ wish, wisher, list, others, name }: MoveWishProps) {
  const [to, setTo] = useState("");
  const move = useWishChange(wisher, (calls) => calls.move(list.id, to, wish.id), sayRefused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (to !== "" && !move.isPending) move.mutate();
  };
  return (
    <form className={styles["move"]} onSubmit={submit}>
      <SelectField
        label={t("Move to another list")}
        value={to}
        onChange={(event) => setTo(event.currentTarget.value)}
      >
        <option value="">{t("Choose a list")}</option>
        {others.map(({ id, name: title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </SelectField>
      {to === "" ? null : (
        <Button
          type="submit"
          kind="line"
          size="sm"
          busy={move.isPending}
          aria-label={t("Move: %1", name)}
        >
          {t("Move")}
        </Button>
      )}
    </form>
  );
}
