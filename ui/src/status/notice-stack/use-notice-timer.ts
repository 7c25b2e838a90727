import { useCallback, useEffect, useEffectEvent, useRef, type RefObject } from "react";
import { noticeTimer, type Clock, type Timed } from "./notice-timer.ts";

type Watched = {
  notices: readonly Timed[];
  clock: Clock;
  /** The stack, to see whether focus is still inside after a notice has gone. */
  stack: RefObject<HTMLElement | null>;
  onExpire: (id: string) => void;
};

/** Runs the timer of a stack. Gives what to call when pointer or focus comes and goes. */
export function useNoticeTimer({ notices, clock, stack, onExpire }: Watched) {
  const timer = useRef<ReturnType<typeof noticeTimer>>(null);
  const held = useRef({ pointer: false, focus: false });
  const expire = useEffectEvent(onExpire);

  const hold = useCallback((change: { pointer?: boolean; focus?: boolean }) => {
    held.current = { ...held.current, ...change };
    if (held.current.pointer || held.current.focus) timer.current?.hold();
    else timer.current?.release();
  }, []);

  useEffect(() => {
    const made = noticeTimer({ clock, onExpire: (id) => expire(id) });
    timer.current = made;
    return () => made.end();
  }, [clock]);

  useEffect(() => {
    timer.current?.watch(notices);
    // A button taken away with its notice loses focus, and its pointer, without an event.
    if (!stack.current?.contains(document.activeElement)) hold({ focus: false });
    if (notices.length === 0) hold({ pointer: false });
  }, [notices, stack, hold]);

  return hold;
}
