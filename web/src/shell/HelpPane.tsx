import { chakra } from '@chakra-ui/react';
import { SidePane } from '../ui/overlay/SidePane';
import { KEY_HELP } from './use-app-keys';

const GLOSSARY: readonly [term: string, meaning: string][] = [
  [
    'Percent funded',
    'The reserve balance as a share of the fully funded balance. Below 30% is weak, 30% to 70% fair, 70% and above strong.',
  ],
  [
    'Fully funded balance',
    'What would be in the fund if every component had been paid for evenly over its life: cost × years used ÷ useful life, added up.',
  ],
  ['Remaining useful life', 'Years until a component is due. 0 means this year.'],
  ['Contribution', 'What goes into the reserve fund in a year, from the assessments that owners pay.'],
  [
    'Funding plan',
    'A way to fund the reserves over 30 years: a goal, a contribution with its yearly increase, and what comes once.',
  ],
  [
    'Ladder plan',
    'A plan whose contribution takes steps: from a year on it is set anew, something is added, or it rises faster or slower.',
  ],
  ['Shortfall', 'A year that would end with less than nothing in the fund.'],
];

/** Words, keys and where to go on; never over the primary action. */
export function HelpPane(props: { open: boolean; onClose: () => void }) {
  return (
    <SidePane open={props.open} onClose={props.onClose} title="Help and shortcuts">
      <chakra.section mb="6">
        <chakra.h3 textStyle="section" mb="2">
          Start here
        </chakra.h3>
        <chakra.ol pl="4" display="grid" gap="1.5" textStyle="body" color="fg.muted">
          <li>Add a property with its finances, from Properties.</li>
          <li>Bring its component list in: Components, then Import.</li>
          <li>Read on the dashboard how well funded it is, this year and over 30 years.</li>
          <li>Create funding plans and compare what each asks of the owners: Plans.</li>
        </chakra.ol>
      </chakra.section>
      <chakra.section mb="6">
        <chakra.h3 textStyle="section" mb="2">
          Words
        </chakra.h3>
        <chakra.dl display="grid" gap="3">
          {GLOSSARY.map(([term, meaning]) => (
            <div key={term}>
              <chakra.dt textStyle="label">{term}</chakra.dt>
              <chakra.dd textStyle="table" color="fg.muted">
                {meaning}
              </chakra.dd>
            </div>
          ))}
        </chakra.dl>
      </chakra.section>
      <chakra.section>
        <chakra.h3 textStyle="section" mb="2">
          Keys
        </chakra.h3>
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5" textStyle="table">
          {KEY_HELP.map(([keys, meaning]) => (
            <chakra.div key={keys} display="contents">
              <chakra.dt>
                <chakra.kbd
                  textStyle="caption"
                  borderWidth="1px"
                  borderRadius="check"
                  px="1.5"
                  bg="bg.subtle"
                >
                  {keys}
                </chakra.kbd>
              </chakra.dt>
              <chakra.dd color="fg.muted">{meaning}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </chakra.section>
      <chakra.p mt="6" textStyle="table" color="fg.muted">
        Integrators and developers: the{' '}
        <chakra.a href="/playground" color="brand.fg" textDecoration="underline">
          GraphQL playground
        </chakra.a>{' '}
        has example operations that run on this data.
      </chakra.p>
    </SidePane>
  );
}
