import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import type { FunctionComponent } from "react";
import type { Order } from "../order.queries.ts";
import { AddressForm } from "./AddressForm.tsx";
import { NoteForm } from "./NoteForm.tsx";
import { ReasonForm } from "./ReasonForm.tsx";
import { CaptureForm } from "../movement/CaptureForm.tsx";
import { RefundForm } from "../movement/RefundForm.tsx";
import { ReturnForm } from "../return/ReturnForm.tsx";
import { ShipForm } from "../ship/ShipForm.tsx";
import styles from "./OrderSteps.module.css";

/** What is asked for in a dialog. */
export type StepAsked =
  | "hold"
  | "cancel"
  | "changeAddress"
  | "note"
  | "ship"
  | "capture"
  | "refund"
  | "return";

export interface StepFormProps {
  readonly order: Order;
  /** With what is said afterwards. */
  readonly onDone: (said: string) => void;
}

interface DialogRow {
  readonly title: string;
  readonly Form: FunctionComponent<StepFormProps>;
}

const DIALOGS: Readonly<Record<StepAsked, DialogRow>> = {
  hold: { title: "Hold the order", Form: (props) => <ReasonForm {...props} step="hold" /> },
  cancel: { title: "Cancel the order", Form: (props) => <ReasonForm {...props} step="cancel" /> },
  changeAddress: { title: "Change an address", Form: AddressForm },
  note: { title: "Write a note", Form: NoteForm },
  ship: { title: "Ship", Form: ShipForm },
  capture: { title: "Take the money", Form: CaptureForm },
  refund: { title: "Pay money back", Form: RefundForm },
  return: { title: "Open a return", Form: ReturnForm },
};

interface Props extends StepFormProps {
  readonly step: StepAsked;
  readonly onClose: () => void;
}

/** Asks for what a step wants to know, and says before what follows from it. */
export default function StepDialog({ step, onClose, ...props }: Props) {
  const { title, Form } = DIALOGS[step];
  return (
    <Dialog open title={title} closeLabel="Close" onClose={onClose} keepOnOutsidePress>
      <div className={styles["body"]}>
        <Form {...props} />
      </div>
    </Dialog>
  );
}
