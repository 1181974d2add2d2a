import { chakra } from '@chakra-ui/react';
import { Button } from '../../ui/action/Button';
import { Checkbox } from '../../ui/choice/Checkbox';
import { RadioRow } from '../../ui/choice/RadioRow';
import { formatMoney } from '../../ui/format/money';
import type { Choice, Outcome, Row } from './choice';

const OUTCOMES: readonly { value: Outcome; label: string }[] = [
  { value: 'done', label: 'Done' },
  { value: 'deferred', label: 'Not done' },
];

/** A property to review first: asks for the outcome of its due work, and lists remarks. */
export function ExceptionItem({ row, choice }: { row: Row; choice: Choice }) {
  const { due, remarks, propertyName } = row;
  const ids = due.map(({ propertyComponentId }) => propertyComponentId);
  const isReviewed = choice.isReviewed(row);
  return (
    <chakra.li py="4" borderTopWidth="1px" _first={{ borderTopWidth: '0' }} display="grid" gap="2.5">
      <chakra.div display="flex" flexWrap="wrap" justifyContent="space-between" alignItems="center" gap="3">
        <Checkbox
          label={<strong>{propertyName}</strong>}
          aria-describedby={isReviewed ? undefined : `${row.propertyId}-missing`}
          checked={choice.isChosen(row)}
          disabled={!isReviewed}
          onChange={(event) => choice.choose(row, event.currentTarget.checked)}
        />
        {due.length > 1 && (
          <Button size="sm" onClick={() => choice.say(ids, 'deferred')}>
            None of it was done
          </Button>
        )}
      </chakra.div>
      {remarks.length > 0 && (
        <chakra.ul listStyleType="none" color="warning.fg" textStyle="table">
          {remarks.map((remark) => (
            <li key={remark}>{remark}</li>
          ))}
        </chakra.ul>
      )}
      {due.map((work) => (
        <DueLine key={work.propertyComponentId} work={work} choice={choice} />
      ))}
      {!isReviewed && (
        <chakra.p id={`${row.propertyId}-missing`} textStyle="caption" color="fg.muted">
          Say whether the work was done to set this property up. Work that was partly done is reviewed in the
          setup of the property itself.
        </chakra.p>
      )}
    </chakra.li>
  );
}

function DueLine({ work, choice }: { work: Row['due'][number]; choice: Choice }) {
  const { propertyComponentId, name, currentCost } = work;
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      justifyContent="space-between"
      columnGap="4"
      rowGap="1"
    >
      <chakra.span textStyle="table" overflowWrap="anywhere">
        {name} <chakra.span color="fg.muted">{`${formatMoney(currentCost)} planned`}</chakra.span>
      </chakra.span>
      <RadioRow
        label={`Outcome of ${name}`}
        hideLabel
        value={choice.outcomes[propertyComponentId] ?? null}
        options={OUTCOMES}
        onChange={(outcome) => choice.say([propertyComponentId], outcome)}
      />
    </chakra.div>
  );
}
