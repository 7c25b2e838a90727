import type { Design } from "@placket/domain/embroidery/design/design";
import type { SewnDesign } from "@placket/domain/embroidery/design/sew-design";
import type { Problem } from "@placket/domain/problem";
import { theStitcher } from "@placket/web/embroidery/stitching/stitcher";
import { observable, type Observable } from "../../events/observable.ts";

/** What came of a design. */
export interface Found {
  /** What was sewn last, which stays while the next one is sewn. */
  readonly design: Design | null;
  readonly sewn: SewnDesign | null;
  /** Why it cannot be sewn. */
  readonly problems: readonly Problem[];
  readonly hasFailed: boolean;
}

interface Answer {
  readonly of: string | null;
  readonly found: Found;
}

/** Has one design sewn at a time, the newest: what is asked for beside it is given up. */
export interface Sewer {
  /** What came of the design that was answered last, and what tells it from others. */
  readonly answered: Observable<Answer>;
  /** The same design is asked for once, however often it is named; `null` asks for nothing. */
  readonly ask: (design: Design | null) => void;
  /** Asks anew for what could not be sewn. */
  readonly again: () => void;
}

export const NOTHING_SEWN: Found = { design: null, sewn: null, problems: [], hasFailed: false };

/** Tells one design from another. */
export const keyOf = (design: Design): string => JSON.stringify(design);

/** Outside of what is drawn: a letter is under the needle before the form has been drawn with it. */
export function openSewer(): Sewer {
  const answered = observable<Answer>({ of: null, found: NOTHING_SEWN });
  let asked: Design | null = null;
  let of: string | null = null;
  let asking = new AbortController();

  async function sew(design: Design, { signal }: AbortController): Promise<Found> {
    try {
      const result = await theStitcher().sew(design, signal);
      if (!result.ok) return { ...NOTHING_SEWN, design, problems: result.problems };
      return { ...NOTHING_SEWN, design, sewn: result.value };
    } catch {
      return { ...NOTHING_SEWN, design, hasFailed: true };
    }
  }

  function ask(design: Design | null): void {
    const key = design && keyOf(design);
    if (key === of) return;
    asking.abort();
    asking = new AbortController();
    [asked, of] = [design, key];
    const { signal } = asking;
    if (!design) return;
    void sew(design, asking).then((found) => {
      if (!signal.aborted) answered.set({ of: key, found });
    });
  }

  return {
    answered,
    ask,
    again() {
      const design = asked;
      ask(null);
      answered.set({ of: null, found: NOTHING_SEWN });
      ask(design);
    },
  };
}
