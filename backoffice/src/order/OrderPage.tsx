import { arrivalDays } from "@placket/domain/shipping/arrival";
import { classNames } from "@placket/ui/class-names";
import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { Heading } from "../page/Heading.tsx";
import { Slot } from "../page/Slot.tsx";
import { slots } from "../page/slots.ts";
import { Failed, LoadingRows } from "../page/states.tsx";
import { Time } from "../page/Time.tsx";
import { LookAfter } from "./LookAfter.tsx";
import { ordersAt } from "./order.addresses.ts";
import { orderQuery, type Order } from "./order.queries.ts";
import { OrderFaults } from "./OrderFaults.tsx";
import { OrderEvents } from "./OrderEvents.tsx";
import { OrderItems } from "./OrderItems.tsx";
import { OrderTeams, standsInTeams } from "./team/OrderTeams.tsx";
import { OrderPayments } from "./OrderPayments.tsx";
import styles from "./OrderPage.module.css";
import { LettersSent } from "./letters/LettersSent.tsx";
import { OrderMoney } from "./movement/OrderMoney.tsx";
import { Exchanges } from "./return/Exchanges.tsx";
import { OrderReturns } from "./return/OrderReturns.tsx";
import { OrderShipments } from "./ship/OrderShipments.tsx";
import { ForgetBuyer } from "./steps/ForgetBuyer.tsx";
import { OrderSteps } from "./steps/OrderSteps.tsx";
import { accountLines, paidLines } from "./status-text.ts";
import { StatusTag } from "./StatusTag.tsx";

/** One order, all that was tried and all that happened; printed, what is packed, for whom and what it costs. */
export default function OrderPage({ number }: { readonly number: string }) {
  const { data: order, error, refetch } = useQuery(orderQuery(number));
  if (order) return <Whole order={order} />;
  if (error) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={`Order ${number}`} />
      <LoadingRows label="Loading the order" />
    </>
  );
}

function Whole({ order }: { readonly order: Order }) {
  const { number, status, createdAt, storeName, storePhone, storeView, email } = order;
  return (
    <>
      <div className={styles["head"]}>
        <p className={styles["shop"]}>
          {storeName}
          <span>{storePhone}</span>
        </p>
        <Heading title={`Order ${number}`}>
          <span className="num">Order {number}</span> <StatusTag status={status} />
        </Heading>
        <p className={styles["facts"]}>
          <Time iso={createdAt} /> · {storeView} ·{" "}
          <a className="link" href={ordersAt({}, { search: email })}>
            {email}
          </a>
          <span className="no-print">
            <Slot in={slots.orderFacts} order={order} /> ·{" "}
            <Button kind="link" onClick={() => print()}>
              Print
            </Button>
          </span>
        </p>
      </div>
      <OrderFaults faults={order.faults} />
      <OrderSteps key={`steps ${number}`} order={order} />
      <LookAfter key={number} order={order} />
      <div className={styles["columns"]}>
        <div className={styles["main"]}>
          <OrderItems order={order} />
          {standsInTeams(order) ? <OrderTeams number={number} /> : null}
          <Slot in={slots.orderPart} order={order} />
          <OrderShipments order={order} />
          <OrderReturns order={order} />
          <Exchanges order={order} />
          <OrderPayments order={order} />
          <OrderMoney order={order} />
          <LettersSent number={number} />
        </div>
        <div className={styles["side"]}>
          <Deliver order={order} />
          <OrderEvents events={order.events} />
          <div className="no-print">
            <ForgetBuyer key={number} order={order} />
          </div>
        </div>
      </div>
    </>
  );
}

function Deliver({ order }: { readonly order: Order }) {
  const { shippingAddress, shippingMethod, billingAddress, telephone, comment, arrival } = order;
  const isSame = shippingAddress.join("\n") === billingAddress.join("\n");
  return (
    <dl className={styles["details"]}>
      <Fact
        title="Ship to"
        lines={shippingAddress.length > 0 ? shippingAddress : ["Nothing to ship"]}
      />
      {isSame ? (
        <>
          <Fact on="screen" title="Bill to" lines={["The same address"]} />
          {/* A sheet for the books says it in full. */}
          <Fact on="paper" title="Bill to" lines={billingAddress} />
        </>
      ) : (
        <Fact title="Bill to" lines={billingAddress} />
      )}
      <Fact title="Telephone" lines={[telephone]} />
      <Fact title="Shipping" lines={[shippingMethod ?? "None"]} />
      {/* On screens every try to pay is listed. */}
      <Fact on="paper" title="Payment" lines={paidLines(order)} />
      {order.purchaseOrder ? (
        <Fact on="screen" title="Purchase order" lines={accountLines(order.purchaseOrder)} />
      ) : null}
      {arrival ? <Fact title="Promised for" lines={[arrivalDays(arrival, "en-US")]} /> : null}
      {comment ? <Fact title="Comment" lines={[comment]} /> : null}
    </dl>
  );
}

interface FactProps {
  readonly title: string;
  readonly lines: readonly string[];
  /** Where alone it stands; everywhere unless told. */
  readonly on?: "screen" | "paper";
}

function Fact({ title, lines, on }: FactProps) {
  return (
    <div
      className={classNames(
        styles["fact"],
        on === "screen" && "no-print",
        on === "paper" && styles["onPaper"],
      )}
    >
      <dt>{title}</dt>
      <dd>{lines.join("\n")}</dd>
    </div>
  );
}
