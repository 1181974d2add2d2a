import { chakra } from '@chakra-ui/react';
import { Plus } from 'lucide-react';
import { useMemo, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { NoComponents } from '../../app/empty/NoComponents';
import { paths } from '../../app/paths';
import type { SelectedFiscalYear, SelectedProperty } from '../../app/selection/selection';
import { useShortcuts } from '../../app/shortcuts';
import { YearReadOnly } from '../../app/selection/YearReadOnly';
import { Verdict } from '../../app/verdict/Verdict';
import { Button } from '../../ui/action/Button';
import { counted } from '../../ui/format/count';
import { PageHeader } from '../../ui/layout/PageHeader';
import { deferred } from '../../ui/overlay/deferred';
import { BulkBar } from '../../ui/table-tools/BulkBar';
import { PlanComparison } from '../compare/PlanComparison';
import { PlanChoices } from './cards/PlanChoices';
import type { PlanDoings } from './cards/plan-menu';
import { usePlanCommands, type PlanCommands } from './commands/use-plan-commands';
import { NoFinancials } from './NoFinancials';
import type { PlanFormProps } from './PlanForm';
import type { PlansData } from './plans-data';
import type { PlansDialogsProps } from './PlansDialogs';
import { leadingOf, plansVerdict } from './plans-verdict';
import { ReliefCard } from './relief/ReliefCard';
import { reliefOffers } from './relief/relief-offers';
import { StepAction } from './track/StepAction';
import { StepTrack } from './track/StepTrack';
import { useOpenDialog, type OpenDialog } from './use-open-dialog';
import { usePlansAddress, type PlansAddress } from './use-plans-address';

// The code of the form and the dialogs loads after the first input, when the page is idle, or when one opens.
const PlanForm = deferred<PlanFormProps>(async () => (await import('./PlanForm')).PlanForm);
const PlansDialogs = deferred<PlansDialogsProps>(async () => (await import('./PlansDialogs')).PlansDialogs);

export interface PlansViewProps {
  property: SelectedProperty;
  fiscalYear: SelectedFiscalYear;
  data: PlansData;
  reload: () => Promise<unknown>;
}

/** The planning steps, the plans of the year, and their comparison. */
export function PlansView(props: PlansViewProps) {
  const { data, fiscalYear, reload } = props;
  const address = usePlansAddress();
  const commands = usePlanCommands(reload);
  const dialog = useOpenDialog(data.items);
  const relief = useMemo(() => reliefOffers(data), [data]);
  const canCreate = data.viewerCan.create && data.proposal !== null && data.inventory !== null;
  useShortcuts({ c: () => canCreate && address.openCreate() });
  return (
    <>
      <PageHeader
        title="Plans"
        line={`${counted(data.items.length, 'funding plan')} for ${data.basisFiscalYear ?? fiscalYear.year}, each over 30 years`}
        actions={
          canCreate && (
            <Button
              variant="primary"
              icon={<Plus size={16} strokeWidth={1.75} />}
              onClick={address.openCreate}
            >
              Create plan
            </Button>
          )
        }
      />
      {data.proposal !== null && hasInventory(data) && <Verdict pieces={plansVerdict(data)} />}
      {relief && (
        <chakra.div mb="5">
          <ReliefCard
            relief={relief}
            numberOfUnits={data.numberOfUnits}
            canCreate={canCreate}
            onCreate={address.openOffer}
          />
        </chakra.div>
      )}
      <PlansBody {...props} address={address} commands={commands} dialog={dialog} />
      <PlansDialogs
        needed={dialog.isOpen}
        plans={data.items}
        leading={leadingOf(data)}
        dialog={dialog}
        commands={commands}
        reload={reload}
      />
      <PlanForm
        needed={address.isCreating || address.editedId !== null}
        data={data}
        address={address}
        relief={relief}
        reload={reload}
      />
    </>
  );
}

const hasInventory = (data: PlansData) => (data.inventory?.components.length ?? 0) > 0;

interface PlansBodyProps extends PlansViewProps {
  address: PlansAddress;
  commands: PlanCommands;
  dialog: OpenDialog;
}

function PlansBody(props: PlansBodyProps) {
  const { property, fiscalYear, data, address, commands, dialog } = props;
  const doings = useDoings(address, commands, dialog);
  return (
    <chakra.div display="flex" flexDirection="column" gap="5">
      {data.isReadOnly && (
        <YearReadOnly
          what="plans"
          property={property}
          fiscalYear={fiscalYear}
          basisFiscalYear={data.basisFiscalYear}
        />
      )}
      {data.steps && (
        <StepTrack
          steps={data.steps.steps}
          fiscalYear={data.fiscalYear}
          isAdopted={data.items.some((plan) => plan.isAdopted)}
          actionOf={(step) =>
            !data.isReadOnly && (
              <StepAction
                step={step}
                data={data}
                fiscalYear={fiscalYear}
                canEditComponents={property.viewerCan.editComponents}
                onCreate={address.openCreate}
                onRecommend={() => dialog.choose('recommend')}
                onDisclose={() => dialog.choose('disclose')}
                onAdopt={() => dialog.choose('adopt')}
              />
            )
          }
        />
      )}
      {data.proposal === null ? (
        <NoFinancials property={property} year={fiscalYear.year} />
      ) : !hasInventory(data) ? (
        <NoComponents canEdit={property.viewerCan.editComponents} />
      ) : (
        <Plans data={data} address={address} doings={doings} />
      )}
    </chakra.div>
  );
}

function Plans(props: { data: PlansData; address: PlansAddress; doings: PlanDoings }) {
  const { data, address, doings } = props;
  const comparison = useRef<HTMLDivElement>(null);
  const chosen = address.comparedIds.flatMap(
    (planId) => data.items.find((plan) => plan.planId === planId) ?? [],
  );
  const show = () => {
    comparison.current?.scrollIntoView({ block: 'start' });
    comparison.current?.focus({ preventScroll: true });
  };
  const clear = () => address.setCompared([]);
  return (
    <>
      <PlanChoices
        plans={data.items}
        comparedIds={chosen.map((plan) => plan.planId)}
        onCompared={address.setCompared}
        doings={doings}
      />
      {chosen.length > 1 && <PlanComparison plans={chosen} onClear={clear} headingRef={comparison} />}
      <BulkBar
        count={chosen.length}
        total={chosen.length === 1 ? 'Choose one more to compare' : undefined}
        actions={[{ id: 'compare', label: 'Compare', onSelect: show, disabled: chosen.length < 2 }]}
        onClear={clear}
      />
    </>
  );
}

function useDoings(address: PlansAddress, commands: PlanCommands, dialog: OpenDialog): PlanDoings {
  const navigate = useNavigate();
  return {
    open: (plan) => void navigate(paths.plan(plan.planId)),
    edit: (plan) => address.openEdit(plan.planId),
    rename: (plan) => dialog.ask('rename', plan),
    duplicate: (plan) => void commands.duplicate(plan),
    recommend: (plan, isRecommended) => void commands.recommend(plan, isRecommended),
    disclose: (plan, isDisclosure) => void commands.disclose(plan, isDisclosure),
    adopt: (plan) => dialog.ask('adopt', plan),
    documents: (plan) => dialog.ask('adoption', plan),
    remove: (plan) => dialog.ask('delete', plan),
  };
}
