import { holding } from "../held/held.ts";
import type { ConversionProvider } from "../providers/conversion/conversion-provider.ts";
import { META_GRAPH, metaProvider } from "../providers/conversion/meta-provider.ts";

/** Whoever is told of conversions: Meta where its token is configured, what the sandbox plays otherwise. */
export const meta = holding<ConversionProvider>({
  name: "meta",
  open: ({ settings: { meta: keys, sandbox } }) =>
    metaProvider(
      keys
        ? { ...keys, url: META_GRAPH }
        : {
            url: `${sandbox.url}/meta`,
            accessToken: sandbox.secretKey,
            testEventCode: undefined,
          },
    ),
});
