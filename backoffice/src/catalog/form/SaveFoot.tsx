import { Button } from "@placket/ui/action/button/Button";
import { ShowAnew } from "../../page/form/ShowAnew.tsx";
import styles from "./ProductForm.module.css";

interface SaveFootProps {
  readonly state: "open" | "saving" | "saved";
  /** Somebody else has saved meanwhile. */
  readonly isBehind: boolean;
  readonly showAnew: () => void;
}

/** Under every form of a product: its button, the way to what a colleague saved, and that it is saved. */
export function SaveFoot({ state, isBehind, showAnew }: SaveFootProps) {
  return (
    <div className={styles["foot"]}>
      <Button type="submit" busy={state === "saving"} busyLabel="saving">
        Save
      </Button>
      {isBehind ? <ShowAnew onPress={showAnew} /> : null}
      <output>{state === "saved" ? "Saved. Shoppers see it within a second." : ""}</output>
    </div>
  );
}
