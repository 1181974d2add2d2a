import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
// The build turns this import into an address.
// oxlint-disable-next-line import/default
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';
import openjpegUrl from 'pdfjs-dist/wasm/openjpeg_nowasm_fallback.js?url';

export type { PDFDocumentProxy, PDFPageProxy };

// Our own asset: the content policy allows no other.
GlobalWorkerOptions.workerSrc = workerUrl;

/** A picture with more pixels than this is left out of its page: it would take the memory of the whole tab. */
const MOST_PIXELS = 60_000_000;

/** Opens a PDF in a worker. Nothing of it runs: no scripts, no forms, no code made of its fonts. */
export function openPdf(url: string) {
  return getDocument({
    url,
    isEvalSupported: false,
    enableXfa: false,
    maxImageSize: MOST_PIXELS,
    disableRange: true,
    // The content policy lets no WebAssembly run. The reader appends its own file name, which then is in the fragment.
    useWasm: false,
    wasmUrl: `${new URL(openjpegUrl, window.location.href).href}#/`,
  });
}
