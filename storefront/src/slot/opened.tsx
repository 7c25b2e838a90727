import { Suspense, useState, type ComponentType, type FunctionComponent } from "react";
import { useObservable, type Observable } from "../events/observable.ts";
import { awaited } from "./awaited.ts";

/**
 * A part that comes with its first opening and stays for its closing motion: a drawer, a dialog. `door` holds
 * something while it is open.
 */
export function opened<Held>(
  door: Observable<Held>,
  load: () => Promise<{ readonly default: ComponentType }>,
): FunctionComponent {
  const Part = awaited(load, (module) => module.default);
  return function OpenedPart() {
    const isOpen = Boolean(useObservable(door));
    const [wasOpened, setOpened] = useState(false);
    if (isOpen && !wasOpened) setOpened(true);
    if (!wasOpened) return null;
    return (
      <Suspense>
        <Part />
      </Suspense>
    );
  };
}
