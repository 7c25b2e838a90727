import { classNames } from "@placket/ui/class-names";
import { hrefTo } from "../page/addresses.ts";
import styles from "./Views.module.css";

const VIEWS = [
  { name: "embroidery", title: "Workbench" },
  { name: "alphabet", title: "Alphabets" },
  { name: "flags", title: "Flags" },
] as const;

/** The views of the embroidery room. */
export function Views({ here }: { readonly here: (typeof VIEWS)[number]["name"] }) {
  return (
    <nav aria-label="Embroidery" className={styles["views"]}>
      {VIEWS.map(({ name, title }) => (
        <a
          key={name}
          href={hrefTo(name, {})}
          className={classNames(styles["view"], name === here && "bartack")}
          aria-current={name === here ? "page" : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
