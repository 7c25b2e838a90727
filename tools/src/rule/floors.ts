import type { Finding } from "../finding.ts";
import { demoImporters, floors } from "../floors.ts";
import type { InnerEdge } from "./edge.ts";

/** A floor reaching up or sideways: an import of a workspace that house §4 rule 1 does not allow. */
export function floorFindings({ from, to, line }: InnerEdge): Finding[] {
  if (from.floor === to.floor) return [];
  const floor = floors[from.floor];
  if (!floor) return [];
  if (to.floor === "demo" && demoImporters.some((path) => path.test(from.file))) return [];
  if (to.floor !== "demo" && floor.uses.includes(to.floor)) return [];
  if (from.isTest && floor.testsUse?.includes(to.floor)) return [];
  if (floor.alsoUses?.some((path) => path.test(to.file))) return [];
  const allowed = floor.uses.length > 0 ? floor.uses.join(", ") : "no other workspace";
  return [
    {
      file: from.file,
      line,
      rule: "floor",
      message:
        `${from.floor} may not import ${to.file}: it imports ${allowed}. ` +
        `Move what both need to a lower floor, or pass it in as an argument.`,
    },
  ];
}
