import { checkSavedView, VIEW_NAME_MAX } from "@placket/domain/staff/saved-view";
import { Dialog } from "@placket/ui/panel/dialog/Dialog";
import { ResourceForm } from "../form/ResourceForm.tsx";

interface SaveViewProps {
  /** Those that are saved already. */
  readonly views: readonly { readonly name: string }[];
  readonly onSave: (name: string) => Promise<unknown>;
  readonly onClose: () => void;
}

/** Gives the view that is looked at a name. */
export default function SaveView({ views, onSave, onClose }: SaveViewProps) {
  return (
    <Dialog open size="sm" title="Save this view" closeLabel="Close" onClose={onClose}>
      <ResourceForm
        fields={{
          name: {
            label: "Name",
            hint: "A view of yours with the same name is replaced.",
            maxLength: VIEW_NAME_MAX,
            autoComplete: "off",
            isAwaited: true,
          },
        }}
        check={({ name }) => checkSavedView({ name }, views)}
        submitLabel="Save"
        mayBeLeft
        onSave={async ({ name }) => {
          await onSave(name);
          onClose();
        }}
      />
    </Dialog>
  );
}
