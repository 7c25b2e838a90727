import { toldAsOne } from "@placket/web/late/told-as-one";
import { untilThere, type Loss } from "@placket/web/late/until-there";
import { lazy, type ComponentType } from "react";
import { dismissNotice, showNotice } from "../notice/notices.ts";
import { storeAnswers } from "../routing/resolve-anew.ts";
import { t } from "../translation/translate.ts";

/**
 * A part that somebody waits for: a dialog that was pressed, a step. One whose script does not come is said to be
 * missing, and comes with the line or with the next press.
 */
export function awaited<Module, Props>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
) {
  return lazy(async () => ({ default: pick(await untilThere(load, tell)) }));
}

const tell = toldAsOne(({ askAgain, isGone }: Loss) => {
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

/** A document that does not come would take the open one, and what is typed into it, along: the part is asked for again then. */
const reload = (askAgain: () => void) =>
  void storeAnswers(location.href).then(() => location.reload(), askAgain);
