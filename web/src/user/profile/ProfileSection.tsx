import { Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { FieldRow, FormSection } from '../../ui/form/FormSection';
import { formatDayOf } from '../../ui/format/day';
import { ReadOnlyField } from '../../ui/ruled-form/ReadOnlyField';
import { PhotoSection } from './PhotoSection';
import { useProfileQuery } from './Profile.generated';

/** The viewer's profile with the photo; the children below appear with it, so that it does not push them down. */
export function ProfileSection({ children }: { children?: ReactNode }) {
  const query = useProfileQuery();
  const profile = query.data?.profile;
  if (query.error && !profile)
    return (
      <>
        <ErrorState details={['The profile could not be loaded.']} onRetry={() => void query.refetch()} />
        {children}
      </>
    );
  if (!profile) return <PageSkeleton />;
  return (
    <>
      <FormSection title="Profile" purpose="How your colleagues know and reach you.">
        <FieldRow>
          <ReadOnlyField label="Name" text={profile.fullName} />
          <ReadOnlyField label="Phone" text={profile.phone ?? ''} />
          <ReadOnlyField label="Email" text={profile.email} />
          <ReadOnlyField label="Joined" text={formatDayOf(profile.joinedOn)} />
        </FieldRow>
        <div>
          <Button asChild>
            <Link to={paths.editProfile}>
              <Pencil size={15} strokeWidth={1.75} aria-hidden />
              Edit profile
            </Link>
          </Button>
        </div>
      </FormSection>
      <PhotoSection profile={profile} onReload={() => query.refetch()} />
      {children}
    </>
  );
}
