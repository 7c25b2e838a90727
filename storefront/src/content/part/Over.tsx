import type { PartOf } from "@placket/domain/content/part";
import { Button } from "@placket/ui/action/button/Button";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { useState } from "react";
import { t } from "../../translation/translate.ts";
import { TextPart } from "./TextPart.tsx";

type OverProps = PartOf<"popup">["values"] & {
  /** A popup goes by its X alone, an overlay by a press beside it as well. */
  readonly closesOutside: boolean;
};

/** A button that opens words over the page: a popup dialog with an X, or an overlay (CMS-17). */
export default function Over({ label, title, html, closesOutside }: OverProps) {
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(false);
  return (
    <div>
      <Button
        kind="line"
        aria-haspopup="dialog"
        onClick={() => {
          setThere(true);
          setOpen(true);
        }}
      >
        {label}
      </Button>
      {isThere ? (
        <Dialog
          open={isOpen}
          onClose={() => setOpen(false)}
          onClosed={() => setThere(false)}
          title={title}
          closeLabel={t("Close")}
          keepOnOutsidePress={!closesOutside}
          readable
        >
          <TextPart html={html} />
        </Dialog>
      ) : null}
    </div>
  );
}
