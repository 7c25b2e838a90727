import { render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import axe from "axe-core";
import type { ReactElement } from "react";

/** Puts an element on the page for a test; gives the hands of a user and a way to show it anew. */
export function show(element: ReactElement) {
  const user = userEvent.setup();
  const { rerender, container, unmount } = render(element);
  return { user, rerender, container, unmount };
}

/** The ids of the accessibility rules that the page breaks; what needs layout is checked in a browser. */
export async function axeViolations(): Promise<string[]> {
  const rules = { "color-contrast": { enabled: false }, region: { enabled: false } };
  const { violations } = await axe.run(document.body, { rules });
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`);
}
