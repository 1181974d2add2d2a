import { chakra } from '@chakra-ui/react';
import { NOTIFICATION_CATEGORIES } from '@roofline/schema/notification/notification';
import { Check } from 'lucide-react';
import { Checkbox } from '../../ui/choice/Checkbox';
import type { PreferencesFieldsFragment } from './Preferences.generated';

const CATEGORIES: Record<number, { name: string; about: string }> = {
  [NOTIFICATION_CATEGORIES.Task]: {
    name: 'Tasks',
    about: 'Phases, people, bids and due dates of your projects',
  },
  [NOTIFICATION_CATEGORIES.TaskNote]: { name: 'Task notes', about: 'Notes, and where someone mentions you' },
  [NOTIFICATION_CATEGORIES.TaskMedia]: {
    name: 'Task photos and files',
    about: 'Photos and files that are added',
  },
};

export interface CategoryMatrixProps {
  settings: PreferencesFieldsFragment['taskSettings'];
  /** Whether the viewer has switched all email off. */
  disabled: boolean;
  onToggle: (notificationCategoryId: number) => void;
}

/** The kinds of notifications and where each arrives: always in Roofline, and by email if chosen. */
export function CategoryMatrix({ settings, disabled, onToggle }: CategoryMatrixProps) {
  return (
    <chakra.fieldset border="0" disabled={disabled}>
      <chakra.table w="full" maxW="560px" borderCollapse="collapse" textStyle="table">
        <chakra.caption textStyle="label" textAlign="start" mb="1.5" captionSide="top">
          What you hear about, and where
        </chakra.caption>
        <thead>
          <tr>
            <Head text="Category" isFirst />
            <Head text="In Roofline" />
            <Head text="Email" />
          </tr>
        </thead>
        <tbody>
          {settings.map(({ notificationCategoryId, email }) => {
            const { name, about } = CATEGORIES[notificationCategoryId]!;
            return (
              <chakra.tr key={notificationCategoryId} borderTopWidth="1px">
                <chakra.th scope="row" py="2" textAlign="start" fontWeight="560">
                  {name}
                  <chakra.span display="block" textStyle="caption" color="fg.muted">
                    {about}
                  </chakra.span>
                </chakra.th>
                <chakra.td {...cellStyle} color="fg.muted" whiteSpace="nowrap">
                  <chakra.span display="inline-flex" alignItems="center" gap="1">
                    <Check size={14} strokeWidth={2} aria-hidden />
                    Always
                  </chakra.span>
                </chakra.td>
                <chakra.td {...cellStyle}>
                  <Checkbox
                    aria-label={`Email about ${name.toLowerCase()}`}
                    checked={email}
                    onChange={() => onToggle(notificationCategoryId)}
                  />
                </chakra.td>
              </chakra.tr>
            );
          })}
        </tbody>
      </chakra.table>
    </chakra.fieldset>
  );
}

function Head({ text, isFirst }: { text: string; isFirst?: boolean }) {
  return (
    <chakra.th
      scope="col"
      py="1.5"
      textStyle="tableHead"
      color="fg.muted"
      {...(isFirst ? { textAlign: 'start' } : cellStyle)}
    >
      {text}
    </chakra.th>
  );
}

const cellStyle = { textAlign: 'center', px: '3', py: '2', verticalAlign: 'middle' } as const;
