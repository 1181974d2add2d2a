import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/value/limits';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../ui/choice/SegmentedControl';
import { SelectField, type SelectFieldProps } from '../ui/field/SelectField';
import { usePhone } from '../ui/layout/use-media-query';
import type { Adoption } from '../app/report/AsAdopted';
import type { ReportAddress } from './use-report-address';

interface Choice {
  planId?: string | null;
  name: string;
  tags: readonly string[];
}

export interface ReportControlsProps {
  address: ReportAddress;
  onChange: (part: Partial<ReportAddress>) => void;
  /** Whether the user can choose the number of years. */
  hasYears?: boolean;
  plans?: readonly Choice[];
  /** The plan of the figures on screen. */
  plan?: Choice | null;
  /** The adoption whose inventory the user can choose in place of today's. */
  adoption?: Adoption | null;
  categories?: readonly { category: string }[];
  /** Further controls at the end of the line. */
  children?: ReactNode;
}

const YEARS = limits.displayYears.map((years) => ({ value: years as number, label: String(years) }));
const WORDS: Record<string, string> = { adopted: 'adopted', disclosure: 'disclosure' };

function planLabel({ name, tags }: Choice): string {
  const words = tags.flatMap((tag) => (WORDS[tag] ? [WORDS[tag]] : []));
  return words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

/** The choices of a report on one line: years, plan, category. */
export function ReportControls(props: ReportControlsProps) {
  const { address, onChange, plans = [], plan, adoption, categories = [] } = props;
  const isPhone = usePhone();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" data-no-print="">
      {props.hasYears &&
        (isPhone ? (
          <LabelledSelect
            label="Years"
            value={address.years}
            options={YEARS.map(({ value }) => ({ value, label: `${value} years` }))}
            onChange={(event) => onChange({ years: Number(event.target.value) })}
          />
        ) : (
          <SegmentedControl
            label="Years"
            showLabel
            value={address.years}
            options={YEARS}
            onChange={(years) => onChange({ years })}
          />
        ))}
      {plans.length > 0 && (
        <LabelledSelect
          label="Plan"
          value={plan?.planId ?? 'current'}
          options={plans.map((each) => ({ value: each.planId ?? 'current', label: planLabel(each) }))}
          onChange={(event) => onChange({ planId: event.target.value })}
        />
      )}
      {adoption && (
        <LabelledSelect
          label="Inventory"
          value={adoption.isShown ? adoption.planId : ''}
          options={[
            { value: '', label: 'Today' },
            { value: adoption.planId, label: 'As adopted' },
          ]}
          onChange={(event) => onChange({ planId: event.target.value || null })}
        />
      )}
      {categories.length > 1 && (
        <LabelledSelect
          label="Category"
          placeholder="All categories"
          value={address.category ?? ''}
          options={categories.map(({ category }) => ({ value: category, label: category }))}
          onChange={(event) => onChange({ category: event.target.value || null })}
        />
      )}
      {props.children}
    </chakra.div>
  );
}

function LabelledSelect({ label, ...select }: SelectFieldProps & { label: string }) {
  return (
    <chakra.div
      display="flex"
      alignItems="center"
      gap="2"
      flex={{ base: '1 1 160px', md: '0 1 260px' }}
      minW="0"
    >
      <chakra.span color="fg.muted" textStyle="table" aria-hidden display={{ base: 'none', md: 'inline' }}>
        {label}
      </chakra.span>
      <SelectField aria-label={label} {...select} />
    </chakra.div>
  );
}
