import type { FactField as Fact } from '@roofline/schema/disclosure-fields';
import { MoneyRuled } from '../../../ui/ruled-form/NumericRuled';
import { AreaRuled, DateRuled, SelectRuled, TextRuled, YesNoRuled } from '../../../ui/ruled-form/RuledFields';
import { choicesOf, kindOf, type FactsForm } from './fact-values';
import { FactRows } from './FactRows';

/** One statement, by its kind. */
export function FactField({ form, field }: { form: FactsForm; field: Fact }) {
  const { key, label, hint, isOptional } = field;
  const props = { form, name: key, label, hint, optional: isOptional };
  switch (kindOf(key)) {
    case 'rows':
      return <FactRows form={form} field={field} />;
    case 'yesNo':
      return <YesNoRuled {...props} />;
    case 'day':
      return <DateRuled {...props} width="200px" />;
    case 'money':
      return <MoneyRuled {...props} allowCents width="200px" />;
    case 'choice':
      return <SelectRuled {...props} options={choicesOf(key)} placeholder="Not stated" />;
    case 'long':
      return <AreaRuled {...props} maxLength={4000} />;
    default:
      return <TextRuled {...props} maxLength={500} autoComplete="off" />;
  }
}
