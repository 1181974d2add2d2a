import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { SaveQuestion } from '../app/save/SaveQuestion';
import { Button } from '../ui/action/Button';
import { formatCount } from '../ui/format/count';
import { formatMoment } from '../ui/format/day';
import { Card } from '../ui/layout/Card';
import {
  useAdminCachesQuery,
  useClearCacheMutation,
  type AdminCacheRowFragment,
} from './AdminHealth.generated';

type Key = AdminCacheRowFragment['key'];

const WORDS: Record<Key, { name: string; what: string }> = {
  fundingOutlooks: {
    name: 'Projections at today’s contribution',
    what: 'One for each property and fiscal year. Lists and dashboards read them.',
  },
  associationFigures: {
    name: 'Key figures of associations',
    what: 'One set for each association. Portfolio analytics reads them.',
  },
};

/** The stored results that Roofline can compute again; everything else that it stores is data. */
export function CacheCard() {
  const { data, error, refetch } = useAdminCachesQuery({ fetchPolicy: 'cache-and-network' });
  const [asked, setAsked] = useState<Key | 'all' | null>(null);
  const close = () => setAsked(null);
  return (
    <Card
      title="Cache"
      aside={
        <Button size="sm" onClick={() => setAsked('all')}>
          Clear all
        </Button>
      }
    >
      <chakra.p textStyle="table" color="fg.muted" mb="2">
        Results that Roofline can compute again. After clearing, each is computed again when it is next read.
      </chakra.p>
      {error && !data && <p role="alert">The caches could not be loaded. Reload the page to try again.</p>}
      <chakra.ul listStyleType="none" textStyle="table">
        {data?.adminCaches.map((cache) => (
          <Line key={cache.key} cache={cache} onClear={() => setAsked(cache.key)} />
        ))}
      </chakra.ul>
      {asked && (
        <ClearQuestion
          asked={asked}
          onCancel={close}
          onDone={async () => {
            close();
            await refetch();
          }}
        />
      )}
    </Card>
  );
}

function Line({ cache, onClear }: { cache: AdminCacheRowFragment; onClear: () => void }) {
  const { name, what } = WORDS[cache.key];
  const stored = `${formatCount(cache.entries)} stored, ${formatCount(cache.stale)} to be computed again`;
  return (
    <chakra.li display="flex" alignItems="center" gap="3" py="2" borderTopWidth="1px">
      <chakra.span flex="1" minW="0">
        <chakra.span display="block" fontWeight="560">
          {name}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.muted">
          {what}
        </chakra.span>
        <chakra.span display="block" textStyle="caption" color="fg.muted" data-figure="">
          {cache.oldestAt ? `${stored}, the oldest of ${formatMoment(cache.oldestAt)}` : stored}
        </chakra.span>
      </chakra.span>
      <Button size="sm" onClick={onClear} aria-label={`Clear ${name}`}>
        Clear
      </Button>
    </chakra.li>
  );
}

function ClearQuestion(props: { asked: Key | 'all'; onCancel: () => void; onDone: () => unknown }) {
  const { asked } = props;
  const [clear] = useClearCacheMutation();
  return (
    <SaveQuestion
      title="Clear cache"
      confirmText="Clear"
      busyText="Clearing..."
      destructive={false}
      done="Cache cleared"
      send={() => clear({ variables: { input: { key: asked === 'all' ? null : asked } } })}
      onDone={props.onDone}
      onCancel={props.onCancel}
    >
      {asked === 'all' ? 'Everything in the cache' : `“${WORDS[asked].name}”`} is computed again when it is
      next read. No data is lost; pages that show many associations are slower the first time.
    </SaveQuestion>
  );
}
