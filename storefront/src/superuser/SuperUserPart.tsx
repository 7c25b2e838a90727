import {
  assignedFromWire,
  type AssignedCustomer,
  type Tools,
} from "@placket/contract/customer/tools.codec";
import { PEOPLE_SEARCH_MAX } from "@placket/domain/customer/customer-number";
import { Button } from "@placket/ui/action/button/Button";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { useRef, useState, type FormEvent, type RefObject } from "react";
import { useShop } from "../api/shop.ts";
import { useQueryClient } from "../query/use-query.ts";
import { t } from "../translation/translate.ts";
import { actFor } from "./act-for.ts";
import { leaveCustomer } from "./leave-customer.ts";
import { lineOf } from "./says.ts";
import styles from "./ToolsPopup.module.css";
import { usePassingError } from "./use-passing-error.ts";
import { useRestedSearch, type Found } from "./use-rested-search.ts";

interface PartProps {
  readonly tools: Tools;
  readonly first: RefObject<HTMLInputElement | null>;
}

/** Finds a customer and shops in their name, or as oneself again (REP-25 to REP-32). */
export function SuperUserPart({ tools, first }: PartProps) {
  const shop = useShop();
  const client = useQueryClient();
  const [term, type] = useState("");
  const [chosen, choose] = useState<AssignedCustomer>();
  const [isAsking, setAsking] = useState(false);
  const [error, tell] = usePassingError();
  const [failure, setFailure] = useState<string>();
  const newest = useRef<readonly AssignedCustomer[]>(undefined);
  const found = useRestedSearch(term.trim(), async (idOrEmailOrName) => {
    // An empty term is searched once, when it opens (reading 20): later it shows what was found then.
    if (idOrEmailOrName === "" && newest.current) return newest.current;
    const { items } = await shop.call("searchCustomers", { query: { idOrEmailOrName } });
    const customers = items.map(assignedFromWire);
    if (idOrEmailOrName === "") newest.current = customers;
    return customers;
  });
  const logIn = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    if (!chosen || chosen.id <= 0) {
      tell(t("Customer id has not been chosen or it is not valid."));
      return;
    }
    setAsking(true);
    try {
      await actFor(shop, chosen);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(t("Sorry, we could not switch you back to the Super User Customer."));
      setAsking(false);
    }
  };
  const goBack = async () => {
    setAsking(true);
    await leaveCustomer({ shop, client });
    setAsking(false);
  };
  return (
    <form className={styles["part"]} noValidate onSubmit={(event) => void logIn(event)}>
      <TextField
        ref={first}
        type="search"
        label={t("Customer id, email or name")}
        required
        autoComplete="off"
        maxLength={PEOPLE_SEARCH_MAX}
        value={term}
        error={error}
        onChange={(event) => {
          type(event.target.value);
          choose(undefined);
        }}
      />
      <Customers found={found} chosen={chosen} onChoose={choose} />
      {failure === undefined ? null : (
        <p role="alert" className={styles["error"]}>
          {failure}
        </p>
      )}
      <div className={styles["actions"]}>
        <Button type="submit" kind="primary" disabled={isAsking}>
          {t("Login Super User As Customer")}
        </Button>
        {chosen ? (
          <Button kind="link" onClick={() => choose(undefined)}>
            {t("Clear selection")}
          </Button>
        ) : null}
        {tools.actsFor ? (
          <Button kind="line" disabled={isAsking} onClick={() => void goBack()}>
            {t("Switch Back To The Super User")}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

interface CustomersProps {
  readonly found: Found<AssignedCustomer>;
  readonly chosen: AssignedCustomer | undefined;
  readonly onChoose: (customer: AssignedCustomer | undefined) => void;
}

function Customers({ found, chosen, onChoose }: CustomersProps) {
  if (!found) return null;
  if (found.length === 0) return <output>{t("Customers have not been found.")}</output>;
  return (
    <RadioGroup
      legend={t("Customers")}
      legendHidden
      value={chosen === undefined ? "" : String(chosen.id)}
      onChange={(id) => onChoose(found.find((one) => String(one.id) === id))}
      className={styles["found"] ?? ""}
    >
      {found.map((one) => (
        <Radio key={one.id} size="sm" value={String(one.id)} label={lineOf(one)} />
      ))}
    </RadioGroup>
  );
}
