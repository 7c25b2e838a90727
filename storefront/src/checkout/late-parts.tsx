import { SkeletonRegion, SkeletonText } from "@placket/ui/skeleton/Skeleton";
import { lazy, Suspense, type ComponentProps } from "react";
import { t } from "../translation/translate.ts";
import type { AddressForm } from "./AddressForm.tsx";
import type { PaymentStep } from "./PaymentStep.tsx";
import styles from "./AddressForm.module.css";

const addressForm = () => import("./AddressForm.tsx");
const paymentStep = () => import("./PaymentStep.tsx");

const Address = lazy(async () => ({ default: (await addressForm()).AddressForm }));
const Payment = lazy(async () => ({ default: (await paymentStep()).PaymentStep }));

/** Fetches what the later steps are made of while the shopper is at the first one. */
export function fetchLateParts(): void {
  // One that does not come is asked for again by its step.
  void Promise.allSettled([addressForm(), paymentStep()]);
}

/** The address form with its form library, which the first page can do without. */
export function LateAddressForm(props: ComponentProps<typeof AddressForm>) {
  return (
    <Suspense fallback={<Waiting />}>
      <Address {...props} />
    </Suspense>
  );
}

export function LatePaymentStep(props: ComponentProps<typeof PaymentStep>) {
  return (
    <Suspense fallback={<Waiting />}>
      <Payment {...props} />
    </Suspense>
  );
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
