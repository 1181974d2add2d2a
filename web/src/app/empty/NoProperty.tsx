import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../ui/action/Button';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { paths } from '../paths';
import { useSelection } from '../selection/selection';

/** In place of a page of the selected property where there is none, with the way to the first one. */
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
