import { chakra } from '@chakra-ui/react';
import { AtSign } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import type { OwnControlProps } from '../../../app/fields/bound-field';
import { Button } from '../../../ui/action/Button';
import { Field } from '../../../ui/field/Field';
import { TextArea } from '../../../ui/field/TextArea';
import { asText, useRuled } from '../../../ui/ruled-form/use-ruled';
import { MentionList } from './MentionList';
import {
  mentionAt,
  peopleLike,
  stillMentioned,
  withMention,
  type MentionQuery,
  type Person,
} from './mentions';
import type { NoteGiven, NoteValues } from './note-fields';

const MOST_SHOWN = 6;

/** The text of a note. `@` opens the list of people who reach the property; the field inserts the name of the chosen person. */
export function MentionField({ form, field }: OwnControlProps<NoteValues, NoteGiven>) {
  const { people } = form.given;
  const { value, edit, ref, ...control } = useRuled({ form, name: 'text' });
  const text = asText(value);
  const listId = useId();
  const area = useRef<HTMLTextAreaElement | null>(null);
  const [picked, setPicked] = useState<readonly string[]>(form.values.mentionedUserIds);
  const put = (next: string, person?: Person) => {
    const ids = person ? [...new Set([...picked, person.userId])] : picked;
    setPicked(ids);
    edit(next);
    form.set('mentionedUserIds', stillMentioned(next, ids, people));
  };
  const mention = useMention({ area, people, text, put });
  const { shown, active } = mention;
  return (
    <chakra.div position="relative">
      <Field id={form.idOf('text')} label={field.label} hideLabel error={form.errorOf('text')}>
        <TextArea
          {...control}
          ref={(element: HTMLTextAreaElement | null) => {
            area.current = element;
            ref(element);
          }}
          rows={3}
          maxLength={field.maxLength}
          placeholder={people.length > 0 ? 'Write a note. Type @ to mention someone.' : 'Write a note.'}
          value={text}
          onChange={(event) => {
            put(event.currentTarget.value);
            mention.look(event.currentTarget);
          }}
          onKeyDown={mention.press}
          onClick={(event) => mention.look(event.currentTarget)}
          aria-autocomplete={people.length > 0 ? 'list' : undefined}
          aria-controls={shown.length > 0 ? listId : undefined}
          aria-activedescendant={shown[active] ? `${listId}-${shown[active].userId}` : undefined}
          onBlur={() => {
            mention.close();
            control.onBlur();
          }}
        />
      </Field>
      {shown.length > 0 && <MentionList id={listId} {...{ shown, active }} onPick={mention.pick} />}
      {people.length > 0 && (
        <chakra.div mt="2">
          <Button
            size="sm"
            variant="quiet"
            icon={<AtSign size={14} strokeWidth={1.75} />}
            onClick={mention.begin}
          >
            Mention
          </Button>
        </chakra.div>
      )}
    </chakra.div>
  );
}

interface MentionOptions {
  area: { current: HTMLTextAreaElement | null };
  people: readonly Person[];
  text: string;
  put: (text: string, person?: Person) => void;
}

/** Returns the people to choose from while a mention is typed, and the functions that handle its keys and insert it. */
function useMention({ area, people, text, put }: MentionOptions) {
  const [query, setQuery] = useState<MentionQuery | null>(null);
  const [active, setActive] = useState(0);
  const [cursor, setCursor] = useState<{ at: number } | null>(null);
  const shown = query ? peopleLike(people, query.words).slice(0, MOST_SHOWN) : [];
  // After the text has been drawn: the browser puts the cursor at the end of a new value.
  useLayoutEffect(() => {
    if (cursor) area.current?.setSelectionRange(cursor.at, cursor.at);
  }, [area, cursor]);
  const look = ({ value, selectionStart }: HTMLTextAreaElement) => {
    setQuery(mentionAt(value, selectionStart));
    setActive(0);
  };
  const pick = (person: Person) => {
    if (!query) return;
    const next = withMention(text, query, area.current?.selectionStart ?? text.length, person);
    put(next.text, person);
    setQuery(null);
    setCursor({ at: next.cursor });
    area.current?.focus();
  };
  const begin = () => {
    const at = area.current?.selectionStart ?? text.length;
    const gap = at === 0 || /\s/.test(text[at - 1]!) ? '' : ' ';
    put(`${text.slice(0, at)}${gap}@${text.slice(at)}`);
    const from = at + gap.length;
    setQuery({ from, words: '' });
    setActive(0);
    setCursor({ at: from + 1 });
    area.current?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const person = shown[active];
    if (!person || event.ctrlKey || event.metaKey) return;
    const moves: Record<string, number> = { ArrowDown: active + 1, ArrowUp: active - 1 };
    if (event.key in moves) setActive((moves[event.key]! + shown.length) % shown.length);
    else if (event.key === 'Enter' || event.key === 'Tab') pick(person);
    else if (event.key === 'Escape') setQuery(null);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { shown, active, look, pick, begin, press, close: () => setQuery(null) };
}
