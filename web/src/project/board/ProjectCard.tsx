import { chakra } from '@chakra-ui/react';
import { Image, ListChecks, MessageSquare } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { CategoryChip } from '../../app/CategoryChip';
import { paths } from '../../app/paths';
import { tallTarget } from '../../ui/action/tall-target';
import { useCardHandle } from '../../ui/board/card-handle';
import { ProgressBar } from '../../ui/feedback/ProgressBar';
import { Tag } from '../../ui/figure/Tag';
import { counted, formatCount } from '../../ui/format/count';
import { formatMoney } from '../../ui/format/money';
import { OwnerMark } from '../OwnerMark';
import { basisOf, percentPaid } from '../model/project-money';
import { categoriesOf, dueWords } from '../model/project-words';
import type { ProjectRow } from '../model/use-projects';

interface ProjectCardProps {
  project: ProjectRow;
  today: string;
}

/** The card of a project on the board. */
export const ProjectCard = memo(function ProjectCard({ project, today }: ProjectCardProps) {
  const handle = useCardHandle();
  const basis = basisOf(project);
  const due = dueWords(project, today);
  return (
    <chakra.article display="grid" gap="1.5" textStyle="table">
      <Categories project={project} />
      <chakra.h3 {...nameStyle}>
        <Link to={paths.project(project.projectId)} draggable={false} {...handle}>
          {project.name}
        </Link>
      </chakra.h3>
      {(basis !== null || due) && (
        <chakra.p display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="3">
          <chakra.strong fontWeight="600" data-figure>
            {basis !== null && formatMoney(basis)}
          </chakra.strong>
          {due && (
            <chakra.span
              color={due.isLate ? 'danger.fg' : 'fg.muted'}
              fontWeight={due.isLate ? 550 : undefined}
            >
              {due.text}
            </chakra.span>
          )}
        </chakra.p>
      )}
      <Progress project={project} />
      <Paid project={project} />
      <chakra.div {...footStyle}>
        <Count icon={<MessageSquare {...icon} />} words={counted(project.noteCount, 'note')}>
          {project.noteCount}
        </Count>
        <Count icon={<Image {...icon} />} words={counted(project.photoCount, 'photo')}>
          {project.photoCount}
        </Count>
        {project.owner && (
          <chakra.span ms="auto">
            <OwnerMark fullName={project.owner.fullName} />
          </chakra.span>
        )}
      </chakra.div>
    </chakra.article>
  );
});

const icon = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The first category, and how many more there are. */
function Categories({ project }: { project: ProjectRow }) {
  const [first, ...others] = categoriesOf(project);
  return (
    // The button of the card's menu is at the end of this line.
    <chakra.p color="fg.muted" textStyle="caption" minH="18px" pe="7">
      {first ? <CategoryChip {...first} /> : 'No components yet'}
      {others.length > 0 && (
        <chakra.span ms="1.5" title={others.map(({ name }) => name).join(', ')}>
          +{others.length}
        </chakra.span>
      )}
    </chakra.p>
  );
}

function Paid({ project }: { project: ProjectRow }) {
  const { paid, name } = project;
  if (paid === null || paid === 0) return null;
  const percent = percentPaid(project);
  return (
    <chakra.div display="grid" gap="1">
      {percent !== null && <ProgressBar label={`Paid of ${name}`} percent={Math.min(100, percent)} />}
      <chakra.span textStyle="caption" color="fg.muted" data-figure>
        {formatMoney(paid)} paid{percent !== null && `, ${percent}%`}
      </chakra.span>
    </chakra.div>
  );
}

/** The number of bids, and `3 of 5`: the done items of the phase's checklist. */
function Progress({ project }: { project: ProjectRow }) {
  const { bidCount, awardedBidId, checklistDone, checklistTotal } = project;
  if (bidCount === 0 && checklistTotal === 0) return null;
  const done = `${formatCount(checklistDone)} of ${formatCount(checklistTotal)}`;
  const words = `${done} of the checklist done`;
  return (
    <chakra.p display="flex" flexWrap="wrap" alignItems="center" gap="3">
      {bidCount > 0 && (
        <Tag tone={awardedBidId === null ? 'info' : 'neutral'}>{counted(bidCount, 'bid')}</Tag>
      )}
      {checklistTotal > 0 && (
        <chakra.span {...doneStyle} title={words} data-figure>
          <ListChecks {...icon} />
          <span aria-hidden>{done}</span>
          <chakra.span srOnly>{words}</chakra.span>
        </chakra.span>
      )}
    </chakra.p>
  );
}

function Count({ icon: mark, words, children }: { icon: ReactNode; words: string; children: number }) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="1" title={words} data-figure>
      {mark}
      <span aria-hidden>{formatCount(children)}</span>
      <chakra.span srOnly>{words}</chakra.span>
    </chakra.span>
  );
}

const nameStyle = {
  fontWeight: 600,
  textStyle: 'body',
  overflowWrap: 'anywhere',
  '& a': tallTarget,
  _hover: { textDecoration: 'underline' },
} as const;
const doneStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  color: 'fg.muted',
  whiteSpace: 'nowrap',
} as const;
const footStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minH: '32px',
  mt: '1',
  pt: '2',
  borderTopWidth: '1px',
  color: 'fg.muted',
} as const;
