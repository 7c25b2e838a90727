import type { Finding } from "../finding.ts";
import { floors } from "../floors.ts";
import type { Place } from "../reading/place.ts";
import { rooms as drawnRooms } from "../rooms.ts";
import type { InnerEdge } from "./edge.ts";

/** An arrow between two rooms that nobody drew, a way round it, or a use of an assembly file. */
export function roomFindings(edge: InnerEdge): Finding[] {
  const { from, to, line } = edge;
  const finding = (rule: string, message: string) => [{ file: from.file, line, rule, message }];
  if (from.isTest || from.isAssembly) return [];
  if (to.isAssembly || to.isManifest) {
    return finding("assembly", `${to.file} puts the parts together and nobody imports it.`);
  }
  if (!to.room || from.room === to.room || from.isGathering) return [];
  if (from.room) return arrowFindings(from.room, to.room, edge);
  return mayEnter(from, to)
    ? []
    : finding(
        "arrow",
        `${from.file} stands in no room and may not import ${to.file}. Move it into a room, ` +
          `or name it in tools/src/floors.ts as assembly, as gathering or with the rooms it enters.`,
      );
}

/** A file in a folder that is neither a room nor a known folder of its floor. */
export function folderFindings(place: Place): Finding[] {
  if (place.unknownFolder === undefined) return [];
  return [
    {
      file: place.file,
      line: 1,
      rule: "folder",
      message:
        `"${place.unknownFolder}" is no room. Put the file into the room it belongs to, ` +
        `or add the room to tools/src/rooms.ts with its arrows.`,
    },
  ];
}

function arrowFindings(from: string, to: string, edge: InnerEdge): Finding[] {
  if (drawnRooms[from]?.uses.includes(to)) return [];
  const message =
    `the arrow ${from} → ${to} is not drawn (import of ${edge.to.file}). Let ${from} take it as an ` +
    `argument, an event or a slot, or draw the arrow in tools/src/rooms.ts.`;
  return [{ file: edge.from.file, line: edge.line, rule: "arrow", message }];
}

/** Floors without rooms, and the folders that may call rooms; lower floors are open to all folders. */
function mayEnter(from: Place, to: Place): boolean {
  if (from.floor !== to.floor) return true;
  if (from.crossCutting === undefined) return false;
  const enters = floors[from.floor]?.crossCutting[from.crossCutting]?.enters ?? [];
  return enters === "every room" || enters.includes(to.room ?? "");
}
