import type { ComponentProps } from "react";

/** Text for screen readers only. Its parent must be positioned, or it may widen the page. */
export function VisuallyHidden({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={`visually-hidden ${className ?? ""}`.trim()} />;
}
