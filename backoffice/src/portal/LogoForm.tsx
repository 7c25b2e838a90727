import { PORTAL_LOGO_FORMATS } from "@placket/domain/portal/logo";
import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../api/failure-text.ts";
import { FileButton } from "../page/form/FileButton.tsx";
import { Said } from "../page/Said.tsx";
import styles from "./LogoForm.module.css";
import { useWritePortal } from "./portal.queries.ts";
import type { PortalSaving } from "./use-portal-saving.ts";

/** The picture of a portal's header. */
export function LogoForm({ saving: { portal, setRead } }: { readonly saving: PortalSaving }) {
  const { id, name, logo } = portal;
  const bring = useWritePortal("setPortalLogo");
  const remove = useWritePortal("removePortalLogo");
  const onSuccess = setRead;
  const failure = bring.error ?? remove.error;
  return (
    <>
      <p>
        {logo
          ? "It stands in the header of its customers, and on its login."
          : "Without one, its name stands in the header of its customers."}
      </p>
      {logo ? <img className={styles["logo"]} src={logo} alt={name} /> : null}
      <Said text={failure ? failureText(failure) : bring.isSuccess ? "The logo is saved." : ""} />
      <div className={styles["foot"]}>
        <FileButton
          text={logo ? "Choose Another" : "Choose a Picture"}
          label="Logo of the portal"
          formats={PORTAL_LOGO_FORMATS}
          onFile={(file) => bring.mutate({ params: { id }, body: { file } }, { onSuccess })}
        />
        {logo ? (
          <Button kind="link" onClick={() => remove.mutate({ params: { id } }, { onSuccess })}>
            Remove the Logo
          </Button>
        ) : null}
      </div>
    </>
  );
}
