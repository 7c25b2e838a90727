import { CallError } from "@placket/web/call/call-error";
import type { CallRequest } from "../api/call.ts";
import { useReading } from "../page/form/use-reading.ts";
import { useWritePortal, type Portal } from "./portal.queries.ts";

type Written = NonNullable<CallRequest<"changePortal">["body"]>;

/** How the forms of one page save a portal. */
export interface PortalSaving {
  /** As it was read or saved last. */
  readonly portal: Portal;
  /** Changes with every reading anew: forms begin with it. */
  readonly reading: number;
  /** Whether a colleague was faster. */
  readonly isBehind: boolean;
  readonly showAnew: () => void;
  /** Writes a part of it, the rest as it was read. @throws CallError what is refused, for the form to show. */
  readonly save: (part: Partial<Omit<Written, "version">>) => Promise<Portal>;
  /** Takes note of what another call has written. */
  readonly setRead: (portal: Portal) => void;
}

/**
 * Saves a portal from several forms, each its own part: against the version that was read, so that whoever was faster is
 * not written over, while what one form has saved is no colleague's for the next.
 */
export function usePortalSaving(current: Portal): PortalSaving {
  const { reading, read, setRead, showAnew } = useReading(current);
  const change = useWritePortal("changePortal");
  return {
    portal: read,
    reading,
    isBehind: change.error instanceof CallError && change.error.is("portal.changedMeanwhile"),
    showAnew: () => {
      change.reset();
      showAnew();
    },
    save: async (part) => {
      const { id, code: _, logo: __, members: ___, ...fields } = read;
      const saved = await change.mutateAsync({ params: { id }, body: { ...fields, ...part } });
      setRead(saved);
      return saved;
    },
    setRead,
  };
}
