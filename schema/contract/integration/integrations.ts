import { z } from 'zod';

/** A part of a credential that a person enters. */
export interface CredentialField {
  name: string;
  label: string;
  /** Where it is found. */
  hint: string;
  isSecret: boolean;
}

export interface IntegrationKind {
  integrationId: number;
  name: string;
  /** One sentence: what comes from where. */
  purpose: string;
  /** What the association code is there. */
  codeHint: string;
  /** Lines are fetched; otherwise people bring them as files. */
  fetches: boolean;
  /** The source can name its associations. */
  lists: boolean;
  /** Words of the button with which people sign in at the service; left out where they enter a credential. */
  connectText?: string;
  fields: readonly CredentialField[];
}

/** Ledger files: nothing is fetched. */
export const LEDGER_FILES = 1;
export const OPEN_LEDGER = 2;
export const BUILDIUM = 3;
export const QUICKBOOKS = 4;

/** Where ledgers come from. */
const INTEGRATIONS: readonly IntegrationKind[] = [
  {
    integrationId: LEDGER_FILES,
    name: 'Ledger files',
    purpose: 'Exports of any accounting program, brought to the Transactions page by hand.',
    codeHint: 'Not needed for ledger files.',
    fetches: false,
    lists: false,
    fields: [],
  },
  {
    integrationId: OPEN_LEDGER,
    name: 'Open ledger',
    purpose: 'Any program that serves the open ledger protocol.',
    codeHint: 'The code of the association at that service.',
    fetches: true,
    lists: true,
    fields: [
      {
        name: 'baseUrl',
        label: 'Base Address',
        hint: 'Begins with https://. Ask whoever runs the service for it.',
        isSecret: false,
      },
      { name: 'apiKey', label: 'API Key', hint: 'A key that may read ledgers.', isSecret: true },
    ],
  },
  {
    integrationId: BUILDIUM,
    name: 'Buildium',
    purpose: 'The general ledger of an association in Buildium.',
    codeHint: 'The number of the association in Buildium.',
    fetches: true,
    lists: true,
    fields: [
      {
        name: 'clientId',
        label: 'Client ID',
        hint: 'In Buildium: Settings, Developer Tools, Create API Key.',
        isSecret: false,
      },
      { name: 'clientSecret', label: 'Secret', hint: 'Shown once, with the client ID.', isSecret: true },
    ],
  },
  {
    integrationId: QUICKBOOKS,
    name: 'QuickBooks Online',
    purpose: 'The general ledger of a company in QuickBooks Online.',
    codeHint: 'The number of the company in QuickBooks Online.',
    fetches: true,
    lists: true,
    connectText: 'Connect to QuickBooks',
    fields: [],
  },
];

export const integrationOf = (integrationId: number): IntegrationKind | undefined =>
  INTEGRATIONS.find((each) => each.integrationId === integrationId);

export const integration = z.object({
  integrationId: z.int(),
  name: z.string(),
  purpose: z.string(),
  codeHint: z.string(),
  fetches: z.boolean().meta({ description: 'Lines are fetched; otherwise people bring them as files' }),
  lists: z.boolean().meta({ description: 'Its associations can be listed' }),
  needsCredential: z.boolean(),
  connectText: z.string().nullable().meta({
    description: 'Words of the button with which people sign in there; null where they enter a credential',
  }),
  missing: z.string().nullable().meta({
    description: 'What whoever runs the installation sets before it can be connected; null once it can',
  }),
  defaultUseReserveFunds: z.boolean().meta({ description: 'What both reserve-funds flags are at first' }),
  fields: z.array(z.object({ name: z.string(), label: z.string(), hint: z.string(), isSecret: z.boolean() })),
});
export type Integration = z.infer<typeof integration>;

/** Only an open ledger says of each line which fund it belongs to. */
export const defaultUseReserveFunds = (integrationId: number): boolean => integrationId === OPEN_LEDGER;

/** What can be connected; `missing` says of an integration what the installation lacks for it. */
export const presentedIntegrations = (
  missing: (integrationId: number) => string | null = () => null,
): Integration[] =>
  INTEGRATIONS.map((each) => ({
    ...each,
    fields: [...each.fields],
    connectText: each.connectText ?? null,
    missing: missing(each.integrationId),
    needsCredential: each.fetches,
    defaultUseReserveFunds: defaultUseReserveFunds(each.integrationId),
  }));
