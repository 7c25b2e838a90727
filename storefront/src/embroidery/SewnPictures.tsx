import type { SewnPicture } from "@placket/contract/embroidery/sewn-picture";
import { useEffect, useState } from "react";
import { t } from "../translation/translate.ts";
import styles from "./SewnPictures.module.css";

/** Of a picture, in its own pixels. */
const SIZE = { width: 480, height: 240 } as const;

/** How long one that did not come is left alone before it is asked for again: the store may have many to draw. */
const AGAIN_MS = [2_000, 6_000, 15_000] as const;

interface SewnPicturesProps {
  readonly pictures: readonly SewnPicture[];
  /** It is to be looked at closely, and whole too. */
  readonly isLarge: boolean;
}

/** A garment with what is sewn on it, from near, side by side. */
export default function SewnPictures({ pictures, isLarge }: SewnPicturesProps) {
  return (
    <div className={styles["sides"]} data-large={isLarge || undefined}>
      {pictures.map((picture) => (
        <div key={picture.url} className={styles["side"]}>
          <Side {...picture} />
          {isLarge ? (
            <a className="link" href={wholeOf(picture)} target="_blank" rel="noreferrer">
              {t("Whole garment (opens in a new tab)")}
            </a>
          ) : null}
        </div>
      ))}
    </div>
  );
}

/** The picture of all of the garment: it has the same name but for the view. */
const wholeOf = ({ url }: SewnPicture) => url.replace(/-near\.jpg$/, "-whole.jpg");

/** Its words where it cannot be had: what is sewn is told one way or the other. */
function Side({ url, label }: SewnPicture) {
  const [tries, setTries] = useState(0);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    const wait = AGAIN_MS[tries];
    if (!isMissing || wait === undefined) return undefined;
    const timer = setTimeout(() => {
      setMissing(false);
      setTries(tries + 1);
    }, wait);
    return () => clearTimeout(timer);
  }, [isMissing, tries]);
  if (isMissing && tries >= AGAIN_MS.length) return <p className={styles["words"]}>{label}</p>;
  return (
    <img
      className={styles["picture"]}
      src={tries === 0 ? url : `${url}?again=${tries}`}
      {...SIZE}
      alt={label}
      loading="lazy"
      onError={() => setMissing(true)}
    />
  );
}
