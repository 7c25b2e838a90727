import {
  offeredServices,
  type ChargedFor,
} from "@placket/domain/embroidery/offer/offered-services";
import type { OfferTerms } from "@placket/domain/embroidery/offer/offer";
import { Disclosure } from "@placket/ui/panel/disclosure/Disclosure";
import { useState } from "react";
import { Said } from "../../../page/Said.tsx";
import styles from "../group/Group.module.css";
import { countText } from "../group/offer-words.ts";
import { findService } from "../group/ServiceField.tsx";
import type { Choices } from "../offer.queries.ts";
import { ServicePriceForm } from "./ServicePriceForm.tsx";

interface ServicePricesProps {
  readonly terms: OfferTerms;
  readonly choices: Choices;
}

/** What the services of an offer cost, each saved by itself: other offers may charge them too. */
export function ServicePrices({ terms, choices }: ServicePricesProps) {
  const charged = offeredServices(terms);
  const [said, setSaid] = useState("");
  const services = [...new Set(charged.map(({ sku }) => sku.toLowerCase()))].flatMap(
    (sku) => findService(choices, sku) ?? [],
  );
  if (services.length === 0) return null;
  return (
    <Disclosure title="What it costs" level={2} note={countText(services.length, "service")}>
      <div className={styles["fields"]}>
        <p className={styles["quiet"]}>
          Prices are those of the services in the catalogue: every offer that charges them charges
          them so. Carts are priced anew within a second; orders stay as they are.
        </p>
        <Said text={said} />
        <ul className={styles["rows"]}>
          {services.map((service) => (
            <li key={service.sku} className={styles["row"]}>
              <ServicePriceForm
                key={JSON.stringify([service.price, service.quantities])}
                service={service}
                onSaved={() => setSaid(`The price of “${service.name}” is saved.`)}
                currency={choices.currency}
                chargedFor={charged
                  .filter(({ sku }) => sku.toLowerCase() === service.sku.toLowerCase())
                  .map(chargedText)
                  .join("; ")}
              />
              {service.otherPrices > 0 ? (
                <p className={styles["quiet"]}>
                  {countText(service.otherPrices, "price")} of websites, customer groups or for a
                  time {service.otherPrices === 1 ? "stands" : "stand"} beside it and{" "}
                  {service.otherPrices === 1 ? "comes" : "come"} from product files.
                </p>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
    </Disclosure>
  );
}

const CHARGED: Readonly<Record<ChargedFor["what"], string>> = {
  text: "A text",
  logo: "A logo",
  newLogo: "A logo without stitches",
  digitizing: "Making the stitches of a logo",
  flag: "A flag",
  flagPair: "Two flags",
  service: "A service",
};

const chargedText = ({ what, upTo, lines }: ChargedFor) => {
  if (upTo === null) return CHARGED[what];
  const inLines = lines === null ? "" : ` in up to ${countText(lines, "line")}`;
  return `${CHARGED[what]} up to ${upTo.toLocaleString("en-US")} stitches${inLines}`;
};
