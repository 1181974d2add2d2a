import { chakra } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { Link, useNavigate } from 'react-router-dom';
import { listAnswer } from '../../app/list/list-answer';
import { paths } from '../../app/paths';
import { useSelection } from '../../app/selection/selection';
import { ChartFrame } from '../../ui/chart-frame/ChartFrame';
import { EmptyState } from '../../ui/feedback/EmptyState';
import { ErrorState } from '../../ui/feedback/ErrorState';
import { PageSkeleton } from '../../ui/feedback/PageSkeleton';
import { counted } from '../../ui/format/count';
import { ChartTable } from '../../ui/marks/ChartTable';
import type { Associations } from '../associations/use-associations';
import { MARKS } from './bands';
import { usePortfolioMapQuery, type MapPlaceFragment, type PortfolioMapQuery } from './Map.generated';
import { PlaceMap } from './PlaceMap';
import { figuresOf } from './words';

type Found = PortfolioMapQuery['portfolioMap'];

/** A map of the view's associations, marked by percent funded. */
export function MapView({ workspaceId, view }: { workspaceId: string; view: Associations['view'] }) {
  const query = usePortfolioMapQuery({
    variables: { workspaceId, view },
    fetchPolicy: 'cache-and-network',
  });
  const { shown, errors, onRetry } = listAnswer(query, 'The map could not be loaded.');
  if (errors) return <ErrorState details={errors} onRetry={onRetry} />;
  if (!shown) return <PageSkeleton />;
  const { portfolioMap: found } = shown;
  return (
    <>
      {found.places.length === 0 ? (
        <EmptyState
          icon={<MapPin size={24} strokeWidth={1.6} />}
          text="No association of this view has a place on the map"
        />
      ) : (
        <Drawn found={found} />
      )}
      <Missing found={found} />
    </>
  );
}

function Drawn({ found: { places, withoutPlace } }: { found: Found }) {
  const { selectProperty } = useSelection();
  const navigate = useNavigate();
  const open = ({ propertyId }: MapPlaceFragment) => {
    selectProperty(propertyId);
    void navigate(paths.dashboard);
  };
  const bands = Object.entries(MARKS).map(([band, mark]) => ({
    ...mark,
    count: places.filter(({ fundingBand }) => (fundingBand ?? 'none') === band).length,
  }));
  const met = bands.filter(({ count }) => count > 0);
  return (
    <ChartFrame
      title="Associations by place"
      summary={`${met.map(({ word, count }) => `${word}: ${count}`).join('; ')}. ${counted(withoutPlace, 'association')} without a place.`}
      height={520}
      table={<PlaceTable places={places} onSelect={({ propertyId }) => selectProperty(propertyId)} />}
    >
      <BandLegend bands={met} />
      <PlaceMap places={places} onOpen={open} />
    </ChartFrame>
  );
}

interface BandLegendProps {
  bands: readonly { word: string; color: string; path: string; count: number }[];
}

/** The legend of the marks, with the word and the count of each. */
function BandLegend({ bands }: BandLegendProps) {
  return (
    <chakra.ul
      display="flex"
      flexWrap="wrap"
      columnGap="4"
      mb="2"
      listStyleType="none"
      textStyle="caption"
      color="fg.muted"
    >
      {bands.map(({ word, color, path, count }) => (
        <chakra.li key={word} display="inline-flex" alignItems="center" gap="1.5">
          <svg width={12} height={12} viewBox="-8 -8 16 16" aria-hidden="true">
            <path d={path} style={{ fill: color }} />
          </svg>
          {`${word}, ${count}`}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

interface PlaceTableProps {
  places: readonly MapPlaceFragment[];
  onSelect: (place: MapPlaceFragment) => void;
}

/** The places of the map as a table. */
function PlaceTable({ places, onSelect }: PlaceTableProps) {
  return (
    <ChartTable
      caption="Associations by place"
      heads={['Association', 'Place', 'Percent funded', 'Lowest balance', 'Below zero']}
      wordColumns={['Place']}
      rows={places.map((place) => ({
        key: place.propertyId,
        head: (
          <chakra.span asChild _hover={{ textDecoration: 'underline' }}>
            <Link to={paths.dashboard} onClick={() => onSelect(place)}>
              {place.name}
            </Link>
          </chakra.span>
        ),
        cells: [`${place.city}, ${place.state}`, ...threeOf(figuresOf(place).map(({ value }) => value))],
      }))}
    />
  );
}

const threeOf = (values: readonly string[]) => Array.from({ length: 3 }, (_, n) => values[n] ?? '–');

/** Counts and names the associations that the map cannot show. */
function Missing({ found: { left, withoutPlace, named } }: { found: Found }) {
  const { selectProperty } = useSelection();
  if (left + withoutPlace === 0) return null;
  return (
    <chakra.div mt="3" textStyle="caption" color="fg.muted">
      {left > 0 && <p>{counted(left, 'further association')} of this view are not on the map.</p>}
      {withoutPlace > 0 && (
        <p>
          {counted(withoutPlace, 'association')} without latitude and longitude:{' '}
          {named.map(({ propertyId, name }, index) => (
            <span key={propertyId}>
              {index > 0 && ', '}
              <chakra.span asChild textDecoration="underline">
                <Link to={paths.dashboard} onClick={() => selectProperty(propertyId)}>
                  {name}
                </Link>
              </chakra.span>
            </span>
          ))}
          {withoutPlace > named.length && ` and ${withoutPlace - named.length} more`}.
        </p>
      )}
    </chakra.div>
  );
}
