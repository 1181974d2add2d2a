import { chakra } from '@chakra-ui/react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';
import {
  useAnswerBankLookalikeMutation,
  type BankConfigurationFieldsFragment,
} from '../config/Configuration.generated';

interface BankLookalikesProps {
  configuration: BankConfigurationFieldsFragment;
  reload: () => Promise<unknown>;
}
type Lookalike = BankConfigurationFieldsFragment['lookalikes'][number];

/** Asks whether a bank account that someone added is one that a source now names: until someone answers, both count. */
export function BankLookalikes({ configuration, reload }: BankLookalikesProps) {
  const { accounts, lookalikes } = configuration;
  const nameOf = (id: string) => accounts.find(({ bankAccountId }) => bankAccountId === id)?.name ?? '';
  if (lookalikes.length === 0) return null;
  return (
    <chakra.div display="grid" gap="2" mb="4">
      {lookalikes.map((one) => (
        <Question
          key={`${one.bankAccountId} ${one.sourceBankAccountId}`}
          {...{ one, configuration, reload }}
          hand={nameOf(one.bankAccountId)}
          named={nameOf(one.sourceBankAccountId)}
        />
      ))}
    </chakra.div>
  );
}

interface QuestionProps extends BankLookalikesProps {
  one: Lookalike;
  hand: string;
  named: string;
}

function Question({ one, hand, named, configuration, reload }: QuestionProps) {
  const { propertyId, version, viewerCan } = configuration;
  const { bankAccountId, sourceBankAccountId, reason } = one;
  const [send] = useAnswerBankLookalikeMutation();
  const saving = useSave({
    send: (isSame: boolean) =>
      send({ variables: { input: { propertyId, bankAccountId, sourceBankAccountId, isSame, version } } }),
    done: (_payload, isSame) => (isSame ? `“${hand}” removed` : 'Both accounts kept'),
    onOutdated: reload,
  });
  const buttons = (
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      <Button size="sm" busy={saving.saving} onClick={() => void saving.save(true)}>
        Same account
      </Button>
      <Button size="sm" disabled={saving.saving} onClick={() => void saving.save(false)}>
        Keep both
      </Button>
    </chakra.div>
  );
  return (
    <Banner tone="warning" action={viewerCan.edit && buttons}>
      <strong>Is this the same account?</strong> Someone added “{hand}” by hand, and the ledger names “{named}
      ”. {reason} Until this is answered, both count.
      {viewerCan.edit && (
        <>
          {' '}
          <strong>Same account</strong> removes “{hand}” and gives its fund and balances to “{named}”.
        </>
      )}
    </Banner>
  );
}
