import type { EmbroideryChoice } from "@placket/contract/embroidery/embroider-call.codec";
import { useEffect, useEffectEvent, useState } from "react";
import { observable, useObservable } from "../../events/observable.ts";
import type { Writing } from "../choice/use-writing.ts";

interface Standing {
  /** What the form is drawn with. */
  readonly drawn: EmbroideryChoice | undefined;
  /** Of what is drawn, something is still being sewn. */
  readonly isComing: boolean;
}

/**
 * A press that comes before the last letter is drawn and sewn waits for it, and is answered by what stands there then,
 * `answer`: once. Whatever is written after the press drops it: nothing goes into the cart that the shopper did not see
 * when they pressed, or has changed since (EMB-51).
 */
export function useHeldPress(
  { now, settle }: Writing,
  { drawn, isComing }: Standing,
  answer: () => void,
) {
  const [press] = useState(() => observable<EmbroideryChoice | undefined>(undefined));
  const held = useObservable(press);
  const isHeld = held !== undefined && held === now.get();
  const isAnswered = isHeld && held === drawn && !isComing;
  const reply = useEffectEvent(() => {
    press.set(undefined);
    answer();
  });
  useEffect(() => {
    if (isAnswered) reply();
  }, [isAnswered]);
  return {
    isHeld,
    press: () => {
      if (now.get() === drawn && !isComing) return answer();
      press.set(now.get());
      settle();
    },
  };
}
