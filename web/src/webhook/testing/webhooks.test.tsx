import { WORKSPACE_ID } from '@roofline/schema/fixtures/id';
import { aWebhook, aWebhookDelivery } from '@roofline/schema/fixtures/webhook';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type Graph } from '../../testing/schema-link';
import { WebhooksPage } from '../WebhooksPage';

/** A webhook as in the graph, which has its own names for events. */
const hook = { ...aWebhook(), events: ['PROPERTY_UPDATED', 'PLAN_ADOPTED'] };
const delivery = { ...aWebhookDelivery(), webhookId: hook.webhookId, event: 'PLAN_ADOPTED', status: 'failed', problem: 'The receiver answered with status 500.' }; // prettier-ignore

const open = (graph: Graph = {}) =>
  renderScreen(<WebhooksPage />, {
    graph: { webhooks: () => [hook], ...graph },
    at: '/useraccount/workspace/webhooks',
  });

it('shows each webhook with its events and whether deliveries arrive', async () => {
  open({ webhooks: () => [hook, { ...hook, webhookId: 'w2', description: 'Old', isActive: false, disabledAt: '2026-01-02T00:00:00.000Z' }] }); // prettier-ignore
  expect(await screen.findByText('Data warehouse')).toBeTruthy();
  expect(screen.getAllByText('Property changed, Plan adopted')).toHaveLength(2);
  expect(screen.getByText('On')).toBeTruthy();
  expect(screen.getByText('Disabled: it kept failing')).toBeTruthy();
});

it('adds a webhook and shows its secret once', async () => {
  const view = open({
    addWebhook: () => ({ secret: 'rfs_the-secret', webhook: { ...hook, webhookId: 'w2' }, userErrors: [] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const pane = await screen.findByRole('dialog', { name: 'Add webhook' });
  await view.user.click(within(pane).getByRole('button', { name: 'Add webhook' }));
  expect(await within(pane).findByText('Choose at least one event')).toBeTruthy();
  expect(view.sentNamed('AddWebhook')).toEqual([]);
  await view.user.type(within(pane).getByLabelText(/^Description/), 'Warehouse');
  await view.user.type(within(pane).getByLabelText(/^Address/), 'https://hooks.example.com/x');
  await view.user.click(within(pane).getByLabelText('Fiscal year set up'));
  await view.user.click(within(pane).getByRole('button', { name: 'Add webhook' }));
  const shown = await screen.findByRole('dialog', { name: 'Webhook added' });
  expect(within(shown).getByLabelText<HTMLInputElement>('Secret').value).toBe('rfs_the-secret');
  expect(view.sentNamed('AddWebhook')[0]!.variables).toEqual({
    input: {
      workspaceId: WORKSPACE_ID,
      values: {
        url: 'https://hooks.example.com/x',
        description: 'Warehouse',
        events: ['FISCAL_YEAR_SET_UP'],
      },
    },
  });
});

it('shows at the address why the service refuses it', async () => {
  const detail = 'Address should be an https address of the public internet';
  const view = open({
    updateWebhook: () => ({ webhook: null, userErrors: [{ code: 'invalid', detail, field: 'url' }] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Edit Data warehouse' }));
  const pane = await screen.findByRole('dialog', { name: 'Edit webhook' });
  await view.user.type(within(pane).getByLabelText(/^Address/), '/b');
  await view.user.click(within(pane).getByRole('button', { name: 'Save webhook' }));
  expect(await within(pane).findByText(detail)).toBeTruthy();
});

it('shows the outcome of deliveries, and sends one again', async () => {
  const view = open({
    webhookDeliveries: () => ({ items: [delivery], totalCount: 1, page: 1, pageSize: 25 }),
    replayWebhookDelivery: () => ({ delivery: { ...delivery, status: 'waiting' }, userErrors: [] }),
  });
  await view.user.click(await screen.findByRole('button', { name: 'Deliveries of Data warehouse' }));
  const pane = await screen.findByRole('dialog', { name: 'Deliveries of Data warehouse' });
  expect(await within(pane).findByText(/The receiver answered with status 500/)).toBeTruthy();
  await view.user.click(within(pane).getByRole('button', { name: /^Send again: Plan adopted/ }));
  await waitFor(() =>
    expect(view.sentNamed('ReplayWebhookDelivery')[0]!.variables).toMatchObject({
      input: { webhookId: hook.webhookId, deliveryId: delivery.deliveryId },
    }),
  );
});

it('creates a new secret beside the old one', async () => {
  const view = open({
    rotateWebhookSecret: () => ({ secret: 'rfs_new', webhook: { ...hook, version: 3 }, userErrors: [] }),
  });
  await view.user.click(
    await screen.findByRole('button', { name: 'Create a new secret for Data warehouse' }),
  );
  const question = await screen.findByRole('alertdialog', { name: 'Create a new secret' }).catch(() => screen.findByRole('dialog', { name: 'Create a new secret' })); // prettier-ignore
  await view.user.selectOptions(within(question).getByRole('combobox'), '168');
  await view.user.click(within(question).getByRole('button', { name: 'Create secret' }));
  const shown = await screen.findByRole('dialog', { name: 'Secret created' });
  expect(within(shown).getByLabelText<HTMLInputElement>('Secret').value).toBe('rfs_new');
  expect(view.sentNamed('RotateWebhookSecret')[0]!.variables).toEqual({
    input: { webhookId: hook.webhookId, version: 2, overlapHours: 168 },
  });
});
