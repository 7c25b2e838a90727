import type { CallReply } from "../../api/rest.ts";

type DeviceWire = CallReply<"sessions">["sessions"][number];

/** A device on which somebody is signed in: this one, unless changed. */
export const aDevice = (change: Partial<DeviceWire> = {}): DeviceWire => ({
  id: 1,
  is_this: true,
  browser:
    "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36",
  address: "198.51.100.7",
  created_at: "2026-03-02T10:00:00.000Z",
  last_seen_at: "2026-03-03T10:00:00.000Z",
  ...change,
});

/** The end of an account that loses nothing and waits for nothing. */
export const AN_END: CallReply<"accountEnd"> = {
  hindrances: [],
  store_credit: [],
  points: 0,
  wants_password: true,
};
