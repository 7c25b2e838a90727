import type { CallReply } from "../api/call.ts";
import { letterAt } from "./mail.addresses.ts";

interface DeliveredLetterProps {
  readonly delivery: CallReply<"deliveries">["rows"][number];
  readonly text: string;
}

/** The letter that a delivery carries. */
export default function DeliveredLetter({ delivery: { letterId }, text }: DeliveredLetterProps) {
  if (letterId === null) return text;
  return (
    <a className="link" href={letterAt({ id: letterId })}>
      {text}
    </a>
  );
}
