import type { LogoChoice } from "@placket/contract/embroidery/embroider-call.codec";
import type { ShownLogo } from "@placket/contract/embroidery/shown-logo.codec";
import type { ShownOffer } from "@placket/contract/embroidery/shown-offer.codec";
import { logosAllowed } from "@placket/domain/embroidery/offer/logos";
import type { Problem } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { useFormatPrice } from "../../money/Price.tsx";
import { t, tn } from "../../translation/translate.ts";
import { amountOf } from "../choice/amount-of.ts";
import { problemAt } from "../choice/text-of-problem.ts";
import configurator from "../configurator/Configurator.module.css";
import { fitsAt, freePlacement, isLocked } from "./logo-choice.ts";
import { LogoField } from "./LogoField.tsx";
import { LogoUpload } from "./LogoUpload.tsx";
import styles from "./LogosPanel.module.css";
import type { Logos } from "./use-logos.ts";

interface LogosPanelProps {
  readonly offer: ShownOffer;
  readonly productId: number;
  readonly logos: Logos;
  readonly onChange: (chosen: readonly LogoChoice[]) => void;
  /** Codes of the placements where something else is sewn. */
  readonly taken: readonly string[];
  readonly problems: readonly Problem[];
}

/** The logos on a garment, each at its placement, and the way to bring one (EMB-10, EMB-15). */
export function LogosPanel({
  offer,
  productId,
  logos,
  onChange,
  taken,
  problems,
}: LogosPanelProps) {
  const { chosen, known } = logos;
  const { terms } = offer;
  if (!terms.logos) return null;
  const most = logosAllowed(terms.logos);
  const places = [...taken, ...chosen.map(({ placement }) => placement)];
  const add = (shown?: ShownLogo) =>
    onChange([
      ...chosen,
      { logo: shown?.logo.number ?? "", placement: freePlacement(offer, places, shown) },
    ]);
  const open = chosen.findIndex((one) => one.logo === "");
  /** What was brought stands where a logo was still to be chosen, else beside the others; there it finds room. */
  const bring = (shown: ShownLogo) => {
    const first = chosen[open];
    if (first) {
      const stands = fitsAt(offer, first.placement, shown);
      const placement = stands ? first.placement : freePlacement(offer, places, shown);
      onChange(chosen.with(open, { logo: shown.logo.number, placement }));
    } else if (chosen.length < most) add(shown);
  };
  const whole = problemAt(problems, "");
  return (
    <div className={configurator["step"]}>
      <Prices offer={offer} most={most} />
      {chosen.map((one, at) => (
        <LogoField
          // Two may be of the same logo: what tells them is where they stand in the list.
          key={`${at}/${chosen.length}`}
          number={at + 1}
          offer={offer}
          known={known}
          value={one}
          onChange={(next) => onChange(chosen.with(at, next))}
          onRemove={isLocked(one, offer) ? undefined : () => onChange(chosen.toSpliced(at, 1))}
          problems={problems
            .filter(({ field }) => field.startsWith(`${at}.`))
            .map((found) => ({ ...found, field: found.field.slice(`${at}.`.length) }))}
        />
      ))}
      {whole === undefined ? null : (
        <p className={styles["problem"]} role="alert">
          {whole}
        </p>
      )}
      {chosen.length < most ? (
        <Button kind="line" onClick={() => add()}>
          {chosen.length === 0 ? t("Add a Logo") : t("Add Another Logo")}
        </Button>
      ) : null}
      {terms.logos.uploadSku === null && !terms.logos.takesOnFile ? null : (
        <LogoUpload
          productId={productId}
          placement={chosen[open]?.placement ?? freePlacement(offer, places)}
          onBrought={bring}
        />
      )}
    </div>
  );
}

/** What logos cost, before one is chosen (EMB-10). */
function Prices({ offer, most }: { readonly offer: ShownOffer; readonly most: number }) {
  const format = useFormatPrice();
  const { logos } = offer.terms;
  const priceOf = (sku: string | null | undefined) => {
    const service = offer.services.find((one) => one.kind === "logos" && one.sku === sku);
    return service && format(amountOf(service.price));
  };
  const [onFile, upload] = [priceOf(logos?.prices[0]?.sku), priceOf(logos?.uploadSku)];
  const digitizing = priceOf(logos?.digitizingSku);
  return (
    <p className={styles["prices"]}>
      {[
        tn(most, "Up to %1 logo.", "Up to %1 logos."),
        ...(onFile ? [t("With stitches from %1 per piece, by their count.", onFile)] : []),
        ...(upload ? [t("A picture that is still to be digitized: %1 per piece.", upload)] : []),
        ...(digitizing
          ? [t("Digitizing of a new logo: %1, once for all orders.", digitizing)]
          : []),
      ].join(" ")}
    </p>
  );
}
