import { BankAccounts } from './BankAccounts';
import { useBankConfigurationQuery } from './Configuration.generated';
import { ConfigurationTab } from './ConfigurationTab';

/** The bank accounts of the property and their funds. */
export function BankTab({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useBankConfigurationQuery({ variables: { propertyId } });
  const reload = () => refetch();
  return (
    <ConfigurationTab
      {...{ error, reload }}
      configuration={data?.property?.bankConfiguration}
      failed="The bank accounts could not be loaded."
      empty="Bank accounts will appear here once a ledger or a connected app brings them."
    >
      {(configuration) => <BankAccounts configuration={configuration} reload={reload} />}
    </ConfigurationTab>
  );
}
