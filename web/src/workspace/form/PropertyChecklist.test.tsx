import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { aUser, openWorkspace, pageOf } from '../testing/people';
import { WorkspaceUsersPage } from '../users/WorkspaceUsersPage';

const open = (graph = {}) =>
  openWorkspace(<WorkspaceUsersPage />, { workspaceUsers: () => pageOf([aUser]), ...graph });

it('finds properties of a large portfolio by the typed text, and counts those that it does not show', async () => {
  const asked: string[] = [];
  const view = open({
    properties: ({ filter, pageSize }: { filter: { text: string }; pageSize: number }) => {
      asked.push(filter.text);
      expect(pageSize).toBeLessThanOrEqual(100);
      const found = { propertyId: PROPERTY_ID, propertyName: filter.text ? 'Elm Court' : 'Acorn Court' };
      return pageOf([found], filter.text ? 1 : 100_000);
    },
  });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Lee Park' }));
  const pane = await screen.findByRole('dialog');
  expect(await within(pane).findByText('99,999 more. Type a part of the name or the city.')).toBeTruthy();
  expect(within(pane).getByText(/^1 of 100,000 assigned\./)).toBeTruthy();
  await view.user.type(within(pane).getByLabelText('Filter properties'), 'elm');
  expect(await within(pane).findByLabelText('Elm Court')).toHaveProperty('checked', true);
  expect(within(pane).queryByText(/ more\. Type/)).toBeNull();
  expect([...new Set(asked)]).toEqual(['', 'elm']);
});
