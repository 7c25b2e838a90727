import type { KeyboardEvent } from "react";

const STOPS = "a[href], button, input, select, textarea, summary, [tabindex]";

/**
 * Takes Tab from the last stop of a container to its first, and back. The library under the
 * overlay brings focus back a frame after it has left; with this it does not leave at all.
 */
export function wrapFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Tab" || event.defaultPrevented) return;
  const stops = [...event.currentTarget.querySelectorAll<HTMLElement>(STOPS)].filter(isStop);
  const [from, to] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
  const here = document.activeElement;
  const onFrame = event.shiftKey && here === event.currentTarget;
  if (!to || (here !== from && !onFrame)) return;
  event.preventDefault();
  to.focus();
}

/** Whether Tab stops at a control: it is seen, may be used, and is the one of its radios that is reached. */
export function isStop(element: HTMLElement): boolean {
  if (element.tabIndex < 0 || element.matches(":disabled, [type=hidden]")) return false;
  return isVisible(element) && !isPassedRadio(element);
}

/** Not every place the code runs in lays out; there everything counts as visible. */
function isVisible(element: HTMLElement): boolean {
  return typeof element.checkVisibility === "function" ? element.checkVisibility() : true;
}

/** Of a group of radios Tab stops at the chosen one only. */
function isPassedRadio(element: HTMLElement): boolean {
  if (!(element instanceof HTMLInputElement) || element.type !== "radio" || element.checked)
    return false;
  const group = element.form ?? element.ownerDocument;
  const radios = group.querySelectorAll<HTMLInputElement>("input[type=radio]");
  return [...radios].some((radio) => radio.name === element.name && radio.checked);
}
