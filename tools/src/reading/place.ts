import { floors, roomedFloors } from "../floors.ts";
import { rooms } from "../rooms.ts";

/** Where a file stands in the house. */
export interface Place {
  readonly file: string;
  readonly floor: string;
  /** The room, when the file stands in one. */
  readonly room: string | undefined;
  /** The folder beside the rooms, when the file stands in one. */
  readonly crossCutting: string | undefined;
  /** A folder of a floor with rooms that is neither a room nor a known folder. */
  readonly unknownFolder: string | undefined;
  readonly isAssembly: boolean;
  readonly isGathering: boolean;
  /** `cart/cart.room.ts`: what the room brings; nobody but the assembly names it. */
  readonly isManifest: boolean;
  /** Tests, and what only tests use: `*.test.ts`, `*.builder.ts`, `testing/`, `testing.ts`, the server's `test-*.ts`, `bench/` and `siege/`. */
  readonly isTest: boolean;
}

/** Reads a file's place off its path, `server/src/cart/cart.sql.ts`. */
export function placeOf(file: string): Place {
  const [floor = "", , ...rest] = file.split("/");
  const folder = rest.length > 1 ? rest[0] : undefined;
  const inRooms = roomedFloors.has(floor);
  const known = floors[floor];
  const crossCutting = folder !== undefined && folder in (known?.crossCutting ?? {});
  const room = inRooms && folder !== undefined && Object.hasOwn(rooms, folder);
  const isTest = testFile.test(file);
  return {
    file,
    floor,
    room: room ? folder : undefined,
    crossCutting: crossCutting ? folder : undefined,
    unknownFolder: inRooms && !room && !crossCutting && folder !== "testing" ? folder : undefined,
    isAssembly: known?.assembly.includes(rest.join("/")) ?? false,
    isGathering: known?.gathering.includes(rest.join("/")) ?? false,
    isManifest: inRooms && manifestFile.test(file),
    isTest,
  };
}

const manifestFile = /^[^/]+\/src\/([^/]+)\/\1\.room\.tsx?$/;

const testFile =
  /(\.test\.tsx?|\.builder\.tsx?|\/src\/(.+\/)?testing(\.ts|\/.+)|^server\/.+\/test-[^/]+\.ts|^server\/src\/(bench|siege)\/.+)$/;
