import { z } from 'zod';
import { emailAddress } from '../account/account';
import { limits } from '../value/limits';
import { asks } from '../value/question';
import { requiredText } from '../value/text';

export const NAME_CHARACTERS = "Only 'Alphanumeric', 'underscore' and 'Dash' characters allowed";
export const PHONE_LIKE = 'Phone should be like xxx xxx xxxx';

export const userProfile = z.object({
  userId: z.uuid(),
  /** Of the first workspace; null for internal staff without one. */
  workspaceUserId: z.uuid().nullable(),
  firstName: z.string(),
  lastName: z.string(),
  fullName: z.string(),
  phone: z.string().nullable(),
  email: z.string(),
  joinedOn: z.iso.datetime(),
  imageUrl: z.string().nullable(),
  /** The property that the user last changed. */
  recentPropertyName: z.string().nullable(),
  workspaceCount: z.int(),
  version: z.int(),
});
export type UserProfile = z.infer<typeof userProfile>;

const NAME = /^[\p{L}\p{M}\p{N}._ -]*$/u;

const personName = (label: string) =>
  requiredText(label, limits.personNameMax, limits.personNameMin).pipe(
    z.string().regex(NAME, NAME_CHARACTERS),
  );

export const profileInput = z.object({
  firstName: personName('First name'),
  lastName: personName('Last name'),
  email: emailAddress(),
  phone: asks(
    z
      .string({ error: PHONE_LIKE })
      .nullish()
      .transform((text) => text?.trim() || null)
      .pipe(
        z
          .string()
          .regex(/^(?:001 ?)?[0-9]{3} [0-9]{3} [0-9]{4}$/, PHONE_LIKE)
          .nullable(),
      ),
    { label: 'Phone' },
  ),
});
export type ProfileInput = z.infer<typeof profileInput>;
