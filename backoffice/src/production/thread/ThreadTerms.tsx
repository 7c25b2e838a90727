import {
  checkThreadTerms,
  cmOf,
  THREAD_OFFERED,
  THREAD_OFFERED_CODES,
} from "@placket/domain/embroidery/thread/thread-stock";
import { chosen } from "../../page/form/chosen.ts";
import { ResourceForm } from "../../page/form/ResourceForm.tsx";
import { numberOf } from "./thread-words.ts";
import { useWriteThread, type StockedThread } from "./thread.queries.ts";
import styles from "./ThreadPage.module.css";

/** Sets how long a cone is, the lowest amount, and whether shoppers may choose the thread. */
export function ThreadTerms({ thread }: { readonly thread: StockedThread }) {
  const { number, version, coneMeters, lowestMeters, offered } = thread;
  const change = useWriteThread("changeThread");
  return (
    <section className={styles["form"]} aria-labelledby="terms">
      <h2 id="terms">Order, offer</h2>
      <ResourceForm
        fields={{
          offered: {
            label: "Shoppers may choose it",
            hint: "For a new text. What was chosen before keeps it.",
            choices: THREAD_OFFERED_CODES.map((value) => ({
              value,
              label: THREAD_OFFERED[value],
            })),
          },
          lowestMeters: {
            label: "Lowest amount, in meters",
            hint: "With less left after all jobs it is to be ordered.",
            maxLength: 10,
            autoComplete: "off",
          },
          coneMeters: { label: "Meters on a full cone", maxLength: 8, autoComplete: "off" },
        }}
        values={{
          offered,
          lowestMeters: String(lowestMeters),
          coneMeters: String(coneMeters),
        }}
        keeps={["offered", "lowestMeters", "coneMeters"]}
        check={(typed) =>
          checkThreadTerms({
            offered,
            lowestCm: cmOf(numberOf(typed.lowestMeters)),
            coneCm: cmOf(numberOf(typed.coneMeters)),
          })
        }
        submitLabel="Save"
        done="Saved."
        onSave={(typed) =>
          change.mutateAsync({
            params: { number },
            body: {
              offered: chosen(THREAD_OFFERED_CODES, typed.offered),
              lowestMeters: numberOf(typed.lowestMeters),
              coneMeters: numberOf(typed.coneMeters),
              version,
            },
          })
        }
      />
    </section>
  );
}
