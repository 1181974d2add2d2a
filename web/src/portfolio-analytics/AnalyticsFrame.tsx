import type { ReactNode } from 'react';
import { paths } from '../app/paths';
import { ManagedFrame } from '../app/workspace/ManagedFrame';
import type { ManagedWorkspace } from '../app/workspace/use-managed-workspace';

const TABS = [
  { value: 'associations', label: 'Associations', to: paths.portfolioAssociations },
  { value: 'what-if', label: 'What if', to: paths.portfolioWhatIf },
  { value: 'users', label: 'Users', to: paths.portfolioUsers },
  { value: 'years', label: 'Year setup', to: paths.manyYears },
  { value: 'spend', label: 'Project spend', to: paths.portfolioProjectSpend },
] as const;

export interface AnalyticsFrameProps {
  tab: (typeof TABS)[number]['value'];
  actions?: (workspace: ManagedWorkspace) => ReactNode;
  children: (workspace: ManagedWorkspace) => ReactNode;
}

/** Head and tabs of the figures over a whole workspace. */
export function AnalyticsFrame(props: AnalyticsFrameProps) {
  return <ManagedFrame title="Portfolio analytics" tabs={TABS} {...props} />;
}
