declare module 'saxen' {
  /** Calls back for each piece of XML; text and attributes come as written, with their entities. */
  export class Parser {
    on(event: 'openTag', call: (name: string, attributes: () => Record<string, string>) => void): this;
    on(
      event: 'closeTag' | 'text' | 'comment' | 'question' | 'cdata' | 'attention',
      call: (text: string) => void,
    ): this;
    on(event: 'error', call: (error: Error) => void): this;
    write(xml: string): this;
    end(): Error | undefined;
    stop(): void;
  }
}
