import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { t } from "../../translation/translate.ts";

/** What each step is called, short enough to stand beside the others. */
export const stepName = (kind: EmbroideryPartName): string => NAMES[kind]();

/** Steps that come to thread. */
const SEWN: readonly EmbroideryPartName[] = ["logos", "text", "flags"];

/** Hems and words alone are no thread: there is nothing to be seen sewn (EMB-14). */
export const isSewn = (steps: readonly EmbroideryPartName[]): boolean =>
  steps.some((kind) => SEWN.includes(kind));

/** What all of it is called: embroidery, where any of it is. */
export const workName = (steps: readonly EmbroideryPartName[]): string =>
  steps[0] && !isSewn(steps) ? stepName(steps[0]) : t("Embroidery");

const NAMES: Readonly<Record<EmbroideryPartName, () => string>> = {
  logos: () => t("Logo"),
  text: () => t("Text"),
  flags: () => t("Flags"),
  "special-instructions": () => t("Instructions"),
  "alteration-piping": () => t("Alteration"),
  "print-screen": () => t("Print"),
};
