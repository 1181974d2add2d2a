import { expect, it } from 'vitest';
import { ApolloLink } from '@apollo/client';
import { lastValueFrom, of } from 'rxjs';
import { AddPlacementDocument } from '../../placement/Placements.generated';
import { SaveUserSettingsDocument } from '../settings/UserSettings.generated';
import { testClient } from '../../testing/schema-link';
import { enumWords } from './enum-words';

const client = testClient({}).client;

/** Returns these variables as they are sent, and an answer as it is read. */
async function exchange(query: ApolloLink.Request['query'], variables: object, data: object) {
  let sent: unknown;
  const wire = new ApolloLink((operation) => {
    sent = operation.variables;
    return of({ data } as ApolloLink.Result);
  });
  const link = ApolloLink.from([enumWords, wire]);
  const answer = await lastValueFrom(ApolloLink.execute(link, { query, variables }, { client }));
  return { sent, read: answer.data };
}

it('sends the names of the graph and reads the words of the contract', async () => {
  const settings = { colorMode: 'dark', numberFormat: 'space' };
  const userSettings = { __typename: 'UserSettings', colorMode: 'DARK', numberFormat: null };
  const { sent, read } = await exchange(
    SaveUserSettingsDocument,
    { input: settings },
    { a: [{ userSettings }] },
  );
  expect(sent).toEqual({ input: { colorMode: 'DARK', numberFormat: 'SPACE' } });
  expect(read).toEqual({ a: [{ userSettings: { ...userSettings, colorMode: 'dark' } }] });
});

it('leaves values unchanged that are not enums, beside an enum deep in the variables', async () => {
  const values = { kind: 'moneyMarket', institution: 'savingsBank', compounding: 'paidOut' };
  const { sent } = await exchange(AddPlacementDocument, { input: { propertyId: 'aB', values } }, {});
  expect(sent).toEqual({
    input: {
      propertyId: 'aB',
      values: { kind: 'MONEY_MARKET', institution: 'savingsBank', compounding: 'PAID_OUT' },
    },
  });
});
