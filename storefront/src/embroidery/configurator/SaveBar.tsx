import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { times } from "@placket/domain/money/money";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { classNames } from "@placket/ui/class-names";
import { useEffect, useId, useState } from "react";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { amountOf } from "../choice/amount-of.ts";
import { isAnything } from "../choice/draft.ts";
import { isSewn, stepName, workName } from "../choice/step-names.ts";
import { kindOf, textOf } from "../choice/text-of-problem.ts";
import type { Work } from "../choice/use-work.ts";
import styles from "./Configurator.module.css";
import type { Garment, Saving } from "./garment.ts";

interface SaveBarProps {
  readonly work: Work;
  readonly garment: Garment;
  readonly saving: Saving;
  /** The last press was not sent, for want of a network. */
  readonly wasOffline: boolean;
  /** The store could not be asked, or could not do it. */
  readonly hasFailed: boolean;
  readonly steps: readonly EmbroideryPartName[];
  /** The one that is open. */
  readonly step: EmbroideryPartName;
  /** What stands in the way first. */
  readonly wrong: Problem | undefined;
  readonly onSave: () => void;
  /** A press waits for the last stitches. */
  readonly isHeld: boolean;
}

/** What everything takes and costs, and the button that puts it into the cart. */
export function SaveBar(props: SaveBarProps) {
  const { work, garment, saving, wasOffline, hasFailed, steps, step, wrong, onSave, isHeld } =
    props;
  const { isReady, isComing } = work;
  const { isUpdate, isLockedDown, pieces } = garment;
  const id = useId();
  const price = usePieceText(work, pieces) ?? (isAnything(work.chosen) ? "" : workName(steps));
  const once = useDigitizingText(work);
  const facts = factsOf(work, step);
  const arrives = arrivalText(work, garment);
  const reason = wrong && reasonOf(wrong, steps);
  return (
    <div className={styles["save"]}>
      {wasOffline || hasFailed ? (
        <p className={styles["problem"]} role="alert">
          {wasOffline
            ? t(
                "You are offline. Your cart has not changed. Try again when the connection is back.",
              )
            : t("Your embroidery could not be saved. Please try again.")}
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
        {once ? <p className={styles["facts"]}>{once}</p> : null}
        <p className={styles["facts"]}>{facts}</p>
        {arrives ? <p className={styles["facts"]}>{arrives}</p> : null}
        <Spoken text={[price, once, facts, reason].filter(Boolean).join(". ")} />
      </div>
      <div className={styles["actions"]}>
        <Button
          size="big"
          busy={saving.isBusy || isHeld}
          busyLabel={t("Adding")}
          aria-disabled={!isReady && !isComing}
          aria-describedby={reason ? id : undefined}
          // A letter that is being sewn does not let the button blink.
          className={classNames(styles["add"], !isReady && !isComing && styles["greyed"])}
          onClick={onSave}
        >
          {isUpdate ? t("Update Item") : t("Add to Cart")}
        </Button>
        {garment.before && !isLockedDown ? (
          <Button kind="link" onClick={saving.remove}>
            {isSewn(steps) ? t("Remove Embroidery") : t("Remove %1", workName(steps))}
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

/** What each option costs, where there are several; logos are called as their fields are. */
function Charges({ work: { charges } }: { readonly work: Work }) {
  const format = useFormatPrice();
  if (charges.length < 2) return null;
  return (
    <dl className={styles["charges"]}>
      {charges.map(({ price }, at) => (
        <div key={at}>
          <dt>{chargeName(charges, at)}</dt>
          <dd>{format(amountOf(price))}</dd>
        </div>
      ))}
    </dl>
  );
}

function chargeName(charges: Work["charges"], at: number): string {
  const kind = charges[at]?.kind ?? "text";
  const same = charges.flatMap((one, place) => (one.kind === kind ? [place] : []));
  return kind === "logos" && same.length > 1 ? t("Logo %1", same.indexOf(at) + 1) : stepName(kind);
}

function usePieceText({ price }: Work, pieces: number): string | undefined {
  const format = useFormatPrice();
  if (!price) return undefined;
  const each = t("%1 per piece", format(amountOf(price)));
  if (pieces < 2) return each;
  return t("%1, %2 for %3", each, format(amountOf(times(price, pieces))), pieces);
}

/** What is paid once for stitches that nobody has made, beside what a piece costs (EMB-17). */
function useDigitizingText({ digitizing }: Work): string | undefined {
  const format = useFormatPrice();
  return digitizing && t("and digitizing, once: %1", format(amountOf(digitizing)));
}

/** When it is there if it is ordered now, once there is something to be made. */
function arrivalText({ chosen, making }: Work, { arrives }: Garment): string | undefined {
  const days = isAnything(chosen) ? arrives[making] : undefined;
  return days && t("Arrives %1", days);
}

/** What is sewn: a text with its measures and stitches, everything else by its name. */
function factsOf(work: Work, step: EmbroideryPartName): string {
  const { laid, chosen, lettering, logos } = work;
  const others = [
    ...laid.filter(({ pattern }) => pattern !== lettering.pattern).flatMap(({ names }) => names),
    ...logos.pictures.map(({ shown }) => shown.logo.name),
  ].join(", ");
  const { facts } = lettering;
  if (chosen.text && facts && facts.stitches > 0) {
    const { widthMm, heightMm, stitches } = facts;
    const text = t("%1 × %2 mm, %3 stitches", Math.round(widthMm), Math.round(heightMm), stitches);
    // Beside others it would read as what all of it comes to.
    return others === "" ? text : [t("%1: %2", stepName("text"), text), others].join(", ");
  }
  const isAsked = step === "text" && !isAnything(chosen);
  return isAsked ? t("Enter a name to see it sewn.") : others;
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
