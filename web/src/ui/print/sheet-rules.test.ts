import { expect, it } from 'vitest';
import { cssText, sheetRules } from './sheet-rules';

it('a name stays within its quotes, whatever it contains', () => {
  const name = 'A"; } </style><script>\\ \n Ünïted 1';
  const inside = cssText(name).slice(1, -1);
  expect(inside).not.toMatch(/["<>{};\n]/);
  expect(inside).toContain('Ünïted 1');
  const read = inside.replace(/\\([0-9a-f]+) /g, (_, code: string) =>
    String.fromCodePoint(parseInt(code, 16)),
  );
  expect(read).toBe(name);
});

it('each sheet has the name, the title and its number', () => {
  const rules = sheetRules({ name: 'Cedar Ridge', title: 'Fiscal year 2026' });
  expect(rules).toContain('@top-left { content: "Cedar Ridge"');
  expect(rules).toContain('content: "Fiscal year 2026"');
  expect(rules).toContain('"Page " counter(page) " of " counter(pages)');
});
