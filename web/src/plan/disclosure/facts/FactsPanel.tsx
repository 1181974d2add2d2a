import { chakra } from '@chakra-ui/react';
import { disclosureFactsInput, type DisclosureFacts } from '@roofline/schema/disclosure-facts';
import { factGroups, isAsked } from '@roofline/schema/disclosure-fields';
import { Button } from '../../../ui/action/Button';
import { DirtyGuard } from '../../../ui/form/DirtyGuard';
import { FieldsToFix } from '../../../ui/form/FieldsToFix';
import { FormErrorAlert } from '../../../ui/form/FormErrorAlert';
import { FormSection } from '../../../ui/form/FormSection';
import { SaveBar } from '../../../ui/form/SaveBar';
import { useRuledForm } from '../../../ui/ruled-form/use-ruled-form';
import { factId } from './fact-focus';
import { factChanges, fieldsOf, valuesOf, type FactSheet, type FactsForm } from './fact-values';
import { FactField } from './FactField';
import { useStateFacts } from './use-state-facts';

export interface FactsPanelProps {
  sheet: FactSheet;
  reload: () => Promise<unknown>;
}

/** The statements of people: asked for, never invented; as text for whoever may not change them. */
export function FactsPanel({ sheet, reload }: FactsPanelProps) {
  const saved = valuesOf(sheet);
  const readOnly = !sheet.viewerCan.edit;
  const form: FactsForm = useRuledForm({ schema: disclosureFactsInput, defaultValues: saved, readOnly });
  const { save, isSaving, problems, isStale } = useStateFacts(sheet, form, reload);
  const changes = factChanges(sheet.state, form.values, saved);
  const labels = Object.fromEntries(fieldsOf(sheet.state).map(({ key, label }) => [key, label]));
  const asked = form.values as DisclosureFacts;
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
            ? 'What the association has stated. You can read it, not change it.'
            : 'What the law leaves to the association. The page follows when you save.'}
        </chakra.p>
        <chakra.div display="grid" gap="3" mt="3">
          <FormErrorAlert details={problems} takeFocus />
          {isStale && (
            <Button justifySelf="flex-start" onClick={() => void reload()}>
              Load the newer values
            </Button>
          )}
        </chakra.div>
        {factGroups(sheet.state).map(({ title, fields }) => (
          <FormSection key={title} title={title} stacked>
            {fields
              .filter((field) => isAsked(field, asked))
              .map((field) => (
                <div key={field.key} id={factId(field.key)}>
                  <FactField form={form} field={field} />
                </div>
              ))}
          </FormSection>
        ))}
      </chakra.div>
      <SaveBar
        changes={readOnly ? [] : changes}
        onCancel={() => form.reset(saved)}
        onSave={() => void form.submit(save)}
        saving={isSaving}
        disabled={!form.isValid}
        note={form.isValid ? undefined : <FieldsToFix fields={form.toFix(labels)} />}
      />
    </chakra.section>
  );
}
