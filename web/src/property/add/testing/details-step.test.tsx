import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aViewer } from '@roofline/schema/fixtures/person';
import {
  box,
  button,
  choose,
  enter,
  fillDetails,
  freshBrowser,
  open,
  OTHER_WORKSPACE,
  workspace,
  year,
  yesNo,
} from './wizard-driver';

beforeEach(freshBrowser);

describe('step 1, details', () => {
  it('starts with Alabama, without a workspace choice and without the Test switch', async () => {
    await open();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'State' }).value).toBe('AL');
    expect(screen.queryByRole('combobox', { name: 'Portfolio' })).toBeNull();
    expect(screen.queryByRole('radiogroup', { name: 'Test property' })).toBeNull();
  });

  it('shows an error on the first blur after an edit, then follows every key', async () => {
    const { user } = await open();
    await user.click(box('Zip code'));
    await user.tab();
    expect(screen.queryByText('Zip Code is required')).toBeNull();
    await user.type(box('Zip code'), '123');
    expect(screen.queryByText('zip should consist of 5 numbers')).toBeNull();
    await user.tab();
    expect(await screen.findByText('zip should consist of 5 numbers')).toBeTruthy();
    expect(box('Zip code').getAttribute('aria-invalid')).toBe('true');
    await user.type(box('Zip code'), '45');
    await waitFor(() => expect(screen.queryByText('zip should consist of 5 numbers')).toBeNull());
  });

  it('stays on the step until the details are valid, and focuses the first field to fix', async () => {
    const { user } = await open();
    await user.click(button('Continue'));
    expect(await screen.findByText('7 fields to fix:')).toBeTruthy();
    expect(screen.getByText('Step 1 of 2')).toBeTruthy();
    expect(document.activeElement).toBe(box('Property name'));
    await fillDetails(user);
    await user.clear(box('Number of units'));
    expect(await screen.findByText('1 field to fix:')).toBeTruthy();
    await user.click(button('Number of units'));
    expect(document.activeElement).toBe(box('Number of units'));
  });

  it('asks after Yes for a year of conversion between year built and now, and clears it on No', async () => {
    const { user } = await open();
    await fillDetails(user);
    await user.click(yesNo('Converted to condominiums?', 'Yes'));
    await enter(user, 'Year of conversion', '1985');
    expect(await screen.findByText(`Year of Conversion must be between 1990 and ${year}`)).toBeTruthy();
    await enter(user, 'Year built', '1980');
    await waitFor(() => expect(screen.queryByText(/Year of Conversion must be/)).toBeNull());
    await enter(user, 'Year built', String(year));
    expect(await screen.findByText(`Year of Conversion must be ${year}`)).toBeTruthy();
    await user.click(yesNo('Converted to condominiums?', 'No'));
    expect(screen.queryByRole('textbox', { name: 'Year of conversion' })).toBeNull();
    await user.click(yesNo('Converted to condominiums?', 'Yes'));
    expect(box('Year of conversion').value).toBe('');
    await user.click(button('Continue'));
    expect(await screen.findByText('Year of Conversion is required')).toBeTruthy();
  });

  it('asks users with several workspaces to choose one, and internal staff about Test', async () => {
    const { user } = await open({
      me: () => ({ ...aViewer(), isStaff: true, viewerCan: { ...aViewer().viewerCan, setTestOnAdd: true } }),
      newPropertyWorkspaces: () => [
        workspace(WORKSPACE_ID, 'Northlake'),
        workspace(OTHER_WORKSPACE, 'Sound', true),
      ],
    });
    expect(screen.getByRole('radiogroup', { name: 'Test property' })).toBeTruthy();
    await fillDetails(user);
    await user.click(button('Continue'));
    expect(await screen.findByText('Portfolio is required')).toBeTruthy();
    await choose(user, 'Portfolio', 'Northlake');
    await user.click(button('Continue'));
    await screen.findByText('Step 2 of 2');
    expect(screen.queryByRole('textbox', { name: 'Previous annual fees' })).toBeNull();
    await user.click(button('Back'));
    await choose(user, 'Portfolio', 'Sound');
    await user.click(button('Continue'));
    expect(await screen.findByRole('textbox', { name: 'Previous annual fees' })).toBeTruthy();
  });
});
