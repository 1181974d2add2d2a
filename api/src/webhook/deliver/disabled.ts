import { peopleByIds } from '../../account/access';
import { workActor } from '../../platform/actor';
import type { Deps } from '../../platform/deps';
import { managerIdsOf, workspaceById } from '../../workspace/service';
import { findWebhook, type WebhookAt } from '../repository/webhooks';

/** Sends a mail about a disabled webhook to everyone who manages the workspace, once each time that it is disabled. */
export async function tellDisabled(
  { database, mail }: Pick<Deps, 'database' | 'mail'>,
  { workspaceId, webhookId }: WebhookAt,
): Promise<void> {
  const actor = workActor([workspaceId]);
  const userIds = await database.system((tx) => managerIdsOf(tx, workspaceId));
  const people = await database.system((tx) => peopleByIds(tx, userIds));
  await database.tenant(actor, async (tx) => {
    const row = await findWebhook(tx, webhookId);
    if (!row?.disabledAt) return;
    const { name } = await workspaceById(tx, workspaceId);
    for (const { email, firstName, userId, isActive } of people)
      if (isActive)
        await mail.webhookDisabled(tx, {
          to: { email, firstName },
          workspaceId,
          workspaceName: name,
          description: row.description,
          host: new URL(row.url).host,
          onceKey: `webhook:${webhookId}:${row.disabledAt.getTime()}:${userId}`,
        });
  });
}
