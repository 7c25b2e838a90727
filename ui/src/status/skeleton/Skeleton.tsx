import type { ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../reading/visually-hidden/VisuallyHidden.tsx";
import styles from "./Skeleton.module.css";

type SkeletonTextProps = {
  lines?: number | undefined;
  /** The height of a line: the size of the text that will stand here. */
  size?: 14 | 16 | 18 | 22 | 28 | 36 | undefined;
  /** Width of the last line, in percent. */
  last?: number | undefined;
  className?: string | undefined;
};

/** Lines of the height that the text will have. */
export function SkeletonText({ lines = 1, size = 16, last = 60, className }: SkeletonTextProps) {
  return (
    <span className={classNames(styles["text"], styles[`size${size}`], className)} aria-hidden>
      {Array.from({ length: lines }, (_, i) => (
        <span
          key={i}
          className={styles["line"]}
          style={i === lines - 1 ? { inlineSize: `${last}%` } : {}}
        />
      ))}
    </span>
  );
}

/** A box of the shape that the picture will have; `ratio` is width by height. */
export function SkeletonPicture({
  ratio = 4 / 5,
  className,
}: {
  ratio?: number | undefined;
  className?: string | undefined;
}) {
  return (
    <span
      className={classNames(styles["picture"], className)}
      style={{ aspectRatio: ratio }}
      aria-hidden
    />
  );
}

/** Around skeletons: says once that something is loading. */
export function SkeletonRegion(props: {
  label: string;
  className?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className={classNames(styles["region"], props.className)} aria-live="polite">
      <VisuallyHidden>{props.label}</VisuallyHidden>
      {props.children}
    </div>
  );
}
