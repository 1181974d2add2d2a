import { chakra } from '@chakra-ui/react';
import { disclosureFactsInput, type DisclosureFacts } from '@roofline/schema/disclosure-facts';
import { factGroups, isAsked, type FactField as Fact } from '@roofline/schema/disclosure-fields';
import { Banner } from '../../../ui/feedback/Banner';
import { DirtyGuard } from '../../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../../ui/form/FieldsToFix';
import { FormSection } from '../../../ui/form/FormSection';
import { SaveBar } from '../../../ui/form/SaveBar';
import { SaveProblems } from '../../../ui/form/SaveProblems';
import { counted } from '../../../ui/format/count';
import { useRuledForm } from '../../../ui/ruled-form/use-ruled-form';
import { earlierAnswers, type EarlierAnswer } from './earlier-answers';
import { EarlierAnswerLine } from './EarlierAnswerLine';
import { factId, focusFact } from './fact-focus';
import { factChanges } from './fact-texts';
import { fieldsOf, valuesOf, type FactSheet, type FactsForm } from './fact-values';
import { FactField } from './FactField';
import { useStateFacts } from './use-state-facts';

export interface FactsPanelProps {
  sheet: FactSheet;
  reload: () => Promise<unknown>;
}

/** The statements of people: asked for, never invented; as text for whoever may not change them. */
export function FactsPanel({ sheet, reload }: FactsPanelProps) {
  const { fiscalYear } = sheet;
  const saved = valuesOf(sheet.facts);
  const readOnly = !sheet.viewerCan.edit;
  const form: FactsForm = useRuledForm({ schema: disclosureFactsInput, defaultValues: saved, readOnly });
  const saving = useStateFacts(sheet, form, reload);
  const changes = factChanges(sheet.state, form.values, saved);
  const labels = Object.fromEntries(fieldsOf(sheet.state).map(({ key, label }) => [key, label]));
  const asked = form.values as DisclosureFacts;
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
            ? `What the association has stated for ${fiscalYear}. You can read it, not change it.`
            : `What the law leaves to the association to state for ${fiscalYear}, whichever plan is chosen. The page follows when you save.`}
        </chakra.p>
        <chakra.div display="grid" gap="3" my="3" css={{ '&:not(:empty)': { marginBottom: '20px' } }}>
          <EarlierNote answers={[...earlier.values()]} />
          <SaveProblems {...saving} mb="0" />
        </chakra.div>
        {factGroups(sheet.state).map(({ title, fields }) => (
          <FormSection key={title} title={title} stacked>
            {fields
              .filter((field) => isAsked(field, asked))
              .map((field) => (
                <div key={field.key} id={factId(field.key)}>
                  <FactField form={form} field={field} />
                  <Earlier field={field} answer={earlier.get(field.key)} />
                </div>
              ))}
          </FormSection>
        ))}
      </chakra.div>
      <SaveBar
        changes={readOnly ? [] : changes}
        onCancel={() => form.reset(saved)}
        onSave={() => void form.submit(saving.save)}
        saving={saving.saving}
        disabled={!form.isValid}
        note={form.isValid ? undefined : <FieldsToFix fields={form.toFix(labels)} />}
      />
    </chakra.section>
  );
}

function EarlierNote({ answers }: { answers: readonly EarlierAnswer[] }) {
  const [first] = answers;
  if (!first) return null;
  return (
    <Banner tone="info">
      {counted(answers.length, 'answer')} of {first.fiscalYear} can be confirmed or changed, each under its
      field. None counts for {first.forYear} until then.
    </Banner>
  );
}

function Earlier({ field, answer }: { field: Fact; answer: EarlierAnswer | undefined }) {
  const { key, label } = field;
  return (
    answer && (
      <EarlierAnswerLine label={label} answer={answer} onConfirmed={() => focusFact(key, 'nearest')} />
    )
  );
}
