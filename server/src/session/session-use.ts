import { endOf, lifetimeOf } from "@placket/domain/session/lifetime";
import type { Ctx } from "../context.ts";
import type { Db } from "../db/database.ts";
import { holding } from "../held/held.ts";
import { deleteEndedSessions, updateSeen, type SessionRow } from "./session.sql.ts";

/**
 * When sessions were last used, remembered by this process. Reading a session writes nothing: a job writes
 * down what was seen, all sessions in one statement, and a process that dies forgets a minute at most.
 */
export interface SessionUse {
  /** Takes note of a call. */
  see(session: SessionRow, now: Date): void;
  /** When the session is over, calls counted that are not written down yet. */
  endOf(session: SessionRow): Date;
  /** Writes down what was seen since the last time. */
  writeDown(): Promise<void>;
}

export const sessionUse = holding<SessionUse>({
  name: "session use",
  open: ({ database }) => createSessionUse(database.db),
  close: (use) => use.writeDown(),
});

/** Work of a job: writes down what was seen, and clears away what is over. */
export async function tidySessions({ held, db, now }: Ctx): Promise<void> {
  await held(sessionUse).writeDown();
  await deleteEndedSessions(db, now);
}

export function createSessionUse(db: Db): SessionUse {
  let seen = new Map<number, { readonly session: SessionRow; readonly at: Date }>();
  const lastSeen = (session: SessionRow) => {
    const at = seen.get(session.id)?.at;
    return at && at > session.lastSeenAt ? at : session.lastSeenAt;
  };
  const end = (session: SessionRow, lastSeenAt: Date) =>
    endOf(lifetimeOf(session.holder), { createdAt: session.createdAt, lastSeenAt });
  return {
    see: (session, now) => {
      seen.set(session.id, { session, at: now });
    },
    endOf: (session) => end(session, lastSeen(session)),
    writeDown: async () => {
      const noted = seen;
      if (noted.size === 0) return;
      seen = new Map();
      const rows = Array.from(noted, ([id, { session, at }]) => ({
        id,
        lastSeenAt: at,
        endsAt: end(session, at),
      }));
      try {
        await updateSeen(db, rows);
      } catch (error) {
        // Not lost: the next round writes it down. What was seen meanwhile is newer.
        seen = new Map([...noted, ...seen]);
        throw error;
      }
    },
  };
}
