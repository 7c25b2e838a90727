import type { ProofJob } from "./proof.sql.ts";
import { threadToWire } from "../job-wire.ts";
import type { NextProof, ProofVersion } from "./proof-sheet.ts";

/** The garment of a proof, as it travels. */
export const garmentToWire = ({ number, sku, name, pieces }: ProofJob) => ({
  order: number,
  sku,
  name,
  pieces,
});

/** A version, as it travels to its buyer. */
export const versionToWire = ({ version, state, hash, events, ...shown }: ProofVersion) => ({
  version,
  state,
  hash,
  ...shownToWire(shown),
  events: events.map(eventToWire),
});

/** What is seen of a design, as it travels. */
export const shownToWire = ({ pictures, designs, threads }: NextProof) => ({
  pictures,
  designs: designs.map(({ name, placement, widthMm, heightMm }) => ({
    name,
    placement,
    width: widthMm,
    height: heightMm,
  })),
  threads: threads.map(threadToWire),
});

const eventToWire = ({
  step,
  at,
  text,
  drawing: { marks, strokes },
}: ProofVersion["events"][number]) => ({
  step,
  at: at.toISOString(),
  text,
  drawing: {
    marks: marks.map(({ view, at: [x, y] }) => ({ view, at: [x, y] as [number, number] })),
    strokes: strokes.map(({ view, points }) => ({
      view,
      points: points.map(([x, y]): [number, number] => [x, y]),
    })),
  },
});
