import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTypedText } from '../../ui/list-page/use-typed-text';

export const VIEWS = ['board', 'list', 'timeline'] as const;
export type ProjectsView = (typeof VIEWS)[number];

/** In place of a user's id: no one is responsible. */
export const NOBODY = 'none';

/** The filters of the projects. */
export interface ProjectFilter {
  text: string;
  /** A user's id or NOBODY; null for anyone. */
  owner: string | null;
  categories: readonly string[];
  phaseId: string | null;
  /** Shows completed projects too. */
  withCompleted: boolean;
}

/** Returns view and filters, all in the address: `?view=list&q=roof&owner=…&category=Roofing&phase=…&completed=1&deleted=1`. */
export function useProjectsAddress() {
  const [query, setQuery] = useSearchParams();
  const change = (values: Record<string, string | readonly string[] | null>) =>
    setQuery((old) => changed(old, values), { replace: true });
  const { text, type } = useTypedText(query.get('q') ?? '', (q) => change({ q }));
  const filter = useMemo(() => ({ ...filterIn(query), text: text.trim() }), [query, text]);
  return {
    view: VIEWS.find((view) => view === query.get('view')) ?? 'board',
    isTrash: query.get('deleted') === '1',
    /** The phase that a new project is to start in. */
    startPhaseId: query.get('in'),
    filter,
    text,
    type,
    change,
    clear: () => change({ q: null, owner: null, category: null, phase: null }),
  };
}

const filterIn = (query: URLSearchParams): Omit<ProjectFilter, 'text'> => ({
  owner: query.get('owner'),
  categories: query.getAll('category'),
  phaseId: query.get('phase'),
  withCompleted: query.get('completed') === '1',
});

function changed(old: URLSearchParams, values: Record<string, string | readonly string[] | null>) {
  const next = new URLSearchParams(old);
  for (const [key, value] of Object.entries(values)) {
    next.delete(key);
    for (const each of [value ?? []].flat()) if (each !== '') next.append(key, each);
  }
  return next;
}
