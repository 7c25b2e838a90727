import type { ReadModel } from "./catalog/read-model.ts";
import type { Directory } from "./directory/directory.ts";
import type { SheetPress } from "./embroidery/sheet-press.ts";
import type { BotCheckProvider } from "./providers/bot-check/bot-check-provider.ts";
import type { MailTransport } from "./providers/mail/mail-transport.ts";
import type { PaymentProvider } from "./providers/payment/payment-provider.ts";
import type { TableRates } from "./shipping/shipping.ts";
import type { StoreDirectory } from "./store/store-config.ts";
import type { TaxTable } from "./tax/tax.ts";
import type { Translations } from "./translation/translation.ts";

/** The long-lived parts of one server process, made once by `app.ts` and lent to every call. */
export interface Services {
  /** Without it nobody has to prove that no machine is asking. */
  readonly botCheck: BotCheckProvider | undefined;
  readonly catalog: ReadModel;
  readonly directory: Directory;
  /** Without it letters stay in the table that staff read. */
  readonly mail: MailTransport | undefined;
  readonly payment: PaymentProvider;
  /** Makes proofs and worksheets, away from the thread that answers. */
  readonly sheets: SheetPress;
  readonly stores: StoreDirectory;
  readonly tableRates: TableRates;
  readonly taxes: TaxTable;
  readonly translations: Translations;
}
