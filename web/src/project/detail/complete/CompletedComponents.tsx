import { chakra } from '@chakra-ui/react';
import { RowFields } from '../../../app/fields/FieldSections';
import { Checkbox } from '../../../ui/choice/Checkbox';
import { Banner } from '../../../ui/feedback/Banner';
import { counted } from '../../../ui/format/count';
import { formatMoneyExact } from '../../../ui/format/money';
import {
  COMPONENT_FIELDS,
  proposedValues,
  type CompletionForm,
  type Proposal,
  type ProposedComponent,
} from './completion-form';

/** Returns the values of the component today, in one line. */
function todayWords({
  currentCost,
  usefulLife,
  remainingUsefulLife,
  lastReplacedYear,
  isOneTime,
}: ProposedComponent) {
  const life = isOneTime ? 'one-time' : `${remainingUsefulLife} of ${counted(usefulLife, 'year')} left`;
  const replaced = lastReplacedYear === null ? '' : `, last replaced in ${lastReplacedYear}`;
  return `Today: ${formatMoneyExact(currentCost)}, ${life}${replaced}`;
}

const SOURCES: Record<ProposedComponent['actualCostSource'], string> = {
  payments: 'Actual cost from the payments that name it',
  paid: 'Actual cost from its share of what was paid, in proportion to the estimates',
  contracted: 'Actual cost from its share of the contract, in proportion to the estimates',
  estimate: 'No payments or contract for it: the actual cost is its cost of today',
};

/** Returns the source of the proposed cost, which is 0 where the work of another project counts already. */
const sourceWords = ({ actualCostSource, actualCost, currentCost }: ProposedComponent) =>
  actualCostSource === 'estimate' && actualCost === 0 && currentCost > 0
    ? 'No payments or contract for it, and another project’s cost of this year counts already: this one adds to it'
    : SOURCES[actualCostSource];

/** The components of the project: each is updated with the completion, or left out. */
export function CompletedComponents({ proposal, form }: { proposal: Proposal; form: CompletionForm }) {
  const { components, blockedReason, missing, contracted, paid } = proposal;
  if (blockedReason !== null) return <Banner tone="info">{blockedReason}</Banner>;
  const open = contracted === null ? 0 : contracted - paid;
  return (
    <chakra.fieldset minW="0">
      <chakra.legend textStyle="label" mb="1">
        Update its components
      </chakra.legend>
      <chakra.p textStyle="caption" color="fg.muted">
        {components.length === 0
          ? 'No component of this project is in the current inventory.'
          : `Plans of ${proposal.inventoryYear} and the history of each component take these numbers. Reopening the project puts the earlier ones back.`}
      </chakra.p>
      {open > 0 && components.length > 0 && (
        <chakra.p textStyle="caption" color="fg.muted">
          {`${formatMoneyExact(open)} of the contract is not paid yet.`}
        </chakra.p>
      )}
      <chakra.ul listStyleType="none" mt="2">
        {components.map((one) => (
          <ComponentItem key={one.propertyComponentId} {...{ one, form }} />
        ))}
      </chakra.ul>
      {missing.length > 0 && (
        <chakra.p textStyle="caption" color="fg.muted">
          {`Not in the current inventory: ${missing.join(', ')}`}
        </chakra.p>
      )}
    </chakra.fieldset>
  );
}

function ComponentItem({ one, form }: { one: ProposedComponent; form: CompletionForm }) {
  const rows = form.values.components;
  const index = rows.findIndex(({ propertyComponentId }) => propertyComponentId === one.propertyComponentId);
  const row = rows[index];
  const toggle = () =>
    form.set('components', row ? rows.filter((each) => each !== row) : [...rows, proposedValues(one)]);
  return (
    <chakra.li py="2.5" borderTopWidth="1px">
      <div role="group" aria-label={one.name}>
        <Checkbox label={<strong>{one.name}</strong>} checked={row !== undefined} onChange={toggle} />
        <chakra.p textStyle="caption" color="fg.muted" mb="2" overflowWrap="anywhere">
          {todayWords(one)}
          {row && `. ${sourceWords(one)}.`}
        </chakra.p>
        {row && <RowFields form={form} list={COMPONENT_FIELDS} at={`components.${index}`} row={row} />}
      </div>
    </chakra.li>
  );
}
