import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { aSentDisclosure } from '@roofline/schema/fixtures/report';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { planId } from '../../plan/testing/plan-service';
import { openDisclosure } from './open-disclosure';

it('records the day on which the disclosure was sent, shows the sent document, and removes it again', async () => {
  const { user, sent, after } = openDisclosure();
  after('recordSentDisclosure', { sent: [aSentDisclosure({ sentOn: '2026-01-15' })] });
  after('removeSentDisclosure', { sent: [] });
  await user.click(await screen.findByRole('button', { name: 'Record as sent' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Record as sent' }));
  await user.type(dialog.getByLabelText('Sent on'), '2026-01-15');
  await user.click(dialog.getByRole('button', { name: 'Record as sent' }));
  const link = await screen.findByRole('link', { name: 'Download Disclosure 2026.pdf' });
  expect(link.getAttribute('href')).toBe(`/download/file/${PROPERTY_ID}/version/1`);
  expect(sent('recordSentDisclosure')).toEqual([
    { planId: planId(2), sentOn: '2026-01-15', idempotencyKey: expect.stringMatching(/./) },
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove the record of Jan 15, 2026' }));
  const question = within(await screen.findByRole('alertdialog'));
  expect(question.getByText(/Disclosure 2026\.pdf stays among the files/)).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText(/Not recorded yet/)).toBeTruthy();
});

it('shows the days to everyone, and records one only for users who may edit the statements', async () => {
  openDisclosure({ canEdit: false });
  expect(await screen.findByText(/Not recorded yet/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Record as sent' })).toBeNull();
});
