import { openStudio, type Order } from "./studio.ts";

/** Paints beside the page, so that typing never waits for a picture. */
const canvas = typeof OffscreenCanvas === "undefined" ? null : new OffscreenCanvas(1, 1);

const take = openStudio((delivery) => {
  const moved =
    delivery.kind === "painted"
      ? [delivery.paint instanceof ImageData ? delivery.paint.data.buffer : delivery.paint]
      : [];
  self.postMessage(delivery, { transfer: moved });
}, canvas);

self.addEventListener("message", ({ data }: MessageEvent<Order>) => take(data));
