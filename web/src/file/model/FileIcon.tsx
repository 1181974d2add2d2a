import { chakra } from '@chakra-ui/react';
import { File, FileImage, FileSpreadsheet, FileText, Folder, type LucideIcon } from 'lucide-react';
import type { FilePreviewKind } from '@roofline/schema/file/file';

const LOOKS: Record<FilePreviewKind | 'folder', { Icon: LucideIcon; color: string }> = {
  folder: { Icon: Folder, color: 'brand.fg' },
  pdf: { Icon: FileText, color: 'danger.fg' },
  table: { Icon: FileSpreadsheet, color: 'success.fg' },
  image: { Icon: FileImage, color: 'info.fg' },
  text: { Icon: FileText, color: 'fg.subtle' },
  none: { Icon: File, color: 'fg.subtle' },
};

/** The icon of a kind of file, or of a folder. Screen readers skip it: a file's name says its kind by its ending. */
export function FileIcon({ kind }: { kind: FilePreviewKind | 'folder' }) {
  const { Icon, color } = LOOKS[kind];
  return (
    <chakra.span color={color} display="inline-flex" flexShrink={0} aria-hidden>
      <Icon size={18} strokeWidth={1.75} />
    </chakra.span>
  );
}
