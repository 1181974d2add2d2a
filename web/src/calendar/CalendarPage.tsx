import { CalendarDays } from 'lucide-react';
import { PropertyPage } from '../app/property-page/PropertyPage';
import { CalendarMonth } from './CalendarMonth';

/** The duties and dates of the selected property, by day. */
export function CalendarPage() {
  return (
    <PropertyPage title="Calendar" icon={CalendarDays}>
      {({ propertyId, name, viewerCan }) => (
        <CalendarMonth {...{ propertyId, name }} mayExempt={viewerCan.editReserveStudies} />
      )}
    </PropertyPage>
  );
}
