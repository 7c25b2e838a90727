import type { Portal } from "@placket/domain/store/portal";
import { holding } from "../held/held.ts";
import { selectPortals } from "./portal.sql.ts";

/** The portals of organizations by id and by code. */
interface Portals {
  readonly all: readonly Portal[];
  byId(id: number): Portal | undefined;
  /** By its code, trimmed and in any case. */
  byCode(code: string): Portal | undefined;
}

/** All of them, held in the process: who belongs where costs no call a statement. */
export const portals = holding<Portals>({
  name: "portals",
  followsDatabase: true,
  open: async ({ db }) => {
    const all = await selectPortals(db);
    const ids = new Map(all.map((portal) => [portal.id, portal]));
    const codes = new Map(all.map((portal) => [portal.code, portal]));
    return {
      all,
      byId: (id) => ids.get(id),
      byCode: (code) => codes.get(code.trim().toLowerCase()),
    };
  },
});
