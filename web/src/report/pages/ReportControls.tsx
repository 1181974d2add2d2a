import { chakra } from '@chakra-ui/react';
import { limits } from '@roofline/schema/limits';
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { SelectField } from '../../ui/field/SelectField';
import { usePhone } from '../../ui/layout/use-media-query';
import type { Adoption } from '../AsAdopted';
import type { ReportAddress } from './use-report-address';

interface Choice {
  planId?: string | null;
  name: string;
  tags: readonly string[];
}

export interface ReportControlsProps {
  address: ReportAddress;
  onChange: (part: Partial<ReportAddress>) => void;
  /** Years can be chosen. */
  hasYears?: boolean;
  plans?: readonly Choice[];
  /** The plan that is shown. */
  plan?: Choice | null;
  /** The inventory of today or that of the adoption can be chosen. */
  adoption?: Adoption | null;
  categories?: readonly { category: string }[];
  /** What else stands on the line, at its end. */
  children?: ReactNode;
}

const YEARS = limits.displayYears.map((years) => ({ value: years as number, label: String(years) }));
const WORDS: Record<string, string> = { adopted: 'adopted', disclosure: 'disclosure' };

function planLabel({ name, tags }: Choice): string {
  const words = tags.flatMap((tag) => (WORDS[tag] ? [WORDS[tag]] : []));
  return words.length > 0 ? `${name} (${words.join(', ')})` : name;
}

/** What is shown, on one line: years, plan, category. */
export function ReportControls(props: ReportControlsProps) {
  const { address, onChange, plans = [], plan, adoption, categories = [] } = props;
  const isPhone = usePhone();
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" data-no-print="">
      {props.hasYears &&
        (isPhone ? (
          <Labelled label="Years">
            <SelectField
              aria-label="Years"
              value={address.years}
              options={YEARS.map(({ value }) => ({ value, label: `${value} years` }))}
              onChange={(event) => onChange({ years: Number(event.target.value) })}
            />
          </Labelled>
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
        <Labelled label="Plan">
          <SelectField
            aria-label="Plan"
            value={plan?.planId ?? 'current'}
            options={plans.map((each) => ({ value: each.planId ?? 'current', label: planLabel(each) }))}
            onChange={(event) => onChange({ planId: event.target.value })}
          />
        </Labelled>
      )}
      {adoption && (
        <Labelled label="Inventory">
          <SelectField
            aria-label="Inventory"
            value={adoption.isShown ? adoption.planId : ''}
            options={[
              { value: '', label: 'Today' },
              { value: adoption.planId, label: 'As adopted' },
            ]}
            onChange={(event) => onChange({ planId: event.target.value || null })}
          />
        </Labelled>
      )}
      {categories.length > 1 && (
        <Labelled label="Category">
          <SelectField
            aria-label="Category"
            placeholder="All categories"
            value={address.category ?? ''}
            options={categories.map(({ category }) => ({ value: category, label: category }))}
            onChange={(event) => onChange({ category: event.target.value || null })}
          />
        </Labelled>
      )}
      {props.children}
    </chakra.div>
  );
}

function Labelled({ label, children }: { label: string; children: ReactNode }) {
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
      {children}
    </chakra.div>
  );
}
