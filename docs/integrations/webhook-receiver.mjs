// Takes deliveries of a webhook: ROOFLINE_SECRETS=rfs_…[,rfs_…] PORT=8080 node webhook-receiver.mjs, behind an https proxy.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';

const MOST_BYTES = 100_000;
const FRESH_SECONDS = 300;
/** So many deliveries are known again; an older repeat is handled twice, which must do no harm anyway. */
const REMEMBERED = 100_000;

/** Did somebody who knows one of the secrets sign this body, within the last five minutes? */
export function isGenuine(body, header, secrets, now = Date.now()) {
  const parts = String(header ?? '').split(',');
  const time = parts.find((part) => part.startsWith('t='))?.slice(2) ?? '';
  if (!/^\d{1,12}$/.test(time) || Math.abs(now / 1000 - Number(time)) > FRESH_SECONDS) return false;
  const signatures = parts
    .filter((part) => part.startsWith('v1='))
    .map((part) => Buffer.from(part.slice(3), 'hex'));
  return secrets.some((secret) => {
    const expected = createHmac('sha256', secret).update(`${time}.`).update(body).digest();
    return signatures.some((given) => given.length === expected.length && timingSafeEqual(given, expected));
  });
}

async function bodyOf(request) {
  const parts = [];
  let size = 0;
  for await (const part of request) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('The body is too large');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Answers requests of a server. `handle` gets each delivery once; where it throws, Roofline sends the delivery again. */
export function receiver({ secrets, handle, now = Date.now }) {
  const handled = new Set();
  return async (request, reply) => {
    const end = (status) => void reply.writeHead(status).end();
    try {
      const body = await bodyOf(request);
      if (!isGenuine(body, request.headers['roofline-signature'], secrets, now())) return end(401);
      const delivery = JSON.parse(body.toString('utf8'));
      if (!handled.has(delivery.deliveryId)) {
        await handle(delivery);
        handled.add(delivery.deliveryId);
        if (handled.size > REMEMBERED) handled.delete(handled.values().next().value);
      }
      return end(204);
    } catch (fault) {
      console.error(fault);
      return end(500);
    }
  };
}

if (import.meta.url === `file://${process.argv[1]}`) {
  const secrets = (process.env.ROOFLINE_SECRETS ?? '').split(',').filter(Boolean);
  if (secrets.length === 0) throw new Error('Set ROOFLINE_SECRETS to the secret of the webhook.');
  const handle = async ({ event, entityId, happenedAt }) => console.log(happenedAt, event, entityId);
  createServer(receiver({ secrets, handle })).listen(Number(process.env.PORT ?? 8080));
}
