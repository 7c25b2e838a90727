import { useEffect, useRef, type ReactNode } from "react";
import { hasMoved } from "./address.ts";
import styles from "./Heading.module.css";

interface HeadingProps {
  /** The document's title; the heading itself may say more. */
  readonly title: string;
  readonly children?: ReactNode;
}

/** The screen's name, in the document's title and as its heading, which takes the focus on arrival. */
export function Heading({ title, children = title }: HeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Loading the document leaves the focus where the browser puts it.
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <>
      <title>{`${title} · Back Office`}</title>
      <h1 ref={heading} tabIndex={-1} className={styles["heading"]}>
        {children}
      </h1>
    </>
  );
}
