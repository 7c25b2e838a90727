import type { Finding } from "../finding.ts";
import type { Place } from "../reading/place.ts";
import { rooms } from "../rooms.ts";
import type { InnerEdge } from "./edge.ts";

/** A stranger at a private file: SQL, skins, styles, test code, or past a server room's door. */
export function doorFindings({ from, to, line }: InnerEdge): Finding[] {
  const finding = (rule: string, message: string) => [{ file: from.file, line, rule, message }];
  if (to.isTest && !from.isTest) {
    return finding("test code", `${to.file} is for tests; the product may not import it.`);
  }
  if (to.file.endsWith(".module.css")) return styleFindings(from, to, line);
  if (to.floor !== "server" || !to.room || isOfTheHouse(from, to)) return [];
  if (to.isManifest && from.isAssembly) return [];
  const what = privacyOf(to.file);
  if (what === "skin") {
    const own = `server/src/${to.room}/${to.room}.room.ts`;
    return finding("private file", `${to.file} is a skin; only ${own} hangs it.`);
  }
  const door = `server/src/${to.room}/${to.room}.ts`;
  if (what === "tables") {
    const message = `${to.file} belongs to the room ${to.room} alone. Call its door ${door}.`;
    return finding("private file", message);
  }
  if (from.isTest || from.isAssembly || from.isGathering) return [];
  if (to.file === door || isFurtherDoor(to)) return [];
  const advice = `Call its door ${door}, or name the file under "doors" in tools/src/rooms.ts.`;
  return finding("door", `a stranger may not enter ${to.room} by ${to.file}. ${advice}`);
}

function privacyOf(file: string): "tables" | "skin" | "open" {
  if (file.endsWith(".sql.ts")) return "tables";
  return /\.(rest|graphql|admin)\.ts$/.test(file) ? "skin" : "open";
}

function isOfTheHouse(from: Place, to: Place): boolean {
  return from.floor === to.floor && from.room === to.room;
}

function isFurtherDoor(to: Place): boolean {
  return rooms[to.room ?? ""]?.doors?.includes(to.file.split("/").slice(3).join("/")) ?? false;
}

/** A CSS module is private to its room; the primitives of `ui` share theirs. */
function styleFindings(from: Place, to: Place, line: number): Finding[] {
  if (homeOf(from) === homeOf(to)) return [];
  const message = `${to.file} styles another room's parts. Use that part, or a style of your own.`;
  return [{ file: from.file, line, rule: "private file", message }];
}

function homeOf(place: Place): string {
  return place.file
    .split("/")
    .slice(0, place.floor === "ui" ? 1 : 3)
    .join("/");
}
