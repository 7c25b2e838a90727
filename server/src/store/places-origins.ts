import { placesKey } from "@placket/domain/store/places-key";
import type { OutsideSource } from "../html/outside-origins.ts";
import { stores } from "./store-config.ts";

/** Whoever completes addresses, where a store view has that switched on (CHECK-28). */
export const placesOrigins: OutsideSource = (held) => {
  const directory = held(stores);
  const isOn = directory.views.some((view) => placesKey(directory.settingsOf(view)) !== null);
  return isOn ? { connections: ["https://places.googleapis.com"] } : {};
};
