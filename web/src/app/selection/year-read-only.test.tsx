import { render, screen } from '@testing-library/react';
import { ChakraProvider } from '@chakra-ui/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty } from '../../testing/graph-fixtures';
import { paths } from '../paths';
import { designSystem } from '../theme/system';
import { YearReadOnly } from './YearReadOnly';

const property = { ...aProperty, viewerCan: { ...aProperty.viewerCan, editFinancials: true } } as never;
const shows = (year: object, basisFiscalYear: number | null) =>
  render(
    <ChakraProvider value={designSystem()}>
      <MemoryRouter>
        <YearReadOnly
          what="components"
          property={property}
          fiscalYear={aFiscalYear(2026, year) as never}
          basisFiscalYear={basisFiscalYear}
        />
      </MemoryRouter>
    </ChakraProvider>,
  );
const way = () => screen.queryByRole('link', { name: 'Set up 2026' })?.getAttribute('href') ?? null;

it('leads to the setup of a year that shows the data of another year', () => {
  shows({ requireSetup: true }, 2025);
  expect(screen.getByText('2026 awaits setup: this is the inventory of 2025.')).toBeTruthy();
  expect(way()).toBe(paths.setupYear);
});

it('leads to the financials of a first year, which has nothing to review', () => {
  shows({ requireSetup: true }, 2026);
  expect(screen.getByText('2026 awaits setup.')).toBeTruthy();
  expect(way()).toMatch(/financials$/);
});

it('has no way to set a previous year up', () => {
  shows({ requireSetup: true, isPreviousFiscalYear: true }, 2025);
  expect(way()).toBeNull();
});

it('says that a previous year is read-only', () => {
  shows({ isPreviousFiscalYear: true }, 2026);
  expect(
    screen.getByText('2026 is a previous fiscal year: you can view its components but not change them.'),
  ).toBeTruthy();
});
