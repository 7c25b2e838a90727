import { fromMiddleText } from "@placket/domain/embroidery/pattern/from-middle";
import { useQuery } from "@tanstack/react-query";
import { failureText } from "../../api/failure-text.ts";
import { Cones } from "../Cones.tsx";
import { sewOutQuery, type SewOut, type Turn } from "./queue.queries.ts";
import styles from "./SewOutFacts.module.css";

interface SewOutFactsProps {
  readonly job: Turn["job"];
  readonly needles: Turn["needles"];
}

/** How the designs of a job are sewn: measures, where the first stitch goes in, and thread after thread by its needle. */
export function SewOutFacts({ job, needles }: SewOutFactsProps) {
  const { data, error } = useQuery(sewOutQuery(job));
  if (!data) return error ? <p role="alert">{failureText(error)}</p> : null;
  return (
    <>
      {data.picture === null ? null : (
        <img
          className={styles["picture"]}
          src={data.picture}
          alt={`${job.item.name} with its embroidery`}
          width={480}
          height={240}
        />
      )}
      {data.instructions.map((words) => (
        <p key={words} className={styles["instructions"]}>
          <strong>Special instructions:</strong> <bdi>{words}</bdi>
        </p>
      ))}
      {data.designs.map((design, at) => (
        <Design
          // A pair may be of one flag twice.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          design={design}
          placement={[job.designs[at]?.placement, job.designs[at]?.side].filter(Boolean).join(", ")}
          needles={needles}
        />
      ))}
    </>
  );
}

interface DesignProps {
  readonly design: SewOut["designs"][number];
  readonly placement: string;
  readonly needles: Turn["needles"];
}

function Design({ design, placement, needles }: DesignProps) {
  const { name, widthMm, heightMm, start, stitches, blocks } = design;
  const needleOf = (number: string) =>
    needles.find((one) => one.number === number)?.needle.toString() ?? "–";
  const isNamed = blocks.every(({ thread }) => thread !== null);
  return (
    <section className={styles["design"]}>
      <h3 className={styles["name"]}>
        {name} <span className={styles["place"]}>{placement}</span>
      </h3>
      <p className={styles["facts"]}>
        {widthMm.toFixed(1)} × {heightMm.toFixed(1)} mm · {stitches.toLocaleString("en-US")}{" "}
        stitches
        {start ? ` · starts ${fromMiddleText(start)}, mm from the middle` : ""}
      </p>
      <h4 className={styles["threads"]}>Needle by needle</h4>
      {isNamed ? null : <p>Its threads are not named yet.</p>}
      <ol className={styles["blocks"]}>
        {blocks.map(({ thread, stitches: sewn }, at) => (
          // A thread may come twice.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={at}>
            {thread ? (
              <Cones
                cones={[thread]}
                before={({ number }) => needleOf(number)}
                behind={() => ` · ${sewn.toLocaleString("en-US")}`}
              />
            ) : (
              `Block ${at + 1}: not named yet · ${sewn.toLocaleString("en-US")}`
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
