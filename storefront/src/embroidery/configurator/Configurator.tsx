import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import type {
  EmbroideryChoice,
  LogoChoice,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useCallback, useDeferredValue, useRef, useState } from "react";
import { useShop } from "../../api/shop.ts";
import { useUnheld } from "../../api/use-unheld.ts";
import { useQuery } from "../../query/use-query.ts";
import { useBackCloses } from "../../routing/use-back-closes.ts";
import { t, tn } from "../../translation/translate.ts";
import { stepToBegin } from "../choice/draft.ts";
import { isSewn, workName } from "../choice/step-names.ts";
import { kindOf } from "../choice/text-of-problem.ts";
import { keepUnfinished, readUnfinished } from "../choice/unfinished.ts";
import { useWork } from "../choice/use-work.ts";
import { useWriting } from "../choice/use-writing.ts";
import { useLettersAhead } from "../text/use-letters-ahead.ts";
import { offerQuery } from "../offer.queries.ts";
import { openSewer } from "../preview/sewer.ts";
import styles from "./Configurator.module.css";
import type { Garment, Saving } from "./garment.ts";
import { GarmentStage } from "./GarmentStage.tsx";
import { SaveBar } from "./SaveBar.tsx";
import { placeOfStep } from "./shown-place.ts";
import { Steps } from "./Steps.tsx";
import { UnsewnGarment } from "./UnsewnGarment.tsx";
import { useClothOf } from "./use-cloth-of.ts";
import { useHeldPress } from "./use-held-press.ts";
import { useRefusal } from "./use-refusal.ts";
import { useSeenWindow } from "./use-seen-window.ts";

interface ConfiguratorProps {
  readonly garment: Garment;
  readonly saving: Saving;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Over the page: the garment with what is sewn on it, and everything that this follows from (EMB-02). */
export function Configurator({ garment, saving, isOpen, onClose }: ConfiguratorProps) {
  const { name, chosen, pieces } = garment;
  const { keptAs, before } = garment;
  // Kept here: a dialog that is closed forgets what it held. Not as a state: a letter draws no dialog anew.
  const written = useRef<EmbroideryChoice>(undefined);
  const begin = () => (written.current ??= readUnfinished(keptAs) ?? before);
  const write = (chosen: EmbroideryChoice) => {
    written.current = chosen;
  };
  const keep = useCallback((chosen: EmbroideryChoice) => keepUnfinished(keptAs, chosen), [keptAs]);
  const offer = useQuery(offerQuery(useShop(), garment.variantId));
  useSeenWindow(isOpen);
  useBackCloses(isOpen && garment.isPressed === true, onClose);
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      size="full"
      className={styles["editor"]}
      title={<span className={styles["title"]}>{workName(offer.data?.steps ?? [])}</span>}
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
          askAnew={offer.refetch}
          saving={saving}
          begin={begin}
          onWrite={write}
          onDrawn={keep}
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

interface OpenedProps {
  /** Gives what the shopper chose so far; nothing before the first opening. */
  readonly begin: () => EmbroideryChoice | undefined;
  readonly onWrite: (written: EmbroideryChoice) => void;
  /** Is told after the form is drawn with it: no letter waits until it is stored. */
  readonly onDrawn: (written: EmbroideryChoice) => void;
  readonly garment: Garment;
  readonly offer: ShownOffer;
  readonly askAnew: () => unknown;
  readonly saving: Saving;
}

function Opened({ garment, offer, askAnew, saving, ...writes }: OpenedProps) {
  const { images, cloth } = garment;
  const { writing, drawn, draft: begun } = useWriting({ ...writes, on: { offer, cloth } });
  const [sewer] = useState(openSewer);
  const [step, setStep] = useState(() => stepToBegin(begun, offer));
  // The stage follows the logo that is worked on.
  const [touched, setTouched] = useState<LogoChoice>();
  const work = useWork(offer, begun, sewer);
  // A logo that stands there before anybody chose one is looked at as well.
  const draft = { ...begun, logos: work.logos.chosen };
  const clothOf = useClothOf(offer, images);
  useLettersAhead(offer, begun.text);
  const unheld = useUnheld();
  // What can be pressed stands there first; what takes long to draw follows, and gives way to letters.
  const isWhole = useDeferredValue(true, false);
  const { chosen, shown, isReady } = work;
  const refusal = useRefusal(saving.error, { chosen, askAnew });
  const problems = [...work.problems, ...refusal.problems];
  const [wrong] = problems;
  const send = () => {
    refusal.sends();
    saving.save({ chosen, shown });
  };
  const press = useHeldPress(writing, { drawn, isComing: work.isComing }, () => {
    if (isReady) return unheld.make(send);
    const where = wrong && offer.steps.find((kind) => kind === kindOf(wrong));
    if (where) setStep(where);
  });
  return (
    <div className={styles["configurator"]}>
      {isSewn(offer.steps) && offer.terms.placements.length > 0 ? (
        <GarmentStage
          work={work}
          offer={offer}
          place={placeOfStep(step, { offer, draft, touched })}
          clothOf={clothOf}
          sewer={sewer}
          color={cloth}
          isDrawn={isWhole}
        />
      ) : (
        <UnsewnGarment garment={garment} offer={offer} work={work} />
      )}
      <div className={styles["side"]}>
        <div className={styles["sheet"]} inert={saving.isBusy}>
          <Steps
            offer={offer}
            step={step}
            onStep={(kind) => setStep(kind as EmbroideryPartName)}
            draft={draft}
            onChange={(changed) => {
              const before = work.logos.chosen;
              if (changed.logos) setTouched(changed.logos.find((one) => !before.includes(one)));
              writing.change(changed);
            }}
            writing={writing}
            sewer={sewer}
            productId={garment.variantId}
            work={work}
            problems={problems}
            cloth={cloth}
            clothOf={clothOf}
            isWhole={isWhole}
          />
          <div className={styles["beside"]}>
            {saving.beside?.(isReady ? { chosen, shown } : undefined)}
          </div>
        </div>
        <SaveBar
          work={work}
          garment={garment}
          saving={{ ...saving, remove: () => unheld.make(saving.remove) }}
          wasOffline={unheld.wasOffline}
          hasFailed={refusal.hasFailed}
          steps={offer.steps}
          step={step}
          wrong={wrong}
          onSave={press.press}
          isHeld={press.isHeld}
        />
      </div>
    </div>
  );
}
