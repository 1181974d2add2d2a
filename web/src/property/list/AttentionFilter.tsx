import { TriangleAlert } from 'lucide-react';
import { Button } from '../../ui/action/Button';
import { PrintedFilter } from '../../ui/table-tools/PrintedFilter';

/** A filter for properties that are rated weak or fall below zero within 30 years. */
export function AttentionFilter({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  return (
    <>
      <Button
        minH="34px"
        size="sm"
        aria-pressed={isOn}
        title="Rated weak, or below zero within 30 years"
        icon={<TriangleAlert size={15} strokeWidth={1.75} aria-hidden />}
        onClick={() => onChange(!isOn)}
        flexShrink={0}
        {...(isOn
          ? { bg: 'brand.subtle', borderColor: 'brand.fg', color: 'brand.fg', _hover: { bg: 'brand.subtle' } }
          : {})}
      >
        Needs attention
      </Button>
      {isOn && <PrintedFilter label="Shows" value="properties that need attention" />}
    </>
  );
}
