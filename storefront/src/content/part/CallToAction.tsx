import type { PartOf } from "@placket/domain/content/part";
import { buttonClass } from "@placket/ui/action/button/Button";
import styles from "./CallToAction.module.css";

/** A band that asks for one thing (CMS-16). */
export const CallToAction = ({ title, text, label, href }: PartOf<"callToAction">["values"]) => (
  <section className={styles["band"]}>
    <div>
      <h2>{title}</h2>
      {text === "" ? null : <p>{text}</p>}
    </div>
    <a className={buttonClass({})} href={href}>
      {label}
    </a>
  </section>
);
