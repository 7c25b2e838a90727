import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../../slot/awaited.ts";
import { useQuery } from "../../query/use-query.ts";
import { Suspense } from "react";
import { useShop } from "../../api/shop.ts";
import { t } from "../../translation/translate.ts";
import { paymentSetupQuery } from "../checkout.queries.ts";
import { OpenOrderLine } from "./OpenOrderLine.tsx";
import type { PlacingInHand } from "./use-placing.ts";

const ChallengeDialog = awaited(
  lateModule(() => import("../../payment/ChallengeDialog.tsx")),
  (module) => module.ChallengeDialog,
);

/** The bank's page, when it wants to see its customer; afterwards the server is asked in any case. */
export function PaymentChallenge({ inHand }: { inHand: PlacingInHand }) {
  const { phase, challengeUrl } = inHand.placing;
  const isAsked = phase === "challenge" && challengeUrl !== null;
  const { data: setup } = useQuery({ ...paymentSetupQuery(useShop()), enabled: isAsked });
  if (!isAsked || !setup) return null;
  return (
    <Suspense>
      <ChallengeDialog
        url={challengeUrl}
        origin={setup.provider === "sandbox" ? setup.frameOrigin : ""}
        t={t}
        onDone={() => void inHand.answerChallenge()}
      >
        <OpenOrderLine open={inHand.placing.open} />
      </ChallengeDialog>
    </Suspense>
  );
}
