import { Button } from "@placket/ui/action/button/Button";
import { useQuery } from "@tanstack/react-query";
import { Fragment } from "react";
import { useNavigate } from "@tanstack/react-router";
import { failureText } from "../api/failure-text.ts";
import { useConfirm } from "../page/dialog/use-confirm.tsx";
import { Folded } from "../page/form/Folded.tsx";
import { ShowAnew } from "../page/form/ShowAnew.tsx";
import { Heading } from "../page/Heading.tsx";
import { isId } from "../page/is-id.ts";
import { useMay } from "../page/permissions.ts";
import { Said } from "../page/Said.tsx";
import { Failed, LoadingRows, NotFound } from "../page/states.tsx";
import { LogoForm } from "./LogoForm.tsx";
import { MenuForm } from "./MenuForm.tsx";
import { NoticesForm } from "./NoticesForm.tsx";
import { portalsAt } from "./portal.addresses.ts";
import { PortalFacts } from "./PortalFacts.tsx";
import {
  portalChoicesQuery,
  portalQuery,
  useWritePortal,
  type Portal,
  type PortalChoices,
} from "./portal.queries.ts";
import { SwitchesForm } from "./SwitchesForm.tsx";
import { usePortalSaving } from "./use-portal-saving.ts";

/** One portal: what it does, what it says, its menu, its logo, and its customers. */
export default function PortalPage({ id }: { readonly id: string }) {
  return isId(id) ? <Found id={Number(id)} /> : <NotFound />;
}

function Found({ id }: { readonly id: number }) {
  const { data: portal, error, refetch } = useQuery(portalQuery(id));
  const { data: choices } = useQuery(portalChoicesQuery);
  if (error && !portal) return <Failed error={error} retry={() => void refetch()} />;
  return (
    <>
      <Heading title={portal?.name ?? "Portal"} />
      <p>
        <a className="link" href={portalsAt({})}>
          All portals
        </a>
      </p>
      {portal && choices ? (
        <Whole key={id} portal={portal} choices={choices} />
      ) : (
        <LoadingRows label="Loading the portal" />
      )}
    </>
  );
}

interface WholeProps {
  readonly portal: Portal;
  readonly choices: PortalChoices;
}

function Whole({ portal, choices }: WholeProps) {
  const mayManage = useMay("portals.manage");
  return (
    <>
      <PortalFacts portal={portal} />
      {mayManage ? <Forms portal={portal} choices={choices} /> : null}
    </>
  );
}

function Forms({ portal, choices }: WholeProps) {
  const saving = usePortalSaving(portal);
  return (
    <>
      {saving.isBehind ? (
        <p>
          <ShowAnew onPress={saving.showAnew} />
        </p>
      ) : null}
      <Fragment key={saving.reading}>
        <Folded title="What It Does">
          <SwitchesForm saving={saving} choices={choices} />
        </Folded>
        <Folded title="Notices">
          <NoticesForm saving={saving} />
        </Folded>
        <Folded title="Menu">
          <MenuForm saving={saving} choices={choices} />
        </Folded>
        <Folded title="Logo">
          <LogoForm saving={saving} />
        </Folded>
        <Folded title="Remove the Portal">
          <Remove portal={portal} />
        </Folded>
      </Fragment>
    </>
  );
}

function Remove({ portal: { id, name, members } }: { readonly portal: Portal }) {
  const remove = useWritePortal("removePortal");
  const navigate = useNavigate();
  const { ask, dialog } = useConfirm();
  const press = async () => {
    const isSure = await ask({
      title: `Remove the portal of “${name}”?`,
      text: "Its code leads nowhere then. Its notices, menu and logo are gone.",
      yes: "Remove",
    });
    if (!isSure) return;
    await remove.mutateAsync({ params: { id } });
    await navigate({ href: portalsAt({}) });
  };
  return (
    <>
      <p>
        {members > 0
          ? "While customers belong to it, it can be switched off, not removed."
          : "Nobody belongs to it."}
      </p>
      <Said text={remove.error ? failureText(remove.error) : ""} />
      <div>
        <Button
          kind="line"
          disabled={members > 0}
          onClick={() => void press().catch(() => undefined)}
        >
          Remove
        </Button>
      </div>
      {dialog}
    </>
  );
}
