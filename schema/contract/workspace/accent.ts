import { asks } from '../value/question';
import { optionalText } from '../value/text';
import { contrast, SEEN } from './accent-shades';

const ACCENT = /^#[0-9a-f]{6}$/i;
const FORM = 'Accent color should be like #0B6572';
const PALE = 'Accent color should be darker, so that buttons stand out on white';

/** A color of six hex digits that stands out on white; blank and missing become null. */
export const accentColor = asks(
  optionalText('Accent color', 7)
    .refine((color) => color === null || ACCENT.test(color), { error: FORM, abort: true })
    .refine((color) => color === null || contrast(color, '#FFFFFF') >= SEEN, PALE)
    .transform((color) => color?.toUpperCase() ?? null),
  { label: 'Accent color', maxLength: 7 },
);
