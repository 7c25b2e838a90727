import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import { t } from "../../translation/translate.ts";

/** What each step is called, short enough to stand beside the others. */
export const stepName = (kind: EmbroideryPartName): string => NAMES[kind]();

const NAMES: Readonly<Record<EmbroideryPartName, () => string>> = {
  logos: () => t("Logo"),
  text: () => t("Text"),
  flags: () => t("Flags"),
  "special-instructions": () => t("Instructions"),
  "alteration-piping": () => t("Alteration"),
  "print-screen": () => t("Print"),
};
