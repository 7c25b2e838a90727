import { buttonClass, Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { useState } from "react";
import { useShop } from "../api/shop.ts";
import type { Place } from "../page/page.ts";
import { useQuery } from "../query/use-query.ts";
import { hrefTo } from "../routing/routes.ts";
import { t } from "../translation/translate.ts";
import { Ask } from "./Ask.tsx";
import { failureOf, TOLD } from "./proof-words.ts";
import {
  isNobodys,
  proofQuery,
  useAnswer,
  type Proof,
  type ProofVersion,
} from "./proof.queries.ts";
import styles from "./ProofPage.module.css";
import { ProofFacts } from "./ProofFacts.tsx";
import { ProofHistory } from "./ProofHistory.tsx";
import { ProofPictures } from "./ProofPictures.tsx";

/** `/proof#key`: what will be sewn, to be approved or commented by whoever was sent the link. */
export function ProofPage({ place }: { place: Place }) {
  const key = place.address.hash.slice(1);
  const { data: proof, error, isFetching, refetch } = useQuery(proofQuery(useShop(), key));
  return (
    <div className={`wrap ${styles["page"]}`}>
      <h1>{t("Your proof")}</h1>
      {proof ? (
        <Shown proof={proof} proofKey={key} />
      ) : error === null ? (
        <SkeletonRegion label={t("Loading page")}>
          <SkeletonText lines={4} size={22} last={60} />
        </SkeletonRegion>
      ) : isNobodys(error) ? (
        <>
          <p role="alert">{failureOf(error)}</p>
          <a className={buttonClass({})} href={hrefTo("home")}>
            {t("Continue Shopping")}
          </a>
        </>
      ) : (
        <>
          <p role="alert">{t("The proof could not be loaded. Nothing of it is lost.")}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {t("Try again")}
          </Button>
        </>
      )}
    </div>
  );
}

interface ShownProps {
  readonly proof: Proof;
  readonly proofKey: string;
}

function Shown({ proof, proofKey }: ShownProps) {
  const [version, ...earlier] = proof.versions;
  if (!version) return null;
  return (
    <>
      <Current
        // Another version is looked at anew.
        key={`${version.version} ${proof.told}`}
        proof={proof}
        version={version}
        proofKey={proofKey}
      />
      <ProofHistory proof={proof} versions={[version, ...earlier]} />
    </>
  );
}

function Current({ proof, version, proofKey }: ShownProps & { readonly version: ProofVersion }) {
  const [isAsking, setAsking] = useState(false);
  const answer = useAnswer(proofKey);
  const send = async (body: Parameters<typeof answer.mutateAsync>[0]) => {
    try {
      await answer.mutateAsync(body);
    } catch {
      // What it says stands beside the buttons, from `answer.error`.
      return;
    }
    setAsking(false);
  };
  const failure = failureOf(answer.error);
  if (isAsking) {
    return (
      <Ask
        proof={proof}
        version={version}
        isBusy={answer.isPending}
        failure={failure}
        onAsk={(comment) =>
          void send({ answer: "comment", key: proofKey, hash: version.hash, ...comment })
        }
        onLeave={() => setAsking(false)}
      />
    );
  }
  return (
    <div className={styles["columns"]}>
      <ProofPictures proof={proof} version={version} />
      <div className={styles["side"]}>
        <output className={styles["told"]}>{TOLD[proof.told]()}</output>
        <ProofFacts proof={proof} version={version} />
        {failure === undefined ? null : <p role="alert">{failure}</p>}
        {proof.told === "open" ? (
          <div className={styles["ways"]}>
            <Button
              size="big"
              busy={answer.isPending}
              onClick={() => void send({ answer: "approve", key: proofKey, hash: version.hash })}
            >
              {t("Approve for sewing")}
            </Button>
            <Button kind="line" size="big" onClick={() => setAsking(true)}>
              {t("Ask for a change")}
            </Button>
          </div>
        ) : null}
      </div>
    </div>
  );
}
