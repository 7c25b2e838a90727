import { Button } from "@placket/ui/action/button/Button";
import { SkeletonRegion, SkeletonText } from "@placket/ui/status/skeleton/Skeleton";
import type { Address } from "@placket/domain/directory/address";
import { useQuery } from "../../query/use-query.ts";
import { useCallback, useMemo, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { CallError } from "@placket/web/call/call-error";
import { useShop } from "../../api/shop.ts";
import { countriesQuery, type Country } from "../../directory/countries.queries.ts";
import { Slot } from "../../slot/Slot.tsx";
import { slots } from "../../slot/slots.ts";
import { useConfig } from "../../store/config.queries.ts";
import { t } from "../../translation/translate.ts";
import { AddressControls } from "./AddressControls.tsx";
import { addressOfDraft, type AddressDraft } from "./address-draft.ts";
import { addressPlaces, addressResolver, errorLines, fieldErrors } from "./address-resolver.ts";
import { failureLines, type ProblemLine } from "../problem-lines.ts";
import { StepForm } from "../steps/StepForm.tsx";
import styles from "./AddressForm.module.css";

interface AddressFormProps {
  /** Begins the ids, and tells browsers which of the shopper's addresses is asked for. */
  readonly kind: "shipping" | "billing";
  readonly draft: AddressDraft;
  /** In a checkout: whoever has an address book may keep it there (CHECK-04). */
  readonly mayBeKept?: boolean | undefined;
  readonly submitLabel: string;
  /** Rejects with what the server refused. */
  readonly onSubmit: (address: Address) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
}

/** An address to fill in, once the countries are there (CHECK-23, CHECK-29). */
export function AddressForm(props: AddressFormProps) {
  const { data, isError, refetch } = useQuery(countriesQuery(useShop()));
  if (data) return <FilledForm {...props} countries={data} />;
  if (isError) {
    return (
      <div role="alert" className={styles["failed"]}>
        <p>{t("The list of countries could not be loaded.")}</p>
        <Button kind="line" onClick={() => void refetch()}>
          {t("Try again")}
        </Button>
      </div>
    );
  }
  return (
    <SkeletonRegion label={t("Loading the address form")}>
      <div className={styles["bones"]}>
        <SkeletonText lines={6} size={36} last={100} />
      </div>
    </SkeletonRegion>
  );
}

function FilledForm(props: AddressFormProps & { readonly countries: readonly Country[] }) {
  const { kind, draft, mayBeKept, countries, submitLabel, onSubmit, onCancel } = props;
  const { requiredAddressFields: required } = useConfig();
  const parts = useMemo(() => ({ required, countries }), [required, countries]);
  const form = useForm<AddressDraft>({
    defaultValues: draft,
    resolver: addressResolver(parts),
    // The summary takes the focus, and leads to the fields.
    shouldFocusError: false,
  });
  const [isKept, keep] = useState(false);
  const begin = useCallback(
    (name: Pick<Address, "firstname" | "lastname">) => {
      // What is filled in already, or is being, stays.
      if (form.getValues(["firstname", "lastname"]).some((text) => text !== "")) return;
      form.setValue("firstname", name.firstname);
      form.setValue("lastname", name.lastname);
    },
    [form],
  );
  const [attempt, setAttempt] = useState(0);
  // What the server said of no field; the rest stands at the fields and goes as they are mended.
  const [rest, setRest] = useState<readonly ProblemLine[]>([]);
  const place = { kind, countryCode: useWatch({ control: form.control, name: "countryCode" }) };
  const send = async (filled: AddressDraft) => {
    setRest([]);
    try {
      await onSubmit({ ...addressOfDraft(filled, countries), saveInAddressBook: isKept });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      for (const { name, ...found } of fieldErrors(error.problems)) form.setError(name, found);
      const told = failureLines(error, addressPlaces(place));
      setRest(told.filter(({ field }) => field === undefined));
      setAttempt((before) => before + 1);
    }
  };
  const submit = form.handleSubmit(send, () => {
    setRest([]);
    setAttempt((before) => before + 1);
  });
  return (
    <StepForm
      lines={[...errorLines(place, form.formState.errors), ...rest]}
      attempt={attempt}
      submitLabel={submitLabel}
      busy={form.formState.isSubmitting}
      onSubmit={() => void submit()}
      onCancel={onCancel}
    >
      <AddressControls kind={kind} form={form} parts={parts} />
      {mayBeKept ? (
        <Slot in={slots.checkoutAddressBelow} isKept={isKept} onKeep={keep} onKnown={begin} />
      ) : null}
    </StepForm>
  );
}
