import styles from "./TextPart.module.css";

/** Words of staff: HTML that the store cleaned as it was written. */
export const TextPart = ({ html }: { readonly html: string }) => (
  // oxlint-disable-next-line react/no-danger -- cleaned by the server
  <div className={styles["text"]} dangerouslySetInnerHTML={{ __html: html }} />
);
