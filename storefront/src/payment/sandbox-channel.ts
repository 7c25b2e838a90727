import type { CardBrand, TokenizedCard } from "@placket/domain/payment/client-setup";
import { ok, refuse, type Problem, type Result } from "@placket/domain/problem";
import { TOKENIZE_MS, UNREACHABLE, type CardField } from "./card-frame.ts";
import { frameProblems } from "./frame-words.ts";

/** What the frame tells besides answers to `tokenize`. */
export type FrameNews =
  | { readonly type: "ready" }
  | { readonly type: "resize"; readonly height: number }
  | { readonly type: "change"; readonly wrong: readonly Problem[] }
  | { readonly type: "submit" };

export interface FrameLook {
  readonly theme: Readonly<Record<string, string>>;
  /** Language tag of the page. */
  readonly language: string;
  /** English phrase to the page's words. */
  readonly words: Readonly<Record<string, string>>;
}

/**
 * The line to the sandbox processor's card fields. It speaks to one origin and listens to one frame:
 * every other message, whatever it says, is dropped.
 */
export class SandboxChannel {
  readonly #origin: string;
  readonly #frame: () => Window | null;
  readonly #onNews: (news: FrameNews) => void;
  readonly #asked = new Map<string, (answer: Answer) => void>();

  constructor(options: {
    origin: string;
    frame: () => Window | null;
    onNews: (news: FrameNews) => void;
  }) {
    this.#origin = options.origin;
    this.#frame = options.frame;
    this.#onNews = options.onNews;
  }

  /** The listener for the window's messages. */
  readonly receive = (event: MessageEvent<unknown>): void => {
    const frame = this.#frame();
    if (event.origin !== this.#origin || frame === null || event.source !== frame) return;
    const message = fieldsOf(event.data);
    if (message["channel"] !== CHANNEL) return;
    const news = readNews(message);
    if (news !== undefined) return this.#onNews(news);
    const answer = readAnswer(message);
    const id = message["id"];
    if (answer !== undefined && typeof id === "string") this.#asked.get(id)?.(answer);
  };

  /** The page's look, language and words, so that the fields are of a piece with it. */
  setup(look: FrameLook): void {
    this.#send({ type: "setup", ...look });
  }

  focus(field: CardField): void {
    this.#send({ type: "focus", field });
  }

  /** Asks for a token; an answer that does not come in time is a refusal. */
  async tokenize(): Promise<Result<TokenizedCard>> {
    const answer = await this.#ask("tokenize");
    // 'valid' answers another question.
    return answer === "valid" ? refuse(UNREACHABLE) : answer;
  }

  /** Asks what is wrong with what is typed in. */
  async check(): Promise<readonly Problem[]> {
    const answer = await this.#ask("check");
    return answer === "valid" || answer.ok ? [] : answer.problems;
  }

  #ask(type: "tokenize" | "check"): Promise<Answer> {
    const id = crypto.randomUUID();
    return new Promise((resolve) => {
      const timer = setTimeout(() => answer(refuse(UNREACHABLE)), TOKENIZE_MS);
      const answer = (result: Answer) => {
        clearTimeout(timer);
        this.#asked.delete(id);
        resolve(result);
      };
      this.#asked.set(id, answer);
      this.#send({ type, id });
    });
  }

  /** The frame goes away: whoever waits is told that no answer will come. */
  close(): void {
    for (const answer of this.#asked.values()) answer(refuse(UNREACHABLE));
  }

  #send(message: object): void {
    this.#frame()?.postMessage({ channel: CHANNEL, ...message }, this.#origin);
  }
}

const CHANNEL = "placket.card-fields";
const HEIGHT_MAX = 1200;

type Fields = Readonly<Record<string, unknown>>;

function readNews({ type, height, faults }: Fields): FrameNews | undefined {
  if (type === "ready" || type === "submit") return { type };
  if (type === "change" && Array.isArray(faults)) return { type, wrong: frameProblems(faults) };
  const isHeight = typeof height === "number" && height > 0 && height <= HEIGHT_MAX;
  return type === "resize" && isHeight ? { type, height } : undefined;
}

type Answer = Result<TokenizedCard> | "valid";

function readAnswer({ type, card, faults }: Fields): Answer | undefined {
  if (type === "failed") return refuse(UNREACHABLE);
  if (type === "valid") return type;
  if (type === "invalid" && Array.isArray(faults)) {
    const problems = frameProblems(faults);
    return refuse(...(problems.length === 0 ? [UNREACHABLE] : problems));
  }
  const { token, brand, last4, expiry } = fieldsOf(card);
  const isCard =
    isText(token, /^[\w-]{1,255}$/) && isText(last4, /^\d{4}$/) && isText(expiry, /^\d\d\/\d{4}$/);
  if (type !== "token" || !isCard) return undefined;
  return ok({ token, last4, expiry, brand: BRANDS.find((known) => known === brand) ?? "other" });
}

function isText(value: unknown, shape: RegExp): value is string {
  return typeof value === "string" && shape.test(value);
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

const BRANDS: readonly CardBrand[] = ["visa", "mastercard", "amex", "discover", "diners", "jcb"];
