import { cmOf, deltaOf, HAND_ENTRIES } from "@placket/domain/embroidery/thread/thread-stock";
import { useRef, useState } from "react";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { metersText, numberOf } from "./thread-words.ts";
import { useWriteThread, type StockedThread } from "./thread.queries.ts";
import styles from "./ThreadPage.module.css";

const WAYS = [
  { value: "received", label: "Received" },
  { value: "counted", label: "Counted: so much is there" },
  { value: "thrown_away", label: "Thrown away" },
] as const satisfies readonly { value: (typeof HAND_ENTRIES)[number]; label: string }[];

/** Enters what came, went or is there, in full cones and meters beside them; sent again it is entered once. */
export function EnterThread({ thread }: { readonly thread: StockedThread }) {
  const { number, meters: seen, coneMeters } = thread;
  const enter = useWriteThread("enterThread");
  const press = useRef<{ readonly same: string; readonly id: string }>(undefined);
  const [done, setDone] = useState("");
  return (
    <section className={styles["form"]} aria-labelledby="enter">
      <h2 id="enter">Receive, count</h2>
      <ResourceForm
        fields={{
          kind: { label: "What was done", choices: WAYS },
          cones: {
            label: "Full cones",
            hint: `Of ${metersText(coneMeters)} each.`,
            maxLength: 6,
            autoComplete: "off",
          },
          meters: {
            label: "Meters besides",
            hint: "What is on cones that are begun.",
            maxLength: 10,
            autoComplete: "off",
            mayBeEmpty: true,
          },
        }}
        values={{ kind: "received", cones: "0" }}
        check={({ kind, cones, meters }) => {
          const cm = cmOf(metersOf({ cones, meters, coneMeters }));
          const delta = deltaOf({ kind: chosen(HAND_ENTRIES, kind), cm }, cmOf(seen));
          return delta.ok ? [] : delta.problems;
        }}
        submitLabel="Enter"
        done={done}
        onSave={async ({ kind, cones, meters }) => {
          const length = metersOf({ cones, meters, coneMeters });
          // The same press until an answer has come: a second one would count it twice.
          const same = `${kind} ${length}`;
          if (press.current?.same !== same) press.current = { same, id: crypto.randomUUID() };
          const body = { kind: chosen(HAND_ENTRIES, kind), meters: length, seen };
          const entered = await enter.mutateAsync({
            params: { number },
            body: { ...body, press: press.current.id },
          });
          press.current = undefined;
          setDone(`Entered: ${metersText(entered.meters)} at hand.`);
        }}
      />
    </section>
  );
}

interface Typed {
  readonly cones: string;
  readonly meters: string;
  readonly coneMeters: number;
}

/** Full cones and what is besides, together. */
const metersOf = ({ cones, meters, coneMeters }: Typed): number =>
  numberOf(cones) * coneMeters + (meters.trim() === "" ? 0 : numberOf(meters));
