import type { RecaptchaType } from "@placket/domain/store/recaptcha-type";
import { ok, refuse, type Result } from "@placket/domain/problem";
import { NOT_PROVEN, UNREACHABLE, type BotCheckHandle } from "./bot-proof.ts";
import type { Grecaptcha } from "./grecaptcha.ts";

interface Place {
  readonly siteKey: string;
  readonly action: string;
  /** Where the widget is drawn. */
  readonly box: HTMLElement;
  /** The checkbox is narrower where there is less room. */
  readonly isNarrow: boolean;
}

/** Draws the widget of a kind of check and gives what it proves. */
export function proofsOf(library: Grecaptcha, type: RecaptchaType, place: Place): BotCheckHandle {
  if (type === "recaptcha_v3") return scored(library, place);
  return type === "invisible" ? invisible(library, place) : checkbox(library, place);
}

/** v3: nothing is shown; each call has a proof of its own. */
function scored(library: Grecaptcha, { siteKey, action }: Place): BotCheckHandle {
  return {
    prove: () => library.execute(siteKey, { action }).then(ok, () => refuse(UNREACHABLE)),
    renew: () => undefined,
  };
}

/** v2: a box to tick. Its proof expires after two minutes, and the box empties itself. */
function checkbox(library: Grecaptcha, { siteKey, box, isNarrow }: Place): BotCheckHandle {
  let isBroken = false;
  const widget = library.render(frameIn(box), {
    sitekey: siteKey,
    size: isNarrow ? "compact" : "normal",
    callback: () => {
      isBroken = false;
    },
    "expired-callback": () => undefined,
    "error-callback": () => {
      isBroken = true;
    },
  });
  return {
    prove: async () => {
      const proof = library.getResponse(widget);
      if (proof !== "") return ok(proof);
      return refuse(isBroken ? UNREACHABLE : NOT_PROVEN);
    },
    renew: () => library.reset(widget),
  };
}

/** v2 invisible: Google decides by itself, or puts a puzzle over the page. */
function invisible(library: Grecaptcha, { siteKey, box }: Place): BotCheckHandle {
  let answer: (result: Result<string>) => void = () => undefined;
  const widget = library.render(frameIn(box), {
    sitekey: siteKey,
    size: "invisible",
    badge: "inline",
    callback: (proof) => answer(ok(proof)),
    "expired-callback": () => answer(refuse(NOT_PROVEN)),
    "error-callback": () => answer(refuse(UNREACHABLE)),
  });
  const renew = () => library.reset(widget);
  return {
    prove: async () => {
      const answered = new Promise<Result<string>>((resolve) => {
        answer = resolve;
      });
      const stop = onPuzzleLeft(box, () => answer(refuse(NOT_PROVEN)));
      library.execute(widget);
      const result = await answered;
      stop();
      if (!result.ok) renew();
      return result;
    },
    renew,
  };
}

/**
 * Google says nothing when its puzzle is closed. What lies around the puzzle is put into the document
 * beside the app, so a press there means that the shopper has left it.
 */
function onPuzzleLeft(box: HTMLElement, left: () => void): () => void {
  const app = box.closest("body > *");
  const listen = ({ target }: Event) => {
    if (target instanceof Node && app?.contains(target) === false) left();
  };
  document.addEventListener("pointerdown", listen, true);
  return () => document.removeEventListener("pointerdown", listen, true);
}

/** The library draws once into an element: every widget gets one of its own. */
function frameIn(box: HTMLElement): HTMLElement {
  const frame = document.createElement("div");
  box.replaceChildren(frame);
  return frame;
}
