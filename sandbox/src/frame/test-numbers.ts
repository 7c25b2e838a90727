/** What a test number makes the processor do. */
export type Behavior =
  | "approve"
  | "decline"
  | "insufficient_funds"
  | "expired_card"
  | "incorrect_security_code"
  /** Decides only after the configured time. */
  | "slow"
  /** Reserves the money, then drops the connection without an answer. */
  | "answer_lost"
  /** Drops the connection before it has done anything. */
  | "unreachable"
  /** Reserves one minor unit, whatever was asked for. */
  | "partial"
  /** Wants the cardholder to confirm on the challenge page. */
  | "challenge";

/** The only numbers the sandbox takes: none of them is a card that anybody owns. */
export const TEST_NUMBERS: readonly { readonly number: string; readonly behavior: Behavior }[] = [
  { number: "4111111111111111", behavior: "approve" },
  { number: "5454545454545454", behavior: "approve" },
  { number: "378282246310005", behavior: "approve" },
  { number: "4000000000000002", behavior: "decline" },
  { number: "4000000000009995", behavior: "insufficient_funds" },
  { number: "4000000000000069", behavior: "expired_card" },
  { number: "4000000000000127", behavior: "incorrect_security_code" },
  { number: "4000000000000077", behavior: "slow" },
  { number: "4000000000000341", behavior: "answer_lost" },
  { number: "4000000000000259", behavior: "unreachable" },
  { number: "4000000000000010", behavior: "partial" },
  { number: "4000000000003220", behavior: "challenge" },
];

export function behaviorOf(digits: string): Behavior | undefined {
  return TEST_NUMBERS.find(({ number }) => number === digits)?.behavior;
}
