import { NoticeStack } from "@placket/ui/status/notice-stack/NoticeStack";
import { reload } from "@placket/web/late/reload";
import type { Loss } from "@placket/web/late/until-there";
import { useState } from "react";
import { useBrokenPart, useLostPart } from "./lost-part.ts";

/** Says over every screen that a part of it did not come, or broke, and how to go on. */
export function LostPart() {
  const lost = useLostPart();
  const broken = useBrokenPart();
  const [dismissed, setDismissed] = useState<readonly Loss[]>([]);
  const said = [
    { id: "lost-part", loss: lost, ...(lost?.isGone ? GONE : LOST) },
    { id: "broken-part", loss: broken, ...BROKEN },
  ].flatMap(({ loss, ...notice }) =>
    loss && !dismissed.includes(loss) ? [{ loss, ...notice }] : [],
  );
  if (said.length === 0) return null;
  return (
    <NoticeStack
      notices={said.map(({ id, text, label, press, loss }) => ({
        id,
        kind: "error",
        text,
        action: (
          <button type="button" className="link" onClick={() => press(loss)}>
            {label}
          </button>
        ),
        ms: null,
      }))}
      onDismiss={(id) =>
        setDismissed([...dismissed, ...said.filter((one) => one.id === id).map(({ loss }) => loss)])
      }
      label="Notices"
      dismissLabel="Close"
    />
  );
}

const askAgain = (loss: Loss) => loss.askAgain();

const LOST = {
  text: "This part did not load. It comes when you are online.",
  label: "Try Again",
  press: askAgain,
};
const GONE = {
  text: "This part did not load. The page has to be loaded anew.",
  label: "Reload",
  press: (loss: Loss) => reload(loss.askAgain),
};
const BROKEN = {
  text: "A part of this page went wrong. Please try again.",
  label: "Try Again",
  press: askAgain,
};
