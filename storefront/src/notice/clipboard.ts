import { t } from "../translation/translate.ts";
import { showPageNotice } from "./notices.ts";

/** Copies a text and says whether it went well (UI-12, FOOT-22); what is long is called by a name. */
export async function copyText(
  text: string,
  clipboard: Pick<Clipboard, "writeText"> = navigator.clipboard,
  called = text,
): Promise<void> {
  try {
    await clipboard.writeText(text);
    showPageNotice(t("Copied %1 to your clipboard", called));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    showPageNotice(t("Could not copy to your clipboard: %1", reason), "error");
  }
}
