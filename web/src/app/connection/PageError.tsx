import { usePageTitleShown } from '../page-title';
import { ErrorState, type ErrorStateProps } from '../../ui/feedback/ErrorState';
import { PageHeader } from '../../ui/layout/PageHeader';

/** In place of a page that could not be loaded: its title stays, and what failed stands where the page would be. */
export function PageError(props: ErrorStateProps) {
  const title = usePageTitleShown();
  return (
    <>
      {title && <PageHeader title={title} />}
      <ErrorState {...props} />
    </>
  );
}
