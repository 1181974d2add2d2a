import { PreferencesSection } from '../../notification/PreferencesSection';
import { PageHeader } from '../../ui/layout/PageHeader';
import { AppearanceSections } from '../../user/settings/AppearanceSections';
import { DefaultPropertySection } from '../../user/settings/DefaultPropertySection';
import { FormatsSection } from '../../user/settings/FormatsSection';
import { useBreadcrumbs } from '../Breadcrumbs';
import { usePageTitle } from '../page-title';

/** `user-settings`: how the viewer wants to see the product and to hear from it. Each choice holds at once. */
export function UserSettingsPage() {
  usePageTitle('User settings', false);
  useBreadcrumbs([{ label: 'User settings' }]);
  return (
    <>
      <PageHeader title="User settings" line="These choices hold at once, wherever you sign in." />
      <AppearanceSections />
      <FormatsSection />
      <DefaultPropertySection />
      <PreferencesSection />
    </>
  );
}
