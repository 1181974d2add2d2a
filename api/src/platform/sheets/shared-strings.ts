import type { PartReader } from './checked-archive';
import { XmlStream } from './xml-stream';

/**
 * Collects the texts that cells refer to by number, unchanged, and measures them: a long one can be in many cells, and
 * a blank one fills none.
 */
export class SharedStrings implements PartReader {
  /** Length of each text; 0 where it is blank. */
  readonly lengths: number[] = [];
  private readonly chunks: Buffer[] = [];
  private readonly xml: XmlStream;
  private length = 0;
  private isBlank = true;

  constructor() {
    this.xml = new XmlStream({
      open: (name) => {
        if (name === 'si') [this.length, this.isBlank] = [0, true];
      },
      text: (raw) => {
        this.length += raw.length;
        this.isBlank &&= raw.trim() === '';
      },
      close: (name) => {
        if (name === 'si') this.lengths.push(this.isBlank ? 0 : this.length);
      },
    });
  }

  write(chunk: Buffer): 'more' {
    this.chunks.push(chunk);
    this.xml.write(chunk);
    return 'more';
  }

  end(): Buffer {
    this.xml.end();
    return Buffer.concat(this.chunks);
  }
}
