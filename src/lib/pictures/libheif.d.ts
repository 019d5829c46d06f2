/** The part of libheif's JavaScript interface used here; the package has types only for its C interface. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface HeifImage {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    /** Fills `target` with RGBA; calls back with null when the picture cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      onDone: (filled: { data: Uint8ClampedArray } | null) => void,
    ): void;
    free(): void;
  }
  export interface HeifLibrary {
    HeifDecoder: new () => { decode(file: Uint8Array): HeifImage[] };
  }
  export default function load(): HeifLibrary;
}
