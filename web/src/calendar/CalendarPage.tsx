import { CalendarDays } from 'lucide-react';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { CalendarMonth } from './CalendarMonth';

/** What the selected property owes, and what happens to it, by day. */
export function CalendarPage() {
  return (
    <PropertyPage title="Calendar" icon={CalendarDays}>
      {({ propertyId, name, viewerCan }) => (
        <CalendarMonth {...{ propertyId, name }} mayExempt={viewerCan.editReserveStudies} />
      )}
    </PropertyPage>
  );
}
