import type { Pattern } from "@placket/domain/embroidery/pattern/pattern";
import type { statistics } from "@placket/domain/embroidery/pattern/statistics";

/** A sewn design at its placement, and what it is called. */
export interface LaidDesign {
  readonly pattern: Pattern;
  /** Code of it. */
  readonly placement: string;
  /** The words of a text, or whose flag it is. */
  readonly names: readonly string[];
  readonly facts: ReturnType<typeof statistics>;
}
