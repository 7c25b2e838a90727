import { checkPictures, type KeptPicture } from "@placket/domain/catalog/staff/product-pictures";
import { SelectField } from "@placket/ui/form/select-field/SelectField";
import { useAddress, useGo } from "../../page/address.ts";
import { useQuery } from "@tanstack/react-query";
import { useReading } from "../../page/form/use-reading.ts";
import { useMay } from "../../page/permissions.ts";
import { picturesAt } from "../catalog.addresses.ts";
import { picturesQuery, useWriteProduct, type Pictures } from "../product.queries.ts";
import { PartForm } from "./PartForm.tsx";
import { PartPage } from "./PartPage.tsx";
import styles from "./Parts.module.css";
import { PicturesField, type DraftPicture } from "./PicturesField.tsx";

/** The pictures of a product, and of each color of a family. */
export default function PicturesPage({ id }: { readonly id: string }) {
  const color = Number(useAddress().query.get("color") ?? "") || undefined;
  return (
    <PartPage key={color ?? 0} id={id} title="Pictures" part={useQuery(picturesQuery(id, color))}>
      {(pictures: Pictures) => <Kept id={Number(id)} pictures={pictures} />}
    </PartPage>
  );
}

interface KeptProps {
  readonly id: number;
  readonly pictures: Pictures;
}

/** They are sent with what was read of them: whoever was faster is not written over, and shown when asked for. */
function Kept({ id, pictures }: KeptProps) {
  const { reading, read, setRead, showAnew } = useReading(pictures);
  const write = useWriteProduct("setPictures");
  const mayManage = useMay("products.manage");
  const { colorId, seen } = read;
  const save = async (draft: PicturesDraft) => {
    const body = { seen, colorId, pictures: draft.pictures.map(sent) };
    setRead(await write.mutateAsync({ params: { id }, body }));
  };
  return (
    <>
      <ColorSwitch id={id} pictures={read} />
      {read.isMixed ? (
        <p>
          The variants of this color have different pictures: these are those of the first. Saved,
          all of them have these.
        </p>
      ) : null}
      <PartForm<PicturesDraft>
        key={reading}
        begun={{ pictures: read.pictures }}
        check={(draft) => checkPictures(draft.pictures)}
        save={mayManage ? save : undefined}
        showAnew={showAnew}
      >
        {({ id: fieldId, draft, errorOf, onChange }) => (
          <PicturesField
            id={fieldId}
            pictures={draft.pictures}
            errorOf={errorOf}
            isFixed={!mayManage}
            onPictures={(change) => onChange({ pictures: change(draft.pictures) })}
          />
        )}
      </PartForm>
    </>
  );
}

interface PicturesDraft {
  readonly pictures: readonly DraftPicture[];
}

const sent = ({ file, alt, roles, isHidden }: KeptPicture) => ({
  file,
  alt,
  roles: [...roles],
  isHidden,
});

/** Whose pictures they are: the family's own, or those of a color. */
function ColorSwitch({ id, pictures: { colors, colorId } }: KeptProps) {
  const go = useGo();
  if (colors.length === 0) return null;
  return (
    <SelectField
      label="Pictures of"
      className={styles["switch"]}
      value={colorId ?? ""}
      onChange={({ target }) => go(picturesAt({ id: String(id) }, { color: target.value }))}
    >
      <option value="">The product itself</option>
      {colors.map((color) => (
        <option key={color.id} value={color.id}>
          {color.label} ({color.variants === 1 ? "1 variant" : `${color.variants} variants`})
        </option>
      ))}
    </SelectField>
  );
}
