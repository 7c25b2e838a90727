import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { times } from "@placket/domain/money/money";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { useEffect, useId, useState } from "react";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { amountOf } from "../choice/amount-of.ts";
import { stepName } from "../choice/step-names.ts";
import { kindOf, textOf } from "../choice/text-of-problem.ts";
import type { Work } from "../choice/use-work.ts";
import styles from "./Configurator.module.css";
import type { Garment, Saving } from "./garment.ts";

interface SaveBarProps {
  readonly work: Work;
  readonly garment: Garment;
  readonly saving: Saving;
  readonly steps: readonly EmbroideryPartName[];
  /** What stands in the way first. */
  readonly wrong: Problem | undefined;
  readonly onSave: () => void;
}

/** What everything takes and costs, and the button that puts it into the cart. */
export function SaveBar({ work, garment, saving, steps, wrong, onSave }: SaveBarProps) {
  const { isReady } = work;
  const { isUpdate, isLockedDown, pieces } = garment;
  const id = useId();
  const price = usePieceText(work, pieces);
  const facts = factsOf(work);
  const reason = wrong && reasonOf(wrong, steps);
  return (
    <div className={styles["save"]}>
      {saving.hasFailed ? (
        <p className={styles["problem"]} role="alert">
          {t("Your embroidery could not be saved. Please try again.")}
        </p>
      ) : null}
      {reason ? (
        <p id={id} className={styles["problem"]}>
          {reason}
        </p>
      ) : null}
      <Charges work={work} />
      <div className={styles["sum"]}>
        <p className={styles["price"]}>{price}</p>
        <p className={styles["facts"]}>{facts}</p>
        <Spoken text={[price, facts, reason].filter(Boolean).join(". ")} />
      </div>
      <div className={styles["actions"]}>
        <Button
          size="big"
          busy={saving.isBusy}
          busyLabel={t("Adding")}
          aria-disabled={!isReady}
          aria-describedby={reason ? id : undefined}
          className={isReady ? undefined : styles["greyed"]}
          onClick={onSave}
        >
          {isUpdate ? t("Update Item") : t("Add to Cart")}
        </Button>
        {garment.before && !isLockedDown ? (
          <Button kind="link" onClick={saving.remove}>
            {t("Remove Embroidery")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

/** What is wrong, and in which step where there are several. */
function reasonOf(wrong: Problem, steps: readonly EmbroideryPartName[]): string {
  const step = steps.length > 1 ? steps.find((kind) => kind === kindOf(wrong)) : undefined;
  return step ? t("%1: %2", stepName(step), textOf(wrong)) : textOf(wrong);
}

/** What each kind of option costs, where there are several. */
function Charges({ work: { charges } }: { readonly work: Work }) {
  const format = useFormatPrice();
  if (charges.length < 2) return null;
  return (
    <dl className={styles["charges"]}>
      {charges.map(({ kind, price }) => (
        <div key={kind}>
          <dt>{stepName(kind)}</dt>
          <dd>{format(amountOf(price))}</dd>
        </div>
      ))}
    </dl>
  );
}

function usePieceText({ price }: Work, pieces: number): string {
  const format = useFormatPrice();
  if (!price) return t("Embroidery");
  const each = t("%1 per piece", format(amountOf(price)));
  if (pieces < 2) return each;
  return t("%1, %2 for %3", each, format(amountOf(times(price, pieces))), pieces);
}

/** Measures and stitches of what was sewn last. */
function factsOf({ laid, chosen, lettering }: Work): string {
  const { facts } = lettering;
  if (chosen.text && facts && facts.stitches > 0) {
    const { widthMm, heightMm, stitches } = facts;
    return t("%1 × %2 mm, %3 stitches", Math.round(widthMm), Math.round(heightMm), stitches);
  }
  const [flag] = laid;
  if (flag) return flag.names.join(", ");
  return chosen.flags || Object.keys(chosen.services).length > 0
    ? ""
    : t("Enter a name to see it sewn.");
}

/** How long a text stands before it is read aloud, in ms: what is typed does not chatter. */
const SETTLED_MS = 900;

function Spoken({ text }: { readonly text: string }) {
  const [settled, setSettled] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return <output className="visually-hidden">{settled}</output>;
}
