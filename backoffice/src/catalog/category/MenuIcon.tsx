import { Button } from "@placket/ui/action/button/Button";
import { failureText } from "../../api/failure-text.ts";
import { FileButton } from "../../page/form/FileButton.tsx";
import { Said } from "../../page/Said.tsx";
import styles from "./CategoriesPage.module.css";
import { useWriteCategory, type Category } from "./category.queries.ts";

const FORMATS = ["png", "jpg", "jpeg", "webp", "avif"];

interface MenuIconProps {
  readonly category: Category;
  readonly onSaved: (category: Category) => void;
}

/** The picture beside a category's name in the menu (MENU-02). */
export function MenuIcon({ category: { id, menuIcon, values }, onSaved }: MenuIconProps) {
  const bring = useWriteCategory("setMenuIcon");
  const remove = useWriteCategory("removeMenuIcon");
  const failure = bring.error ?? remove.error;
  const onSuccess = onSaved;
  return (
    <>
      <p>The menu shows it beside the name, from the second level on.</p>
      {menuIcon === null ? null : (
        <img className={styles["icon"]} src={menuIcon} alt={`Beside ${values.name}`} />
      )}
      <Said
        text={failure ? failureText(failure) : bring.isSuccess ? "The picture is saved." : ""}
      />
      <div className={styles["foot"]}>
        <FileButton
          text={menuIcon === null ? "Choose a Picture" : "Choose Another"}
          label="Picture in the menu"
          formats={FORMATS}
          onFile={(file) => bring.mutate({ params: { id }, body: { file } }, { onSuccess })}
        />
        {menuIcon === null ? null : (
          <Button kind="link" onClick={() => remove.mutate({ params: { id } }, { onSuccess })}>
            Remove the Picture
          </Button>
        )}
      </div>
    </>
  );
}
