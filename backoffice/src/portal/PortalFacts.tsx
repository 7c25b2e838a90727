import { defaultCategoryPath } from "@placket/domain/store/portal";
import { customersAt } from "../customer/customer.addresses.ts";
import { Fact, Facts } from "../page/Facts.tsx";
import type { Portal } from "./portal.queries.ts";

/** Where a portal is found, and who belongs to it. */
export function PortalFacts({ portal }: { readonly portal: Portal }) {
  const { id, code, isActive, forceLogin, members } = portal;
  return (
    <Facts>
      <Fact title="State">{isActive ? "Active" : "Switched off"}</Fact>
      <Fact title="Login">
        <a className="link" href={loginOf(code)}>
          {loginOf(code)}
        </a>
        {forceLogin ? " (forced)" : ""}
      </Fact>
      <Fact title="Landing page">{defaultCategoryPath(code)}</Fact>
      <Fact title="Usernames">{`${code}#email`}</Fact>
      <Fact title="Customers">
        <a className="link" href={`${customersAt({})}?portal=${id}`}>
          {members}
        </a>
      </Fact>
    </Facts>
  );
}

const loginOf = (code: string) => `/customer/account/login?code=${code}`;
