import type { PartOf } from "@placket/domain/content/part";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { useEffect, useId, useRef, useState } from "react";
import { pictureSource } from "../../media/picture-source.ts";
import { t } from "../../translation/translate.ts";
import { bannerSource, pictureAddress } from "../part-picture.ts";
import styles from "./Hotspots.module.css";

/** How long no popup is seen between two of them, in ms (CMS-11). */
const REOPEN_MS = 300;

type HotspotsProps = PartOf<"hotspots">["values"] & {
  readonly spots: PartOf<"hotspots">["entries"];
};

/** A picture with markers, each of which opens what stands there (CMS-09 to 12). */
export default function Hotspots({ picture, alt, spots }: HotspotsProps) {
  const id = useId();
  const { open, press } = useOneOpen();
  return (
    <div className={styles["picture"]}>
      <img {...bannerSource(picture)} alt={alt} loading="lazy" />
      {spots.map((spot, index) => (
        <div
          // oxlint-disable-next-line react/no-array-index-key -- markers stand still
          key={index}
          className={styles["spot"]}
          style={{ "--x": Number(spot.x), "--y": Number(spot.y) } as object}
        >
          <button
            type="button"
            className={styles["marker"]}
            aria-label={spot.name}
            aria-expanded={open === index}
            aria-controls={`${id}-${index}`}
            onClick={(event) => {
              event.stopPropagation();
              press(index);
            }}
          >
            <Icon name="plus" />
          </button>
          <div id={`${id}-${index}`} className={styles["popup"]} hidden={open !== index}>
            {spot.picture === "" ? null : (
              <img {...pictureSource(pictureAddress(spot.picture), 480)} alt="" sizes="200px" />
            )}
            <strong>{spot.name}</strong>
            {spot.text === "" ? null : <p>{spot.text}</p>}
            <a className="link" href={spot.href}>
              {t("SHOP NOW")}
            </a>
          </div>
        </div>
      ))}
    </div>
  );
}

/** Which marker's popup is seen: one at a time, until a click, Escape or another size of the window (CMS-10). */
function useOneOpen() {
  const [open, setOpen] = useState<number>();
  const waits = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waits.current), []);
  useEffect(() => {
    if (open === undefined) return;
    const close = () => setOpen(undefined);
    const byKey = ({ key }: KeyboardEvent) => (key === "Escape" ? close() : undefined);
    document.addEventListener("click", close);
    document.addEventListener("keydown", byKey);
    window.addEventListener("resize", close);
    return () => {
      document.removeEventListener("click", close);
      document.removeEventListener("keydown", byKey);
      window.removeEventListener("resize", close);
    };
  }, [open]);
  const press = (index: number) => {
    clearTimeout(waits.current);
    if (open === undefined) return setOpen(index);
    setOpen(undefined);
    if (open !== index) waits.current = setTimeout(() => setOpen(index), REOPEN_MS);
  };
  return { open, press };
}
