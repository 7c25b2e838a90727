import type { DrawingOrder, PaletteColor } from "@placket/domain/embroidery/shape/sew-drawing";
import { Palette } from "./Palette.tsx";

interface DrawnThreadsProps {
  /** Empty while nothing is sewn. */
  readonly palette: readonly PaletteColor[];
  readonly threads: DrawingOrder["threads"];
  readonly onChange: (values: { readonly threads: DrawingOrder["threads"] }) => void;
}

/** The colors of a drawing, or of a picture that was traced, each with the thread that it is sewn in. */
export function DrawnThreads({ palette, threads, onChange }: DrawnThreadsProps) {
  if (palette.length === 0) return null;
  return (
    <Palette
      title="Threads"
      rows={palette.map(({ color, thread }) => ({
        key: color,
        label: color,
        color,
        thread: thread.number,
        threadColor: thread.color,
      }))}
      onChange={(color, thread) => onChange({ threads: { ...threads, [color]: thread } })}
    />
  );
}
