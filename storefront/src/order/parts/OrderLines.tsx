import { lineWords, type PiecesDone } from "@placket/domain/order/step/line-words";
import { Picture } from "@placket/ui/drawing/picture/Picture";
import type { ReactNode } from "react";
import { FoldedNames } from "../../cart/team/FoldedNames.tsx";
import { together, type Together } from "@placket/domain/line/together";
import { alike, setApart } from "@placket/domain/line/set-apart";
import { teamFacts } from "../../cart/team/team-facts.ts";
import { Stitched } from "../../embroidery/Stitched.tsx";
import { pictureSource } from "../../media/picture-source.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import type { ShownOrder } from "../order.queries.ts";
import styles from "./OrderParts.module.css";

type Item = ShownOrder["items"][number] & {
  /** What became of its pieces, where that is told. */
  readonly done?: PiecesDone;
};

interface OrderLinesProps {
  readonly items: readonly Item[];
  /** They are sent for what came back, and cost the difference. */
  readonly isExchange?: boolean;
  /** What can be done with each line, in their order. */
  readonly below?: readonly ReactNode[] | undefined;
}

/** What was ordered, line by line; a list of wearers is one, which unfolds to its names. */
export function OrderLines({ items, isExchange = false, below }: OrderLinesProps) {
  const lists = together(items, ({ team, name }) => ({ title: team ?? undefined, product: name }));
  const belowOf = new Map(items.map((item, at) => [item, below?.[at]]));
  const lineOf = (item: Item, at: number, told = item) => (
    <Line key={at} item={told} isExchange={isExchange} below={belowOf.get(item)} />
  );
  return (
    <ul>
      {lists.map((list, at) =>
        // Two lines may be of one sku, apart by what is done to their pieces; the list never changes.
        list.title === undefined ? (
          lineOf(list.items[0], at)
        ) : (
          <TeamLine key={at} team={list} lineOf={lineOf} />
        ),
      )}
    </ul>
  );
}

interface TeamLineProps {
  readonly team: Together<Item>;
  /** A wearer's own line. */
  readonly lineOf: (item: Item, at: number, told: Item | undefined) => ReactNode;
}

function TeamLine({ team: { title, items }, lineOf }: TeamLineProps) {
  const price = useFormatPrice();
  const [first] = items;
  const { pieces, sizes, total } = teamFacts({ items });
  const told = setApart(items);
  return (
    <li className={styles["line"]}>
      <LinePicture item={first} />
      <div>
        <LineName item={first} />
        <p>{title}</p>
        <p>{[sizes, tn(pieces, "%1 piece", "%1 pieces")].join(", ")}</p>
        <p>{alike({ title, items })}</p>
        <Stitched item={first} />
      </div>
      <span className="num">{price(total)}</span>
      <FoldedNames count={items.length}>
        <ul>{items.map((item, at) => lineOf(item, at, told[at]))}</ul>
      </FoldedNames>
    </li>
  );
}

function LinePicture({ item: { image } }: { readonly item: Item }) {
  return (
    <div className={styles["picture"]}>
      {image === null ? null : <Picture {...pictureSource(image, 320)} sizes="72px" alt="" />}
    </div>
  );
}

function LineName({ item: { name, url } }: { readonly item: Item }) {
  if (url === null) return <b>{name}</b>;
  return (
    <a href={url}>
      <b>{name}</b>
    </a>
  );
}

interface LineProps {
  readonly item: Item;
  readonly isExchange: boolean;
  readonly below: ReactNode;
}

function Line({ item, isExchange, below }: LineProps) {
  const price = useFormatPrice();
  const pieces = tn(item.quantity, "%1 piece", "%1 pieces");
  const done = item.done ? lineWords(item.done, t) : [];
  const chosen = item.options.map(({ value }) => value).join(", ");
  return (
    <li className={styles["line"]}>
      <LinePicture item={item} />
      <div>
        <LineName item={item} />
        <p>{[chosen, pieces, ...done].filter(Boolean).join(", ")}</p>
        <Stitched item={item} />
        <p>
          {isExchange
            ? t("Difference of %1", price(item.rowTotal))
            : t("%1 each", price(item.price))}
        </p>
        <p className={styles["onPaper"]}>{t("Item SKU %1", item.sku)}</p>
        {below}
      </div>
      <span className="num">{price(item.rowTotal)}</span>
    </li>
  );
}
