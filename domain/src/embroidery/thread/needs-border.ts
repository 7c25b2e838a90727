/** Brighter than this, of 255, a patch of color is lost on white paper. */
const BRIGHT = 215;

/** Whether a thread is so light that a patch of its color needs a border to be seen on white. */
export function needsBorder({ color }: { readonly color: string }): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    parseInt(color.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue > BRIGHT;
}
