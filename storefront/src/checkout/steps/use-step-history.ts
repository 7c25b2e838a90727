import { SECTIONS, type Section } from "@placket/domain/checkout/steps";
import { useEffect, useRef } from "react";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";

/** The parameter of the address that names the open section, once the shopper has moved. */
const STEP = "step";

/**
 * Every section that opens is an entry of the browser's history: back goes to the section before, not out of
 * the checkout. `open` is asked to open the one of the address that the shopper went back, or forward, to. While
 * `isHeld` the open one stays, and gets its entry again.
 */
export function useStepHistory(
  current: Section | undefined,
  open: (section: Section) => void,
  isHeld: boolean,
) {
  const router = useRouter();
  const { path, search } = useAddress();
  const first = useRef(current);
  const named = new URLSearchParams(search).get(STEP);
  const goTo = (section: Section) => {
    const query = new URLSearchParams(search);
    query.set(STEP, section);
    void router.navigate(`${path}?${query.toString()}`);
  };
  const latest = useRef({ current, open, isHeld, named, goTo });
  useEffect(() => {
    latest.current = { current, open, isHeld, named, goTo };
  });
  useEffect(() => {
    const now = latest.current;
    // The entry with which the checkout began names no section.
    const wanted =
      SECTIONS.find((one) => one === named) ?? (named === null ? first.current : undefined);
    if (wanted === undefined || wanted === now.current) return;
    if (!now.isHeld) now.open(wanted);
    else if (now.current !== undefined) now.goTo(now.current);
  }, [named]);
  const before = useRef(current);
  useEffect(() => {
    const now = latest.current;
    if (current === before.current) return;
    before.current = current;
    if (current === undefined || current === (now.named ?? first.current)) return;
    now.goTo(current);
  }, [current]);
}
