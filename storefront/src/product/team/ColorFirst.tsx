import type { ConfigurableChoice } from "@placket/domain/catalog/product-detail";
import { Button } from "@placket/ui/action/button/Button";
import { t } from "../../translation/translate.ts";
import styles from "./ColorFirst.module.css";

interface ColorFirstProps {
  readonly color: ConfigurableChoice;
  /** Is told the option; `undefined` where each row is to say its own. */
  readonly onColor: (colorId: number | undefined) => void;
}

/** Asks for the cloth's color before a list is begun: no order takes the first one unsaid (EMB-19, EMB-21). */
export function ColorFirst({ color, onColor }: ColorFirstProps) {
  return (
    <div className={styles["ask"]}>
      <p className={styles["question"]}>{t("Which color are the pieces of this list?")}</p>
      <div className={styles["colors"]}>
        {color.options.map(({ id, label, value }) => (
          <Button key={id} kind="line" onClick={() => onColor(id)}>
            {color.swatch === "color" && value ? (
              <span className={styles["dot"]} style={{ background: value }} aria-hidden />
            ) : null}
            {label}
          </Button>
        ))}
      </div>
      <Button kind="link" onClick={() => onColor(undefined)}>
        {t("Different ones, row by row")}
      </Button>
    </div>
  );
}
