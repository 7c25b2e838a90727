import type { ShownBanner } from "@placket/contract/promotion/banner.codec";
import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { useEffect, useRef, useState, type MouseEvent, type RefObject } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./PromotionBanner.module.css";
import { useCountdown } from "./use-countdown.ts";

interface PromotionBannerProps {
  readonly banner: ShownBanner;
  readonly onClose: () => void;
}

/** What staff say above the header: one line, the whole of it after a press where it is longer (PROMO-03). */
export function PromotionBanner({ banner, onClose }: PromotionBannerProps) {
  const words = useRef<HTMLDivElement>(null);
  const left = useCountdown(banner, words);
  const overflows = useOverflow(words);
  const [isWhole, showWhole] = useState(false);
  const press = ({ target }: MouseEvent) => {
    const isOwn = target instanceof Element && target.closest("a, button") !== null;
    if (overflows && !isOwn) showWhole(!isWhole);
  };
  return (
    <div className={styles["banner"]} data-whole={isWhole || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the button beside it does the same */}
      <div className={styles["content"]} onClick={press}>
        {/* Cleaned by the server. */}
        {/* oxlint-disable-next-line react/no-danger -- staff's own markup */}
        <div
          ref={words}
          className={styles["words"]}
          dangerouslySetInnerHTML={{ __html: banner.content }}
        />
        {left === null ? null : (
          <span role="timer" className={styles["left"]}>
            {left}
          </span>
        )}
      </div>
      {overflows || isWhole ? (
        <IconButton
          size="sm"
          icon={isWhole ? "chevron-up" : "chevron-down"}
          label={isWhole ? t("Show less") : t("Show more")}
          aria-expanded={isWhole}
          onClick={() => showWhole(!isWhole)}
        />
      ) : null}
      <IconButton size="sm" icon="close" label={t("Close the banner")} onClick={onClose} />
    </div>
  );
}

/** Whether more stands in an element than is seen of it, at each of its widths. */
function useOverflow(of: RefObject<HTMLElement | null>): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () =>
      setOverflows(
        element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight,
      );
    measure();
    if (typeof ResizeObserver === "undefined") return;
    const watching = new ResizeObserver(measure);
    watching.observe(element);
    return () => watching.disconnect();
  }, [of]);
  return overflows;
}
