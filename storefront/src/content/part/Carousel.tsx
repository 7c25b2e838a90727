import { IconButton } from "@placket/ui/action/icon-button/IconButton";
import { classNames } from "@placket/ui/class-names";
import { useId, useRef, type ReactNode } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./Carousel.module.css";

interface CarouselProps {
  readonly title: string;
  /** How many are seen at once, by width: products 5, 3, 2 or 1 (CMS-14), stories 2 or 1 (CMS-15). */
  readonly shows: "products" | "stories";
  /** Told which entry stands first, whenever it is another one. */
  readonly onFirst?: (index: number) => void;
  /** Entries of the list, each an `<li>`. */
  readonly children: ReactNode;
}

/** Entries beside one another, which a finger, the arrows and the keyboard move along. */
export function Carousel({ title, shows, onFirst, children }: CarouselProps) {
  const id = useId();
  const strip = useRef<HTMLUListElement>(null);
  const step = (by: -1 | 1) =>
    strip.current?.scrollBy({ left: by * widthOf(strip.current), behavior: "smooth" });
  return (
    <section aria-labelledby={id}>
      <div className={styles["head"]}>
        <h2 id={id}>{title}</h2>
        <div className={styles["arrows"]}>
          <IconButton
            icon="chevron-left"
            label={t("Back in “%1”", title)}
            onClick={() => step(-1)}
          />
          <IconButton icon="chevron-right" label={t("On in “%1”", title)} onClick={() => step(1)} />
        </div>
      </div>
      <ul
        ref={strip}
        className={classNames(styles["strip"], styles[shows])}
        onScroll={({ currentTarget }) =>
          onFirst?.(Math.round(currentTarget.scrollLeft / Math.max(1, widthOf(currentTarget))))
        }
      >
        {children}
      </ul>
    </section>
  );
}

/** From the beginning of an entry to that of the next one, in px. */
function widthOf(strip: HTMLElement): number {
  const [first, second] = strip.children;
  if (!(first instanceof HTMLElement)) return 0;
  return second instanceof HTMLElement ? second.offsetLeft - first.offsetLeft : first.offsetWidth;
}
