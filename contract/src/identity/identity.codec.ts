import type { EndpointReply } from "../endpoint.ts";
import type { identityEndpoints } from "./identity.rest.ts";

type Reply = EndpointReply<(typeof identityEndpoints)["abandonedCartData"]>;

/** By whom Dotdigital's script knows whoever asked; undefined where it knows nobody. */
export const identityFromWire = ({ customer_identity: identity }: Reply): string | undefined =>
  identity ?? undefined;
