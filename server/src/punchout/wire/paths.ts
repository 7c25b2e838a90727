/** Where procurement systems send their cXML requests. */
export const CXML_PATH = "/punchout/cxml";

/** Where SAP and its like send a buyer's browser with user name and password. */
export const OCI_PATH = "/punchout/oci";
