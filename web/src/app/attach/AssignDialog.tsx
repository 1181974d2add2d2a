import { chakra } from '@chakra-ui/react';
import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import { Checkbox } from '../../ui/choice/Checkbox';
import { TextInput } from '../../ui/field/TextInput';
import { FormDialog } from '../../ui/form/FormOverlays';
import { CategoryChip } from '../CategoryChip';
import { useAttachable, type Attachable } from './use-attachable';

/** The components to assign items to, or to take them off: off all components where none is named. */
export interface Assignment {
  propertyComponentIds: string[];
  unassign: boolean;
}

export interface AssignDialogProps {
  /** `3 photos`, `This photo`. */
  what: string;
  propertyId: string;
  fiscalYear: number;
  busy: boolean;
  onAssign: (assignment: Assignment) => void;
  onClose: () => void;
}

/** A dialog that assigns photos or files to components of the property, or takes them off. */
export function AssignDialog({ what, propertyId, fiscalYear, busy, onAssign, onClose }: AssignDialogProps) {
  const { components, problem } = useAttachable(propertyId, fiscalYear);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [isOff, setOff] = useState(false);
  const tick = (id: string, isOn: boolean) =>
    setChosen(isOn ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <FormDialog
      title="Assign"
      header={<p>{what}</p>}
      width="480px"
      submitText={isOff ? 'Unassign' : 'Assign'}
      busyText="Saving..."
      busy={busy}
      disabled={chosen.length === 0 && !isOff}
      problems={problem}
      staticBackdrop={chosen.length > 0 || isOff}
      onClose={onClose}
      onSubmit={() => onAssign({ propertyComponentIds: [...chosen], unassign: isOff })}
    >
      <ComponentChoice components={components} chosen={chosen} onTick={tick} />
      <chakra.div borderTopWidth="1px" pt="3">
        <Checkbox
          label="Unassign"
          aria-describedby="unassign-note"
          checked={isOff}
          onChange={(event) => setOff(event.currentTarget.checked)}
        />
        <chakra.p id="unassign-note" textStyle="caption" color="fg.muted" ps="6">
          {chosen.length > 0 ? 'Takes off the chosen components.' : 'Takes off all components.'}
        </chakra.p>
      </chakra.div>
    </FormDialog>
  );
}

interface ComponentChoiceProps {
  components: readonly Attachable[] | undefined;
  chosen: readonly string[];
  onTick: (propertyComponentId: string, isOn: boolean) => void;
}

/** A choice of the year's components, filtered by typed words. */
export function ComponentChoice({ components, chosen, onTick }: ComponentChoiceProps) {
  const [text, setText] = useState('');
  const shown = useMemo(() => matching(components ?? [], text), [components, text]);
  return (
    <chakra.div>
      <TextInput
        type="search"
        aria-label="Search components"
        placeholder="Search components"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        start={<Search size={16} strokeWidth={1.75} />}
      />
      <chakra.ul aria-label="Components" {...listStyle}>
        {shown.map(({ propertyComponentId, name, category, categoryPosition }) => (
          <chakra.li
            key={propertyComponentId}
            px="3"
            py="1"
            borderTopWidth="1px"
            _first={{ borderTopWidth: 0 }}
          >
            <Checkbox
              label={
                <chakra.span display="block" minW="0">
                  <chakra.span display="block" fontWeight="550" overflowWrap="anywhere">
                    {name}
                  </chakra.span>
                  <chakra.span textStyle="caption" color="fg.muted">
                    <CategoryChip name={category} position={categoryPosition} />
                  </chakra.span>
                </chakra.span>
              }
              checked={chosen.includes(propertyComponentId)}
              onChange={(event) => onTick(propertyComponentId, event.currentTarget.checked)}
            />
          </chakra.li>
        ))}
        {components !== undefined && shown.length === 0 && (
          <chakra.li px="3" py="3" color="fg.muted">
            {components.length === 0 ? 'No components yet' : 'No component has these words'}
          </chakra.li>
        )}
      </chakra.ul>
    </chakra.div>
  );
}

/** Returns the components with each word in the name, the category or the location. */
function matching(components: readonly Attachable[], text: string): readonly Attachable[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return components.filter(({ name, category, location }) => {
    const all = `${name} ${category} ${location ?? ''}`.toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

const listStyle = {
  listStyleType: 'none',
  mt: '2',
  h: { base: 'auto', md: '300px' },
  overflowY: 'auto',
  borderWidth: '1px',
  borderRadius: 'control',
  textStyle: 'table',
} as const;
