import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ImportPreviewFragment } from '../ComponentImport.generated';
import { previewSummary } from './preview-words';

/** Says that the file is read again, and then what came of it. Silent until something changes. */
export function Announcement(props: {
  preview: ImportPreviewFragment;
  isStale: boolean;
  /** Which field a choice took from another column. */
  moved: string | null;
}) {
  const { preview, isStale, moved } = props;
  const [hasChanged, setChanged] = useState(false);
  if (isStale && !hasChanged) setChanged(true);
  const text = isStale ? (moved ?? 'Reading the file again.') : `New preview: ${previewSummary(preview)}`;
  return (
    <chakra.p role="status" srOnly>
      {hasChanged ? text : ''}
    </chakra.p>
  );
}
