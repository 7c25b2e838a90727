import type { Loss, Tell } from "./until-there.ts";

/**
 * Says all that is missing at a time by one notice, the newest: its button asks for every part, and it goes with the
 * last of them. One that was closed comes back with the next loss alone.
 */
export function toldAsOne(show: Tell): Tell {
  const losses = new Set<Loss>();
  let hide: () => void = () => undefined;
  const askForAll = () => {
    const asked = [...losses];
    losses.clear();
    hide();
    for (const { askAgain } of asked) askAgain();
  };
  return (loss) => {
    losses.add(loss);
    hide();
    hide = show({ askAgain: askForAll, isGone: loss.isGone });
    return () => {
      if (losses.delete(loss) && losses.size === 0) hide();
    };
  };
}
