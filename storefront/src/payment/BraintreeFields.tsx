import { errorRow } from "@placket/domain/errors";
import { refuse, type Problem } from "@placket/domain/problem";
import { useEffect, useId, useImperativeHandle, useRef, useState } from "react";
import { HOSTED_NAME, loadBraintree, tokenizeHosted, type HostedFields } from "./braintree-web.ts";
import {
  CARD_FIELDS,
  FRAME_LOAD_MS,
  UNREACHABLE,
  type CardField,
  type Translate,
} from "./card-frame.ts";
import type { FieldsProps } from "./CardFrame.tsx";
import styles from "./CardFrame.module.css";
import { FieldsStatus, type FieldsPhase } from "./FieldsStatus.tsx";
import { frameTheme } from "./frame-theme.ts";

/** Braintree's hosted fields: a frame of Braintree's in each of four boxes of ours. */
export default function BraintreeFields(props: FieldsProps<"braintree">) {
  const { setup, t, ref, onComplete, onSubmit, onRetry } = props;
  const boxes = useRef<HTMLDivElement>(null);
  const hosted = useRef<HostedFields>(null);
  const [phase, setPhase] = useState<FieldsPhase>("loading");
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const id = useId();
  const tell = useRef({ onComplete, onSubmit });
  useEffect(() => {
    tell.current = { onComplete, onSubmit };
  });

  useEffect(() => {
    const signal = { gone: false };
    const fail = () => (signal.gone ? undefined : setPhase("failed"));
    const timer = setTimeout(fail, FRAME_LOAD_MS);
    createFields(setup, boxes.current).then((fields) => {
      clearTimeout(timer);
      if (signal.gone) return void fields.teardown();
      hosted.current = fields;
      fields.on("validityChange", ({ fields: all }) =>
        tell.current.onComplete?.(Object.values(all).every((field) => field?.isValid === true)),
      );
      fields.on("inputSubmitRequest", () => tell.current.onSubmit?.());
      return setPhase("ready");
    }, fail);
    return () => {
      signal.gone = true;
      clearTimeout(timer);
      void hosted.current?.teardown();
      hosted.current = null;
    };
  }, [setup]);

  useImperativeHandle(ref, () => ({
    tokenize: async () => {
      if (hosted.current === null) return refuse(UNREACHABLE);
      const answer = await tokenizeHosted(hosted.current);
      setProblems(answer.ok ? [] : answer.problems);
      return answer;
    },
    focus: (field) => hosted.current?.focus(HOSTED_NAME[field]),
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
  const isWhole = field === "number" || field === "name";
  return (
    <div className={isWhole ? styles["whole"] : undefined}>
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

async function createFields(
  { scriptBase, clientToken }: FieldsProps<"braintree">["setup"],
  boxes: HTMLElement | null,
): Promise<HostedFields> {
  const braintree = await loadBraintree(scriptBase);
  const client = await braintree.client.create({ authorization: clientToken });
  const theme = boxes === null ? {} : frameTheme(boxes);
  return braintree.hostedFields.create({
    client,
    styles: { input: { "font-size": "16px", color: theme["ink"] ?? "" } },
    fields: Object.fromEntries(
      CARD_FIELDS.map((field) => [
        HOSTED_NAME[field],
        { container: boxes?.querySelector(`[data-field="${field}"]`) },
      ]),
    ),
  });
}

function faultOf(problems: readonly Problem[], field: CardField, t: Translate): string {
  const found = problems.find((one) => one.field === field);
  return found === undefined ? "" : t(errorRow(found.error).text);
}

const LABELS: Readonly<Record<CardField, string>> = {
  number: "Card number",
  expiry: "Expiry (MM/YY)",
  securityCode: "Security code",
  name: "Name on card",
};
