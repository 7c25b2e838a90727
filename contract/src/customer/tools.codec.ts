import type { AccountInfoWire, AssignedCustomerWire } from "./customer.rest.ts";

/** A customer as super users choose and name them. */
export interface AssignedCustomer {
  readonly id: number;
  readonly email: string;
  readonly name: string;
  readonly customerNumber: string;
  readonly company: string;
}

/** The tools of representatives and super users that whoever is signed in has. */
export interface Tools {
  readonly isRepresentative: boolean;
  readonly isSuperUser: boolean;
  /** The customer whom a super user has come in for. */
  readonly actsFor: AssignedCustomer | null;
  /** The customer number that a representative is connected as. */
  readonly number: {
    readonly custid: string;
    readonly company: string;
    readonly website: string;
  } | null;
}

/** The tools of an account; `undefined` for nearly everybody, who has none. */
export function toolsFromWire(wire: AccountInfoWire): Tools | undefined {
  const { isSalesRepresentative: isRepresentative, extensionAttributes: more } = wire;
  const { is_active_super_user: isSuperUser, assigned_su_customer_info: assigned } = more;
  if (!isRepresentative && !isSuperUser) return undefined;
  const { custid, company_name: company, website_name: website } = more.customer_number_info;
  return {
    isRepresentative,
    isSuperUser,
    actsFor: assigned && assignedFromWire(assigned),
    number: custid === "" ? null : { custid, company, website },
  };
}

/** A customer number as a representative finds it. */
export interface FoundNumber {
  readonly custid: string;
  readonly company: string;
}

export const foundNumberFromWire = ({
  custid,
  company_name: company,
}: {
  readonly custid: string;
  readonly company_name: string;
}): FoundNumber => ({ custid, company });

export const assignedFromWire = ({
  customer_number: customerNumber,
  company_name: company,
  ...rest
}: AssignedCustomerWire): AssignedCustomer => ({ ...rest, customerNumber, company });
