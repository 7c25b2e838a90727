import { hideNotice } from "./asks.ts";
import { keptConsent } from "./kept-consent.ts";

/** Hides the notice of a tab that comes into sight again, where another one has made the choice; gives what ends that. */
export function followOtherTabs(): () => void {
  let before = keptConsent();
  const look = () => {
    const now = keptConsent();
    if (document.visibilityState === "visible" && before === undefined && now !== undefined) {
      hideNotice();
    }
    before = now;
  };
  document.addEventListener("visibilitychange", look);
  return () => document.removeEventListener("visibilitychange", look);
}
