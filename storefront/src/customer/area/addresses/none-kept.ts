import { t } from "../../../translation/translate.ts";

/** What customers read whose addresses others keep for them, as long as there are none (CHECK-27). */
export const noneKeptText = (): string =>
  t("No address is kept for you yet. Ask us to add one: your cart stays as it is.");
