import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { paths } from '../../app/paths';
import { storage } from '../../app/storage';
import { renderScreen } from '../../testing/schema-link';
import { PhotosPage } from '../PhotosPage';
import { PhotosReportPage } from '../report/PhotosReportPage';
import { components, photoId, photoNo, photoService } from './photo-service';

beforeEach(() => {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
});

const [drive] = components;
const component = {
  propertyComponentId: drive!.propertyComponentId,
  name: 'Main drive',
  category: 'Asphalt',
  categoryPosition: 0,
};
const verdict = [
  { kind: 'text', text: 'The report shows ', value: null },
  { kind: 'fact', text: '3 photos', value: null },
  { kind: 'text', text: '.', value: null },
];
const groups = [
  {
    component,
    photos: [
      photoNo(1, { takenDate: '2026-10-28T09:14:00', propertyComponents: [component] }),
      photoNo(2, { takenDate: null, description: null, propertyComponents: [component] }),
    ],
  },
  { component: null, photos: [photoNo(3, { takenDate: '2025-01-02T08:00:00' })] },
];

function show(report: object, { at = paths.photosReport as string, requestDocument = vi.fn() } = {}) {
  const { graph } = photoService([]);
  const frame = {
    propertyId: PROPERTY_ID,
    propertyName: 'Oak',
    companyName: 'Meridian',
    preparedAt: '2026-11-20T12:00:00.000Z',
  };
  const property = (args: never) => ({
    ...(graph.property!(args) as object),
    photosReport: { ...frame, photoCount: 3, verdict: [], problem: null, groups: [], ...report },
  });
  return renderScreen(<PhotosReportPage />, { graph: { ...graph, property, requestDocument }, at });
}

it('shows the photos under their components with caption, day and component', async () => {
  show({ verdict, groups });
  expect((await screen.findByText('3 photos')).tagName).toBe('STRONG');
  const heads = screen.getAllByRole('heading', { level: 2 }).map((head) => head.textContent);
  expect(heads).toEqual(['Main drive', 'Not assigned to a component']);
  const figures = screen.getAllByRole('figure');
  expect(figures.map((figure) => figure.textContent)).toEqual([
    'Photo 1Oct 28, 2026 · Main drive',
    'Date not known · Main drive',
    'Photo 3Jan 2, 2025',
  ]);
  expect(within(figures[1]!).getByRole('img', { name: 'Photo of Main drive' })).toBeTruthy();
  expect(within(figures[0]!).getByRole('link').getAttribute('href')).toBe(
    `${paths.photos()}?photo=${photoId(1)}`,
  );
});

it('asks for the PDF with the chosen number of photos per page', async () => {
  const requestDocument = vi.fn((_asked: object) => ({ job: null, userErrors: [] }));
  const { user } = show({ verdict, groups }, { requestDocument });
  expect(await screen.findByRole('radio', { name: '4', checked: true })).toBeTruthy();
  await user.click(screen.getByRole('radio', { name: '6' }));
  await user.click(screen.getByRole('button', { name: 'View As PDF' }));
  await waitFor(() => expect(requestDocument).toHaveBeenCalled());
  expect(requestDocument.mock.calls[0]![0]).toMatchObject({
    input: { document: 'photosReportPdf', propertyId: PROPERTY_ID, perPage: 6 },
  });
});

it('takes the photos per page from the address, and 4 where the address has another number', async () => {
  const { unmount } = show({ verdict, groups }, { at: `${paths.photosReport}?perPage=2` });
  expect(await screen.findByRole('radio', { name: '2', checked: true })).toBeTruthy();
  unmount();
  show({ verdict, groups }, { at: `${paths.photosReport}?perPage=5` });
  expect(await screen.findByRole('radio', { name: '4', checked: true })).toBeTruthy();
});

it('says how to mark photos while none are marked, and offers no PDF', async () => {
  show({ photoCount: 0 });
  expect(await screen.findByText(/^No photos are marked for the photos report yet\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to photos' }).getAttribute('href')).toBe(paths.photos());
  expect(screen.queryByRole('button', { name: 'View As PDF' })).toBeNull();
});

it('says why it cannot be shown, and leads to the marked photos', async () => {
  show({
    photoCount: 700,
    problem: 'The photos report holds at most 500 photos, and 700 are marked for it.',
  });
  expect(await screen.findByText(/700 are marked for it/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Choose fewer photos' }).getAttribute('href')).toBe(
    `${paths.photos()}?report=in`,
  );
  expect(screen.queryByRole('button', { name: 'View As PDF' })).toBeNull();
});

it('has a link on the photos page for those who may see it', async () => {
  const photos = [photoNo(1, { includeInPhotosReport: true }), photoNo(2, { includeInPhotosReport: false })];
  const { unmount } = renderScreen(<PhotosPage />, { graph: photoService(photos).graph, at: paths.photos() });
  const link = await screen.findByRole('link', { name: '1 in the photos report' });
  expect(link.getAttribute('href')).toBe(paths.photosReport);
  unmount();
  const { graph } = photoService(photos, { can: { viewFiles: false } });
  renderScreen(<PhotosPage />, { graph, at: paths.photos() });
  expect(await screen.findByText(/1 in the photos report/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /in the photos report/ })).toBeNull();
});
