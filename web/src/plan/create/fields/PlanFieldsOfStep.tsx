import { chakra } from '@chakra-ui/react';
import { FieldSections } from '../../../app/fields/FieldSections';
import type { PlanStep } from '../plan-steps';
import type { PlanForm } from '../use-plan-form';
import { Advanced } from './Advanced';

/** The fields of a step of the form. */
export function PlanFieldsOfStep({ form, step }: { form: PlanForm; step: PlanStep }) {
  if (step === 1)
    return (
      <chakra.div display="grid" gap="4.5">
        <FieldSections form={form} part="info" />
      </chakra.div>
    );
  if (step === 2) return <FieldSections form={form} part="funding" stacked />;
  return (
    <>
      <FieldSections form={form} part="assumptions" stacked />
      <Advanced form={form} />
    </>
  );
}
