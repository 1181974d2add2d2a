import {
  adminPortfolioInput,
  type AdminPortfolioInput,
} from '@roofline/schema/admin-portfolio/admin-portfolio';
import { useNavigate } from 'react-router-dom';
import { answersOf, emptyAnswers, type Answers } from '../app/fields/answers';
import type { FieldList } from '../app/fields/field-list';
import { FieldsPane } from '../app/fields/FieldsPane';
import { useFieldsForm, type FieldsForm } from '../app/fields/use-fields-form';
import { paths } from '../app/paths';
import { useSave } from '../app/save/use-save';
import {
  useAddPortfolioMutation,
  useUpdatePortfolioMutation,
  type AdminPortfolioRowFragment,
} from './AdminPortfolios.generated';
import { forgetPortfolioChoices } from './portfolio-choices';

type Values = Answers<typeof adminPortfolioInput>;
type PortfolioForm = FieldsForm<Values, AdminPortfolioInput, object>;

const FIELDS: FieldList<Values> = [
  {
    title: 'Names',
    purpose: 'Shown in the navigation and in invitation emails.',
    rows: [{ name: 'name' }, { name: 'companyName' }],
  },
  {
    title: 'Address',
    rows: [
      { name: 'address1' },
      { name: 'address2' },
      [{ name: 'city' }, { name: 'state' }],
      { name: 'zipCode', inputMode: 'numeric', width: '120px' },
    ],
  },
  {
    title: 'Contact',
    purpose: 'Whom you call about this portfolio. Its users do not see it.',
    rows: [
      { name: 'contactName', autoComplete: 'off' },
      { name: 'contactEmail', autoComplete: 'off' },
      [
        { name: 'phone', hint: '001 and 10 digits' },
        { name: 'website', hint: 'Like example.com' },
      ],
    ],
  },
  {
    title: 'Private label',
    purpose: 'The company stands where Roofline would: in the navigation, in emails and where people join.',
    rows: [
      {
        name: 'isPrivateLabel',
        label: 'Private label?',
        calledInLists: 'Private label',
        hint: 'Its logo is added in the settings of the portfolio.',
      },
      {
        name: 'accentColor',
        width: '160px',
        placeholder: '#0B6572',
        hint: 'Six hex digits. Text on it becomes white or dark, whichever is easier to read.',
        when: ({ isPrivateLabel }) => isPrivateLabel === true,
      },
    ],
  },
  {
    title: 'What it shows',
    rows: [
      {
        name: 'featureToggleLoanAnalysis',
        label: 'Loan analysis?',
        calledInLists: 'Loan analysis',
        hint: 'Plans can take loans, and Who pays compares them with special assessments.',
      },
      {
        name: 'featureTogglePreventativeMaintenance',
        label: 'Preventative maintenance?',
        calledInLists: 'Preventative maintenance',
        hint: 'Components have yearly tasks, on their pages and in the calendar. Funding plans do not count them.',
      },
    ],
  },
];

export interface PortfolioPaneProps {
  /** Null adds a new one. */
  portfolio: AdminPortfolioRowFragment | null;
  onClose: () => void;
  /** Loads the portfolio again after someone else saved it first. */
  onReload?: () => void;
}

/** Adds or edits a portfolio. A new one leads to its invites, where its first Portfolio admin is invited. */
export function PortfolioPane(props: PortfolioPaneProps) {
  const { portfolio, onClose } = props;
  const form = useFieldsForm({
    schema: adminPortfolioInput,
    list: FIELDS,
    saved: portfolio ? answersOf(adminPortfolioInput, portfolio) : emptyAnswers(adminPortfolioInput),
    given: {},
  });
  return (
    <FieldsPane
      title={portfolio === null ? 'Add portfolio' : 'Edit portfolio'}
      addText={portfolio === null ? 'Add portfolio' : null}
      saving={useSavePortfolio(props, form)}
      {...{ form, onClose }}
    />
  );
}

function useSavePortfolio({ portfolio, onClose, onReload }: PortfolioPaneProps, form: PortfolioForm) {
  const navigate = useNavigate();
  const [add] = useAddPortfolioMutation({ update: forgetPortfolioChoices });
  const [update] = useUpdatePortfolioMutation({ update: forgetPortfolioChoices });
  const send = async (values: AdminPortfolioInput, idempotencyKey: string) => {
    if (portfolio !== null) {
      const { workspaceId, version } = portfolio;
      return update({ variables: { input: { values, workspaceId, version } } });
    }
    const added = await add({ variables: { input: { values, idempotencyKey } } });
    const workspaceId = added.data?.addPortfolio.portfolio?.workspaceId;
    if (workspaceId) void navigate(paths.invitesOf(workspaceId));
    return added;
  };
  return useSave({
    send,
    form,
    done: portfolio === null ? 'Portfolio Added. Invite its Portfolio admin here.' : 'Portfolio Updated',
    onSaved: onClose,
    loadNewer: async () => {
      onReload?.();
      onClose();
    },
  });
}
