import { Fragment } from "react";
import type { Template } from "./template.queries.ts";
import styles from "./TemplatePage.module.css";

/** What the texts of a letter can name. */
export function Placeholders({ template }: { readonly template: Template }) {
  return (
    <section className={styles["aside"]} aria-labelledby="placeholders">
      <h2 id="placeholders">Placeholders</h2>
      <p className="muted small">
        A text that names something which a letter has not gives way to the template’s own.
      </p>
      <dl className={styles["placeholders"]}>
        {template.placeholders.map(({ name, means }) => (
          <Fragment key={name}>
            <dt>{`{${name}}`}</dt>
            <dd>{means}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
