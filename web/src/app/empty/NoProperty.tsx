import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { paths } from '../paths';
import { useSelection } from '../selection/selection';

/** Shown in place of a property's page where there is no property, with a link that adds the first one. */
export function NoProperty({ icon }: { icon?: ReactNode }) {
  const { viewer } = useSelection();
  return (
    <EmptyState
      icon={icon}
      text="No properties found"
      action={
        viewer.viewerCan.addProperty && (
          <Button asChild variant="primary">
            <Link to={`${paths.properties}?add=1`}>Add a New Property</Link>
          </Button>
        )
      }
    />
  );
}
