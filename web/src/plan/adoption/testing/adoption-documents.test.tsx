import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, it } from 'vitest';
import { paths } from '../../../app/paths';
import { renderScreen } from '../../../testing/schema-link';
import { PlansPage } from '../../PlansPage';
import { anAdoption, planId, planService, threePlans } from '../../testing/plan-service';

const file = (n: number, fileName: string) => ({
  adoptionFileId: planId(n),
  propertyFileId: planId(n + 20),
  folderId: planId(940),
  fileName,
  contentType: 'application/pdf',
  fileSize: 240_400,
});
/** Opens, from a plan's menu, the record of its adoption with two documents. */
async function openRecord(canChange = true) {
  const [system, baseline] = threePlans();
  const minutes = file(950, 'minutes.pdf');
  const resolution = file(951, 'resolution.pdf');
  const viewerCan = { ...baseline!.viewerCan, delete: false, changeDocuments: canChange };
  const plansWith = (files: ReturnType<typeof file>[]) => ({
    plans: [system!, { ...baseline!, adoption: anAdoption({ files }), viewerCan }],
  });
  const service = planService(plansWith([minutes, resolution]));
  service.after('removeAdoptionFile', plansWith([resolution]));
  const view = renderScreen(<PlansPage />, { graph: service.graph, at: '/useraccount/plans' });
  (await screen.findByRole('button', { name: 'Actions for Baseline' })).focus();
  await view.user.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'Actions for Baseline' });
  await waitFor(() => expect(document.activeElement).toBe(menu));
  await view.user.keyboard('{End}');
  const last = within(menu).getByRole('menuitem', { name: 'Adoption and its documents' });
  await waitFor(() => expect(menu.getAttribute('aria-activedescendant')).toBe(last.id));
  await view.user.keyboard('{Enter}');
  const record = await screen.findByRole('dialog', { name: 'Adoption of Baseline' });
  return { ...view, service, record, within: within(record) };
}

it('removes a document by keyboard after a question, and leaves the others', async () => {
  const opened = await openRecord();
  const { user, record, service } = opened;
  const { violations } = await axe.run(record, { rules: { 'color-contrast': { enabled: false } } });
  expect(violations.map(({ id }) => id)).toEqual([]);
  const inFolder = opened.within.getByRole('link', { name: 'Show minutes.pdf in its folder' });
  expect(inFolder.getAttribute('href')).toBe(
    paths.file({ propertyFileId: planId(970), folderId: planId(940) }),
  );
  opened.within.getByRole('button', { name: 'Remove minutes.pdf' }).focus();
  await user.keyboard('{Enter}');
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove document' }));
  expect(question.getByText(/^minutes\.pdf leaves the record of the adoption/)).toBeTruthy();
  expect(service.calls).toEqual([]);
  question.getByRole('button', { name: 'Remove' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await waitFor(() => expect(opened.within.queryByText('minutes.pdf')).toBeNull());
  expect(opened.within.getByRole('link', { name: 'resolution.pdf' })).toBeTruthy();
  expect(service.sent('removeAdoptionFile')).toEqual([{ adoptionFileId: planId(950) }]);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Documents'));
});

it('says why a document could not be removed, and still lists it', async () => {
  const detail = '2026 is a previous fiscal year: its plans are read-only.';
  const { user, service, ...opened } = await openRecord();
  service.refuse('removeAdoptionFile', { code: 'readOnly', detail });
  await user.click(opened.within.getByRole('button', { name: 'Remove minutes.pdf' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove document' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText(detail, { exact: false })).toBeTruthy();
  await user.click(question.getByRole('button', { name: 'Cancel' }));
  expect(opened.within.getByRole('link', { name: 'minutes.pdf' })).toBeTruthy();
});

it('offers changes only where the service allows them', async () => {
  const opened = await openRecord(false);
  expect(opened.within.getByRole('link', { name: 'minutes.pdf' })).toBeTruthy();
  expect(opened.within.queryByRole('button', { name: /^Remove/ })).toBeNull();
  expect(opened.within.queryByRole('button', { name: 'Attach files' })).toBeNull();
});
