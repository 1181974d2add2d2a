import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Button } from '../../../ui/action/Button';
import type { PlanStudy } from '../../../plan/model/plan-study';
import { figureName } from '../grid/figure-columns';
import type { FigurePlace } from '../grid/FigureGrid';
import { placeText } from './figure-working';

interface PlaceProps {
  study: PlanStudy;
  place: FigurePlace;
  onOpen: (place: FigurePlace) => void;
}

/** A link to the figure behind an input or a row. */
export function PlaceLink({ study, place, text, onOpen }: PlaceProps & { text: string }) {
  return (
    <Button
      variant="link"
      size="sm"
      aria-label={`${text}: open ${placeText(study, place)}`}
      onClick={() => onOpen(place)}
    >
      {text}
    </Button>
  );
}

/** The same figure a year earlier and a year later. */
export function OtherYears({ study, place, onOpen }: PlaceProps) {
  const last = study.solved.projection.rows.length - 1;
  const before = place.t > 0 ? { ...place, t: place.t - 1 } : null;
  const after = place.t < last ? { ...place, t: place.t + 1 } : null;
  // The title of the pane names the figure; the year and the amount are enough to see.
  const seen = (other: FigurePlace) => placeText(study, other).replace(`${figureName(other.figure)} `, '');
  return (
    <chakra.nav
      aria-label="Other years"
      display="flex"
      flexWrap="wrap"
      justifyContent="space-between"
      gap="2"
    >
      {before && (
        <Button
          size="sm"
          icon={<ArrowLeft size={14} />}
          aria-label={placeText(study, before)}
          onClick={() => onOpen(before)}
        >
          {seen(before)}
        </Button>
      )}
      {after && (
        <Button
          size="sm"
          ms="auto"
          icon={<ArrowRight size={14} />}
          aria-label={placeText(study, after)}
          onClick={() => onOpen(after)}
        >
          {seen(after)}
        </Button>
      )}
    </chakra.nav>
  );
}
