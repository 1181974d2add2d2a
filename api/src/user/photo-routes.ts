import { dataBody } from '@roofline/schema/problem';
import { userProfile } from '@roofline/schema/user';
import { z } from 'zod';
import { usedPhotoKeys } from '../account/access';
import { actorOf } from '../platform/authorize';
import type { App, Deps } from '../platform/deps';
import { sendImage, storeImage } from '../platform/images/stored';
import { keepSwept } from '../platform/images/sweep';
import { takeUploads, withUploadedImage } from '../platform/images/upload';
import { expectedVersion, versionIfGiven } from '../platform/versions';
import { changePhoto, photoKeyOf, readProfile } from './profile';

const tags = ['user'];
const url = '/api/user/profile-photo';

function uploadRoute(app: App, deps: Deps): void {
  app.post(
    url,
    {
      schema: {
        tags,
        summary: 'Set the own photo: multipart, field "file", jpg or png, at most 5,000,000 bytes',
        consumes: ['multipart/form-data'],
        response: { 200: dataBody(userProfile) },
      },
    },
    async (request) => {
      const actor = actorOf(request);
      const version = versionIfGiven(request);
      await withUploadedImage(request, (image) =>
        storeImage(deps.storage, 'photo', image, async (key, used) => {
          await deps.database.system((tx, after) => changePhoto(tx, after, deps, { actor, key, version }));
          used();
        }),
      );
      return { data: await readProfile(deps, actor) };
    },
  );
}

/** The photo of the caller. */
export function photoRoutes(app: App, deps: Deps): void {
  takeUploads(app, (scope) => uploadRoute(scope, deps));

  app.get(
    url,
    {
      config: { tokens: 'read', produces: ['image/jpeg', 'image/png'] },
      schema: {
        tags,
        summary: 'The own photo',
        querystring: z.object({ v: z.string().max(100).optional() }),
      },
    },
    async (request, reply) => {
      const key = await deps.database.system((tx) => photoKeyOf(tx, actorOf(request)));
      return sendImage(reply, deps.storage, key);
    },
  );

  app.delete(
    url,
    { schema: { tags, summary: 'Remove the own photo', response: { 204: z.null() } } },
    async (request, reply) => {
      const change = { actor: actorOf(request), key: null, version: expectedVersion(request) };
      await deps.database.system((tx, after) => changePhoto(tx, after, deps, change));
      return reply.status(204).send(null);
    },
  );

  keepSwept(app, deps, {
    room: 'photo',
    usedKeys: (keys) => deps.database.system((tx) => usedPhotoKeys(tx, keys)),
  });
}
