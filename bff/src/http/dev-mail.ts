import { keptMail, type KeptMail } from '@roofline/schema/mail/mail';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Config } from '../config';
import type { Upstream } from '../upstream/client';
import { restPath } from '../upstream/path';
import { callerOf } from './caller/operation';
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

/** Returns a mail's text as HTML: links can be clicked, all else is plain text. */
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
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Unsent mail</title></head>
<body><main><h1>Unsent mail</h1><p>SMTP_URL is not set, so Roofline sends no mail. Newest first.</p>
${body}</main></body></html>`;
}

/**
 * GET /dev/mail: the mail that would have been sent. It can be used to take over accounts, so it is available only while no one
 * but the person at this machine can reach the server; the REST service, which also knows the mail server, has the same rule.
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
