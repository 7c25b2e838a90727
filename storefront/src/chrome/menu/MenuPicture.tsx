import styles from "./MenuPicture.module.css";

/** The picture beside a category of the second level and below, where staff gave it one (MENU-02). */
export function MenuPicture({ of }: { readonly of: { readonly menuIcon?: string | null } }) {
  if (!of.menuIcon) return null;
  return (
    <img
      className={styles["picture"]}
      src={of.menuIcon}
      alt=""
      width={24}
      height={24}
      loading="lazy"
    />
  );
}
