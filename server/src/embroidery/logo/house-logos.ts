import type { Db } from "../../db/database.ts";
import { readLogo } from "./reading/read-logo.ts";
import { storeLogo } from "./take-logo.ts";
import { USUAL_GROUND, type ReadLogo } from "./reading/logo-work.ts";

/** A drawing that the house has had digitized. */
interface HouseDrawing {
  readonly name: string;
  readonly svg: string;
}

/** A drawing and what was read of it. */
interface ReadDrawing {
  readonly name: string;
  readonly read: ReadLogo;
}

/** Sews drawings of the house, before a transaction is opened for them. @throws where one cannot be sewn. */
export async function sewHouseLogos(drawings: readonly HouseDrawing[]): Promise<ReadDrawing[]> {
  const sewn: ReadDrawing[] = [];
  for (const { name, svg } of drawings) {
    // oxlint-disable-next-line no-await-in-loop -- each takes the whole processor
    const read = await readLogo({ bytes: new TextEncoder().encode(svg), ground: USUAL_GROUND });
    if (!read.ok) throw new Error(`${name}: ${read.problems.map(({ error }) => error).join()}`);
    sewn.push({ name, read: read.value });
  }
  return sewn;
}

/** Keeps them as the house's, ready to be sewn, numbered in their order. */
export async function storeHouseLogos(
  db: Db,
  drawings: readonly ReadDrawing[],
  now: Date,
): Promise<void> {
  const nobody = { customerId: null, tokenHash: null };
  for (const { name, read } of drawings) {
    const about = { owner: nobody, name, description: "", state: "digitized" } as const;
    // oxlint-disable-next-line no-await-in-loop -- they are numbered in their order
    await storeLogo({ db, now }, read, about);
  }
}
