import { QRCodeSVG } from "qrcode.react";

/** So many px square: a phone reads it from an arm's length. */
const SIZE = 184;

/** The secret of a second factor as a QR picture, drawn here: nobody else is told. */
export default function SecretPicture({ uri }: { readonly uri: string }) {
  return <QRCodeSVG value={uri} size={SIZE} level="M" marginSize={4} title="Secret as a QR code" />;
}
