import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';

const script = readFileSync(resolve(import.meta.dirname, '../../../public/theme.js'), 'utf8');

/** Runs the script in a browser with this storage, and returns what it set. */
function said(kept: Record<string, string>, { width = 1440, search = '' } = {}) {
  const styles: Record<string, string> = {};
  const classes: string[] = [];
  const dataset: Record<string, string> = {};
  const style = { setProperty: (name: string, value: string) => (styles[name] = value) };
  runInNewContext(script, {
    document: {
      documentElement: { classList: { add: (name: string) => classes.push(name) }, style, dataset },
    },
    localStorage: { getItem: (key: string) => kept[`${key}`] ?? null },
    matchMedia: () => ({ matches: false }),
    location: { search },
    innerWidth: width,
  });
  return { classes, nav: dataset['nav'], name: styles['--last-property'] };
}

const shown = (name: unknown) => ({
  'roofline.session.shownPair': JSON.stringify({ propertyId: 'a', name }),
});

it('sets the theme and whether the navigation is folded, and no property name in a new browser', () => {
  expect(said({})).toEqual({ classes: ['light'], nav: undefined, name: undefined });
  expect(said({ 'roofline.theme': 'dark', 'roofline.navCollapsed': '1' })).toMatchObject({
    classes: ['dark'],
    nav: 'folded',
  });
});

it('folds the navigation below 1024 px unless the user unfolded it', () => {
  expect(said({}, { width: 1023 }).nav).toBe('folded');
  expect(said({}, { width: 1024 }).nav).toBeUndefined();
  expect(said({ 'roofline.navCollapsed': '0' }, { width: 800 }).nav).toBeUndefined();
});

it('sets the name of the property that was shown last, unless another one is requested', () => {
  const chosen = (id: string) => ({ ...shown('Oak Park'), 'roofline.session.selectedPropertyId': id });
  expect(said(shown('Oak Park')).name).toBe('"Oak Park"');
  expect(said(chosen('a')).name).toBe('"Oak Park"');
  expect(said(chosen('b')).name).toBeUndefined();
  expect(said(shown('Oak Park'), { search: '?sp_ref=email&propertyId=b' }).name).toBeUndefined();
});

it.each(['{', 'null', '[]', '{"propertyId":"a","name":7}'])('sets no name from a stored %s', (kept) => {
  expect(said({ 'roofline.session.shownPair': kept }).name).toBeUndefined();
});

it('removes from a name the characters that end a CSS string or escape in it', () => {
  expect(said(shown('The "Oak"\n\\201C Park')).name).toBe('"The Oak 201C Park"');
});
