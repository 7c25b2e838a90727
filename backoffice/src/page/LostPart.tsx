import { NoticeStack } from "@placket/ui/status/notice-stack/NoticeStack";
import { reload } from "@placket/web/late/reload";
import { useState } from "react";
import { useLostPart } from "./lost-part.ts";

/** Says over every screen that a part of it did not come, and how to go on. */
export function LostPart() {
  const loss = useLostPart();
  const [dismissed, dismiss] = useState<typeof loss>();
  if (!loss || loss === dismissed) return null;
  const { text, label, press } = loss.isGone
    ? { ...GONE, press: () => reload(loss.askAgain) }
    : { ...LOST, press: loss.askAgain };
  const action = (
    <button type="button" className="link" onClick={press}>
      {label}
    </button>
  );
  return (
    <NoticeStack
      notices={[{ id: "lost-part", kind: "error", text, action, ms: null }]}
      onDismiss={() => dismiss(loss)}
      label="Notices"
      dismissLabel="Close"
    />
  );
}

const LOST = { text: "This part did not load. It comes when you are online.", label: "Try Again" };
const GONE = {
  text: "This part did not load. The page has to be loaded anew.",
  label: "Reload",
};
