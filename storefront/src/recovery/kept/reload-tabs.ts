import { subscribe } from "../../events/events.ts";

/** On which the tabs of a browser hear of each other's waiting. */
const CHANNEL = "placket-pages";

/** What shows that somebody is at work on a page. */
const HANDS = ["pointerdown", "keydown", "input"] as const;

/** Other tabs hold on to an older database: they are to load anew (PERSIST-04). */
export function tellTabsToReload(): void {
  const channel = new BroadcastChannel(CHANNEL);
  // A channel is of one origin by itself.
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- see above
  channel.postMessage("reload");
  channel.close();
}

/**
 * Loads this tab anew where another one waits for it: at once while nobody has touched the page, else when its shopper
 * goes to the next one, so that nothing that was typed is lost.
 * @returns what ends that
 */
export function reloadWhenTold(reload: () => void): () => void {
  const channel = new BroadcastChannel(CHANNEL);
  const leaving = new AbortController();
  const { signal } = leaving;
  let isTouched = false;
  let isWanted = false;
  const reloadIfFree = () => {
    if (isWanted && !isTouched) reload();
  };
  for (const name of HANDS) {
    addEventListener(name, () => void (isTouched = true), { capture: true, signal });
  }
  const stop = subscribe("page.loaded", () => {
    isTouched = false;
    reloadIfFree();
  });
  channel.addEventListener(
    "message",
    () => {
      isWanted = true;
      reloadIfFree();
    },
    { signal },
  );
  return () => {
    stop();
    leaving.abort();
    channel.close();
  };
}
