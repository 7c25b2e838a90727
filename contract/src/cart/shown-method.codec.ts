import type { Arrival } from "@placket/domain/shipping/arrival";

/** A way to ship a cart, as a browser shows it. */
export interface ShownShippingMethod {
  readonly carrierCode: string;
  readonly methodCode: string;
  readonly carrierTitle: string;
  readonly methodTitle: string;
  /** When it is expected; null where nobody says. */
  readonly arrival: Arrival | null;
  readonly amount: { readonly value: number; readonly currency: string };
  readonly isAvailable: boolean;
}

export function shownMethod(wire: MethodWire): ShownShippingMethod {
  return {
    carrierCode: wire.carrier_code,
    methodCode: wire.method_code ?? "",
    carrierTitle: wire.carrier_title,
    methodTitle: wire.method_title ?? "",
    arrival: wire.arrival,
    amount: wire.amount,
    isAvailable: wire.available ?? true,
  };
}

/** The same as the wire has it. */
export interface MethodWire {
  readonly carrier_code: string;
  readonly carrier_title: string;
  readonly method_code: string | null;
  readonly method_title: string | null;
  readonly arrival: Arrival | null;
  readonly amount: ShownShippingMethod["amount"];
  readonly available?: boolean;
}
