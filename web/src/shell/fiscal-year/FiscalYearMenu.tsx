import { chakra } from '@chakra-ui/react';
import { CalendarDays, Check, ChevronDown } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Popover } from '../../ui/overlay/Popover';
import { Tag } from '../../ui/figure/Tag';
import { paths } from '../../app/paths';
import { useSelection, type SelectedFiscalYear } from '../../app/selection/selection';
import { fiscalYearTag, newestFirst } from './fiscal-year-options';

/** Shows and changes the fiscal year of the figures on screen. */
export function FiscalYearMenu(props: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { fiscalYear, fiscalYears } = useSelection();
  if (fiscalYear === null) return null;
  return (
    <Popover
      open={props.open}
      onOpenChange={props.onOpenChange}
      label="Fiscal year"
      width="340px"
      align="end"
      trigger={
        <chakra.button type="button" {...triggerStyle}>
          <chakra.span color="fg.subtle" aria-hidden>
            <CalendarDays size={16} strokeWidth={1.75} />
          </chakra.span>
          <chakra.span srOnly>Fiscal year </chakra.span>
          <chakra.span data-figure="">{fiscalYear.label}</chakra.span>
          <chakra.span color="fg.subtle" aria-hidden>
            <ChevronDown size={14} strokeWidth={1.75} />
          </chakra.span>
        </chakra.button>
      }
    >
      <FiscalYearList years={newestFirst(fiscalYears)} onDone={() => props.onOpenChange(false)} />
    </Popover>
  );
}

const triggerStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minH: '34px',
  px: '3',
  bg: 'bg.surface',
  borderWidth: '1px',
  borderColor: 'border.strong',
  borderRadius: 'control',
  textStyle: 'table',
  fontWeight: 560,
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
} as const;

export function FiscalYearList(props: { years: SelectedFiscalYear[]; onDone: () => void }) {
  const { fiscalYear, selectFiscalYear, property } = useSelection();
  return (
    <chakra.ul listStyleType="none" p="1.5" maxH="380px" overflowY="auto" aria-label="Fiscal years">
      {props.years.map((year) => (
        <li key={year.year}>
          <chakra.button
            type="button"
            aria-pressed={year.year === fiscalYear?.year}
            onClick={() => {
              selectFiscalYear(year.year);
              props.onDone();
            }}
            {...optionStyle}
          >
            <chakra.span w="16px" color="brand.fg" aria-hidden>
              {year.year === fiscalYear?.year && <Check size={15} strokeWidth={2} />}
            </chakra.span>
            <chakra.span flex="1" textAlign="left" data-figure="">
              {year.label}
            </chakra.span>
            <Tag tone={year.isCurrentFiscalYear ? 'info' : 'neutral'}>{fiscalYearTag(year)}</Tag>
          </chakra.button>
          {year.requireSetup && !year.isPreviousFiscalYear && property?.viewerCan.editFinancials && (
            <chakra.div pl="9" pb="2" textStyle="caption" color="fg.muted">
              Needs setup.{' '}
              <chakra.span asChild color="brand.fg" textDecoration="underline">
                <Link
                  to={paths.setupYear}
                  onClick={() => {
                    selectFiscalYear(year.year);
                    props.onDone();
                  }}
                >
                  Set it up
                </Link>
              </chakra.span>
            </chakra.div>
          )}
        </li>
      ))}
    </chakra.ul>
  );
}

const optionStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: '2',
  w: 'full',
  minH: '36px',
  px: '2',
  borderRadius: 'control',
  textStyle: 'table',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
} as const;
