import { z } from 'zod';
import { limits } from '../value/limits';
import { asks } from '../value/question';
import { privateLabel } from '../workspace/private-label';
import { currentPassword } from './password';

export const ROLES = { Admin: 1, PortfolioAdmin: 2, Manager: 3, Member: 4, Vendor: 5 } as const;
export type RoleName = keyof typeof ROLES;
export const roleName = z.enum(['Admin', 'PortfolioAdmin', 'Manager', 'Member', 'Vendor']);

/** Required, valid email address, at most 100 characters; not case-sensitive. */
export function emailAddress(max: number = limits.emailMax) {
  const address = z
    .string({ error: 'Email is required' })
    .trim()
    .min(1, 'Email is required')
    .pipe(
      z
        .string()
        .max(max, `Email should have at most ${max} characters`)
        .refine((text) => z.email().safeParse(text).success, 'Email should be like name@example.com'),
    );
  return asks(address, { label: 'Email', kind: 'email', maxLength: max });
}

export const signInInput = z.object({
  email: emailAddress(),
  password: currentPassword(),
  isPersistent: z.boolean().default(true),
  rememberBrowser: z.boolean().default(true),
});
export type SignInInput = z.infer<typeof signInInput>;

/** A workspace of the viewer, with their role in it. */
const membership = z.object({
  workspaceId: z.uuid(),
  workspaceUserId: z.uuid(),
  name: z.string(),
  companyName: z.string(),
  roleName,
  /** May manage the workspace: its users, invitations and settings. */
  canManage: z.boolean(),
  privateLabel: privateLabel.nullable().meta({ description: 'Null where Roofline shows its own' }),
});

export const viewer = z.object({
  userId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  phone: z.string().nullable(),
  joinedOn: z.iso.datetime(),
  imageUrl: z.string().nullable(),
  isStaff: z.boolean(),
  workspaceCount: z.int(),
  memberships: z.array(membership),
  /** Actions that the viewer may take outside any one property. */
  viewerCan: z.object({
    addProperty: z.boolean(),
    seePortfolioColumn: z.boolean(),
    setTestOnAdd: z.boolean(),
    /** May manage at least one workspace. */
    manageWorkspace: z.boolean(),
  }),
});
export type Viewer = z.infer<typeof viewer>;

/** Answer to a sign-in: the opaque session token that the BFF stores in its cookie, shown once. */
export const signInAnswer = z.object({
  sessionToken: z.string(),
  expiresAt: z.iso.datetime(),
  isPersistent: z.boolean(),
  viewer,
});
export type SignInAnswer = z.infer<typeof signInAnswer>;
