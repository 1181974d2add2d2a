/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { useLazyQuery, useQuery, useSuspenseQuery, useMutation } from '@apollo/client/react';
import type { SkipToken } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** A state whose law asks for a disclosure of reserves. */
export type DisclosureState =
  /** California. */
  | 'CA'
  /** Washington. */
  | 'WA';

/** How often the regular assessment is charged. */
export type AssessmentPeriod =
  /** Each month. */
  | 'month'
  /** Each quarter. */
  | 'quarter'
  /** Each year. */
  | 'year';

/** Chapter of the Revised Code of Washington that governs an association. */
export type WashingtonChapter =
  /** 64.90, common interest communities. */
  | 'commonInterest'
  /** 64.34, condominiums. */
  | 'condominium'
  /** 64.38, homeowners' associations. */
  | 'homeowners';

/** Level of a Washington reserve study. */
export type WashingtonStudyLevel =
  /** Full funding analysis and plan. */
  | 'I'
  /** Update with visual site inspection. */
  | 'II'
  /** Update with no visual site inspection. */
  | 'III';

/** A component that a study leaves out. */
export type ExcludedComponentInput = {
  /** 1 to 200 characters. */
  name: string;
  /** Years, 0 to 999. */
  remainingLife?: number | null | undefined;
  /** 1 to 1,000 characters. */
  reason: string;
};

/** A loan of the association. */
export type DisclosedLoanInput = {
  /** 1 to 200 characters. */
  payee: string;
  /** 0 to 99.99. */
  annualRate: number;
  /** Still owed. */
  balance: number;
  /** Paid in a year. */
  annualPayment: number;
  /** Day of the last payment. */
  retirementDate: string;
};

/** A unit's share of the common expenses. */
export type UnitShareInput = {
  /** 1 to 100 characters. */
  unit: string;
  /** In percent. */
  share: number;
};

/** Facts as a person states them; what is null or left out is not stated. */
export type DisclosureFactsInput = {
  /** At most 200 characters. */
  preparedBy?: string | null | undefined;
  /** Date of the last study or update. */
  studyDate?: string | null | undefined;
  /** Every component that the law asks for is included. */
  areAllIncluded?: boolean | null | undefined;
  /** Those that are left out. */
  excluded?: Array<ExcludedComponentInput> | null | undefined;
  /** Regular assessment of one ownership interest. */
  assessmentAmount?: number | null | undefined;
  /** How often it is charged. */
  assessmentPeriod?: AssessmentPeriod | null | undefined;
  /** It varies by size or type of ownership interest. */
  doesAssessmentVary?: boolean | null | undefined;
  /** At most 500 characters. */
  assessmentNote?: string | null | undefined;
  /** Required amount by another accepted method. */
  alternateAmount?: number | null | undefined;
  /** At most 4,000 characters. */
  alternateMethod?: string | null | undefined;
  /** The board has decided to defer or skip repairs. */
  hasDeferredRepairs?: boolean | null | undefined;
  /** At most 4,000 characters. */
  deferredRepairs?: string | null | undefined;
  /** The board anticipates special assessments. */
  anticipatesAssessments?: boolean | null | undefined;
  /** At most 4,000 characters. */
  anticipatedAssessments?: string | null | undefined;
  /** At most 4,000 characters. */
  fundingMechanism?: string | null | undefined;
  /** At most 4,000 characters. */
  reserveCalculation?: string | null | undefined;
  /** Loans with a term of more than a year are outstanding. */
  hasLoans?: boolean | null | undefined;
  /** Those loans. */
  loans?: Array<DisclosedLoanInput> | null | undefined;
  /** At most 4,000 characters. */
  insuranceSummary?: string | null | undefined;
  /** The development is a condominium project. */
  isCondominium?: boolean | null | undefined;
  /** Approved by the Federal Housing Administration. */
  isFhaApproved?: boolean | null | undefined;
  /** Approved by the Department of Veterans Affairs. */
  isVaApproved?: boolean | null | undefined;
  /** Chapter that governs the association. */
  chapter?: WashingtonChapter | null | undefined;
  /** Level of the study. */
  studyLevel?: WashingtonStudyLevel | null | undefined;
  /** The study meets the requirements of the law. */
  meetsRequirements?: boolean | null | undefined;
  /** A reserve study professional helped. */
  hasProfessionalHelp?: boolean | null | undefined;
  /** Annual budget without contributions to reserves. */
  annualBudget?: number | null | undefined;
  /** Every unit bears the same share of common expenses. */
  hasEqualShares?: boolean | null | undefined;
  /** Share of each unit; together 100. */
  unitShares?: Array<UnitShareInput> | null | undefined;
};

/** Facts to state. */
export type StateDisclosureFactsInput = {
  /** UUIDv7 of the plan. */
  planId: string;
  /** Version that they started from; 0 while nothing was ever stated. */
  version: number;
  /** All of them. */
  facts: DisclosureFactsInput;
};

export type DisclosureFactSheetFieldsFragment = { planId: string, state: DisclosureState, version: number, missing: Array<{ key: string, label: string }>, viewerCan: { edit: boolean }, facts: { preparedBy: string | null, studyDate: string | null, areAllIncluded: boolean | null, assessmentAmount: number | null, assessmentPeriod: AssessmentPeriod | null, doesAssessmentVary: boolean | null, assessmentNote: string | null, alternateAmount: number | null, alternateMethod: string | null, hasDeferredRepairs: boolean | null, deferredRepairs: string | null, anticipatesAssessments: boolean | null, anticipatedAssessments: string | null, fundingMechanism: string | null, reserveCalculation: string | null, hasLoans: boolean | null, insuranceSummary: string | null, isCondominium: boolean | null, isFhaApproved: boolean | null, isVaApproved: boolean | null, chapter: WashingtonChapter | null, studyLevel: WashingtonStudyLevel | null, meetsRequirements: boolean | null, hasProfessionalHelp: boolean | null, annualBudget: number | null, hasEqualShares: boolean | null, excluded: Array<{ name: string, remainingLife: number | null, reason: string }>, loans: Array<{ payee: string, annualRate: number, balance: number, annualPayment: number, retirementDate: string }>, unitShares: Array<{ unit: string, share: number }> } };

export type DisclosureFieldsFragment = { planId: string, title: string, subtitle: string, verdict: string, preparedOn: string, statutes: Array<{ act: string, sections: Array<string>, effectiveFrom: string, effectiveUntil: string | null, version: string }>, sections: Array<{ key: string, heading: string, citation: string | null, paragraphs: Array<string>, notes: Array<string>, lines: Array<{ label: string, value: string | null, note: string | null }>, tables: Array<{ caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, isFigure: boolean }> }> }>, factSheet: { planId: string, state: DisclosureState, version: number, missing: Array<{ key: string, label: string }>, viewerCan: { edit: boolean }, facts: { preparedBy: string | null, studyDate: string | null, areAllIncluded: boolean | null, assessmentAmount: number | null, assessmentPeriod: AssessmentPeriod | null, doesAssessmentVary: boolean | null, assessmentNote: string | null, alternateAmount: number | null, alternateMethod: string | null, hasDeferredRepairs: boolean | null, deferredRepairs: string | null, anticipatesAssessments: boolean | null, anticipatedAssessments: string | null, fundingMechanism: string | null, reserveCalculation: string | null, hasLoans: boolean | null, insuranceSummary: string | null, isCondominium: boolean | null, isFhaApproved: boolean | null, isVaApproved: boolean | null, chapter: WashingtonChapter | null, studyLevel: WashingtonStudyLevel | null, meetsRequirements: boolean | null, hasProfessionalHelp: boolean | null, annualBudget: number | null, hasEqualShares: boolean | null, excluded: Array<{ name: string, remainingLife: number | null, reason: string }>, loans: Array<{ payee: string, annualRate: number, balance: number, annualPayment: number, retirementDate: string }>, unitShares: Array<{ unit: string, share: number }> } } };

export type DisclosurePageQueryVariables = Exact<{
  planId: string;
}>;


export type DisclosurePageQuery = { plan: { planId: string, propertyId: string, name: string, fiscalYear: number, isDisclosure: boolean, viewerCan: { disclose: boolean }, property: { propertyId: string, name: string, state: string }, disclosure: { planId: string, title: string, subtitle: string, verdict: string, preparedOn: string, statutes: Array<{ act: string, sections: Array<string>, effectiveFrom: string, effectiveUntil: string | null, version: string }>, sections: Array<{ key: string, heading: string, citation: string | null, paragraphs: Array<string>, notes: Array<string>, lines: Array<{ label: string, value: string | null, note: string | null }>, tables: Array<{ caption: string, rows: Array<Array<string>>, columns: Array<{ header: string, isFigure: boolean }> }> }>, factSheet: { planId: string, state: DisclosureState, version: number, missing: Array<{ key: string, label: string }>, viewerCan: { edit: boolean }, facts: { preparedBy: string | null, studyDate: string | null, areAllIncluded: boolean | null, assessmentAmount: number | null, assessmentPeriod: AssessmentPeriod | null, doesAssessmentVary: boolean | null, assessmentNote: string | null, alternateAmount: number | null, alternateMethod: string | null, hasDeferredRepairs: boolean | null, deferredRepairs: string | null, anticipatesAssessments: boolean | null, anticipatedAssessments: string | null, fundingMechanism: string | null, reserveCalculation: string | null, hasLoans: boolean | null, insuranceSummary: string | null, isCondominium: boolean | null, isFhaApproved: boolean | null, isVaApproved: boolean | null, chapter: WashingtonChapter | null, studyLevel: WashingtonStudyLevel | null, meetsRequirements: boolean | null, hasProfessionalHelp: boolean | null, annualBudget: number | null, hasEqualShares: boolean | null, excluded: Array<{ name: string, remainingLife: number | null, reason: string }>, loans: Array<{ payee: string, annualRate: number, balance: number, annualPayment: number, retirementDate: string }>, unitShares: Array<{ unit: string, share: number }> } } } | null } | null };

export type StateDisclosureFactsMutationVariables = Exact<{
  input: StateDisclosureFactsInput;
}>;


export type StateDisclosureFactsMutation = { stateDisclosureFacts: { factSheet: { planId: string, version: number } | null, userErrors: Array<{ code: string, detail: string, field: string | null }> } };

export const DisclosureFactSheetFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisclosureFactSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisclosureFactSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"studyDate"}},{"kind":"Field","name":{"kind":"Name","value":"areAllIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"remainingLife"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"doesAssessmentVary"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"alternateAmount"}},{"kind":"Field","name":{"kind":"Name","value":"alternateMethod"}},{"kind":"Field","name":{"kind":"Name","value":"hasDeferredRepairs"}},{"kind":"Field","name":{"kind":"Name","value":"deferredRepairs"}},{"kind":"Field","name":{"kind":"Name","value":"anticipatesAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"anticipatedAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"fundingMechanism"}},{"kind":"Field","name":{"kind":"Name","value":"reserveCalculation"}},{"kind":"Field","name":{"kind":"Name","value":"hasLoans"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"annualRate"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"annualPayment"}},{"kind":"Field","name":{"kind":"Name","value":"retirementDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuranceSummary"}},{"kind":"Field","name":{"kind":"Name","value":"isCondominium"}},{"kind":"Field","name":{"kind":"Name","value":"isFhaApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isVaApproved"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"studyLevel"}},{"kind":"Field","name":{"kind":"Name","value":"meetsRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"hasProfessionalHelp"}},{"kind":"Field","name":{"kind":"Name","value":"annualBudget"}},{"kind":"Field","name":{"kind":"Name","value":"hasEqualShares"}},{"kind":"Field","name":{"kind":"Name","value":"unitShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]}}]} as unknown as DocumentNode<DisclosureFactSheetFieldsFragment, unknown>;
export const DisclosureFieldsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisclosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disclosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"preparedOn"}},{"kind":"Field","name":{"kind":"Name","value":"statutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"isFigure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"factSheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisclosureFactSheetFields"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisclosureFactSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisclosureFactSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"studyDate"}},{"kind":"Field","name":{"kind":"Name","value":"areAllIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"remainingLife"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"doesAssessmentVary"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"alternateAmount"}},{"kind":"Field","name":{"kind":"Name","value":"alternateMethod"}},{"kind":"Field","name":{"kind":"Name","value":"hasDeferredRepairs"}},{"kind":"Field","name":{"kind":"Name","value":"deferredRepairs"}},{"kind":"Field","name":{"kind":"Name","value":"anticipatesAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"anticipatedAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"fundingMechanism"}},{"kind":"Field","name":{"kind":"Name","value":"reserveCalculation"}},{"kind":"Field","name":{"kind":"Name","value":"hasLoans"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"annualRate"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"annualPayment"}},{"kind":"Field","name":{"kind":"Name","value":"retirementDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuranceSummary"}},{"kind":"Field","name":{"kind":"Name","value":"isCondominium"}},{"kind":"Field","name":{"kind":"Name","value":"isFhaApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isVaApproved"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"studyLevel"}},{"kind":"Field","name":{"kind":"Name","value":"meetsRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"hasProfessionalHelp"}},{"kind":"Field","name":{"kind":"Name","value":"annualBudget"}},{"kind":"Field","name":{"kind":"Name","value":"hasEqualShares"}},{"kind":"Field","name":{"kind":"Name","value":"unitShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]}}]} as unknown as DocumentNode<DisclosureFieldsFragment, unknown>;
export const DisclosurePageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DisclosurePage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"planId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ID"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"plan"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"planId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"planId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fiscalYear"}},{"kind":"Field","name":{"kind":"Name","value":"isDisclosure"}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"disclose"}}]}},{"kind":"Field","name":{"kind":"Name","value":"property"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"propertyId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"disclosure"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisclosureFields"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisclosureFactSheetFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"DisclosureFactSheet"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"version"}},{"kind":"Field","name":{"kind":"Name","value":"missing"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"label"}}]}},{"kind":"Field","name":{"kind":"Name","value":"viewerCan"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"edit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"facts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"preparedBy"}},{"kind":"Field","name":{"kind":"Name","value":"studyDate"}},{"kind":"Field","name":{"kind":"Name","value":"areAllIncluded"}},{"kind":"Field","name":{"kind":"Name","value":"excluded"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"remainingLife"}},{"kind":"Field","name":{"kind":"Name","value":"reason"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assessmentAmount"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentPeriod"}},{"kind":"Field","name":{"kind":"Name","value":"doesAssessmentVary"}},{"kind":"Field","name":{"kind":"Name","value":"assessmentNote"}},{"kind":"Field","name":{"kind":"Name","value":"alternateAmount"}},{"kind":"Field","name":{"kind":"Name","value":"alternateMethod"}},{"kind":"Field","name":{"kind":"Name","value":"hasDeferredRepairs"}},{"kind":"Field","name":{"kind":"Name","value":"deferredRepairs"}},{"kind":"Field","name":{"kind":"Name","value":"anticipatesAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"anticipatedAssessments"}},{"kind":"Field","name":{"kind":"Name","value":"fundingMechanism"}},{"kind":"Field","name":{"kind":"Name","value":"reserveCalculation"}},{"kind":"Field","name":{"kind":"Name","value":"hasLoans"}},{"kind":"Field","name":{"kind":"Name","value":"loans"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"payee"}},{"kind":"Field","name":{"kind":"Name","value":"annualRate"}},{"kind":"Field","name":{"kind":"Name","value":"balance"}},{"kind":"Field","name":{"kind":"Name","value":"annualPayment"}},{"kind":"Field","name":{"kind":"Name","value":"retirementDate"}}]}},{"kind":"Field","name":{"kind":"Name","value":"insuranceSummary"}},{"kind":"Field","name":{"kind":"Name","value":"isCondominium"}},{"kind":"Field","name":{"kind":"Name","value":"isFhaApproved"}},{"kind":"Field","name":{"kind":"Name","value":"isVaApproved"}},{"kind":"Field","name":{"kind":"Name","value":"chapter"}},{"kind":"Field","name":{"kind":"Name","value":"studyLevel"}},{"kind":"Field","name":{"kind":"Name","value":"meetsRequirements"}},{"kind":"Field","name":{"kind":"Name","value":"hasProfessionalHelp"}},{"kind":"Field","name":{"kind":"Name","value":"annualBudget"}},{"kind":"Field","name":{"kind":"Name","value":"hasEqualShares"}},{"kind":"Field","name":{"kind":"Name","value":"unitShares"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unit"}},{"kind":"Field","name":{"kind":"Name","value":"share"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DisclosureFields"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Disclosure"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"subtitle"}},{"kind":"Field","name":{"kind":"Name","value":"verdict"}},{"kind":"Field","name":{"kind":"Name","value":"preparedOn"}},{"kind":"Field","name":{"kind":"Name","value":"statutes"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"act"}},{"kind":"Field","name":{"kind":"Name","value":"sections"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveFrom"}},{"kind":"Field","name":{"kind":"Name","value":"effectiveUntil"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"sections"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"heading"}},{"kind":"Field","name":{"kind":"Name","value":"citation"}},{"kind":"Field","name":{"kind":"Name","value":"paragraphs"}},{"kind":"Field","name":{"kind":"Name","value":"lines"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"label"}},{"kind":"Field","name":{"kind":"Name","value":"value"}},{"kind":"Field","name":{"kind":"Name","value":"note"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tables"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"caption"}},{"kind":"Field","name":{"kind":"Name","value":"columns"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"header"}},{"kind":"Field","name":{"kind":"Name","value":"isFigure"}}]}},{"kind":"Field","name":{"kind":"Name","value":"rows"}}]}},{"kind":"Field","name":{"kind":"Name","value":"notes"}}]}},{"kind":"Field","name":{"kind":"Name","value":"factSheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DisclosureFactSheetFields"}}]}}]}}]} as unknown as DocumentNode<DisclosurePageQuery, DisclosurePageQueryVariables>;
export const StateDisclosureFactsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StateDisclosureFacts"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StateDisclosureFactsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stateDisclosureFacts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"factSheet"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planId"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userErrors"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"code"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"field"}}]}}]}}]}}]} as unknown as DocumentNode<StateDisclosureFactsMutation, StateDisclosureFactsMutationVariables>;

/** Reads `DisclosurePage`. Pass `skipToken` while its variables are not known yet. */
export function useDisclosurePageQuery(options: useQuery.Options<DisclosurePageQuery, DisclosurePageQueryVariables> | SkipToken) {
  return useQuery(DisclosurePageDocument, options);
}

/** Reads `DisclosurePage` when the returned function is called. */
export function useDisclosurePageLazyQuery(options?: useLazyQuery.Options<DisclosurePageQuery, DisclosurePageQueryVariables>) {
  return useLazyQuery(DisclosurePageDocument, options);
}

/** Reads `DisclosurePage` under a Suspense boundary: data is always there. */
export function useDisclosurePageSuspenseQuery(
  options: Omit<useSuspenseQuery.Options<DisclosurePageQueryVariables>, 'skip' | 'errorPolicy' | 'returnPartialData'>,
) {
  return useSuspenseQuery(DisclosurePageDocument, options);
}

/** Runs `StateDisclosureFacts`; variables are passed to the returned function. */
export function useStateDisclosureFactsMutation(
  options?: Omit<useMutation.Options<StateDisclosureFactsMutation, StateDisclosureFactsMutationVariables>, 'variables'>,
): useMutation.ResultTuple<StateDisclosureFactsMutation, StateDisclosureFactsMutationVariables> {
  return useMutation<StateDisclosureFactsMutation, StateDisclosureFactsMutationVariables>(StateDisclosureFactsDocument, options);
}
