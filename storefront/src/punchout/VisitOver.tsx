import { useConfig } from "../store/config.queries.ts";
import { t } from "../translation/translate.ts";
import styles from "./VisitOver.module.css";

/**
 * In the place of the whole page, where a browser came from a procurement system and nobody is known on it any more
 * (PUNCH-05, HEAD-24): what staff wrote, and the way to the shop as everybody sees it.
 */
export default function VisitOver() {
  const { punchout, storeName } = useConfig();
  return (
    <main id="main" tabIndex={-1} className={styles["over"]}>
      <h1>{storeName}</h1>
      <p>{punchout?.message}</p>
      <p>
        {/* A whole page: the server takes the sign of the visit away. */}
        <a className="link no-spa" href="/?store-mode=retail">
          {t("Look at the shop without it")}
        </a>
      </p>
    </main>
  );
}
