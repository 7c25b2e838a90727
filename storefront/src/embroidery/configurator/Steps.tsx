import type { EmbroideryPartName } from "@placket/domain/embroidery/part/part-names";
import type {
  EmbroideryChoice,
  ServiceKind,
} from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import type { OfferPlacement } from "@placket/domain/embroidery/offer/offer";
import type { Problem } from "@placket/domain/problem";
import { TabPanel, Tabs } from "@placket/ui/panel/tabs/Tabs";
import type { ReactNode } from "react";
import { t } from "../../translation/translate.ts";
import type { Draft } from "../choice/draft.ts";
import { stepName } from "../choice/step-names.ts";
import { problemAt, problemsOf } from "../choice/text-of-problem.ts";
import type { Work } from "../choice/use-work.ts";
import type { Writing } from "../choice/use-writing.ts";
import { FlagsPanel } from "../flags/FlagsPanel.tsx";
import type { GarmentCloth } from "../preview/garment-cloth.ts";
import type { Sewer } from "../preview/sewer.ts";
import { LogosPanel } from "../logos/LogosPanel.tsx";
import { Instructions } from "../service/Instructions.tsx";
import { ServiceChoice } from "../service/ServiceChoice.tsx";
import { written } from "../text/draft.ts";
import { TextPanel } from "../text/TextPanel.tsx";
import { sewAhead } from "../text/use-lettering.ts";
import styles from "./Configurator.module.css";

interface StepsProps {
  readonly offer: ShownOffer;
  readonly step: EmbroideryPartName;
  readonly onStep: (step: string) => void;
  readonly draft: Draft;
  readonly onChange: (changed: Partial<EmbroideryChoice>) => void;
  /** Letters do not wait for the form. */
  readonly writing: Writing;
  readonly sewer: Sewer;
  /** The variant that is embroidered. */
  readonly productId: number;
  readonly work: Work;
  readonly problems: readonly Problem[];
  /** The color of the cloth, where it has one. */
  readonly cloth: string | undefined;
  readonly clothOf: (placement: OfferPlacement) => GarmentCloth | undefined;
  /** What is not in sight at first is drawn as well. */
  readonly isWhole: boolean;
}

/** What can be chosen, one kind of option after the other in the order of the configuration (EMB-04). */
export function Steps(props: StepsProps) {
  const { offer, step, onStep, isWhole, work } = props;
  const { steps, terms } = offer;
  const { dropped } = work.logos;
  const gone = dropped.map((number) =>
    t("Logo %1 cannot be had any more and was left out.", number),
  );
  const messages = (
    <>
      {terms.messages.map((message) => (
        <p key={message} className={styles["message"]}>
          {message}
        </p>
      ))}
      {/* There from the start: what is put into it later is read aloud. */}
      <output className={styles["gone"]}>{gone.join(" ")}</output>
    </>
  );
  if (steps.length < 2) {
    return (
      <div className={styles["form"]}>
        {messages}
        <Step {...props} kind={step} />
      </div>
    );
  }
  return (
    <div className={styles["form"]}>
      {messages}
      <Tabs
        label={t("What is done to it")}
        tabs={steps.map((kind) => ({ value: kind, label: stepName(kind) }))}
        value={step}
        onChange={onStep}
      >
        {steps.map((kind) => (
          // Samples that are sewn once stay.
          <TabPanel key={kind} value={kind} keepMounted={kind === "text" && isWhole}>
            <Step {...props} kind={kind} />
          </TabPanel>
        ))}
      </Tabs>
    </div>
  );
}

function Step({ kind, ...props }: StepsProps & { readonly kind: EmbroideryPartName }) {
  const Panel = PANELS[kind];
  return <Panel {...props} />;
}

const PANELS: Readonly<Record<EmbroideryPartName, (props: StepsProps) => ReactNode>> = {
  logos: LogoStep,
  text: Text,
  flags: Flags,
  "special-instructions": Words,
  "alteration-piping": (props) => <Service {...props} kind="alteration-piping" />,
  "print-screen": (props) => <Service {...props} kind="print-screen" />,
};

function LogoStep({ offer, productId, onChange, work, problems }: StepsProps) {
  const { text } = work.chosen;
  return (
    <LogosPanel
      offer={offer}
      productId={productId}
      logos={work.logos}
      onChange={(logos) => onChange({ logos })}
      taken={[...flagged(offer, work), ...(text ? [text.placement] : [])]}
      problems={problemsOf(problems, "logos")}
    />
  );
}

/** The placements of the flags that are chosen. */
function flagged({ terms }: StepsProps["offer"], { chosen }: Work): readonly string[] {
  const { placement, flag1, flag2 } = chosen.flags ?? {};
  const { pair } = terms.flags ?? {};
  const collar = [flag1 ? pair?.left : undefined, flag2 ? pair?.right : undefined];
  return [placement, ...collar].flatMap((code) => code ?? []);
}

function Text(props: StepsProps) {
  const { offer, draft, writing, sewer, work, problems, cloth, clothOf, isWhole } = props;
  const logos = work.logos.chosen.map(({ placement }) => placement);
  const taken = [...flagged(offer, work), ...logos];
  return (
    <TextPanel
      offer={offer}
      draft={draft.text}
      writing={writing}
      onType={(lines) =>
        writing.type((before) => {
          const text = written(before, { ...before, lines }, { offer, taken });
          sewAhead(sewer, text, offer);
          return text;
        })
      }
      lettering={work.lettering}
      problems={problemsOf(problems, "text")}
      cloth={cloth}
      clothOf={clothOf}
      isWhole={isWhole}
    />
  );
}

function Flags({ offer, draft, onChange, work, problems, clothOf }: StepsProps) {
  const { text } = work.chosen;
  return (
    <FlagsPanel
      offer={offer}
      wish={draft.flags}
      onChange={(flags) => onChange({ flags })}
      taken={text ? [text.placement] : []}
      problems={problemsOf(problems, "flags")}
      clothOf={clothOf}
    />
  );
}

function Words({ offer, draft, onChange, problems }: StepsProps) {
  return (
    <Instructions
      max={offer.instructionsMax}
      value={draft.instructions}
      onChange={(instructions) => onChange({ instructions })}
      error={problemAt(problems, "special-instructions.text")}
    />
  );
}

function Service({
  offer,
  draft,
  onChange,
  problems,
  kind,
}: StepsProps & { readonly kind: ServiceKind }) {
  return (
    <ServiceChoice
      legend={`${stepName(kind)}:`}
      services={offer.services.filter((one) => one.kind === kind)}
      value={draft.services[kind]}
      onChange={(service) => onChange({ services: withService(draft, kind, service) })}
      problems={problemsOf(problems, kind)}
    />
  );
}

function withService(
  { services }: Draft,
  kind: ServiceKind,
  service: Draft["services"][ServiceKind],
): Draft["services"] {
  const { [kind]: _, ...others } = services;
  return service ? { ...others, [kind]: service } : others;
}
