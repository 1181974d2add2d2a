import { chakra } from '@chakra-ui/react';
import { Tag } from '../ui/figure/Tag';
import { Card } from '../ui/layout/Card';
import { ScrollSideways } from '../ui/layout/ScrollSideways';
import type { SectionData, TableData } from './disclosure-data';

/** One part of the disclosure, the same for every state. */
export function PrintedSection({ section }: { section: SectionData }) {
  const { heading, citation, paragraphs, lines, tables, notes } = section;
  return (
    <Card
      title={heading}
      aside={
        citation && (
          <chakra.span textStyle="caption" color="fg.subtle">
            {citation}
          </chakra.span>
        )
      }
    >
      <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="3.5">
        {paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {lines.length > 0 && <Lines lines={lines} />}
        {tables.map((table) => (
          <Statement key={table.caption} table={table} heading={heading} />
        ))}
        {notes.map((text) => (
          <chakra.p key={text} textStyle="caption" color="fg.muted">
            {text}
          </chakra.p>
        ))}
      </chakra.div>
    </Card>
  );
}

function Lines({ lines }: Pick<SectionData, 'lines'>) {
  return (
    <dl>
      {lines.map(({ label, value, note }) => (
        <chakra.div
          key={label}
          display="grid"
          gridTemplateColumns={{ base: '1fr', md: 'minmax(0, 1fr) minmax(0, 1fr)' }}
          columnGap="5"
          rowGap="1"
          py="2"
          borderTopWidth="1px"
          css={{ '&:first-of-type': { borderTopWidth: 0, paddingTop: 0 } }}
        >
          <chakra.dt color="fg.muted">{label}</chakra.dt>
          <chakra.dd data-figure overflowWrap="anywhere" whiteSpace="pre-line">
            {value === null ? <Tag tone="warning">Not stated</Tag> : value}
            {note && (
              <chakra.span display="block" textStyle="caption" color="fg.subtle">
                {note}
              </chakra.span>
            )}
          </chakra.dd>
        </chakra.div>
      ))}
    </dl>
  );
}

const cell = { px: '2.5', py: '1.5', verticalAlign: 'top' } as const;
const side = (isFigure: boolean) => (isFigure ? ('right' as const) : ('left' as const));

function Statement({ table, heading }: { table: TableData; heading: string }) {
  const { caption, columns, rows } = table;
  // Two parts of the page may hold tables of the same name.
  const label = `Table: ${caption}, in ${heading}`;
  return (
    <div>
      <chakra.h3 textStyle="label" mb="1.5">
        {caption}
      </chakra.h3>
      <ScrollSideways label={label}>
        <chakra.table w="full" textStyle="table" borderCollapse="collapse">
          <chakra.thead textStyle="tableHead" color="fg.muted" bg="bg.subtle">
            <tr>
              {columns.map(({ header, isFigure }, index) => (
                <chakra.th
                  key={index}
                  {...cell}
                  scope="col"
                  textAlign={side(isFigure)}
                  verticalAlign="bottom"
                >
                  {header}
                </chakra.th>
              ))}
            </tr>
          </chakra.thead>
          <tbody>
            {rows.map((cells, at) => (
              <chakra.tr key={at} borderTopWidth="1px" fontWeight={cells[0] === 'Total' ? 600 : undefined}>
                {cells.map((text, index) => (
                  <chakra.td
                    key={index}
                    {...cell}
                    {...(index === 0 ? { as: 'th' as const, scope: 'row' } : {})}
                    data-figure
                    fontWeight={cells[0] === 'Total' ? 600 : 400}
                    textAlign={side(columns[index]?.isFigure ?? false)}
                    whiteSpace={columns[index]?.isFigure ? 'nowrap' : undefined}
                  >
                    {text}
                  </chakra.td>
                ))}
              </chakra.tr>
            ))}
          </tbody>
        </chakra.table>
      </ScrollSideways>
    </div>
  );
}
