import type { ConfigWire } from "../store/store.rest.ts";

/** The names of the events that a shop tells Meta of, by its configuration (ANALYTICS-06); none where it tells nothing. */
export function switchedOnEvents({
  extension_attributes: { meta_conversion_config: config },
}: ConfigWire): ReadonlySet<string> {
  const { enabled, ...switches } = config;
  const on = Object.entries(switches).filter(([, is]) => enabled && is);
  return new Set(on.map(([name]) => name));
}
