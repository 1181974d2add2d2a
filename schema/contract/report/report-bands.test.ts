import { expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { DEFAULT_BAND_LIMITS, ratingBandsInput } from './report-bands';

const STRONG = 'strongFrom: Strong From should be above Weak Below';
const OVER = 'overfundedAbove: Overfunded Above should be above Strong From';

it.each<[object, string[]]>([
  [{}, []],
  [{ strongFrom: 30 }, [STRONG]],
  [{ strongFrom: 29 }, [STRONG]],
  [{ strongFrom: 30.01 }, []],
  [{ overfundedAbove: 70 }, [OVER]],
  [{ overfundedAbove: 69 }, [OVER]],
  [{ overfundedAbove: 70.01 }, []],
  [{ weakBelow: 80, overfundedAbove: 60 }, [STRONG, OVER]],
  [{ weakBelow: null }, ['weakBelow: Weak Below is required']],
  [{ strongFrom: null }, ['strongFrom: Strong From is required']],
  [{ overfundedAbove: null }, ['overfundedAbove: Overfunded Above is required']],
  [{ overfundedAbove: 1000 }, ['overfundedAbove: Overfunded Above should be from 0% to 999%']],
])('bands with %j list %j', (change, failures) =>
  expect(failuresOf(ratingBandsInput, { ...DEFAULT_BAND_LIMITS, ...change })).toEqual(failures),
);
