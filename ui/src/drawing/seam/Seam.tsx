import { classNames } from "../../class-names.ts";

/** A cut edge with its row of stitches between two parts of a screen; at most two a screen. */
export function Seam({ className }: { className?: string | undefined }) {
  return <hr className={classNames("seam", className)} />;
}
