import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { PROPERTY_ID } from '@roofline/schema/fixtures/id';
import { PROJECT_ID } from '@roofline/schema/fixtures/project';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { paths } from '../../../app/paths';
import { storage } from '../../../app/storage';
import { fileService } from '../../../file/testing/file-service';
import { openMenu } from '../../../testing/pick-from-menu';
import { renderScreen } from '../../../testing/schema-link';
import { ProjectPage } from '../ProjectPage';
import { projectService } from './project-service';

export const media = {
  Photos: () => <p>The photos</p>,
  Files: () => <p>The files</p>,
};

/** Opens the page of one project. */
export async function openProject(change: Partial<ProjectDetail> = {}, tab = '') {
  storage.clear();
  storage.setPropertyId(PROPERTY_ID);
  const service = projectService(change);
  const { property: placeOf } = service.graph as Record<string, (args: never) => object>;
  const { property: filesOf } = fileService().graph as Record<string, (args: never) => object>;
  // The property with its files too, from which documents are chosen.
  const property = (args: never) => ({ ...filesOf!(args), ...placeOf!(args) });
  const at = `${paths.project(PROJECT_ID)}${tab && `?tab=${tab}`}`;
  const path = '/useraccount/projects/:projectId';
  const view = renderScreen(<ProjectPage {...media} />, {
    graph: { ...service.graph, property },
    at,
    path,
  });
  await screen.findByRole('heading', { level: 1, name: 'Roof of building A' });
  return { ...view, service };
}
export const press = (user: UserEvent, name: string | RegExp) =>
  user.click(screen.getByRole('button', { name }));
export const more = (user: UserEvent) => openMenu(user, screen.getByRole('button', { name: 'More actions' }));
export const money = () => within(screen.getByRole('region', { name: 'Money' }));
export const paneOf = async (name: string) => within(await screen.findByRole('dialog', { name }));
export const questionOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }));
