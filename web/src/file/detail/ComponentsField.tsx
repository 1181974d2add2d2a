import { chakra } from '@chakra-ui/react';
import { Plus, X } from 'lucide-react';
import { ComponentChoice } from '../../app/attach/AssignDialog';
import { useAttachable } from '../../app/attach/use-attachable';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { Button } from '../../ui/action/Button';
import { Popover } from '../../ui/overlay/Popover';
import type { FilePlace, FileValues } from './file-fields';

/** The components of a file, each with a button to take it off, and a list to choose others from. */
export function ComponentsField({ form, field }: OwnControlProps<FileValues, FilePlace>) {
  const { propertyId, fiscalYear } = form.given;
  const { components, problem } = useAttachable(propertyId, fiscalYear);
  const ids = form.values.propertyComponentIds;
  const names = new Map(
    [...form.given.attached, ...(components ?? [])].map((each) => [each.propertyComponentId, each.name]),
  );
  const set = (next: readonly string[]) => form.set('propertyComponentIds', [...next]);
  return (
    <chakra.div role="group" aria-label={field.label}>
      <chakra.p textStyle="label" aria-hidden>
        {field.label}
      </chakra.p>
      <chakra.ul listStyleType="none" display="flex" flexWrap="wrap" gap="1.5" mt="1.5">
        {ids.map((id) => (
          <chakra.li key={id} {...chipStyle}>
            <chakra.span truncate>{names.get(id) ?? 'A component of another year'}</chakra.span>
            {!form.readOnly && (
              <chakra.button
                type="button"
                aria-label={`Take off ${names.get(id) ?? 'the component'}`}
                onClick={() => set(ids.filter((each) => each !== id))}
                {...offStyle}
              >
                <X size={14} strokeWidth={1.75} aria-hidden />
              </chakra.button>
            )}
          </chakra.li>
        ))}
        {form.readOnly && ids.length === 0 && <chakra.li color="fg.subtle">Not assigned</chakra.li>}
        {!form.readOnly && (
          <li>
            <Popover
              label="Components of this file"
              width="340px"
              trigger={
                <Button size="sm" icon={<Plus size={14} strokeWidth={1.75} />}>
                  Component
                </Button>
              }
            >
              <chakra.div p="3">
                {problem.map((line) => (
                  <p key={line} role="alert">
                    {line}
                  </p>
                ))}
                <ComponentChoice
                  components={components}
                  chosen={ids}
                  onTick={(id, isOn) => set(isOn ? [...ids, id] : ids.filter((each) => each !== id))}
                />
              </chakra.div>
            </Popover>
          </li>
        )}
      </chakra.ul>
    </chakra.div>
  );
}

const chipStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '1',
  maxW: 'full',
  minH: '28px',
  px: '2',
  bg: 'bg.muted',
  color: 'fg.muted',
  borderRadius: 'tag',
  textStyle: 'caption',
  fontWeight: '550',
} as const;
const offStyle = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  w: '24px',
  h: '24px',
  me: '-1',
  borderRadius: 'check',
  cursor: 'pointer',
  _hover: { color: 'fg.default' },
  css: { '@media (pointer: coarse)': { width: '44px', height: '44px' } },
} as const;
