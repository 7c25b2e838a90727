import { drawnOn, PROOF_VIEW_SIZES, viewsDrawnOn } from "@placket/domain/production/proof/drawing";
import { PROOF_STATE_TEXT } from "@placket/domain/production/proof/proof-state";
import { DrawnPicture } from "@placket/ui/drawing/drawn-picture/DrawnPicture";
import { useId } from "react";
import { Time } from "../../page/Time.tsx";
import { Cones } from "../Cones.tsx";
import { DONE } from "./proof-words.ts";
import type { JobProof } from "./proof.queries.ts";
import styles from "./JobProofPage.module.css";

type Version = JobProof["versions"][number];

interface ProofVersionProps {
  readonly version: Version;
  readonly garment: string;
}

/** A version of a proof: what it shows, where it stands, and what was said to it. */
export function ProofVersion({ version, garment }: ProofVersionProps) {
  const { designs, pictures, state, events } = version;
  const id = useId();
  const shown = `${garment} with: ${designs.map(({ name }) => name).join(", ")}`;
  return (
    <section aria-labelledby={id} className={styles["version"]}>
      <h2 id={id}>
        Version {version.version}: {PROOF_STATE_TEXT[state]}
      </h2>
      <Seen seen={version} shown={shown} />
      <ol className={styles["events"]}>
        {events.map((event, at) => (
          <li key={at}>
            <Event event={event} pictures={pictures} shown={shown} />
          </li>
        ))}
      </ol>
    </section>
  );
}

interface NextVersionProps {
  readonly next: NonNullable<JobProof["next"]>;
  readonly garment: string;
}

/** The very picture that the buyer will get, before it is sent. */
export function NextVersion({ next, garment }: NextVersionProps) {
  const id = useId();
  const shown = `${garment} with: ${next.designs.map(({ name }) => name).join(", ")}`;
  return (
    <section aria-labelledby={id} className={styles["version"]}>
      <h2 id={id}>What will be sent</h2>
      <Seen seen={next} shown={shown} />
    </section>
  );
}

interface SeenProps {
  readonly seen: Pick<Version, "designs" | "threads" | "pictures">;
  /** What the picture shows. */
  readonly shown: string;
}

/** What is seen of a design: its measures, its threads, and how it stands on the garment. */
function Seen({ seen: { designs, threads, pictures }, shown }: SeenProps) {
  return (
    <>
      <ul className={styles["designs"]}>
        {designs.map(({ name, placement, width, height }, at) => (
          // Two flags may be of one country.
          <li key={at}>
            {name}, {placement}, {width} × {height} mm
          </li>
        ))}
      </ul>
      {threads.length > 0 ? <Cones cones={threads} /> : <p>Its threads are not named yet.</p>}
      {pictures ? (
        <DrawnPicture
          className={styles["picture"]}
          src={pictures.near}
          alt={shown}
          {...PROOF_VIEW_SIZES.near}
          strokes={[]}
          marks={[]}
        />
      ) : null}
    </>
  );
}

interface EventProps {
  readonly event: Version["events"][number];
  readonly pictures: Version["pictures"];
  readonly shown: string;
}

function Event({ event: { step, at, text, staff, drawing }, pictures, shown }: EventProps) {
  return (
    <>
      <p>
        <b>{DONE[step]}</b> <Time iso={at} />
        {staff === null ? null : ` by ${staff}`}
      </p>
      {text === "" ? null : <p className={styles["words"]}>{text}</p>}
      {pictures
        ? viewsDrawnOn(drawing).map((view) => (
            <DrawnPicture
              key={view}
              className={styles["picture"]}
              src={pictures[view]}
              alt={`What the buyer drew on ${shown}`}
              {...PROOF_VIEW_SIZES[view]}
              {...drawnOn(drawing, view)}
            />
          ))
        : null}
    </>
  );
}
