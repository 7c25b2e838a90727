import {
  useState,
  type ChangeEvent,
  type ComponentProps,
  type CSSProperties,
  type ReactNode,
} from "react";
import { classNames } from "../../class-names.ts";
import { Field, type FieldFrame } from "../field/Field.tsx";
import field from "../field/Field.module.css";
import styles from "./TextField.module.css";

type Shared = FieldFrame & {
  /** Words for the counter, given the length so far and the longest; without it there is none. */
  counter?: (used: number, max: number) => ReactNode;
  /** Inside the field at its end: a unit, or a button that shows what is typed. */
  end?: ReactNode;
  controlClassName?: string | undefined;
};

export type TextFieldProps = Omit<ComponentProps<"input">, "size"> & Shared;
type TextAreaProps = ComponentProps<"textarea"> & Shared;

/** What a text takes unless its field says otherwise (UI-06). */
const TEXT_DEFAULTS = { rows: 5, cols: 100, maxLength: 300 } as const;

/** One line of text; every other attribute goes to the `<input>`, a `ref` as well. */
export function TextField(props: TextFieldProps) {
  const { frame, native, own } = divide(props);
  const [used, count] = useLength(props);
  return (
    <Field
      {...frame}
      corner={<Counter text={own.counter?.(used, native.maxLength ?? TEXT_DEFAULTS.maxLength)} />}
    >
      {(control) => (
        <Box end={own.end}>
          <input
            type="text"
            maxLength={TEXT_DEFAULTS.maxLength}
            {...native}
            {...control}
            className={classNames(field["control"], own.controlClassName)}
            onChange={(event) => {
              count(event);
              props.onChange?.(event);
            }}
          />
        </Box>
      )}
    </Field>
  );
}

/** Several lines of text; grows with what is typed where the browser can. */
export function TextArea(props: TextAreaProps) {
  const { frame, native, own } = divide(props);
  const [used, count] = useLength(props);
  return (
    <Field
      {...frame}
      corner={<Counter text={own.counter?.(used, native.maxLength ?? TEXT_DEFAULTS.maxLength)} />}
    >
      {(control) => (
        <textarea
          {...TEXT_DEFAULTS}
          {...native}
          {...control}
          style={{ "--rows": native.rows ?? TEXT_DEFAULTS.rows, ...native.style } as CSSProperties}
          className={classNames(field["control"], styles["area"], own.controlClassName)}
          onChange={(event) => {
            count(event);
            props.onChange?.(event);
          }}
        />
      )}
    </Field>
  );
}

function Box({ end, children }: { end: ReactNode; children: ReactNode }) {
  if (!end) return children;
  return (
    <div className={styles["box"]}>
      {children}
      <span className={styles["end"]}>{end}</span>
    </div>
  );
}

/** Parts the frame's props from those of the native control. */
function divide<T extends Shared & { id?: string | undefined; className?: string | undefined }>(
  props: T,
) {
  const { label, labelPlace, mark, hint, error, counter, end, controlClassName, ...rest } = props;
  const { className, ...native } = rest;
  const place = labelPlace ? { labelPlace } : {};
  const frame = { label, mark, hint, error, id: native.id, className, ...place };
  return { frame, native, own: { counter, end, controlClassName } };
}

type Counted = { value?: unknown; defaultValue?: unknown };

/** The length typed so far, of a controlled field or of one that holds its own text. */
function useLength({ value, defaultValue }: Counted) {
  const [own, setOwn] = useState(() => lengthOf(defaultValue));
  const count = (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
    setOwn(event.target.value.length);
  return [value === undefined ? own : lengthOf(value), count] as const;
}

function lengthOf(value: unknown): number {
  return typeof value === "string" ? value.length : 0;
}

function Counter({ text }: { text: ReactNode }) {
  return text ? <span className={styles["counter"]}>{text}</span> : null;
}
