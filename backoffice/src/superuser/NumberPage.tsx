import { isCustomerNumber } from "@placket/domain/customer/customer-number";
import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { groupsQuery, type GroupChoices } from "../customer/group/group.queries.ts";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useReading } from "../page/form/use-reading.ts";
import { Fact, Facts } from "../page/Facts.tsx";
import { Heading } from "../page/Heading.tsx";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { checkTyped, NUMBER_FIELDS, numberFields, numberOf, typedOf } from "./number-form.ts";
import { numberQuery, useWriteNumber, type CustomerNumber } from "./number.queries.ts";
import { RemoveNumber } from "./RemoveNumber.tsx";
import { customerNumbersAt } from "./superuser.addresses.ts";

/** One customer number, to be changed or taken away. */
export default function NumberPage({ custid }: { readonly custid: string }) {
  return isCustomerNumber(custid) ? <Found custid={custid} /> : <NotFound />;
}

function Found({ custid }: { readonly custid: string }) {
  const { data: number, error, refetch } = useQuery(numberQuery(custid));
  const choices = useQuery(groupsQuery);
  const mayManage = useMay("customerNumbers.manage");
  const failure = (number ? null : error) ?? (choices.data ? null : choices.error);
  const again = () => void Promise.all([refetch(), choices.refetch()]);
  if (failure) return <Failed error={failure} retry={again} />;
  return (
    <>
      <Heading title={`Customer Number ${custid}`} />
      <p>
        <a className="link" href={customerNumbersAt({})}>
          All customer numbers
        </a>
      </p>
      {number && choices.data ? (
        <>
          <Facts>
            <Fact title="Customers">{number.customers}</Fact>
          </Facts>
          {mayManage ? (
            <>
              <Change key={custid} number={number} choices={choices.data} />
              <RemoveNumber number={number} />
            </>
          ) : (
            <p>{number.companyName}</p>
          )}
        </>
      ) : (
        <LoadingRows label="Loading the customer number" />
      )}
    </>
  );
}

interface ChangeProps {
  readonly number: CustomerNumber;
  readonly choices: GroupChoices;
}

/** It is sent with the version that was read or saved last: whoever was faster is shown when asked for. */
function Change({ number, choices }: ChangeProps) {
  const { reading, read, setRead, showAnew } = useReading<CustomerNumber>(number);
  const change = useWriteNumber("changeCustomerNumberAs");
  const isBehind = change.error instanceof CallError && change.error.is("superuser.numberChanged");
  const { custid, version } = read;
  const begin = () => {
    change.reset();
    showAnew();
  };
  return (
    <>
      <ResourceForm
        key={reading}
        fields={numberFields(choices)}
        values={typedOf(read)}
        keeps={NUMBER_FIELDS}
        check={checkTyped}
        submitLabel="Save"
        done="Saved. Whoever is connected as it sees its prices at once."
        onSave={async (typed) => {
          const body = { ...numberOf(typed), version };
          setRead(await change.mutateAsync({ params: { custid }, body }));
        }}
      />
      {isBehind ? (
        <p>
          <ShowAnew onPress={begin} />
        </p>
      ) : null}
    </>
  );
}
