import { WISH_NOTE_MAX, WISH_QUANTITY_MAX } from "@placket/domain/wishlist/wishlist";
import { Button, buttonClass } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useState, type FormEvent } from "react";
import { pictureSource } from "../../media/picture-source.ts";
import { Price } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { sayRefused } from "../say-refused.ts";
import type { Wisher } from "../wishes.queries.ts";
import { MoveWish } from "./MoveWish.tsx";
import { useWishChange } from "./use-wish-change.ts";
import type { ShownWish, WishListHead } from "./wish-lists.queries.ts";
import styles from "./WishRow.module.css";

interface WishRowProps {
  readonly wish: ShownWish;
  readonly wisher: Wisher;
  readonly list: WishListHead;
  readonly lists: readonly WishListHead[];
  /** Why it did not come into the cart. */
  readonly refused: string | undefined;
  readonly isBuying: boolean;
  readonly onBuy: () => void;
}

/** A product on a list, with its pieces, its note and what may be done with it. */
export function WishRow({ wish, wisher, list, lists, refused, isBuying, onBuy }: WishRowProps) {
  const { product, chosen } = wish;
  const name = product?.name ?? t("A product that is not available any more");
  const takeOff = useWishChange(wisher, (calls) => calls.takeOff(list.id, wish.id), sayRefused);
  const others = lists.filter(({ id }) => id !== list.id);
  return (
    <li className={styles["row"]} aria-busy={takeOff.isPending}>
      {product?.picture ? (
        <img
          className={styles["picture"]}
          {...pictureSource(product.picture, 414)}
          alt=""
          sizes="84px"
          loading="lazy"
        />
      ) : (
        <div className={styles["picture"]} />
      )}
      <div className={styles["facts"]}>
        <h3 className={styles["name"]}>
          {product ? <a href={product.url}>{product.name}</a> : name}
        </h3>
        {chosen.length > 0 ? <p className="muted">{chosen.join(", ")}</p> : null}
        {product?.price ? (
          <p>
            <Price now={product.price} was={product.was} />
          </p>
        ) : null}
        {product && !product.isAtHand ? <p className={styles["out"]}>{t("Out of stock")}</p> : null}
        {refused === undefined ? null : (
          <p role="alert" className={styles["out"]}>
            {refused}
          </p>
        )}
      </div>
      <WishForm wish={wish} wisher={wisher} list={list} name={name} />
      <div className={styles["ways"]}>
        {product && product.isAtHand && !wish.isOpen ? (
          <Button
            size="sm"
            busy={isBuying}
            aria-label={t("Move to cart: %1", name)}
            onClick={onBuy}
          >
            {t("Move to cart")}
          </Button>
        ) : null}
        {product && wish.isOpen ? (
          <a className={buttonClass({ size: "sm", kind: "line" })} href={product.url}>
            {t("Choose options")}
            <span className="visually-hidden"> {name}</span>
          </a>
        ) : null}
        {others.length > 0 ? <MoveWish {...{ wish, wisher, list, others, name }} /> : null}
        <Button
          kind="link"
          busy={takeOff.isPending}
          aria-label={t("Remove: %1", name)}
          onClick={() => takeOff.mutate()}
        >
          {t("Remove")}
        </Button>
      </div>
    </li>
  );
}

interface WishFormProps extends Pick<WishRowProps, "wish" | "wisher" | "list"> {
  readonly name: string;
}

/** Pieces and note; they are saved by a press once something of them is another. */
function WishForm({ wish, wisher, list, name }: WishFormProps) {
  const [quantity, setQuantity] = useState(String(wish.quantity));
  const [note, setNote] = useState(wish.note);
  const save = useWishChange(
    wisher,
    (calls, said: { readonly quantity: number; readonly note: string }) =>
      calls.change(list.id, wish.id, said.quantity, said.note),
    sayRefused,
  );
  const isChanged = Number(quantity) !== wish.quantity || note.trim() !== wish.note;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isChanged && !save.isPending)
      save.mutate({ quantity: Number(quantity), note: note.trim() });
  };
  return (
    <form className={styles["form"]} onSubmit={submit}>
      <TextField
        label={t("Pieces")}
        aria-label={t("Pieces of %1", name)}
        inputMode="numeric"
        maxLength={String(WISH_QUANTITY_MAX).length}
        value={quantity}
        onChange={(event) => setQuantity(event.currentTarget.value)}
      />
      <TextField
        label={t("Note")}
        aria-label={t("Note on %1", name)}
        maxLength={WISH_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
      />
      {isChanged ? (
        <Button type="submit" kind="line" size="sm" busy={save.isPending}>
          {t("Save")}
        </Button>
      ) : null}
    </form>
  );
}
