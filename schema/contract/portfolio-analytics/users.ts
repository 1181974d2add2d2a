import { z } from 'zod';
import { pageOf } from '../value/page';
import { workspaceUser } from '../workspace/workspace';

// Who works in a workspace: when they were last active, and which properties they look after.

/** quiet: active, but not in the last 30 days; never: has not signed in since joining. */
export const userActivity = z.enum(['recent', 'quiet', 'never']);
export type UserActivity = z.infer<typeof userActivity>;

/** Days after which a user counts as quiet. */
export const RECENT_DAYS = 30;

export const analyticsUsersInput = z.object({
  text: z.string().max(100).optional().meta({ description: 'Part of the name or the email address' }),
  activity: userActivity.optional(),
  sort: z.enum(['lastActive', 'name']).default('lastActive').meta({
    description: 'lastActive: who was active last comes first, who never was comes last',
  }),
  page: z.coerce.number().int().min(1).max(1_000_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(25),
});
export type AnalyticsUsersInput = z.infer<typeof analyticsUsersInput>;

export const analyticsUser = workspaceUser
  .pick({
    workspaceUserId: true,
    userId: true,
    fullName: true,
    email: true,
    roleName: true,
    joinedOn: true,
    lastActiveAt: true,
    reachesAllProperties: true,
    assignedProperties: true,
  })
  .extend({ activity: userActivity });
export type AnalyticsUser = z.infer<typeof analyticsUser>;

const usersSummary = z.object({
  users: z.int().meta({ description: 'Users who may enter the portfolio' }),
  recent: z.int(),
  quiet: z.int(),
  never: z.int(),
  withoutManager: z.int().meta({ description: 'Active properties to which no active Manager is assigned' }),
});

export const analyticsUserPage = pageOf(analyticsUser).extend({ summary: usersSummary });
export type AnalyticsUserPage = z.infer<typeof analyticsUserPage>;
