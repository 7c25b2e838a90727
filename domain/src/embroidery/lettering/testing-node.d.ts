// What the tests of this room need of Node to read a font; the rules themselves see no Node types.
declare module "node:fs" {
  export function readFileSync(path: string): Uint8Array<ArrayBuffer>;
}
declare module "node:url" {
  export function fileURLToPath(url: string): string;
}
interface ImportMeta {
  resolve(specifier: string): string;
}
declare module "node:zlib" {
  export function deflateRawSync(
    bytes: Uint8Array,
    options: { readonly level: number; readonly strategy: number },
  ): Uint8Array;
}
