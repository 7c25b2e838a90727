import { useState, type KeyboardEvent } from "react";
import { classNames } from "../../class-names.ts";
import { Icon } from "../../drawing/icon/Icon.tsx";
import styles from "./QuantityStepper.module.css";

type QuantityStepperProps = {
  /** What the number is of; read as the name of the group and of the field. */
  label: string;
  /** The agreed number as text; what is being typed replaces it until it is committed. */
  value: string;
  /** Called on Enter and on leaving the field, when something else was typed. May refuse or round. */
  onCommit: (text: string) => void;
  onIncrease: () => void;
  onDecrease: () => void;
  /** A new number drops what is being typed, after an entry that was refused without leaving the field. */
  revision?: number | undefined;
  /** Called at every keystroke and when it is undone, for a price that follows. */
  onType?: ((text: string) => void) | undefined;
  canIncrease?: boolean | undefined;
  canDecrease?: boolean | undefined;
  increaseLabel: string;
  decreaseLabel: string;
  /** 38, 46 or 56 px high. */
  size?: "sm" | "md" | "big" | undefined;
  disabled?: boolean | undefined;
  /** The id of a hint or an error elsewhere. */
  describedBy?: string | undefined;
  invalid?: boolean | undefined;
  id?: string | undefined;
};

/** A number with − and +; takes any text and leaves its meaning to the callbacks. */
export function QuantityStepper(props: QuantityStepperProps) {
  const {
    label,
    value,
    size = "md",
    disabled = false,
    canDecrease = true,
    canIncrease = true,
  } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const [revision, setRevision] = useState(props.revision);
  if (revision !== props.revision) {
    setRevision(props.revision);
    setTyped(null);
  }
  const commit = () => {
    if (typed !== null && typed !== value) props.onCommit(typed);
    setTyped(null);
  };
  const undo = () => {
    if (typed === null || typed === value) return false;
    setTyped(null);
    props.onType?.(value);
    return true;
  };
  const step = (up: boolean) => {
    commit();
    if (up && canIncrease) props.onIncrease();
    if (!up && canDecrease) props.onDecrease();
  };
  return (
    <fieldset
      aria-label={label}
      className={classNames(styles["stepper"], styles[size], props.invalid && styles["invalid"])}
    >
      <StepButton
        icon="minus"
        label={props.decreaseLabel}
        can={canDecrease}
        disabled={disabled}
        onPress={() => step(false)}
      />
      <input
        id={props.id}
        className={styles["input"]}
        inputMode="numeric"
        autoComplete="off"
        aria-label={label}
        aria-describedby={props.describedBy}
        aria-invalid={props.invalid ? true : undefined}
        disabled={disabled}
        value={typed ?? value}
        onClick={(event) => event.currentTarget.select()}
        onChange={(event) => {
          setTyped(event.target.value);
          props.onType?.(event.target.value);
        }}
        onBlur={commit}
        onKeyDown={(event) => pressKey(event, { commit, step, undo })}
      />
      <StepButton
        icon="plus"
        label={props.increaseLabel}
        can={canIncrease}
        disabled={disabled}
        onPress={() => step(true)}
      />
    </fieldset>
  );
}

type Actions = {
  commit: () => void;
  step: (up: boolean) => void;
  /** Gives whether there was anything to undo. */
  undo: () => boolean;
};

function pressKey(event: KeyboardEvent, { commit, step, undo }: Actions) {
  if (event.key === "Enter") commit();
  // An Escape that undid something is spent: the dialog around the field stays open.
  if (event.key === "Escape" && undo()) event.stopPropagation();
  if (event.key !== "ArrowUp" && event.key !== "ArrowDown") return;
  event.preventDefault();
  step(event.key === "ArrowUp");
}

type StepButtonProps = {
  icon: "plus" | "minus";
  label: string;
  can: boolean;
  disabled: boolean;
  onPress: () => void;
};

/** At the limit the button stays focusable, so that focus is not lost with the last step. */
function StepButton({ icon, label, can, disabled, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      className={styles["step"]}
      aria-label={label}
      aria-disabled={can ? undefined : true}
      disabled={disabled}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
    </button>
  );
}
