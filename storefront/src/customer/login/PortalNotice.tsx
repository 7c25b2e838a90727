import styles from "./PortalNotice.module.css";

/** What an organization says in its portal, as staff wrote it; nothing where it says nothing. */
export function PortalNotice({ html }: { readonly html: string | undefined }) {
  if (!html) return null;
  // Cleaned by the server when it was written.
  // oxlint-disable-next-line react/no-danger -- staff's own markup
  return <div className={styles["notice"]} dangerouslySetInnerHTML={{ __html: html }} />;
}
