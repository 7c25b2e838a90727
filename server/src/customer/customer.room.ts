import { accountAdminEndpoints } from "@placket/contract/customer/account.admin";
import { addressAdminEndpoints } from "@placket/contract/customer/address.admin";
import { customerAdminEndpoints } from "@placket/contract/customer/customer.admin";
import { customerEndpoints } from "@placket/contract/customer/customer.rest";
import { groupAdminEndpoints } from "@placket/contract/customer/group.admin";
import { passkeyEndpoints } from "@placket/contract/customer/passkey.rest";
import { subjectNames } from "../audit/subject-titles.ts";
import { addressBooks } from "../checkout/address-book.ts";
import { standingOrders } from "../checkout/standing-order.ts";
import { calls } from "../http/mount.ts";
import { letterTemplates } from "../mail/template/template.ts";
import type { Room } from "../room.ts";
import { addressResolvers } from "./address/address.graphql.ts";
import { addressBook } from "./address/address-book.ts";
import { joinCartAtSignIn } from "./at-sign-in/cart-at-sign-in.ts";
import { takeComparedAtSignIn } from "./at-sign-in/compared-at-sign-in.ts";
import { formFieldResolvers } from "./form/form-fields.graphql.ts";
import { customerResolvers } from "./customer.graphql.ts";
import { currentCustomer } from "./customer.ts";
import { customerHandlers } from "./customer.rest.ts";
import { keepLogosAtSignIn } from "./at-sign-in/logos-at-sign-in.ts";
import { emailQuestions } from "./email-questions.ts";
import { leakedPasswords } from "./leaked-passwords.ts";
import { accountLetters } from "./letters.ts";
import { linksOnTheirWay } from "./link/links.ts";
import { passkeyHandlers } from "./passkey/passkey.rest.ts";
import { welcomes } from "./signed-in.ts";
import { accountAdminHandlers } from "./staff/account.admin.ts";
import { addressAdminHandlers } from "./staff/address.admin.ts";
import { customerAdminHandlers } from "./staff/customer.admin.ts";
import { groupAdminHandlers } from "./staff/group.admin.ts";
import { customerNames } from "./staff/subject-names.ts";

export const customerRoom: Room = {
  rest: calls(
    { ...customerEndpoints, ...passkeyEndpoints },
    { ...customerHandlers, ...passkeyHandlers },
  ),
  admin: calls(
    {
      ...accountAdminEndpoints,
      ...addressAdminEndpoints,
      ...customerAdminEndpoints,
      ...groupAdminEndpoints,
    },
    {
      ...accountAdminHandlers,
      ...addressAdminHandlers,
      ...customerAdminHandlers,
      ...groupAdminHandlers,
    },
  ),
  resolvers: {
    Query: { ...customerResolvers.Query, ...formFieldResolvers.Query },
    Mutation: { ...customerResolvers.Mutation, ...addressResolvers.Mutation },
    StoreConfig: customerResolvers.StoreConfig,
    CustomerAddress: addressResolvers.CustomerAddress,
    Customer: { ...customerResolvers.Customer, ...addressResolvers.Customer },
  },
  holds: [emailQuestions, leakedPasswords, linksOnTheirWay],
  fills: [
    letterTemplates.filledWith(...accountLetters),
    welcomes.filledWith(joinCartAtSignIn, keepLogosAtSignIn, takeComparedAtSignIn),
    addressBooks.filledWith(addressBook),
    standingOrders.filledWith(async (ctx) => (await currentCustomer(ctx))?.poNumber ?? ""),
    subjectNames.filledWith(customerNames),
  ],
};
