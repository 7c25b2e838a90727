import { orderAt } from "./order.addresses.ts";

/** An order by its number, with the way to it. */
export default function OrderNumber({ number }: { readonly number: string }) {
  return (
    <a className="link" href={orderAt({ number })}>
      Order {number}
    </a>
  );
}
