import type { ShownMedia } from "@placket/contract/review/shown-review.codec";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useState } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./ReviewMedia.module.css";

interface ReviewMediaProps {
  readonly media: readonly ShownMedia[];
  /** Title of the review. */
  readonly of: string;
}

/** Photos and videos of a review, small; a press shows one large (REVIEW-01). */
export function ReviewMedia({ media, of }: ReviewMediaProps) {
  const [index, setIndex] = useState<number>();
  const [isOpen, setOpen] = useState(false);
  const open = (at: number) => {
    setIndex(at);
    setOpen(true);
  };
  return (
    <>
      <ul className={styles["list"]} aria-label={t("Photos and videos of %1", of)}>
        {media.map((one, at) => (
          <li key={one.url}>
            <button type="button" className={styles["small"]} onClick={() => open(at)}>
              <img
                src={one.picture}
                alt={nameOf(one, at)}
                data-turned={one.rotate}
                width={96}
                height={96}
                loading="lazy"
              />
              {one.kind === "video" ? (
                <span className={styles["plays"]} aria-hidden>
                  ▶
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
      {index === undefined ? null : (
        <Large
          media={media}
          index={index}
          isOpen={isOpen}
          onShow={setIndex}
          onClose={() => setOpen(false)}
          onClosed={() => setIndex(undefined)}
        />
      )}
    </>
  );
}

/** What it shows, as its writer called it. */
const nameOf = ({ kind, caption }: ShownMedia, at: number): string => {
  const name = kind === "image" ? t("Photo %1", at + 1) : t("Video %1", at + 1);
  return caption === "" ? name : `${name}: ${caption}`;
};

interface LargeProps {
  readonly media: readonly ShownMedia[];
  readonly index: number;
  readonly isOpen: boolean;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
  readonly onClosed: () => void;
}

function Large({ media, index, isOpen, onShow, onClose, onClosed }: LargeProps) {
  const one = media[index];
  if (!one) return null;
  const last = media.length - 1;
  return (
    <Dialog
      open={isOpen}
      size="big"
      title={nameOf(one, index)}
      titleEnd={t("%1 of %2", index + 1, media.length)}
      closeLabel={t("Close")}
      onClose={onClose}
      onClosed={onClosed}
    >
      <div className={styles["stage"]}>
        {one.kind === "image" ? (
          <img src={one.url} alt={nameOf(one, index)} data-turned={one.rotate} />
        ) : (
          // What a shopper filmed has no subtitles.
          <video
            key={one.url}
            src={one.url}
            poster={one.picture}
            aria-label={nameOf(one, index)}
            data-turned={one.rotate}
            preload="none"
            controls
            playsInline
          >
            <track kind="captions" />
          </video>
        )}
        {media.length > 1 ? (
          <p className={styles["ways"]}>
            <button
              type="button"
              aria-label={t("Previous picture")}
              onClick={() => onShow(index === 0 ? last : index - 1)}
            >
              <Icon name="chevron-left" size={28} />
            </button>
            <button
              type="button"
              aria-label={t("Next picture")}
              onClick={() => onShow(index === last ? 0 : index + 1)}
            >
              <Icon name="chevron-right" size={28} />
            </button>
          </p>
        ) : null}
      </div>
    </Dialog>
  );
}
