import type { PartOf } from "@placket/domain/content/part";
import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { useEffect, useState } from "react";
import { wrapped } from "../../catalog/product/gallery-strip.ts";
import { t } from "../../translation/translate.ts";
import { Banner } from "./Banner.tsx";
import styles from "./Hero.module.css";
import { useStill } from "./use-still.ts";
import { useSwipe } from "./use-swipe.ts";

/** How long a picture stands unless staff say otherwise, in seconds (CMS-08). */
const SECONDS = 5;

interface HeroProps {
  readonly slides: PartOf<"hero">["entries"];
  /** `""` for the usual five. */
  readonly seconds: string;
  readonly isFirst: boolean;
}

/**
 * Large pictures that follow one another in a circle (CMS-07, CMS-08). They stand still while somebody points at them
 * or works in them, when the button says so, and for whoever wants less motion; one picture alone always does.
 */
export default function Hero({ slides, seconds, isFirst }: HeroProps) {
  const [at, setAt] = useState(0);
  const [isPaused, setPaused] = useState(false);
  const { isStill, held } = useStill();
  const count = slides.length;
  const go = (to: number) => setAt(wrapped(to, count));
  const swipe = useSwipe((step) => go(at + step));
  const isMoving = count > 1 && !isPaused && !isStill;
  useEffect(() => {
    if (!isMoving) return;
    const ms = (Number(seconds) || SECONDS) * 1000;
    const timer = setTimeout(() => setAt(wrapped(at + 1, count)), ms);
    return () => clearTimeout(timer);
  }, [isMoving, at, count, seconds]);
  return (
    <section
      className={styles["hero"]}
      aria-roledescription={t("carousel")}
      aria-label={t("Highlights")}
      {...held}
    >
      <ul
        className={styles["track"]}
        style={{ "--at": at } as object}
        aria-live={isMoving ? "off" : "polite"}
        {...swipe}
      >
        {slides.map((slide, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- slides stand still
          <li key={index} inert={index !== at} aria-label={t("%1 of %2", index + 1, count)}>
            <Banner {...slide} isFirst={isFirst && index === 0} />
          </li>
        ))}
      </ul>
      {count > 1 ? (
        <div className={styles["tools"]}>
          <IconButton
            icon={isPaused ? "play" : "pause"}
            label={isPaused ? t("Play") : t("Pause")}
            onClick={() => setPaused(!isPaused)}
          />
          <IconButton
            icon="chevron-left"
            label={t("Previous picture")}
            onClick={() => go(at - 1)}
          />
          {slides.map((_, index) => (
            <button
              // oxlint-disable-next-line react/no-array-index-key -- as the slides
              key={index}
              type="button"
              className={styles["dot"]}
              aria-label={t("Picture %1", index + 1)}
              aria-current={index === at || undefined}
              onClick={() => go(index)}
            />
          ))}
          <IconButton icon="chevron-right" label={t("Next picture")} onClick={() => go(at + 1)} />
        </div>
      ) : null}
    </section>
  );
}
