import { chakra } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';
import { paths } from '../../app/paths';
import { PageHeader } from '../../ui/layout/PageHeader';
import { ChangePasswordForm } from './ChangePasswordForm';

/** `user/changepassword`. */
export function ChangePasswordPage() {
  usePageTitle('Change password', false);
  useBreadcrumbs([{ label: 'Profile', to: paths.profile }, { label: 'Change password' }]);
  return (
    <>
      <chakra.div mb="3">
        <chakra.span asChild display="inline-flex" alignItems="center" gap="1.5" minH="28px" color="brand.fg">
          <Link to={paths.profile}>
            <ArrowLeft size={15} strokeWidth={1.75} aria-hidden />
            Back to profile
          </Link>
        </chakra.span>
      </chakra.div>
      <PageHeader
        title="Change password"
        line="Every other browser is signed out, and every access token stops working."
      />
      <ChangePasswordForm />
    </>
  );
}
