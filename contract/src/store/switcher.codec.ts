import type { ConfigWire } from "./store.rest.ts";

/** A store view among those that shoppers may go over to. */
export interface ShownLanguage {
  /** By its own name: "français". */
  readonly name: string;
  readonly code: string;
  readonly storeId: number;
  /** Its home. */
  readonly url: string;
}

/** Where shoppers may go over to (STORE-01). */
export interface ShownSwitcher {
  readonly regions: readonly {
    readonly name: string;
    readonly stores: readonly {
      readonly name: string;
      readonly languages: readonly ShownLanguage[];
    }[];
  }[];
  /** Whether a sign-in goes along to another host (STORE-07). */
  readonly sharesSignIn: boolean;
}

export const switcherFromWire = ({ extension_attributes: wire }: ConfigWire): ShownSwitcher => ({
  sharesSignIn: wire.customer_sso_config_enabled,
  regions: wire.store_switcher.map(({ name, stores }) => ({
    name,
    stores: stores.map((store) => ({
      name: store.name,
      languages: store.languages.map(({ language, code, store_id: storeId, url }) => ({
        name: language,
        code,
        storeId,
        url,
      })),
    })),
  })),
});
