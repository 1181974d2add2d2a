import { PreferencesSection } from '../../notification/preferences/PreferencesSection';
import { PageHeader } from '../../ui/layout/PageHeader';
import { AppearanceSections } from '../../user/settings/AppearanceSections';
import { DefaultPropertySection } from '../../user/settings/DefaultPropertySection';
import { FormatsSection } from '../../user/settings/FormatsSection';
import { useBreadcrumbs } from '../../app/Breadcrumbs';
import { usePageTitle } from '../../app/page-title';

/** `user-settings`: appearance, formats, default property and notifications. Each choice applies at once. */
export function UserSettingsPage() {
  usePageTitle('User settings', false);
  useBreadcrumbs([{ label: 'User settings' }]);
  return (
    <>
      <PageHeader
        title="User settings"
        line="These settings apply right away on every device you sign in on."
      />
      <AppearanceSections />
      <FormatsSection />
      <DefaultPropertySection />
      <PreferencesSection />
    </>
  );
}
