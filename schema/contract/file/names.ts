import { z } from 'zod';
import { asks } from '../value/question';
import { optional } from '../value/numbers';

/** What files and folders may be. */
export const fileLimits = {
  /** Of a name, in UTF-8. */
  nameBytes: 255,
  /** Levels of folders, the top not counted. */
  depth: 20,
  foldersPerProperty: 5000,
  fileBytes: 200_000_000,
  searchMax: 200,
  /** What a search answers with at most. */
  foundFiles: 200,
  /** Of those, how many are shown with the text around their hits. */
  snippets: 50,
  previewTextBytes: 200_000,
  previewRows: 200,
  endingSoonDays: 60,
  endingSoonMax: 20,
} as const;

// Pattern without repetition: nothing in it can run long.
const NOT_IN_NAMES = /[/\\\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/u;
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

/** A name of a file or a folder: 1 to 255 bytes, one line, no path. Messages begin with `label`. */
function name(label: string) {
  const text = z
    .string({ error: `${label} is required` })
    .transform((t) => t.normalize('NFC').trim())
    .pipe(
      z
        .string()
        .min(1, `${label} is required`)
        .refine((t) => bytesOf(t) <= fileLimits.nameBytes, `${label} should have at most 255 bytes`)
        .refine(
          (t) => !NOT_IN_NAMES.test(t),
          `${label} should have no slash, backslash or invisible character`,
        )
        .refine((t) => t !== '.' && t !== '..', `${label} should have more than dots`),
    );
  return asks(text, { label, maxLength: fileLimits.nameBytes });
}

export const fileName = name('File Name');
const folderName = name('Folder Name');

/** Under which form a name is compared with its siblings: `Bids`, `bids` and `BIDS` are one name. */
export const nameKey = (text: string): string => text.normalize('NFC').toLowerCase().normalize('NFC');

/** `minutes.pdf` with a number: `minutes (2).pdf`; cut so that it stays a name. */
export function numberedName(text: string, n: number): string {
  const dot = text.lastIndexOf('.');
  const [stem, extension] =
    dot > 0 && text.length - dot <= 12 ? [text.slice(0, dot), text.slice(dot)] : [text, ''];
  const end = ` (${n})${extension}`;
  const room = fileLimits.nameBytes - bytesOf(end);
  let start = '';
  let taken = 0;
  for (const character of stem) {
    taken += bytesOf(character);
    if (taken > room) break;
    start += character;
  }
  return `${start.trimEnd()}${end}`;
}

export const folderInput = z.object({ folderName, parentId: optional(z.uuid()) });
export type FolderInput = z.infer<typeof folderInput>;
export const folderRenameInput = z.object({ folderName });
export const fileRenameInput = z.object({ fileName });
/** Null is the top. */
export const moveInput = z.object({ targetFolderId: z.uuid().nullable() });
export type MoveInput = z.infer<typeof moveInput>;
