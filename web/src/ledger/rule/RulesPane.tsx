import { chakra } from '@chakra-ui/react';
import { BookMarked, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { SaveQuestion } from '../../app/save/SaveQuestion';
import { IconButton } from '../../ui/action/IconButton';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { Loading, Skeleton } from '../../ui/feedback/Skeleton';
import { counted } from '../../ui/format/count';
import { SidePane } from '../../ui/overlay/SidePane';
import { accountName } from '../data/ledger-words';
import { useLedgerRulesQuery, useRemoveLedgerRuleMutation, type LedgerRulesQuery } from './Rules.generated';

type Rule = NonNullable<LedgerRulesQuery['property']>['ledgerRules'][number];

interface RulesPaneProps {
  propertyId: string;
  canEdit: boolean;
  /** Called after a rule is removed, which changes the transactions that it mapped. */
  onRemoved: () => unknown;
  onClose: () => void;
}

/** The rules of a ledger, each with its mapping and a button that removes it. */
export function RulesPane({ propertyId, canEdit, onRemoved, onClose }: RulesPaneProps) {
  const { data, error, refetch } = useLedgerRulesQuery({ variables: { propertyId } });
  const [removed, setRemoved] = useState<Rule | null>(null);
  const rules = data?.property?.ledgerRules;
  return (
    <SidePane open title="Rules" width={480} onClose={onClose}>
      <chakra.p color="fg.muted" textStyle="table" mb="3">
        A rule maps the matching transactions that no one mapped by hand, including those imported later. To
        add a rule, choose an option under Remember when you map a transaction.
      </chakra.p>
      {error && !rules && (
        <ErrorState
          details={['The rules could not be loaded.']}
          onRetry={() => void refetch().catch(() => undefined)}
        />
      )}
      {!rules && !error && (
        <Loading>
          <Skeleton height="160px" radius="card" />
        </Loading>
      )}
      {rules?.length === 0 && (
        <EmptyState icon={<BookMarked size={24} strokeWidth={1.6} />} text="No rules yet" />
      )}
      <chakra.ul listStyleType="none" textStyle="table" aria-label="Rules">
        {rules?.map((rule) => (
          <RuleLine key={rule.ruleId} rule={rule} onRemove={canEdit ? () => setRemoved(rule) : undefined} />
        ))}
      </chakra.ul>
      {removed && (
        <RemoveRule
          {...{ propertyId, onRemoved }}
          rule={removed}
          onClose={() => setRemoved(null)}
          onOutdated={() => refetch().then(() => setRemoved(null))}
        />
      )}
    </SidePane>
  );
}

/** Returns `Apex Roofing in 7010 Roof reserve expense`. */
function whichOf({ payee, glCode, glName }: Rule): string {
  const account = glCode === null ? null : accountName({ glCode, glName: glName ?? '' }).trim();
  if (payee === null) return account ?? 'Every transaction';
  return account === null ? payee : `${payee} in ${account}`;
}

/** Returns `to Flat roof, as unexpected`. */
function whatOf({ componentName, projectName, isUnexpected }: Rule): string {
  const to = [componentName, projectName].filter(Boolean).join(' and ');
  const words = [to && `to ${to}`, isUnexpected && 'as unexpected'].filter(Boolean);
  return words.join(', ') || 'without a component or project';
}

function RuleLine({ rule, onRemove }: { rule: Rule; onRemove?: () => void }) {
  return (
    <chakra.li display="flex" gap="3" alignItems="center" py="2.5" borderTopWidth="1px">
      <chakra.div flex="1" minW="0" overflowWrap="anywhere">
        <chakra.strong fontWeight="560">{whichOf(rule)}</chakra.strong>
        <chakra.p color="fg.muted">
          {whatOf(rule)}, {counted(rule.lineCount, 'transaction')}
        </chakra.p>
      </chakra.div>
      {onRemove && (
        <IconButton
          label={`Remove the rule for ${whichOf(rule)}`}
          tone="danger"
          icon={<Trash2 size={16} strokeWidth={1.75} />}
          onClick={onRemove}
        />
      )}
    </chakra.li>
  );
}

interface RemoveRuleProps extends Pick<RulesPaneProps, 'propertyId' | 'onRemoved' | 'onClose'> {
  rule: Rule;
  onOutdated: () => unknown;
}

function RemoveRule({ propertyId, rule, onRemoved, onClose, onOutdated }: RemoveRuleProps) {
  const [remove] = useRemoveLedgerRuleMutation({ refetchQueries: ['LedgerWork'] });
  const { ruleId, version, lineCount } = rule;
  return (
    <SaveQuestion
      title="Remove rule"
      confirmText="Remove"
      busyText="Removing..."
      done="Rule removed"
      send={() => remove({ variables: { input: { propertyId, ruleId, version } } })}
      onDone={() => {
        onClose();
        return onRemoved();
      }}
      onCancel={onClose}
      onOutdated={onOutdated}
    >
      The rule “{whichOf(rule)} {whatOf(rule)}” no longer applies.
      {lineCount > 0 &&
        ` It mapped ${counted(lineCount, 'transaction')}. Those that no other rule covers are unmapped again.`}
    </SaveQuestion>
  );
}
