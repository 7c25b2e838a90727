import { isAllowed, outsideSdks, sdkNamers } from "../allowances.ts";
import type { Finding } from "../finding.ts";
import { type Floor, floors, scripts } from "../floors.ts";
import type { Edge } from "./edge.ts";

/** Names of the packages each workspace declares; `""` holds the root's, which serve tests and tools. */
export type Declared = ReadonlyMap<string, ReadonlySet<string>>;

/** Imports of Node, of the registry and of outside services where they do not belong. */
export function packageFindings({ from, target, line }: Edge, declared: Declared): Finding[] {
  const finding = (rule: string, message: string) => [{ file: from.file, line, rule, message }];
  const floor = floors[from.floor];
  if (!floor || target.kind === "file") return [];
  const isFree = from.isTest || scripts.some((path) => path.test(from.file));
  if (target.kind === "node") {
    if (floor.node || isFree) return [];
    return finding(
      "node",
      `${from.floor} also runs in a browser and may not import ${target.name}.`,
    );
  }
  if (isOutsideSdk(target.name) && !isAllowed(from.file, sdkNamers)) {
    const advice = "Go through an interface in server/src/providers.";
    return finding("outside service", `${target.name} speaks to an outside service. ${advice}`);
  }
  if (!floor.packages && !isFree && !isRoomPackage(floor, from, target.name)) {
    return finding("package", `${from.floor} is pure: it may not import ${target.name}.`);
  }
  if (declared.get(from.floor)?.has(target.name)) return [];
  const isTool = from.isTest || from.floor === "tools";
  if (isTool && declared.get("")?.has(target.name)) return [];
  return finding("package", `${target.name} is not declared in ${from.floor}/package.json.`);
}

function isRoomPackage(floor: Floor, from: Edge["from"], name: string): boolean {
  return from.room !== undefined && floor.roomPackages?.[from.room]?.includes(name) === true;
}

function isOutsideSdk(name: string): boolean {
  return outsideSdks.some((sdk) => (sdk.endsWith("/") ? name.startsWith(sdk) : name === sdk));
}
