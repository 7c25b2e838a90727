/** In Node and in every browser alike; the only globals the contract uses. */
declare function btoa(text: string): string;
declare function atob(base64: string): string;
interface File {
  readonly name: string;
  readonly size: number;
  readonly type: string;
}
declare class TextEncoder {
  encode(text: string): Uint8Array;
}
declare class TextDecoder {
  constructor(encoding: string, options: { readonly fatal: boolean });
  decode(bytes: Uint8Array): string;
}
