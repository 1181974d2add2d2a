import { CombinedGraphQLErrors } from '@apollo/client';
import { CircleCheck, FileClock } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { Button } from '../ui/action/Button';
import { EmptyState } from '../ui/feedback/EmptyState';
import { ErrorState } from '../ui/feedback/ErrorState';
import { PageSkeleton } from '../ui/feedback/PageSkeleton';
import { useComponentImportQuery } from './ComponentImport.generated';
import { ImportReview } from './review/ImportReview';

const isGone = (error: unknown) =>
  CombinedGraphQLErrors.is(error) && error.errors.some((each) => each.extensions?.code === 'NOT_FOUND');

/** The import that the address names: its preview, or why there is none. */
export function WaitingImport(props: {
  importId: string;
  propertyId: string;
  fiscalYear: number;
  onStartOver: () => void;
}) {
  const { importId, onStartOver } = props;
  const query = useComponentImportQuery({ variables: { importId } });
  const preview = query.data?.componentImport;
  const refetch = () => void query.refetch().catch(() => undefined);
  if (!preview && query.loading) return <PageSkeleton />;
  if (!preview && query.error && !isGone(query.error))
    return <ErrorState details={['The preview could not be loaded.']} onRetry={refetch} />;
  if (!preview)
    return (
      <Notice
        text="This file is no longer available. Choose it again to import it."
        onStartOver={onStartOver}
      />
    );
  if (preview.isAccepted) return <Imported fileName={preview.fileName} onStartOver={onStartOver} />;
  if (preview.propertyId !== props.propertyId || preview.fiscalYear !== props.fiscalYear)
    return (
      <Notice
        text={`${preview.fileName} was uploaded for another property or fiscal year (${preview.fiscalYear}). Switch back to it, or start over here.`}
        onStartOver={onStartOver}
      />
    );
  return <ImportReview key={importId} preview={preview} onStartOver={onStartOver} onOutdated={refetch} />;
}

function Notice(props: { text: string; onStartOver: () => void }) {
  return (
    <EmptyState
      icon={<FileClock size={24} strokeWidth={1.6} />}
      text={props.text}
      action={<Button onClick={props.onStartOver}>Start over</Button>}
    />
  );
}

function Imported(props: { fileName: string; onStartOver: () => void }): ReactNode {
  return (
    <EmptyState
      icon={<CircleCheck size={24} strokeWidth={1.6} />}
      text={`${props.fileName} was imported.`}
      action={
        <>
          <Button asChild variant="primary">
            <Link to={paths.components}>Go to the components</Link>
          </Button>
          <Button onClick={props.onStartOver}>Import another file</Button>
        </>
      }
    />
  );
}
