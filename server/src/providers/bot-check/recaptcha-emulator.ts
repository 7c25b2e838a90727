import { once } from "node:events";
import { createServer } from "node:http";

/**
 * Google's `siteverify` as its documentation describes it, for tests: proofs are made here instead of
 * by a widget, count once, and hold for two minutes.
 */
export interface RecaptchaEmulator {
  readonly url: string;
  readonly keys: { readonly siteKey: string; readonly secretKey: string };
  /** A proof as a widget gives it; with a score it is one of v3. */
  readonly prove: (made?: { readonly score?: number; readonly action?: string }) => string;
  /** How often it was asked. */
  readonly asked: () => number;
  /** From now on connections end without a word. */
  readonly hangUp: (on: boolean) => void;
  readonly close: () => void;
}

export async function startRecaptchaEmulator(now: () => number): Promise<RecaptchaEmulator> {
  const made = new Map<string, Proof>();
  let asked = 0;
  let isSilent = false;
  const server = createServer((request, response) => {
    asked += 1;
    if (isSilent) return void request.socket.destroy();
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const form = new URLSearchParams(Buffer.concat(chunks).toString());
      response.setHeader("content-type", "application/json; charset=utf-8");
      response.end(JSON.stringify(siteverify(form, { made, now: now() })));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port was given");
  return {
    url: `http://127.0.0.1:${address.port}/recaptcha/api/siteverify`,
    keys: KEYS,
    prove: (about = {}) => {
      const proof = `03A${crypto.randomUUID()}`;
      made.set(proof, { ...about, madeAt: now(), isSpent: false });
      return proof;
    },
    asked: () => asked,
    hangUp: (on) => {
      isSilent = on;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

interface Proof {
  readonly score?: number;
  readonly action?: string;
  readonly madeAt: number;
  isSpent: boolean;
}

function siteverify(
  form: URLSearchParams,
  { made, now }: { made: ReadonlyMap<string, Proof>; now: number },
): object {
  const [secret, response] = [form.get("secret"), form.get("response")];
  if (!secret) return refusal("missing-input-secret");
  if (secret !== KEYS.secretKey) return refusal("invalid-input-secret");
  if (!response) return refusal("missing-input-response");
  const proof = made.get(response);
  if (!proof) return refusal("invalid-input-response");
  if (proof.isSpent || now - proof.madeAt > LASTS_MS) return refusal("timeout-or-duplicate");
  proof.isSpent = true;
  const { score, action, madeAt } = proof;
  return {
    success: true,
    challenge_ts: new Date(madeAt).toISOString(),
    hostname: "localhost",
    ...(score === undefined ? {} : { score, action: action ?? "place_order" }),
  };
}

const refusal = (code: string) => ({ success: false, "error-codes": [code] });

const KEYS = { siteKey: "site-key", secretKey: "secret-key" };
const LASTS_MS = 120_000;
