import { isNotFound } from '../cache/error-code';
import { type ErrorLike } from '@apollo/client';
import { CircleCheck, FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';

export interface WaitingFileProps<Preview extends { fileName: string; isAccepted: boolean }> {
  preview: Preview | null | undefined;
  query: { loading: boolean; error?: ErrorLike | undefined };
  /** Loads the preview again: someone may have accepted it elsewhere, or changed how it is read. */
  onRetry: () => void;
  onStartOver: () => void;
  /** Returns why this page does not show the file, where it belongs to another property or year. */
  elsewhere: (preview: Preview) => string | null;
  /** The link that leads on from an import, before *Import another file*. */
  onward: ReactNode;
  children: (preview: Preview) => ReactNode;
}

/** The import that an address names: its preview, or why there is none. */
export function WaitingFile<Preview extends { fileName: string; isAccepted: boolean }>({
  preview,
  query,
  ...props
}: WaitingFileProps<Preview>) {
  const { onRetry, onStartOver } = props;
  const startOver = <Button onClick={onStartOver}>Start over</Button>;
  const clock = <FileClock size={24} strokeWidth={1.6} />;
  if (!preview && query.loading) return <PageSkeleton />;
  if (!preview && query.error && !isNotFound(query.error))
    return <ErrorState details={['The preview could not be loaded.']} onRetry={onRetry} />;
  if (!preview)
    return (
      <EmptyState
        icon={clock}
        text="This file is no longer available. Choose it again to import it."
        action={startOver}
      />
    );
  if (preview.isAccepted)
    return (
      <EmptyState
        icon={<CircleCheck size={24} strokeWidth={1.6} />}
        text={`${preview.fileName} was imported.`}
        action={
          <>
            {props.onward}
            <Button onClick={onStartOver}>Import another file</Button>
          </>
        }
      />
    );
  const elsewhere = props.elsewhere(preview);
  if (elsewhere !== null) return <EmptyState icon={clock} text={elsewhere} action={startOver} />;
  return props.children(preview);
}
