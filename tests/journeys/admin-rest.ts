import { RestClient } from '../stack/rest-client';

/** The administrator of the demo data, as a program that calls the REST service. */
export async function adminRest(url: string): Promise<RestClient> {
  const body = { email: 'admin@demo.test', password: 'demo-roofline1' };
  const { sessionToken } = await new RestClient(url, {}).ask<{ sessionToken: string }>(
    'POST',
    '/api/account/signin',
    { body },
  );
  return new RestClient(url, { authorization: `Bearer ${sessionToken}` });
}
