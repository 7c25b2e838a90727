import { EMBROIDERY_PARTS } from "@placket/domain/embroidery/part/embroidery-parts";
import type { GroupProps } from "./group-props.ts";
import styles from "./Group.module.css";
import { stepsOf } from "./offer-words.ts";
import { OrderRows } from "./OrderRows.tsx";

/** What shoppers are asked first, of what the offer lets them choose (EMB-04). */
export function StepOrder({ terms, onTerms }: Pick<GroupProps, "terms" | "onTerms">) {
  const kinds = stepsOf(terms);
  return (
    <fieldset className={styles["set"]}>
      <legend className="visually-hidden">Order of the steps</legend>
      <p className={styles["quiet"]}>
        {kinds.length > 1
          ? "What is chosen on the product’s page comes in this order; the first one stands open."
          : "There is nothing to order: a shopper is asked one thing at most."}
      </p>
      <OrderRows
        rows={kinds.map((value) => ({ value, name: EMBROIDERY_PARTS[value].label }))}
        onChange={(stepOrder) => onTerms({ ...terms, stepOrder })}
      />
    </fieldset>
  );
}
