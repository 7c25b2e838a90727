import { type Advice, advicePhrases } from "@placket/domain/embroidery/lettering/advice";
import { fillPhrase } from "@placket/domain/phrase";

/** One line of English. */
export function adviceText({ key, params }: Advice): string {
  return fillPhrase(advicePhrases[key], params);
}
