import { lateModule } from "@placket/web/late/late-module";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { Suspense } from "react";
import { awaited } from "../slot/awaited.ts";
import { t } from "../translation/translate.ts";
import type { Garment, Saving } from "./configurator/garment.ts";
import styles from "./EmbroideryDoor.module.css";

const Configurator = awaited(
  lateModule(() => import("./configurator/Configurator.tsx")),
  (module) => module.Configurator,
);

interface EmbroideryDoorProps {
  /** What was embroidered last or is now; undefined before the first opening. */
  readonly garment: Garment | undefined;
  readonly isOpen: boolean;
  /** Something is done to the item that is edited (EMB-25). */
  readonly isDone: boolean;
  readonly saving: Saving;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The box that asks for embroidery, and the configurator behind it, which comes with its first opening (EMB-02). */
export function EmbroideryDoor(props: EmbroideryDoorProps) {
  const { garment, isOpen, isDone, saving, onOpen, onClose } = props;
  return (
    <div className={styles["door"]}>
      <Checkbox
        label={isDone ? t("Yes, I want to edit embroidery") : t("Yes, I Want Embroidery")}
        checked={isOpen || isDone}
        // Unchecking it while the editor is open closes it (EMB-26).
        onChange={isOpen ? onClose : onOpen}
        hint={t("A name or a line of text, shown on the garment as it will be sewn.")}
      />
      {garment ? (
        <Suspense
          fallback={
            isOpen ? (
              <output className={styles["loading"]}>
                {t("Loading embroidery configurator...")}
              </output>
            ) : null
          }
        >
          <Configurator
            // What was typed stays for another size or color of the same product.
            key={garment.isUpdate ? "edited" : "new"}
            garment={garment}
            saving={saving}
            isOpen={isOpen}
            onClose={onClose}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
