import type { ComponentProps } from "react";
import { classNames } from "../../class-names.ts";
import styles from "./Bartack.module.css";

/** Words with a bar of thread under them: you are here. Say so in ARIA as well (`aria-current`). */
export function Bartack({ className, ...rest }: ComponentProps<"span">) {
  return <span {...rest} className={classNames("bartack", styles["words"], className)} />;
}
