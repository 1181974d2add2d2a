import { KeyRound } from 'lucide-react';
import { Link } from 'react-router-dom';
import { SessionsSection } from '../../account/sessions/SessionsSection';
import { TokensSection } from '../../account/tokens/TokensSection';
import { Button } from '../../ui/action/Button';
import { FormSection } from '../../ui/form/FormSection';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ProfileSection } from '../../user/profile/ProfileSection';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';

/** `user/profile`: the viewer's details, photo, password, browsers and tokens. */
export function ProfilePage() {
  usePageTitle('Profile', false);
  useBreadcrumbs([{ label: 'Profile' }]);
  return (
    <>
      <PageHeader title="Profile" />
      <ProfileSection>
        <FormSection title="Password" purpose="Use 6 to 20 characters that are hard to guess.">
          <div>
            <Button asChild>
              <Link to={paths.changePassword}>
                <KeyRound size={15} strokeWidth={1.75} aria-hidden />
                Change password
              </Link>
            </Button>
          </div>
        </FormSection>
        <SessionsSection>
          <TokensSection />
        </SessionsSection>
      </ProfileSection>
    </>
  );
}
