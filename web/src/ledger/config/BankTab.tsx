import { useState } from 'react';
import { Button } from '../../ui/action/Button';
import { AddBankPane } from '../balance/AddBankPane';
import { BankAccounts } from './BankAccounts';
import { useBankConfigurationQuery } from './Configuration.generated';
import { ConfigurationTab } from './ConfigurationTab';

/** The bank accounts of the property and their funds. */
export function BankTab({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useBankConfigurationQuery({ variables: { propertyId } });
  const [isAdding, setAdding] = useState(false);
  const reload = () => refetch();
  const onAdd = () => setAdding(true);
  return (
    <>
      <ConfigurationTab
        {...{ error, reload }}
        configuration={data?.property?.bankConfiguration}
        failed="The bank accounts could not be loaded."
        empty="Bank accounts will appear here once a ledger or a connected app brings them, or you add one by hand."
        otherWay={<Button onClick={onAdd}>Add bank account</Button>}
      >
        {(configuration) => <BankAccounts {...{ configuration, reload, onAdd }} />}
      </ConfigurationTab>
      {isAdding && <AddBankPane propertyId={propertyId} onClose={() => setAdding(false)} />}
    </>
  );
}
