import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Finding } from "./finding.ts";
import { floors, unseenImports } from "./floors.ts";
import { placeOf, type Place } from "./reading/place.ts";
import { resolveImport } from "./reading/resolve.ts";
import { readSource, type Import, type Source } from "./reading/source.ts";
import { filesUnder } from "./reading/tree.ts";
import { innerRooms, type InnerRoom } from "./inner-rooms.ts";
import type { Room } from "./room-row.ts";
import { rooms } from "./rooms.ts";
import { amountFindings } from "./rule/amount.ts";
import { cycleFindings } from "./rule/cycles.ts";
import { doorFindings } from "./rule/doors.ts";
import type { Edge, InnerEdge } from "./rule/edge.ts";
import { exportFindings } from "./rule/exports.ts";
import { floorFindings } from "./rule/floors.ts";
import { fullFolderFindings } from "./rule/full-folders.ts";
import { packageFindings, type Declared } from "./rule/packages.ts";
import { idleRowFindings } from "./rule/idle-rows.ts";
import { idleFindings } from "./rule/idle.ts";
import { innerRoomFindings, partTableFindings } from "./rule/inner-rooms.ts";
import { folderFindings, roomFindings } from "./rule/rooms.ts";
import { touchFindings } from "./rule/touches.ts";

/** What a house must show besides what its files import. */
export interface Whole {
  /** The number of files of each workspace. */
  readonly atLeast: Readonly<Record<string, number>>;
  /** The table behind whose rooms and arrows something must stand. */
  readonly table: Readonly<Record<string, Room>>;
  /** Rooms whose parts have arrows of their own. */
  readonly inner: readonly InnerRoom[];
  /** Whether everything that a file exports must be taken by another one. */
  readonly takesExports: boolean;
}

/**
 * Reads every source file below `root` and gives what breaks the house's rules of who may import whom.
 * By default the house is whole: `floors.ts` says how many files it has, no room or arrow of the table is idle,
 * and what is exported is taken.
 */
export async function checkArrows(
  root: string,
  { atLeast, table, inner, takesExports }: Whole = {
    atLeast: minimums(),
    table: rooms,
    inner: innerRooms,
    takesExports: true,
  },
): Promise<Finding[]> {
  const files = await sourceFiles(root);
  const sources = await readAll(root, files);
  const known = new Set([...files, ...(await styleFiles(root))]);
  const declared = await declaredPackages(root);
  const takers = takesExports ? await readAll(root, await filesBeside(root)) : [];
  const edges = edgesOf(sources, known);
  return [
    ...amountFindings(files, atLeast),
    ...cycleFindings(rooms),
    ...fullFolderFindings([...known]),
    ...sources.flatMap((source) => sourceFindings(source, { known, declared })),
    ...idleFindings(
      table,
      sources.map(({ file }) => placeOf(file)),
      edges,
    ),
    ...partTableFindings(edges, inner),
    ...idleRowFindings(sources, known),
    ...(takesExports ? exportFindings([...sources, ...takers], known) : []),
  ];
}

function readAll(root: string, files: readonly string[]): Promise<Source[]> {
  return Promise.all(files.map((file) => readSource(root, file)));
}

/** How many source files there are, for the line a check prints. */
export async function countSources(root: string): Promise<number> {
  return (await sourceFiles(root)).length;
}

function minimums(): Record<string, number> {
  return Object.fromEntries(Object.entries(floors).map(([name, { atLeast }]) => [name, atLeast]));
}

async function sourceFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    Object.keys(floors).map((floor) => filesUnder(root, `${floor}/src`, [".ts", ".tsx"])),
  );
  return lists.flat();
}

/** Sources that stand beside `src/`: how a floor is built and tested, what shows its parts. */
async function filesBeside(root: string): Promise<string[]> {
  const lists = await Promise.all(
    Object.keys(floors).map((floor) => filesUnder(root, floor, [".ts", ".tsx"])),
  );
  const beside = lists.flat().filter((file) => !/^[^/]+\/src\//.test(file));
  return beside;
}

async function styleFiles(root: string): Promise<string[]> {
  const lists = await Promise.all(
    Object.keys(floors).map((floor) => filesUnder(root, `${floor}/src`, [".css", ".graphql"])),
  );
  return lists.flat();
}

/** What each `package.json` declares, the root's under `""`. */
async function declaredPackages(root: string): Promise<Declared> {
  const read = async (folder: string): Promise<[string, Set<string>]> => {
    const text = await readFile(join(root, folder, "package.json"), "utf8");
    const { dependencies, devDependencies } = JSON.parse(text) as Manifest;
    return [folder, new Set(Object.keys({ ...dependencies, ...devDependencies }))];
  };
  return new Map(await Promise.all(["", ...Object.keys(floors)].map(read)));
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

interface Tree {
  readonly known: ReadonlySet<string>;
  readonly declared: Declared;
}

function sourceFindings(source: Source, { known, declared }: Tree): Finding[] {
  const from = placeOf(source.file);
  const edges = source.imports.flatMap((each) => edgeOf(from, each, known) ?? []);
  return [
    ...folderFindings(from),
    ...touchFindings(from, source.marks),
    ...source.imports.flatMap((each) => unseenFindings(from, each)),
    ...edges.flatMap((edge) => barrelFindings(edge)),
    ...edges.flatMap((edge) => packageFindings(edge, declared)),
    ...edges
      .filter(isInner)
      .flatMap((edge) => [
        ...floorFindings(edge),
        ...roomFindings(edge),
        ...innerRoomFindings(edge),
        ...doorFindings(edge),
      ]),
  ];
}

/** The edges between files of ours. */
function edgesOf(sources: readonly Source[], known: ReadonlySet<string>): InnerEdge[] {
  return sources
    .flatMap(({ file, imports }) =>
      imports.flatMap((each) => edgeOf(placeOf(file), each, known) ?? []),
    )
    .filter(isInner);
}

function edgeOf(from: Place, each: Import, known: ReadonlySet<string>): Edge | undefined {
  if (each.specifier === undefined) return undefined;
  const target = resolveImport(from.file, each.specifier, known);
  const to = target.kind === "file" ? placeOf(target.file) : undefined;
  return { from, line: each.line, target, to, reExport: each.reExport };
}

function isInner(edge: Edge): edge is InnerEdge {
  return edge.to !== undefined;
}

function barrelFindings({ from, line, reExport }: Edge): Finding[] {
  if (!reExport || from.file.endsWith(".gen.ts")) return [];
  const message = "hands on what another file owns. Import it from the file that owns it.";
  return [{ file: from.file, line, rule: "barrel", message }];
}

function unseenFindings(from: Place, { specifier, line }: Import): Finding[] {
  if (specifier !== undefined || from.isTest || from.file in unseenImports) return [];
  const message =
    "this import's path is known at run time only. Write the path out, " +
    "or name the file under `unseenImports` in tools/src/floors.ts with the reason.";
  return [{ file: from.file, line, rule: "unseen import", message }];
}
