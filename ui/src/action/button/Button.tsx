import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { classNames } from "../../class-names.ts";
import { VisuallyHidden } from "../../reading/visually-hidden/VisuallyHidden.tsx";
import styles from "./Button.module.css";

type ButtonLook = {
  /** primary: the one action; line: beside it; link: reads as a link, acts as a button. */
  kind?: "primary" | "line" | "link" | undefined;
  /** 40, 48 or 56 px high. */
  size?: "sm" | "md" | "big" | undefined;
  /** Takes the whole width. */
  wide?: boolean | undefined;
};

type ButtonProps = ComponentProps<"button"> &
  ButtonLook & {
    /** Work is under way: presses are swallowed, focus stays, the width does not change. */
    busy?: boolean | undefined;
    /** Added to the button's name while busy. */
    busyLabel?: string | undefined;
    children: ReactNode;
  };

/** A button; `type` is "button" unless said otherwise. */
export function Button({ kind, size, wide, busy, busyLabel, ...rest }: ButtonProps) {
  const { className, children, onClick, type = "button", ...native } = rest;
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...native}
      type={type}
      className={buttonClass({ kind, size, wide }, className)}
      onClick={press}
      {...(busy ? { "aria-disabled": true, "aria-busy": true } : {})}
    >
      {busy ? <span className={styles["spool"]} /> : null}
      {children}
      {busy && busyLabel ? <VisuallyHidden>{busyLabel}</VisuallyHidden> : null}
    </button>
  );
}

/** The class of a button's look, for links and router links that should look like one. */
export function buttonClass(
  look: { [key in keyof ButtonLook]: ButtonLook[key] | undefined } = {},
  className?: string,
): string {
  const { kind = "primary", size = "md", wide } = look;
  return classNames(
    styles["button"],
    styles[kind],
    styles[size],
    wide && styles["wide"],
    className,
  );
}
