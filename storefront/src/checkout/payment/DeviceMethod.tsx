import { lateModule } from "@placket/web/late/late-module";
import { refuse, type Result } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { Suspense, useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import { useShop } from "../../api/shop.ts";
import type { ShownCart } from "../../cart/cart.queries.ts";
import { UNREACHABLE } from "../../payment/card-frame.ts";
import type { DeviceSession, Handed } from "../../payment/device/device-session.ts";
import { openDevice } from "../../payment/device/devices.ts";
import { useQuery } from "../../query/use-query.ts";
import { awaited } from "../../slot/awaited.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { paymentSetupQuery } from "../checkout.queries.ts";
import { purchaseOf } from "./payment-choice.ts";
import styles from "./PaymentStep.module.css";

/** Fetched when a bank wants to see its customer. */
const BankDialog = awaited(
  lateModule(() => import("../../payment/BankDialog.tsx")),
  (module) => module.BankDialog,
);

/** What the payment step can ask of a wallet. */
export interface DeviceHandle {
  /** Opens its sheet at once, in the press that asks for it. */
  hand(): Promise<Result<Handed>>;
}

interface DeviceMethodProps {
  readonly code: string;
  readonly name: string;
  readonly cart: ShownCart;
  readonly ref: Ref<DeviceHandle>;
}

interface Bank {
  readonly element: HTMLElement;
  readonly shown: () => void;
  readonly leave: () => void;
}

/** A wallet of the browser: made ready once it is chosen, so that the press that pays opens it. */
export function DeviceMethod(props: DeviceMethodProps) {
  const [attempt, setAttempt] = useState(0);
  return <Wallet key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />;
}

function Wallet(props: DeviceMethodProps & { readonly onRetry: () => void }) {
  const { code, name, cart, ref, onRetry } = props;
  const { data: setup } = useQuery(paymentSetupQuery(useShop()));
  const { storeName } = useConfig();
  const [bank, setBank] = useState<Bank>();
  const [hasFailed, fail] = useState(false);
  const session = useRef<DeviceSession>(null);
  const opening = useRef<Promise<DeviceSession | undefined>>(undefined);
  useEffect(() => {
    if (setup?.provider !== "braintree") return undefined;
    const signal = { gone: false };
    const showBank = (
      { element }: { element: HTMLElement },
      shown: () => void,
      leave: () => void,
    ) => setBank({ element, shown, leave });
    opening.current = openDevice(code, { setup, showBank }).then(
      (opened) => {
        if (signal.gone) void opened.teardown();
        else session.current = opened;
        return opened;
      },
      () => {
        if (!signal.gone) fail(true);
        return undefined;
      },
    );
    return () => {
      signal.gone = true;
      void session.current?.teardown();
      session.current = null;
    };
  }, [setup, code]);
  useImperativeHandle(
    ref,
    () => ({
      hand: async () => {
        const { currency } = cart.grandTotal;
        const bought = { ...purchaseOf(cart), currency, shopName: storeName };
        // Whoever presses before it is ready waits for it; once it is, nothing comes between press and sheet.
        const ready = session.current ?? (await opening.current);
        const handed = await (ready?.pay(bought) ?? refuse(UNREACHABLE));
        setBank(undefined);
        return handed;
      },
    }),
    [cart, storeName],
  );
  if (hasFailed) {
    return (
      <div role="alert" className={styles["failed"]}>
        <p>{t("%1 could not be asked. Nothing was charged. Try again.", name)}</p>
        <Button kind="line" onClick={onRetry}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  return (
    <>
      <p>{t("You confirm with %1 when you place the order.", name)}</p>
      {bank === undefined ? null : (
        <Suspense>
          <BankDialog element={bank.element} onShown={bank.shown} onClose={bank.leave} t={t} />
        </Suspense>
      )}
    </>
  );
}
