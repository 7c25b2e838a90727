import type {
  EmbroideryChoice,
  TextChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { startTransition, useEffect, useMemo, useState } from "react";
import { observable, type Observable } from "../../events/observable.ts";
import { draftFrom, NOTHING } from "./draft.ts";

type Chosen = EmbroideryChoice | undefined;

/** What somebody writes, ahead of what is drawn of it. */
export interface Writing {
  /** All that is chosen by now; undefined before anything is. */
  readonly now: Observable<Chosen>;
  /** Something is chosen: drawn at once. */
  readonly change: (changed: Partial<EmbroideryChoice>) => void;
  /** Letters: they stand in their field at once, and all else is drawn after whatever is typed next. */
  readonly type: (text: (before: TextChoice) => TextChoice) => void;
  /** Draws at once what was typed: somebody goes on to something else. */
  readonly settle: () => void;
}

interface WritingOptions {
  /** Gives what was chosen so far. */
  readonly begin: () => Chosen;
  readonly on: { readonly offer: ShownOffer; readonly cloth: string | undefined };
  /** Is told at once. */
  readonly onWrite: (chosen: EmbroideryChoice) => void;
  /** Is told once it is drawn. */
  readonly onDrawn: (chosen: EmbroideryChoice) => void;
}

/** What is chosen, as it is drawn, and the one who writes it: who changes it begins with all that was typed. */
export function useWriting({ begin, on, onWrite, onDrawn }: WritingOptions) {
  const [now] = useState(() => observable<Chosen>(begin()));
  const [drawn, setDrawn] = useState(now.get);
  const { offer, cloth } = on;
  const draft = useMemo(() => draftFrom(drawn, { offer, cloth }), [drawn, offer, cloth]);
  useEffect(() => {
    if (drawn && drawn !== now.first()) onDrawn(drawn);
  }, [drawn, now, onDrawn]);
  const set = (changed: Partial<EmbroideryChoice>) => {
    const all = { ...NOTHING, ...now.get(), ...changed };
    onWrite(all);
    now.set(all);
    return all;
  };
  const writing: Writing = {
    now,
    change: (changed) => setDrawn(set(changed)),
    type(text) {
      set({ text: text(draftFrom(now.get(), on).text) });
      // In a turn of its own: stitches that came meanwhile go ahead of what is said of them.
      setTimeout(() => startTransition(() => setDrawn(now.get())));
    },
    settle: () => setDrawn(now.get()),
  };
  return { writing, drawn, draft };
}
