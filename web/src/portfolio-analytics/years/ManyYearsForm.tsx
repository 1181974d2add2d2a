import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { FieldSections } from '../../app/fields/FieldSections';
import { paths } from '../../app/paths';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Banner } from '../../ui/feedback/Banner';
import { FormErrorAlert } from '../../ui/form/FormErrorAlert';
import { counted } from '../../ui/format/count';
import { Card } from '../../ui/layout/Card';
import { isBlocked, isException, useChoice, type Choice, type Row } from './choice';
import { ExceptionItem } from './ExceptionCard';
import type { ManyYearsQuery } from './ManyYears.generated';
import { ManyYearsBar } from './ManyYearsBar';
import { RiseChoice } from './RiseChoice';
import { useRatesForm } from './rates';
import { useSetUpMany, type Refused } from './use-set-up-many';

interface ManyYearsFormProps {
  found: ManyYearsQuery['manyYears'];
  onChanged: () => Promise<unknown>;
}

/** The choices for all properties, the properties to review first, and the others. */
export function ManyYearsForm({ found, onChanged }: ManyYearsFormProps) {
  const form = useRatesForm();
  const choice = useChoice(found.items);
  const setting = useSetUpMany(found, form, onChanged);
  const exceptions = found.items.filter((row) => !isBlocked(row) && isException(row));
  const ready = found.items.filter((row) => !isBlocked(row) && !isException(row));
  const blocked = found.items.filter(isBlocked);
  return (
    <>
      <FormErrorAlert details={setting.problems} />
      <RefusedList refused={setting.refused} />
      <Card title="For all properties" mb="5">
        <chakra.div display="grid" gap="4">
          <RiseChoice
            value={form.values.hasCostIncrease}
            onChange={(value) => form.set('hasCostIncrease', value)}
          />
          <FieldSections form={form} part="costs" />
          <FieldSections form={form} part="interest" />
        </chakra.div>
      </Card>
      {exceptions.length > 0 && (
        <Card title="Review first" aside={counted(exceptions.length, 'property', 'properties')} mb="5">
          <chakra.ul listStyleType="none" aria-label="Properties to review">
            {exceptions.map((row) => (
              <ExceptionItem key={row.propertyId} {...{ row, choice }} />
            ))}
          </chakra.ul>
        </Card>
      )}
      {ready.length > 0 && <ReadyCard rows={ready} choice={choice} />}
      {blocked.length > 0 && <BlockedCard rows={blocked} />}
      <ManyYearsBar fiscalYear={found.fiscalYear} {...{ choice, setting }} />
    </>
  );
}

function RefusedList({ refused }: { refused: readonly Refused[] }) {
  if (refused.length === 0) return null;
  return (
    <chakra.div mb="5">
      <Banner tone="warning">
        <strong>{`${counted(refused.length, 'property was', 'properties were')} left as before`}</strong>
        <chakra.ul listStyleType="none" mt="1">
          {refused.map(({ name, detail }) => (
            <li key={name + detail}>{`${name}: ${detail}`}</li>
          ))}
        </chakra.ul>
      </Banner>
    </chakra.div>
  );
}

function ReadyCard({ rows, choice }: { rows: readonly Row[]; choice: Choice }) {
  return (
    <Card title="Ready" aside={counted(rows.length, 'property', 'properties')} mb="5">
      <chakra.ul
        listStyleType="none"
        aria-label="Properties that are ready"
        display="grid"
        gridTemplateColumns={{ base: '1fr', md: '1fr 1fr', xl: '1fr 1fr 1fr' }}
        columnGap="4"
      >
        {rows.map((row) => (
          <li key={row.propertyId}>
            <Checkbox
              label={`${row.propertyName}, ${row.propertyCity}`}
              checked={choice.isChosen(row)}
              onChange={(event) => choice.choose(row, event.currentTarget.checked)}
            />
          </li>
        ))}
      </chakra.ul>
    </Card>
  );
}

function BlockedCard({ rows }: { rows: readonly Row[] }) {
  return (
    <Card title="Cannot be set up" aside={counted(rows.length, 'property', 'properties')} mb="5">
      <chakra.ul listStyleType="none" aria-label="Properties that cannot be set up" textStyle="table">
        {rows.map(({ propertyId, propertyName, blockedReason }) => (
          <chakra.li key={propertyId} py="1.5">
            <chakra.span textDecoration="underline">
              <Link to={paths.propertyDetails(propertyId, 'financials')}>{propertyName}</Link>
            </chakra.span>
            <chakra.span color="fg.muted">{` ${blockedReason}`}</chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}
