import { chakra } from '@chakra-ui/react';
import { ChevronLeft, ChevronRight, Copy, Trash2 } from 'lucide-react';
import { CategoryChip } from '../../app/CategoryChip';
import { Button } from '../../ui/action/Button';
import { IconButton } from '../../ui/action/IconButton';
import { FigureStrip } from '../../ui/figure/FigureStrip';
import { Money } from '../../ui/figure/figures';
import { PageHeader } from '../../ui/layout/PageHeader';
import { LifeBar } from '../LifeBar';
import { formatQuantity } from '../quantity';
import type { ComponentDetail } from './use-component';

export interface DetailHeaderProps {
  component: ComponentDetail;
  /** Absent for the first component; the other commands are absent where they are not possible. */
  onPrevious?: () => void;
  onNext?: () => void;
  onDuplicate?: () => void;
  onRemove?: () => void;
}

const icon = { size: 16, strokeWidth: 1.75 };

/** The name, category, costs and remaining life of a component. */
export function DetailHeader({ component, ...commands }: DetailHeaderProps) {
  const { viewCosts } = component.viewerCan;
  const costs = [
    {
      label: 'Replacement cost today',
      value: <Money amount={component.currentCost} />,
      note: formatQuantity(component.quantity, component.unitOfMeasure),
    },
    {
      label: `Cost in ${component.nextReplacementYear}`,
      value: <Money amount={component.costAtReplacement} />,
      note: 'With inflation',
    },
  ];
  return (
    <>
      <PageHeader
        title={component.name}
        line={
          <>
            <CategoryChip name={component.category} position={component.categoryPosition} />
            {component.location && `, ${component.location}`}
          </>
        }
        actions={<Actions name={component.name} {...commands} />}
      />
      <chakra.div mb="4">
        <FigureStrip
          figures={[
            ...(viewCosts ? costs : []),
            {
              label: 'Next replacement',
              value: component.nextReplacementYear,
              note: component.isOneTime ? 'One-time' : `Every ${component.usefulLife} years after`,
            },
            {
              label: 'Remaining life',
              value: (
                <chakra.span textStyle="body" fontWeight="560" display="flex" minH="34px" alignItems="center">
                  <LifeBar {...component} />
                </chakra.span>
              ),
            },
          ]}
        />
      </chakra.div>
    </>
  );
}

function Actions({
  name,
  onPrevious,
  onNext,
  onDuplicate,
  onRemove,
}: Omit<DetailHeaderProps, 'component'> & { name: string }) {
  return (
    <>
      <IconButton
        label="Previous component (k)"
        icon={<ChevronLeft {...icon} />}
        disabled={!onPrevious}
        onClick={onPrevious}
      />
      <IconButton
        label="Next component (j)"
        icon={<ChevronRight {...icon} />}
        disabled={!onNext}
        onClick={onNext}
      />
      {onDuplicate && (
        <Button icon={<Copy {...icon} />} onClick={onDuplicate} aria-label={`Duplicate ${name}`}>
          Duplicate
        </Button>
      )}
      {onRemove && (
        <Button
          variant="dangerQuiet"
          icon={<Trash2 {...icon} />}
          onClick={onRemove}
          aria-label={`Remove ${name}`}
        >
          Remove
        </Button>
      )}
    </>
  );
}
