import { vi } from "vitest";

/** Gives the test's window a width in px; `set` changes it and tells whoever watches a media query. */
export function aWindow(px: number): { readonly set: (px: number) => void } {
  let width = px;
  const lists: { readonly query: string; readonly target: EventTarget }[] = [];
  vi.stubGlobal("matchMedia", (query: string) => {
    const target = new EventTarget();
    lists.push({ query, target });
    return Object.defineProperty(target, "matches", { get: () => holds(query, width) });
  });
  return {
    set(next) {
      const before = width;
      width = next;
      for (const { query, target } of lists)
        if (holds(query, before) !== holds(query, next)) target.dispatchEvent(new Event("change"));
    },
  };
}

/** Understands what `ui/breakpoints` writes, `(width > 1040px)`, and is pointed at with a mouse. */
function holds(query: string, width: number): boolean {
  if (query === "(pointer: coarse)") return false;
  const [, sign, px] = /^\(width (>=|>|<=|<) (\d+)px\)$/.exec(query) ?? [];
  const limit = Number(px);
  if (sign === ">") return width > limit;
  if (sign === ">=") return width >= limit;
  if (sign === "<") return width < limit;
  if (sign === "<=") return width <= limit;
  throw new Error(`The test's window does not understand ${query}`);
}
