import type { Finding } from "../finding.ts";
import type { Room } from "../room-row.ts";

const TABLE = "tools/src/rooms.ts";

/** Circles among the drawn arrows, and arrows to rooms that are not in the table. */
export function cycleFindings(rooms: Readonly<Record<string, Room>>): Finding[] {
  const strangers = Object.entries(rooms).flatMap(([name, { uses }]) =>
    uses
      .filter((used) => !Object.hasOwn(rooms, used))
      .map((used) => finding("unknown room", `${name} uses "${used}", which is no room.`)),
  );
  const circle = findCircle(rooms);
  if (!circle) return strangers;
  const path = circle.join(" → ");
  const advice =
    "Turn one arrow into an event or a slot, or move what both need into a lower room.";
  return [...strangers, finding("cycle", `rooms use each other in a circle: ${path}. ${advice}`)];
}

function finding(rule: string, message: string): Finding {
  return { file: TABLE, line: 1, rule, message };
}

/** The first circle a walk along the arrows meets, its first room repeated at the end. */
function findCircle(rooms: Readonly<Record<string, Room>>): string[] | undefined {
  const finished = new Set<string>();
  const walk = (name: string, path: readonly string[]): string[] | undefined => {
    const at = path.indexOf(name);
    if (at >= 0) return [...path.slice(at), name];
    if (finished.has(name)) return undefined;
    for (const used of rooms[name]?.uses ?? []) {
      const circle = walk(used, [...path, name]);
      if (circle) return circle;
    }
    finished.add(name);
    return undefined;
  };
  for (const name of Object.keys(rooms)) {
    const circle = walk(name, []);
    if (circle) return circle;
  }
  return undefined;
}
