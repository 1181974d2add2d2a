/** Only so many first pages are read; a study has a few hundred. */
const MOST_PAGES = 2000;

/** Returns the text of a PDF, page by page. Nothing in it is run. Throws where it is broken or needs a password. */
export async function pdfText(bytes: Uint8Array, most: number): Promise<string> {
  // Only the threads that read documents load the reader.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const loading = getDocument({
    data: bytes,
    verbosity: 0,
    isEvalSupported: false,
    enableXfa: false,
    disableFontFace: true,
    useSystemFonts: false,
  });
  try {
    const document = await loading.promise;
    let text = '';
    for (let n = 1; n <= Math.min(document.numPages, MOST_PAGES) && text.length < most; n += 1) {
      const page = await document.getPage(n);
      const { items } = await page.getTextContent();
      for (const item of items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : `${item.str} `;
      text += '\n';
      page.cleanup();
    }
    return text;
  } finally {
    await loading.destroy();
  }
}
