import { isUnderWay } from "@placket/domain/checkout/placing";
import {
  canEdit,
  isDone,
  sectionsOf,
  standing,
  type Section,
} from "@placket/domain/checkout/steps";
import { Button } from "@placket/ui/action/button/Button";
import { Placket } from "@placket/ui/panel/placket/Placket";
import { useEffect, useRef, type ReactNode } from "react";
import { useShop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { useFormatPrice } from "../../money/Price.tsx";
import { t } from "../../translation/translate.ts";
import { CustomerStep } from "./CustomerStep.tsx";
import {
  LateBillingStep,
  LateEmbroideryStep,
  LatePaymentStep,
  LateShippingStep,
} from "../late-parts.tsx";
import { stepSummary } from "./step-summary.ts";
import type { PlacingInHand } from "../placing/use-placing.ts";
import { useStepHistory } from "./use-step-history.ts";
import { useSteps, type StepsInHand } from "./use-steps.ts";

interface CheckoutStepsProps {
  readonly cart: ShownCart;
  readonly inHand: PlacingInHand;
  /** The step that the address names. */
  readonly wanted: string | undefined;
}

/** The checkout's sections along the placket: done ones folded, one open, the rest by name. */
export function CheckoutSteps({ cart, inHand, wanted }: CheckoutStepsProps) {
  const price = useFormatPrice();
  const { locale } = useShop();
  const { placing } = inHand;
  // What is being paid is not changed any more, nor does it look as if it could be.
  const isHeld = isUnderWay(placing);
  // Whoever pays, or hears why not, is at the payment.
  const hand = useSteps(cart, isHeld || placing.refusals.length > 0 ? undefined : wanted);
  const { steps, edit } = hand;
  const sections = sectionsOf(steps.facts);
  const current = sections.find((section) => standing(section, steps) === "current");
  useFocusOnStep(steps.isExpanded ? undefined : current);
  useStepHistory(steps.isExpanded ? undefined : current, hand.open, isHeld);
  const place = sections.indexOf(current ?? "payment") + 1;
  return (
    <>
      <output className="visually-hidden">
        {t("Step %1 of %2: %3", place, sections.length, titleOf(current ?? "payment"))}
      </output>
      <Placket
        label={t("Steps of the checkout")}
        steps={sections.map((section) => {
          const state = standing(section, steps);
          return {
            id: `checkout-${section}`,
            title: <Title section={section} />,
            state,
            stateLabel: state === "done" ? t("done") : undefined,
            summary: stepSummary(section, cart, { price, locale }),
            action: canEdit(section, steps.facts) ? (
              <Button
                kind="link"
                aria-label={t("Edit: %1", titleOf(section))}
                disabled={isHeld}
                onClick={() => edit(section)}
              >
                {t("Edit")}
              </Button>
            ) : null,
            content: state === "current" ? contentOf(section, { cart, inHand, hand }) : null,
          };
        })}
      />
    </>
  );
}

function Title({ section }: { section: Section }) {
  return (
    <span id={titleId(section)} tabIndex={-1}>
      {titleOf(section)}
    </span>
  );
}

interface Contents {
  readonly cart: ShownCart;
  readonly inHand: PlacingInHand;
  readonly hand: StepsInHand;
}

function contentOf(section: Section, { cart, inHand, hand }: Contents): ReactNode {
  const { facts, editing } = hand.steps;
  if (section === "payment") {
    const undone = sectionsOf(facts).filter((one) => one !== section && !isDone(one, facts));
    const missing = undone.map((one) => ({ id: titleId(one), title: titleOf(one) }));
    return <LatePaymentStep cart={cart} inHand={inHand} missing={missing} />;
  }
  if (section === "shipping" && facts.isVirtual) return null;
  const Step = STEPS[section];
  return (
    <Step
      cart={cart}
      onSaved={() => hand.save(section)}
      onReopened={() => hand.reopen(section)}
      onCancel={editing === section ? hand.cancel : undefined}
    />
  );
}

const STEPS = {
  customer: CustomerStep,
  shipping: LateShippingStep,
  billing: LateBillingStep,
  embroidery: LateEmbroideryStep,
};

/** The section that opens takes the focus at its title, but not when the page has just come. */
function useFocusOnStep(current: Section | undefined): void {
  const before = useRef(current);
  useEffect(() => {
    if (current === before.current) return;
    before.current = current;
    if (current !== undefined) document.getElementById(titleId(current))?.focus();
  }, [current]);
}

const titleId = (section: Section) => `checkout-${section}-title`;

const titleOf = (section: Section) => t(TITLES[section]);

const TITLES: Readonly<Record<Section, string>> = {
  customer: "Customer",
  shipping: "Shipping",
  billing: "Billing",
  embroidery: "Embroidery",
  payment: "Payment",
};
