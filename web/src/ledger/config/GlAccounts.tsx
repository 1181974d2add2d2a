import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { useSave } from '../../app/save/use-save';
import { Button } from '../../ui/action/Button';
import { counted } from '../../ui/format/count';
import { ListPage } from '../../ui/list-page/ListPage';
import { accountName, KIND_WORDS, USE_WORDS } from '../data/ledger-words';
import { ConfigurationFoot } from './ConfigurationFoot';
import {
  useSaveGlConfigurationMutation,
  type GlConfigurationFieldsFragment,
  type SaveGlConfigurationInput,
} from './Configuration.generated';
import { glColumns, GlPhoneRow, type GlRow, type GlValues } from './gl-columns';
import { LimitFields } from './LimitFields';
import { useDraft } from './use-draft';
import { useLimits } from './use-limits';

type Draft = ReturnType<typeof useDraft<GlRow, GlValues>>;
type Changed = Draft['changes'][number];

interface GlAccountsProps {
  configuration: GlConfigurationFieldsFragment;
  reload: () => Promise<unknown>;
}

const draftOf = {
  idOf: ({ glCode }: GlRow) => glCode,
  valueOf: ({ kind, use }: GlRow): GlValues => ({ kind, use }),
};

/** The accounts with their kinds and uses; users take suggestions one by one or all at once, and save all changes together. */
export function GlAccounts({ configuration, reload }: GlAccountsProps) {
  const { accounts, viewerCan } = configuration;
  const draft = useDraft(accounts, draftOf);
  const limits = useLimits(configuration.varianceLimits);
  const clear = () => {
    draft.clear();
    limits.clear();
  };
  const saving = useSaveGl(configuration, clear, reload);
  return (
    <>
      <GlTable accounts={accounts} canEdit={viewerCan.edit} draft={draft} />
      <LimitFields canEdit={viewerCan.edit} limits={limits} inForce={configuration.varianceLimits} />
      <ConfigurationFoot
        name="the GL accounts"
        saving={saving}
        note={limits.problem}
        changes={[...draft.changes.flatMap(changesOf), ...limits.changes]}
        onCancel={clear}
        onSave={() => void saving.save({ accounts: draft.changes.map(toSend), ...limits.toSend })}
      />
    </>
  );
}

interface GlTableProps {
  accounts: readonly GlRow[];
  canEdit: boolean;
  draft: Draft;
}

function GlTable({ accounts, canEdit, draft }: GlTableProps) {
  const [text, setText] = useState('');
  const suggested = accounts.filter(
    (row) => draft.valueOf(row).use === 'unmapped' && row.suggestedUse !== 'unmapped',
  );
  const set = (row: GlRow, values: Partial<GlValues>) => [row, { ...draft.valueOf(row), ...values }] as const;
  const given = {
    canEdit,
    chosenOf: draft.valueOf,
    choose: (row: GlRow, values: Partial<GlValues>) => draft.set([set(row, values)]),
  };
  const takeAll = () => draft.set(suggested.map((row) => set(row, { use: row.suggestedUse })));
  // By the uses on screen when the text is typed: a row that no longer matches must not vanish while its use is chosen.
  // oxlint-disable-next-line react/exhaustive-deps
  const rows = useMemo(() => matching(accounts, text, draft.valueOf), [accounts, text]);
  const open = accounts.filter((row) => draft.valueOf(row).use === 'unmapped').length;
  return (
    <ListPage
      caption="GL accounts"
      columns={glColumns(given)}
      rows={rows}
      rowId={({ glCode }) => glCode}
      rowName={accountName}
      search={{ label: 'Filter accounts', value: text, onChange: setText, isInstant: true }}
      onClearFilters={text === '' ? undefined : () => setText('')}
      filters={
        open > 0 && (
          <chakra.span textStyle="table" color="fg.muted">
            {counted(open, 'account')} without a use
          </chakra.span>
        )
      }
      tools={
        canEdit &&
        suggested.length > 0 && <Button onClick={takeAll}>Take all suggestions ({suggested.length})</Button>
      }
      renderPhoneRow={(row) => <GlPhoneRow row={row} {...given} />}
      empty="No accounts yet"
    />
  );
}

/** Returns the changes of one account, in the words of the table. */
function changesOf({ row, value }: Changed) {
  const change = (label: string, from: string, to: string) => (from === to ? [] : [{ label, from, to }]);
  return [
    ...change(`Kind of ${accountName(row)}`, KIND_WORDS[row.kind], KIND_WORDS[value.kind]),
    ...change(accountName(row), USE_WORDS[row.use], USE_WORDS[value.use]),
  ];
}

const toSend = ({ row: { glCode, kind: saved }, value: { kind, use } }: Changed) => ({
  glCode,
  use,
  ...(kind === saved ? {} : { kind }),
});

function useSaveGl(
  { propertyId, version }: GlConfigurationFieldsFragment,
  clear: () => void,
  reload: () => Promise<unknown>,
) {
  const [send] = useSaveGlConfigurationMutation({ refetchQueries: ['LedgerWork'] });
  return useSave({
    send: (values: Pick<SaveGlConfigurationInput, 'accounts' | 'varianceLimits'>) =>
      send({ variables: { input: { propertyId, version, ...values } } }),
    keeps: true,
    done: 'Configuration saved',
    onSaved: clear,
    // The choices stay: they show against the newer values, and the next save writes them over those.
    loadNewer: reload,
  });
}

/** Returns the accounts with each word somewhere in their code, name or chosen use. */
function matching(accounts: readonly GlRow[], text: string, chosenOf: Draft['valueOf']): readonly GlRow[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return accounts.filter((row) => {
    const all = `${row.glCode} ${row.glName} ${USE_WORDS[chosenOf(row).use]}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}
