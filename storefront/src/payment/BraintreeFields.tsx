import { lateModule } from "@placket/web/late/late-module";
import { awaited } from "../slot/awaited.ts";
import { shopErrorRow } from "@placket/domain/shop-errors";
import { refuse, type Problem } from "@placket/domain/problem";
import { Suspense, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import type { BankFrame } from "./braintree-three-d-secure.ts";
import { openBraintree, type BraintreeSession } from "./braintree-session.ts";
import { HOSTED_NAME, wrongFields } from "./braintree-web.ts";
import {
  CARD_FIELDS,
  cardProblems,
  FRAME_LOAD_MS,
  UNREACHABLE,
  type CardField,
  type Translate,
} from "./card-frame.ts";
import type { FieldsProps } from "./CardFrame.tsx";
import styles from "./CardFrame.module.css";
import { FieldsStatus, type FieldsPhase } from "./FieldsStatus.tsx";

/** Fetched when a bank wants to see its customer. */
const BankDialog = awaited(
  lateModule(() => import("./BankDialog.tsx")),
  (module) => module.BankDialog,
);

/** The bank's page, and how to tell the library that it is shown. */
interface Bank extends BankFrame {
  readonly shown: () => void;
}

/** Braintree's hosted fields: a frame of Braintree's in each of four boxes of ours. */
export default function BraintreeFields(props: FieldsProps<"braintree">) {
  const { setup, t, ref, onType, onSubmit, onRetry } = props;
  const boxes = useRef<HTMLDivElement>(null);
  const session = useRef<BraintreeSession>(null);
  const [bank, setBank] = useState<Bank>();
  const [phase, setPhase] = useState<FieldsPhase>("loading");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const id = useId();
  const tell = useRef({ onType, onSubmit });
  useEffect(() => {
    tell.current = { onType, onSubmit };
  });

  useEffect(() => {
    const signal = { gone: false };
    const fail = () => (signal.gone ? undefined : setPhase("failed"));
    const timer = setTimeout(fail, FRAME_LOAD_MS);
    if (boxes.current === null) return undefined;
    const showBank = ({ element }: BankFrame, shown: () => void) => setBank({ element, shown });
    openBraintree({ setup, boxes: boxes.current, showBank }).then((opened) => {
      clearTimeout(timer);
      if (signal.gone) return void opened.teardown();
      session.current = opened;
      opened.fields.on("validityChange", (state) => {
        const wrong = cardProblems(wrongFields(state));
        setProblems((shown) => shown.filter(({ field }) => isAmong(wrong, field)));
        tell.current.onType?.(wrong);
      });
      opened.fields.on("inputSubmitRequest", () => tell.current.onSubmit?.());
      return setPhase("ready");
    }, fail);
    return () => {
      signal.gone = true;
      clearTimeout(timer);
      void session.current?.teardown();
      session.current = null;
    };
  }, [setup]);

  useImperativeHandle(ref, () => ({
    tokenize: async (purchase) => {
      if (session.current === null) return refuse(UNREACHABLE);
      const answer = await session.current.pay(purchase);
      setBank(undefined);
      setProblems(answer.ok ? [] : answer.problems);
      return answer;
    },
    check: async () => {
      if (session.current === null) return [UNREACHABLE];
      const found = cardProblems(wrongFields(session.current.fields.getState()));
      setProblems(found);
      return found;
    },
    focus: (field) => session.current?.fields.focus(HOSTED_NAME[field]),
  }));

  return (
    <div className={styles["fields"]}>
      <FieldsStatus phase={phase} t={t} onRetry={onRetry} />
      <div ref={boxes} className={phase === "ready" ? styles["hosted"] : styles["away"]}>
        {CARD_FIELDS.map((field) => (
          <HostedField
            key={field}
            id={`${id}-${field}`}
            field={field}
            label={t(LABELS[field])}
            fault={faultOf(problems, field, t)}
          />
        ))}
      </div>
      {bank === undefined ? null : (
        <Suspense>
          <BankDialog
            element={bank.element}
            onShown={bank.shown}
            onClose={() => void session.current?.cancelBank()}
            t={t}
          />
        </Suspense>
      )}
    </div>
  );
}

function HostedField(props: {
  readonly id: string;
  readonly field: CardField;
  readonly label: string;
  readonly fault: string;
}) {
  const { id, field, label, fault } = props;
  return (
    <div>
      {/* Braintree's script makes a press on the label focus the field in its frame. */}
      <label className={styles["label"]} htmlFor={id}>
        {label}
      </label>
      <div
        id={id}
        data-field={field}
        className={`${styles["container"] ?? ""} ${fault === "" ? "" : (styles["wrong"] ?? "")}`}
      />
      <p className={styles["fault"]} aria-live="polite">
        {fault}
      </p>
    </div>
  );
}

const isAmong = (problems: readonly Problem[], field: string) =>
  problems.some((one) => one.field === field);

function faultOf(problems: readonly Problem[], field: CardField, t: Translate): string {
  const found = problems.find((one) => one.field === field);
  return found === undefined ? "" : t(shopErrorRow(found.error).text);
}

const LABELS: Readonly<Record<CardField, string>> = {
  number: "Card number",
  expiry: "Expiry (MM/YY)",
  securityCode: "Security code",
  name: "Name on card",
};
