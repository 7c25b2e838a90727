import { SECTIONS, type Section } from "@placket/domain/checkout/steps";
import { useEffect, useRef } from "react";
import { useAddress, useRouter } from "../../routing/RouterContext.tsx";

/** The parameter of the address that names the open section, once the shopper has moved. */
const STEP = "step";

/**
 * Every section that opens is an entry of the browser's history: back goes to the section before, not out of
 * the checkout. `open` is asked to open the one of the address that the shopper went back, or forward, to.
 */
export function useStepHistory(current: Section | undefined, open: (section: Section) => void) {
  const router = useRouter();
  const { path, search } = useAddress();
  const first = useRef(current);
  const named = new URLSearchParams(search).get(STEP);
  const latest = useRef({ current, open, path, search, named });
  useEffect(() => {
    latest.current = { current, open, path, search, named };
  });
  useEffect(() => {
    const now = latest.current;
    // The entry with which the checkout began names no section.
    const wanted =
      SECTIONS.find((one) => one === named) ?? (named === null ? first.current : undefined);
    if (wanted !== undefined && wanted !== now.current) now.open(wanted);
  }, [named]);
  const before = useRef(current);
  useEffect(() => {
    const now = latest.current;
    if (current === before.current) return;
    before.current = current;
    if (current === undefined || current === (now.named ?? first.current)) return;
    const query = new URLSearchParams(now.search);
    query.set(STEP, current);
    void router.navigate(`${now.path}?${query.toString()}`);
  }, [current, router]);
}
