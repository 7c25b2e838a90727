import type { ShownBanner } from "@placket/contract/promotion/banner.codec";
import {
  COUNTDOWN_START_MS,
  COUNTDOWN_TICK_MS,
  countdownAt,
  spanOf,
  type Span,
} from "@placket/domain/promotion/countdown";
import { useEffect, useState, type RefObject } from "react";

/**
 * What is left of the banner's span, each second (PROMO-05, PROMO-06): of the dates that its HTML carries, else of its
 * own (reading 75). They are read four seconds after it is there; `null` outside of them.
 */
export function useCountdown(
  { span, aheadMs }: Pick<ShownBanner, "span" | "aheadMs">,
  drawn: RefObject<HTMLElement | null>,
): string | null {
  const [left, setLeft] = useState<string | null>(null);
  useEffect(() => {
    let ticking: ReturnType<typeof setInterval> | undefined;
    const begin = () => {
      const counted = spanIn(drawn.current) ?? span;
      if (!counted) return;
      const tick = () => setLeft(countdownAt(counted, new Date(Date.now() + aheadMs)));
      tick();
      ticking = setInterval(tick, COUNTDOWN_TICK_MS);
    };
    const waiting = setTimeout(begin, COUNTDOWN_START_MS);
    return () => {
      clearTimeout(waiting);
      clearInterval(ticking);
    };
  }, [span, aheadMs, drawn]);
  return left;
}

/** The dates that an element of the banner carries (OPEN-56). */
function spanIn(banner: HTMLElement | null): Span | undefined {
  const { start, end } =
    banner?.querySelector<HTMLElement>("[data-start][data-end]")?.dataset ?? {};
  return spanOf(start, end);
}
