const MARK = "arePricesInvalidated";

/**
 * An answer whose prices are somebody else's: each block of prices in it says so, and a placeholder stands for it until
 * it is answered anew (PLP-28, PLP-29). What holds no prices stays the same object.
 */
export function withPricesInvalidated(answer: unknown): unknown {
  if (typeof answer !== "object" || answer === null) return answer;
  if (Array.isArray(answer)) {
    const parts = answer.map(withPricesInvalidated);
    return parts.some((part, place) => part !== answer[place]) ? parts : answer;
  }
  const changed = Object.entries(answer).flatMap(([name, part]: [string, unknown]) => {
    const now = name === MARK ? true : withPricesInvalidated(part);
    return now === part ? [] : [[name, now] as const];
  });
  return changed.length > 0 ? { ...answer, ...Object.fromEntries(changed) } : answer;
}
