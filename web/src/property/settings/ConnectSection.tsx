import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { FormSection } from '../../ui/form/FormSection';

/** Links to the Connected Apps tab, which is otherwise hidden until the property is integrated. */
export const ConnectSection = ({ propertyId }: { propertyId: string }) => (
  <FormSection
    title="Connected app"
    purpose="Real transactions and bank balances beside the plan: from your accounting program, or from its exports."
  >
    <Button asChild justifySelf="start">
      <Link to={paths.propertyDetails(propertyId, 'connected-apps')}>Connect an app</Link>
    </Button>
  </FormSection>
);
