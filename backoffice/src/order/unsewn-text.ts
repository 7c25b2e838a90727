/** `"2 embroidery jobs are not sewn yet."`; `""` where all are. */
export function unsewnText(jobs: number): string {
  if (jobs === 0) return "";
  return jobs === 1
    ? "1 embroidery job is not sewn yet."
    : `${jobs} embroidery jobs are not sewn yet.`;
}
