import { chakra } from '@chakra-ui/react';
import { CalendarCheck, Sheet } from 'lucide-react';
import { DocumentButton } from '../app/job/DocumentButton';
import { listAnswer } from '../app/list/list-answer';
import { EmptyState } from '../ui/feedback/EmptyState';
import { FigureStrip } from '../ui/figure/FigureStrip';
import { Money } from '../ui/figure/figures';
import { counted } from '../ui/format/count';
import { PageHeader } from '../ui/layout/PageHeader';
import { ListPage } from '../ui/list-page/ListPage';
import { propertyTaskColumns, TaskPhoneRow } from './property-task-columns';
import { usePropertyMaintenanceQuery, type PropertyMaintenanceQuery } from './PropertyMaintenance.generated';

type Maintenance = NonNullable<NonNullable<PropertyMaintenanceQuery['property']>['maintenance']>;

/** The number of figures that fit side by side. */
const YEARS_SHOWN = 4;
const OFF = 'Preventative maintenance is not switched on for this portfolio.';
const NONE = 'No component has a maintenance task yet. Open a component and choose Add task.';

/** The cost of maintenance in each year, paid from operations. */
function Years({ years, yearlyCost }: Maintenance) {
  if (yearlyCost === null) return null;
  return (
    <chakra.section aria-label="Cost by year" mb="4">
      <FigureStrip
        figures={years.slice(0, YEARS_SHOWN).map(({ year, taskCount, cost }) => ({
          label: String(year),
          value: <Money amount={cost} />,
          note: `${counted(taskCount, 'task')} due`,
        }))}
      />
      <chakra.p textStyle="caption" color="fg.muted" mt="2">
        <Money amount={yearlyCost} /> in an average year. Operations pay for it: no funding plan and no
        reserve report counts it.
      </chakra.p>
    </chakra.section>
  );
}

/** The maintenance tasks of a property. */
export function PropertyMaintenance({ propertyId }: { propertyId: string }) {
  const query = usePropertyMaintenanceQuery({
    variables: { propertyId },
    // A change made on a component's page a moment ago has to show here.
    fetchPolicy: 'cache-and-network',
  });
  const list = listAnswer(query, 'The maintenance could not be loaded.');
  const maintenance = list.shown?.property?.maintenance;
  const isOff = list.shown?.property != null && maintenance === null;
  return (
    <>
      <PageHeader
        title="Maintenance"
        line="Tasks that keep components in order, by the day they are due next"
        actions={
          maintenance && maintenance.tasks.length > 0 ? (
            <DocumentButton
              icon={<Sheet size={15} strokeWidth={1.75} aria-hidden />}
              asked={{ title: 'Maintenance, Excel', of: { propertyId, document: 'maintenance' } }}
            >
              Excel export
            </DocumentButton>
          ) : undefined
        }
      />
      {maintenance && maintenance.tasks.length > 0 && <Years {...maintenance} />}
      <ListPage
        {...list}
        caption="Maintenance tasks"
        columns={propertyTaskColumns(maintenance?.viewerCan.viewCosts ?? false)}
        rows={isOff ? [] : maintenance?.tasks}
        rowId={({ task }) => task.maintenanceTaskId}
        rowName={({ task }) => task.name}
        renderPhoneRow={(row) => <TaskPhoneRow row={row} />}
        empty={<EmptyState icon={<CalendarCheck size={24} strokeWidth={1.6} />} text={isOff ? OFF : NONE} />}
      />
    </>
  );
}
