/** The part of Braintree's official server library that the adapter uses; the library ships no types. */
declare module "braintree" {
  export interface BraintreeTransaction {
    readonly id: string;
    readonly type: "sale" | "credit";
    readonly status: string;
    /** Decimal text in the currency's own format. */
    readonly amount: string;
    readonly currencyIsoCode: string;
    readonly orderId?: string | null;
    readonly processorResponseCode?: string;
    readonly gatewayRejectionReason?: string | null;
    readonly refundIds?: readonly string[];
    readonly creditCard: BraintreeCard & {
      /** Of a card that is kept. */
      readonly token?: string | null;
    };
    /** `apple_pay_card` and `android_pay_card` are told of in fields of their own. */
    readonly paymentInstrumentType?: string;
    /** Its own last digits are the device's; the card's end `sourceDescription`. */
    readonly applePayCard?: BraintreeCard & { readonly sourceDescription?: string };
    /** Google Pay; its own last digits are the device's. */
    readonly androidPayCard?: BraintreeCard & { readonly sourceCardLast4?: string };
  }

  export interface BraintreeCard {
    readonly cardType?: string;
    readonly last4?: string;
    readonly expirationMonth?: string;
    readonly expirationYear?: string;
  }

  export interface BraintreeNonce {
    readonly nonce: string;
    /** `CreditCard`, `ApplePayCard`, `AndroidPayCard`. */
    readonly type?: string;
    readonly details?: { readonly bin?: string; readonly isNetworkTokenized?: boolean };
  }

  export interface BraintreeResult {
    readonly success: boolean;
    readonly message?: string;
    readonly transaction?: BraintreeTransaction;
    readonly errors?: {
      deepErrors(): readonly { readonly code: string; readonly message: string }[];
    };
  }

  export interface BraintreeNotice {
    readonly kind: string;
    readonly transaction?: Pick<BraintreeTransaction, "id" | "orderId">;
    readonly dispute?: { readonly transaction?: Pick<BraintreeTransaction, "id" | "orderId"> };
  }

  interface Billing {
    readonly firstName: string;
    readonly lastName: string;
    readonly streetAddress: string;
    readonly locality: string;
    readonly postalCode: string;
    readonly countryCodeAlpha2: string;
  }

  interface Sale {
    readonly amount: string;
    readonly orderId: string;
    readonly paymentMethodNonce: string;
    readonly merchantAccountId?: string;
    readonly deviceData?: string;
    readonly billing?: Billing;
    readonly options: {
      readonly submitForSettlement: boolean;
      readonly storeInVaultOnSuccess?: boolean;
      readonly threeDSecure?: { readonly required: boolean };
    };
  }

  interface TransactionSearch {
    orderId(): { is(value: string): void };
  }

  class Environment {
    static readonly Sandbox: Environment;
    static readonly Production: Environment;
    constructor(
      server: string,
      port: string,
      authUrl: string,
      ssl: boolean,
      graphQlServer: string,
      graphQlPort: string,
    );
  }

  class BraintreeGateway {
    constructor(config: {
      environment: Environment;
      merchantId: string;
      publicKey: string;
      privateKey: string;
    });
    readonly config: { timeout: number };
    readonly clientToken: {
      generate(
        options: object,
      ): Promise<{ readonly success: boolean; readonly clientToken: string }>;
    };
    readonly paymentMethod: {
      delete(token: string): Promise<unknown>;
    };
    readonly webhookNotification: {
      parse(signature: string, payload: string): Promise<BraintreeNotice>;
      verify(challenge: string): string;
    };
    readonly paymentMethodNonce: {
      create(token: string): Promise<{ readonly paymentMethodNonce: BraintreeNonce }>;
      find(nonce: string): Promise<BraintreeNonce>;
    };
    readonly transaction: {
      sale(sale: Sale): Promise<BraintreeResult>;
      find(id: string): Promise<BraintreeTransaction>;
      search(criteria: (search: TransactionSearch) => void): AsyncIterable<BraintreeTransaction>;
      submitForSettlement(id: string, amount: string): Promise<BraintreeResult>;
      void(id: string): Promise<BraintreeResult>;
      refund(
        id: string,
        refund: { readonly amount: string; readonly orderId: string },
      ): Promise<BraintreeResult>;
    };
  }

  const library: {
    readonly BraintreeGateway: typeof BraintreeGateway;
    readonly Environment: typeof Environment;
  };
  export default library;
  export type { BraintreeGateway, Environment };
}
