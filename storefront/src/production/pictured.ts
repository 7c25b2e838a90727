import type { PROOF_VIEWS } from "@placket/domain/production/proof/drawing";
import { t } from "../translation/translate.ts";
import type { Proof, ProofVersion } from "./proof.queries.ts";

/** What a picture is called where it is chosen. */
export const VIEW_TITLES: Readonly<Record<(typeof PROOF_VIEWS)[number], () => string>> = {
  near: () => t("Close up"),
  whole: () => t("Whole garment"),
};

/** What a picture shows. */
export const altOf = ({ name }: Pick<Proof, "name">, { designs }: ProofVersion): string =>
  t("%1 with: %2", name, designs.map((design) => design.name).join(", "));
