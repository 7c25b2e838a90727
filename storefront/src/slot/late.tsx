import { untilThere } from "@placket/web/late/until-there";
import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type FunctionComponent,
  type ReactNode,
} from "react";
import type { ListensEvent, UnheardEvent } from "../page-state.ts";
import { whenIdle } from "../routing/idle.ts";
import { PartBoundary } from "./PartBoundary.tsx";

/** A part of a page whose script comes after the page: the server draws it, the browser takes it over later. */
type Late<Props> = FunctionComponent<Props>;

type Load<Props> = () => Promise<{ readonly default: ComponentType<Props> }>;

/**
 * A late part from its module, whose path from `storefront/` the server finds its styles by. What the server drew of
 * it stands until its script is there, which is asked for when the page is loaded and the browser idle, or with the
 * first press on such a part: it weighs nothing on the first page, and nothing shifts. One that does not come leaves what the server drew, whose text and
 * links work as they are; one that breaks goes alone.
 * A page that draws it itself, in no slot, gives the bones that stand while a browser has nothing of it.
 */
export function late<Props extends object>(
  file: string,
  load: Load<Props>,
  bones?: ReactNode,
): Late<Props> {
  let drawnHere: ComponentType<Props> | undefined;
  const Later = lazy(() => Promise.race([whenIdle(), whenPressed()]).then(() => untilThere(load)));
  loads.push(async () => {
    drawnHere ??= (await load()).default;
  });
  // Not drawn anew with what is around it, nor for what it is told anew, before its script is there: React would take
  // down what the server drew.
  return memo(function LatePart(props: Props) {
    const Now = drawnHere ?? Later;
    const [first] = useState(props);
    const [isThere, setThere] = useState(false);
    const told = isThere ? props : first;
    // Only now it knows what was told meanwhile: a press that waits for it is heard.
    useEffect(() => {
      if (isThere) dispatchEvent(new Event(LISTENS));
    }, [isThere]);
    seen.add(file);
    return useMemo(() => {
      const part = (
        <PartBoundary>
          <Now {...told} />
          <There tell={setThere} />
        </PartBoundary>
      );
      return bones === undefined ? part : <Suspense fallback={bones}>{part}</Suspense>;
    }, [Now, told]);
  });
}

/** Tells once what it stands beside has been taken over, or drawn here. */
function There({ tell }: { readonly tell: (isThere: true) => void }) {
  // Before anything is heard: a press takes a part over there and then, and is not to find it as it was drawn.
  useLayoutEffect(() => tell(true), [tell]);
  return null;
}

const LISTENS: ListensEvent = "app-listens";
const UNHEARD: UnheardEvent = "app-unheard";

/** Resolves when somebody has pressed what the server drew of a part: they wait for it, however busy the browser is. */
const whenPressed = (): Promise<void> =>
  new Promise((resolve) => addEventListener(UNHEARD, () => resolve(), { once: true }));

const loads: (() => Promise<void>)[] = [];
const seen = new Set<string>();

/** Draws at one go, and tells the files of the late parts that were drawn. */
export function noteLateParts<Value>(draw: () => Value): {
  readonly drawn: Value;
  readonly files: readonly string[];
} {
  seen.clear();
  return { drawn: draw(), files: [...seen] };
}

/** Loads every late part there is, for whoever draws a page at one go: the server, and tests. */
export async function loadLateParts(): Promise<void> {
  // A part may bring parts of its own.
  for (let done = 0; done < loads.length;) {
    const found = loads.slice(done);
    done = loads.length;
    await Promise.all(found.map((load) => load()));
  }
}
