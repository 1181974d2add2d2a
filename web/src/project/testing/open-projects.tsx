import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { paths } from '../../app/paths';
import { openMenu, pickFromMenu } from '../../testing/pick-from-menu';
import { renderScreen } from '../../testing/schema-link';
import { ProjectsPage } from '../ProjectsPage';
import { projectService } from './project-service';

/** Opens the page with these projects. */
export function openProjects(projects: ProjectDetail[], at: string = paths.projects()) {
  const service = projectService(projects);
  return { service, ...renderScreen(<ProjectsPage />, { graph: service.graph, at }) };
}
/** Chooses an entry of the menu behind a button. */
export const pick = async (user: UserEvent, button: string, item: string) =>
  pickFromMenu(user, await openMenu(user, await screen.findByRole('button', { name: button })), item);
