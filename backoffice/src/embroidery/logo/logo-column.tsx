import type { Column } from "../../page/Table.tsx";
import type { Logo } from "./logo.queries.ts";
import styles from "./logo-column.module.css";

/** A logo as every list begins with it: its number, what it is called and how it looks. */
export const LOGO_COLUMN: Column<Logo> = {
  title: "Logo",
  isRowHeader: true,
  isWide: true,
  cell: ({ logo_number: number, title, image_thumb: picture }) => (
    <span className={styles["logo"]}>
      <span>
        <span className="num">{number}</span> {title}
      </span>
      {picture === null ? null : (
        <img className={styles["picture"]} src={picture} alt="" loading="lazy" />
      )}
    </span>
  ),
};
