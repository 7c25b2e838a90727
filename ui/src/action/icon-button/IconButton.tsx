import type { ComponentProps, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { Icon, type IconName } from "../../drawing/icon/Icon.tsx";
import styles from "./IconButton.module.css";

type IconButtonProps = Omit<ComponentProps<"button">, "children" | "aria-label"> & {
  icon: IconName;
  /** The name of the button, always needed: nothing else says what it does. */
  label: string;
  /** Fills the icon, as of a wish that was made. */
  filled?: boolean | undefined;
  /** plain has no edge until hovered; line has one. */
  kind?: "plain" | "line" | undefined;
  /** 36, 44 or 56 px square. */
  size?: "sm" | "md" | "big" | undefined;
  /** A badge at the corner. */
  children?: ReactNode;
};

/** A square button with an icon alone. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, filled, kind = "plain", size = "md", className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      className={classNames(styles["button"], styles[kind], styles[size], className)}
    >
      <Icon name={icon} filled={filled ?? false} size={size === "sm" ? 16 : 22} />
      {children}
    </button>
  );
}
