import { t } from "../translation/translate.ts";
import type { ShownQuestions } from "./questions.queries.ts";
import styles from "./Questions.module.css";

/** Questions with their answers, as plain text. */
export function QuestionList({ items }: Pick<ShownQuestions, "items">) {
  if (items.length === 0) return null;
  return (
    <ul className={styles["list"]}>
      {items.map(({ id, question, author, answer }) => (
        <li key={id}>
          <h3 className={styles["asked"]}>{question}</h3>
          <p className={styles["answer"]}>{answer}</p>
          <p className="muted">{t("Asked by %1", author)}</p>
        </li>
      ))}
    </ul>
  );
}
