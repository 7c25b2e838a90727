import { lateModule } from "@placket/web/late/late-module";
import type { PlacingEvent } from "@placket/domain/checkout/placing";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import { Suspense, type ComponentType, type FunctionComponent, type ReactNode } from "react";
import type { Running } from "../room.ts";
import { awaited } from "../slot/awaited.ts";
import { t } from "../translation/translate.ts";
import styles from "./address/AddressForm.module.css";
import { fetchWords } from "./late-words.ts";

const loads = {
  addressForm: lateModule(() => import("./address/AddressForm.tsx")),
  shippingStep: lateModule(() => import("./steps/ShippingStep.tsx")),
  billingStep: lateModule(() => import("./steps/BillingStep.tsx")),
  embroideryStep: lateModule(() => import("./steps/EmbroideryStep.tsx")),
  paymentStep: lateModule(() => import("./payment/PaymentStep.tsx")),
  paymentPending: lateModule(() => import("./placing/PaymentPending.tsx")),
  errorSummary: lateModule(() => import("@placket/ui/form/error-summary/ErrorSummary")),
  noCart: lateModule(() => import("./placing/NoCart.tsx")),
  paymentChallenge: lateModule(() => import("./placing/PaymentChallenge.tsx")),
};

const placing = lateModule(() => import("./placing/place-order.ts"));
const outcome = lateModule(() => import("./placing/outcome.ts"));

const calls = {
  placeOrder: async () => ({ ...(await placing()), ...(await outcome()) }),
  cartChanges: lateModule(() => import("./cart-changes.ts")),
  session: lateModule(() => import("./follow-session.ts")),
  words: fetchWords,
};

/** Fetches what the later steps are made of while the shopper is at the first one. */
export function fetchLateParts(): void {
  // One that does not come is asked for again by its step.
  void Promise.allSettled(Object.values({ ...loads, ...calls }).map((load) => load()));
}

/** The address form with its form library, which the first page can do without. */
export const LateAddressForm = later(
  loads.addressForm,
  (module) => module.AddressForm,
  <Waiting />,
);
export const LateShippingStep = later(
  loads.shippingStep,
  (module) => module.ShippingStep,
  <Waiting />,
);
export const LateBillingStep = later(
  loads.billingStep,
  (module) => module.BillingStep,
  <Waiting />,
);
export const LateEmbroideryStep = later(
  loads.embroideryStep,
  (module) => module.EmbroideryStep,
  <Waiting />,
);
export const LatePaymentStep = later(
  loads.paymentStep,
  (module) => module.PaymentStep,
  <Waiting />,
);
/** What is wrong with a step, once something is. */
export const LateErrorSummary = later(loads.errorSummary, (module) => module.ErrorSummary, null);
/** What stands over the checkout while an order is placed. */
export const LatePaymentPending = later(
  loads.paymentPending,
  (module) => module.PaymentPending,
  null,
);
export const LatePaymentChallenge = later(
  loads.paymentChallenge,
  (module) => module.PaymentChallenge,
  null,
);
export const LatePlaced = later(loads.noCart, (module) => module.Placed, null);
export const LateNoCart = later(loads.noCart, (module) => module.NoCart, null);

/** How an order is placed. What does not come is as if the store had not answered: it is asked again. */
export const prepareOrder = whenThere((call) => call.prepareOrder);
export const askForOrder = whenThere((call) => call.askForOrder);
export const giveUpOrder = whenThere((call) => call.giveUpOrder);

/** Whether a cart is ordered; where nobody can say, it is looked after as if it were. */
export async function standsOrdered(running: Running, cartId: string): Promise<boolean> {
  const module = await calls.placeOrder().catch(() => undefined);
  return module ? module.standsOrdered(running, cartId) : true;
}

/** Follows the server's session; where its script does not come, as where the session does not, nothing changes. */
export const followSession: FollowSession = async (...parts) => {
  const module = await calls.session().catch(() => undefined);
  await module?.followSession(...parts);
};

type FollowSession = Awaited<ReturnType<typeof calls.session>>["followSession"];

/** What came of it. Whoever has an answer has the script already. */
export const afterRefusal: PlaceOrder["afterRefusal"] = async (...parts) =>
  (await calls.placeOrder()).afterRefusal(...parts);
export const toConfirmation: PlaceOrder["toConfirmation"] = async (...parts) =>
  (await calls.placeOrder()).toConfirmation(...parts);

function whenThere<Parts extends readonly unknown[]>(
  pick: (module: PlaceOrder) => (...parts: Parts) => Promise<PlacingEvent>,
) {
  return async (...parts: Parts): Promise<PlacingEvent> => {
    const module = await calls.placeOrder().catch(() => undefined);
    return module ? pick(module)(...parts) : { type: "lost" };
  };
}

type PlaceOrder = Awaited<ReturnType<typeof calls.placeOrder>>;

/** The change of the first step. */
export const setEmail = async () => (await calls.cartChanges()).setEmail;

function later<Module, Props extends object>(
  load: () => Promise<Module>,
  pick: (module: Module) => ComponentType<Props>,
  meanwhile: ReactNode,
): FunctionComponent<Props> {
  const Part = awaited(load, pick);
  return function LaterPart(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}

function Waiting() {
  return (
    <SkeletonRegion label={t("Loading the step")}>
      <div className={styles["bones"]}>
        <SkeletonText lines={6} size={36} last={100} />
      </div>
    </SkeletonRegion>
  );
}
