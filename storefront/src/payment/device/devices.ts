import type { PaymentClientSetup } from "@placket/domain/payment/client-setup";
import { hasApplePay, openApplePay } from "./apple-pay.ts";
import type { BraintreeSetup, DeviceParts, DeviceSession } from "./device-session.ts";
import { hasGooglePay, openGooglePay } from "./google-pay.ts";

interface Device {
  /** Of its method. */
  readonly code: string;
  /** Whether this browser has it. */
  readonly isHere: (setup: BraintreeSetup) => boolean | Promise<boolean>;
  readonly open: (parts: DeviceParts) => Promise<DeviceSession>;
}

const DEVICES: readonly Device[] = [
  { code: "braintree_applepay", isHere: hasApplePay, open: openApplePay },
  { code: "braintree_googlepay", isHere: hasGooglePay, open: openGooglePay },
];

/** The methods of which this browser has the wallet; one that cannot be asked is none. */
export async function readyDevices(
  setup: PaymentClientSetup,
  codes: readonly string[],
): Promise<readonly string[]> {
  if (setup.provider !== "braintree") return [];
  const asked = DEVICES.filter(({ code }) => codes.includes(code)).map(async ({ code, isHere }) =>
    (await isHere(setup)) ? [code] : [],
  );
  const settled = await Promise.allSettled(asked);
  return settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

/** Makes a method's wallet ready. @throws when its scripts do not come, or the merchant does not have it. */
export async function openDevice(wanted: string, parts: DeviceParts): Promise<DeviceSession> {
  const device = DEVICES.find(({ code }) => code === wanted);
  if (!device) throw new Error(`No wallet pays by ${wanted}`);
  return device.open(parts);
}
