import { foundNumberFromWire, type FoundNumber } from "@placket/contract/customer/tools.codec";
import {
  companyInLine,
  isCustomerNumber,
  NUMBER_SEARCH_LEAST,
  PEOPLE_SEARCH_MAX,
} from "@placket/domain/customer/customer-number";
import { Button } from "@placket/ui/action/button/Button";
import { Radio } from "@placket/ui/form/radio/Radio";
import { RadioGroup } from "@placket/ui/form/radio/RadioGroup";
import { TextField } from "@placket/ui/form/text-field/TextField";
import { CallError } from "@placket/web/call/call-error";
import { reload } from "@placket/web/late/reload";
import { useState, type FormEvent, type RefObject } from "react";
import { useShop } from "../api/shop.ts";
import { tellTabs } from "../customer/kept-sign-in.ts";
import { t } from "../translation/translate.ts";
import styles from "./ToolsPopup.module.css";
import { usePassingError } from "./use-passing-error.ts";
import { useRestedSearch, type Found } from "./use-rested-search.ts";

/** Finds a customer number and connects whoever represents as it (REP-16 to REP-22). */
export function NumberPart({ first }: { readonly first: RefObject<HTMLInputElement | null> }) {
  const shop = useShop();
  const [term, type] = useState("");
  const [chosen, choose] = useState("");
  const [isSaving, setSaving] = useState(false);
  const [error, tell] = usePassingError();
  const [failure, setFailure] = useState<string>();
  const found = useRestedSearch(term.trim(), async (part) => {
    if (part.length < NUMBER_SEARCH_LEAST) return undefined;
    const query = { numberOrCompany: part, byCurrentWebsiteId: "true" as const };
    return (await shop.call("searchCustomerNumbers", { query })).list.items.map(
      foundNumberFromWire,
    );
  });
  const confirm = async (event: FormEvent) => {
    event.preventDefault();
    const customerNumber = chosen === "" ? term.trim() : chosen;
    setFailure(undefined);
    if (!isCustomerNumber(customerNumber)) {
      tell(t("Customer number is not valid. 6 digits number only can be saved."));
      return;
    }
    setSaving(true);
    try {
      await shop.call("changeCustomerNumber", { body: { customerNumber } });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailure(t("Sorry, we could not change the Customer Number."));
      setSaving(false);
      return;
    }
    tellTabs();
    reload(() => location.reload());
  };
  return (
    <form className={styles["part"]} noValidate onSubmit={(event) => void confirm(event)}>
      <TextField
        ref={first}
        type="search"
        label={t("Customer number or company name")}
        required
        autoComplete="off"
        maxLength={PEOPLE_SEARCH_MAX}
        value={term}
        error={error}
        onChange={(event) => {
          type(event.target.value);
          choose("");
        }}
      />
      <Numbers found={found} chosen={chosen} onChoose={choose} />
      {failure === undefined ? null : (
        <p role="alert" className={styles["error"]}>
          {failure}
        </p>
      )}
      <div className={styles["actions"]}>
        <Button type="submit" kind="primary" busy={isSaving}>
          {t("Change Customer Number")}
        </Button>
      </div>
    </form>
  );
}

interface NumbersProps {
  readonly found: Found<FoundNumber>;
  readonly chosen: string;
  readonly onChoose: (custid: string) => void;
}

/** What was found; one whose number is no six digits clears what was chosen (REP-17). */
function Numbers({ found, chosen, onChoose }: NumbersProps) {
  if (!found) return null;
  if (found.length === 0) {
    return <output>{t("Customer number or company name not found.")}</output>;
  }
  return (
    <RadioGroup
      legend={t("Customer numbers")}
      legendHidden
      value={chosen}
      onChange={(custid) => onChoose(isCustomerNumber(custid) ? custid : "")}
      className={styles["found"] ?? ""}
    >
      {found.map(({ custid, company }) => (
        <Radio
          key={custid}
          size="sm"
          value={custid}
          label={
            <>
              <b>{custid}</b> {companyInLine(company)}
            </>
          }
        />
      ))}
    </RadioGroup>
  );
}
