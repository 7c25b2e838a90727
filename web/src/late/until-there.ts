/** A late module that somebody waits for and that did not come. */
export interface Loss {
  readonly askAgain: () => void;
  /** It does not come by a line that is there: only a page that is loaded anew may know where it is now. */
  readonly isGone: boolean;
}

/** Says a loss to who waits; what it gives takes the words back. */
export type Tell = (loss: Loss) => () => void;

/** What makes another try worth while: the line is back, or somebody presses something. */
const CHANCES = ["online", "click"] as const;

/**
 * Asks for a late module (`lateModule`) until it is there. Between two tries it waits for a chance; where somebody
 * waits for it, that is said.
 */
export async function untilThere<Module>(
  load: () => Promise<Module>,
  tell: Tell = () => () => undefined,
): Promise<Module> {
  for (;;) {
    try {
      return await load();
    } catch {
      // By then it was asked for by another address as well.
      await chance(tell, navigator.onLine);
    }
  }
}

async function chance(tell: Tell, isGone: boolean): Promise<void> {
  const leaving = new AbortController();
  await new Promise<void>((resolve) => {
    for (const name of CHANCES) {
      const take = ({ target }: Event) => void (isOfNotice(target) || resolve());
      addEventListener(name, take, { capture: true, signal: leaving.signal });
    }
    leaving.signal.addEventListener("abort", tell({ askAgain: resolve, isGone }));
  });
  leaving.abort();
}

/** A press on a notice is about the notice: one that is closed stays closed, and its own button asks by itself. */
const isOfNotice = (target: EventTarget | null) =>
  target instanceof Element && target.closest("[data-notice]") !== null;
