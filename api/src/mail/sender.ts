import type { PrivateLabel } from '@roofline/schema/workspace/private-label';
import { accentShades } from '@roofline/schema/workspace/accent-shades';
import type { Tx } from '../platform/database';
import { labelsOf } from '../workspace/service';
import { ROOFLINE, type Sender } from './letter';

function labelled(workspaceId: string, { name, logoUrl, accentColor }: PrivateLabel): Sender {
  const logo = logoUrl === null ? {} : { logoOf: workspaceId };
  if (accentColor === null) return { ...ROOFLINE, name, ...logo };
  const { fg: accent, solid: button, onSolid: onButton } = accentShades(accentColor).light;
  return { name, accent, button, onButton, ...logo };
}

/** Returns senders of workspaces with a private label: the company, with its logo and in its color. One statement. */
export async function sendersOf(tx: Tx, workspaceIds: readonly string[]): Promise<Map<string, Sender>> {
  const labels = await labelsOf(tx, [...new Set(workspaceIds)]);
  return new Map([...labels].map(([workspaceId, label]) => [workspaceId, labelled(workspaceId, label)]));
}

/** Returns the sender of one workspace's mails. */
export const senderOf = async (tx: Tx, workspaceId: string): Promise<Sender> =>
  (await sendersOf(tx, [workspaceId])).get(workspaceId) ?? ROOFLINE;
