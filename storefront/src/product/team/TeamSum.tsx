import { Button } from "@placket/ui/action/button/Button";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import { shownAmount } from "../price/shown-amount.ts";
import styles from "./TeamSheet.module.css";
import type { TeamSum as Sum } from "./use-team.ts";

interface TeamSumProps {
  readonly sum: Sum;
  /** Of all pieces; undefined where each row says its own. */
  readonly color: string | undefined;
  /** Rows in which something is wrong. */
  readonly wrong: number;
  /** Leads to the first of them. */
  readonly onWrong: () => void;
  /** Rows that say the same as one above them. */
  readonly twins: number;
  readonly onTwin: () => void;
  /** What is wrong with the whole. */
  readonly problems: readonly string[];
  /** A height of capitals at which every name finds room, where some find none; undefined where there is none. */
  readonly fitsAt: number | undefined;
  readonly onHeight: (heightMm: number) => void;
  readonly isUpdate: boolean;
  readonly isBusy: boolean;
  readonly onPut: () => void;
}

/** How many pieces of which size, what they cost, and the button that puts all of them into the cart. */
export function TeamSum(props: TeamSumProps) {
  const { sum, color, wrong, onWrong, twins, onTwin, problems, fitsAt, onHeight } = props;
  const { isUpdate, isBusy, onPut } = props;
  const price = useFormatPrice();
  const { pieces, sizes, priced, total } = sum;
  const count = tn(pieces, "%1 piece", "%1 pieces");
  const cost = priced > 0 && total ? price(shownAmount(total)) : undefined;
  const isReady = pieces > 0 && wrong === 0;
  return (
    <div className={styles["save"]}>
      {problems.map((problem) => (
        <p key={problem} className={styles["problem"]} role="alert">
          {problem}
        </p>
      ))}
      <div aria-live="polite">
        <p className={styles["price"]}>
          {[count, color, priced < pieces ? undefined : cost].filter(Boolean).join(", ")}
        </p>
        <p className={styles["facts"]}>
          {sizes.map(({ label, pieces: of }) => t("%1 × %2", of, label)).join(", ")}
        </p>
        {cost && priced < pieces ? (
          <p className={styles["facts"]}>
            {t("%1 without the rows that need a look, for %2 of %3 pieces", cost, priced, pieces)}
          </p>
        ) : null}
        {wrong > 0 ? (
          <Button kind="link" className={styles["wrong"]} onClick={onWrong}>
            {tn(wrong, "%1 row needs a look.", "%1 rows need a look.")}
          </Button>
        ) : null}
        {twins > 0 ? (
          <Button kind="link" className={styles["twins"]} onClick={onTwin}>
            {tn(twins, "%1 row is there twice.", "%1 rows are there twice.")}
          </Button>
        ) : null}
        {fitsAt === undefined ? null : (
          <Button kind="link" onClick={() => onHeight(fitsAt)}>
            {t("Sew all at %1 mm, so that every name finds room", fitsAt)}
          </Button>
        )}
      </div>
      <Button
        size="big"
        busy={isBusy}
        busyLabel={t("Adding")}
        aria-disabled={!isReady}
        className={isReady ? undefined : styles["greyed"]}
        onClick={onPut}
      >
        {isUpdate ? t("Update list") : t("Add to Cart")}
      </Button>
    </div>
  );
}
