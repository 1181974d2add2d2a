import { startMailServer, type MailServer } from '@roofline/api/mail/fixtures/smtp';
import { goAhead, movableClock } from './clock';
import { copyDemoFolder } from '../stack/demo/folder';
import { endProcesses, startApiProcess, startBffProcess } from '../stack/processes';
import type { RestClient } from '../stack/rest-client';
import { adminRest } from './admin-rest';
import { temporaryFolder } from '../stack/service-data';

const PORT = 43_119;
export const ROOF_SITE = `http://127.0.0.1:${PORT}`;
/** A property whose clubhouse needs a new roof this year. */
export const HOME = 'Ridgeline Meadows HOA';

export interface RoofService {
  mail: MailServer;
  /** Lets five minutes pass in the service. */
  goAhead(): void;
  close(): Promise<void>;
}

interface Named {
  propertyId: string;
  propertyName: string;
  workspaceId: string;
}
interface DemoUser {
  workspaceUserId: string;
  email: string;
  version: number;
  assignedProperties: { propertyId: string }[];
}

async function homeOf(rest: RestClient): Promise<Named> {
  const body = { pageSize: 100 };
  const { items } = await rest.ask<{ items: Named[] }>('POST', '/api/property/search', { body });
  return items.find(({ propertyName }) => propertyName === HOME)!;
}

/** The manager of the demo works for the property too, so that she hears of it. */
async function assignManager(rest: RestClient, { propertyId, workspaceId }: Named): Promise<void> {
  const path = `/api/workspace/users?workspaceId=${workspaceId}&search=Priya`;
  const { items } = await rest.ask<{ items: DemoUser[] }>('GET', path);
  const { workspaceUserId, version, assignedProperties } = items[0]!;
  const propertyIds = [...assignedProperties.map((each) => each.propertyId), propertyId];
  const body = { workspaceUserId, roleName: 'Manager', propertyIds };
  await rest.ask('PUT', '/api/workspace/user', { body, version });
}

interface Plan {
  planId: string;
  name: string;
  version: number;
}

/** The board adopted the plan that keeps the contribution, a week ago. */
async function adoptPlan(rest: RestClient, { propertyId }: Named): Promise<void> {
  const year = new Date().getFullYear();
  const path = `/api/plan/property/${propertyId}/${year}`;
  const { items } = await rest.ask<{ items: Plan[] }>('GET', path);
  const { planId, version } = items.find(({ name }) => name === 'Keep current contribution')!;
  const meetingDate = new Date(Date.now() - 7 * 86_400_000).toISOString().slice(0, 10);
  await rest.ask('POST', `/api/plan/${planId}/adopt`, { body: { meetingDate, votesFor: 5 }, version });
}

/** A service of its own, since what is completed here changes dashboards and plans; it sends mail to a server in this process. */
export async function startRoofService(): Promise<RoofService> {
  const mail = await startMailServer();
  const folder = await temporaryFolder();
  await copyDemoFolder(folder.path);
  const settings = { DATA_DIR: folder.path, SMTP_URL: mail.url, PUBLIC_URL: ROOF_SITE, DEMO: 'on' };
  const api = await startApiProcess({ ...settings, ...movableClock });
  await startBffProcess(api.url, { PORT: String(PORT), PUBLIC_URL: ROOF_SITE });
  const rest = await adminRest(api.url);
  const home = await homeOf(rest);
  await assignManager(rest, home);
  await adoptPlan(rest, home);
  return {
    mail,
    goAhead: () => goAhead(api),
    close: async () => {
      await endProcesses();
      await mail.close();
      await folder.remove();
    },
  };
}
