import { pictureSource } from "../media/picture-source.ts";
import { t, tn } from "../translation/translate.ts";
import { HANGER_PATHS, hangerFor } from "./hanger.ts";
import type { RailEntry } from "./fetch-shelves.ts";
import styles from "./Rail.module.css";

/** Width of a garment on the rail, by width of the window. */
export const RAIL_SIZES = "(width >= 1440px) 260px, (width > 1040px) 18vw, 185px";

/** The departments, hung on a rail: the front page's opening picture is its menu. */
export function Rail({ entries }: { entries: readonly RailEntry[] }) {
  if (entries.length < 3) return null;
  return (
    <nav className={styles["rail"]} aria-label={t("Departments")}>
      <div className={styles["bar"]} />
      <ul className={styles["list"]} style={{ "--departments": entries.length } as object}>
        {entries.map((department, index) => (
          <li key={department.id}>
            <a href={department.url}>
              <span className={styles["hang"]}>
                <svg className={styles["hook"]} viewBox="0 0 120 60" aria-hidden="true">
                  <path d={HANGER_PATHS[hangerFor(department.image)]} />
                </svg>
                <img
                  {...pictureSource(department.image, 640)}
                  sizes={RAIL_SIZES}
                  alt=""
                  {...(index === 0 ? { fetchPriority: "high" as const } : {})}
                />
              </span>
              <b>{department.name}</b>
              <small>{tn(department.productCount, "%1 style", "%1 styles")}</small>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The rail's place while it is on its way. */
export function RailSpace() {
  return (
    <div className={styles["rail"]}>
      <div className={styles["bar"]} />
      <div className={styles["space"]} />
    </div>
  );
}
