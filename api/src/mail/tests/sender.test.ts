import { eq } from 'drizzle-orm';
import { openPeople, type People } from '../../account/fixtures/people';
import { workspace } from '../../workspace/tables';
import { drawLetter, type Letter } from '../letter';

let t: People;
beforeEach(async () => {
  t = await openPeople();
});
afterEach(() => t.close());

const setLabel = (label: { isPrivateLabel: boolean; accentColor?: string }) =>
  t.database.system((tx) => tx.update(workspace).set(label).where(eq(workspace.workspaceId, t.workspaceId)));
const invited = async (name: string) => {
  const email = `${name}@example.test`;
  await t.invite({ email });
  return (await t.mails(email))[0]!;
};

const letter: Letter = {
  subject: 'News',
  greeting: 'Hello,',
  paragraphs: [],
  action: { label: 'Open', url: 'https://app.example' },
  notes: [],
};

test('a letter is from Roofline, or from the company of a private label in readable colors', () => {
  const ours = drawLetter(letter, 'https://app.example');
  expect(ours.text).toContain('Sent by Roofline at https://app.example');
  const sender = { name: 'North <b>Co', accent: '#805500', button: '#ffcc00', onButton: '#131f21' };
  const theirs = drawLetter(letter, 'https://app.example', sender);
  expect(theirs.html).toContain('North &lt;b&gt;Co');
  expect(theirs.html).toContain('background:#ffcc00;color:#131f21');
  expect(theirs.html + theirs.text).not.toContain('Roofline');
});

test('an invitation names the company while the label is on, and Roofline otherwise', async () => {
  expect((await invited('before')).subject).toBe('You are invited to Northlake on Roofline');
  await setLabel({ isPrivateLabel: true, accentColor: '#C0392B' });
  const mail = await invited('after');
  expect(mail.subject).toBe('You are invited to Northlake on Northlake Inc.');
  expect(mail.text).not.toContain('Roofline');
  await setLabel({ isPrivateLabel: false });
  expect((await invited('again')).subject).toBe('You are invited to Northlake on Roofline');
});
