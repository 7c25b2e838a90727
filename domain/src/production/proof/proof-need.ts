import { isLettering, isLogo, type Made } from "../../embroidery/offer/made.ts";
import type { StoreSettings } from "../../store/settings.ts";
import type { ProofKind } from "../../store/proof-kinds.ts";

function kindOf(made: Made): ProofKind {
  if (isLettering(made)) return "text";
  return isLogo(made) ? "logos" : "flags";
}

/** What decides whether somebody approves it before it is sewn. */
interface ToBeSewn {
  readonly made: Made;
  readonly pieces: number;
  /** The same buyer has approved the very same before. */
  readonly wasApproved: boolean;
}

type ProofSettings = Pick<StoreSettings, "proofKinds" | "proofFromPieces">;

/** Why a proof is approved before something is sewn; one of them is enough. A new one is a row. */
const ASKED_BY: Readonly<Record<string, (settings: ProofSettings, sewn: ToBeSewn) => boolean>> = {
  kind: ({ proofKinds }, { made }) => proofKinds.includes(kindOf(made)),
  pieces: ({ proofFromPieces }, { pieces }) =>
    proofFromPieces !== null && pieces >= proofFromPieces,
};

/** Whether settings want its buyer's word before it is sewn. What was approved once needs none again. */
export const needsApproval = (settings: ProofSettings, sewn: ToBeSewn): boolean =>
  !sewn.wasApproved && Object.values(ASKED_BY).some((asks) => asks(settings, sewn));
