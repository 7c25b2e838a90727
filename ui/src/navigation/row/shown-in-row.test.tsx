// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { show } from "../../testing/show.ts";
import { shownInRow } from "./shown-in-row.tsx";

/** Six items of 100 px, as they stand in a row of 300 px that is pushed along. */
function Row({ open }: { readonly open: number }) {
  return (
    <nav>
      {[0, 1, 2, 3, 4, 5].map((at) => (
        <a key={at} href={`/${at}`} ref={at === open ? shownInRow : undefined}>
          {at}
        </a>
      ))}
    </nav>
  );
}

it("what is open of a row stands in its middle, also when another is opened", () => {
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    if (!(this instanceof HTMLAnchorElement)) return new DOMRect(20, 0, 300, 48);
    const pushed = this.parentElement?.scrollLeft ?? 0;
    return new DOMRect(20 + 100 * Number(this.textContent) - pushed, 0, 100, 48);
  });
  const { rerender } = show(<Row open={4} />);
  // Its middle lies 450 px from the row's beginning, that of what is seen 150 px.
  expect(screen.getByRole("navigation").scrollLeft).toBe(300);
  rerender(<Row open={2} />);
  expect(screen.getByRole("navigation").scrollLeft).toBe(100);
});
