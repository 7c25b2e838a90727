import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useState } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./Gallery.module.css";
import { STRIP_VISIBLE, stripStart } from "./gallery-strip.ts";
import { pictureName } from "./picture-name.ts";
import type { ProductImage } from "./product.queries.ts";

interface GalleryStripProps {
  readonly images: readonly ProductImage[];
  readonly index: number;
  readonly onShow: (index: number) => void;
}

/** The column of thumbnails, four at once; arrows when there are more (PDP-20). */
export function GalleryStrip({ images, index, onShow }: GalleryStripProps) {
  const [kept, keep] = useState(0);
  const start = stripStart(kept, index, images.length);
  if (start !== kept) keep(start);
  if (images.length < 2) return <div className={styles["strip"]} />;
  const hasArrows = images.length > STRIP_VISIBLE;
  return (
    <div className={styles["strip"]}>
      {hasArrows ? <Arrow up onPress={() => onShow(index - 1)} /> : null}
      {images.slice(start, start + STRIP_VISIBLE).map((image, place) => (
        <button
          key={image.thumb + String(start + place)}
          type="button"
          className={styles["thumb"]}
          aria-label={thumbName(images, start + place)}
          aria-current={start + place === index}
          onClick={() => onShow(start + place)}
        >
          {image.type === "external-video" ? (
            <Icon name="play" />
          ) : (
            <img
              src={image.thumb}
              alt=""
              width={120}
              height={150}
              loading="lazy"
              decoding="async"
            />
          )}
        </button>
      ))}
      {hasArrows ? <Arrow onPress={() => onShow(index + 1)} /> : null}
    </div>
  );
}

function Arrow({ up = false, onPress }: { up?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      className={styles["arrow"]}
      aria-label={up ? t("Previous picture") : t("Next picture")}
      onClick={onPress}
    >
      <Icon name={up ? "chevron-up" : "chevron-down"} />
    </button>
  );
}

/** `Detail`, or `Detail 2` when there are several of a kind. */
function thumbName(images: readonly ProductImage[], at: number): string {
  const image = images[at]!;
  const same = images.filter(({ type }) => type === image.type);
  const name = pictureName(image);
  return same.length > 1 ? `${name} ${same.indexOf(image) + 1}` : name;
}
