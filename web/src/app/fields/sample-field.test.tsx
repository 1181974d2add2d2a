import { withCrossFieldRules } from '@roofline/schema/value/cross-field';
import { optional, whole } from '@roofline/schema/value/numbers';
import { asks } from '@roofline/schema/value/question';
import { requiredText } from '@roofline/schema/value/text';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import { SaveBar } from '../../ui/form/SaveBar';
import { renderUi } from '../../ui/test-render';
import { useSave } from '../save/use-save';
import { answersOf, type Answers } from './answers';
import type { FieldList } from './field-list';
import { FieldSections } from './FieldSections';
import { useFieldsForm } from './use-fields-form';

const shape = {
  name: requiredText('Property Name', 50),
  isTest: asks(z.boolean().default(false), { label: 'Test Property' }),
};
/** The contract of a form, and a copy of it with one field more. */
const before = withCrossFieldRules(z.object(shape), () => undefined);
const after = before.safeExtend({ parkingSpaces: optional(whole('Parking Spaces', 1, 9000)) });
type Values = Answers<typeof after>;

/** The list of the form with the new field: the second and last edit. */
const LIST: FieldList<Values> = [
  { title: 'Building', rows: [[{ name: 'name' }, { name: 'parkingSpaces' }], { name: 'isTest' }] },
];

const refusal = { code: 'invalid', detail: 'Parking Spaces are unknown here', field: 'parkingSpaces' };
type Sent = { data: { save: { userErrors: (typeof refusal)[] } } };

function Form({ send }: { send: (values: object) => Promise<Sent> }) {
  const saved = answersOf(after, { name: 'Oak', isTest: false, parkingSpaces: null });
  const form = useFieldsForm({ schema: after, list: LIST, saved, given: {} });
  const saving = useSave({ send, form });
  return (
    <>
      <FieldSections form={form} />
      <SaveBar
        changes={form.changes}
        onCancel={() => undefined}
        onSave={() => void form.submit(saving.save)}
      />
    </>
  );
}

function open() {
  const send = vi.fn((_values: object): Promise<Sent> =>
    Promise.resolve({ data: { save: { userErrors: [] } } }),
  );
  renderUi(<Form send={send} />);
  const field = screen.getByLabelText<HTMLInputElement>(/^Parking spaces/);
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  const save = () => act(async () => fireEvent.click(screen.getByRole('button', { name: 'Save Changes' })));
  return { send, field, type, save };
}

it('a field that the contract and the list name is on screen, in its place', () => {
  const { field } = open();
  const labels = [...document.querySelectorAll('label, legend')].map((each) => each.textContent);
  expect(labels.slice(0, 3)).toEqual([
    'Property name',
    'Parking spaces Optional',
    expect.stringMatching(/^Test property/),
  ]);
  expect(field.value).toBe('');
});

it('is listed among the changes, and sent as a number', async () => {
  const { send, type, save } = open();
  type('12');
  const told = await screen.findByRole('status');
  expect(told.textContent).toContain('Parking spaces, empty to 12');
  await save();
  await waitFor(() => expect(send).toHaveBeenCalledOnce());
  expect(send.mock.calls[0]![0]).toEqual({ name: 'Oak', isTest: false, parkingSpaces: 12 });
});

it('shows the failure of its rule on a save, takes the focus, and is not sent', async () => {
  const { send, field, type, save } = open();
  type('0');
  await save();
  expect(await screen.findByText('Parking Spaces should be a whole number from 1 to 9000')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  expect(send).not.toHaveBeenCalled();
});

it('shows the error of the service on it', async () => {
  const { send, field, type, save } = open();
  send.mockResolvedValueOnce({ data: { save: { userErrors: [refusal] } } });
  type('7');
  await save();
  expect(await screen.findByText(refusal.detail)).toBeTruthy();
  expect(field.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(document.activeElement).toBe(field));
});

it('a field that only the list names is an error of the form', () => {
  expect(() => renderUi(<Unasked />)).toThrow('The contract asks for no parkingSpaces');
});

function Unasked() {
  const saved = { name: '', isTest: false, parkingSpaces: null };
  useFieldsForm<Values, z.output<typeof before>, object>({ schema: before, list: LIST, saved, given: {} });
  return null;
}
