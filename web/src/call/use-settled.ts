import { useEffect, useState } from "react";

/**
 * What is shown or typed at first, unless `first` is told, and then each value that has stood still for so long, in ms: a question is not asked
 * with every key, and what is read aloud does not chatter.
 */
export function useSettled<Value>(value: Value, ms: number, first = value): Value {
  const [settled, setSettled] = useState(first);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}
