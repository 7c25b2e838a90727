import { useEffect, useState } from "react";

/** How long what is wrong with a choice is shown, in ms (REP-16, REP-28). */
const PASSING_ERROR_MS = 3500;

/** What is wrong with a choice, for a while; `undefined` again afterwards. */
export function usePassingError(): readonly [
  string | undefined,
  (text: string | undefined) => void,
] {
  const [error, tell] = useState<{ readonly text: string }>();
  useEffect(() => {
    if (!error) return undefined;
    const timer = setTimeout(() => tell(undefined), PASSING_ERROR_MS);
    return () => clearTimeout(timer);
  }, [error]);
  return [error?.text, (text) => tell(text === undefined ? undefined : { text })];
}
