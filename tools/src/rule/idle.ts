import type { Finding } from "../finding.ts";
import type { Place } from "../reading/place.ts";
import type { Room } from "../room-row.ts";
import type { InnerEdge } from "./edge.ts";

const TABLE = "tools/src/rooms.ts";

/** Rooms of the table in which no file stands, and arrows behind which there is no import. */
export function idleFindings(
  rooms: Readonly<Record<string, Room>>,
  places: readonly Place[],
  edges: readonly InnerEdge[],
): Finding[] {
  const built = new Set(places.filter(({ isTest }) => !isTest).map(({ room }) => room));
  const walked = new Set(
    edges.filter(({ from }) => !from.isTest).map(({ from, to }) => arrow(from.room, to.room)),
  );
  return Object.entries(rooms).flatMap(([name, { uses }]) => {
    if (!built.has(name)) return [finding("empty room", `no file stands in the room ${name}.`)];
    return uses
      .filter((used) => !walked.has(arrow(name, used)))
      .map((used) => finding("idle arrow", `no import stands behind ${arrow(name, used)}.`));
  });
}

const arrow = (from: string | undefined, to: string | undefined) => `${from} → ${to}`;

const finding = (rule: string, what: string): Finding => ({
  file: TABLE,
  line: 1,
  rule,
  message: `${what} Take it out of the table until it is needed.`,
});
