import { rangeAsked } from '../send';

describe('the part of a range request', () => {
  test.each([
    [undefined, null],
    ['', null],
    ['bytes=-', null],
    ['items=0-5', null],
    ['bytes=0-1,5-6', null],
    ['bytes=5-2', null],
    ['bytes=0-0', { start: 0, end: 0 }],
    ['bytes=2-5', { start: 2, end: 5 }],
    ['bytes=90-', { start: 90, end: 99 }],
    ['bytes=90-900', { start: 90, end: 99 }],
    ['bytes=-10', { start: 90, end: 99 }],
    ['bytes=-900', { start: 0, end: 99 }],
  ])('%j of 100 bytes is %j', (header, part) => {
    expect(rangeAsked(header, 100)).toEqual(part);
  });

  test.each(['bytes=100-', 'bytes=100-200', 'bytes=-0'])('%j of 100 bytes is 416', (header) => {
    expect(() => rangeAsked(header, 100)).toThrow(
      expect.objectContaining({ status: 416, headers: { 'content-range': 'bytes */100' } }),
    );
  });
});
