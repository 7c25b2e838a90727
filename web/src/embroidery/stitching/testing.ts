import { bytesOf } from "@placket/domain/embroidery/lettering/testing";
import { vi } from "vitest";
import { stitchingDesk, type Asked } from "./desk.ts";

/**
 * Lets the stitching of a screen run in the test itself: the real desk, fonts and stitches. Fonts come
 * only while `hasFonts` says so.
 */
export function stitchHere(hasFonts: () => boolean = () => true): void {
  fontsCome = hasFonts;
  vi.stubGlobal("Worker", DeskOnThisPage);
  vi.stubGlobal("IntersectionObserver", OutOfSight);
}

/** Nothing comes near the window: samples of fonts are not drawn. */
class OutOfSight {
  observe(): void {
    // Never seen.
  }
  disconnect(): void {
    // Never seen.
  }
}

let fontsCome: () => boolean;

/** A worker without a thread of its own. Others than the stitching, as the canvas's, stay silent. */
class DeskOnThisPage extends EventTarget {
  readonly #desk = stitchingDesk({
    fontBytes: async (font) => {
      if (!fontsCome()) throw new Error("offline");
      return bytesOf(font);
    },
    answer: (data) => this.dispatchEvent(new MessageEvent("message", { data })),
    later: (task) => void setTimeout(task, 0),
  });
  readonly #isStitching: boolean;

  constructor(url: URL) {
    super();
    this.#isStitching = url.href.includes("stitching");
  }

  postMessage(asked: Asked): void {
    if (this.#isStitching) this.#desk.take(asked);
  }

  terminate(): void {
    // Nothing runs on.
  }
}
