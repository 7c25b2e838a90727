import type { Money } from "@placket/domain/money/money";
import { times } from "@placket/domain/money/money";
import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useState } from "react";
import { useFormatPrice, type Amount } from "../../money/Price.tsx";
import { decimalOf } from "@placket/domain/money/price-format";
import { t } from "../../translation/translate.ts";
import type { Lettering } from "../text/use-lettering.ts";
import styles from "./Configurator.module.css";

interface SaveBarProps {
  readonly lettering: Lettering;
  readonly pieces: number;
  readonly isUpdate: boolean;
  readonly isBusy: boolean;
  /** What is wrong with the whole. */
  readonly problems: readonly string[];
  readonly onSave: () => void;
}

/** What the text takes and costs, and the button that puts it into the cart. */
export function SaveBar({ lettering, pieces, isUpdate, isBusy, problems, onSave }: SaveBarProps) {
  const { price, isReady } = lettering;
  const facts = useFacts(lettering);
  return (
    <div className={styles["save"]}>
      {problems.map((problem) => (
        <p key={problem} className={styles["problem"]} role="alert">
          {problem}
        </p>
      ))}
      <div className={styles["sum"]}>
        <PieceText price={price} pieces={pieces} />
        <p className={styles["facts"]}>{facts}</p>
        <Spoken text={facts} />
      </div>
      <Button
        size="big"
        busy={isBusy}
        busyLabel={t("Adding")}
        aria-disabled={!isReady}
        className={isReady ? undefined : styles["greyed"]}
        onClick={onSave}
      >
        {isUpdate ? t("Update Item") : t("Add to Cart")}
      </Button>
    </div>
  );
}

function PieceText({
  price,
  pieces,
}: {
  readonly price: Money | undefined;
  readonly pieces: number;
}) {
  const format = useFormatPrice();
  if (!price) return <p className={styles["price"]}>{t("Embroidery")}</p>;
  const each = format(shown(price));
  return (
    <p className={styles["price"]}>
      {t("%1 per piece", each)}
      {pieces > 1 ? (
        <span className={styles["total"]}>
          {" "}
          {t("%1 for %2", format(shown(times(price, pieces))), pieces)}
        </span>
      ) : null}
    </p>
  );
}

const shown = (money: Money): Amount => ({ value: decimalOf(money), currency: money.currency });

/** Measures and stitches of what was sewn last. */
function useFacts({ facts }: Lettering): string {
  if (!facts || facts.stitches === 0) return t("Enter a name to see it sewn.");
  const { widthMm, heightMm, stitches } = facts;
  return t("%1 × %2 mm, %3 stitches", Math.round(widthMm), Math.round(heightMm), stitches);
}

/** How long a number stands before it is read aloud, in ms: what is typed does not chatter. */
const SETTLED_MS = 900;

function Spoken({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{settled}</output>;
}
