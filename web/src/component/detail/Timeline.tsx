import { chakra } from '@chakra-ui/react';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { Button } from '../../ui/action/Button';
import { SegmentedControl } from '../../ui/choice/SegmentedControl';
import { DateText } from '../../ui/figure/figures';
import { formatDay } from '../../ui/format/day';
import { Card } from '../../ui/layout/Card';
import { PictureStandIn } from '../../photo/model/PictureStandIn';
import { useComponentMediaQuery } from '../../photo/model/ComponentMedia.generated';
import { timelineOf, type TimelineEvent, type TimelineKind } from './timeline-events';
import type { ComponentDetail } from './use-component';

type Shown = TimelineKind | 'all';
const KINDS: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'change', label: 'Changes' },
  { value: 'photo', label: 'Photos' },
  { value: 'file', label: 'Files' },
];
/** Events shown at first; a button shows the rest. */
const FIRST = 20;
const NOTHING = { photos: [], files: [] };

/** The changes, photos and files of a component, newest first. */
export function Timeline({ component }: { component: ComponentDetail }) {
  const { propertyComponentId, history } = component;
  const media = useComponentMediaQuery({ variables: { propertyComponentId } });
  const [kind, setKind] = useState<Shown>('all');
  const [isWhole, setWhole] = useState(false);
  const hung = media.data?.component ?? NOTHING;
  const all = useMemo(() => timelineOf(history, hung), [history, hung]);
  const events = all.filter((event) => kind === 'all' || event.kind === kind);
  const shown = isWhole ? events : events.slice(0, FIRST);
  return (
    <Card title="Timeline">
      <SegmentedControl label="Show" value={kind} options={KINDS} onChange={setKind} />
      {media.error && hung === NOTHING && (
        <p role="alert">Photos and files could not be loaded. Reload the page to try again.</p>
      )}
      {events.length === 0 ? (
        <chakra.p textStyle="table" color="fg.muted" mt="3">
          {EMPTY[kind]}
        </chakra.p>
      ) : (
        <chakra.ol listStyleType="none" textStyle="table" mt="2" aria-label="Timeline">
          {shown.map((event) => (
            <chakra.li key={event.key} py="2" borderTopWidth="1px" _first={{ borderTopWidth: '0' }}>
              <What event={event} propertyComponentId={propertyComponentId} />
              <chakra.p textStyle="caption" color="fg.subtle">
                {event.by}, <DateText iso={event.at} moment />
              </chakra.p>
            </chakra.li>
          ))}
        </chakra.ol>
      )}
      {shown.length < events.length && (
        <Button size="sm" onClick={() => setWhole(true)}>
          Show all {events.length}
        </Button>
      )}
    </Card>
  );
}

const EMPTY: Record<Shown, string> = {
  all: 'Changes to this component, its photos and files will appear here.',
  change: 'Changes to this component will appear here.',
  photo: 'Photos that are assigned to this component will appear here.',
  file: 'Files that are assigned to this component will appear here.',
};

function What({ event, propertyComponentId }: { event: TimelineEvent; propertyComponentId: string }) {
  if (event.kind === 'change') return <Change event={event} />;
  if (event.kind === 'file')
    return (
      <chakra.p overflowWrap="anywhere">
        Uploaded{' '}
        <chakra.span textDecoration="underline">
          <Link to={paths.file(event.file)}>{event.file.fileName}</Link>
        </chakra.span>
      </chakra.p>
    );
  const { photo } = event;
  return (
    <chakra.div display="flex" gap="2.5" alignItems="center">
      {photo.imageState === 'ready' ? (
        <chakra.img src={photo.smallFileUrl} alt="" loading="lazy" {...pictureStyle} />
      ) : (
        <PictureStandIn imageState={photo.imageState} alt="" isSmall {...pictureStyle} />
      )}
      <chakra.p overflowWrap="anywhere">
        Uploaded{' '}
        <chakra.span textDecoration="underline">
          <Link to={paths.photo(photo.propertyPhotoId, propertyComponentId)}>
            {photo.description ?? photo.fileName}
          </Link>
        </chakra.span>
        {photo.takenDate && `, taken ${formatDay(photo.takenDate)}`}
      </chakra.p>
    </chakra.div>
  );
}

/** A change in words, with a link to the project that made it, if any. */
function Change({ event }: { event: TimelineEvent & { kind: 'change' } }) {
  return (
    <chakra.p overflowWrap="anywhere">
      {event.text}
      {event.projectId !== null && (
        <>
          {' '}
          <chakra.span textDecoration="underline">
            <Link to={paths.project(event.projectId)}>See the project</Link>
          </chakra.span>
        </>
      )}
    </chakra.p>
  );
}

const pictureStyle = {
  width: '56px',
  height: '42px',
  objectFit: 'cover',
  borderRadius: 'tag',
  bg: 'bg.subtle',
  flex: 'none',
} as const;
