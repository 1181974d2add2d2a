import { expect, it, vi } from 'vitest';
import { z } from 'zod';
import './no-eval';

it('keeps zod from creating code from text', () => {
  const made = vi.fn();
  vi.stubGlobal(
    'Function',
    class {
      constructor() {
        made();
      }
    },
  );
  expect(z.object({ name: z.string(), size: z.number() }).parse({ name: 'Oak', size: 1 })).toEqual({
    name: 'Oak',
    size: 1,
  });
  expect(made).not.toHaveBeenCalled();
  expect(z.config().jitless).toBe(true);
});
