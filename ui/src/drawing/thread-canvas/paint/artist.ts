import type { PaintedDesign } from "./painter.ts";
import { type Delivery, openStudio, type Order, type Wish } from "./studio.ts";

/** The page's side of the studio. */
export interface Artist {
  setDesign(design: PaintedDesign): void;
  /** Asks for a picture; while one is being painted only the newest wish waits. */
  ask(wish: Wish): void;
  close(): void;
}

/** Hands orders to a studio, in a worker where there are workers. */
export function openArtist(deliver: (delivery: Delivery) => void): Artist {
  let studio = openWorkshop(take, moveIn);
  let design: PaintedDesign | undefined;
  let painting: Wish | undefined;
  let waiting: Wish | undefined;

  function take(delivery: Delivery): void {
    painting = undefined;
    deliver(delivery);
    const next = waiting;
    waiting = undefined;
    if (next) ask(next);
  }

  /** The worker could not be loaded: the page paints by itself. */
  function moveIn(): void {
    studio.close();
    studio = onThisPage(take);
    if (design) studio.send({ kind: "design", design });
    const wish = waiting ?? painting;
    [painting, waiting] = [undefined, undefined];
    if (wish) ask(wish);
  }

  function ask(wish: Wish): void {
    if (painting) {
      waiting = wish;
      return;
    }
    painting = wish;
    studio.send({ kind: "paint", wish });
  }

  return {
    setDesign(next) {
      design = next;
      waiting = undefined;
      studio.send({ kind: "design", design });
    },
    ask,
    close: () => studio.close(),
  };
}

interface Workshop {
  send(order: Order): void;
  close(): void;
}

function openWorkshop(take: (delivery: Delivery) => void, failed: () => void): Workshop {
  if (typeof Worker === "undefined") return onThisPage(take);
  const worker = new Worker(new URL("./thread-canvas.worker.ts", import.meta.url), {
    type: "module",
  });
  worker.addEventListener("message", ({ data }: MessageEvent<Delivery>) => take(data));
  worker.addEventListener("error", failed, { once: true });
  return { send: (order) => worker.postMessage(order, []), close: () => worker.terminate() };
}

/** Each order in a task of its own: what the page has to do goes first. */
function onThisPage(take: (delivery: Delivery) => void): Workshop {
  let open = true;
  const studio = openStudio((delivery) => open && take(delivery), null);
  return {
    send: (order) => void setTimeout(() => open && studio(order)),
    close: () => {
      open = false;
    },
  };
}
