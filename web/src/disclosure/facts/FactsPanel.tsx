import { chakra } from '@chakra-ui/react';
import { Fragment } from 'react';
import { FieldSections } from '../../app/fields/FieldSections';
import { Button } from '../../ui/action/Button';
import { Banner } from '../../ui/feedback/Banner';
import { DirtyGuard } from '../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../ui/form/FieldsToFix';
import { SaveBar } from '../../ui/form/SaveBar';
import { SaveProblems } from '../../ui/form/SaveProblems';
import { counted } from '../../ui/format/count';
import { earlierAnswers, type EarlierAnswer } from './earlier-answers';
import { EarlierAnswerLine } from './EarlierAnswerLine';
import { factId, focusFact } from './fact-focus';
import { useFactsForm, valuesOf, type FactSheet } from './fact-fields';
import { useStateFacts } from './use-state-facts';

export interface FactsPanelProps {
  sheet: FactSheet;
  reload: () => Promise<unknown>;
}

/** The form for the statements, which Roofline never invents; only text for users who may not change them. */
export function FactsPanel({ sheet, reload }: FactsPanelProps) {
  const { fiscalYear } = sheet;
  const form = useFactsForm(sheet);
  const { changes, readOnly } = form;
  const saving = useStateFacts(sheet, form, reload);
  const earlier = earlierAnswers(sheet, form);
  return (
    <chakra.section
      aria-label="Statements"
      bg="bg.surface"
      borderWidth="1px"
      borderRadius="card"
      minW="0"
      data-no-print
    >
      <DirtyGuard dirty={changes.length > 0 && !readOnly} name="the statements" />
      <chakra.div px="4.5" pt="4.5">
        <chakra.h2 textStyle="section">Statements</chakra.h2>
        <chakra.p textStyle="table" color="fg.muted" mt="1">
          {readOnly
            ? `Statements of the association for ${fiscalYear}. You can view them but not change them.`
            : `Statements that the law requires from the association for ${fiscalYear}, whichever plan is chosen. The page updates when you save.`}
        </chakra.p>
        <chakra.div display="grid" gap="3" my="3" css={{ '&:not(:empty)': { marginBottom: '20px' } }}>
          <EarlierNote answers={[...earlier.values()]} />
          <ToReadAgain
            sheet={sheet}
            saving={saving.saving}
            // Saving without changes confirms all of them; saving with changes confirms only the changed ones.
            onHold={changes.length === 0 ? () => void form.submit(saving.save) : undefined}
          />
          <SaveProblems {...saving} mb="0" />
        </chakra.div>
        <FieldSections
          form={form}
          stacked
          around={({ name, label }, drawn) => (
            <div key={name} id={factId(name)}>
              {drawn}
              <Earlier name={name} label={label} answer={earlier.get(name)} />
            </div>
          )}
        />
      </chakra.div>
      <SaveBar
        changes={readOnly ? [] : changes}
        onCancel={() => form.reset(valuesOf(sheet.facts))}
        onSave={() => void form.submit(saving.save)}
        saving={saving.saving}
        disabled={!form.isValid}
        note={form.isValid ? undefined : <FieldsToFix fields={form.toFix()} />}
      />
    </chakra.section>
  );
}

function EarlierNote({ answers }: { answers: readonly EarlierAnswer[] }) {
  const [first] = answers;
  if (!first) return null;
  return (
    <Banner tone="info">
      {counted(answers.length, 'answer')} {answers.length === 1 ? 'is' : 'are'} known already and can be
      confirmed or changed under {answers.length === 1 ? 'its field' : 'their fields'}. None counts for{' '}
      {first.forYear} until then.
    </Banner>
  );
}

/** Asks the user to confirm statements that were made when the disclosure was drawn from another plan. */
function ToReadAgain(props: { sheet: FactSheet; saving: boolean; onHold: (() => void) | undefined }) {
  const { toReadAgain, viewerCan } = props.sheet;
  if (toReadAgain.length === 0) return null;
  return (
    <Banner
      tone="warning"
      action={
        viewerCan.edit &&
        props.onHold && (
          <Button size="sm" busy={props.saving} busyText="Saving..." onClick={props.onHold}>
            They still hold
          </Button>
        )
      }
    >
      The disclosure is drawn from another plan than when these were stated. Read them again:{' '}
      {toReadAgain.map(({ key, label }, index) => (
        <Fragment key={key}>
          {index > 0 && '; '}
          <Button variant="link" onClick={() => focusFact(key)}>
            {label}
          </Button>
        </Fragment>
      ))}
    </Banner>
  );
}

function Earlier(props: { name: string; label: string; answer: EarlierAnswer | undefined }) {
  const { name, label, answer } = props;
  return (
    answer && (
      <EarlierAnswerLine label={label} answer={answer} onConfirmed={() => focusFact(name, 'nearest')} />
    )
  );
}
