import type { PartOf } from "@placket/domain/content/part";
import { NewsletterForm } from "../../newsletter/NewsletterForm.tsx";
import { useConfig } from "../../store/config.queries.ts";
import styles from "./CallToAction.module.css";

/** Asks for the newsletter within a page (CMS-16); nothing where the shop asks for none. */
export default function EmailConnect({ title, text }: PartOf<"emailConnect">["values"]) {
  const { newsletter } = useConfig();
  if (!newsletter) return null;
  return (
    <section className={styles["band"]}>
      <div>
        <h2>{title}</h2>
        {text === "" ? null : <p>{text}</p>}
      </div>
      <NewsletterForm box={newsletter} />
    </section>
  );
}
