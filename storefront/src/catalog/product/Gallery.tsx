import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { Tag } from "@placket/ui/status/tag/Tag";
import { Suspense, useState } from "react";
import { t } from "../../translation/translate.ts";
import { calloutKind } from "../callout-kind.ts";
import styles from "./Gallery.module.css";
import { wrapped } from "./gallery-strip.ts";
import { GalleryStrip } from "./GalleryStrip.tsx";
import { MainPicture } from "./MainPicture.tsx";
import type { ProductImage } from "./product.queries.ts";

const Fullscreen = awaited(
  lateModule(() => import("./Fullscreen.tsx")),
  (module) => module.Fullscreen,
);

interface GalleryProps {
  readonly name: string;
  readonly images: readonly ProductImage[];
  /** Words of the badge in the top-left corner (PDP-21, reading 32). */
  readonly callout?: string | undefined;
  /** Widths the main picture is shown at. */
  readonly sizes: string;
  /** One picture beside the order grid: no strip, hidden on a phone. */
  readonly isCompact?: boolean;
}

/** Pictures of a product: one large, the others in a strip (PDP-20 to PDP-27). */
export function Gallery({ name, images, callout, sizes, isCompact = false }: GalleryProps) {
  const [index, setIndex] = useState(0);
  const [isFull, setFull] = useState(false);
  const at = Math.min(index, Math.max(0, images.length - 1));
  const image = images[at];
  const show = (next: number) => setIndex(wrapped(next, images.length));
  if (!image) return <div className={styles["blank"]} />;
  return (
    <section
      className={isCompact ? styles["compact"] : styles["gallery"]}
      aria-label={t("Pictures of %1", name)}
    >
      {isCompact ? null : <GalleryStrip images={images} index={at} onShow={show} />}
      <MainPicture
        {...{ image, sizes, name, index: at, count: images.length }}
        onStep={(step) => show(at + step)}
        onOpen={() => setFull(true)}
      >
        {callout ? (
          <Tag kind={calloutKind(callout)} className={styles["callout"] ?? ""}>
            {callout}
          </Tag>
        ) : null}
      </MainPicture>
      {isFull ? (
        <Suspense>
          <Fullscreen
            {...{ name, images, index: at }}
            onShow={show}
            onClose={() => setFull(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}
