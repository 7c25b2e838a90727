import { lateModule } from "@placket/web/late/late-module";
import { untilThere } from "@placket/web/late/until-there";
import { Icon } from "@placket/ui/drawing/icon/Icon";
import { lazy, Suspense, useRef, useState, type PointerEvent, type ReactNode } from "react";
import { pictureSource } from "../../media/picture-source.ts";
import { late } from "../../slot/late.tsx";
import { t } from "../../translation/translate.ts";
import styles from "./Gallery.module.css";
import { swipeStep, type Touch } from "./gallery-strip.ts";
import { pictureName } from "./picture-name.ts";
import type { ProductImage } from "./product.queries.ts";

const zoomLens = lateModule(() => import("./ZoomLens.tsx"));
const ZoomLens = lazy(async () => ({ default: (await untilThere(zoomLens)).ZoomLens }));

const Video = late(
  "src/catalog/product/ProductVideo.tsx",
  lateModule(() => import("./ProductVideo.tsx")),
  <div className={styles["blank"]} />,
);

interface MainPictureProps {
  readonly image: ProductImage;
  readonly name: string;
  readonly index: number;
  readonly count: number;
  readonly sizes: string;
  readonly onStep: (step: -1 | 1) => void;
  readonly onOpen: () => void;
  readonly children: ReactNode;
}

/** The large picture: swipe turns it, a press opens it on the whole screen, the pointer gets a lens. */
export function MainPicture(props: MainPictureProps) {
  const { image, name, index, count, sizes, onStep, onOpen, children } = props;
  const swipe = useSwipe(onStep);
  const lens = useLens();
  if (image.type === "external-video") {
    return (
      <div className={styles["main"]}>
        <Video image={image} name={name} />
        {count > 1 ? <Turn index={index} count={count} onStep={onStep} /> : null}
      </div>
    );
  }
  return (
    <div className={styles["main"]}>
      <button
        type="button"
        className={styles["open"]}
        aria-label={t("%1 of %2, show on the whole screen", pictureName(image, name), name)}
        onClick={onOpen}
        {...swipe}
        onPointerEnter={lens.follow}
        onPointerMove={lens.follow}
        onPointerLeave={lens.leave}
      >
        <span className={styles["ground"]}>
          <img
            {...pictureSource(image.image)}
            alt=""
            sizes={sizes}
            {...(index === 0 ? { fetchPriority: "high" as const } : { decoding: "async" as const })}
          />
        </span>
        {lens.spot ? (
          <Suspense>
            <ZoomLens full={image.full} {...lens.spot} />
          </Suspense>
        ) : null}
      </button>
      {children}
      {count > 1 ? <Turn index={index} count={count} onStep={onStep} /> : null}
    </div>
  );
}

/** Arrows and counter of small screens, where there is no strip. */
function Turn({ index, count, onStep }: Pick<MainPictureProps, "index" | "count" | "onStep">) {
  return (
    <div className={styles["turn"]}>
      <button type="button" aria-label={t("Previous picture")} onClick={() => onStep(-1)}>
        <Icon name="chevron-left" />
      </button>
      <output className={styles["counter"]}>
        <span className="visually-hidden">{t("Picture %1 of %2", index + 1, count)}</span>
        <span aria-hidden="true">
          {index + 1} / {count}
        </span>
      </output>
      <button type="button" aria-label={t("Next picture")} onClick={() => onStep(1)}>
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}

/** Turns the picture when a finger flicks across it. The press that ends a swipe opens nothing. */
function useSwipe(onStep: (step: -1 | 1) => void) {
  const from = useRef<Touch>(undefined);
  const swiped = useRef(false);
  return {
    onPointerDown: (event: PointerEvent) => {
      swiped.current = false;
      from.current = touchOf(event);
    },
    onPointerUp: (event: PointerEvent) => {
      const step =
        from.current && event.pointerType !== "mouse" ? swipeStep(from.current, touchOf(event)) : 0;
      swiped.current = step !== 0;
      if (step !== 0) onStep(step);
    },
    onClickCapture: (event: { stopPropagation(): void }) => {
      if (swiped.current) event.stopPropagation();
      swiped.current = false;
    },
  };
}

function touchOf({ clientX, clientY, timeStamp }: PointerEvent): Touch {
  return { x: clientX, y: clientY, at: timeStamp };
}

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a mouse is over the picture; undefined while none is (PDP-27). */
function useLens() {
  const [spot, setSpot] = useState<Spot>();
  return {
    spot,
    follow: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse") return;
      const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
      setSpot({ x: event.clientX - left, y: event.clientY - top, width, height });
    },
    leave: () => setSpot(undefined),
  };
}
