import { expect, it } from 'vitest';
import { designSystem } from './system';
import { wholeSystem } from './whole-system';

it('names the tokens in the stylesheet of the build, and puts no styles into a page itself', () => {
  expect(designSystem()._global).toEqual([]);
  expect(designSystem().getTokenCss()).toEqual(wholeSystem.getTokenCss());
  expect(Object.keys(wholeSystem.getGlobalCss()['@layer base'] as object)).toEqual(
    expect.arrayContaining(['&html', '&:focus-visible', '@media print', '@keyframes refresh']),
  );
});
