import { isStop } from "./wrap-focus.ts";

const FIELDS = "input, select, textarea";

/**
 * The first field that Tab would stop at, `null` where there is none. On screens that are touched it is not looked
 * for: its keyboard would cover what it stands in.
 */
export function firstField(container: HTMLElement | null): HTMLElement | null {
  if (container === null || isTouched()) return null;
  return [...container.querySelectorAll<HTMLElement>(FIELDS)].find(isStop) ?? null;
}

/** Not every place the code runs in knows what it is pointed at with; there it counts as a mouse. */
const isTouched = (): boolean =>
  typeof matchMedia === "function" && matchMedia("(pointer: coarse)").matches;
