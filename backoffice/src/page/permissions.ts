import type { Permission } from "@placket/domain/access/permissions";
import { createContext, useContext } from "react";

/** What whoever is signed in may do; the routes give it. */
export const PermissionsContext = createContext<readonly Permission[]>([]);

/** Whether whoever is signed in may: what they may not is not offered, and the call behind it is refused. */
export function useMay(permission: Permission): boolean {
  return useContext(PermissionsContext).includes(permission);
}
