import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SidePane } from '../../ui/overlay/SidePane';
import { Keys } from '../Keys';
import { KEY_HELP } from '../use-app-keys';
import { GLOSSARY } from './glossary';

/** First steps, terms and keys; the pane never covers the primary action. */
export function HelpPane(props: { open: boolean; onClose: () => void }) {
  return (
    <SidePane open={props.open} onClose={props.onClose} title="Help and shortcuts">
      <Section title="Start here">
        <chakra.ol pl="4" display="grid" gap="1.5" textStyle="body" color="fg.muted">
          <li>Add a property with its finances, from Properties.</li>
          <li>Import its component list, from Components.</li>
          <li>See on the dashboard how well funded it is, this year and over 30 years.</li>
          <li>Create funding plans and compare what they cost the owners, from Plans.</li>
        </chakra.ol>
      </Section>
      <Section title="Words">
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
      </Section>
      <Section title="Keys">
        <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="4" rowGap="1.5" textStyle="table">
          {KEY_HELP.map(([keys, meaning]) => (
            <chakra.div key={keys} display="contents">
              <chakra.dt>
                <Keys textStyle="caption" bg="bg.subtle">
                  {keys}
                </Keys>
              </chakra.dt>
              <chakra.dd color="fg.muted">{meaning}</chakra.dd>
            </chakra.div>
          ))}
        </chakra.dl>
      </Section>
      <chakra.p textStyle="table" color="fg.muted">
        Integrators and developers: the{' '}
        <chakra.a href="/playground" color="brand.fg" textDecoration="underline">
          GraphQL playground
        </chakra.a>{' '}
        has example operations that run on this data.
      </chakra.p>
    </SidePane>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <chakra.section mb="6">
      <chakra.h3 textStyle="section" mb="2">
        {title}
      </chakra.h3>
      {children}
    </chakra.section>
  );
}
