import { MEDIA_LIMITS, turned, type MediaKind } from "@placket/domain/review/review-media";
import { REVIEW_CAPTION_MAX } from "@placket/domain/review/review-text";
import { buttonClass } from "@placket/ui/action/button/Button";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { useId, useRef, type ChangeEvent } from "react";
import { t } from "../../translation/translate.ts";
import styles from "./MediaFields.module.css";
import type { MediaOfForm, OwnMedia } from "./use-media.ts";

interface MediaFieldsProps {
  readonly of: MediaOfForm;
  /** Whether the shop lets videos be turned (REVIEW-23). */
  readonly turnsVideos: boolean;
  /** What is wrong with a caption, by the field's id. */
  readonly errorOf: (id: string) => string | undefined;
}

/** What a browser's own picker offers: a phone shows its camera roll, and makes JPEGs of its own format. */
const KINDS = [
  { kind: "image", accept: "image/jpeg,image/png,image/webp" },
  { kind: "video", accept: "video/mp4,video/quicktime,video/webm" },
] as const satisfies readonly { readonly kind: MediaKind; readonly accept: string }[];

/** Photos and videos of a review: chosen, seen, called something, turned and taken away again (REVIEW-01). */
export function MediaFields({ of, turnsVideos, errorOf }: MediaFieldsProps) {
  const group = useRef<HTMLFieldSetElement>(null);
  const remove = (url: string) => {
    of.remove(url);
    // What had the focus is gone.
    group.current?.querySelector("input")?.focus();
  };
  return (
    <fieldset ref={group} className={styles["media"]}>
      <legend>{t("Photos and videos")}</legend>
      <p className={styles["hint"]}>
        {t("Optional. Everybody sees them once your review is published.")}
      </p>
      <div className={styles["pickers"]}>
        {KINDS.map((one) => (
          <Picker key={one.kind} {...one} of={of} />
        ))}
      </div>
      <output className={styles["hint"]}>{saidOf(of)}</output>
      <ul className={styles["list"]}>
        {KINDS.map(({ kind }) =>
          of.media
            .filter((one) => one.kind === kind)
            .map((one, index) => (
              <Item
                key={one.url}
                one={one}
                id={`review-${kind}s.${index}`}
                number={index + 1}
                isTurned={kind === "image" || turnsVideos}
                errorOf={errorOf}
                onChange={(part) => of.change(one.url, part)}
                onRemove={() => remove(one.url)}
              />
            )),
        )}
      </ul>
    </fieldset>
  );
}

function saidOf({ underway, media }: MediaOfForm): string {
  if (underway) {
    const { number, of, title } = underway;
    return t("Uploading %1 of %2: %3", number, of, title);
  }
  return media.length === 0 ? "" : t("Uploaded: %1", media.map(({ title }) => title).join(", "));
}

const WORDS: Readonly<Record<MediaKind, { add: () => string; hint: () => string }>> = {
  image: {
    add: () => t("Add photos"),
    hint: () => t("Up to %1 photos, each up to %2 MB", ...limitsOf("image")),
  },
  video: {
    add: () => t("Add videos"),
    hint: () => t("Up to %1 videos, each up to %2 MB", ...limitsOf("video")),
  },
};

const limitsOf = (kind: MediaKind) => [MEDIA_LIMITS[kind].most, MEDIA_LIMITS[kind].megabytes];

interface PickerProps {
  readonly kind: MediaKind;
  readonly accept: string;
  readonly of: MediaOfForm;
}

function Picker({ kind, accept, of: { media, underway, bring } }: PickerProps) {
  const id = useId();
  const isFull = media.filter((one) => one.kind === kind).length >= MEDIA_LIMITS[kind].most;
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    bring(kind, [...(target.files ?? [])]);
    // The same file may be chosen again.
    target.value = "";
  };
  return (
    <div className={styles["picker"]}>
      <input
        id={id}
        type="file"
        multiple
        className="visually-hidden"
        accept={accept}
        disabled={underway !== undefined || isFull}
        aria-describedby={`${id}-hint`}
        onChange={take}
      />
      <label htmlFor={id} className={buttonClass({ kind: "line" })}>
        {WORDS[kind].add()}
      </label>
      <span id={`${id}-hint`} className={styles["hint"]}>
        {WORDS[kind].hint()}
      </span>
    </div>
  );
}

interface ItemProps {
  readonly one: OwnMedia;
  readonly id: string;
  readonly number: number;
  readonly isTurned: boolean;
  readonly errorOf: MediaFieldsProps["errorOf"];
  readonly onChange: (part: Partial<Pick<OwnMedia, "caption" | "rotate">>) => void;
  readonly onRemove: () => void;
}

function Item({ one, id, number, isTurned, errorOf, onChange, onRemove }: ItemProps) {
  const { kind, picture, title, caption, rotate } = one;
  const name = kind === "image" ? t("Photo %1", number) : t("Video %1", number);
  return (
    <li className={styles["item"]}>
      <img
        className={styles["picture"]}
        src={picture}
        alt={`${name}: ${title}`}
        data-turned={rotate}
        width={120}
        height={120}
      />
      <div className={styles["about"]}>
        <TextField
          id={id}
          label={t("Caption of %1", name)}
          maxLength={REVIEW_CAPTION_MAX}
          value={caption}
          error={errorOf(id)}
          onChange={({ target }) => onChange({ caption: target.value })}
        />
        <p className={styles["acts"]}>
          {isTurned ? (
            <button
              type="button"
              className="link"
              aria-label={t("Turn %1", name)}
              onClick={() => onChange({ rotate: turned(rotate) })}
            >
              {t("Turn")}
            </button>
          ) : null}
          <button
            type="button"
            className="link"
            aria-label={t("Remove %1", name)}
            onClick={onRemove}
          >
            {t("Remove")}
          </button>
        </p>
      </div>
    </li>
  );
}
