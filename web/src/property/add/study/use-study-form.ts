import { wizardReserveStudyInput, type WizardReserveStudyInput } from '@roofline/schema/reserve-study';
import { useRuledForm, type RuledForm } from '../../../ui/ruled-form/use-ruled-form';

/** The last reserve study as the wizard asks for it: all empty, or a date and a type. */
export interface StudyValues {
  reserveStudyDate: string | null;
  reserveStudyTypeId: number | null;
  providerName: string;
}
export type StudyForm = RuledForm<StudyValues, WizardReserveStudyInput>;

export const STUDY_LABELS: Record<keyof StudyValues, string> = {
  reserveStudyDate: 'Reserve study date',
  reserveStudyTypeId: 'Reserve study type',
  providerName: 'Provider name',
};

const empty: StudyValues = { reserveStudyDate: null, reserveStudyTypeId: null, providerName: '' };

export function useStudyForm(): StudyForm {
  return useRuledForm<StudyValues, WizardReserveStudyInput>({
    schema: wizardReserveStudyInput,
    defaultValues: empty,
  });
}
