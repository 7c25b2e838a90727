import { CallError } from "@placket/web/call/call-error";
import { useQuery } from "@tanstack/react-query";
import { groupsQuery, type GroupChoices } from "../customer/group/group.queries.ts";
import { CopyText } from "../page/CopyText.tsx";
import { Fact, Facts } from "../page/Facts.tsx";
import { ResourceForm } from "../page/form/ResourceForm.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { useReading } from "../page/form/use-reading.ts";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { bodyOf, checkTyped, partnerFields, typedOf, type PartnerField } from "./partner-form.ts";
import { partnerQuery, useWritePartner, type Partner } from "./partner.queries.ts";
import { PROTOCOL_TEXT } from "./punchout-text.ts";
import { partnersAt, visitsAt } from "./punchout.addresses.ts";
import { RemovePartner } from "./RemovePartner.tsx";
import { TryPartner } from "./TryPartner.tsx";

/** One partner: how it comes in, what is handed over, and a request of it tried. */
export default function PartnerPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: partner, error, refetch } = useQuery(partnerQuery(id));
  const choices = useQuery(groupsQuery);
  const mayManage = useMay("punchout.manage");
  if (error instanceof CallError && error.is("punchout.noSuchPartner")) return <NotFound />;
  const failure = (partner ? null : error) ?? (choices.data ? null : choices.error);
  const again = () => void Promise.all([refetch(), choices.refetch()]);
  if (failure) return <Failed error={failure} retry={again} />;
  if (!partner || !choices.data) return <LoadingRows label="Loading the partner" />;
  return (
    <>
      <Heading title={partner.name} />
      <p>
        <a className="link" href={partnersAt({})}>
          All partners
        </a>
      </p>
      <Facts>
        <Fact title="Visits">
          <a className="link" href={visitsAt({}, { search: partner.name })}>
            Who came, and with what
          </a>
        </Fact>
        <Fact title="Speaks">{PROTOCOL_TEXT[partner.protocol]}</Fact>
        <Fact title="Identity">{[partner.domain, partner.identity].filter(Boolean).join(" ")}</Fact>
        <Fact title="Its system sends to">
          <CopyText text={partner.address} what="the address" />
        </Fact>
      </Facts>
      {mayManage ? (
        <>
          <Change key={id} partner={partner} choices={choices.data} />
          <TryPartner partner={partner} />
          <RemovePartner partner={partner} />
        </>
      ) : null}
    </>
  );
}

interface ChangeProps {
  readonly partner: Partner;
  readonly choices: GroupChoices;
}

/** It is sent with the version that was read or saved last: whoever was faster is shown when asked for. */
function Change({ partner, choices }: ChangeProps) {
  const { reading, read, setRead, showAnew } = useReading<Partner>(partner);
  const change = useWritePartner("changePunchoutPartner");
  const isBehind =
    change.error instanceof CallError && change.error.is("punchout.changedMeanwhile");
  const fields = partnerFields(choices, false);
  const { id, version } = read;
  const kept = (Object.keys(fields) as PartnerField[]).filter((name) => name !== "secret");
  return (
    <>
      <ResourceForm
        key={reading}
        fields={fields}
        values={typedOf(read)}
        keeps={kept}
        check={(typed) => checkTyped(typed, false)}
        submitLabel="Save"
        done="Saved."
        onSave={async (typed) => {
          const body = { ...bodyOf(typed), version };
          setRead(await change.mutateAsync({ params: { id }, body }));
        }}
      />
      {isBehind ? (
        <p>
          <ShowAnew
            onPress={() => {
              change.reset();
              showAnew();
            }}
          />
        </p>
      ) : null}
    </>
  );
}
