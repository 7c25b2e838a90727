import { lateModule } from "@placket/web/late/late-module";
import { Checkbox } from "@placket/ui/form/checkbox/Checkbox";
import { useEffect, useEffectEvent, useRef } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { savesData, whenIdle } from "../routing/idle.ts";
import { t } from "../translation/translate.ts";
import { boxWords } from "./box-words.ts";
import type { Garment, Saving } from "./configurator/garment.ts";
import { Editor, loadEditor } from "./Editor.tsx";
import styles from "./EmbroideryDoor.module.css";

const loadWarm = lateModule(() => import("./configurator/warm.ts"));

interface EmbroideryDoorProps {
  /** What was embroidered last or is now; undefined before the first opening. */
  readonly garment: Garment | undefined;
  readonly isOpen: boolean;
  /** Something is done to the item that is edited (EMB-25). */
  readonly isDone: boolean;
  readonly saving: Saving;
  /** The variant that would be embroidered; undefined while none may be. */
  readonly likely: number | undefined;
  /** A logo of the house stands on it, and no other may (EMB-35). */
  readonly isPreset: boolean;
  /** The kinds of what can be done to it. */
  readonly options: readonly string[];
  /** The days on which it is there with something done to it, where they are others than without. */
  readonly arrives: string | undefined;
  /** How often it began anew; each time with an empty form. */
  readonly round: number;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The box that asks for embroidery, and the configurator behind it, which comes with its first opening or ahead of it (EMB-02). */
export function EmbroideryDoor(props: EmbroideryDoorProps) {
  const { garment, isOpen, isDone, saving, likely, isPreset, options, round, onOpen, onClose } =
    props;
  const warm = useWarm(likely);
  const words = boxWords(options);
  const arrives = props.arrives && t("It then arrives %1.", props.arrives);
  return (
    // Whoever comes near the box is about to press it.
    <div className={styles["door"]} onPointerEnter={warm} onFocus={warm}>
      <Checkbox
        label={
          isDone ? words.edit() : isPreset ? t("Yes, I want to review embroidery") : words.want()
        }
        // A press that came before this part's script is made anew.
        data-door=""
        checked={isOpen || isDone}
        // Unchecking it while the editor is open closes it (EMB-26).
        onChange={isOpen ? onClose : onOpen}
        hint={[words.hint(), arrives].filter(Boolean).join(" ")}
      />
      {garment ? (
        <Editor
          // What was typed stays for another size or color of the same product.
          key={`${garment.isUpdate ? "edited" : "new"} ${round}`}
          garment={garment}
          saving={saving}
          isOpen={isOpen}
          onClose={onClose}
        />
      ) : null}
    </div>
  );
}

/**
 * Fetches what the configurator needs and begins its first sewing, once for each variant, so that a press finds it
 * ready: as soon as the browser is idle after the choice, or when somebody comes near the box, whichever is first. Who
 * saves data has to come near.
 */
function useWarm(variantId: number | undefined): () => void {
  const shop = useShop();
  const client = useQueryClient();
  const warmed = useRef<number>(undefined);
  const warm = () => {
    if (variantId === undefined || warmed.current === variantId) return;
    warmed.current = variantId;
    const begun = loadWarm().then(({ warm }) => warm({ shop, client }, variantId));
    // What does not come now is seen when the box is pressed.
    Promise.all([begun, loadEditor()]).catch(() => {
      warmed.current = undefined;
    });
  };
  const warmUp = useEffectEvent(warm);
  useEffect(() => {
    if (variantId === undefined || savesData()) return undefined;
    let isHere = true;
    void whenIdle().then(() => (isHere ? warmUp() : undefined));
    return () => {
      isHere = false;
    };
  }, [variantId]);
  return warm;
}
