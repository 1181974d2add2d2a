import { gql } from '@apollo/client';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSelection } from '../app/selection/selection';
import { renderScreen, testClient } from './schema-link';

function Greeting() {
  const { viewer, property, fiscalYear } = useSelection();
  return (
    <p>
      {viewer.fullName} at {property?.name} in {fiscalYear?.year}
    </p>
  );
}

it('gives a screen its viewer, property and year', async () => {
  const { sent } = renderScreen(<Greeting />);
  expect(await screen.findByText('Dana Okafor at Cedar Ridge Condominiums in 2026')).toBeTruthy();
  expect(sent.map((each) => each.name)).toEqual(['Viewer', 'SelectedProperty']);
});

it('refuses fields that the schema does not have, and answers of another shape', async () => {
  const { client } = testClient({ propertyTypes: () => [{ id: 'one', name: 'Townhome' }] });
  const ask = (query: ReturnType<typeof gql>) =>
    client.query({ query }).then(
      () => 'answered',
      (error: Error) => error.message,
    );
  expect(await ask(gql('{ propertyTypes { colour } }'))).toMatch(/Cannot query field "colour"/);
  expect(await ask(gql('{ propertyTypes { id } }'))).toMatch(/Int cannot represent/);
});
