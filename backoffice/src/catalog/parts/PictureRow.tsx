import type { ImageRole } from "@placket/domain/catalog-import/product-draft";
import { ALT_MAX, PICTURE_ROLES } from "@placket/domain/catalog/staff/product-pictures";
import { Button } from "@placket/ui/action/button/Button";
import { classNames } from "@placket/ui/class-names";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { TextField } from "@placket/ui/form/text-field/TextField";
import styles from "./Parts.module.css";
import type { DraftPicture } from "./PicturesField.tsx";

interface PictureRowProps {
  readonly id: string;
  readonly picture: DraftPicture;
  /** What it shows, as its name says; `""` where it does not. */
  readonly view: string;
  readonly place: { readonly at: number; readonly of: number };
  readonly error: string | undefined;
  readonly isFixed: boolean;
  /** Whether it is the one that is being drawn. */
  readonly isDrawn: boolean;
  readonly onDraw: (at: number | undefined) => void;
  readonly onDrop: () => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
  readonly onAlt: (alt: string) => void;
  readonly onHidden: (isHidden: boolean) => void;
  readonly onRole: (role: ImageRole, isOn: boolean) => void;
}

/** Where a role shows a picture. */
const ROLE_TEXT: Readonly<Record<ImageRole, string>> = {
  base: "Base: its page",
  small: "Small: lists",
  thumbnail: "Thumbnail: cart",
  swatch: "Swatch: its color",
};

/** By how many places a key moves it. */
const STEPS: Readonly<Record<string, -1 | 1>> = {
  ArrowUp: -1,
  ArrowLeft: -1,
  ArrowDown: 1,
  ArrowRight: 1,
};

/** A picture with its words, its roles and its place. */
export function PictureRow(props: PictureRowProps) {
  const { id, picture, view, place, error, isFixed, isDrawn, onDraw, onDrop } = props;
  const { file, url, alt, roles, isHidden } = picture;
  const name = `Picture ${place.at + 1}`;
  const toName = <span className="visually-hidden"> {name}</span>;
  return (
    <li className={classNames(styles["picture"], isDrawn && styles["drawn"])}>
      <button
        type="button"
        className={styles["handle"]}
        aria-label={`${name}, arrow keys move it`}
        disabled={isFixed}
        draggable={!isFixed}
        onKeyDown={(event) => {
          const by = STEPS[event.key];
          if (by === undefined) return;
          event.preventDefault();
          if (place.at + by >= 0 && place.at + by < place.of) props.onMove(by);
        }}
        onDragStart={() => onDraw(place.at)}
        onDragEnd={() => onDraw(undefined)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          onDrop();
        }}
      >
        {url === null ? view : <img src={url} alt="" draggable={false} />}
      </button>
      <div className={styles["said"]}>
        <TextField
          id={`${id}-alt`}
          label={`What ${name.toLowerCase()} shows, in words`}
          hint="Empty: the name of the product."
          value={alt}
          error={error}
          maxLength={ALT_MAX}
          disabled={isFixed}
          onChange={({ target }) => props.onAlt(target.value)}
        />
        <p className={styles["file"]}>
          {[view, file.replace(/^[0-9a-f]{10}\//, "")].filter(Boolean).join(" · ")}
        </p>
        <fieldset className={styles["roles"]}>
          <legend className="visually-hidden">Roles of {name.toLowerCase()}</legend>
          {PICTURE_ROLES.map((role) => (
            <Checkbox
              key={role}
              size="sm"
              label={ROLE_TEXT[role]}
              checked={roles.includes(role)}
              disabled={isFixed}
              onChange={({ target }) => props.onRole(role, target.checked)}
            />
          ))}
          <Checkbox
            size="sm"
            label="Not in the gallery"
            checked={isHidden}
            disabled={isFixed}
            onChange={({ target }) => props.onHidden(target.checked)}
          />
        </fieldset>
        {isFixed ? null : (
          <div className={styles["moves"]}>
            <Button kind="link" disabled={place.at === 0} onClick={() => props.onMove(-1)}>
              Move up{toName}
            </Button>
            <Button
              kind="link"
              disabled={place.at === place.of - 1}
              onClick={() => props.onMove(1)}
            >
              Move down{toName}
            </Button>
            <Button kind="link" onClick={props.onRemove}>
              Remove{toName}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}
