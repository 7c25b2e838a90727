type ShownPage = { key: string; page: number | null };

/** The pages worth a link: first, last, and those beside the current; `null` is a gap of two or more. */
export function pageWindow(page: number, pages: number): ShownPage[] {
  const wanted = new Set([1, page - 1, page, page + 1, pages]);
  // A gap of one page costs as much room as the page itself.
  if (page === 4) wanted.add(2);
  if (page === pages - 3) wanted.add(pages - 1);
  const shown: ShownPage[] = [];
  let last = 0;
  for (const n of [...wanted].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b)) {
    if (n - last > 1) shown.push({ key: `gap after ${last}`, page: null });
    shown.push({ key: String(n), page: n });
    last = n;
  }
  return shown;
}
