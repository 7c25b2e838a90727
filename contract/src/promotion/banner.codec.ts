import { SECOND_MS } from "@placket/domain/durations";
import type { Span } from "@placket/domain/promotion/countdown";

/** What the promotions bar says. */
export interface ShownBanner {
  /** HTML that the server has cleaned. */
  readonly content: string;
  /** From when until when it is shown; without both there is nothing to count down. */
  readonly span: Span | undefined;
  /** By how much the server's clock is ahead, ms. */
  readonly aheadMs: number;
}

interface BannerWire {
  readonly content: string;
  readonly current_time_stamp: number;
  readonly start_time_stamp: number | null;
  readonly end_time_stamp: number | null;
}

/** @param now of the clock that reads it, ms */
export function bannerFromWire(wire: BannerWire, now: number): ShownBanner {
  const [start, end] = [wire.start_time_stamp, wire.end_time_stamp].map((at) =>
    at === null ? undefined : new Date(at * SECOND_MS),
  );
  return {
    content: wire.content,
    span: start && end ? { start, end } : undefined,
    aheadMs: wire.current_time_stamp * SECOND_MS - now,
  };
}
