import { badBody } from "./body-refused.ts";
import { isKeepable } from "./keepable.ts";

/** Parses a JSON body; nothing is `undefined`. @throws BodyRefused for what is no JSON, or JSON that cannot be kept. */
export function readJson(text: string): unknown {
  if (text === "") return undefined;
  const value = parsed(text);
  // Only an escape can carry either: what was decoded from UTF-8 bytes is well formed.
  if (/\\u(?:0000|d[89a-f])/i.test(text) && !isKeepable(value)) {
    throw badBody("it holds text that cannot be kept");
  }
  return value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    throw badBody("it is no JSON", error);
  }
}
