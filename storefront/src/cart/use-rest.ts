import { useEffect, useRef } from "react";

/** Calls `work` with the last text once nothing more was typed for `ms`. */
export function useRest(work: (text: string) => void, ms: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(work);
  useEffect(() => {
    latest.current = work;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const cancel = () => clearTimeout(timer.current);
  const wait = (text: string) => {
    cancel();
    timer.current = setTimeout(() => latest.current(text), ms);
  };
  return { wait, cancel };
}
