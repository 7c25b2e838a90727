import { Picture } from "@placket/ui/drawing/picture/Picture";
import { Tag } from "@placket/ui/status/tag/Tag";
import type { ReactNode } from "react";
import { pictureSource } from "../../media/picture-source.ts";
import type { SpreadNote, Tile } from "../listing/listing.queries.ts";
import { calloutKind } from "../callout-kind.ts";
import styles from "./ProductTile.module.css";
import { SpreadNotes } from "./SpreadNotes.tsx";

interface TilePictureProps {
  readonly images: Tile["images"];
  readonly label: Tile["labels"][number] | undefined;
  readonly sizes: string;
  readonly priority: boolean;
  readonly secondShown: boolean;
  /** Notes on the making make the tile a spread: twice as wide, the picture in its middle. */
  readonly notes: readonly SpreadNote[] | undefined;
  /** What is pressed on the picture. */
  readonly children: ReactNode;
}

/** The picture of a tile with its label; a second view for the pointer and the focus. */
export function TilePicture(props: TilePictureProps) {
  const { images, label, sizes, priority, secondShown, notes, children } = props;
  const [first, second] = images;
  if (!first) return <div className={styles["blank"]}>{children}</div>;
  const picture = { ...pictureSource(first.image, 828), alt: first.alt, sizes, priority };
  const tag = label ? (
    // Another place than the default has no rule yet: it falls back (PLP-30).
    <Tag kind={calloutKind(label.text)} className={styles[label.position] ?? styles["topRight"]}>
      {label.text}
    </Tag>
  ) : null;
  if (notes) {
    // The notes speak of the front: on another picture their lines would lead nowhere.
    const fits = first.type === "studioFront";
    return (
      <div className={styles["wide"]}>
        <div className={styles["stage"]}>
          <Picture {...picture} />
          {fits ? <SpreadNotes notes={notes} /> : null}
          {children}
        </div>
        {tag}
      </div>
    );
  }
  return (
    <Picture
      {...picture}
      {...(second ? { second: pictureSource(second.image, 828) } : {})}
      secondShown={secondShown}
    >
      {tag}
      {children}
    </Picture>
  );
}
