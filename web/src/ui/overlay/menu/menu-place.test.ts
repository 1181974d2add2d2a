import { describe, expect, it } from 'vitest';
import { menuPlace } from './menu-place';

const ROOM = { width: 1000, height: 600 };
const MENU = { width: 200, height: 150 };
/** Returns a button of 40 by 32 pixels with this upper left corner. */
const button = (left: number, top: number) => ({ left, right: left + 40, top, bottom: top + 32 });

describe('the place of a menu', () => {
  it('is under its button, at its right or left edge', () => {
    expect(menuPlace(button(500, 100), MENU, 'end', ROOM)).toEqual({ left: 340, top: 136 });
    expect(menuPlace(button(500, 100), MENU, 'start', ROOM)).toEqual({ left: 500, top: 136 });
  });

  it('stays 8 pixels from either side of the window', () => {
    expect(menuPlace(button(10, 100), MENU, 'end', ROOM).left).toBe(8);
    expect(menuPlace(button(900, 100), MENU, 'start', ROOM).left).toBe(792);
  });

  it('is under its button down to the last pixel where it fits, and over it from the next one on', () => {
    const lowest = 600 - 8 - 150 - 4 - 32;
    expect(menuPlace(button(500, lowest), MENU, 'end', ROOM).top).toBe(lowest + 36);
    expect(menuPlace(button(500, lowest + 1), MENU, 'end', ROOM).top).toBe(lowest + 1 - 154);
  });

  it('ends at the foot of the window, or begins at its head, where it fits neither under nor over its button', () => {
    expect(menuPlace(button(500, 100), { width: 200, height: 470 }, 'end', ROOM).top).toBe(122);
    expect(menuPlace(button(500, 100), { width: 200, height: 700 }, 'end', ROOM).top).toBe(8);
  });
});
