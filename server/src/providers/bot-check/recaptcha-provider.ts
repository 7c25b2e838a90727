import type { BotVerdict } from "@placket/domain/bot-check/bot-verdict";
import type { RecaptchaKeys } from "../../settings.ts";
import { BotCheckMisuse, type BotCheckProvider } from "./bot-check-provider.ts";

/**
 * Google reCAPTCHA, v2 and v3, over its `siteverify` call: a form with `secret` and `response`,
 * answered in JSON. `url` names another than Google's own; tests give the emulator's.
 */
export function recaptchaProvider(
  { siteKey, secretKey }: RecaptchaKeys,
  { url = SITEVERIFY }: { readonly url?: string } = {},
): BotCheckProvider {
  return {
    siteKey,
    verify: async (proof) => {
      const answer = await ask(url, { secret: secretKey, response: proof });
      return answer === undefined ? "unanswered" : verdictOf(answer);
    },
  };
}

interface Question {
  readonly secret: string;
  readonly response: string;
}

/** The answer's fields; undefined when there was none, or none that makes sense. */
async function ask(
  url: string,
  { secret, response }: Question,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  try {
    const reply = await fetch(url, {
      method: "POST",
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: "error",
    });
    const body: unknown = reply.ok ? await reply.json() : undefined;
    const isAnswer = typeof body === "object" && body !== null && "success" in body;
    return isAnswer ? { ...body } : undefined;
  } catch (error) {
    // Refused, reset, too late or not JSON: it says nothing about the proof.
    const isSilence =
      error instanceof TypeError || error instanceof SyntaxError || error instanceof DOMException;
    if (isSilence) return undefined;
    throw error;
  }
}

function verdictOf(answer: Readonly<Record<string, unknown>>): BotVerdict {
  const { success, score, action, "error-codes": codes } = answer;
  const faults: readonly unknown[] = Array.isArray(codes) ? codes : [];
  const ours = faults.filter((code) => OUR_FAULTS.some((known) => known === code));
  if (ours.length > 0) throw new BotCheckMisuse(`reCAPTCHA refused our call: ${ours.join(", ")}`);
  return {
    isGenuine: success === true,
    score: typeof score === "number" ? score : null,
    action: typeof action === "string" ? action : null,
  };
}

const SITEVERIFY = "https://www.google.com/recaptcha/api/siteverify";
const TIMEOUT_MS = 5_000;

/** Codes that are not about the proof. */
const OUR_FAULTS = ["missing-input-secret", "invalid-input-secret", "bad-request"];
