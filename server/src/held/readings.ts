import type { Sight } from "../http/sights.ts";
import { holding } from "./held.ts";

/**
 * The readings of a table in one process: each gives the sight of what was read, and ends that of the one before. What
 * is made of the table is `from` it, and notes the sight of its reading.
 */
export const readings = (name: string) =>
  holding<() => Sight>({
    name: `readings of ${name}`,
    open: () => {
      let latest = { isOver: false };
      return () => {
        latest.isOver = true;
        latest = { isOver: false };
        return latest;
      };
    },
  });
