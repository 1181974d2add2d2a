import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { PageHeader } from '../../ui/layout/PageHeader';
import { EditProfileForm } from './EditProfileForm';
import { useProfileQuery } from './Profile.generated';

/** `user/editprofile`. */
export function EditProfilePage() {
  usePageTitle('Edit profile', false);
  useBreadcrumbs([{ label: 'Profile', to: paths.profile }, { label: 'Edit profile' }]);
  const query = useProfileQuery();
  const profile = query.data?.profile;
  return (
    <>
      <PageHeader title="Edit profile" />
      {profile ? (
        <EditProfileForm profile={profile} onReload={async () => (await query.refetch()).data?.profile} />
      ) : query.error ? (
        <ErrorState details={['The profile could not be loaded.']} onRetry={() => void query.refetch()} />
      ) : (
        <PageSkeleton />
      )}
    </>
  );
}
