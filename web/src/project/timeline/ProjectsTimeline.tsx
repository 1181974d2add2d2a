import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { tallTarget } from '../../ui/action/tall-target';
import { categoryColor } from '../../ui/color/category-palette';
import { useColorMode } from '../../ui/color/color-mode';
import { Card } from '../../ui/layout/Card';
import { ScrollSideways } from '../../ui/layout/ScrollSideways';
import { categoriesOf, dueWords } from '../model/project-words';
import type { ProjectRow } from '../model/use-projects';
import { spanWords, timelineOf, type Month, type Span } from './months';

interface ProjectsTimelineProps {
  projects: readonly ProjectRow[];
  today: string;
}

/** One bar per project, from the month of its first day to that of its last; projects without dates are listed below. */
export function ProjectsTimeline({ projects, today }: ProjectsTimelineProps) {
  const { months, spans, undated } = useMemo(() => timelineOf(projects, today), [projects, today]);
  return (
    <chakra.div display="grid" gap="4">
      {spans.length > 0 && (
        <Card flush>
          <ScrollSideways label="Projects by month">
            <chakra.table {...tableStyle} style={{ minWidth: 200 + months.length * 44 }}>
              <chakra.caption srOnly>Projects by month, the earliest first</chakra.caption>
              <MonthHeads months={months} />
              <tbody>
                {spans.map((span) => (
                  <Row key={span.project.projectId} {...{ span, months, today }} />
                ))}
              </tbody>
            </chakra.table>
          </ScrollSideways>
        </Card>
      )}
      {undated.length > 0 && (
        <Card title="Without dates">
          <chakra.ul listStyleType="none" display="grid" gap="2" textStyle="table">
            {undated.map((project) => (
              <chakra.li key={project.projectId} display="flex" gap="3" justifyContent="space-between">
                <ProjectLink project={project} />
                <chakra.span color="fg.muted">{project.currentPhaseStatus.name}</chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
        </Card>
      )}
    </chakra.div>
  );
}

const ProjectLink = ({ project }: { project: ProjectRow }) => (
  <chakra.span
    asChild
    fontWeight="560"
    overflowWrap="anywhere"
    _hover={{ textDecoration: 'underline' }}
    css={tallTarget}
  >
    <Link to={paths.project(project.projectId)}>{project.name}</Link>
  </chakra.span>
);

/** The heads of the months, which only the eye needs: screen readers read each bar as words. */
function MonthHeads({ months }: { months: readonly Month[] }) {
  return (
    <thead>
      <tr>
        <chakra.th {...headStyle} {...nameCell} scope="col">
          Project
        </chakra.th>
        <chakra.th {...headStyle} scope="col" p="0">
          <chakra.span srOnly>Months</chakra.span>
          <chakra.span {...gridStyle(months.length)} aria-hidden>
            {months.map(({ key, name, year }, index) => (
              <chakra.span key={key} px="1" py="2" borderStartWidth="1px">
                {name}
                {(index === 0 || name === 'Jan') && ` ${year}`}
              </chakra.span>
            ))}
          </chakra.span>
        </chakra.th>
      </tr>
    </thead>
  );
}

function Row({ span, months, today }: { span: Span; months: readonly Month[]; today: string }) {
  const { mode } = useColorMode();
  const { project, at, length } = span;
  const [category] = categoriesOf(project);
  const due = dueWords(project, today);
  const words = [spanWords(span), due?.text].filter(Boolean).join(', ');
  return (
    <chakra.tr borderTopWidth="1px">
      <chakra.th scope="row" textAlign="start" {...nameCell} py="2" fontWeight="400">
        <ProjectLink project={project} />
        <chakra.span display="block" textStyle="caption" color={due?.isLate ? 'danger.fg' : 'fg.muted'}>
          {due?.text ?? project.currentPhaseStatus.name}
        </chakra.span>
      </chakra.th>
      <chakra.td p="0">
        <chakra.span {...gridStyle(months.length)}>
          <chakra.span
            title={words}
            style={{
              gridColumn: `${at + 1} / span ${length}`,
              background: category ? categoryColor(category.position, mode) : undefined,
            }}
            {...barStyle}
          />
        </chakra.span>
        <chakra.span srOnly>{words}</chakra.span>
      </chakra.td>
    </chakra.tr>
  );
}

const tableStyle = { w: 'full', textStyle: 'table', borderCollapse: 'collapse' } as const;
const headStyle = { textAlign: 'start', textStyle: 'tableHead', color: 'fg.muted' } as const;
const nameCell = {
  w: '200px',
  minW: '140px',
  ps: '4.5',
  pe: '3',
  position: 'sticky',
  left: '0',
  bg: 'bg.surface',
  zIndex: 1,
} as const;
const barStyle = {
  display: 'block',
  h: '14px',
  mx: '1px',
  borderRadius: 'tag',
  bg: 'brand.solid',
} as const;
const gridStyle = (months: number) =>
  ({ display: 'grid', gridTemplateColumns: `repeat(${months}, minmax(44px, 1fr))` }) as const;
