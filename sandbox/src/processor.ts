import { createHash, randomBytes } from "node:crypto";
import type { TypedCard } from "./frame/card-check.ts";
import { brandOf, digitsOf } from "./frame/card-number.ts";
import { longExpiry, readExpiry } from "./frame/expiry.ts";
import type { CardToken } from "./frame/messages.ts";
import { behaviorOf, type Behavior } from "./frame/test-numbers.ts";
import type { Journal } from "./journal.ts";
import {
  applyEvent,
  emptyLedger,
  type Amount,
  type Decision,
  type Ledger,
  type LedgerEvent,
  type Operation,
  type Payment,
  type Token,
} from "./ledger.ts";
import type { SandboxSettings } from "./settings.ts";
import { refusalOf, stateOf, type Refusal } from "./standing.ts";

/** Time as the service sees it; tests move it by hand. */
export interface Time {
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

interface AuthorizationRequest {
  readonly key: string;
  readonly token: string;
  readonly amount: Amount;
  readonly orderNumber: string;
  /** The card is kept once it has paid. */
  readonly keepsCard: boolean;
}

type AuthorizationOutcome =
  | { readonly payment: Payment; readonly isFirst: boolean }
  | { readonly refusal: "key_reused" | "token_spent" | "dropped" };

/**
 * The processor itself. Every change is decided and written in one go, without awaiting anything in
 * between, so parallel calls cannot come between the look and the write.
 */
export class Processor {
  readonly #ledger: Ledger = emptyLedger();
  readonly #journal: Journal;
  readonly #settings: Pick<SandboxSettings, "slowMs" | "tokenMs" | "challengeMs">;
  readonly #time: Time;

  constructor(parts: {
    journal: Journal;
    settings: Pick<SandboxSettings, "slowMs" | "tokenMs" | "challengeMs">;
    time: Time;
  }) {
    this.#journal = parts.journal;
    this.#settings = parts.settings;
    this.#time = parts.time;
    for (const event of parts.journal.past) applyEvent(this.#ledger, event);
  }

  /** Turns a checked card into a one-time token. Of the number only the last four digits are kept. */
  tokenize(typed: TypedCard): CardToken {
    const digits = digitsOf(typed.number);
    const behavior = behaviorOf(digits);
    const expiry = readExpiry(typed.expiry);
    if (behavior === undefined || expiry === undefined) throw new Error("The card was not checked");
    const card = { brand: brandOf(digits), last4: digits.slice(-4), expiry: longExpiry(expiry) };
    return this.#tokenOf({ card, behavior });
  }

  /** A one-time token of a card that is kept; undefined for one that is not. */
  tokenOfKept(vaultToken: string): CardToken | undefined {
    const kept = this.#ledger.kept.get(vaultToken);
    return kept && this.#tokenOf(kept);
  }

  /** Keeps a card no longer. */
  forget(vaultToken: string): void {
    if (!this.#ledger.kept.has(vaultToken)) return;
    this.#write({ type: "forgotten", at: this.#time.now(), vaultToken });
  }

  #tokenOf({ card, behavior }: Pick<Payment, "card" | "behavior">): CardToken {
    const { brand, last4, expiry } = card;
    const token = `tok_${randomBytes(18).toString("base64url")}`;
    const named: CardToken = { token, brand, last4, expiry };
    this.#write({ type: "token", at: this.#time.now(), card: named, behavior });
    return named;
  }

  /**
   * Authorizes once per key. A repetition waits for, and gets, the answer of the first call; a
   * payment that is decided later keeps every caller waiting until then.
   */
  async authorize(request: AuthorizationRequest): Promise<AuthorizationOutcome> {
    const digest = digestOf(request);
    const known = this.findByKey(request.key);
    if (known !== undefined) {
      if (known.digest !== digest) return { refusal: "key_reused" };
      return { payment: await this.#decided(known), isFirst: false };
    }
    const token = this.#ledger.tokens.get(request.token);
    if (!this.#isUsable(token)) return { refusal: "token_spent" };
    if (token.behavior === "unreachable") return { refusal: "dropped" };
    const payment = this.#receive(request, digest, token.behavior);
    return { payment: await this.#decided(payment), isFirst: true };
  }

  findByKey(key: string): Payment | undefined {
    return this.#current(this.#ledger.byKey.get(key));
  }

  findByReference(reference: string): Payment | undefined {
    return this.#current(this.#ledger.payments.get(reference));
  }

  findByChallenge(challenge: string): Payment | undefined {
    return this.#current(this.#ledger.byChallenge.get(challenge));
  }

  /** The latest payments, newest first. */
  latest(count: number): readonly Payment[] {
    const payments = [...this.#ledger.payments.values()].slice(-count).reverse();
    return payments.flatMap((payment) => this.#current(payment) ?? []);
  }

  /** The cardholder's answer to a challenge; false when the challenge is no longer open. */
  answerChallenge(challenge: string, passed: boolean): boolean {
    const payment = this.findByChallenge(challenge);
    if (payment === undefined || stateOf(payment) !== "challenge") return false;
    if (passed) this.#decide(payment, "authorized");
    else this.#decide(payment, "declined", "verification_failed");
    return true;
  }

  /** Capture, void or refund, once per key. */
  operate(
    payment: Payment,
    wanted: Omit<Operation, "at">,
  ): { readonly payment: Payment } | { readonly refusal: Refusal | "key_reused" } {
    const known = payment.operations.find(({ key }) => key === wanted.key);
    if (known !== undefined) {
      const isSame = known.kind === wanted.kind && known.minor === wanted.minor;
      return isSame ? { payment } : { refusal: "key_reused" };
    }
    const refusal = refusalOf(payment, wanted);
    if (refusal !== undefined) return { refusal };
    const { reference } = payment;
    this.#write({ type: "operation", at: this.#time.now(), reference, ...wanted });
    return { payment };
  }

  #receive(
    { keepsCard, ...request }: AuthorizationRequest,
    digest: string,
    behavior: Behavior,
  ): Payment {
    const at = this.#time.now();
    const reference = `pay_${randomBytes(12).toString("base64url")}`;
    const decidesAt = behavior === "slow" ? at + this.#settings.slowMs : at;
    const vault = keepsCard && { vaultToken: `kept_${randomBytes(18).toString("base64url")}` };
    this.#write({ type: "received", at, reference, digest, decidesAt, ...request, ...vault });
    const payment = this.findByReference(reference);
    if (payment === undefined) throw new Error("A payment was written and is not there");
    return payment;
  }

  async #decided(payment: Payment): Promise<Payment> {
    for (;;) {
      if (stateOf(payment) !== "pending") return payment;
      await this.#time.wait(payment.decidesAt - this.#time.now());
      this.#current(payment);
    }
  }

  /** Does what has become due meanwhile; so a restart needs no timers. */
  #current(payment: Payment | undefined): Payment | undefined {
    if (payment === undefined) return undefined;
    const now = this.#time.now();
    const state = stateOf(payment);
    if (state === "pending" && now >= payment.decidesAt) {
      const { decision, reason } = DECISIONS[payment.behavior];
      this.#decide(payment, decision, reason);
    }
    const since = payment.decidedAt ?? now;
    if (state === "challenge" && now >= since + this.#settings.challengeMs) {
      this.#decide(payment, "declined", "verification_failed");
    }
    return payment;
  }

  #decide({ reference }: Payment, decision: Decision, reason?: string): void {
    this.#write({
      type: "decided",
      at: this.#time.now(),
      reference,
      decision,
      ...(reason === undefined ? {} : { reason }),
      ...(decision === "challenge" ? { challenge: randomBytes(18).toString("base64url") } : {}),
    });
  }

  #isUsable(token: Token | undefined): token is Token {
    if (token === undefined || token.spentBy !== undefined) return false;
    return this.#time.now() < token.createdAt + this.#settings.tokenMs;
  }

  #write(event: LedgerEvent): void {
    this.#journal.append(event);
    applyEvent(this.#ledger, event);
  }
}

const DECISIONS: Readonly<Record<Behavior, { decision: Decision; reason?: string }>> = {
  approve: { decision: "authorized" },
  slow: { decision: "authorized" },
  answer_lost: { decision: "authorized" },
  unreachable: { decision: "authorized" },
  partial: { decision: "authorized" },
  challenge: { decision: "challenge" },
  decline: { decision: "declined", reason: "declined" },
  insufficient_funds: { decision: "declined", reason: "insufficient_funds" },
  expired_card: { decision: "declined", reason: "expired_card" },
  incorrect_security_code: { decision: "declined", reason: "incorrect_security_code" },
};

function digestOf({ token, amount, orderNumber, keepsCard }: AuthorizationRequest): string {
  const parts = [token, amount.minor, amount.currency, orderNumber, ...(keepsCard ? ["keep"] : [])];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}
