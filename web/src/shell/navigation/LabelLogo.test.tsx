import { aViewer } from '@roofline/schema/fixtures/person';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderScreen } from '../../testing/schema-link';
import { LabelLogo } from './Logo';

const label = { name: 'Northlake Community Mgmt', logoUrl: null, accentColor: '#8E2A6B' };

test('shows the name of a label without a logo, or its first letter in the collapsed navigation', async () => {
  expect(aViewer().memberships[0]?.privateLabel).toBeNull();
  const view = renderScreen(<LabelLogo label={label} />);
  expect(await screen.findByText(label.name)).toBeTruthy();
  view.unmount();
  renderScreen(<LabelLogo label={label} markOnly />);
  expect(await screen.findByText('N')).toBeTruthy();
});

test('gives the logo the name of the company as its text', async () => {
  renderScreen(<LabelLogo label={{ ...label, logoUrl: '/download/workspace-logo/a?v=1' }} />);
  expect((await screen.findByAltText(label.name)).getAttribute('src')).toBe(
    '/download/workspace-logo/a?v=1&size=small',
  );
});
