import { classNames } from "@placket/ui/class-names";
import { alphabetAt, designsAt, flagsAt, logosAt, workbenchAt } from "./embroidery.addresses.ts";
import styles from "./Views.module.css";

const VIEWS = [
  { name: "embroidery", title: "Workbench", at: workbenchAt },
  { name: "designs", title: "Designs", at: designsAt },
  { name: "alphabet", title: "Alphabets", at: alphabetAt },
  { name: "logos", title: "Logos", at: logosAt },
  { name: "flags", title: "Flags", at: flagsAt },
] as const;

/** The views of the embroidery room. */
export function Views({ here }: { readonly here: (typeof VIEWS)[number]["name"] }) {
  return (
    <nav aria-label="Embroidery" className={styles["views"]}>
      {VIEWS.map(({ name, title, at }) => (
        <a
          key={name}
          href={at({})}
          className={classNames(styles["view"], name === here && "bartack")}
          aria-current={name === here ? "page" : undefined}
        >
          {title}
        </a>
      ))}
    </nav>
  );
}
