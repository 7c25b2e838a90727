import { reload } from "@placket/web/late/reload";
import { toldAsOne } from "@placket/web/late/told-as-one";
import { untilThere, type Loss } from "@placket/web/late/until-there";
import { lazy, type ComponentType } from "react";
import { dismissNotice, showNotice } from "../notice/notices.ts";
import { keptApart } from "./PartBoundary.tsx";
import { t } from "../translation/translate.ts";

/**
 * A part that somebody waits for: a dialog that was pressed, a step. One whose script does not come is said to be
 * missing, and comes with the line or with the next press; one that breaks is said to have, and drawn anew when wished.
 */
export function awaited<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return keptApart(
    lazy(async () => ({ default: pick(await untilThere(load, tellLost)) })),
    tellBroken,
  );
}

/** Says to who waits for a part that its script did not come. */
export const tellLost = toldAsOne(({ askAgain, isGone }: Loss) => {
  const [text, label, run] = isGone
    ? [
        t("This part did not load. The page has to be loaded anew."),
        t("Reload"),
        () => reload(askAgain),
      ]
    : [t("This part did not load. It comes when you are online."), t("Try again"), askAgain];
  const id = showNotice(text, { type: "error", action: { label, run } });
  return () => dismissNotice(id);
});

/** Says to who waits for a part that it broke. */
export function tellBroken(run: () => void): void {
  const action = { label: t("Try again"), run };
  showNotice(t("Something went wrong. Please try again."), { type: "error", action });
}
