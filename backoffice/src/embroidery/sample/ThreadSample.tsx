import { classNames } from "@placket/ui/class-names";
import { useQuery } from "@tanstack/react-query";
import { useLayoutEffect, useRef } from "react";
import type { PageDesign } from "@placket/web/embroidery/stitching/design";
import type { ThreadPicture } from "@placket/web/embroidery/stitching/desk";
import { drawnQuery } from "@placket/web/embroidery/stitching/stitching.queries";
import { SAMPLE_DENSITY } from "./sample-density.ts";
import styles from "./ThreadSample.module.css";
import { useNearView } from "@placket/web/browser/use-near-view";

interface ThreadSampleProps {
  readonly design: PageDesign;
  /** CSS pixels a mm. */
  readonly scale: number;
  /** What it shows, in words; empty where the words stand beside it. */
  readonly label: string;
  /** Room that is kept until it is drawn, in mm. */
  readonly room: { readonly widthMm: number; readonly heightMm: number };
  readonly className?: string | undefined;
  /** From how far below the window it is drawn, in px. */
  readonly nearPx?: number | undefined;
}

/** A small design drawn as thread, as soon as it comes near the window. */
export function ThreadSample({ design, scale, label, room, className, nearPx }: ThreadSampleProps) {
  const frame = useRef<HTMLSpanElement>(null);
  const isNear = useNearView(frame, nearPx);
  const drawn = useQuery({ ...drawnQuery(design, scale * SAMPLE_DENSITY), enabled: isNear });
  const picture = drawn.data?.ok ? drawn.data.value : undefined;
  const size = picture
    ? { inlineSize: picture.width / SAMPLE_DENSITY, blockSize: picture.height / SAMPLE_DENSITY }
    : { inlineSize: room.widthMm * scale, blockSize: room.heightMm * scale };
  const failed = drawn.isError || drawn.data?.ok === false;
  return (
    <span
      ref={frame}
      className={classNames(styles["sample"], className)}
      style={size}
      {...(label === "" ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {picture ? <Thread picture={picture} /> : null}
      {failed ? <span className={styles["failed"]}>Not sewn</span> : null}
    </span>
  );
}

function Thread({ picture }: { readonly picture: ThreadPicture }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    context?.putImageData(new ImageData(picture.rgba, picture.width, picture.height), 0, 0);
  }, [picture]);
  return (
    <canvas
      ref={canvas}
      width={picture.width}
      height={picture.height}
      className={styles["thread"]}
    />
  );
}
