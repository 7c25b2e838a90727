import { ItemPicture } from "../cart/ItemPicture.tsx";
import { t } from "../translation/translate.ts";
import { wholePicture } from "./saved-address.ts";
import type { ShownSaved } from "./saved-products.queries.ts";
import styles from "./SavedPicture.module.css";

interface SavedPictureProps {
  readonly saved: ShownSaved;
  /** All of the garment, or what is sewn on it from near. */
  readonly view: "near" | "whole";
}

/** The garment with its thread, as the server draws it; its own picture where nothing is sewn. */
export function SavedPicture({ saved: { picture, name, item }, view }: SavedPictureProps) {
  if (picture === null) {
    return (
      <div className={styles[view]}>
        <ItemPicture item={item} sizes={view === "near" ? "240px" : "540px"} />
      </div>
    );
  }
  const [width, height] = view === "near" ? [480, 240] : [1080, 1350];
  return (
    <div className={styles[view]}>
      <img
        src={view === "near" ? picture : wholePicture(picture)}
        width={width}
        height={height}
        alt={t("%1, as it is sewn", name)}
        loading={view === "near" ? "lazy" : "eager"}
      />
    </div>
  );
}
