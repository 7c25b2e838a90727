import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../slot/awaited.ts";
import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import type { Problem } from "@placket/domain/problem";
import { Suspense, useState, type Ref } from "react";
import type { CardFrameHandle, Translate } from "./card-frame.ts";
import styles from "./CardFrame.module.css";
import { SandboxFields } from "./SandboxFields.tsx";

/** Loaded where Braintree is configured, and nowhere else. */
const BraintreeFields = awaited(
  lateModule(() => import("./BraintreeFields.tsx")),
  (module) => module.default,
);

interface CardFrameProps {
  readonly setup: PaymentClientSetup;
  readonly ref?: Ref<CardFrameHandle>;
  readonly t?: Translate;
  /** Something was typed: what is not right yet. */
  readonly onType?: (wrong: readonly Problem[]) => void;
  /** Enter was pressed in a field. */
  readonly onSubmit?: () => void;
}

/**
 * The card fields of the payment provider. They live in frames of the provider's origin: no script of
 * the store, and no server of it, ever sees what is typed there.
 */
export function CardFrame({ setup, t = asWritten, ...rest }: CardFrameProps) {
  const [attempt, setAttempt] = useState(0);
  const shared = { ...rest, t, onRetry: () => setAttempt(attempt + 1) };
  if (setup.provider === "sandbox") {
    return <SandboxFields key={attempt} setup={setup} {...shared} />;
  }
  return (
    <Suspense fallback={<div className={styles["waiting"]} />}>
      <BraintreeFields key={attempt} setup={setup} {...shared} />
    </Suspense>
  );
}

/** What the fields of one provider get. */
export type FieldsProps<Provider extends PaymentClientSetup["provider"]> = Omit<
  CardFrameProps,
  "setup" | "t"
> & {
  readonly setup: Extract<PaymentClientSetup, { provider: Provider }>;
  readonly t: Translate;
  /** Puts new fields in the place of those that failed. */
  readonly onRetry: () => void;
};

function asWritten(phrase: string): string {
  return phrase;
}
