/** Whether the notice of cookies is shown stands on `html`, for the styles that show it; the first script sets it too. */
const root = () => document.documentElement;

/** Id of the notice. */
export const NOTICE_ID = "cookie-notice";

/** Marks what had the focus when the notice was asked for, and has it again afterwards. */
const ASKER = "data-asked";

/** Shows the notice, whatever was chosen before, and leads the focus there. */
export function askConsent(): void {
  document.activeElement?.setAttribute(ASKER, "");
  root().dataset["asks"] = "";
  document.getElementById(NOTICE_ID)?.focus();
}

/** Hides the notice; a focus that was in it goes back to where it came from. */
export function hideNotice(): void {
  const hadFocus = document.getElementById(NOTICE_ID)?.contains(document.activeElement);
  delete root().dataset["asks"];
  const asker = document.querySelector<HTMLElement>(`[${ASKER}]`);
  asker?.removeAttribute(ASKER);
  if (hadFocus) (asker ?? document.getElementById("main"))?.focus({ preventScroll: true });
}
