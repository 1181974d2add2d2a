import { chakra } from '@chakra-ui/react';
import { useAttachable } from '../../app/attach/use-attachable';
import { useAttachableProjects } from '../../app/attach/use-attachable-projects';
import type { SelectedProperty } from '../../app/selection/selection';
import { ClearFilters } from '../../ui/action/ClearFilters';
import { Field } from '../../ui/field/Field';
import { SelectField, type SelectOption } from '../../ui/field/SelectField';
import type { FilterKey, LedgerAddress } from '../data/ledger-address';
import { accountName, optionsOf, USE_WORDS } from '../data/ledger-words';
import type { LedgerAccounts } from '../data/use-ledger-accounts';

interface FilterPanelProps {
  address: LedgerAddress;
  accounts: LedgerAccounts;
  property: SelectedProperty;
  fiscalYear: number;
}

/** All filters but days and fund; a choice applies right away. */
export function FilterPanel({ address, accounts, property, fiscalYear }: FilterPanelProps) {
  const { components = [] } = useAttachable(property.propertyId, fiscalYear);
  const { projects = [] } = useAttachableProjects(property.propertyId);
  const choice = (key: FilterKey, label: string, options: readonly SelectOption[]) => (
    <Field label={label}>
      <SelectField
        placeholder="Any"
        options={options}
        value={address.read(key)}
        onChange={(event) => address.narrow({ [key]: event.currentTarget.value })}
      />
    </Field>
  );
  return (
    <chakra.div display="grid" gap="3" p="3">
      {choice('use', 'Use of the account', optionsOf(USE_WORDS))}
      {choice(
        'account',
        'GL account',
        accounts.accounts.map((each) => ({ value: each.glCode, label: accountName(each) })),
      )}
      {choice('mapped', 'Mapped', [
        { value: 'yes', label: 'Mapped to a component or project' },
        { value: 'no', label: 'Not mapped' },
      ])}
      {choice('unexpected', 'Unexpected', [
        { value: 'yes', label: 'Unexpected' },
        { value: 'no', label: 'Expected' },
      ])}
      {choice(
        'component',
        'Component',
        components.map(({ propertyComponentId, name }) => ({ value: propertyComponentId, label: name })),
      )}
      {choice(
        'project',
        'Project',
        projects.map(({ projectId, name }) => ({ value: projectId, label: name })),
      )}
      {address.isFiltered && <ClearFilters isQuiet onClear={address.clear} />}
    </chakra.div>
  );
}
