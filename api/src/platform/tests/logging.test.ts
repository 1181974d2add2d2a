import { PassThrough } from 'node:stream';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { loggingOptions } from '../http/logging';
import { openTestDatabase } from '../testing';

/** Returns the text that `log` writes with the service's log settings. */
async function written(log: (logger: pino.Logger) => void): Promise<string> {
  const stream = new PassThrough();
  log(pino(loggingOptions('info'), stream));
  stream.end();
  let text = '';
  for await (const part of stream) text += String(part);
  return text;
}

const SECRET = 'planted-secret-1';

test.each([
  ['a password', { password: SECRET }],
  ['a password in a body', { body: { password: SECRET, newPassword: SECRET } }],
  [
    'headers',
    { req: { headers: { authorization: SECRET, cookie: SECRET }, method: 'GET', url: `/x?token=${SECRET}` } },
  ],
  ['a token', { answer: { sessionToken: SECRET, tokenHash: SECRET } }],
])('%s is not written', async (_name, detail) => {
  const text = await written((logger) => logger.info(detail, 'something'));
  expect(text).toContain('something');
  expect(text).not.toContain(SECRET);
});

test('a failed statement is logged with its cause and without its values', async () => {
  const database = await openTestDatabase();
  const failed = await database
    .system((tx) => tx.execute(sql`select ${SECRET}::text from nowhere_at_all`))
    .catch((error: unknown) => error);
  await database.close();
  const text = await written((logger) => logger.error({ err: failed }, 'failed'));
  expect(text).toContain('nowhere_at_all');
  expect(text).not.toContain(SECRET);
});
