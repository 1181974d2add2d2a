import { formatMoney } from '../../ui/format/money';
import { formatPercent } from '../../ui/format/percent';
import type { MapPlaceFragment } from './Map.generated';
import { markOf } from './bands';

/** Returns the figures of a place for its label, its tooltip and its row. */
export function figuresOf(place: MapPlaceFragment): { label: string; value: string }[] {
  const { percentFunded, lowestBalance, firstYearBelowZero } = place;
  if (percentFunded === null) return [{ label: 'Percent funded', value: 'No figures' }];
  return [
    {
      label: 'Percent funded',
      value: `${formatPercent(percentFunded)}, ${markOf(place).word.toLowerCase()}`,
    },
    { label: 'Lowest balance', value: lowestBalance === null ? '–' : formatMoney(lowestBalance) },
    { label: 'Below zero', value: firstYearBelowZero === null ? 'Never' : String(firstYearBelowZero) },
  ];
}

export const spokenOf = (place: MapPlaceFragment): string =>
  `${place.name}, ${place.city}, ${place.state}: ${figuresOf(place)
    .map(({ label, value }) => `${label} ${value}`)
    .join(', ')}`;
