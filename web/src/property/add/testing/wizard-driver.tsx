import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { vi } from 'vitest';
import { paths } from '../../../app/paths';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aProperty } from '../../../testing/graph-fixtures';
import { renderScreen, type Graph } from '../../../testing/schema-link';
import { PropertiesPage } from '../../PropertiesPage';

export const NEW_ID = '01980000-0000-7000-8000-000000000099';
export const OTHER_WORKSPACE = '01980000-0000-7000-8000-0000000000a2';
export const year = new Date().getFullYear();

export const workspace = (workspaceId: string, name: string, featureToggleLoanAnalysis = false) => ({
  workspaceId,
  name,
  companyName: name,
  featureToggleLoanAnalysis,
});

const service: Graph = {
  propertyTypes: () => [
    { id: 1, name: 'Condominium' },
    { id: 4, name: 'Townhome' },
  ],
  newPropertyWorkspaces: () => [workspace(WORKSPACE_ID, 'Northlake')],
  filterSettings: ({ a, b }: { a: string; b: string }) => ({ a, b, value: {} }),
  properties: ({ page, pageSize }: { page: number; pageSize: number }) => ({
    items: [],
    totalCount: 0,
    page,
    pageSize,
  }),
  addProperty: () => ({ property: { ...aProperty, propertyId: NEW_ID }, userErrors: [] }),
};

export async function open(extra: Graph = {}) {
  const view = renderScreen(<PropertiesPage />, {
    graph: { ...service, ...extra },
    at: `${paths.properties}?add=1`,
    path: paths.properties,
  });
  await screen.findByRole('textbox', { name: 'Property name' }, { timeout: 5000 });
  return view;
}

/** Finds a field by its label: a search by role would walk the whole form for each of the many fields. */
export const box = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, textarea' });
export const choose = (user: UserEvent, name: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name }), option);
export const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
export const yesNo = (question: string, answer: string) =>
  within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: answer });

/** Pastes text instead of typing it: a form of this size is drawn again with every key. */
export async function enter(user: UserEvent, name: string | RegExp, text: string) {
  await user.clear(box(name));
  await user.paste(text);
  await user.tab();
}

export async function fillDetails(user: UserEvent) {
  await enter(user, 'Property name', 'Alder Grove Townhomes');
  await enter(user, 'Address line 1', '12 Alder Street');
  await enter(user, 'City', 'Redmond');
  await choose(user, 'State', 'WA');
  await enter(user, 'Zip code', '98052');
  await choose(user, 'Property type', 'Townhome');
  await enter(user, 'Year built', '1990');
  await enter(user, 'Number of units', '62');
}

export async function toFinancials(user: UserEvent) {
  await fillDetails(user);
  await user.click(button('Continue'));
  await screen.findByText('Step 2 of 2');
}

export async function fillFinancials(user: UserEvent) {
  await enter(user, 'Total annual fees', '386400');
  await enter(user, 'Starting reserve balance', '418250');
  await enter(user, 'Annual reserve contribution', '24000');
  await enter(user, 'Inflation rate', '3');
  await enter(user, 'Interest rate', '2.1');
  await enter(user, 'Contribution increase', '3');
}

/** Fakes a browser without stored choices, and ZIP files that know 98052. */
export function freshBrowser() {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => new Response(JSON.stringify({ '98052': [47.68, -122.12] }))),
  );
}
