import { multipartBody } from '@roofline/api/platform/upload/fixtures/multipart';
import type { Planting, Pool } from '../../register/room';
import { ROOMS } from '../../register/rooms';
import { newProperty, thisYear } from '../../stack/people';
import type { RestClient } from '../../stack/rest-client';
import { sendUntil } from '../../stack/until';

/** A property in a state with disclosures: last year has ended, this year is set up, the next one is not. */
async function addProperty(rest: RestClient, name: string): Promise<string> {
  const year = thisYear();
  const made = newProperty(name) as { propertyFinancial: object };
  const propertyFinancial = { ...made.propertyFinancial, startingFiscalYear: year - 1 };
  const { propertyId } = await rest.ask<{ propertyId: string }>('POST', '/api/property', {
    body: { ...made, propertyFinancial, state: 'WA' },
  });
  await rest.ask('GET', `/api/year/skipsetup/${propertyId}/${year}`);
  return propertyId;
}

/** A property with what each room has at it. Returns the valid values for requests about it. */
export async function plantProperty(rest: RestClient, known: Pool, name: string): Promise<Pool> {
  const propertyId = await addProperty(rest, name);
  const upload: Planting['upload'] = async (path, { field = 'file', bytes, fileName, type, fields = {} }) => {
    const beside = Object.entries(fields).map(([name, text]) => ({ field: name, bytes: Buffer.from(text) }));
    const { payload, contentType } = multipartBody([...beside, { field, bytes, fileName, type }]);
    const send = () =>
      fetch(`${rest.baseUrl}${path}`, {
        method: 'POST',
        headers: { ...rest.headers, 'content-type': contentType },
        body: new Uint8Array(payload),
      });
    // A busy machine has no turn for it, or no time; and what runs beside it may hold all that one user may ask at once.
    const sent = await sendUntil(send, ({ status }) => ![429, 503, 504].includes(status));
    if (!sent.ok) throw new Error(`${path}: ${sent.status} ${await sent.text()}`);
    return ((await sent.json()) as { data: Record<string, string> }).data;
  };
  let pool = known;
  for (const [, room] of ROOMS)
    pool = { ...pool, ...(await room.plant?.({ rest, propertyId, pool, upload })) };
  return pool;
}
