import type { ShownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import styles from "./LogosPanel.module.css";

/** What a logo looks like; a file icon with the file's name where there is nothing to be seen of it (EMB-36). */
export function LogoPicture({ shown }: { readonly shown: ShownLogo | undefined }) {
  if (!shown) return <span className={styles["picture"]} aria-hidden />;
  const { thumb, fileName, logo, format } = shown;
  const isPictured = thumb !== null && format !== "eps" && format !== "dst";
  return isPictured ? (
    <img src={thumb} alt={logo.name} width={88} height={88} className={styles["picture"]} />
  ) : (
    <span className={styles["picture"]}>
      <Icon name="needle" />
      <span className={styles["file"]}>{fileName}</span>
    </span>
  );
}
