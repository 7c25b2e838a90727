/**
 * The `ref` of what is open of a row: where the row is wider than the screen and is pushed along, it comes to stand in
 * the middle, once it is open.
 */
export function shownInRow(item: Element | null): void {
  const row = item?.parentElement;
  if (item && row) row.scrollLeft += middleOf(item) - middleOf(row);
}

function middleOf(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}
