import { Icon } from "@placket/ui/drawing/icon/Icon";
import { t } from "../../translation/translate.ts";
import styles from "./Gallery.module.css";
import type { ProductImage } from "./product.queries.ts";

interface ProductVideoProps {
  readonly image: ProductImage;
  readonly name: string;
}

/** A video stands elsewhere; a file of ours plays here (PDP-22). An address of another kind is none. */
export default function ProductVideo({ image, name }: ProductVideoProps) {
  if (!/^(?:https?:\/\/|\/)/i.test(image.full)) return <div className={styles["blank"]} />;
  const isFile = /^\/(?!\/).*\.(mp4|webm)$/i.test(image.full);
  return (
    <div className={styles["video"]}>
      {isFile ? (
        <video controls preload="metadata" src={image.full} aria-label={t("Video of %1", name)}>
          <track kind="captions" />
        </video>
      ) : (
        <a className="link" href={image.full} target="_blank" rel="noreferrer">
          <Icon name="play" /> {t("Play the video of %1", name)}
        </a>
      )}
    </div>
  );
}
