import { accessTokenInput } from '@roofline/schema/account/access';
import { emptyAnswers, type Answers } from '../../app/fields/answers';
import type { OwnControlProps } from '../../app/fields/bound-field';
import { FieldControl } from '../../app/fields/FieldControl';
import type { FieldList } from '../../app/fields/field-list';
import { ErrorState } from '../../ui/feedback/ErrorState';
import type { TokenWorkspacesQuery } from './AccessTokens.generated';
import { SCOPES } from './TokenLine';

type TokenValues = Answers<typeof accessTokenInput>;

/** The data that the fields need beside their values. */
interface TokenPlace {
  /** Workspaces to choose from, once they are known. */
  workspaces: TokenWorkspacesQuery['workspaces'] | undefined;
  /** Loads the workspaces again; set where they could not be loaded. */
  retry: (() => void) | undefined;
}

/** Name, scope, workspace, expiry. */
export const TOKEN_FIELDS: FieldList<TokenValues, TokenPlace> = [
  {
    rows: [
      { name: 'name', hint: 'Its purpose, such as Budget spreadsheet', autoComplete: 'off' },
      { name: 'scope', options: Object.entries(SCOPES).map(([value, label]) => ({ value, label })) },
      {
        name: 'canManagePeople',
        hint: 'Yes lets the program invite people, change their roles and properties, and deactivate them, as far as you may yourself. No token can create tokens or change your password.',
      },
      {
        name: 'canManageWebhooks',
        hint: 'Yes lets the program add, change and delete webhooks of the portfolio and read their log, if you may yourself.',
      },
      {
        name: 'workspaceId',
        placeholder: 'Choose a portfolio',
        options: (_values, { workspaces = [] }) =>
          workspaces.map(({ workspaceId, name, companyName }) => ({
            value: workspaceId,
            label: `${name}, ${companyName}`,
          })),
        control: WorkspaceOfToken,
      },
      {
        name: 'expiresInDays',
        options: [7, 30, 90, 180, 365].map((days) => ({ value: days, label: `${days} days` })),
        width: '200px',
      },
    ],
  },
];

function WorkspaceOfToken({ form, field }: OwnControlProps<TokenValues, TokenPlace>) {
  const { retry } = form.given;
  if (retry) return <ErrorState details={['The portfolios could not be loaded.']} onRetry={retry} />;
  return (
    <FieldControl form={form} error={form.errorOf(field.name)} field={{ ...field, control: undefined }} />
  );
}

export const NEW_TOKEN: TokenValues = emptyAnswers(accessTokenInput, { scope: 'read', expiresInDays: 90 });
