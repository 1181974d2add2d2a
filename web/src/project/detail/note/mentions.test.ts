import { id } from '@roofline/schema/fixtures/id';
import { expect, it } from 'vitest';
import { stillMentioned, type Person } from './mentions';

const person = (n: number, fullName: string): Person => ({ userId: id(n), fullName, roleName: 'Member' });
const people = [
  person(1, 'Ann Lee'),
  person(2, 'Ann Leeson'),
  person(3, 'Ann Lee Stone'),
  person(4, 'Jo Åkerlund'),
  person(5, 'Jo Å'),
];
const everyone = people.map(({ userId }) => userId);
const mentionedIn = (text: string, picked = everyone) =>
  stillMentioned(text, picked, people).map(
    (userId) => people.find((each) => each.userId === userId)!.fullName,
  );

it('finds a mention that ends where a word ends', () => {
  expect(mentionedIn('@Ann Lee')).toEqual(['Ann Lee']);
  expect(mentionedIn('Ask @Ann Lee, or (@Jo Å).')).toEqual(['Ann Lee', 'Jo Å']);
  expect(mentionedIn("It is @Ann Lee's turn")).toEqual(['Ann Lee']);
});

it('does not take a longer name for a shorter one that it begins with', () => {
  expect(mentionedIn('@Ann Leeson')).toEqual(['Ann Leeson']);
  expect(mentionedIn('@Ann Lee Stone')).toEqual(['Ann Lee Stone']);
  expect(mentionedIn('@Jo Åkerlund')).toEqual(['Jo Åkerlund']);
  expect(mentionedIn('@Ann Lee and @Ann Leeson')).toEqual(['Ann Lee', 'Ann Leeson']);
});

it('does not take a name that goes on in letters or digits for a mention', () => {
  for (const text of ['@Ann Leeds', '@Ann Leeß', '@Ann Lee2', '@Ann Lee\u0301', '@Ann Le'])
    expect(mentionedIn(text), text).toEqual([]);
});

it('keeps only people whom the user picked and who still reach the property', () => {
  expect(mentionedIn('@Ann Lee and @Ann Leeson', [id(2)])).toEqual(['Ann Leeson']);
  expect(stillMentioned('@Ann Lee', [id(1)], [])).toEqual([]);
});
