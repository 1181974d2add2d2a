import { keptMail, type KeptMail } from '@roofline/schema/mail';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config';
import type { Upstream } from '../upstream/client';
import { restPath } from '../upstream/path';
import { callerOf } from './operation';
import { sendFault } from './problem';

const BUDGET_MS = 10_000;
const mails = z.array(keptMail);

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

/** A mail's text with its addresses to click on; everything else of it is text. */
function linked(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, at) => (at % 2 === 1 ? `<a href="${escape(part)}">${escape(part)}</a>` : escape(part)))
    .join('');
}

const entry = (mail: KeptMail) => `<article>
<h2>${escape(mail.subject)}</h2>
<p>To ${escape(mail.to)}, ${escape(mail.createdAt)}, ${escape(mail.kind)}</p>
<pre>${linked(mail.text)}</pre>
</article>`;

function page(list: KeptMail[]): string {
  const body = list.length > 0 ? list.map(entry).join('<hr>') : '<p>No mail yet.</p>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Kept mail</title></head>
<body><main><h1>Mail that was kept</h1><p>SMTP_URL is not set, so nothing was sent. Newest first.</p>
${body}</main></body></html>`;
}

/**
 * GET /dev/mail: what would have been mailed. Whoever reads it can take over accounts, so it is only there while nobody
 * but the person at this machine can ask; the REST service, which knows of a mail server too, has the same rule.
 */
export async function devMailRoute(app: FastifyInstance, config: Config, upstream: Upstream): Promise<void> {
  if (config.isReachable) return;
  app.get('/dev/mail', async (request, reply) => {
    try {
      const rest = upstream.as(callerOf(request, reply, null, BUDGET_MS));
      const list = await rest.get(restPath`/dev/mail`, mails, undefined, { isPublic: true });
      return await reply
        .header('cache-control', 'no-store')
        .type('text/html; charset=utf-8')
        .send(page(list));
    } catch (fault) {
      if (sendFault(reply, fault)) return reply;
      throw fault;
    }
  });
}
