import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t } from "../../translation/translate.ts";
import styles from "./Fullscreen.module.css";
import { pictureName } from "./picture-name.ts";
import type { ProductImage } from "./product.queries.ts";

interface FullscreenProps {
  readonly name: string;
  readonly images: readonly ProductImage[];
  readonly index: number;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
}

/** One picture on the whole screen; a click on it or Escape leaves (PDP-26). */
export function Fullscreen({ name, images, index, onShow, onClose }: FullscreenProps) {
  useBackCloses(true, onClose);
  const image = images[index];
  if (!image) return null;
  const counter = t("%1 of %2", index + 1, images.length);
  return (
    <Dialog
      open
      size="full"
      title={`${name}, ${pictureName(image, name)}`}
      titleEnd={counter}
      closeLabel={t("Close")}
      onClose={onClose}
    >
      <div className={styles["stage"]}>
        <button
          type="button"
          className={styles["picture"]}
          aria-label={t("Leave the whole screen")}
          onClick={onClose}
        >
          <img src={image.full} alt={image.alt} width={1920} height={2400} />
        </button>
        {images.length > 1 ? (
          <>
            <button
              type="button"
              className={styles["before"]}
              aria-label={t("Previous picture")}
              onClick={() => onShow(index - 1)}
            >
              <Icon name="chevron-left" size={28} />
            </button>
            <button
              type="button"
              className={styles["after"]}
              aria-label={t("Next picture")}
              onClick={() => onShow(index + 1)}
            >
              <Icon name="chevron-right" size={28} />
            </button>
          </>
        ) : null}
      </div>
    </Dialog>
  );
}
