import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { ImportPreviewFragment } from '../ComponentImport.generated';
import { previewSummary } from './preview-words';

/** Announces that Roofline reads the file again, and then the result. Silent until something changes. */
export function Announcement(props: {
  preview: ImportPreviewFragment;
  isStale: boolean;
  /** Says which field a choice took from another column; null where it took none. */
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
