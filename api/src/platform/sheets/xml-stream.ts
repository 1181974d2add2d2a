// Other packages compile this file too, and include no declarations of this one.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./saxen.d.ts" />
import { StringDecoder } from 'node:string_decoder';
import { Parser } from 'saxen';
import { BROKEN_WORKBOOK, UnreadableFileError } from './grid';

/** Receives the pieces of a workbook's part, by local names; text comes as written, with its entities. */
export interface XmlHandler {
  open(name: string, attributes: () => Record<string, string>): void;
  text(raw: string): void;
  close(name: string): void;
}

/** Longest piece: a cell's 32,767 characters, each written as an entity, and their tags. More is no cell. */
const LONGEST_PIECE = 262_144;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads XML as it is unpacked, so that it can end before the part does. */
export class XmlStream {
  private readonly parser = new Parser();
  private readonly decoder = new StringDecoder('utf8');
  /** Characters since a piece ended: the parser buffers them and scans them again with each write. */
  private unended = 0;
  private isStopped = false;

  constructor(handler: XmlHandler) {
    const ended = () => {
      this.unended = 0;
    };
    this.parser
      .on('openTag', (name, attributes) => {
        ended();
        if (!this.isStopped) handler.open(localName(name), attributes);
      })
      .on('text', (raw) => {
        ended();
        if (!this.isStopped) handler.text(raw);
      })
      .on('closeTag', (name) => {
        ended();
        if (!this.isStopped) handler.close(localName(name));
      })
      .on('comment', ended)
      .on('question', ended)
      .on('cdata', ended)
      .on('attention', () => {
        throw new UnreadableFileError('The workbook declares a document type, which is not allowed.');
      })
      .on('error', () => {
        throw new UnreadableFileError(BROKEN_WORKBOOK);
      });
  }

  write(bytes: Buffer): void {
    const text = this.decoder.write(bytes);
    this.unended += text.length;
    if (this.unended > LONGEST_PIECE) throw new UnreadableFileError(BROKEN_WORKBOOK);
    this.parser.write(text);
  }

  /** Ends the reading, because the rest is not needed. */
  stop(): void {
    this.isStopped = true;
    this.parser.stop();
  }

  end(): void {
    if (!this.isStopped) this.parser.end();
  }
}
