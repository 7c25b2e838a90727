import { useQuery } from "@tanstack/react-query";
import { orderAt } from "../../order/order.addresses.ts";
import { Heading } from "../../page/Heading.tsx";
import { isId } from "../../page/is-id.ts";
import { Failed, LoadingRows, NotFound } from "../../page/states.tsx";
import { jobsAt } from "../production.addresses.ts";
import { APPROVAL } from "./proof-words.ts";
import { jobProofQuery, type JobProof } from "./proof.queries.ts";
import { NextVersion, ProofVersion } from "./ProofVersion.tsx";
import { ProofWays } from "./ProofWays.tsx";
import styles from "./JobProofPage.module.css";

/** The proof of a job: what is shown to its buyer, what they said, and what staff do next. */
export default function JobProofPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data, error, refetch } = useQuery(jobProofQuery(id));
  if (error && !data) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title="Proof" />
      <p>
        <a className="link" href={jobsAt({})}>
          Production
        </a>
      </p>
      {data ? <Shown proof={data} /> : <LoadingRows label="Loading the proof" />}
    </>
  );
}

function Shown({ proof }: { readonly proof: JobProof }) {
  const { order, name, sku, pieces, approval, next, versions } = proof;
  return (
    <div className={styles["proof"]}>
      <p>
        {name} · {sku}, {pieces} {pieces === 1 ? "piece" : "pieces"}, order{" "}
        <a className="link num" href={orderAt({ number: order })}>
          {order}
        </a>
      </p>
      <p>{APPROVAL[approval]}</p>
      {/* What was typed for one state is not sent in another. */}
      <ProofWays key={proof.version} proof={proof} />
      {next ? <NextVersion next={next} garment={name} /> : null}
      {versions.map((version) => (
        <ProofVersion key={version.version} version={version} garment={name} />
      ))}
    </div>
  );
}
