import { colorVar } from '../../ui/color/tokens';
import type { MapPlaceFragment } from './Map.generated';

/** The mark of a place by its band: color and shape, so that no one needs to distinguish colors. */
export const MARKS = {
  weak: { word: 'Weak', color: colorVar('danger.fg'), path: 'M0,-7 L7,6 L-7,6 Z' },
  fair: { word: 'Fair', color: colorVar('warning.fg'), path: 'M0,-7.5 L7.5,0 L0,7.5 L-7.5,0 Z' },
  strong: { word: 'Strong', color: colorVar('success.fg'), path: 'M-6,0 a6,6 0 1,0 12,0 a6,6 0 1,0 -12,0' },
  none: { word: 'No figures', color: colorVar('border.control'), path: 'M-5.5,-5.5 H5.5 V5.5 H-5.5 Z' },
} as const;

export const markOf = ({ fundingBand }: Pick<MapPlaceFragment, 'fundingBand'>) =>
  MARKS[fundingBand ?? 'none'];
