import { chakra } from '@chakra-ui/react';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/action/Button';
import { toast } from '../../../ui/feedback/toast';
import { formatMoneyCents } from '../../../ui/format/money';
import { SidePane } from '../../../ui/overlay/SidePane';
import type { PlanStudy } from '../../../plan/model/plan-study';
import type { FigurePlace } from '../grid/FigureGrid';
import { figureWorking, workingText, type FigureWorking } from './figure-working';
import { OtherYears, PlaceLink } from './PlaceLinks';

export interface WorkingPaneProps {
  study: PlanStudy;
  /** Null while nothing is open. */
  place: FigurePlace | null;
  onOpen: (place: FigurePlace) => void;
  onClose: () => void;
}

/** A figure with its formula, its inputs and the rows that sum to it. */
export function WorkingPane({ study, place, onOpen, onClose }: WorkingPaneProps) {
  const working = place ? figureWorking(study, place) : null;
  return (
    <SidePane
      open={place !== null}
      onClose={onClose}
      width={480}
      title={working?.title ?? ''}
      footer={working && <CopyButton key={working.title} working={working} />}
    >
      {working && place && (
        <chakra.div display="grid" gap="5" gridTemplateColumns="minmax(0, 1fr)">
          <chakra.div textStyle="figure" data-figure="">
            {working.text}
          </chakra.div>
          <section aria-label="Formula">
            <p>{working.words}</p>
            <chakra.code
              display="block"
              mt="2"
              px="3"
              py="2"
              bg="bg.subtle"
              borderRadius="control"
              textStyle="caption"
              overflowWrap="anywhere"
            >
              {working.symbols}
            </chakra.code>
          </section>
          {working.inputs.length > 0 && <Inputs study={study} working={working} onOpen={onOpen} />}
          {working.rows.length > 0 ? (
            <Rows study={study} working={working} onOpen={onOpen} />
          ) : (
            <chakra.p color="fg.muted">Nothing is due in this year.</chakra.p>
          )}
          <OtherYears study={study} place={place} onOpen={onOpen} />
        </chakra.div>
      )}
    </SidePane>
  );
}

interface PartProps {
  study: PlanStudy;
  working: FigureWorking;
  onOpen: (place: FigurePlace) => void;
}

const cell = { py: '1.5', verticalAlign: 'top' } as const;

function Inputs({ study, working, onOpen }: PartProps) {
  return (
    <chakra.table w="full" textStyle="table" borderCollapse="collapse">
      <chakra.caption textAlign="left" textStyle="label" pb="1">
        Inputs
      </chakra.caption>
      <tbody>
        {working.inputs.map(({ symbol, words, text, link }) => (
          <chakra.tr key={symbol} borderTopWidth="1px">
            <chakra.th {...cell} scope="row" textAlign="left" fontWeight="400">
              {link ? <PlaceLink study={study} place={link} text={words} onOpen={onOpen} /> : words}{' '}
              <chakra.code color="fg.subtle" textStyle="caption">
                {symbol}
              </chakra.code>
            </chakra.th>
            <chakra.td {...cell} textAlign="right" whiteSpace="nowrap" data-figure="">
              {text}
            </chakra.td>
          </chakra.tr>
        ))}
      </tbody>
    </chakra.table>
  );
}

function Rows({ study, working, onOpen }: PartProps) {
  return (
    <chakra.table w="full" textStyle="table" borderCollapse="collapse">
      <chakra.caption textAlign="left" textStyle="label" pb="1">
        Rows that add up to it
      </chakra.caption>
      <tbody>
        {working.rows.map(({ key, name, note, amount, link }) => (
          <chakra.tr key={key} borderTopWidth="1px">
            <chakra.th {...cell} scope="row" textAlign="left" fontWeight="400">
              {link ? <PlaceLink study={study} place={link} text={name} onOpen={onOpen} /> : name}
              {note && (
                <chakra.span display="block" textStyle="caption" color="fg.subtle">
                  {note}
                </chakra.span>
              )}
            </chakra.th>
            <Amount amount={amount} />
          </chakra.tr>
        ))}
        <chakra.tr borderTopWidth="1px" borderColor="border.strong" fontWeight="600">
          <chakra.th {...cell} scope="row" textAlign="left" fontWeight="600">
            {working.sumName}
          </chakra.th>
          <Amount amount={working.sum} />
        </chakra.tr>
      </tbody>
    </chakra.table>
  );
}

function Amount({ amount }: { amount: number }) {
  return (
    <chakra.td
      {...cell}
      ps="3"
      textAlign="right"
      whiteSpace="nowrap"
      color={amount < 0 ? 'danger.fg' : undefined}
      data-figure=""
    >
      {formatMoneyCents(amount)}
    </chakra.td>
  );
}

function CopyButton({ working }: { working: FigureWorking }) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    navigator.clipboard.writeText(workingText(working)).then(
      () => setCopied(true),
      () => toast.failure('Your browser blocked copying.'),
    );
  return (
    <>
      <chakra.span role="status" alignSelf="center" textStyle="caption" color="success.fg">
        {isCopied && 'Copied'}
      </chakra.span>
      <Button icon={<Copy size={15} strokeWidth={1.75} />} onClick={() => void copy()}>
        Copy the math
      </Button>
    </>
  );
}
