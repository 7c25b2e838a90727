import type { Finding } from "../finding.ts";
import { innerRooms as drawnRooms, type InnerRoom } from "../inner-rooms.ts";
import type { InnerEdge } from "./edge.ts";

const TABLE = "tools/src/inner-rooms.ts";

/** Above all parts: skins and manifests. */
const SKIN = "skin";
const SKIN_FILE = /\.(?:admin|graphql|rest|room)\.ts$/;

/** An import between parts of a room that nobody drew, of a skin by a part, or of a file that is in no part. */
export function innerRoomFindings(
  { from, to, line }: InnerEdge,
  rooms: readonly InnerRoom[] = drawnRooms,
): Finding[] {
  const room = rooms.find(({ folder }) => from.file.startsWith(folder));
  if (!room || from.isTest || !to.file.startsWith(room.folder)) return [];
  const [part, used] = [partOf(room, from.file), partOf(room, to.file)];
  const finding = (message: string) => [{ file: from.file, line, rule: "inner arrow", message }];
  if (part === undefined || used === undefined) {
    const stray = part === undefined ? from.file : to.file;
    return finding(`${stray} stands in no part of its room. Give it a row in ${TABLE}.`);
  }
  if (part === used || part === SKIN) return [];
  if (used === SKIN) return finding(`${to.file} is a skin, which no part of its room imports.`);
  if (room.parts[part]?.uses.includes(used)) return [];
  return finding(
    `the arrow ${part} → ${used} is not drawn in ${room.folder} (import of ${to.file}). Let ${part} take it as an ` +
      `argument, move what both need into the ground, or draw the arrow in ${TABLE}.`,
  );
}

/** Arrows between parts that point both ways or in a circle beside the knot, and such as no import stands behind. */
export function partTableFindings(
  edges: readonly InnerEdge[],
  rooms: readonly InnerRoom[],
): Finding[] {
  return rooms.flatMap((room) => [...circleFindings(room), ...idleFindings(room, edges)]);
}

function circleFindings({ folder, parts, knot }: InnerRoom): Finding[] {
  const nameOf = (part: string) => (knot.of.includes(part) ? knot.of.join("+") : part);
  const uses = new Map<string, Set<string>>();
  for (const [part, row] of Object.entries(parts)) {
    const used = uses.get(nameOf(part)) ?? new Set();
    for (const one of row.uses) if (nameOf(one) !== nameOf(part)) used.add(nameOf(one));
    uses.set(nameOf(part), used);
  }
  // Whatever uses nothing that is left is in no circle.
  for (let before = -1; before !== uses.size;) {
    before = uses.size;
    for (const [part, used] of uses) if (![...used].some((one) => uses.has(one))) uses.delete(part);
  }
  if (uses.size === 0) return [];
  const circle = [...uses.keys()].join(", ");
  return [tableFinding("cycle", `parts of ${folder} use each other in a circle: ${circle}.`)];
}

function idleFindings(room: InnerRoom, edges: readonly InnerEdge[]): Finding[] {
  const walked = new Set(
    edges
      .filter(({ from }) => !from.isTest && from.file.startsWith(room.folder))
      .filter(({ to }) => to.file.startsWith(room.folder))
      .map(({ from, to }) => `${partOf(room, from.file)} → ${partOf(room, to.file)}`),
  );
  return Object.entries(room.parts).flatMap(([part, { uses }]) =>
    uses
      .map((used) => `${part} → ${used}`)
      .filter((arrow) => !walked.has(arrow))
      .map((arrow) => tableFinding("idle arrow", `no import stands behind ${arrow}.`)),
  );
}

const tableFinding = (rule: string, message: string): Finding => ({
  file: TABLE,
  line: 1,
  rule,
  message,
});

/** The part that names a file, or the folder it stands in; `undefined` where no row knows it. */
function partOf({ folder, parts }: InnerRoom, file: string): string | undefined {
  if (SKIN_FILE.test(file)) return SKIN;
  const path = file.slice(folder.length);
  const holds = (name: string) => path === name || (name.endsWith("/") && path.startsWith(name));
  const named = Object.entries(parts).find(([, part]) => part.holds?.some(holds));
  if (named) return named[0];
  const [inner = ""] = path.split("/");
  return Object.hasOwn(parts, inner) && !parts[inner]?.holds ? inner : undefined;
}
