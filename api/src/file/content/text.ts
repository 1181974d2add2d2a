import type { FilePreview } from '@roofline/schema/file/file';
import { fileLimits } from '@roofline/schema/file/names';
import { XLSX } from '../../platform/http/media-types';
import { decodeText, readCsv } from '../../platform/sheets/csv';
import type { Cell } from '../../platform/sheets/grid';
import { readXlsx } from '../../platform/sheets/xlsx';
import { PDF } from '../../platform/upload/file-kind';
import { CSV, DOCX, TEXT } from './types';
import { docxText } from './docx';
import { pdfText } from './pdf';

/** The characters of one file that the search covers: some 100 pages. A tsvector has at most 1 MB. */
const SEARCHED_CHARS = 250_000;
const SEARCHED_BYTES = 300_000;
/** A longer run of characters is no word that anyone searches for. */
const LONGEST_WORD = 200;

/** The content of a file, or its beginning. */
export interface Content {
  contentType: string;
  bytes: Uint8Array;
  /** The file has more bytes than these. */
  isCut: boolean;
}

const bufferOf = ({ bytes }: Content) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
const cellWords = (cell: Cell) => (cell === null ? '' : String(cell));

async function sheetText(content: Content): Promise<string> {
  const sheets = await readXlsx(bufferOf(content));
  const lines = sheets.flatMap(({ sheetName, rows }) => [
    sheetName ?? '',
    ...rows.map((row) => row.map(cellWords).filter(Boolean).join(' ')),
  ]);
  return lines.join('\n');
}

async function rawText(content: Content): Promise<string | null> {
  const bytes = bufferOf(content);
  if (content.contentType === TEXT || content.contentType === CSV) return decodeText(bytes);
  // A file that was cut cannot be unpacked.
  if (content.isCut) return null;
  if (content.contentType === PDF.contentType) return pdfText(new Uint8Array(bytes), SEARCHED_CHARS);
  if (content.contentType === DOCX) return docxText(bytes, SEARCHED_CHARS);
  if (content.contentType === XLSX) return sheetText(content);
  return null;
}

/** Cuts a text to so many bytes of UTF-8, between characters. */
function firstBytes(text: string, bytes: number): string {
  const cut = Buffer.from(text, 'utf8').subarray(0, bytes).toString('utf8');
  return cut.replace(/\uFFFD{1,3}$/, '');
}

/** Returns the text to store for the search, without control characters, the marks « » of a hit and overlong words. */
function searchable(text: string): string {
  const words = text
    .slice(0, SEARCHED_CHARS)
    .replace(/[\p{Cc}\p{Cs}«»]/gu, ' ')
    .split(/\s+/)
    .filter((word) => word !== '' && word.length <= LONGEST_WORD);
  return firstBytes(words.join(' '), SEARCHED_BYTES);
}

/** Returns the text inside a file; null where there is none to read: broken, encrypted, a bomb, or another type. */
export async function textOf(content: Content): Promise<string | null> {
  try {
    const text = searchable((await rawText(content)) ?? '');
    return text === '' ? null : text;
  } catch {
    return null;
  }
}

/** Returns the beginning of a file as text, or its first sheet; null where it cannot be read. */
export async function previewOf(content: Content): Promise<FilePreview | null> {
  try {
    if (content.contentType === TEXT) return textPreview(content);
    const { rows, isCut } = await firstSheet(content);
    const table = rows.slice(0, fileLimits.previewRows).map((row) => row.map(cellWords));
    return { text: null, table, isCut: isCut || rows.length > fileLimits.previewRows };
  } catch {
    return null;
  }
}

function textPreview(content: Content): FilePreview {
  const whole = decodeText(bufferOf(content)).replace(/^\uFEFF/, '');
  const shown = whole.replace(/[^\P{Cc}\t\n\r]|\p{Cs}/gu, '');
  const text = firstBytes(shown, fileLimits.previewTextBytes);
  return { text, table: null, isCut: content.isCut || text.length < shown.length };
}

async function firstSheet(content: Content): Promise<{ rows: Cell[][]; isCut: boolean }> {
  if (content.contentType === XLSX)
    return (await readXlsx(bufferOf(content)))[0] ?? { rows: [], isCut: false };
  const { rows } = readCsv(wholeLines(content));
  return { rows, isCut: content.isCut };
}

/** Drops the last line of a cut file, since half a row could show half a figure. */
function wholeLines(content: Content): Buffer {
  const bytes = bufferOf(content);
  return content.isCut ? bytes.subarray(0, bytes.lastIndexOf(0x0a) + 1) : bytes;
}
