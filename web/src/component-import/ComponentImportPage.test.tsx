import type { ImportPreview } from '@roofline/schema/component-import/component-import';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paths } from '../app/paths';
import { aFiscalYear } from '@roofline/schema/fixtures/year';
import { aProperty } from '../testing/graph-fixtures';
import { renderScreen } from '../testing/schema-link';
import { ComponentImportPage } from './ComponentImportPage';
import { aPreview, aPreviewWithError, IMPORT_ID } from './testing/preview-fixture';

type Mapped = { index: number; field: string | null };
type MapInput = { columns: Mapped[]; skipErrors: boolean; skipRows: number[] };

const SAVED = { created: 2, updated: 1, unchanged: 0, totalCount: 3, totalCurrentCost: 1500, userErrors: [] };

/** Opens the page over a service with one file; `reread` answers another reading of that file. */
function open(options: {
  preview: ImportPreview;
  reread?: (input: MapInput) => ImportPreview;
  accept?: () => unknown;
  fiscalYears?: (typeof aProperty)['fiscalYears'];
  query?: string;
}) {
  let held = options.preview;
  const graph = {
    property: () => ({ ...aProperty, fiscalYears: options.fiscalYears ?? aProperty.fiscalYears }),
    componentImport: () => held,
    mapComponentImport: ({ input }: { input: MapInput }) => {
      held = options.reread?.(input) ?? held;
      return { preview: held, userErrors: [] };
    },
    acceptComponentImport: options.accept ?? (() => SAVED),
  };
  const path = paths.componentImport;
  return renderScreen(<ComponentImportPage />, { graph, at: path + (options.query ?? ''), path });
}

const uploads: { path: string; file: FormDataEntryValue | null }[] = [];
function answerUpload(status: number, body: unknown) {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => {
    uploads.push({ path, file: (init.body as FormData).get('file') });
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
}
beforeEach(() => {
  uploads.length = 0;
});

const aFile = new File(['x'], 'cedar.xlsx');
const importButton = () => screen.findByRole('button', { name: /^Import \d+ component/ });
const isDisabled = (element: HTMLElement) => (element as HTMLButtonElement).disabled;

describe('choosing a file', () => {
  it('sends it, shows its preview and puts the preview in the address', async () => {
    answerUpload(201, { data: aPreview() });
    const { user, router } = open({ preview: aPreview() });
    await user.upload(await screen.findByLabelText('Component list'), aFile);
    expect(await screen.findByText('Totals agree')).toBeTruthy();
    expect(uploads[0]!.path).toBe(`/upload/component-import/${aProperty.propertyId}/2026`);
    expect((uploads[0]!.file as File).name).toBe('cedar.xlsx');
    expect(router.state.location.search).toBe(`?import=${IMPORT_ID}`);
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(await screen.findByRole('button', { name: 'Choose a file' })).toBeTruthy();
  });

  it('shows the service’s reason when it refuses the file', async () => {
    const detail = 'Invalid file type. Allowed types: .xlsx, .csv.';
    answerUpload(415, { error: { errors: [{ code: 'invalidFileType', detail, field: 'file' }] } });
    const { user } = open({ preview: aPreview() });
    await user.upload(await screen.findByLabelText('Component list'), aFile);
    expect((await screen.findByText(`Error: ${detail}`)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByText('Component import failed')).toBeTruthy();
  });

  it('refuses a file that is too large without sending it', async () => {
    answerUpload(201, { data: aPreview() });
    const { user } = open({ preview: aPreview() });
    const large = new File([new Uint8Array(10_000_001)], 'large.csv');
    await user.upload(await screen.findByLabelText('Component list'), large);
    expect(await screen.findByText('Error: File is too large.')).toBeTruthy();
    expect(uploads).toEqual([]);
  });

  it.each([
    [{ isPreviousFiscalYear: true }, '2026 is a previous year. Its components are read-only.'],
    [{ requireSetup: true }, '2026 awaits setup. Components can be imported once the year is set up.'],
  ])('is not offered in a previous year or before setup', async (change, reason) => {
    open({ preview: aPreview(), fiscalYears: [aFiscalYear(2026, change)] });
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(screen.queryByLabelText('Component list')).toBeNull();
  });
});

describe('the review', () => {
  const query = `?import=${IMPORT_ID}`;

  it('reads the file again when the user moves a field to another column', async () => {
    const { user, sentNamed } = open({
      query,
      preview: aPreview(),
      reread: ({ columns }) => ({
        ...aPreview({ missingFields: ['currentCost'], canAccept: false }),
        columns: aPreview().columns.map((column) => ({
          ...column,
          field: columns[column.index]!.field as never,
        })),
      }),
    });
    await user.selectOptions(await screen.findByLabelText('Column E, Asset Group, becomes'), 'usefulLife');
    expect((screen.getByLabelText('Column B, UL, becomes') as HTMLSelectElement).value).toBe('');
    expect(screen.getAllByRole('status').map((line) => line.textContent)).toContain(
      'Useful Life moved from column B to column E.',
    );
    expect(isDisabled(await importButton())).toBe(true);
    await waitFor(() => expect(sentNamed('MapComponentImport')).toHaveLength(1));
    const input = sentNamed('MapComponentImport')[0]!.variables.input as MapInput;
    expect(input.columns.map(({ field }) => field)).toEqual([
      'name',
      null,
      'remainingUsefulLife',
      'currentCost',
      'usefulLife',
    ]);
    await waitFor(() => {
      expect(screen.getAllByText(/Choose a column for Replacement Cost or Unit Cost/)).toHaveLength(2);
      expect(screen.getAllByRole('status')[0]!.textContent).toMatch(/^New preview: 2 new components/);
    });
    expect(isDisabled(await importButton())).toBe(true);
  });

  it('sends only the last of several quick choices', async () => {
    const { sentNamed } = open({ query, preview: aPreview() });
    const select = await screen.findByLabelText('Column E, Asset Group, becomes');
    // Both at once: on a busy machine, the time between two choices can exceed the pause before a new preview.
    for (const value of ['location', 'category']) fireEvent.change(select, { target: { value } });
    await waitFor(async () => expect(isDisabled(await importButton())).toBe(false));
    expect(sentNamed('MapComponentImport')).toHaveLength(1);
    const input = sentNamed('MapComponentImport')[0]!.variables.input as MapInput;
    expect(input.columns[4]).toEqual({ index: 4, field: 'category' });
  });

  it('blocks the import on an error until the user leaves its row out', async () => {
    const { user, sentNamed } = open({
      query,
      preview: aPreviewWithError(),
      reread: ({ skipErrors }) => aPreviewWithError(skipErrors),
    });
    expect(isDisabled(await importButton())).toBe(true);
    expect(await screen.findByText(/1 row has an error. Correct the file/)).toBeTruthy();
    expect(await screen.findByText('Totals differ')).toBeTruthy();
    await user.click(screen.getByLabelText('Leave out the row with an error'));
    await waitFor(async () => expect(isDisabled(await importButton())).toBe(false));
    expect(sentNamed('MapComponentImport')[0]!.variables.input).toMatchObject({ skipErrors: true });
    expect(screen.getByRole('button', { name: 'Import 2 components' })).toBeTruthy();
  });

  it('jumps from a problem to its row, which the user can leave out by itself', async () => {
    const { user, sentNamed } = open({ query, preview: aPreviewWithError() });
    expect(await screen.findByText('Column B (UL)')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Show row 6' }));
    const rows = within(screen.getByRole('region', { name: 'Rows' }));
    expect(rows.getAllByText(/Pump|Roof$|Fence/).map((each) => each.textContent)).toEqual(['Pump']);
    expect((document.activeElement as HTMLElement).dataset.row).toBe('6');
    await user.click(rows.getByRole('button', { name: 'Leave out row 6, Pump' }));
    await waitFor(() => expect(sentNamed('MapComponentImport')).toHaveLength(1));
    expect(sentNamed('MapComponentImport')[0]!.variables.input).toMatchObject({ skipRows: [6] });
  });

  it('filters the rows by status', async () => {
    const { user } = open({ query, preview: aPreview() });
    await user.click(await screen.findByRole('button', { name: 'Changed 1' }));
    const rows = within(screen.getByRole('region', { name: 'Rows' }));
    expect(rows.queryByText('Roof')).toBeNull();
    expect(rows.getByText('Fence')).toBeTruthy();
  });

  it('says so when the file is another year’s, gone, or imported already', async () => {
    const other = open({ query, preview: aPreview({ fiscalYear: 2027 }) });
    expect(await screen.findByText(/was uploaded for another property or fiscal year \(2027\)/)).toBeTruthy();
    other.unmount();
    const gone = open({ query, preview: null as never });
    expect(await screen.findByText(/no longer available/)).toBeTruthy();
    gone.unmount();
    open({ query, preview: aPreview({ isAccepted: true, canAccept: false }) });
    expect(await screen.findByText('cedar.xlsx was imported.')).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Cancel' })).toBeNull();
  });
});

describe('importing', () => {
  const query = `?import=${IMPORT_ID}`;

  it('saves, says so, and opens the components without old figures in the cache', async () => {
    const { user, router, client } = open({ query, preview: aPreview() });
    const button = await importButton();
    const id = client.cache.identify({ __typename: 'Property', propertyId: aProperty.propertyId })!;
    const held = () => (client.cache.extract() as Record<string, object>)[id] ?? {};
    client.cache.restore({
      ...(client.cache.extract() as object),
      [id]: {
        ...held(),
        'components({"fiscalYear":2026})': null,
        'financialHealth({"fiscalYear":2026})': null,
      },
    } as never);
    await user.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.components));
    expect(screen.getByText('Components imported successfully')).toBeTruthy();
    expect(Object.keys(held()).filter((key) => /^(components|financialHealth)/.test(key))).toEqual([]);
    expect(held()).toMatchObject({ name: aProperty.name });
  });

  it('leaves everything as it was after a failure, and sends the same key again', async () => {
    let calls = 0;
    const { user, sentNamed, router } = open({
      query,
      preview: aPreview(),
      accept: () => {
        calls += 1;
        if (calls === 1) throw new TypeError('Failed to fetch');
        return SAVED;
      },
    });
    await user.click(await importButton());
    expect(await screen.findByText(/Error: Roofline could not be reached/)).toBeTruthy();
    expect(screen.getAllByText('Component import failed')).toHaveLength(2);
    await user.click(await importButton());
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.components));
    const keys = sentNamed('AcceptComponentImport').map(
      ({ variables }) => (variables.input as { idempotencyKey: string }).idempotencyKey,
    );
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  it('shows every reason of a refusal and loads the preview again', async () => {
    const detail = 'Row 6, column B (UL): Useful Life should be a whole number from 1 to 200';
    const { user, sentNamed } = open({
      query,
      preview: aPreview(),
      accept: () => ({ ...SAVED, userErrors: [{ code: 'invalid', detail, field: 'rows.6' }] }),
    });
    await user.click(await importButton());
    expect(await screen.findByText(`Error: ${detail}`)).toBeTruthy();
    await waitFor(() => expect(sentNamed('ComponentImport')).toHaveLength(2));
  });
});
