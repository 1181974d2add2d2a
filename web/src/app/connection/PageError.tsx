import { usePageTitleShown } from '../page-title';
import { ErrorState, type ErrorStateProps } from '../../ui/feedback/ErrorState';
import { PageHeader } from '../../ui/layout/PageHeader';

/** Shown in place of a page that could not be loaded: its title stays, with the error where the content would be. */
export function PageError(props: ErrorStateProps) {
  const title = usePageTitleShown();
  return (
    <>
      {title && <PageHeader title={title} />}
      <ErrorState {...props} />
    </>
  );
}
