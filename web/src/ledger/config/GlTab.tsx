import { GlAccounts } from './GlAccounts';
import { useGlConfigurationQuery } from './Configuration.generated';
import { ConfigurationTab } from './ConfigurationTab';

/** The accounts of the ledger with their kinds and uses. */
export function GlTab({ propertyId }: { propertyId: string }) {
  const { data, error, refetch } = useGlConfigurationQuery({ variables: { propertyId } });
  const reload = () => refetch();
  return (
    <ConfigurationTab
      {...{ error, reload }}
      configuration={data?.property?.glConfiguration}
      failed="The GL accounts could not be loaded."
      empty="The accounts of the ledger will appear here with its first transactions."
    >
      {(configuration) => <GlAccounts configuration={configuration} reload={reload} />}
    </ConfigurationTab>
  );
}
