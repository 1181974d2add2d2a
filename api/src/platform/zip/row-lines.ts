import { UnusableArchive } from './unusable';

/** Greatest length of a row: only an archive meant to fill the memory has a longer one. */
const LONGEST_ROW = 64 * 2 ** 20;

const NEWLINE = 0x0a;

/** Yields the lines of a text, without their ends; refuses a line that is too long before it is whole in memory. */
async function* lines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let begun: Buffer[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let from = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
      yield Buffer.concat([...begun, chunk.subarray(from, end)]).toString('utf8');
      begun = [];
      length = 0;
      from = end + 1;
    }
    begun.push(chunk.subarray(from));
    length += chunk.length - from;
    if (length > LONGEST_ROW)
      throw new UnusableArchive('A row of it is longer than any that Roofline writes.');
  }
  if (length > 0) yield Buffer.concat(begun).toString('utf8');
}

/** Yields rows as the text of `data/*.json`: an array, one row on each line. `onRows` gets the count of each batch. */
export async function* asRowLines(
  texts: AsyncIterable<string[]>,
  onRows: (count: number) => void,
): AsyncGenerator<string> {
  let isFirst = true;
  for await (const batch of texts) {
    onRows(batch.length);
    yield `${isFirst ? '[\n' : ',\n'}${batch.join(',\n')}`;
    isFirst = false;
  }
  yield isFirst ? '[\n]\n' : '\n]\n';
}

/** Yields the rows of `data/*.json`, an array with one row on each line, each as its JSON. */
export async function* rowLines(bytes: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let isBegun = false;
  for await (const line of lines(bytes)) {
    if (!isBegun && line !== '[')
      throw new UnusableArchive('Its data are not written as Roofline writes them.');
    if (isBegun && line === ']') return;
    if (isBegun) yield line.endsWith(',') ? line.slice(0, -1) : line;
    isBegun = true;
  }
}
