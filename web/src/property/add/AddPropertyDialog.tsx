import { useEffect, useState } from 'react';
import { localToday } from '../../app/today';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { Dialog } from '../../ui/overlay/Dialog';
import { ADD_PROPERTY_TITLE, AddPropertyWizard, type AddPropertyWizardProps } from './AddPropertyWizard';
import { useAddPropertyChoicesQuery } from './AddProperty.generated';

type AddPropertyDialogProps = Pick<AddPropertyWizardProps, 'canSetTest' | 'onClose' | 'onAdded'>;

/** Add a New Property: loads the choices, then shows the wizard. */
export function AddPropertyDialog(props: AddPropertyDialogProps) {
  const { data, error, refetch } = useAddPropertyChoicesQuery();
  const isSlow = useSlow();
  if (data)
    return (
      <AddPropertyWizard
        {...props}
        today={localToday()}
        propertyTypes={data.propertyTypes}
        workspaces={data.newPropertyWorkspaces}
      />
    );
  if (!error && !isSlow) return null;
  return (
    <Dialog open onClose={props.onClose} title={ADD_PROPERTY_TITLE} width="960px">
      {error ? (
        <ErrorState details={['The form could not be loaded.']} onRetry={() => void refetch()} />
      ) : (
        <>
          {[1, 2, 3, 4].map((row) => (
            <div key={row} style={{ marginBottom: 24 }}>
              <Skeleton width="120px" />
              <div style={{ height: 8 }} />
              <Skeleton height="38px" />
            </div>
          ))}
        </>
      )}
    </Dialog>
  );
}

/** Returns true after 300 ms: a dialog that shows for less would only flash. */
function useSlow(): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return isSlow;
}
