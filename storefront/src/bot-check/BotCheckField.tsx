import { refuse } from "@placket/domain/problem";
import { Button } from "@placket/ui/action/button/Button";
import { FieldError } from "@placket/ui/form/field/Field";
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from "react";
import styles from "./BotCheckField.module.css";
import { UNREACHABLE, type BotCheck, type BotCheckHandle } from "./bot-proof.ts";
import { loadGrecaptcha } from "./grecaptcha.ts";
import { proofsOf } from "./proofs.ts";

interface BotCheckFieldProps {
  readonly check: BotCheck;
  /** What the proof is made for. */
  readonly action: string;
  /** Where a summary of errors leads. */
  readonly id: string;
  readonly error: string | undefined;
  /** English phrase to the shopper's language. */
  readonly t: (phrase: string) => string;
  readonly ref: Ref<BotCheckHandle>;
}

/** The recaptcha of a form (CHECK-26): a box to tick, or nothing to see. Load it lazily. */
export function BotCheckField({ id, error, t, ...rest }: BotCheckFieldProps) {
  const [attempt, setAttempt] = useState(0);
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error === undefined ? undefined : `${id}-error`}
    >
      <legend className="visually-hidden">{t("Security check")}</legend>
      <Widget key={attempt} {...rest} t={t} onRetry={() => setAttempt(attempt + 1)} />
      {error === undefined ? null : <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}

interface WidgetProps extends Pick<BotCheckFieldProps, "check" | "action" | "t" | "ref"> {
  /** Puts a new widget in the place of one that did not load. */
  readonly onRetry: () => void;
}

function Widget({ check, action, t, ref, onRetry }: WidgetProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isFailed, setFailed] = useState(false);
  const proofs = useProofs(check, { box, action, fail: () => setFailed(true) });
  useImperativeHandle(
    ref,
    () => ({
      prove: async () => {
        const handle = await proofs.current;
        return handle ? handle.prove() : refuse(UNREACHABLE);
      },
      renew: () => void proofs.current?.then((handle) => handle?.renew()),
    }),
    [proofs],
  );
  return (
    <>
      <div ref={box} className={check.type === "recaptcha" ? styles["box"] : undefined} />
      {isFailed ? (
        <div role="alert" className={styles["failed"]}>
          <p>{t("The security check could not be loaded.")}</p>
          <Button kind="line" onClick={onRetry}>
            {t("Try again")}
          </Button>
        </div>
      ) : null}
    </>
  );
}

interface Drawing {
  readonly box: React.RefObject<HTMLDivElement | null>;
  readonly action: string;
  readonly fail: () => void;
}

/** The widget, drawn as soon as its library is there; undefined where it did not load. */
function useProofs({ type, siteKey }: BotCheck, { box, action, fail }: Drawing) {
  const proofs = useRef<Promise<BotCheckHandle | undefined>>(undefined);
  const failed = useRef(fail);
  useEffect(() => {
    failed.current = fail;
  });
  useEffect(() => {
    const place = box.current;
    if (!place) return undefined;
    const signal = { gone: false };
    const language = document.documentElement.lang;
    proofs.current = loadGrecaptcha(type, { siteKey, language }).then(
      (library) => {
        if (signal.gone) return undefined;
        const isNarrow = place.clientWidth > 0 && place.clientWidth < CHECKBOX_WIDTH;
        return proofsOf(library, type, {
          siteKey,
          action,
          box: place,
          isNarrow,
        });
      },
      () => {
        if (!signal.gone) failed.current();
        return undefined;
      },
    );
    return () => {
      signal.gone = true;
      place.replaceChildren();
    };
  }, [type, siteKey, action, box]);
  return proofs;
}

/** Of Google's box, in px. */
const CHECKBOX_WIDTH = 304;
