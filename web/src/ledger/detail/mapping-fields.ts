import { transactionInput, type TransactionInput } from '@roofline/schema/ledger/transaction';
import { answersOf, emptyAnswers, type Answers } from '../../app/fields/answers';
import type { FieldList } from '../../app/fields/field-list';
import { useFieldsForm, type FieldsForm } from '../../app/fields/use-fields-form';
import type { SelectOption } from '../../ui/field/SelectField';
import { counted } from '../../ui/format/count';
import { accountName, UNEXPECTED_HINT } from '../data/ledger-words';
import type { TransactionItem } from '../data/use-transactions';

export type MappingValues = Answers<typeof transactionInput>;

/** The input of the form: the transactions that it maps the same way, and the options. */
export interface MappingGiven {
  transactions: readonly TransactionItem[];
  components: readonly SelectOption[];
  projects: readonly SelectOption[];
}
export type MappingForm = FieldsForm<MappingValues, TransactionInput, MappingGiven>;

const labelIn = (options: readonly SelectOption[], value: unknown) =>
  options.find((option) => option.value === value)?.label;

/** Returns ` to Flat roof`, ` as unexpected` or ` this way`. */
function mappingWords(values: MappingValues, { components, projects }: MappingGiven): string {
  const names = [labelIn(components, values.propertyComponentId), labelIn(projects, values.projectId)].filter(
    Boolean,
  );
  if (names.length > 0) return ` to ${names.join(' and ')}`;
  return values.isUnexpected ? ' as unexpected' : ' this way';
}

/** Returns the name if all are the same, else their number. */
const called = (names: readonly string[], one: string): string => {
  const different = new Set(names);
  return different.size === 1 ? (names[0] ?? '') : `these ${counted(different.size, one)}`;
};

/** Returns the ways to remember a mapping: `Always map Apex Roofing to Flat roof`. */
function rememberOptions(values: MappingValues, given: MappingGiven): SelectOption[] {
  const { transactions } = given;
  const how = mappingWords(values, given);
  const payees = transactions.flatMap(({ payee }) => payee ?? []);
  const accounts = transactions.map(accountName);
  const hasPayees = payees.length === transactions.length;
  const account = called(accounts, 'account');
  return [
    ...(hasPayees
      ? [
          { value: 'payee', label: `Always map ${called(payees, 'payee')}${how}` },
          {
            value: 'payeeAndGlCode',
            label: `Always map ${called(payees, 'payee')} in ${account}${how}`,
          },
        ]
      : []),
    { value: 'glCode', label: `Always map ${account}${how}` },
  ];
}

/** Returns whether a mapping says anything that can be remembered. */
const saysSomething = ({ propertyComponentId, projectId, isUnexpected }: TransactionInput | MappingValues) =>
  Boolean(propertyComponentId) || Boolean(projectId) || isUnexpected;

const FIELDS: FieldList<MappingValues, MappingGiven> = [
  {
    rows: [
      {
        name: 'propertyComponentId',
        placeholder: 'No component',
        isOptional: false,
        options: (_values, { components }) => components,
      },
      {
        name: 'projectId',
        placeholder: 'No project',
        isOptional: false,
        options: (_values, { projects }) => projects,
      },
      { name: 'isUnexpected', hint: UNEXPECTED_HINT },
      {
        name: 'remember',
        placeholder: 'Do not remember',
        isOptional: false,
        options: rememberOptions,
        when: saysSomething,
      },
    ],
  },
];

/** Returns the form for the mapping of transactions, which starts from the saved mapping of `saved`. */
export const useMappingForm = (given: MappingGiven, saved: TransactionItem | null, readOnly = false) =>
  useFieldsForm({
    schema: transactionInput,
    list: FIELDS,
    saved: saved ? answersOf(transactionInput, { ...saved, remember: null }) : emptyAnswers(transactionInput),
    given,
    readOnly,
  });

/** Returns the values to send, which remember nothing if the mapping says nothing. */
export const toSend = (values: TransactionInput): TransactionInput => ({
  ...values,
  remember: saysSomething(values) ? values.remember : null,
});

interface Followed {
  alsoMapped?: number | null;
  stillToMap?: number | null;
}

/** Returns `Transaction mapped, and 41 others by the rule`; a rule for very many is applied only after the answer. */
export function mappedWords(count: number, { alsoMapped, stillToMap }: Followed): string {
  const mapped = `${count === 1 ? 'Transaction' : counted(count, 'transaction')} mapped`;
  if (stillToMap) return `${mapped}. The rule is being applied to ${counted(stillToMap, 'transaction')}`;
  return alsoMapped ? `${mapped}, and ${counted(alsoMapped, 'other')} by the rule` : mapped;
}
