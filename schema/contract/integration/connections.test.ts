import { describe, expect, it } from 'vitest';
import { failuresOf } from '../../fixtures/failures';
import { connectedAppInput, syncStatusName } from './connected-app';
import { credentialChangeInput, credentialInput, credentialValues } from './credential';
import {
  BUILDIUM,
  defaultUseReserveFunds,
  integrationOf,
  LEDGER_FILES,
  OPEN_LEDGER,
  presentedIntegrations,
  QUICKBOOKS,
} from './integrations';

const id = '0198c0de-0000-7000-8000-000000000001';

describe('integrations', () => {
  it('are found by their number', () => {
    const names = [LEDGER_FILES, OPEN_LEDGER, BUILDIUM, QUICKBOOKS, 5].map((n) => integrationOf(n)?.name);
    expect(names).toEqual(['Ledger files', 'Open ledger', 'Buildium', 'QuickBooks Online', undefined]);
  });

  it('are shown with what the installation lacks', () => {
    const shown = presentedIntegrations((n) => (n === QUICKBOOKS ? 'A client ID' : null));
    expect(shown.map(({ missing }) => missing)).toEqual([null, null, null, 'A client ID']);
    expect(shown.map(({ connectText }) => connectText)).toEqual([null, null, null, 'Connect to QuickBooks']);
    expect(shown.map(({ needsCredential }) => needsCredential)).toEqual([false, true, true, true]);
    expect(shown.map(({ fields }) => fields.map(({ name }) => name))).toEqual([
      [],
      ['baseUrl', 'apiKey'],
      ['clientId', 'clientSecret'],
      [],
    ]);
    expect(presentedIntegrations().map(({ missing }) => missing)).toEqual([null, null, null, null]);
  });

  it('know the fund of a line only in an open ledger', () => {
    expect([LEDGER_FILES, OPEN_LEDGER, BUILDIUM, QUICKBOOKS].map(defaultUseReserveFunds)).toEqual([
      false,
      true,
      false,
      false,
    ]);
    expect(presentedIntegrations().map((each) => each.defaultUseReserveFunds)).toEqual([
      false,
      true,
      false,
      false,
    ]);
  });

  it.each([
    [1, 'In Progress'],
    [2, 'Successful'],
    [3, 'Failed'],
    [0, 'Unknown'],
    [4, 'Unknown'],
  ])('name the state %d of a sync %s', (status, name) => expect(syncStatusName(status)).toBe(name));
});

describe('a credential', () => {
  const values = { clientId: 'a', clientSecret: 'b' };
  const refused = (change: object) =>
    failuresOf(credentialInput, {
      workspaceId: id,
      integrationId: BUILDIUM,
      name: 'Main',
      values,
      ...change,
    });

  it('has the values of its integration', () => expect(refused({})).toEqual([]));

  it.each<[object, string[]]>([
    [{ values: {} }, ['values.clientId: Client ID is required', 'values.clientSecret: Secret is required']],
    [{ values: { ...values, clientId: ' ' } }, ['values.clientId: Client ID is required']],
    [{ values: { ...values, apiKey: 'c' } }, ['values.apiKey: Buildium has no value of this name']],
    [{ integrationId: 5 }, ['integrationId: Integration is required']],
    [{ integrationId: LEDGER_FILES }, ['integrationId: Integration is required']],
    [{ integrationId: null }, ['integrationId: Integration is required']],
  ])('with %j is refused', (change, failures) => expect(refused(change)).toEqual(failures));

  it('changes its values by the same rules, or keeps them', () => {
    expect(failuresOf(credentialValues(BUILDIUM), { values })).toEqual([]);
    expect(failuresOf(credentialValues(BUILDIUM), { values: { clientId: 'a' } })).toEqual([
      'values.clientSecret: Secret is required',
    ]);
    expect(credentialChangeInput.parse({ name: 'Main' })).toEqual({ name: 'Main', values: null });
    expect(credentialChangeInput.parse({ name: 'Main', values })).toEqual({ name: 'Main', values });
  });

  it('has at most ten values', () => {
    const of = (count: number) => ({
      name: 'Main',
      values: Object.fromEntries(Array.from({ length: count }, (_, n) => [`v${n}`, 'x'])),
    });
    expect(failuresOf(credentialChangeInput, of(10))).toEqual([]);
    expect(failuresOf(credentialChangeInput, of(11))).toEqual([
      'values: A credential has at most ten values',
    ]);
  });
});

describe('a connected app', () => {
  const CREDENTIAL = 'integrationCredentialId: Credential is required';
  const CODE = 'externalPropertyCode: Association Code is required';
  const refused = (change: object) =>
    failuresOf(connectedAppInput, {
      integrationId: OPEN_LEDGER,
      integrationCredentialId: id,
      externalPropertyCode: 'OAK',
      useReserveFundsForExpenses: true,
      useReserveFundsForIncome: true,
      ...change,
    });

  it.each<[object, string[]]>([
    [{}, []],
    [{ integrationCredentialId: null }, [CREDENTIAL]],
    [{ externalPropertyCode: ' ' }, [CODE]],
    [{ integrationId: LEDGER_FILES, integrationCredentialId: null, externalPropertyCode: null }, []],
    [{ integrationId: 5 }, ['integrationId: Integration is required']],
    [{ integrationId: 5, externalPropertyCode: null }, ['integrationId: Integration is required', CODE]],
    [{ integrationId: undefined }, ['integrationId: Integration is required']],
  ])('with %j lists %j', (change, failures) => expect(refused(change)).toEqual(failures));
});
