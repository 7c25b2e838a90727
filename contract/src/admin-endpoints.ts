import { embroideryAdminEndpoints } from "./embroidery/embroidery.admin.ts";
import { mailAdminEndpoints } from "./mail/mail.admin.ts";
import { orderAdminEndpoints } from "./order/order.admin.ts";
import { staffAdminEndpoints } from "./staff/staff.admin.ts";

/** Every call of the back office below `ADMIN_API`, by name. The browser's table `admin-routes.gen.ts` is generated from it. */
export const adminEndpoints = {
  ...embroideryAdminEndpoints,
  ...mailAdminEndpoints,
  ...orderAdminEndpoints,
  ...staffAdminEndpoints,
} as const;

export type AdminEndpoints = typeof adminEndpoints;
