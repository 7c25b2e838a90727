import { CallError } from "@placket/web/call/call-error";
import { fetchWords } from "../../checkout/late-words.ts";

/** What is said where a mailed link lets nobody in. @throws what is no answer of the store. */
export async function linkFailureText(error: unknown): Promise<string> {
  if (!(error instanceof CallError)) throw error;
  const words = await fetchWords();
  return words?.failureLines(error)[0]?.text ?? error.message;
}
