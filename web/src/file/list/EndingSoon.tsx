import { fileLimits } from '@roofline/schema/file/names';
import { daysBetween } from '@roofline/schema/value/day';
import { chakra } from '@chakra-ui/react';
import { CalendarClock } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { localToday } from '../../app/today';
import { tallTarget } from '../../ui/action/tall-target';
import { Button } from '../../ui/action/Button';
import { counted } from '../../ui/format/count';
import { formatDay } from '../../ui/format/day';
import { DOCUMENT_KIND_WORDS } from '../model/file-words';
import type { EndingFile } from '../model/use-files';

const SHOWN = 3;

/** Returns `ends in 9 days` or `ended yesterday`. */
function endWords(validUntil: string, today: string): string {
  const days = daysBetween(today, validUntil);
  if (days === 0) return 'ends today';
  if (days === 1) return 'ends tomorrow';
  if (days === -1) return 'ended yesterday';
  return days > 0 ? `ends in ${counted(days, 'day')}` : `ended ${counted(-days, 'day')} ago`;
}

/** Returns how many documents there are, and whether they have ended: those that have come first. */
function titleOf(files: readonly EndingFile[], today: string): string {
  const hasEnded = ({ validUntil }: EndingFile) => validUntil !== null && validUntil < today;
  // The service sends no more than this, and does not say how many there are.
  const isCut = files.length >= fileLimits.endingSoonMax;
  const many = isCut ? `${fileLimits.endingSoonMax} or more documents` : counted(files.length, 'document');
  const [have, end] = files.length === 1 ? ['has', 'ends'] : ['have', 'end'];
  if (files.every(hasEnded)) return `${many} ${have} ended`;
  if (files.some(hasEnded)) return `${many} ${have} ended or ${end} within ${fileLimits.endingSoonDays} days`;
  return `${many} ${end} within ${fileLimits.endingSoonDays} days`;
}

interface EndingSoonProps {
  files: readonly EndingFile[];
  hrefOf: (fileId: string) => string;
}

/** Documents whose validity ends within 60 days, or has ended, so that the manager can ask for new ones. */
export function EndingSoon({ files, hrefOf }: EndingSoonProps) {
  const [isWhole, setWhole] = useState(false);
  const headingId = useId();
  if (files.length === 0) return null;
  const today = localToday();
  return (
    <chakra.section aria-labelledby={headingId} {...cardStyle}>
      <chakra.h2 id={headingId} display="flex" alignItems="center" gap="2" fontWeight="600">
        <CalendarClock size={16} strokeWidth={1.75} aria-hidden />
        {titleOf(files, today)}
      </chakra.h2>
      <chakra.ul listStyleType="none" mt="1">
        {(isWhole ? files : files.slice(0, SHOWN)).map((file) => (
          <chakra.li key={file.propertyFileId} py="1" display="flex" flexWrap="wrap" columnGap="2">
            <chakra.span
              asChild
              fontWeight="560"
              overflowWrap="anywhere"
              _hover={{ textDecoration: 'underline' }}
              css={tallTarget}
            >
              <Link to={hrefOf(file.propertyFileId)}>{file.fileName}</Link>
            </chakra.span>
            <span>
              {file.documentKind && `${DOCUMENT_KIND_WORDS[file.documentKind]}, `}
              {endWords(file.validUntil ?? today, today)}, {formatDay(file.validUntil ?? today)}
            </span>
          </chakra.li>
        ))}
      </chakra.ul>
      {files.length > SHOWN && !isWhole && (
        <Button variant="link" onClick={() => setWhole(true)}>
          {files.length < fileLimits.endingSoonMax ? `Show all ${files.length}` : `Show ${files.length}`}
        </Button>
      )}
    </chakra.section>
  );
}

const cardStyle = {
  px: '3.5',
  py: '2.5',
  mb: '4',
  bg: 'warning.bg',
  color: 'warning.fg',
  borderRadius: 'menu',
  textStyle: 'table',
} as const;
