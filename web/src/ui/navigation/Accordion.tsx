import { chakra } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import type { TabsProps } from './Tabs';

/** Tabs on phones: one under the other, one of them open. */
export function Accordion<Value extends string>(props: TabsProps<Value>) {
  const { label, tabs, value, onChange, children } = props;
  return (
    <chakra.div role="group" aria-label={label} borderBottomWidth="1px">
      {tabs.map((tab) => {
        const isOpen = tab.value === value;
        return (
          <chakra.div key={tab.value} borderTopWidth="1px">
            <h2>
              <chakra.button
                type="button"
                id={`tab-${tab.value}`}
                aria-expanded={isOpen}
                aria-controls={isOpen ? `panel-${tab.value}` : undefined}
                onClick={() => onChange(tab.value)}
                {...headStyle}
                fontWeight={isOpen ? 600 : 500}
              >
                {tab.label}
                <chakra.span
                  aria-hidden
                  color="fg.subtle"
                  style={{ transform: isOpen ? 'rotate(180deg)' : undefined }}
                >
                  <ChevronDown size={18} strokeWidth={1.75} />
                </chakra.span>
              </chakra.button>
            </h2>
            {isOpen && (
              <chakra.div role="region" aria-labelledby={`tab-${tab.value}`} id={`panel-${tab.value}`} pb="5">
                {children}
              </chakra.div>
            )}
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}

const headStyle = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  w: 'full',
  minH: '48px',
  textAlign: 'start',
  cursor: 'pointer',
} as const;
