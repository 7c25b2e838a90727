import type { SVGProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./Icon.module.css";
import { iconPaths } from "./paths.data.ts";

export type IconName = keyof typeof iconPaths;

type IconProps = Omit<SVGProps<SVGSVGElement>, "name" | "children"> & {
  name: IconName;
  /** A text for screen readers; without it the icon is decoration. */
  label?: string | undefined;
  /** Fills the outline, as of a heart that was pressed. */
  filled?: boolean | undefined;
  /** Width and height in CSS px. */
  size?: number | undefined;
};

/** One line icon on a 24-px grid, in the color of the text around it. */
export function Icon({ name, label, filled, size = 22, className, ...rest }: IconProps) {
  return (
    <svg
      {...rest}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={classNames(styles["icon"], filled && styles["filled"], className)}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
