import { connectedAppInput, type ConnectedAppInput } from '@roofline/schema/integration/connected-app';
import { defaultUseReserveFunds } from '@roofline/schema/integration/integrations';
import { answersOf, emptyAnswers } from '../app/fields/answers';
import type { FieldList } from '../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../app/fields/use-fields-form';
import { AssociationField } from './AssociationField';
import { CredentialAside } from './CredentialAside';
import { integrationIn, type ConnectGiven, type ConnectValues } from './connect-model';
import type { ConnectedAppFieldsFragment } from './ConnectedApps.generated';
import type { Connecting } from './sign-in';

export type ConnectForm = FieldsForm<ConnectValues, ConnectedAppInput, ConnectGiven>;

/** Returns whether the chosen integration fetches ledgers and this installation is set up for it. */
function fetches(values: ConnectValues, given: ConnectGiven): boolean {
  const { fetches: isFetched = false, missing = null } = integrationIn(given, values) ?? {};
  return isFetched && missing === null;
}

const CONNECT_FIELDS: FieldList<ConnectValues, ConnectGiven> = [
  {
    rows: [
      {
        name: 'integrationId',
        placeholder: 'Choose an integration',
        options: (_values, { integrations }) =>
          integrations.map(({ integrationId, name }) => ({ value: integrationId, label: name })),
        hint: (values, given) => {
          const { purpose, missing } = integrationIn(given, values) ?? {};
          return missing ? `${purpose} ${missing}` : purpose;
        },
        sets: (id: number) => ({
          integrationCredentialId: undefined,
          externalPropertyCode: '',
          useReserveFundsForExpenses: defaultUseReserveFunds(id),
          useReserveFundsForIncome: defaultUseReserveFunds(id),
        }),
      },
      {
        name: 'integrationCredentialId',
        placeholder: 'Choose a credential',
        isOptional: false,
        when: fetches,
        options: ({ integrationId }, { credentials }) =>
          credentials
            .filter((each) => each.integrationId === integrationId)
            .map((each) => ({ value: each.integrationCredentialId, label: each.name })),
        aside: (values, given) => {
          const integration = integrationIn(given, values);
          if (!integration) return null;
          const { integrationId, connectText } = integration;
          const onAdd = () => given.onAddCredential(integrationId);
          return CredentialAside({ text: connectText ?? 'Add credential', onAdd });
        },
        sets: () => ({ externalPropertyCode: '' }),
      },
      {
        name: 'externalPropertyCode',
        isOptional: false,
        when: fetches,
        control: AssociationField,
      },
      {
        name: 'useReserveFundsForExpenses',
        when: fetches,
        hint: 'Yes: an expense belongs to the fund that the ledger states. No: the fund follows only from the GL configuration.',
      },
      {
        name: 'useReserveFundsForIncome',
        when: fetches,
        hint: 'Yes: income belongs to the fund that the ledger states. No: the fund follows only from the GL configuration.',
      },
    ],
  },
];

/** Returns the first values of the form after a sign-in: its credential, without an association yet. */
const begun = ({ integrationId, integrationCredentialId }: Connecting) => ({
  integrationId,
  integrationCredentialId,
  externalPropertyCode: '',
  useReserveFundsForExpenses: defaultUseReserveFunds(integrationId),
  useReserveFundsForIncome: defaultUseReserveFunds(integrationId),
});

/** Returns the form of a connected app; null connects a new one. */
export const useConnectForm = (
  { app, connecting }: { app: ConnectedAppFieldsFragment | null; connecting: Connecting | null },
  given: ConnectGiven,
): ConnectForm =>
  useFieldsForm({
    schema: connectedAppInput,
    list: CONNECT_FIELDS,
    saved: {
      ...(app ? answersOf(connectedAppInput, app) : emptyAnswers(connectedAppInput)),
      ...(connecting ? begun(connecting) : {}),
    },
    given,
  });
