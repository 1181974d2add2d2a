import { readCheckedArchive, type PartReader, type Wanted } from '../../platform/sheets/checked-archive';
import { XmlStream } from '../../platform/sheets/xml-stream';

/** The parts with text: body, notes, headers and footers. Macros, embedded objects and links are never unpacked. */
const DOCUMENT: Wanted = {
  main: 'word/document.xml',
  parts: /^word\/(?:document|footnotes|endnotes|header\d{1,3}|footer\d{1,3})\.xml$/i,
};

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Decodes the entities of XML text. Numbers that are no character are left out. */
function decoded(raw: string): string {
  return raw.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]{2,4});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES[name] ?? whole;
    const code = name[1]?.toLowerCase() === 'x' ? parseInt(name.slice(2), 16) : Number(name.slice(1));
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '';
  });
}

/** The whitespace for each element that ends a word or a line. */
const BREAKS: Record<string, string> = { p: '\n', tr: '\n', br: '\n', cr: '\n', tab: ' ', tc: ' ' };

/** Reads the text of a part while it is unpacked, and stops after `most` characters. */
class PartText implements PartReader {
  readonly #xml: XmlStream;
  readonly #pieces: string[] = [];
  #length = 0;
  #isText = false;

  constructor(readonly most: number) {
    this.#xml = new XmlStream({
      open: (name) => {
        this.#isText = name === 't';
        if (name === 'tab' || name === 'br' || name === 'cr') this.#add(BREAKS[name]!);
      },
      text: (raw) => {
        if (this.#isText) this.#add(decoded(raw));
      },
      close: (name) => {
        this.#isText = false;
        if (name === 'p' || name === 'tr' || name === 'tc') this.#add(BREAKS[name]!);
      },
    });
  }

  #add(text: string): void {
    this.#pieces.push(text);
    this.#length += text.length;
  }

  write(chunk: Buffer): 'more' | 'enough' {
    this.#xml.write(chunk);
    if (this.#length < this.most) return 'more';
    this.#xml.stop();
    return 'enough';
  }

  end(): Buffer {
    this.#xml.end();
    return Buffer.from(this.#pieces.join(''));
  }
}

/** Returns the text of a .docx: its body first, then notes, headers and footers. Throws where it cannot be read. */
export async function docxText(bytes: Buffer, most: number): Promise<string> {
  const parts = await readCheckedArchive(bytes, () => new PartText(most), DOCUMENT);
  const isBody = (name: string) => name.toLowerCase() === DOCUMENT.main;
  parts.sort((a, b) => Number(isBody(b.name)) - Number(isBody(a.name)));
  return parts.map((part) => part.bytes.toString('utf8')).join('\n');
}
