import { useSearchParams } from 'react-router-dom';
import type { TabItem } from '../../ui/navigation/Tabs';
import type { ProjectDetail } from './use-project';

export type ProjectTab = 'overview' | 'scope' | 'bids' | 'payments' | 'notes' | 'photos' | 'files';

/** Returns the tabs that the viewer may see: bids and payments only with the right to see money, files only with that to files. */
export function tabsOf(project: ProjectDetail, canViewFiles: boolean): TabItem<ProjectTab>[] {
  const all: (TabItem<ProjectTab> & { isShown?: boolean })[] = [
    { value: 'overview', label: 'Overview' },
    { value: 'scope', label: 'Scope of work' },
    { value: 'bids', label: 'Bids', isShown: project.viewerCan.viewMoney },
    { value: 'payments', label: 'Payments', isShown: project.viewerCan.viewMoney },
    { value: 'notes', label: 'Notes' },
    { value: 'photos', label: 'Photos' },
    { value: 'files', label: 'Files', isShown: canViewFiles },
  ];
  return all.filter(({ isShown = true }) => isShown).map(({ value, label }) => ({ value, label }));
}

/** Returns the tab that `?tab=payments` names, or the overview where it names none of them, and the function that opens one. */
export function useProjectTab(tabs: readonly TabItem<ProjectTab>[]) {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ value }) => value === params.get('tab'))?.value ?? 'overview';
  // The rest of the address belongs to the tab that the user leaves.
  const setTab = (next: ProjectTab) => setParams(next === 'overview' ? {} : { tab: next }, { replace: true });
  return [tab, setTab] as const;
}
