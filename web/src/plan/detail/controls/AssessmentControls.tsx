import { chakra } from '@chakra-ui/react';
import { memo, useState } from 'react';
import { formatMoney } from '../../../ui/format/money';
import { withAssessment, withNewAssessment } from '../../model/scenario/edits';
import type { Edit } from '../scenario/use-scenario';
import { AssessmentEditor, type Assessment } from './AssessmentEditor';
import { EventCard, EventList } from './EventList';

export interface AssessmentControlsProps {
  assessments: readonly Assessment[];
  edit: Edit;
  fiscalYear: number;
  /** The year of the lowest balance, in which a new assessment starts. */
  lowestYear: number;
  units: number;
  faults: ReadonlyMap<string, string>;
}

/** Special assessments, edited in place. The what-if includes typed values at once. */
export const AssessmentControls = memo(function AssessmentControls(props: AssessmentControlsProps) {
  const { assessments: specialAssessments, edit, units, faults } = props;
  const [open, setOpen] = useState<number | null>(null);
  // A new one is only a form until it has an amount; then it joins the end of the list.
  const isNew = open !== null && open >= specialAssessments.length;

  const put = (index: number, assessment: Assessment) =>
    edit(`assessment ${index}`, (base) =>
      index < base.specialAssessments.length
        ? withAssessment(base, index, assessment)
        : withNewAssessment(base, assessment),
    );
  const remove = (index: number) => {
    setOpen(null);
    if (index < specialAssessments.length)
      edit(`remove assessment ${index}`, (base) => withAssessment(base, index, null));
  };
  const editor = (index: number) => (
    <AssessmentEditor
      key={`edited ${index}`}
      assessment={specialAssessments[index] ?? null}
      firstYear={props.lowestYear}
      fiscalYear={props.fiscalYear}
      units={units}
      faults={faults}
      faultPath={`specialAssessments.${index}`}
      onChange={(assessment) => put(index, assessment)}
      onRemove={() => remove(index)}
      onDone={() => setOpen(null)}
    />
  );
  return (
    <EventList
      title="Special assessments"
      addText="Add a special assessment"
      onAdd={isNew ? undefined : () => setOpen(specialAssessments.length)}
    >
      {[
        ...specialAssessments.map((assessment, index) =>
          index === open ? (
            editor(index)
          ) : (
            <AssessmentCard
              key={index}
              assessment={assessment}
              units={units}
              fault={faultOf(faults, index)}
              onEdit={() => setOpen(index)}
              onRemove={() => remove(index)}
            />
          ),
        ),
        isNew && editor(open),
      ]}
    </EventList>
  );
});

function faultOf(faults: ReadonlyMap<string, string>, index: number): string | undefined {
  for (const [field, text] of faults) if (field.startsWith(`specialAssessments.${index}.`)) return text;
  return undefined;
}

interface CardProps {
  assessment: Assessment;
  units: number;
  fault: string | undefined;
  onEdit: () => void;
  onRemove: () => void;
}

function AssessmentCard({ assessment, units, fault, onEdit, onRemove }: CardProps) {
  const { year, amount, purpose } = assessment;
  const name = `${year}, ${formatMoney(amount / units)} per unit`;
  return (
    <EventCard
      removeText={`Remove the special assessment of ${year}`}
      onRemove={onRemove}
      icon={
        <chakra.span display="block" w="9px" h="9px" transform="rotate(45deg)" bg="chart.specialAssessment" />
      }
    >
      <chakra.button
        type="button"
        onClick={onEdit}
        textAlign="left"
        cursor="pointer"
        w="full"
        minH="28px"
        borderRadius="tag"
        _hover={{ textDecoration: 'underline' }}
      >
        <chakra.span display="block" textStyle="label" data-figure="">
          <chakra.span srOnly>Edit </chakra.span>
          {name}
        </chakra.span>{' '}
        <chakra.span display="block" textStyle="caption" color="fg.subtle" overflowWrap="anywhere">
          {formatMoney(amount)} in total, {purpose}
        </chakra.span>
      </chakra.button>
      {fault && (
        <chakra.p textStyle="caption" color="danger.fg">
          {fault}
        </chakra.p>
      )}
    </EventCard>
  );
}
