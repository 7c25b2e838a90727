import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * Who a client is where something is counted: an IPv4 address as it is, of an IPv6 address the /64, which is what
 * one customer of a provider is given, and one written into IPv6 unwrapped. Anything else is its own name.
 */
export function networkOf(address: string): string {
  // Nearly every call; reading it to write it again costs many times what looking does.
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (!(parsed instanceof ipaddr.IPv6)) return parsed.toString();
  const network = parsed.parts.slice(0, NETWORK_PARTS).map((part) => part.toString(16));
  return `${network.join(":")}::/64`;
}

/** Of sixteen bits each. */
const NETWORK_PARTS = 4;
