import { t } from "../../translation/translate.ts";

/** How an order may be paid with points. */
interface SpendingRules {
  readonly least: number;
  /** `null`: as many as there are. */
  readonly most: number | null;
  readonly step: number;
  /** Of what is to be paid. */
  readonly percent: number;
}

/** The rules by which points are spent, a sentence each; none of what hinders nobody. */
export const spendingLines = ({ least, most, step, percent }: SpendingRules): readonly string[] =>
  [
    least > 1 ? t("Spend %1 points or more at once.", least) : [],
    most === null ? [] : t("An order is paid with %1 points at most.", most),
    step > 1 ? t("Points are spent in steps of %1.", step) : [],
    percent < 100 ? t("They pay up to %1 percent of an order.", percent) : [],
  ].flat();
