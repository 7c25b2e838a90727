import { useMay } from "../page/permissions.ts";
import { customerAt } from "./customer.addresses.ts";

/** A customer by their number, with the way to them for whoever may see customers. */
export default function CustomerNumber({ id }: { readonly id: number }) {
  const mayRead = useMay("customers.read");
  if (!mayRead) return <>Customer {id}</>;
  return (
    <a className="link" href={customerAt({ id: String(id) })}>
      Customer {id}
    </a>
  );
}
