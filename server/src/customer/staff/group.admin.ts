import type { groupAdminEndpoints } from "@placket/contract/customer/group.admin";
import { ok } from "@placket/domain/problem";
import type { Handlers } from "../../http/mount.ts";
import { transact } from "../../transact.ts";
import { portalChoices } from "./customer-portal.ts";
import { addGroup, changeGroup, groupChoices } from "./manage-groups.ts";

export const groupAdminHandlers: Handlers<typeof groupAdminEndpoints> = {
  customerGroups: async ({ ctx }) => {
    const { groups, taxClasses, websites, storeViews } = await groupChoices(ctx);
    return ok({
      groups: [...groups],
      taxClasses: [...taxClasses],
      websites: [...websites],
      storeViews: [...storeViews],
      portals: portalChoices(ctx),
    });
  },
  addCustomerGroup: ({ ctx }, { body }) => transact(ctx, (tx) => addGroup(tx, body)),
  changeCustomerGroup: ({ ctx }, { params, body }) =>
    transact(ctx, (tx) => changeGroup(tx, params.id, body)),
};
