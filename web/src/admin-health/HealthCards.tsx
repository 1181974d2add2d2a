import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../app/paths';
import { NoValue } from '../ui/figure/figures';
import { Tag } from '../ui/figure/Tag';
import { formatCount } from '../ui/format/count';
import { formatMoment } from '../ui/format/day';
import { formatSize } from '../ui/format/size';
import { Card } from '../ui/layout/Card';
import type { AdminHealthQuery } from './AdminHealth.generated';

type Health = AdminHealthQuery['adminHealth'];
type Fact = [label: string, value: ReactNode];

const DATABASES: Record<string, string> = { embedded: 'Embedded', postgres: 'PostgreSQL' };
const STORES: Record<string, string> = { folder: 'Data folder', bucket: 'Bucket' };
/** Share of free disk space below which an operator should make room. */
const LITTLE = 0.1;

/** The figures that an operator looks at first, drawn only from props. */
export function HealthCards({ health }: { health: Health }) {
  const { database, storage, disk, mail, jobs } = health;
  const isFull = !database.hasRoom;
  const isTight = disk.freeBytes < disk.totalBytes * LITTLE;
  return (
    <chakra.div display="grid" gap="4" gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 320px), 1fr))">
      <Facts
        title="Service"
        facts={[
          ['Roofline', health.version ?? <NoValue key="version" />],
          ['Node', health.nodeVersion],
          ['Running since', formatMoment(health.startedAt)],
          ['Memory', formatSize(health.memoryBytes)],
        ]}
      />
      <Facts
        title="Database"
        state={isFull ? <Tag tone="danger">No room to write</Tag> : <Tag tone="success">Writes</Tag>}
        facts={[
          ['Kind', DATABASES[database.kind] ?? database.kind],
          ['Version', database.version],
          ['Size', formatSize(database.bytes)],
        ]}
      />
      <Facts
        title="Storage and disk"
        state={isTight && <Tag tone="warning">Little room</Tag>}
        facts={[
          ['Files are in', STORES[storage.kind] ?? storage.kind],
          ['Files', `${formatCount(storage.files)}, ${formatSize(storage.bytes)}`],
          ['Free on the disk', `${formatSize(disk.freeBytes)} of ${formatSize(disk.totalBytes)}`],
        ]}
      />
      <Facts
        title="Mail"
        state={!mail.isSent && <Tag tone="warning">Not sent</Tag>}
        facts={[
          ['Waiting', formatCount(mail.waiting)],
          ['Oldest waits since', mail.oldestWaitingAt ? formatMoment(mail.oldestWaitingAt) : 'None waits'],
          ['Given up', formatCount(mail.givenUp)],
        ]}
      />
      <Facts
        title="Jobs"
        state={jobs.failed > 0 && <Tag tone="danger">Some failed</Tag>}
        facts={[
          ['Waiting', formatCount(jobs.queued)],
          ['Running', formatCount(jobs.running)],
          ['Failed', <JobsLink key="failed">{formatCount(jobs.failed)}</JobsLink>],
        ]}
      />
    </chakra.div>
  );
}

const JobsLink = ({ children }: { children: ReactNode }) => (
  <chakra.span asChild color="brand.fg" textDecoration="underline">
    <Link to={paths.adminJobs}>{children}</Link>
  </chakra.span>
);

function Facts({ title, state, facts }: { title: string; state?: ReactNode; facts: readonly Fact[] }) {
  return (
    <Card title={title} aside={state}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="2" textStyle="table">
        {facts.map(([label, value]) => (
          <chakra.div key={label} display="contents">
            <chakra.dt color="fg.muted">{label}</chakra.dt>
            <chakra.dd textAlign="end" overflowWrap="anywhere" data-figure="">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Card>
  );
}
