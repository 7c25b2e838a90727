import type { TextChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useMemo, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useQuery } from "../../query/use-query.ts";
import { t, tn } from "../../translation/translate.ts";
import { offerQuery } from "../offer.queries.ts";
import { garmentCloth, type GarmentImage } from "../preview/garment-cloth.ts";
import { continued } from "../text/draft.ts";
import { problemAt, problemsElsewhere } from "../text/text-of-problem.ts";
import { Instructions } from "../text/Instructions.tsx";
import { TextPanel } from "../text/TextPanel.tsx";
import { useLettering } from "../text/use-lettering.ts";
import styles from "./Configurator.module.css";
import type { Garment, Saving } from "./garment.ts";
import { GarmentStage } from "./GarmentStage.tsx";
import { SaveBar } from "./SaveBar.tsx";

interface ConfiguratorProps {
  readonly garment: Garment;
  readonly saving: Saving;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Over the page: the garment with its text sewn on it, and everything that the text follows from (EMB-02). */
export function Configurator({ garment, saving, isOpen, onClose }: ConfiguratorProps) {
  const { name, chosen, pieces } = garment;
  // Kept here: a dialog that is closed forgets what it held.
  const [written, setWritten] = useState<Written>({
    choice: garment.text,
    instructions: garment.instructions,
  });
  const offer = useQuery(offerQuery(useShop(), garment.variantId));
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="full"
      title={<span className={styles["title"]}>{t("Embroidery")}</span>}
      titleEnd={
        <span className={styles["garment"]}>
          {[name, chosen, tn(pieces, "%1 piece", "%1 pieces")].filter(Boolean).join(", ")}
        </span>
      }
      closeLabel={t("Close")}
      keepOnOutsidePress
    >
      {offer.data ? (
        <Opened
          garment={garment}
          offer={offer.data}
          saving={saving}
          written={written}
          onWrite={setWritten}
        />
      ) : (
        <div className={styles["loading"]} aria-live="polite">
          <p>{offer.data === null ? t("This product is not available") : waiting(offer)}</p>
          {offer.isError ? (
            <Button kind="line" onClick={() => void offer.refetch()}>
              {t("Try again")}
            </Button>
          ) : null}
        </div>
      )}
    </Dialog>
  );
}

const waiting = ({ isError }: { readonly isError: boolean }) =>
  isError ? t("Something went wrong. Please try again.") : t("Loading embroidery configurator...");

/** What the shopper chose so far; no text before the first opening. */
interface Written {
  readonly choice: TextChoice | undefined;
  readonly instructions: string;
}

interface OpenedProps {
  readonly written: Written;
  readonly onWrite: (written: Written) => void;
  readonly garment: Garment;
  readonly offer: ShownOffer;
  readonly saving: Saving;
}

function Opened({ garment, offer, saving, written, onWrite }: OpenedProps) {
  const { images, cloth, pieces, isUpdate } = garment;
  const draft = useMemo(
    () => continued(written.choice, { offer, cloth }),
    [written.choice, offer, cloth],
  );
  const { instructions } = written;
  const lettering = useLettering(offer, draft);
  const clothOf = useClothOf(offer, images);
  const placement = offer.terms.placements.find(({ code }) => code === draft.placement);
  const save = () => {
    const { facts, price, isReady } = lettering;
    if (isReady && facts && price)
      saving.save({ choice: draft, stitches: facts.stitches, price, instructions });
  };
  return (
    <div className={styles["configurator"]}>
      <GarmentStage
        lettering={lettering}
        cloth={placement && clothOf(placement)}
        color={cloth}
        place={placement ? labelOf(placement) : ""}
      />
      <div className={styles["side"]}>
        <div className={styles["form"]}>
          <TextPanel
            offer={offer}
            draft={draft}
            onChange={(choice) => onWrite({ ...written, choice })}
            lettering={lettering}
            refused={saving.problems}
            cloth={cloth}
            clothOf={clothOf}
          />
          <Instructions
            max={offer.instructionsMax}
            value={instructions}
            onChange={(words) => onWrite({ ...written, instructions: words })}
            error={problemAt(saving.problems, "special-instructions.text")}
          />
        </div>
        <SaveBar
          lettering={lettering}
          pieces={pieces}
          isUpdate={isUpdate}
          isBusy={saving.isBusy}
          problems={problemsElsewhere([...lettering.problems, ...saving.problems])}
          onSave={save}
        />
      </div>
    </div>
  );
}

/** The garment's picture with a placement on it; the same object for the same placement, which the canvas goes by. */
function useClothOf(offer: ShownOffer, images: readonly GarmentImage[]) {
  const cloths = useMemo(
    () =>
      new Map(
        offer.terms.placements.map((placement) => [
          placement.code,
          garmentCloth(offer, placement, { images, label: labelOf(placement) }),
        ]),
      ),
    [offer, images],
  );
  return ({ code }: OfferPlacement) => cloths.get(code);
}

const labelOf = ({ name, widthMm, heightMm }: OfferPlacement) =>
  t("%1, %2 × %3 mm", name, widthMm, heightMm);
