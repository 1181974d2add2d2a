import type { CacheKey } from '@roofline/schema/admin-health/admin-health';
import type { PropertyImportStatus } from '@roofline/schema/property-import/property-import';
import type { WebhookDeliveryStatus } from '@roofline/schema/webhook/webhook';
import type { WebhookDeliveryEvent as WebhookEvent } from '@roofline/schema/webhook/webhook';
import type { ChangeKind as WorkspaceChangeKind } from '@roofline/schema/change/change';
import type { ChangeOperation as WorkspaceChangeOperation } from '@roofline/schema/change/change';
import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { Viewer as ViewerContract } from '@roofline/schema/account/account';
import type { PrivateLabel as PrivateLabelContract } from '@roofline/schema/workspace/private-label';
import type { Invitation as InvitationContract } from '@roofline/schema/account/credentials';
import type { BrowserSession as BrowserSessionContract, AccessToken as AccessTokenContract } from '@roofline/schema/account/access';
import type { ActivityItem as ActivityItemContract, PortfolioActivityItem as PortfolioActivityItemContract, PortfolioActivityPage as PortfolioActivityPageContract } from '@roofline/schema/activity/activity';
import type { AdminHealth as AdminHealthContract, AdminCache as AdminCacheContract } from '@roofline/schema/admin-health/admin-health';
import type { AdminPortfolio as AdminPortfolioContract, AdminPortfolioPage as AdminPortfolioPageContract } from '@roofline/schema/admin-portfolio/admin-portfolio';
import type { AdminProperty as AdminPropertyContract, AdminPropertyPage as AdminPropertyPageContract } from '@roofline/schema/admin-property/admin-property';
import type { AdminUserMembership as AdminUserMembershipContract, AdminUser as AdminUserContract, AdminUserPage as AdminUserPageContract, AdminInvite as AdminInviteContract, AdminInvitePage as AdminInvitePageContract } from '@roofline/schema/admin-user/admin-user';
import type { CalendarItem as CalendarItemContract, CalendarFeed as CalendarFeedContract } from '@roofline/schema/calendar/calendar';
import type { WorkspaceChange as WorkspaceChangeContract, WorkspaceChangePage as WorkspaceChangePageContract } from '@roofline/schema/change/change';
import type { Component as ComponentContract, ComponentList as ComponentListContract } from '@roofline/schema/component/component';
import type { YearSpending as YearSpendingContract, FinancialHealth as FinancialHealthContract } from '@roofline/schema/dashboard/dashboard';
import type { DisclosureLine as DisclosureLineContract, DisclosureTable as DisclosureTableContract, DisclosureSection as DisclosureSectionContract, KnownFacts as KnownFactsContract, DisclosureFactSheet as DisclosureFactSheetContract, Disclosure as DisclosureContract } from '@roofline/schema/disclosure/disclosure';
import type { DisclosureFacts as DisclosureFactsContract } from '@roofline/schema/disclosure/disclosure-facts';
import type { SentDisclosure as SentDisclosureContract } from '@roofline/schema/disclosure/sent-disclosure';
import type { ExportMapColumn as ExportMapColumnContract, ExportMap as ExportMapContract, ExportMapTry as ExportMapTryContract } from '@roofline/schema/export-map/export-map';
import type { Folder as FolderContract, FileVersion as FileVersionContract, FilePreview as FilePreviewContract, FileListing as FileListingContract, FileUsage as FileUsageContract, PropertyFile as PropertyFileContract } from '@roofline/schema/file/file';
import type { FilterSettings as FilterSettingsContract } from '@roofline/schema/filter-settings/filter-settings';
import type { PropertyFinancial as PropertyFinancialContract } from '@roofline/schema/financials/financials';
import type { FiscalYear as FiscalYearContract } from '@roofline/schema/fiscal-year/fiscal-year';
import type { ImportRequestProblem as ImportRequestProblemContract, ImportRequestResult as ImportRequestResultContract, ImportRequest as ImportRequestContract, ImportRequestPage as ImportRequestPageContract } from '@roofline/schema/import-request/import-request';
import type { Integration as IntegrationContract, CredentialField as CredentialFieldContract } from '@roofline/schema/integration/integrations';
import type { IntegrationCredential as IntegrationCredentialContract, ExternalAssociations as ExternalAssociationsContract, ExternalAssociation as ExternalAssociationContract } from '@roofline/schema/integration/credential';
import type { ConnectedApp as ConnectedAppContract, IntegrationSync as IntegrationSyncContract } from '@roofline/schema/integration/connected-app';
import type { JobFile as JobFileContract, Job as JobContract } from '@roofline/schema/job/job';
import type { AdminJob as AdminJobContract, AdminJobPage as AdminJobPageContract } from '@roofline/schema/job/admin-job';
import type { LedgerImportAnswer as LedgerImportAnswerContract, LedgerImportPreview as LedgerImportPreviewContract } from '@roofline/schema/ledger-import/ledger-import';
import type { Transaction as TransactionContract } from '@roofline/schema/ledger/transaction';
import type { StatedBalance as StatedBalanceContract, BankBalance as BankBalanceContract, BankBalances as BankBalancesContract, BankAccount as BankAccountContract, BankConfiguration as BankConfigurationContract } from '@roofline/schema/ledger/bank';
import type { GlAccount as GlAccountContract, VarianceLimits as VarianceLimitsContract, GlConfiguration as GlConfigurationContract } from '@roofline/schema/ledger/account';
import type { LedgerRule as LedgerRuleContract } from '@roofline/schema/ledger/rule';
import type { LedgerWork as LedgerWorkContract } from '@roofline/schema/ledger/work';
import type { LiveVariance as LiveVarianceContract, RealTimeFinancialHealth as RealTimeFinancialHealthContract } from '@roofline/schema/live-dashboard/live-dashboard';
import type { MaintenanceTask as MaintenanceTaskContract, ComponentMaintenance as ComponentMaintenanceContract, PropertyMaintenanceTask as PropertyMaintenanceTaskContract, MaintenanceYear as MaintenanceYearContract, PropertyMaintenance as PropertyMaintenanceContract } from '@roofline/schema/maintenance/maintenance';
import type { NotificationPreferences as NotificationPreferencesContract } from '@roofline/schema/notification/notification';
import type { UserNotification as UserNotificationContract, UserNotificationPage as UserNotificationPageContract } from '@roofline/schema/notification/user-notification';
import type { Photo as PhotoContract, PhotoActions as PhotoActionsContract, PhotoPage as PhotoPageContract, PhotoMonth as PhotoMonthContract } from '@roofline/schema/photo/photo';
import type { AttachedComponent as AttachedComponentContract } from '@roofline/schema/component/attached-component';
import type { AttachedProject as AttachedProjectContract } from '@roofline/schema/project/attached-project';
import type { PhotosReport as PhotosReportContract, PhotosReportGroup as PhotosReportGroupContract } from '@roofline/schema/photo/photos-report';
import type { Placement as PlacementContract, InstitutionTotal as InstitutionTotalContract, PlacementYear as PlacementYearContract, PlacementSummary as PlacementSummaryContract } from '@roofline/schema/placement/placement';
import type { FundingYear as FundingYearContract, FundingReport as FundingReportContract, CashFacts as CashFactsContract, PlanActions as PlanActionsContract, AdoptionFile as AdoptionFileContract, PlanAdoption as PlanAdoptionContract, Plan as PlanContract, PlanList as PlanListContract, PlanComponent as PlanComponentContract, PlanInventory as PlanInventoryContract, PlanningSteps as PlanningStepsContract, PlanPreview as PlanPreviewContract, PlanBridge as PlanBridgeContract, PropertyOutlook as PropertyOutlookContract } from '@roofline/schema/plan/plan';
import type { PlanSettings as PlanSettingsContract } from '@roofline/schema/plan/plan-settings';
import type { PlanLead as PlanLeadContract, TodaysFunding as TodaysFundingContract } from '@roofline/schema/plan/plan-lead';
import type { Association as AssociationContract, AssociationSummary as AssociationSummaryContract, AssociationPage as AssociationPageContract } from '@roofline/schema/portfolio-analytics/associations';
import type { AnalyticsUser as AnalyticsUserContract, AnalyticsUserPage as AnalyticsUserPageContract } from '@roofline/schema/portfolio-analytics/users';
import type { AssociationPlace as AssociationPlaceContract, AssociationMap as AssociationMapContract } from '@roofline/schema/portfolio-analytics/map';
import type { SpendRow as SpendRowContract, ProjectSpend as ProjectSpendContract, SpendPayment as SpendPaymentContract, SpendBreakdown as SpendBreakdownContract } from '@roofline/schema/portfolio-analytics/project-spend';
import type { PortfolioWhatIf as PortfolioWhatIfContract } from '@roofline/schema/portfolio-analytics/what-if';
import type { Project as ProjectContract, ProjectComponent as ProjectComponentContract, ProjectActions as ProjectActionsContract, ProjectPage as ProjectPageContract, ProjectPerson as ProjectPersonContract } from '@roofline/schema/project/project';
import type { ProjectPayment as ProjectPaymentContract } from '@roofline/schema/project/payment';
import type { Bid as BidContract, BidLine as BidLineContract } from '@roofline/schema/project/bid';
import type { ChangeOrder as ChangeOrderContract } from '@roofline/schema/project/change-order';
import type { ChecklistItem as ChecklistItemContract } from '@roofline/schema/project/checklist';
import type { ProjectNote as ProjectNoteContract } from '@roofline/schema/project/note';
import type { ScopeOfWork as ScopeOfWorkContract } from '@roofline/schema/project/scope-of-work';
import type { ProjectPhase as ProjectPhaseContract, ProjectPhases as ProjectPhasesContract } from '@roofline/schema/project/phases';
import type { ProposedComponent as ProposedComponentContract, ProjectCompletion as ProjectCompletionContract, CompletedWork as CompletedWorkContract } from '@roofline/schema/project/completion';
import type { PropertyImportProblem as PropertyImportProblemContract, PropertyImportLine as PropertyImportLineContract, PropertyImport as PropertyImportContract } from '@roofline/schema/property-import/property-import';
import type { PropertyType as PropertyTypeContract, Property as PropertyContract, PropertyListRow as PropertyListRowContract, PropertyChoice as PropertyChoiceContract } from '@roofline/schema/property/property';
import type { PropertyActions as PropertyActionsContract } from '@roofline/schema/property/property-actions';
import type { Expenditure as ExpenditureContract, CategoryTotal as CategoryTotalContract, PlanOutcome as PlanOutcomeContract, ReportPlan as ReportPlanContract, ReportAdoption as ReportAdoptionContract, AnticipatedYear as AnticipatedYearContract } from '@roofline/schema/report/report';
import type { BandLimits as BandLimitsContract, RatingBands as RatingBandsContract } from '@roofline/schema/report/report-bands';
import type { ReportRun as ReportRunContract, ReportConvention as ReportConventionContract, ReportCategory as ReportCategoryContract, PercentFundedRow as PercentFundedRowContract, PercentFundedReport as PercentFundedReportContract, ExpendituresYear as ExpendituresYearContract, ExpendituresReport as ExpendituresReportContract, InventoryReportLine as InventoryReportLineContract, InventoryReportCategory as InventoryReportCategoryContract, InventoryReport as InventoryReportContract } from '@roofline/schema/report/report-pages';
import type { ReserveTransfer as ReserveTransferContract, ReserveTransferPage as ReserveTransferPageContract, ReserveRepayment as ReserveRepaymentContract, ReserveLoan as ReserveLoanContract, ReserveBorrowing as ReserveBorrowingContract } from '@roofline/schema/reserve-borrowing/reserve-borrowing';
import type { ReserveStudy as ReserveStudyContract } from '@roofline/schema/reserve-study/reserve-study';
import type { LinkedFile as LinkedFileContract } from '@roofline/schema/file/linked-file';
import type { UserProfile as UserProfileContract } from '@roofline/schema/user/user';
import type { UserSettings as UserSettingsContract } from '@roofline/schema/user/user-settings';
import type { Webhook as WebhookContract, WebhookDelivery as WebhookDeliveryContract, WebhookDeliveries as WebhookDeliveriesContract } from '@roofline/schema/webhook/webhook';
import type { WeeklyView as WeeklyViewContract } from '@roofline/schema/weekly-view/weekly-view';
import type { Workspace as WorkspaceContract, WorkspaceRole as WorkspaceRoleContract, WorkspaceSettings as WorkspaceSettingsContract, AssignedProperty as AssignedPropertyContract, WorkspaceUser as WorkspaceUserContract, WorkspaceInvite as WorkspaceInviteContract } from '@roofline/schema/workspace/workspace';
import type { SetupComponent as SetupComponentContract, PlanCarry as PlanCarryContract, YearSetup as YearSetupContract, YearFigures as YearFiguresContract, Reconciliation as ReconciliationContract } from '@roofline/schema/year-setup/year-setup';
import type { DueWork as DueWorkContract, AwaitingYear as AwaitingYearContract, ManyYears as ManyYearsContract, ManyYearsResult as ManyYearsResultContract } from '@roofline/schema/year-setup/many-years';
import type { ImportPreview as ImportPreviewContract } from '@roofline/schema/component-import/component-import';
import type { ProblemItem as ProblemItemContract } from '@roofline/schema/value/problem';
import type { GraphContext } from '../context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Omit<T, K extends keyof T> = Pick<T, Exclude<keyof T, K>>;
export type EnumResolverSignature<T, AllowedValues = any> = { [key in keyof T]?: AllowedValues };
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** US dollars with at most two decimals. Not an Int, which ends at 2^31. */
  Money: { input: number; output: number; }
  /** Percentage points: 2.5 means 2.5%. */
  Percent: { input: number; output: number; }
  /** A calendar day, ISO 8601: 2026-11-20. */
  Date: { input: string; output: string; }
  /** A moment in UTC, ISO 8601: 2026-11-20T06:42:00.000Z. */
  DateTime: { input: string; output: string; }
  /** Any JSON object; used for a user's own grid and filter settings. */
  JSONObject: { input: Record<string, unknown>; output: Record<string, unknown>; }
};

/** Credentials of a sign-in. */
export type SignInInput = {
  /** Email address, not case-sensitive; at most 100 characters. */
  email: Scalars['String']['input'];
  /** Password, case-sensitive; at most 20 characters. */
  password: Scalars['String']['input'];
  /** Keep the session after the browser closes. */
  isPersistent?: Scalars['Boolean']['input'];
  /** Remember this browser for later sign-ins. */
  rememberBrowser?: Scalars['Boolean']['input'];
};

/** Result of signing in. */
export type SignInPayload = {
  __typename?: 'SignInPayload';
  /** The viewer, when the sign-in succeeded. */
  me?: Maybe<Viewer>;
  /** Errors, when it failed. An unknown email address and a wrong password get the same message. */
  userErrors: Array<UserError>;
};

/** Result of signing out. */
export type SignOutPayload = {
  __typename?: 'SignOutPayload';
  /** Always true: the session has ended. */
  signedOut: Scalars['Boolean']['output'];
  /** Always empty. */
  userErrors: Array<UserError>;
};

/** The person who is signed in. */
export type Viewer = {
  __typename?: 'Viewer';
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** Email address used to sign in. */
  email: Scalars['String']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Phone like xxx xxx xxxx. */
  phone?: Maybe<Scalars['String']['output']>;
  /** When the account was created. */
  joinedOn: Scalars['DateTime']['output'];
  /** URL of the profile photo. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Internal staff (a product administrator). */
  isStaff: Scalars['Boolean']['output'];
  /** Number of workspaces that the viewer belongs to; with more than one, the list shows the Portfolio column. */
  workspaceCount: Scalars['Int']['output'];
  /** The viewer's workspaces, with the role in each. */
  memberships: Array<Membership>;
  /** Actions that the viewer may take outside any one property. */
  viewerCan: ViewerActions;
};

/** A user's place in a workspace. */
export type Membership = {
  __typename?: 'Membership';
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** UUIDv7 of the membership. */
  workspaceUserId: Scalars['ID']['output'];
  /** Name of the workspace. */
  name: Scalars['String']['output'];
  /** Name of the company that runs it. */
  companyName: Scalars['String']['output'];
  /** Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** May manage the workspace: its users, invitations and settings. */
  canManage: Scalars['Boolean']['output'];
  /** What it shows in the place of Roofline's logo, name and color; null where Roofline shows its own. */
  privateLabel?: Maybe<PrivateLabel>;
};

/** What a portfolio shows in the place of Roofline's logo, name and color. */
export type PrivateLabel = {
  __typename?: 'PrivateLabel';
  /** Name of the company. */
  name: Scalars['String']['output'];
  /** URL of the logo on this server; null without one. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Like #0B6572; null for the color of Roofline. */
  accentColor?: Maybe<Scalars['String']['output']>;
};

/** Actions that need no property. */
export type ViewerActions = {
  __typename?: 'ViewerActions';
  /** May add a property in at least one workspace. */
  addProperty: Scalars['Boolean']['output'];
  /** Sees the Portfolio column. */
  seePortfolioColumn: Scalars['Boolean']['output'];
  /** May set the Test property switch on the add screen (internal staff). */
  setTestOnAdd: Scalars['Boolean']['output'];
  /** May manage at least one workspace. */
  manageWorkspace: Scalars['Boolean']['output'];
};

/** A new account, created with the code of an invitation. */
export type SignUpInput = {
  /** First name, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name, at most 50 characters. */
  lastName: Scalars['String']['input'];
  /** Invited email address; at most 100 characters. */
  email: Scalars['String']['input'];
  /** 6 to 20 characters with lowercase letters, numbers and symbols; case-sensitive. */
  password: Scalars['String']['input'];
  /** The same password again. */
  confirmPassword: Scalars['String']['input'];
  /** Code of the invitation, at most 50 characters. */
  invitationCode: Scalars['String']['input'];
};

/** Result of creating an account. */
export type SignUpPayload = {
  __typename?: 'SignUpPayload';
  /** The viewer, signed in, when the account was created. */
  me?: Maybe<Viewer>;
  /** Errors to fix. Without a valid code, they reveal nothing about an email address. */
  userErrors: Array<UserError>;
};

/** The first workspace and its Admin. */
export type SetUpInput = {
  /** Secret in the setup link that the service printed. */
  secret: Scalars['String']['input'];
  /** Name of the workspace, at most 250 characters. */
  workspaceName: Scalars['String']['input'];
  /** Name of the company that runs the workspace, at most 250 characters. */
  companyName: Scalars['String']['input'];
  /** First name of the Admin, at most 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name of the Admin, at most 50 characters. */
  lastName: Scalars['String']['input'];
  /** Email address of the Admin; at most 100 characters. */
  email: Scalars['String']['input'];
  /** 6 to 20 characters with lowercase letters, numbers and symbols; case-sensitive. */
  password: Scalars['String']['input'];
  /** The same password again. */
  confirmPassword: Scalars['String']['input'];
  /** Makes the Admin internal staff as well, who see every workspace of the instance. */
  isStaff?: Scalars['Boolean']['input'];
};

/** Result of setting an installation up. */
export type SetUpPayload = {
  __typename?: 'SetUpPayload';
  /** The viewer, signed in, when the workspace and its Admin were created. */
  me?: Maybe<Viewer>;
  /** Errors to fix. Code `setupInvalid` for every secret that is not valid. */
  userErrors: Array<UserError>;
};

/** The part of an invitation that anyone with its code can see. */
export type Invitation = {
  __typename?: 'Invitation';
  /** Invited email address. */
  email: Scalars['String']['output'];
  /** UUIDv7 of the invited person's account; null for a new user. */
  userId?: Maybe<Scalars['ID']['output']>;
  /** First name of the account; null for a new user. */
  firstName?: Maybe<Scalars['String']['output']>;
  /** Last name of the account; null for a new user. */
  lastName?: Maybe<Scalars['String']['output']>;
  /** Name of the workspace. */
  workspaceName: Scalars['String']['output'];
  /** Company that runs the workspace. */
  workspaceCompanyName: Scalars['String']['output'];
  /** Role that the invitation grants: Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** URL of the workspace's logo on this server; null without one, and without a private label. */
  workspacePrivateLabelLogo?: Maybe<Scalars['String']['output']>;
  /** The company stands where Roofline would. */
  isPrivateLabel: Scalars['Boolean']['output'];
  /** Like #0B6572; null without a private label, or without a color of its own. */
  accentColor?: Maybe<Scalars['String']['output']>;
};

/** Acceptance of an invitation. The invitation decides the email address, workspace and role. */
export type JoinWorkspaceInput = {
  /** First name, 3 to 50 characters; new users only. */
  firstName?: InputMaybe<Scalars['String']['input']>;
  /** Last name, 3 to 50 characters; new users only. */
  lastName?: InputMaybe<Scalars['String']['input']>;
  /** New users choose a password; existing users enter their current one. */
  password: Scalars['String']['input'];
  /** The same password again; new users only. */
  confirmPassword?: InputMaybe<Scalars['String']['input']>;
  /** Code of the invitation. */
  invitationCode: Scalars['String']['input'];
  /** The account that the invitation showed; null for a new user. */
  userId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of accepting an invitation. */
export type JoinWorkspacePayload = {
  __typename?: 'JoinWorkspacePayload';
  /** The viewer, signed in, when the invitation was accepted. */
  me?: Maybe<Viewer>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The address whose password is reset. */
export type RequestPasswordResetInput = {
  /** Email address of the account, at most 50 characters. */
  email: Scalars['String']['input'];
};

/** Result of asking for a link to reset a password; the same whether or not the address is known. */
export type RequestPasswordResetPayload = {
  __typename?: 'RequestPasswordResetPayload';
  /** The same text whether or not the account exists; null when the input is invalid. */
  message?: Maybe<Scalars['String']['output']>;
  /** Rules that the input breaks. */
  userErrors: Array<UserError>;
};

/** A link to reset a password. */
export type CheckPasswordResetInput = {
  /** Email address in the link. */
  email: Scalars['String']['input'];
  /** First secret of the link. */
  resetPasswordToken?: InputMaybe<Scalars['String']['input']>;
  /** Second secret of the link; both are needed. */
  operationToken?: InputMaybe<Scalars['String']['input']>;
};

/** Whether a link to reset a password still works. */
export type CheckPasswordResetPayload = {
  __typename?: 'CheckPasswordResetPayload';
  /** Email address of the account that the link resets; null when the link is not valid. */
  email?: Maybe<Scalars['String']['output']>;
  /** Code `resetExpired` for every link that is no longer valid. */
  userErrors: Array<UserError>;
};

/** A new password, with the link that allows it. */
export type ResetPasswordInput = {
  /** Email address of the account, at most 50 characters. */
  email: Scalars['String']['input'];
  /** First secret of the link. */
  resetPasswordToken?: InputMaybe<Scalars['String']['input']>;
  /** Second secret of the link; both are needed. */
  operationToken?: InputMaybe<Scalars['String']['input']>;
  /** 6 to 20 characters with lowercase letters, numbers and symbols. */
  newPassword: Scalars['String']['input'];
  /** The same new password again. */
  confirmPassword: Scalars['String']['input'];
};

/** Result of setting a new password by a link. */
export type ResetPasswordPayload = {
  __typename?: 'ResetPasswordPayload';
  /** Message to show; null when the password was not reset. */
  message?: Maybe<Scalars['String']['output']>;
  /** Errors to fix; code `resetExpired` when the link is not valid. */
  userErrors: Array<UserError>;
};

/** The current password and a new one. */
export type ChangePasswordInput = {
  /** The caller's own email address; any other is FORBIDDEN. */
  email: Scalars['String']['input'];
  /** The current password. */
  currentPassword: Scalars['String']['input'];
  /** 6 to 20 characters with lowercase letters, numbers and symbols. */
  newPassword: Scalars['String']['input'];
  /** The same new password again. */
  confirmPassword: Scalars['String']['input'];
};

/** Result of changing the password. */
export type ChangePasswordPayload = {
  __typename?: 'ChangePasswordPayload';
  /** Message to show; null when the password was not changed. A change ends all other sessions and all tokens. */
  message?: Maybe<Scalars['String']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A browser in which the viewer is signed in. */
export type BrowserSession = {
  __typename?: 'BrowserSession';
  /** UUIDv7 of the session. */
  sessionId: Scalars['ID']['output'];
  /** User agent that the browser sent; null when it sent none. */
  userAgent?: Maybe<Scalars['String']['output']>;
  /** When it signed in. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last used, to the minute. */
  lastSeenAt: Scalars['DateTime']['output'];
  /** When it expires at the latest. */
  expiresAt: Scalars['DateTime']['output'];
  /** Stays signed in after the browser closes. */
  isPersistent: Scalars['Boolean']['output'];
  /** This is the session of the current request. */
  isCurrent: Scalars['Boolean']['output'];
};

/** A browser to sign out. */
export type EndBrowserSessionInput = {
  /** UUIDv7 of one of the viewer's sessions. */
  sessionId: Scalars['ID']['input'];
};

/** Result of signing a browser out. */
export type EndBrowserSessionPayload = {
  __typename?: 'EndBrowserSessionPayload';
  /** The session that ended. */
  sessionId?: Maybe<Scalars['ID']['output']>;
  /** Always empty: an id that is not the viewer's own is NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** Access that a token grants. */
export type TokenScope =
  /** Read only. */
  | 'read'
  /** Read and change. */
  | 'write';

/** A personal access token: with it, a program acts on the viewer's behalf in one workspace. */
export type AccessToken = {
  __typename?: 'AccessToken';
  /** UUIDv7 of the token; not its secret. */
  tokenId: Scalars['ID']['output'];
  /** Name given by its owner. */
  name: Scalars['String']['output'];
  /** Access that it grants. */
  scope: TokenScope;
  /** May also invite people, change their roles and properties, and deactivate them, as far as the viewer may. */
  canManagePeople: Scalars['Boolean']['output'];
  /** May also read, add and change webhooks, as far as the viewer may. */
  canManageWebhooks: Scalars['Boolean']['output'];
  /** UUIDv7 of the only workspace that it can access. */
  workspaceId: Scalars['ID']['output'];
  /** Name of that workspace. */
  workspaceName: Scalars['String']['output'];
  /** Last characters of the secret, to tell one token from another. */
  ending: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it stops working. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was last used, to the minute; null when it was never used. */
  lastUsedAt?: Maybe<Scalars['DateTime']['output']>;
  /** True once it has expired. */
  isExpired: Scalars['Boolean']['output'];
};

/** A personal access token to create. */
export type CreateAccessTokenInput = {
  /** Name that says its purpose, at most 100 characters. */
  name: Scalars['String']['input'];
  /** Access that it grants. */
  scope: TokenScope;
  /** May also invite people, change their roles and properties, and deactivate them, as far as the viewer may. */
  canManagePeople?: Scalars['Boolean']['input'];
  /** May also read, add and change webhooks, as far as the viewer may. */
  canManageWebhooks?: Scalars['Boolean']['input'];
  /** UUIDv7 of the workspace that it may access. */
  workspaceId: Scalars['ID']['input'];
  /** Days until it stops working, 1 to 365. */
  expiresInDays: Scalars['Int']['input'];
};

/** Result of creating a personal access token. */
export type CreateAccessTokenPayload = {
  __typename?: 'CreateAccessTokenPayload';
  /** The secret, shown only in this answer. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The new token. */
  accessToken?: Maybe<AccessToken>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A personal access token to revoke. */
export type RevokeAccessTokenInput = {
  /** UUIDv7 of one of the viewer's tokens. */
  tokenId: Scalars['ID']['input'];
};

/** Result of revoking a personal access token. */
export type RevokeAccessTokenPayload = {
  __typename?: 'RevokeAccessTokenPayload';
  /** The revoked token. */
  tokenId?: Maybe<Scalars['ID']['output']>;
  /** Always empty: an id that is not the viewer's own is NOT_FOUND. */
  userErrors: Array<UserError>;
};

/** Items of a property's activity, newest first, 20 a page. */
export type ActivityConnection = {
  __typename?: 'ActivityConnection';
  /** The items of the page. */
  nodes: Array<ActivityItem>;
  /** Items of the whole filtered list; more than 20,000 are counted as 20,000. */
  totalCount: Scalars['Int']['output'];
  /** True where there are more than `totalCount`. */
  isCountCut: Scalars['Boolean']['output'];
  /** Kinds of activity that the viewer may read. */
  types: Array<Scalars['String']['output']>;
  /** Where the page stands. */
  pageInfo: ActivityPageInfo;
};

/** Where a page of activity stands. */
export type ActivityPageInfo = {
  __typename?: 'ActivityPageInfo';
  /** For `after`: the page behind this one; null on the last. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a page behind this one. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Something that happened to a property's data. */
export type ActivityItem = {
  __typename?: 'ActivityItem';
  /** UUIDv7 of the item. */
  activityId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of what changed. */
  entityName: Scalars['String']['output'];
  /** Description of the event, in words. */
  description: Scalars['String']['output'];
  /** Who did it. */
  userName: Scalars['String']['output'];
  /** When. */
  date: Scalars['DateTime']['output'];
  /** Kind of event. */
  type: Scalars['String']['output'];
  /** The project that it is about, if any. */
  projectId?: Maybe<Scalars['ID']['output']>;
  /** The component that it is about, if any. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
};

/** Something that internal staff did to a portfolio as a whole. */
export type PortfolioActivityItem = {
  __typename?: 'PortfolioActivityItem';
  /** UUIDv7 of the item. */
  activityId: Scalars['ID']['output'];
  /** Name of what changed. */
  entityName: Scalars['String']['output'];
  /** Description of the event, in words. */
  description: Scalars['String']['output'];
  /** Who did it. */
  userName: Scalars['String']['output'];
  /** When. */
  date: Scalars['DateTime']['output'];
  /** Kind of event. */
  type: Scalars['String']['output'];
};

/** One page of what internal staff did to a portfolio, newest first. */
export type PortfolioActivityPage = {
  __typename?: 'PortfolioActivityPage';
  /** The items of the page. */
  items: Array<PortfolioActivityItem>;
  /** Items of the portfolio. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Items on a page. */
  pageSize: Scalars['Int']['output'];
};

/** How the installation is doing, for internal staff. */
export type AdminHealth = {
  __typename?: 'AdminHealth';
  /** Version of Roofline; null where it was packed without it. */
  version?: Maybe<Scalars['String']['output']>;
  /** Version of Node. */
  nodeVersion: Scalars['String']['output'];
  /** When the process of the service began. */
  startedAt: Scalars['DateTime']['output'];
  /** Bytes that the process of the service holds. */
  memoryBytes: Scalars['Float']['output'];
  /** The database. */
  database: HealthOfDatabase;
  /** Stored files. */
  storage: HealthOfStorage;
  /** The disk of the data folder. */
  disk: HealthOfDisk;
  /** Mails. */
  mail: HealthOfMail;
  /** Jobs of all portfolios, each counted up to 10,000. */
  jobs: HealthOfJobs;
};

/** The database of the installation. */
export type HealthOfDatabase = {
  __typename?: 'HealthOfDatabase';
  /** embedded or postgres. */
  kind: Scalars['String']['output'];
  /** Its version. */
  version: Scalars['String']['output'];
  /** Bytes that it takes. */
  bytes: Scalars['Float']['output'];
  /** False: so little disk is left that every write is refused. */
  hasRoom: Scalars['Boolean']['output'];
};

/** Stored files of the installation. */
export type HealthOfStorage = {
  __typename?: 'HealthOfStorage';
  /** folder or bucket. */
  kind: Scalars['String']['output'];
  /** How many files. */
  files: Scalars['Int']['output'];
  /** Their bytes. */
  bytes: Scalars['Float']['output'];
};

/** The disk of the data folder. */
export type HealthOfDisk = {
  __typename?: 'HealthOfDisk';
  /** Free bytes. */
  freeBytes: Scalars['Float']['output'];
  /** All bytes. */
  totalBytes: Scalars['Float']['output'];
};

/** Mails of the installation. */
export type HealthOfMail = {
  __typename?: 'HealthOfMail';
  /** False: no mail server is named, so mails reach nobody. */
  isSent: Scalars['Boolean']['output'];
  /** Mails that wait to be sent. */
  waiting: Scalars['Int']['output'];
  /** Since when the oldest of them waits. */
  oldestWaitingAt?: Maybe<Scalars['DateTime']['output']>;
  /** Mails that ten tries did not deliver. */
  givenUp: Scalars['Int']['output'];
};

/** Jobs of all portfolios. */
export type HealthOfJobs = {
  __typename?: 'HealthOfJobs';
  /** Waiting. */
  queued: Scalars['Int']['output'];
  /** Running. */
  running: Scalars['Int']['output'];
  /** Failed. */
  failed: Scalars['Int']['output'];
};

export type { CacheKey };

/** A cache of the service. */
export type AdminCache = {
  __typename?: 'AdminCache';
  /** Which one. */
  key: CacheKey;
  /** How many entries are stored. */
  entries: Scalars['Int']['output'];
  /** How many of them are computed again when they are next read. */
  stale: Scalars['Int']['output'];
  /** When the oldest was made; null where nothing says so. */
  oldestAt?: Maybe<Scalars['DateTime']['output']>;
};

/** Which cache is to be computed again. */
export type ClearCacheInput = {
  /** One of them; all without a key. */
  key?: InputMaybe<CacheKey>;
};

/** Result of clearing caches. */
export type ClearCachePayload = {
  __typename?: 'ClearCachePayload';
  /** All caches as they are now. */
  caches?: Maybe<Array<AdminCache>>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A portfolio of the installation, as internal staff see it. */
export type AdminPortfolio = {
  __typename?: 'AdminPortfolio';
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Company. */
  companyName: Scalars['String']['output'];
  /** False once it is deactivated: nobody but internal staff enters it. */
  isActive: Scalars['Boolean']['output'];
  /** When it was added. */
  createdOn: Scalars['DateTime']['output'];
  /** Properties that are neither archived nor deactivated. */
  propertyCount: Scalars['Int']['output'];
  /** People who are active in it. */
  userCount: Scalars['Int']['output'];
  /** Invitations that wait for an answer. */
  inviteCount: Scalars['Int']['output'];
  /** First line of the address. */
  address1?: Maybe<Scalars['String']['output']>;
  /** Second line of the address. */
  address2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city?: Maybe<Scalars['String']['output']>;
  /** State. */
  state?: Maybe<Scalars['String']['output']>;
  /** Zip code. */
  zipCode?: Maybe<Scalars['String']['output']>;
  /** Who is its contact. */
  contactName?: Maybe<Scalars['String']['output']>;
  /** Email address of the contact. */
  contactEmail?: Maybe<Scalars['String']['output']>;
  /** Phone of the contact: 001 and 10 digits. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Website. */
  website?: Maybe<Scalars['String']['output']>;
  /** Its logo and name stand where Roofline's would. */
  isPrivateLabel: Scalars['Boolean']['output'];
  /** Accent color of the private label, like #0B6572; null for the color of Roofline. */
  accentColor?: Maybe<Scalars['String']['output']>;
  /** Loans are analyzed on its plans. */
  featureToggleLoanAnalysis: Scalars['Boolean']['output'];
  /** Components have yearly tasks. */
  featureTogglePreventativeMaintenance: Scalars['Boolean']['output'];
  /** Version for changes. */
  version: Scalars['Int']['output'];
};

/** One page of portfolios. */
export type AdminPortfolioPage = {
  __typename?: 'AdminPortfolioPage';
  /** The portfolios of the page, by name. */
  items: Array<AdminPortfolio>;
  /** Portfolios that match. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Portfolios on a page. */
  pageSize: Scalars['Int']['output'];
};

/** Which portfolios are shown. */
export type AdminPortfolioStatus =
  /** Open ones. */
  | 'active'
  /** Deactivated ones. */
  | 'inactive';

/** Names, contacts and switches of a portfolio; what is left out is cleared. */
export type PortfolioInput = {
  /** Name. */
  name: Scalars['String']['input'];
  /** Company. */
  companyName: Scalars['String']['input'];
  /** First line of the address. */
  address1?: InputMaybe<Scalars['String']['input']>;
  /** Second line of the address. */
  address2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city?: InputMaybe<Scalars['String']['input']>;
  /** State. */
  state?: InputMaybe<Scalars['String']['input']>;
  /** Zip code of 5 numbers. */
  zipCode?: InputMaybe<Scalars['String']['input']>;
  /** Who is its contact. */
  contactName?: InputMaybe<Scalars['String']['input']>;
  /** Email address of the contact. */
  contactEmail?: InputMaybe<Scalars['String']['input']>;
  /** Phone of the contact: 001 and 10 digits. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Website, like example.com. */
  website?: InputMaybe<Scalars['String']['input']>;
  /** Its logo and name stand where Roofline's would. */
  isPrivateLabel?: Scalars['Boolean']['input'];
  /** Accent color of the private label, like #0B6572; it stands out on white. */
  accentColor?: InputMaybe<Scalars['String']['input']>;
  /** Loans are analyzed on its plans. */
  featureToggleLoanAnalysis?: Scalars['Boolean']['input'];
  /** Components have yearly tasks. */
  featureTogglePreventativeMaintenance?: Scalars['Boolean']['input'];
};

/** A portfolio to add. */
export type AddPortfolioInput = {
  /** The values. */
  values: PortfolioInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A portfolio to change. */
export type UpdatePortfolioInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: PortfolioInput;
};

/** Whether a portfolio is open. */
export type SetPortfolioActiveInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
  /** True opens it, false closes it for everyone but internal staff. */
  isActive: Scalars['Boolean']['input'];
};

/** Result of a change of a portfolio. */
export type AdminPortfolioPayload = {
  __typename?: 'AdminPortfolioPayload';
  /** The portfolio as it is now; null when there are errors. */
  portfolio?: Maybe<AdminPortfolio>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Actions that internal staff may take on a property. */
export type AdminPropertyActions = {
  __typename?: 'AdminPropertyActions';
  /** Deactivate it. */
  deactivate: Scalars['Boolean']['output'];
  /** Reactivate it. */
  reactivate: Scalars['Boolean']['output'];
  /** Move it to another portfolio. */
  reassign: Scalars['Boolean']['output'];
  /** Duplicate it. */
  duplicate: Scalars['Boolean']['output'];
};

/** A property of any portfolio, as internal staff see it. */
export type AdminProperty = {
  __typename?: 'AdminProperty';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** Number of units. */
  numberOfUnits: Scalars['Int']['output'];
  /** False once it is deactivated or archived. */
  isActive: Scalars['Boolean']['output'];
  /** A property for trying things out. */
  isTest: Scalars['Boolean']['output'];
  /** UUIDv7 of its portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** Name of its portfolio. */
  workspaceName: Scalars['String']['output'];
  /** Company of its portfolio. */
  workspaceCompanyName: Scalars['String']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: AdminPropertyActions;
};

/** One page of properties of all portfolios. */
export type AdminPropertyPage = {
  __typename?: 'AdminPropertyPage';
  /** The properties of the page, by name. */
  items: Array<AdminProperty>;
  /** Properties that match. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Properties on a page. */
  pageSize: Scalars['Int']['output'];
};

/** A portfolio that a property can move to. */
export type ReassignDestination = {
  __typename?: 'ReassignDestination';
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Company. */
  companyName: Scalars['String']['output'];
};

/** The property to deactivate or reactivate. */
export type AdminPropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
};

/** Result of deactivating or reactivating a property. */
export type AdminPropertyPayload = {
  __typename?: 'AdminPropertyPayload';
  /** The property as it is now; null when there are errors. */
  property?: Maybe<AdminProperty>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Where a property moves to. */
export type ReassignPropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of an active portfolio other than its own. */
  destinationWorkspaceId: Scalars['ID']['input'];
  /** People who are assigned to the property join the other portfolio with the role they have. */
  includeUsers: Scalars['Boolean']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of asking for a move. */
export type ReassignPropertyPayload = {
  __typename?: 'ReassignPropertyPayload';
  /** The job that moves it; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** What a copy of a property is called, and what it has of the original beside its current state. */
export type DuplicatePropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Name of the copy; names may repeat. */
  name: Scalars['String']['input'];
  /** Photos and the picture of the property, without those in the trash. */
  includePhotos: Scalars['Boolean']['input'];
  /** Folders and files with their versions, without those in the trash. */
  includeFiles: Scalars['Boolean']['input'];
  /** Activity, fiscal years before the current one, completed projects and earlier reserve studies. */
  includeHistory: Scalars['Boolean']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of asking for a copy. */
export type DuplicatePropertyPayload = {
  __typename?: 'DuplicatePropertyPayload';
  /** The job that makes it; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** What a user is in a portfolio, as internal staff see it. */
export type AdminUserMembership = {
  __typename?: 'AdminUserMembership';
  /** UUIDv7 of the membership. */
  workspaceUserId: Scalars['ID']['output'];
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** Name of the portfolio. */
  workspaceName: Scalars['String']['output'];
  /** Company of the portfolio. */
  workspaceCompanyName: Scalars['String']['output'];
  /** Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** False where the portfolio has deactivated the user. */
  isActive: Scalars['Boolean']['output'];
  /** False where the portfolio itself is deactivated. */
  isWorkspaceActive: Scalars['Boolean']['output'];
  /** Version for a change of the role. */
  version: Scalars['Int']['output'];
};

/** A user of the installation, as internal staff see them. */
export type AdminUser = {
  __typename?: 'AdminUser';
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Email address used to sign in. */
  email: Scalars['String']['output'];
  /** False once the account is deactivated: the user can't sign in anywhere. */
  isActive: Scalars['Boolean']['output'];
  /** Internal staff, who reach every portfolio. */
  isStaff: Scalars['Boolean']['output'];
  /** When the account was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When the user last signed in; null for never. */
  lastSignedInAt?: Maybe<Scalars['DateTime']['output']>;
  /** Portfolios of the user, by name. */
  memberships: Array<AdminUserMembership>;
  /** Version for deactivating and reactivating. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on this user. */
  viewerCan: AdminUserActions;
};

/** Actions that the viewer may take on a user of any portfolio. */
export type AdminUserActions = {
  __typename?: 'AdminUserActions';
  /** Deactivate the account; never one's own. */
  deactivate: Scalars['Boolean']['output'];
  /** Reactivate the account. */
  reactivate: Scalars['Boolean']['output'];
  /** End all sessions. */
  signOut: Scalars['Boolean']['output'];
  /** Change the role in a portfolio; never one's own. */
  changeRole: Scalars['Boolean']['output'];
};

/** One page of users. */
export type AdminUserPage = {
  __typename?: 'AdminUserPage';
  /** The users of the page. */
  items: Array<AdminUser>;
  /** Users that match. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Users on a page. */
  pageSize: Scalars['Int']['output'];
};

/** Which users are shown. */
export type AdminUserStatus =
  /** Users who can sign in. */
  | 'active'
  /** Deactivated users. */
  | 'inactive';

/** A role by which users are found. */
export type AdminUserRole =
  /** Admin of a portfolio. */
  | 'Admin'
  /** Portfolio admin. */
  | 'PortfolioAdmin'
  /** Manager. */
  | 'Manager'
  /** Member. */
  | 'Member'
  /** Vendor. */
  | 'Vendor'
  /** Internal staff. */
  | 'Staff';

/** What the users are sorted by. */
export type AdminUserSort =
  /** First and last name. */
  | 'name'
  /** Email address. */
  | 'email'
  /** When they last signed in; users who never did come first. */
  | 'lastSignedInAt';

/** An invitation to a portfolio, as internal staff see it. */
export type AdminInvite = {
  __typename?: 'AdminInvite';
  /** UUIDv7 of the invitation. */
  invitationId: Scalars['ID']['output'];
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** Name of the portfolio. */
  workspaceName: Scalars['String']['output'];
  /** Company of the portfolio. */
  workspaceCompanyName: Scalars['String']['output'];
  /** Invited email address. */
  email: Scalars['String']['output'];
  /** Granted role: Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** Its status. */
  status: InviteStatus;
  /** Name of the person who sent the invitation. */
  invitedByFullName: Scalars['String']['output'];
  /** When it was last sent. */
  sentAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was accepted; null until then. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version for changes. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: AdminInviteActions;
};

/** Actions that the viewer may take on an invitation of any portfolio. */
export type AdminInviteActions = {
  __typename?: 'AdminInviteActions';
  /** Send it again, with a new link and a new expiry date. */
  resend: Scalars['Boolean']['output'];
  /** Revoke it. */
  revoke: Scalars['Boolean']['output'];
};

/** One page of invitations. */
export type AdminInvitePage = {
  __typename?: 'AdminInvitePage';
  /** The invitations of the page, newest first. */
  items: Array<AdminInvite>;
  /** Invitations that match. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Invitations on a page. */
  pageSize: Scalars['Int']['output'];
  /** False when no mail server is configured, so that no invitation is emailed. */
  isMailed: Scalars['Boolean']['output'];
};

/** Whether a user can sign in. */
export type SetUserActiveInput = {
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
  /** False deactivates the user in every portfolio and ends their sessions and access tokens for good. */
  isActive: Scalars['Boolean']['input'];
};

/** Whom to sign out. */
export type SignOutUserInput = {
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['input'];
};

/** Another role of a user in a portfolio. */
export type SetUserRoleInput = {
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['input'];
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['input'];
  /** The new role. Assigned properties remain, unless the role reaches the whole portfolio. */
  roleName: Scalars['String']['input'];
  /** Version of the membership that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of a change of a user. */
export type AdminUserPayload = {
  __typename?: 'AdminUserPayload';
  /** The user as they are now; null when there are errors. */
  user?: Maybe<AdminUser>;
  /** Errors to fix. Code `lastStaff`: one member of internal staff stays active. Code `lastAdmin`: a portfolio needs at least one Admin. */
  userErrors: Array<UserError>;
};

/** An invitation to change. */
export type AdminInviteInput = {
  /** UUIDv7 of the invitation. */
  invitationId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of a change of an invitation. */
export type AdminInvitePayload = {
  __typename?: 'AdminInvitePayload';
  /** The invitation as it is now; null when there are errors. */
  invite?: Maybe<AdminInvite>;
  /** Errors to fix. Code `conflict`: it was already accepted or revoked. */
  userErrors: Array<UserError>;
};

/** What falls on a day of the calendar. */
export type CalendarKind =
  /** The annual disclosure is due, by the law of the state. */
  | 'disclosure'
  /** The reserve study is to be updated, by the law of the state. */
  | 'reserveStudy'
  /** A reserve study with a visit to the site is due, by the law of the state. */
  | 'siteVisit'
  /** Balconies and other elevated elements are to be inspected, by California Civil Code 5551. */
  | 'balconyInspection'
  /** The fiscal year ends. */
  | 'fiscalYearEnd'
  /** A contract among the files ends. */
  | 'contract'
  /** A bid ends: a document among the files, or a bid of a project. */
  | 'bid'
  /** Any other document among the files ends. */
  | 'document'
  /** The warranty of a component ends. */
  | 'warranty'
  /** A component is to be inspected. */
  | 'inspection'
  /** A preventative maintenance task of a component is due. */
  | 'maintenance'
  /** A project starts. */
  | 'projectStart'
  /** A project is due. */
  | 'projectDue'
  /** A loan from the reserve fund is to be repaid. */
  | 'reserveLoan';

/** Where a day of the calendar stands today. */
export type CalendarStatus =
  /** Nothing is left to do. */
  | 'done'
  /** Due within 30 days. */
  | 'due'
  /** The day has passed and something is left to do. */
  | 'overdue'
  /** Later than in 30 days. */
  | 'upcoming'
  /** Roofline can't tell whether it applies to the property; `detail` says what to check. */
  | 'mayApply';

/** Something that a property owes, or that happens to it, on a day. */
export type CalendarItem = {
  __typename?: 'CalendarItem';
  /** The same each time, also when its date moves. */
  calendarItemId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The day. */
  date: Scalars['Date']['output'];
  /** What falls on the day. */
  kind: CalendarKind;
  /** Title, for a person. */
  title: Scalars['String']['output'];
  /** What to do or to check, in a sentence. */
  detail?: Maybe<Scalars['String']['output']>;
  /** Of a rule: the law, with the version of our record of it. */
  source?: Maybe<Scalars['String']['output']>;
  /** Where it stands today. */
  status: CalendarStatus;
  /** Path of the page in the application. */
  link?: Maybe<Scalars['String']['output']>;
};

/** The viewer's private calendar feed of a property. Its address is shown only once, when it is made. */
export type CalendarFeed = {
  __typename?: 'CalendarFeed';
  /** When its address was made. */
  createdAt: Scalars['DateTime']['output'];
  /** When a calendar program last read it, to the hour; null until then. */
  lastReadAt?: Maybe<Scalars['DateTime']['output']>;
};

/** The property whose feed is to be made. */
export type CreateCalendarFeedInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
};

/** The property whose feed is to be revoked. */
export type RevokeCalendarFeedInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
};

/** Result of making a feed. */
export type CreateCalendarFeedPayload = {
  __typename?: 'CreateCalendarFeedPayload';
  /** The whole address, for a calendar program. It is not shown again; an earlier one no longer works. */
  address?: Maybe<Scalars['String']['output']>;
  /** The property, with its feed. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of revoking a feed. */
export type RevokeCalendarFeedPayload = {
  __typename?: 'RevokeCalendarFeedPayload';
  /** The property, without the feed. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

export type { WorkspaceChangeKind };

export type { WorkspaceChangeOperation };

/** What one transaction did to one object. */
export type WorkspaceChange = {
  __typename?: 'WorkspaceChange';
  /** What kind of thing it is. */
  kind: WorkspaceChangeKind;
  /** Its id, as the kind says. */
  id: Scalars['ID']['output'];
  /** UUIDv7 of the property that it belongs to; null where it belongs to none, or lost it with the change. */
  propertyId?: Maybe<Scalars['ID']['output']>;
  /** The last thing that the transaction did to it. */
  operation: WorkspaceChangeOperation;
  /** When it was committed; null for what was there before the reader began. */
  at?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of the changes of a workspace. */
export type WorkspaceChangePage = {
  __typename?: 'WorkspaceChangePage';
  /** What changed, in the order of the commits. */
  items: Array<WorkspaceChange>;
  /** The position behind the last item: `after` of the next request. Good for 30 days. */
  cursor: Scalars['String']['output'];
  /** True when more is there already; otherwise ask again later. */
  hasMore: Scalars['Boolean']['output'];
};

/** A field that an imported column can fill. */
export type ComponentImportField =
  /** Component name; required. */
  | 'name'
  /** Category. */
  | 'category'
  /** Location. */
  | 'location'
  /** Quantity. */
  | 'quantity'
  /** Unit of measure. */
  | 'unitOfMeasure'
  /** Cost of one unit. */
  | 'unitCost'
  /** Replacement cost of the whole line. */
  | 'currentCost'
  /** Useful life; required. */
  | 'usefulLife'
  /** Remaining useful life; required. */
  | 'remainingUsefulLife'
  /** Year placed in service. */
  | 'placedInServiceYear'
  /** Year of the last replacement. */
  | 'lastReplacedYear'
  /** Marks a one-time component. */
  | 'isOneTime'
  /** Percent of the component replaced each time. */
  | 'percentReplaced'
  /** General ledger code. */
  | 'glCode'
  /** Notes. */
  | 'notes'
  /** Component ID from an earlier export. */
  | 'propertyComponentId'
  /** High end of a range of costs, whose low end is currentCost: the cost is the middle of both. */
  | 'currentCostHigh'
  /** Year of the next replacement: the remaining useful life follows from it. */
  | 'nextReplacementYear';

/** How an imported row will be saved. */
export type ComponentImportRowStatus =
  /** Will be added. */
  | 'new'
  /** Will change an existing component. */
  | 'changed'
  /** Equals an existing component: nothing changes. */
  | 'unchanged'
  /** Has errors and cannot be saved. */
  | 'error'
  /** Left out: blank, a total, or left out on purpose. */
  | 'skipped';

/** A column of the file and the field that it fills. */
export type ComponentImportColumn = {
  __typename?: 'ComponentImportColumn';
  /** Position from the left, starting at 0. */
  index: Scalars['Int']['output'];
  /** Letter of the column. */
  letter: Scalars['String']['output'];
  /** Heading in the file. */
  heading: Scalars['String']['output'];
  /** Field that it fills; null when the column is left out. */
  field?: Maybe<ComponentImportField>;
  /** First values of the column. */
  samples: Array<Scalars['String']['output']>;
};

/** A row of the file as it would be saved. */
export type ComponentImportRow = {
  __typename?: 'ComponentImportRow';
  /** Row number as the sheet counts it. */
  row: Scalars['Int']['output'];
  /** How the row will be saved. */
  status: ComponentImportRowStatus;
  /** Name. */
  name?: Maybe<Scalars['String']['output']>;
  /** Category. */
  category?: Maybe<Scalars['String']['output']>;
  /** Quantity. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Unit of measure. */
  unitOfMeasure?: Maybe<Scalars['String']['output']>;
  /** Cost of one unit. */
  unitCost?: Maybe<Scalars['Money']['output']>;
  /** Cost of the line. */
  currentCost?: Maybe<Scalars['Money']['output']>;
  /** Useful life in years. */
  usefulLife?: Maybe<Scalars['Int']['output']>;
  /** Remaining useful life in years. */
  remainingUsefulLife?: Maybe<Scalars['Int']['output']>;
  /** Assumptions made, in words. */
  note?: Maybe<Scalars['String']['output']>;
};

/** An error in the file. */
export type ComponentImportProblem = {
  __typename?: 'ComponentImportProblem';
  /** Row number as the sheet counts it. */
  row: Scalars['Int']['output'];
  /** Letter and heading of the column; null when the error concerns the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** The field that it would fill. */
  field?: Maybe<ComponentImportField>;
  /** Text of the cell. */
  value?: Maybe<Scalars['String']['output']>;
  /** The error, and the values that are allowed. */
  detail: Scalars['String']['output'];
};

/** Number of rows with each status. */
export type ComponentImportCounts = {
  __typename?: 'ComponentImportCounts';
  /** To be added. */
  new: Scalars['Int']['output'];
  /** To be changed. */
  changed: Scalars['Int']['output'];
  /** Unchanged. */
  unchanged: Scalars['Int']['output'];
  /** With errors. */
  error: Scalars['Int']['output'];
  /** Left out. */
  skipped: Scalars['Int']['output'];
};

/** What a sheet of a file is. */
export type ComponentImportSheetKind =
  /** A component list. */
  | 'list'
  /** The same lines as on the sheet that was read first. */
  | 'repeat'
  /** No component list. */
  | 'other';

/** A sheet of a file. Each is read by an import of its own. */
export type ComponentImportSheet = {
  __typename?: 'ComponentImportSheet';
  /** UUIDv7 of the import that reads this sheet. */
  importId: Scalars['ID']['output'];
  /** Name; null for csv. */
  sheetName?: Maybe<Scalars['String']['output']>;
  /** What it is, by its headings and lines. */
  kind: ComponentImportSheetKind;
  /** Lines below the headings that look like components. */
  lineCount: Scalars['Int']['output'];
  /** Sum of its cost column. */
  total: Scalars['Money']['output'];
  /** Imported already. */
  isAccepted: Scalars['Boolean']['output'];
};

/** Comparison of the totals. */
export type ComponentImportTieOut = {
  __typename?: 'ComponentImportTieOut';
  /** Rows of the file below the heading, not counting blank ones. */
  fileRows: Scalars['Int']['output'];
  /** Sum of the cost column in the file. */
  fileTotal: Scalars['Money']['output'];
  /** The file's own total row, when it has one. */
  statedTotal?: Maybe<Scalars['Money']['output']>;
  /** Sum of the rows that would be saved or stay unchanged. */
  importTotal: Scalars['Money']['output'];
  /** fileTotal, or the total that the file states, minus importTotal. */
  difference: Scalars['Money']['output'];
  /** Sum of the lists on other sheets of the file that are not imported yet. */
  otherSheetsTotal: Scalars['Money']['output'];
  /** The difference is zero, and no other list of the file is left. */
  ties: Scalars['Boolean']['output'];
  /** Total of the inventory after accepting. */
  inventoryTotalAfter: Scalars['Money']['output'];
};

/** A file that was read and not yet saved. */
export type ComponentImportPreview = {
  __typename?: 'ComponentImportPreview';
  /** UUIDv7 of the import. */
  importId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year of the inventory. */
  fiscalYear: Scalars['Int']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Sheet that was read; null for csv. */
  sheetName?: Maybe<Scalars['String']['output']>;
  /** All sheets of the file in their order, this one among them. */
  sheets: Array<ComponentImportSheet>;
  /** Row of the headings as the sheet counts it. */
  headerRow: Scalars['Int']['output'];
  /** Columns and the fields that they fill. */
  columns: Array<ComponentImportColumn>;
  /** Rows as they would be saved. */
  rows: Array<ComponentImportRow>;
  /** All errors. */
  problems: Array<ComponentImportProblem>;
  /** Required fields that no column fills. */
  missingFields: Array<ComponentImportField>;
  /** What to know of the columns, in words: a range of costs, costs that no field takes. */
  remarks: Array<Scalars['String']['output']>;
  /** Rows by status. */
  counts: ComponentImportCounts;
  /** Comparison of the totals. */
  tieOut: ComponentImportTieOut;
  /** Rows with errors are left out on purpose. */
  skipErrors: Scalars['Boolean']['output'];
  /** Rows left out on purpose, as the sheet counts them. */
  skipRows: Array<Scalars['Int']['output']>;
  /** True when the import can be accepted. */
  canAccept: Scalars['Boolean']['output'];
  /** Accepted already. */
  isAccepted: Scalars['Boolean']['output'];
  /** The viewer's job that is saving it now; null when there is none. */
  jobId?: Maybe<Scalars['ID']['output']>;
};

/** A column and the field that it should fill. */
export type ComponentImportColumnInput = {
  /** Position from the left, starting at 0. */
  index: Scalars['Int']['input'];
  /** Field; null leaves it out. */
  field?: InputMaybe<ComponentImportField>;
};

/** Another reading of the same file. */
export type MapComponentImportInput = {
  /** UUIDv7 of the import. */
  importId: Scalars['ID']['input'];
  /** Columns and the fields that they fill. */
  columns: Array<ComponentImportColumnInput>;
  /** Row of the headings as the sheet counts it; in another row than before, the columns are guessed again. */
  headerRow?: InputMaybe<Scalars['Int']['input']>;
  /** Leave out rows with errors, on purpose. */
  skipErrors?: Scalars['Boolean']['input'];
  /** Rows to leave out, as the sheet counts them. */
  skipRows?: Array<Scalars['Int']['input']>;
};

/** Result of another reading. */
export type MapComponentImportPayload = {
  __typename?: 'MapComponentImportPayload';
  /** The new preview. */
  preview?: Maybe<ComponentImportPreview>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The import to accept. */
export type AcceptComponentImportInput = {
  /** UUIDv7 of the import. */
  importId: Scalars['ID']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Outcome of an import. */
export type ComponentImportAnswer = {
  __typename?: 'ComponentImportAnswer';
  /** UUIDv7 of the import. */
  importId: Scalars['ID']['output'];
  /** Components added. */
  created: Scalars['Int']['output'];
  /** Components changed. */
  updated: Scalars['Int']['output'];
  /** Components left unchanged. */
  unchanged: Scalars['Int']['output'];
  /** Components in the inventory after it. */
  totalCount: Scalars['Int']['output'];
  /** Total of the inventory after it. */
  totalCurrentCost: Scalars['Money']['output'];
};

/** Result of accepting: all rows or none. */
export type AcceptComponentImportPayload = {
  __typename?: 'AcceptComponentImportPayload';
  /** The outcome; null when there are errors, and while a job is saving the import. */
  answer?: Maybe<ComponentImportAnswer>;
  /** The job that saves a large file; null when the import is already saved. Repeating the mutation returns the same job. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A component that the reserve fund pays for: one line of the inventory of a fiscal year. */
export type Component = {
  __typename?: 'Component';
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year of the inventory. */
  fiscalYear: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Category name. */
  category: Scalars['String']['output'];
  /** Position of the category in the property, which decides its color for good. */
  categoryPosition: Scalars['Int']['output'];
  /** Location. */
  location?: Maybe<Scalars['String']['output']>;
  /** Number of units of measure; at most three decimals. */
  quantity: Scalars['Float']['output'];
  /** EA, LF, SF, SY, SQ, CY, TON, LS or the user's own unit. */
  unitOfMeasure: Scalars['String']['output'];
  /** Cost of one unit; null when the viewer may not see costs. */
  unitCost?: Maybe<Scalars['Money']['output']>;
  /** quantity × unitCost × percentReplaced / 100; null when the viewer may not see costs. */
  currentCost?: Maybe<Scalars['Money']['output']>;
  /** Useful life in years. */
  usefulLife: Scalars['Int']['output'];
  /** Remaining useful life in years; 0 is due this year. */
  remainingUsefulLife: Scalars['Int']['output'];
  /** Calendar year it was placed in service. */
  placedInServiceYear?: Maybe<Scalars['Int']['output']>;
  /** Calendar year of the last replacement. */
  lastReplacedYear?: Maybe<Scalars['Int']['output']>;
  /** Fiscal year of the next replacement. */
  nextReplacementYear: Scalars['Int']['output'];
  /** currentCost inflated to nextReplacementYear; null when the viewer may not see costs. */
  costAtReplacement?: Maybe<Scalars['Money']['output']>;
  /** Replaced once and never again. */
  isOneTime: Scalars['Boolean']['output'];
  /** Share replaced each time, 0.01 to 100. */
  percentReplaced: Scalars['Percent']['output'];
  /** Last day of its warranty. */
  warrantyUntil?: Maybe<Scalars['Date']['output']>;
  /** Day on which it is to be inspected next. */
  nextInspectionOn?: Maybe<Scalars['Date']['output']>;
  /** General ledger code. */
  glCode?: Maybe<Scalars['String']['output']>;
  /** Free text. */
  notes?: Maybe<Scalars['String']['output']>;
  /** When it was last changed. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: ComponentActions;
  /** Changes, newest first. */
  history: Array<ActivityItem>;
  /** Files that are about it, newest first; empty where the viewer may not see files. */
  files: Array<File>;
  /** Its preventative maintenance; null where the portfolio goes without it. */
  maintenance?: Maybe<ComponentMaintenance>;
  /** Photos of the component in any year, newest first, at most 50. */
  photos: Array<Photo>;
  /** The photo that stands for the component; null without one. */
  primaryPhoto?: Maybe<Photo>;
  /** Projects that work on the component in any year, newest first. */
  projects: Array<Project>;
};

/** Actions that the viewer may take on a component. */
export type ComponentActions = {
  __typename?: 'ComponentActions';
  /** Change the component. */
  edit: Scalars['Boolean']['output'];
  /** Delete the component. */
  delete: Scalars['Boolean']['output'];
  /** See its cost. */
  viewCosts: Scalars['Boolean']['output'];
};

/** The inventory of a property and year. */
export type ComponentList = {
  __typename?: 'ComponentList';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The requested year. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year whose inventory is shown; differs while a later year awaits setup. */
  basisFiscalYear: Scalars['Int']['output'];
  /** True for a previous year, and for a year that awaits setup. */
  isReadOnly: Scalars['Boolean']['output'];
  /** Every line, by name. */
  items: Array<Component>;
  /** Number of lines. */
  totalCount: Scalars['Int']['output'];
  /** Sum of the current costs; null when the viewer may not see costs. */
  totalCurrentCost?: Maybe<Scalars['Money']['output']>;
  /** Categories of the property with their positions. */
  categories: Array<ComponentCategory>;
  /** Actions that the viewer may take on the inventory. */
  viewerCan: ComponentListActions;
};

/** A category of a property. */
export type ComponentCategory = {
  __typename?: 'ComponentCategory';
  /** Name. */
  name: Scalars['String']['output'];
  /** Position, which decides the color. */
  position: Scalars['Int']['output'];
};

/** Actions that the viewer may take on an inventory. */
export type ComponentListActions = {
  __typename?: 'ComponentListActions';
  /** Add a component. */
  add: Scalars['Boolean']['output'];
  /** Import a file. */
  import: Scalars['Boolean']['output'];
  /** Export to .xlsx. */
  export: Scalars['Boolean']['output'];
  /** See the costs of components. */
  viewCosts: Scalars['Boolean']['output'];
};

/** The values of a component. */
export type ComponentInput = {
  /** At most 250 characters. */
  name: Scalars['String']['input'];
  /** A built-in category or one of the user's own. */
  category: Scalars['String']['input'];
  /** Location. */
  location?: InputMaybe<Scalars['String']['input']>;
  /** More than 0. */
  quantity: Scalars['Float']['input'];
  /** EA, LF, SF … */
  unitOfMeasure?: Scalars['String']['input'];
  /** 0 to 99,000,000. */
  unitCost: Scalars['Money']['input'];
  /** 1 to 200 years. */
  usefulLife: Scalars['Int']['input'];
  /** 0 to 200 years. */
  remainingUsefulLife: Scalars['Int']['input'];
  /** Calendar year. */
  placedInServiceYear?: InputMaybe<Scalars['Int']['input']>;
  /** Calendar year. */
  lastReplacedYear?: InputMaybe<Scalars['Int']['input']>;
  /** Replaced once and never again. */
  isOneTime?: Scalars['Boolean']['input'];
  /** 0.01 to 100. */
  percentReplaced?: Scalars['Percent']['input'];
  /** Last day of its warranty. */
  warrantyUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Day on which it is to be inspected next. */
  nextInspectionOn?: InputMaybe<Scalars['Date']['input']>;
  /** General ledger code. */
  glCode?: InputMaybe<Scalars['String']['input']>;
  /** Free text. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** A component to add. */
export type AddComponentInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Fiscal year of the inventory. */
  fiscalYear: Scalars['Int']['input'];
  /** The values. */
  values: ComponentInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A component to change. */
export type UpdateComponentInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: ComponentInput;
};

/** A component to duplicate. */
export type DuplicateComponentInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A component to delete. */
export type DeleteComponentInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** A component in a bulk change. */
export type ComponentVersionInput = {
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** One change for many components: give exactly one of the changes. */
export type ChangeComponentsInput = {
  /** The components, all of one property and year. */
  items: Array<ComponentVersionInput>;
  /** Put them into this category. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Set their remaining useful life, in years. */
  remainingUsefulLife?: InputMaybe<Scalars['Int']['input']>;
  /** Delete them. */
  delete?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A component to add or to change. */
export type SavedComponentInput = {
  /** UUIDv7 of the line to change; left out for a new one. */
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
  /** Version that the change starts from; left out for a new one. */
  version?: InputMaybe<Scalars['Int']['input']>;
  /** The values. */
  values: ComponentInput;
};

/** Components of a year that are new or changed. */
export type SaveComponentsInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Fiscal year of the inventory. */
  fiscalYear: Scalars['Int']['input'];
  /** The components, at most 500. */
  items: Array<SavedComponentInput>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of saving many components: all of them or none. */
export type SaveComponentsPayload = {
  __typename?: 'SaveComponentsPayload';
  /** The components as saved, in the order of the request; null when there are errors. */
  components?: Maybe<Array<Component>>;
  /** Errors to fix, by field as `items.3.values.unitCost`. */
  userErrors: Array<UserError>;
};

/** Result of adding a component. */
export type AddComponentPayload = {
  __typename?: 'AddComponentPayload';
  /** The new component. */
  component?: Maybe<Component>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of changing a component. */
export type UpdateComponentPayload = {
  __typename?: 'UpdateComponentPayload';
  /** The component as saved. */
  component?: Maybe<Component>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of duplicating a component. */
export type DuplicateComponentPayload = {
  __typename?: 'DuplicateComponentPayload';
  /** The copy. */
  component?: Maybe<Component>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of deleting a component. */
export type DeleteComponentPayload = {
  __typename?: 'DeleteComponentPayload';
  /** Id of the deleted line. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of a change to many: all of them or none. */
export type ChangeComponentsPayload = {
  __typename?: 'ChangeComponentsPayload';
  /** Number of changed components. */
  changed: Scalars['Int']['output'];
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Which dashboard a fiscal year shows. */
export type DashboardView =
  /** A previous year: a placeholder. */
  | 'past'
  /** The current year. */
  | 'current'
  /** A future year: a projection. */
  | 'future';

/** Where a sum of actual spending comes from. */
export type SpendingSource =
  /** Payments that projects record from the reserve fund, by the day on which they were paid. */
  | 'projectPayments'
  /** The property's ledger: what its accounts for expenses of the reserve fund say. Before its first day, payments that projects record. */
  | 'ledger';

/** What was spent on a component in a fiscal year, beside what was planned. */
export type SpendingLine = {
  __typename?: 'SpendingLine';
  /** UUIDv7 of the component; null for what belongs to no component. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
  /** Name of the component, or words for what belongs to none. */
  name: Scalars['String']['output'];
  /** Paid from reserves within the year so far. A payment that names no component is spread over those of its project in proportion to their estimates, to the cent. */
  spent: Scalars['Money']['output'];
  /** Planned for the whole year, before any of its work was completed. */
  planned: Scalars['Money']['output'];
};

/** What was spent from reserves in the current fiscal year, beside what was planned. */
export type YearSpending = {
  __typename?: 'YearSpending';
  /** The basis of what was spent. */
  source: SpendingSource;
  /** Spent within the year so far. What the operating fund paid does not count. */
  spent: Scalars['Money']['output'];
  /** Planned for the whole year by the way of funding that the dashboard shows, before any of its work was completed. */
  planned: Scalars['Money']['output'];
  /** Components with either, the largest first, at most 100; the totals count all. */
  lines: Array<SpendingLine>;
};

/** Everything a dashboard shows, in one answer. */
export type FinancialHealth = {
  __typename?: 'FinancialHealth';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The fiscal year asked for. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year that the projection starts from; null without one. */
  basisFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** Which dashboard to show. */
  view: DashboardView;
  /** First day of the fiscal year. */
  startDate: Scalars['Date']['output'];
  /** True when there is at least one component. */
  hasComponents: Scalars['Boolean']['output'];
  /** True when the lists were cut short: hide the pie chart. */
  isDataTruncated: Scalars['Boolean']['output'];
  /** Reserve balance on the first day of the fiscal year. */
  reserveAccountBalance?: Maybe<Scalars['Money']['output']>;
  /** Contribution of the fiscal year. */
  contributionsToReserves?: Maybe<Scalars['Money']['output']>;
  /** Expenditures of the fiscal year. */
  totalAnticipatedExpenditures?: Maybe<Scalars['Money']['output']>;
  /** Percent funded on the first day; null without a fully funded balance. */
  percentageFunded?: Maybe<Scalars['Percent']['output']>;
  /** Percent funded on the last day. */
  percentageFundedEnd?: Maybe<Scalars['Percent']['output']>;
  /** Rating band of percentageFunded before rounding. */
  fundingBand?: Maybe<FundingBand>;
  /** Fully funded balance on the first day. */
  fullyFundedBalance?: Maybe<Scalars['Money']['output']>;
  /** Fully funded balance minus reserve balance, per unit; negative for a surplus. */
  shortfallPerUnit?: Maybe<Scalars['Money']['output']>;
  /** Contribution per unit and month. */
  monthlyContributionPerUnit?: Maybe<Scalars['Money']['output']>;
  /** Components due in the fiscal year. */
  componentsDue: Scalars['Int']['output'];
  /** Largest expenditures of the year with the lowest balance, by name. */
  lowestYearComponents: Array<Scalars['String']['output']>;
  /** Largest expenditures of the fiscal year. */
  topExpenditures: Array<Expenditure>;
  /** This year's expenditures by category. */
  componentInventoryReport: ComponentInventoryReport;
  /** All years' expenditures. */
  anticipatedExpendituresReport: AnticipatedExpendituresReport;
  /** Spent against planned; null but for the current year, and without a projection. */
  spending?: Maybe<YearSpending>;
  /** The workspace's rating bands. */
  ratingBands: BandLimits;
  /** The way of funding behind the figures: the plan that leads the year. */
  plan?: Maybe<ReportPlan>;
  /** The adopted plan of the year; null when there is none. */
  adoption?: Maybe<ReportAdoption>;
  /** The contribution as it stands; null where the plan asks for what is paid today, and without a projection. */
  today?: Maybe<TodaysFunding>;
  /** 30 years with that plan. */
  fundingReport?: Maybe<FundingReport>;
  /** Cash facts for those years. */
  cashFacts?: Maybe<CashFacts>;
  /** Ways of funding, for comparison. */
  plans: Array<PlanOutcome>;
  /** Why there is no projection: set when the assumptions are out of range. */
  assumptionsProblem?: Maybe<Scalars['String']['output']>;
  /** When the figures were last computed. */
  lastUpdated?: Maybe<Scalars['DateTime']['output']>;
};

/** A state whose law requires a disclosure of reserves. */
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

/** One statement of a disclosure. */
export type DisclosureLine = {
  __typename?: 'DisclosureLine';
  /** Label of the statement. */
  label: Scalars['String']['output'];
  /** Value as printed; null when it is not stated, and a blank is printed. */
  value?: Maybe<Scalars['String']['output']>;
  /** Explanation. */
  note?: Maybe<Scalars['String']['output']>;
};

/** A column of a table. */
export type DisclosureColumn = {
  __typename?: 'DisclosureColumn';
  /** Its heading. */
  header: Scalars['String']['output'];
  /** True when its cells are figures. */
  isFigure: Scalars['Boolean']['output'];
};

/** A table of a disclosure. */
export type DisclosureTable = {
  __typename?: 'DisclosureTable';
  /** Title of the table. */
  caption: Scalars['String']['output'];
  /** Its columns. */
  columns: Array<DisclosureColumn>;
  /** Its rows, one cell for each column, as printed. */
  rows: Array<Array<Scalars['String']['output']>>;
};

/** A part of a disclosure: drawn the same way for every state, on screen and on paper. */
export type DisclosureSection = {
  __typename?: 'DisclosureSection';
  /** Short name, unique on the page. */
  key: Scalars['String']['output'];
  /** Its heading. */
  heading: Scalars['String']['output'];
  /** Section of the law that requires it. */
  citation?: Maybe<Scalars['String']['output']>;
  /** Text above the statements. */
  paragraphs: Array<Scalars['String']['output']>;
  /** Statements. */
  lines: Array<DisclosureLine>;
  /** Tables. */
  tables: Array<DisclosureTable>;
  /** Text below. */
  notes: Array<Scalars['String']['output']>;
};

/** Law that a disclosure follows. */
export type DisclosureStatute = {
  __typename?: 'DisclosureStatute';
  /** Name of the act. */
  act: Scalars['String']['output'];
  /** Its sections. */
  sections: Array<Scalars['String']['output']>;
  /** First day on which it applies. */
  effectiveFrom: Scalars['Date']['output'];
  /** First day on which it no longer applies; null while no end is known. */
  effectiveUntil?: Maybe<Scalars['Date']['output']>;
  /** Version of the rules in this product. */
  version: Scalars['String']['output'];
};

/** A component that a study leaves out. */
export type ExcludedComponent = {
  __typename?: 'ExcludedComponent';
  /** Its name. */
  name: Scalars['String']['output'];
  /** Remaining life in years. */
  remainingLife?: Maybe<Scalars['Int']['output']>;
  /** Why it is left out. */
  reason: Scalars['String']['output'];
};

/** A loan of the association. */
export type DisclosedLoan = {
  __typename?: 'DisclosedLoan';
  /** The lender. */
  payee: Scalars['String']['output'];
  /** Yearly rate. */
  annualRate: Scalars['Percent']['output'];
  /** Balance still owed. */
  balance: Scalars['Money']['output'];
  /** Amount paid in a year. */
  annualPayment: Scalars['Money']['output'];
  /** Day of the last payment. */
  retirementDate: Scalars['Date']['output'];
};

/** A unit's share of the common expenses. */
export type UnitShare = {
  __typename?: 'UnitShare';
  /** The unit. */
  unit: Scalars['String']['output'];
  /** In percent; the shares of all units add up to 100. */
  share: Scalars['Float']['output'];
};

/** Facts that the law requires a person to state. null means not stated. */
export type DisclosureFacts = {
  __typename?: 'DisclosureFacts';
  /** The person or firm that prepared the last study or update. */
  preparedBy?: Maybe<Scalars['String']['output']>;
  /** Its date. */
  studyDate?: Maybe<Scalars['Date']['output']>;
  /** It includes every component that the law requires. */
  areAllIncluded?: Maybe<Scalars['Boolean']['output']>;
  /** Components that it leaves out. */
  excluded: Array<ExcludedComponent>;
  /** California: regular assessment of one ownership interest. */
  assessmentAmount?: Maybe<Scalars['Money']['output']>;
  /** California: how often it is charged. */
  assessmentPeriod?: Maybe<AssessmentPeriod>;
  /** California: it varies by size or type of ownership interest. */
  doesAssessmentVary?: Maybe<Scalars['Boolean']['output']>;
  /** California: place where the assessment of each interest is listed. */
  assessmentNote?: Maybe<Scalars['String']['output']>;
  /** California: required amount by another accepted method. */
  alternateAmount?: Maybe<Scalars['Money']['output']>;
  /** California: description of that method. */
  alternateMethod?: Maybe<Scalars['String']['output']>;
  /** California: the board has decided to defer or skip repairs. */
  hasDeferredRepairs?: Maybe<Scalars['Boolean']['output']>;
  /** California: the repairs, and the reason. */
  deferredRepairs?: Maybe<Scalars['String']['output']>;
  /** California: the board anticipates special assessments. */
  anticipatesAssessments?: Maybe<Scalars['Boolean']['output']>;
  /** California: purpose, amount, start and duration of the special assessments. */
  anticipatedAssessments?: Maybe<Scalars['String']['output']>;
  /** Day on which later increases of the contribution were approved; held for the plan that the disclosure is drawn from. */
  increasesApprovedOn?: Maybe<Scalars['Date']['output']>;
  /** Day on which the loans that the plan takes up later were approved; held for that plan, too. */
  loansApprovedOn?: Maybe<Scalars['Date']['output']>;
  /** California: how reserves are funded. */
  fundingMechanism?: Maybe<Scalars['String']['output']>;
  /** California: how reserves are calculated and established. */
  reserveCalculation?: Maybe<Scalars['String']['output']>;
  /** California: loans with a term of more than a year are outstanding. */
  hasLoans?: Maybe<Scalars['Boolean']['output']>;
  /** California: those loans. */
  loans: Array<DisclosedLoan>;
  /** California: summary of the insurance policies. */
  insuranceSummary?: Maybe<Scalars['String']['output']>;
  /** California: the development is a condominium project. */
  isCondominium?: Maybe<Scalars['Boolean']['output']>;
  /** California: approved by the Federal Housing Administration. */
  isFhaApproved?: Maybe<Scalars['Boolean']['output']>;
  /** California: approved by the Department of Veterans Affairs. */
  isVaApproved?: Maybe<Scalars['Boolean']['output']>;
  /** Washington: chapter that governs the association. */
  chapter?: Maybe<WashingtonChapter>;
  /** Washington: level of the study. */
  studyLevel?: Maybe<WashingtonStudyLevel>;
  /** Washington: the study meets the requirements of the law. */
  meetsRequirements?: Maybe<Scalars['Boolean']['output']>;
  /** Washington: a reserve study professional helped. */
  hasProfessionalHelp?: Maybe<Scalars['Boolean']['output']>;
  /** Washington: that professional was independent. */
  isProfessionalIndependent?: Maybe<Scalars['Boolean']['output']>;
  /** Washington: yearly contribution that the professional recommends. */
  professionalContribution?: Maybe<Scalars['Money']['output']>;
  /** Washington: annual budget without contributions to reserves. */
  annualBudget?: Maybe<Scalars['Money']['output']>;
  /** Washington: every unit bears the same share of common expenses. */
  hasEqualShares?: Maybe<Scalars['Boolean']['output']>;
  /** Washington: share of each unit. */
  unitShares: Array<UnitShare>;
};

/** A fact that the law requires and no one has stated. */
export type MissingFact = {
  __typename?: 'MissingFact';
  /** Name of the field. */
  key: Scalars['String']['output'];
  /** Label of the field. */
  label: Scalars['String']['output'];
};

/** Actions that the viewer may take on the facts of a disclosure. */
export type DisclosureActions = {
  __typename?: 'DisclosureActions';
  /** State the facts. */
  edit: Scalars['Boolean']['output'];
};

/** Facts stated for an earlier fiscal year. They do not count as statements for the year that shows them. */
export type StatedBefore = {
  __typename?: 'StatedBefore';
  /** The last earlier year with any facts stated. */
  fiscalYear: Scalars['Int']['output'];
  /** Facts stated for that year. */
  facts: DisclosureFacts;
};

/** A fact that the property knows already. */
export type KnownFact = {
  __typename?: 'KnownFact';
  /** Name of the fact. */
  key: Scalars['String']['output'];
  /** Where it stands. */
  source: Scalars['String']['output'];
};

/** What the property knows already of what a disclosure asks. */
export type KnownFacts = {
  __typename?: 'KnownFacts';
  /** The facts, to confirm or change; those without a source are not known. */
  facts: DisclosureFacts;
  /** Where each of them stands. */
  sources: Array<KnownFact>;
};

/** Facts stated for the disclosure of a property's fiscal year. They do not depend on the plan behind it. */
export type DisclosureFactSheet = {
  __typename?: 'DisclosureFactSheet';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** UUIDv7 of the plan that the disclosure is made from; null until one is chosen. */
  disclosurePlanId?: Maybe<Scalars['ID']['output']>;
  /** State whose law requires the disclosure. */
  state: DisclosureState;
  /** Facts stated. */
  facts: DisclosureFacts;
  /** Missing facts, in the order of the form. */
  missing: Array<MissingFact>;
  /** An earlier year's answers, to confirm or change; null when there are none, or the viewer may not state them. */
  statedBefore?: Maybe<StatedBefore>;
  /** Facts from the reserve study, the financials and the property; null when the viewer may not state them. */
  known?: Maybe<KnownFacts>;
  /** The board's words on the funding plan, stated when the disclosure was drawn from another plan and neither changed nor confirmed since; a save without any change confirms them all. */
  toReadAgain: Array<MissingFact>;
  /** Number of changes so far; 0 until the first statement. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take. */
  viewerCan: DisclosureActions;
};

/** The disclosure of a plan, as screen and paper show it. */
export type Disclosure = {
  __typename?: 'Disclosure';
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** State whose law it follows. */
  state: DisclosureState;
  /** Fiscal year of the plan. */
  fiscalYear: Scalars['Int']['output'];
  /** Title of the page. */
  title: Scalars['String']['output'];
  /** Fiscal year that it is for. */
  subtitle: Scalars['String']['output'];
  /** The association. */
  propertyName: Scalars['String']['output'];
  /** The plan. */
  planName: Scalars['String']['output'];
  /** Summary in one sentence. */
  verdict: Scalars['String']['output'];
  /** Day on which it was prepared. */
  preparedOn: Scalars['Date']['output'];
  /** Law that it follows. */
  statutes: Array<DisclosureStatute>;
  /** Its parts, in the order of the form that the law prescribes. */
  sections: Array<DisclosureSection>;
  /** Stated and missing facts. */
  factSheet: DisclosureFactSheet;
  /** Disclosures of the year that were sent to the members, latest first. */
  sent: Array<SentDisclosure>;
};

/** A disclosure that was sent to the members, with the document that it was then. */
export type SentDisclosure = {
  __typename?: 'SentDisclosure';
  /** UUIDv7 of the record. */
  sentDisclosureId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year that it is for. */
  fiscalYear: Scalars['Int']['output'];
  /** Day on which it was sent. */
  sentOn: Scalars['Date']['output'];
  /** Name that the plan had then. */
  planName: Scalars['String']['output'];
  /** When that was recorded. */
  recordedAt: Scalars['DateTime']['output'];
  /** Full name of the user who recorded it. */
  recordedBy: Scalars['String']['output'];
  /** The document, among the files of the property. */
  document: LinkedFile;
  /** The version of the file that was sent: a later one was not. */
  versionNumber: Scalars['Int']['output'];
};

/** A component that a study leaves out. */
export type ExcludedComponentInput = {
  /** 1 to 200 characters. */
  name: Scalars['String']['input'];
  /** Years, 0 to 999. */
  remainingLife?: InputMaybe<Scalars['Int']['input']>;
  /** 1 to 1,000 characters. */
  reason: Scalars['String']['input'];
};

/** A loan of the association. */
export type DisclosedLoanInput = {
  /** 1 to 200 characters. */
  payee: Scalars['String']['input'];
  /** 0 to 99.99. */
  annualRate: Scalars['Percent']['input'];
  /** Balance still owed. */
  balance: Scalars['Money']['input'];
  /** Amount paid in a year. */
  annualPayment: Scalars['Money']['input'];
  /** Day of the last payment. */
  retirementDate: Scalars['Date']['input'];
};

/** A unit's share of the common expenses. */
export type UnitShareInput = {
  /** 1 to 100 characters. */
  unit: Scalars['String']['input'];
  /** In percent. */
  share: Scalars['Float']['input'];
};

/** Facts as a person states them; a field that is null or left out is not stated. */
export type DisclosureFactsInput = {
  /** At most 200 characters. */
  preparedBy?: InputMaybe<Scalars['String']['input']>;
  /** Date of the last study or update. */
  studyDate?: InputMaybe<Scalars['Date']['input']>;
  /** The study includes every component that the law requires. */
  areAllIncluded?: InputMaybe<Scalars['Boolean']['input']>;
  /** Components that the study leaves out. */
  excluded?: InputMaybe<Array<ExcludedComponentInput>>;
  /** Regular assessment of one ownership interest. */
  assessmentAmount?: InputMaybe<Scalars['Money']['input']>;
  /** How often it is charged. */
  assessmentPeriod?: InputMaybe<AssessmentPeriod>;
  /** It varies by size or type of ownership interest. */
  doesAssessmentVary?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 500 characters. */
  assessmentNote?: InputMaybe<Scalars['String']['input']>;
  /** Required amount by another accepted method. */
  alternateAmount?: InputMaybe<Scalars['Money']['input']>;
  /** At most 4,000 characters. */
  alternateMethod?: InputMaybe<Scalars['String']['input']>;
  /** The board has decided to defer or skip repairs. */
  hasDeferredRepairs?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 4,000 characters. */
  deferredRepairs?: InputMaybe<Scalars['String']['input']>;
  /** The board anticipates special assessments. */
  anticipatesAssessments?: InputMaybe<Scalars['Boolean']['input']>;
  /** At most 4,000 characters. */
  anticipatedAssessments?: InputMaybe<Scalars['String']['input']>;
  /** Day on which later increases of the contribution were approved; held for the plan that the disclosure is drawn from. */
  increasesApprovedOn?: InputMaybe<Scalars['Date']['input']>;
  /** Day on which the loans that the plan takes up later were approved; held for that plan, too. */
  loansApprovedOn?: InputMaybe<Scalars['Date']['input']>;
  /** At most 4,000 characters. */
  fundingMechanism?: InputMaybe<Scalars['String']['input']>;
  /** At most 4,000 characters. */
  reserveCalculation?: InputMaybe<Scalars['String']['input']>;
  /** Loans with a term of more than a year are outstanding. */
  hasLoans?: InputMaybe<Scalars['Boolean']['input']>;
  /** Those loans. */
  loans?: InputMaybe<Array<DisclosedLoanInput>>;
  /** At most 4,000 characters. */
  insuranceSummary?: InputMaybe<Scalars['String']['input']>;
  /** The development is a condominium project. */
  isCondominium?: InputMaybe<Scalars['Boolean']['input']>;
  /** Approved by the Federal Housing Administration. */
  isFhaApproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Approved by the Department of Veterans Affairs. */
  isVaApproved?: InputMaybe<Scalars['Boolean']['input']>;
  /** Chapter that governs the association. */
  chapter?: InputMaybe<WashingtonChapter>;
  /** Level of the study. */
  studyLevel?: InputMaybe<WashingtonStudyLevel>;
  /** The study meets the requirements of the law. */
  meetsRequirements?: InputMaybe<Scalars['Boolean']['input']>;
  /** A reserve study professional helped. */
  hasProfessionalHelp?: InputMaybe<Scalars['Boolean']['input']>;
  /** That professional was independent. */
  isProfessionalIndependent?: InputMaybe<Scalars['Boolean']['input']>;
  /** Yearly contribution that the professional recommends. */
  professionalContribution?: InputMaybe<Scalars['Money']['input']>;
  /** Annual budget without contributions to reserves. */
  annualBudget?: InputMaybe<Scalars['Money']['input']>;
  /** Every unit bears the same share of common expenses. */
  hasEqualShares?: InputMaybe<Scalars['Boolean']['input']>;
  /** Share of each unit; together 100. */
  unitShares?: InputMaybe<Array<UnitShareInput>>;
};

/** Facts to state. */
export type StateDisclosureFactsInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Fiscal year that the facts are stated for. */
  fiscalYear: Scalars['Int']['input'];
  /** Version that the edit started from; 0 until the first statement. */
  version: Scalars['Int']['input'];
  /** All the facts. */
  facts: DisclosureFactsInput;
};

/** Result of stating facts. */
export type StateDisclosureFactsPayload = {
  __typename?: 'StateDisclosureFactsPayload';
  /** Facts as saved; null when there are errors. */
  factSheet?: Maybe<DisclosureFactSheet>;
  /** The resulting page; null while no plan of the year is chosen for the disclosure. */
  disclosure?: Maybe<Disclosure>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** The disclosure of a plan that was sent. */
export type RecordSentDisclosureInput = {
  /** UUIDv7 of the disclosure plan. */
  planId: Scalars['ID']['input'];
  /** Day on which it was sent; not in the future. */
  sentOn: Scalars['String']['input'];
  /** The same for every try of one request, at most 200 characters. */
  idempotencyKey: Scalars['String']['input'];
};

/** A record to remove: the document stays among the files of the property. */
export type RemoveSentDisclosureInput = {
  /** UUIDv7 of the disclosure plan, whose page is returned. */
  planId: Scalars['ID']['input'];
  /** UUIDv7 of the record. */
  sentDisclosureId: Scalars['ID']['input'];
};

/** Result of recording a sent disclosure, or of removing that record. */
export type SentDisclosurePayload = {
  __typename?: 'SentDisclosurePayload';
  /** The page. */
  disclosure?: Maybe<Disclosure>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** A field of ours that a column of a firm's own sheet can take. */
export type ExportField =
  /** Name of the component. */
  | 'name'
  /** Category of the component. */
  | 'category'
  /** Where the component is. */
  | 'location'
  /** How many units there are, with up to three decimals. */
  | 'quantity'
  /** Code of the unit, such as SF or EA. */
  | 'unitOfMeasure'
  /** Cost of one unit in dollars. */
  | 'unitCost'
  /** Quantity × unit cost × percent replaced, in dollars of the fiscal year. */
  | 'currentCost'
  /** Years from one replacement to the next. */
  | 'usefulLife'
  /** Years until the next replacement. */
  | 'remainingUsefulLife'
  /** Year in which the component was installed. */
  | 'placedInServiceYear'
  /** Year of the last replacement. */
  | 'lastReplacedYear'
  /** Yes for a component that is replaced only once, else No. */
  | 'isOneTime'
  /** Share that one replacement replaces, as a percentage. */
  | 'percentReplaced'
  /** Account in the general ledger. */
  | 'glCode'
  /** Notes. */
  | 'notes'
  /** Id of the component in Roofline: an import finds the component by it. */
  | 'propertyComponentId'
  /** Fiscal year of the next replacement. */
  | 'nextReplacementYear'
  /** Replacement cost with inflation up to the next replacement, in dollars. */
  | 'costAtReplacement'
  /** Last day of the warranty. */
  | 'warrantyUntil'
  /** Day of the next inspection. */
  | 'nextInspectionOn'
  /** Day of the last change (UTC). */
  | 'updatedAt'
  /** Fiscal year of the inventory. */
  | 'fiscalYear'
  /** Name of the property. */
  | 'propertyName'
  /** UUIDv7 of the property. */
  | 'propertyId';

/** A column of a firm's own sheet: a field of ours, the same text in each row, or neither. */
export type ExportMapColumn = {
  __typename?: 'ExportMapColumn';
  /** The firm's own heading. */
  heading: Scalars['String']['output'];
  /** The field of a component that fills it; null for a text or an empty column. */
  field?: Maybe<ExportField>;
  /** The text that each row has; null for a field or an empty column. */
  text?: Maybe<Scalars['String']['output']>;
};

/** Which fields of components go to which column of a firm's own sheet, at one property. */
export type ExportMap = {
  __typename?: 'ExportMap';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the workbook that it was imported from. */
  fileName: Scalars['String']['output'];
  /** The columns, in the order of the sheet. */
  columns: Array<ExportMapColumn>;
  /** When it was imported. */
  importedAt: Scalars['DateTime']['output'];
  /** Name of the person who imported it. */
  importedBy: Scalars['String']['output'];
  /** Version for the next change. */
  version: Scalars['Int']['output'];
};

/** What the first rows of the sheet show. */
export type ExportMapTry = {
  __typename?: 'ExportMapTry';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year of the sheet. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year whose components are shown; differs while a later year awaits setup. */
  basisFiscalYear: Scalars['Int']['output'];
  /** Fiscal years that the property has, newest first. */
  years: Array<Scalars['Int']['output']>;
  /** The firm's headings. */
  headings: Array<Scalars['String']['output']>;
  /** The first components, at most ten, each cell as the sheet shows it; null for an empty cell. */
  rows: Array<Array<Maybe<Scalars['String']['output']>>>;
  /** Components that the sheet has. */
  totalCount: Scalars['Int']['output'];
};

/** The export map to remove. */
export type RemoveExportMapInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that is removed. */
  version: Scalars['Int']['input'];
};

/** Result of removing an export map. */
export type RemoveExportMapPayload = {
  __typename?: 'RemoveExportMapPayload';
  /** UUIDv7 of the property that has no export map now; null when there are errors. */
  propertyId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A folder of a property's files. */
export type Folder = {
  __typename?: 'Folder';
  /** UUIDv7 of the folder. */
  folderId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name, 1 to 255 bytes; no two folders beside each other have the same, upper and lower case being one. */
  folderName: Scalars['String']['output'];
  /** UUIDv7 of the folder that it is in; null at the top. */
  parentId?: Maybe<Scalars['ID']['output']>;
  /** Number of files in it and in the folders under it. */
  fileCount: Scalars['Int']['output'];
  /** Number of folders under it, at any depth. */
  folderCount: Scalars['Int']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** A file of a property. Its bytes come from `/download/file/{propertyFileId}`. */
export type File = {
  __typename?: 'File';
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** UUIDv7 of the folder that it is in; null at the top. */
  folderId?: Maybe<Scalars['ID']['output']>;
  /** Name with its extension, 1 to 255 bytes. */
  fileName: Scalars['String']['output'];
  /** Media type by name and content, for example `application/pdf`. */
  contentType: Scalars['String']['output'];
  /** Bytes of the current version. Not an Int, which ends at 2^31. */
  fileSize: Scalars['Float']['output'];
  /** When the current version was uploaded. */
  uploadDate: Scalars['DateTime']['output'];
  /** Who uploaded the current version. */
  uploadByFullName: Scalars['String']['output'];
  /** Components that the file is about, by name, as lines of the property's current inventory. */
  propertyComponents: Array<AttachedComponent>;
  /** Projects that it was added to, by name. */
  projects: Array<AttachedProject>;
  /** What kind of document it is; null when nobody said. */
  documentKind?: Maybe<DocumentKind>;
  /** Last day on which the document holds, for example of a policy. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** Day until which it has to be stored. */
  retainUntil?: Maybe<Scalars['Date']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** Number of the current version of its content, from 1. */
  versionNumber: Scalars['Int']['output'];
  /** With search: the folders that it is in, `Contracts / 2026`; null at the top and without search. */
  folderPath?: Maybe<Scalars['String']['output']>;
  /** With search, where its content has the words: plain text around the hit, which is between « and ». */
  snippet?: Maybe<Scalars['String']['output']>;
  /** How its content can be shown in the page. */
  previewKind: FilePreviewKind;
  /** When it was deleted; null while it is not in the trash. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Actions that the viewer may take on it. */
  viewerCan: FileActions;
  /** Versions of its content, newest first. */
  versions: Array<FileVersion>;
  /** The content as text or table; null for a PDF and an image, which come from `/download/file/{propertyFileId}/preview`, and where there is no preview. */
  preview?: Maybe<FilePreview>;
};

/** Actions that the viewer may take on a file. */
export type FileActions = {
  __typename?: 'FileActions';
  /** Rename and move it, change its values, upload a new version. */
  edit: Scalars['Boolean']['output'];
  /** Delete and restore it. */
  delete: Scalars['Boolean']['output'];
};

/** One version of a file's content, from `/download/file/{propertyFileId}/version/{versionNumber}`. */
export type FileVersion = {
  __typename?: 'FileVersion';
  /** Number, from 1. */
  versionNumber: Scalars['Int']['output'];
  /** Bytes. */
  fileSize: Scalars['Float']['output'];
  /** Media type by name and content. */
  contentType: Scalars['String']['output'];
  /** When it was uploaded. */
  uploadDate: Scalars['DateTime']['output'];
  /** Who uploaded it. */
  uploadByFullName: Scalars['String']['output'];
};

/** How the content of a file can be shown in the page. */
export type FilePreviewKind =
  /** In the page's own PDF viewer. */
  | 'pdf'
  /** As an image. */
  | 'image'
  /** As text. */
  | 'text'
  /** As a table: a spreadsheet or CSV. */
  | 'table'
  /** Only by download. */
  | 'none';

/** The beginning of a file's content, as plain text. */
export type FilePreview = {
  __typename?: 'FilePreview';
  /** Text, at most 200 KB; null for a table. */
  text?: Maybe<Scalars['String']['output']>;
  /** Rows of cells of the first sheet or the CSV, at most 200 rows; null for a text. */
  table?: Maybe<Array<Array<Scalars['String']['output']>>>;
  /** True when the file has more than is shown. */
  isCut: Scalars['Boolean']['output'];
};

/** What kind of document a file is. */
export type DocumentKind =
  /** A reserve study. */
  | 'reserveStudy'
  /** An insurance policy or certificate. */
  | 'insurance'
  /** A contract. */
  | 'contract'
  /** A bid. */
  | 'bid'
  /** Minutes of a meeting. */
  | 'minutes'
  /** A policy, rule or resolution of the association. */
  | 'policy'
  /** A warranty. */
  | 'warranty'
  /** An inspection report. */
  | 'inspection'
  /** A budget, statement or tax return. */
  | 'financial'
  /** Anything else. */
  | 'other';

/** A folder with what is in it, or what a search finds. */
export type FileListing = {
  __typename?: 'FileListing';
  /** The folder; null at the top and with search. */
  folder?: Maybe<Folder>;
  /** Folders from the top to this one, itself included. */
  path: Array<Folder>;
  /** Folders in it, by name; with search, those whose name has the words. */
  folders: Array<Folder>;
  /** Files in it, by name; with search, those of the whole property whose name, uploader or text has the words, at most 200. */
  files: Array<File>;
  /** Days in which what was deleted can be restored; then it is erased. */
  trashDays: Scalars['Int']['output'];
};

/** How much a property and its workspace store. */
export type FileUsage = {
  __typename?: 'FileUsage';
  /** Files of the property, without the trash. */
  fileCount: Scalars['Int']['output'];
  /** Folders of the property, without the trash. */
  folderCount: Scalars['Int']['output'];
  /** Bytes of the property's files with all versions and the trash. */
  byteCount: Scalars['Float']['output'];
  /** Bytes that the whole workspace stores: files, photos, images. */
  workspaceByteCount: Scalars['Float']['output'];
  /** Bytes that the workspace may store; null without a limit. */
  quotaBytes?: Maybe<Scalars['Float']['output']>;
};

/** A folder to add. */
export type CreateFolderInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Name, 1 to 255 bytes. */
  folderName: Scalars['String']['input'];
  /** UUIDv7 of the folder to add it in; null is the top. */
  parentId?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A folder to rename. */
export type RenameFolderInput = {
  /** UUIDv7 of the folder. */
  folderId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** New name, 1 to 255 bytes. */
  folderName: Scalars['String']['input'];
};

/** A folder to move. */
export type MoveFolderInput = {
  /** UUIDv7 of the folder. */
  folderId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** UUIDv7 of the folder to move it into; null is the top. */
  targetFolderId?: InputMaybe<Scalars['ID']['input']>;
};

/** A folder to delete with what is in it. */
export type DeleteFolderInput = {
  /** UUIDv7 of the folder. */
  folderId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** The property that gets the standard folders. */
export type AddStandardFoldersInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A file to rename. */
export type RenameFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** New name with its extension, 1 to 255 bytes. */
  fileName: Scalars['String']['input'];
};

/** A file to move. */
export type MoveFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** UUIDv7 of the folder to move it into; null is the top. */
  targetFolderId?: InputMaybe<Scalars['ID']['input']>;
};

/** What is known of a document. */
export type FileValuesInput = {
  /** What kind of document it is. */
  documentKind?: InputMaybe<DocumentKind>;
  /** Last day on which it holds. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Day until which it has to be stored. */
  retainUntil?: InputMaybe<Scalars['Date']['input']>;
  /** Components that it is about: lines of any year of the property. Replaces those of before. */
  propertyComponentIds?: Array<Scalars['ID']['input']>;
};

/** A file whose values change. */
export type UpdateFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: FileValuesInput;
};

/** A file to delete. */
export type DeleteFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Files to assign to components, all or none. */
export type AssignFilesInput = {
  /** UUIDv7s of the files, of one property; at most 1,000. */
  propertyFileIds: Array<Scalars['ID']['input']>;
  /** Components: lines of any year of the property. With `unassign` none means all. */
  propertyComponentIds: Array<Scalars['ID']['input']>;
  /** Take the files off the components instead. */
  unassign?: Scalars['Boolean']['input'];
};

/** Files and folders to move, all or none. */
export type MoveFilesInput = {
  /** UUIDv7s of the files; at most 1,000. */
  propertyFileIds?: Array<Scalars['ID']['input']>;
  /** UUIDv7s of the folders, of the same property; at most 1,000. */
  folderIds?: Array<Scalars['ID']['input']>;
  /** UUIDv7 of the folder to move them into; null is the top. */
  targetFolderId?: InputMaybe<Scalars['ID']['input']>;
};

/** Files and folders to change, all or none. */
export type FilesChosenInput = {
  /** UUIDv7s of the files; at most 1,000. */
  propertyFileIds?: Array<Scalars['ID']['input']>;
  /** UUIDv7s of the folders, of the same property; at most 1,000. */
  folderIds?: Array<Scalars['ID']['input']>;
};

/** Result of adding a folder. */
export type CreateFolderPayload = {
  __typename?: 'CreateFolderPayload';
  /** The new folder. */
  folder?: Maybe<Folder>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of renaming a folder. */
export type RenameFolderPayload = {
  __typename?: 'RenameFolderPayload';
  /** The folder as saved. */
  folder?: Maybe<Folder>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of moving a folder. */
export type MoveFolderPayload = {
  __typename?: 'MoveFolderPayload';
  /** The folder as saved. */
  folder?: Maybe<Folder>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of deleting a folder. */
export type DeleteFolderPayload = {
  __typename?: 'DeleteFolderPayload';
  /** The folder that is in the trash now. */
  folderId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of adding the standard folders. */
export type AddStandardFoldersPayload = {
  __typename?: 'AddStandardFoldersPayload';
  /** The property with its folders. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of renaming a file. */
export type RenameFilePayload = {
  __typename?: 'RenameFilePayload';
  /** The file as saved. */
  file?: Maybe<File>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of moving a file. */
export type MoveFilePayload = {
  __typename?: 'MoveFilePayload';
  /** The file as saved. */
  file?: Maybe<File>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of changing a file's values. */
export type UpdateFilePayload = {
  __typename?: 'UpdateFilePayload';
  /** The file as saved. */
  file?: Maybe<File>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of deleting a file. */
export type DeleteFilePayload = {
  __typename?: 'DeleteFilePayload';
  /** The file that is in the trash now. */
  propertyFileId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of assigning files. */
export type AssignFilesPayload = {
  __typename?: 'AssignFilesPayload';
  /** The files as saved; null when there are errors. */
  files?: Maybe<Array<File>>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of moving files and folders. */
export type MoveFilesPayload = {
  __typename?: 'MoveFilesPayload';
  /** The property with its folders and files. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of deleting files and folders. */
export type DeleteFilesPayload = {
  __typename?: 'DeleteFilesPayload';
  /** The property with its folders and files. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of restoring files and folders. */
export type RestoreFilesPayload = {
  __typename?: 'RestoreFilesPayload';
  /** The property with its folders and files. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of erasing files and folders. */
export type EraseFilesPayload = {
  __typename?: 'EraseFilesPayload';
  /** The property with its folders and files. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A file and a project. */
export type ProjectFileInput = {
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['input'];
  /** UUIDv7 of the project, of the file's property. */
  projectId: Scalars['ID']['input'];
};

/** Result of adding a file to a project, or of removing it. */
export type ProjectFilePayload = {
  __typename?: 'ProjectFilePayload';
  /** The file as it is now. */
  file?: Maybe<File>;
  /** The project. */
  project?: Maybe<Project>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A user's own settings of a grid or filter. */
export type FilterSettings = {
  __typename?: 'FilterSettings';
  /** First part of the name, for example `properties`. */
  a: Scalars['String']['output'];
  /** Second part of the name. */
  b?: Maybe<Scalars['String']['output']>;
  /** The settings; an empty object when none are saved. */
  value: Scalars['JSONObject']['output'];
};

/** Settings to save. */
export type SaveFilterSettingsInput = {
  /** Letters, digits and dashes. */
  a: Scalars['String']['input'];
  /** Letters, digits and dashes. */
  b?: InputMaybe<Scalars['String']['input']>;
  /** At most 16 KB. */
  value: Scalars['JSONObject']['input'];
};

/** Result of saving settings. */
export type SaveFilterSettingsPayload = {
  __typename?: 'SaveFilterSettingsPayload';
  /** The settings as saved. */
  filterSettings?: Maybe<FilterSettings>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Finances of a property in one fiscal year. */
export type PropertyFinancial = {
  __typename?: 'PropertyFinancial';
  /** UUIDv7; null while nothing is saved for this year and the values are a proposal from the year before. */
  propertyFinancialId?: Maybe<Scalars['ID']['output']>;
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** 1 to 12. */
  fiscalYearStartMonth: Scalars['Int']['output'];
  /** First fiscal year that was set up. */
  startingFiscalYear: Scalars['Int']['output'];
  /** Starting reserve balance. */
  yearEndReserveBalance: Scalars['Money']['output'];
  /** Total annual fees of all owners. */
  averageHoaAnnualFee: Scalars['Money']['output'];
  /** The fees of the year before; used only with loan analysis. */
  previousHoaAnnualFee?: Maybe<Scalars['Money']['output']>;
  /** Contribution to the reserve fund this year. */
  annualReserveContribution: Scalars['Money']['output'];
  /** Yearly increase in costs. */
  inflationRate: Scalars['Percent']['output'];
  /** Yearly interest on the balance. */
  interestRate: Scalars['Percent']['output'];
  /** Yearly increase in the contribution. */
  reserveContributionIncreaseRate: Scalars['Percent']['output'];
  /** 1 monthly, 2 quarterly, 3 semi-annually, 4 annually. */
  feeCollectionFrequencyId: Scalars['Int']['output'];
  /** True when the last save was applied to all plans. */
  updateAllPlans: Scalars['Boolean']['output'];
  /** Expenses committed before the fiscal year begins. */
  upcomingExpenses: Scalars['Money']['output'];
  /** Month at whose start the balance was read, 1 to 12. */
  reserveMonthStart: Scalars['Int']['output'];
  /** True for a previous fiscal year. */
  isReadOnly: Scalars['Boolean']['output'];
  /** True while nothing is saved for this year. */
  requireSetup: Scalars['Boolean']['output'];
  /** Version for If-Match; 0 while nothing is saved. */
  version: Scalars['Int']['output'];
};

/** Finances of a fiscal year, as the forms send them. */
export type PropertyFinancialInput = {
  /** 1 to 12. */
  fiscalYearStartMonth: Scalars['Int']['input'];
  /** This year or one of the 15 before it. */
  startingFiscalYear: Scalars['Int']['input'];
  /** 0 to 99,000,000. */
  averageHoaAnnualFee: Scalars['Money']['input'];
  /** 0 to 50,000,000; required with loan analysis. */
  previousHoaAnnualFee?: InputMaybe<Scalars['Money']['input']>;
  /** 1 to 4. */
  feeCollectionFrequencyId: Scalars['Int']['input'];
  /** Up to 99,000,000; from 0 in the wizard, from -50,000,000 on the edit tab. */
  yearEndReserveBalance: Scalars['Money']['input'];
  /** 1 to 12. */
  reserveMonthStart: Scalars['Int']['input'];
  /** 0 to the annual fee. */
  annualReserveContribution: Scalars['Money']['input'];
  /** False clears the amount, true makes it required; left out, an amount that is not 0 means true. */
  hasUpcomingExpenses?: InputMaybe<Scalars['Boolean']['input']>;
  /** 0 to the balance that the fund will have by then, at most 50,000,000. */
  upcomingExpenses?: InputMaybe<Scalars['Money']['input']>;
  /** 0 to 99.99. */
  inflationRate: Scalars['Percent']['input'];
  /** 0 to 99.99. */
  interestRate: Scalars['Percent']['input'];
  /** 0 to 99.99. */
  reserveContributionIncreaseRate: Scalars['Percent']['input'];
  /** Rewrite contribution, rates and balance of every plan that is not adopted. */
  updateAllPlans: Scalars['Boolean']['input'];
};

/** Financials to save. */
export type SavePropertyFinancialInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The fiscal year. */
  fiscalYear: Scalars['Int']['input'];
  /** Version that the edit started from; 0 while nothing is saved. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: PropertyFinancialInput;
};

/** Result of saving financials. */
export type SavePropertyFinancialPayload = {
  __typename?: 'SavePropertyFinancialPayload';
  /** Financials as saved. */
  propertyFinancial?: Maybe<PropertyFinancial>;
  /** The property, whose years and projections may have changed. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** One year of a property's accounts, from the first day of its start month. */
export type FiscalYear = {
  __typename?: 'FiscalYear';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Calendar year in which it begins. */
  year: Scalars['Int']['output'];
  /** First and last day: 1/1/2026 - 12/31/2026. */
  yearRange: Scalars['String']['output'];
  /** Label: 2026 (Start Date 1/1/2026). */
  label: Scalars['String']['output'];
  /** 1 to 12. */
  fiscalYearStartMonth: Scalars['Int']['output'];
  /** First day. */
  startDate: Scalars['Date']['output'];
  /** Last day. */
  endDate: Scalars['Date']['output'];
  /** True when today falls in it. */
  isCurrentFiscalYear: Scalars['Boolean']['output'];
  /** True when it begins after today. */
  isFutureFiscalYear: Scalars['Boolean']['output'];
  /** True when it ended before today; it is then read-only. */
  isPreviousFiscalYear: Scalars['Boolean']['output'];
  /** True while no financials are saved for it. */
  requireSetup: Scalars['Boolean']['output'];
  /** True when it is the current year and the year before was never reconciled with actual figures. */
  requireReconciliation: Scalars['Boolean']['output'];
};

/** What a full archive is requested of: a workspace or a property. */
export type RequestFullArchiveInput = {
  /** UUIDv7 of a workspace; left out where it is of one property. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** UUIDv7 of a property. */
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of requesting a full archive. */
export type RequestFullArchivePayload = {
  __typename?: 'RequestFullArchivePayload';
  /** The job that creates it; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** What became of a reserve study that was sent to be imported. */
export type ImportRequestStatus =
  /** The problems of the file went to its sender. */
  | 'FAILED_VALIDATION'
  /** Internal staff has taken it. */
  | 'RECEIVED'
  /** Its components are in the inventory. */
  | 'PROCESSED'
  /** Nobody has looked at it yet. */
  | 'NEW_REQUEST_RECEIVED';

/** What is wrong in a file, and where. */
export type ImportRequestProblem = {
  __typename?: 'ImportRequestProblem';
  /** Name of the sheet; null where the file as a whole is meant. */
  sheetName?: Maybe<Scalars['String']['output']>;
  /** Row number as the sheet counts it. */
  row: Scalars['Int']['output'];
  /** Letter and heading of the column; null when the problem concerns the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** The problem, and the values that are allowed. */
  detail: Scalars['String']['output'];
};

/** What the import of a study came to. */
export type ImportRequestResult = {
  __typename?: 'ImportRequestResult';
  /** Components added. */
  created: Scalars['Int']['output'];
  /** Components changed. */
  updated: Scalars['Int']['output'];
  /** Components left unchanged. */
  unchanged: Scalars['Int']['output'];
};

/** Actions that the viewer may take on an import request. */
export type ImportRequestActions = {
  __typename?: 'ImportRequestActions';
  /** Take it, send its problems back and import it: internal staff, until it is processed. */
  import: Scalars['Boolean']['output'];
};

/** A reserve study that a customer sent, for internal staff to import. Its workbook is at /download/import-request/{importRequestId}. */
export type ImportRequest = {
  __typename?: 'ImportRequest';
  /** UUIDv7 of the request. */
  importRequestId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the property. */
  propertyName: Scalars['String']['output'];
  /** UUIDv7 of its portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** Name of its portfolio. */
  workspaceName: Scalars['String']['output'];
  /** Fiscal year of the inventory that the file goes into. */
  fiscalYear: Scalars['Int']['output'];
  /** Name of the workbook. */
  fileName: Scalars['String']['output'];
  /** Bytes of the workbook. */
  fileSize: Scalars['Int']['output'];
  /** What became of it. */
  status: ImportRequestStatus;
  /** What was wrong when the file was last read, at most 100 problems. */
  problems: Array<ImportRequestProblem>;
  /** Number of all problems. */
  problemCount: Scalars['Int']['output'];
  /** Name of the person who sent it. */
  sentBy: Scalars['String']['output'];
  /** When it was sent. */
  sentAt: Scalars['DateTime']['output'];
  /** Name of the staff member who took it; null until then. */
  takenBy?: Maybe<Scalars['String']['output']>;
  /** When it was taken; null until then. */
  takenAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it was processed; null until then. */
  processedAt?: Maybe<Scalars['DateTime']['output']>;
  /** What its import came to; null until it is processed. */
  result?: Maybe<ImportRequestResult>;
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: ImportRequestActions;
};

/** An import request, and what its import would bring. */
export type OpenedImportRequest = {
  __typename?: 'OpenedImportRequest';
  /** The request. */
  request: ImportRequest;
  /** The preview of the sheet that is read first; null while the year is not open for changes, and where the file has to be read again. */
  preview?: Maybe<ComponentImportPreview>;
};

/** One page of import requests. */
export type ImportRequestPage = {
  __typename?: 'ImportRequestPage';
  /** The requests of the page, newest first. */
  items: Array<ImportRequest>;
  /** Requests with the status. */
  totalCount: Scalars['Int']['output'];
  /** Requests that nobody has looked at yet, whatever the status asked for. */
  newCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Requests on a page. */
  pageSize: Scalars['Int']['output'];
};

/** A change of an import request by internal staff. */
export type UpdateImportRequestInput = {
  /** UUIDv7 of the request. */
  importRequestId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
  /** Fiscal year that the file goes into; for another year the file is read again. */
  fiscalYear: Scalars['Int']['input'];
  /** RECEIVED takes the request, FAILED_VALIDATION sends the problems of the file to its sender. */
  status?: ImportRequestStatus;
};

/** Result of a change. */
export type UpdateImportRequestPayload = {
  __typename?: 'UpdateImportRequestPayload';
  /** The request as it is now; null when there are errors. */
  request?: Maybe<ImportRequest>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The study to import. */
export type ProcessImportRequestInput = {
  /** UUIDv7 of the request. */
  importRequestId: Scalars['ID']['input'];
  /** Version that the import starts from. */
  version: Scalars['Int']['input'];
  /** Fiscal year of the inventory that the file goes into. */
  fiscalYear: Scalars['Int']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of an import: all rows or none. */
export type ProcessImportRequestPayload = {
  __typename?: 'ProcessImportRequestPayload';
  /** The processed request; null when there are errors, and while a job imports it. */
  request?: Maybe<ImportRequest>;
  /** The job that imports a large file; null when it is already imported. Repeating the mutation returns the same job. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Where ledgers can come from. */
export type Integration = {
  __typename?: 'Integration';
  /** 1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online. */
  integrationId: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** One sentence: what comes from where. */
  purpose: Scalars['String']['output'];
  /** What the association code is there. */
  codeHint: Scalars['String']['output'];
  /** Lines are fetched; otherwise people bring them as files. */
  fetches: Scalars['Boolean']['output'];
  /** Its associations can be listed. */
  lists: Scalars['Boolean']['output'];
  /** A connected app needs a credential. */
  needsCredential: Scalars['Boolean']['output'];
  /** Words of the button with which people sign in there; null where they enter a credential. */
  connectText?: Maybe<Scalars['String']['output']>;
  /** What whoever runs the installation sets before it can be connected; null once it can. */
  missing?: Maybe<Scalars['String']['output']>;
  /** What both reserve-funds flags are at first. */
  defaultUseReserveFunds: Scalars['Boolean']['output'];
  /** What a credential holds. */
  fields: Array<CredentialField>;
};

/** A part of a credential that a person enters. */
export type CredentialField = {
  __typename?: 'CredentialField';
  /** Key in the values. */
  name: Scalars['String']['output'];
  /** As forms call it. */
  label: Scalars['String']['output'];
  /** Where it is found. */
  hint: Scalars['String']['output'];
  /** It is not shown while it is typed. */
  isSecret: Scalars['Boolean']['output'];
};

/** A credential of a workspace, without what it holds. */
export type IntegrationCredential = {
  __typename?: 'IntegrationCredential';
  /** UUIDv7 of the credential. */
  integrationCredentialId: Scalars['ID']['output'];
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** What it opens. */
  integrationId: Scalars['Int']['output'];
  /** Name of the integration. */
  integrationName: Scalars['String']['output'];
  /** Name, chosen by people. */
  name: Scalars['String']['output'];
  /** The other service refused it, or its key is gone. */
  isExpired: Scalars['Boolean']['output'];
  /** What is wrong with it and how to mend it. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Connected apps that use it. */
  propertyCount: Scalars['Int']['output'];
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** Associations that a credential reaches. */
export type ExternalAssociations = {
  __typename?: 'ExternalAssociations';
  /** The associations; null where the service cannot list them, or did not. */
  associations?: Maybe<Array<ExternalAssociation>>;
  /** Why they could not be listed. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** An association of another service. */
export type ExternalAssociation = {
  __typename?: 'ExternalAssociation';
  /** Association code. */
  code: Scalars['String']['output'];
  /** Name there. */
  name: Scalars['String']['output'];
};

/** The connected app of a property: where its ledger comes from. */
export type ConnectedApp = {
  __typename?: 'ConnectedApp';
  /** UUIDv7 of the connected app. */
  integrationPropertyId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** 1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online. */
  integrationId: Scalars['Int']['output'];
  /** Name of the integration. */
  integrationName: Scalars['String']['output'];
  /** UUIDv7 of its credential; null for ledger files. */
  integrationCredentialId?: Maybe<Scalars['ID']['output']>;
  /** Name of its credential. */
  credentialName?: Maybe<Scalars['String']['output']>;
  /** What is wrong with its credential and how to mend it. */
  credentialProblem?: Maybe<Scalars['String']['output']>;
  /** Association code; empty for ledger files. */
  externalPropertyCode: Scalars['String']['output'];
  /** Expenses take the fund that the source states. */
  useReserveFundsForExpenses: Scalars['Boolean']['output'];
  /** Income takes the fund that the source states. */
  useReserveFundsForIncome: Scalars['Boolean']['output'];
  /** Lines are fetched; otherwise people bring them as files. */
  fetches: Scalars['Boolean']['output'];
  /** A sync is under way. */
  isSyncing: Scalars['Boolean']['output'];
  /** End of the last successful sync. */
  lastSyncedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is synced next by itself. */
  nextSyncAt?: Maybe<Scalars['DateTime']['output']>;
  /** The newest sync. */
  lastSync?: Maybe<IntegrationSync>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** A sync of a property's ledger. */
export type IntegrationSync = {
  __typename?: 'IntegrationSync';
  /** UUIDv7 of the sync and of its job. */
  syncId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** What was synced. */
  integrationId: Scalars['Int']['output'];
  /** Name of the integration. */
  integrationName: Scalars['String']['output'];
  /** 1 In Progress, 2 Successful, 3 Failed, otherwise Unknown. */
  status: Scalars['Int']['output'];
  /** In Progress, Successful, Failed or Unknown. */
  statusName: Scalars['String']['output'];
  /** When it began. */
  startedAt: Scalars['DateTime']['output'];
  /** When it ended; null while it is under way. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** New transactions. */
  added: Scalars['Int']['output'];
  /** Corrected transactions. */
  changed: Scalars['Int']['output'];
  /** Transactions that the source deleted. */
  removed: Scalars['Int']['output'];
  /** Entries of the source that could not be read. */
  unreadable: Scalars['Int']['output'];
  /** Some of them, in words. */
  unreadableExamples: Array<Scalars['String']['output']>;
  /** What went wrong and how to mend it. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The service began it by itself. */
  isNightly: Scalars['Boolean']['output'];
};

/** A credential to add. */
export type AddCredentialInput = {
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['input'];
  /** What it opens. */
  integrationId: Scalars['Int']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** Texts by the names of the integration's fields. They never come back. */
  values: Scalars['JSONObject']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A sign-in at another service that begins. */
export type BeginAuthorizationInput = {
  /** UUIDv7 of the property that is connected. */
  propertyId: Scalars['ID']['input'];
  /** Where people sign in. */
  integrationId: Scalars['Int']['input'];
  /** UUIDv7 of a credential that is connected again; null makes one. */
  integrationCredentialId?: InputMaybe<Scalars['ID']['input']>;
};

/** What the other service gave the browser on its way back. */
export type FinishAuthorizationInput = {
  /** As it was sent there; good for one return of the same session within ten minutes. */
  state: Scalars['String']['input'];
  /** Good for one use; null where the permission was not given. */
  code?: InputMaybe<Scalars['String']['input']>;
  /** The company that was chosen there (realmId). */
  externalCode?: InputMaybe<Scalars['String']['input']>;
  /** Why there is no code, as the service says. */
  refusal?: InputMaybe<Scalars['String']['input']>;
};

/** Result of beginning a sign-in. */
export type BeginAuthorizationPayload = {
  __typename?: 'BeginAuthorizationPayload';
  /** Page of the other service to which the browser goes. */
  address?: Maybe<Scalars['String']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of a sign-in. */
export type FinishAuthorizationPayload = {
  __typename?: 'FinishAuthorizationPayload';
  /** UUIDv7 of the property that is connected. */
  propertyId?: Maybe<Scalars['ID']['output']>;
  /** The credential that was added, or is good again. */
  credential?: Maybe<IntegrationCredential>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A credential to change. */
export type UpdateCredentialInput = {
  /** UUIDv7 of the credential. */
  integrationCredentialId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** Name. */
  name: Scalars['String']['input'];
  /** All values again; null leaves those that are stored. */
  values?: InputMaybe<Scalars['JSONObject']['input']>;
};

/** A credential to remove. */
export type RemoveCredentialInput = {
  /** UUIDv7 of the credential. */
  integrationCredentialId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Where the ledger of a property comes from. */
export type ConnectedAppInput = {
  /** 1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online. */
  integrationId: Scalars['Int']['input'];
  /** UUIDv7 of a credential of this integration. */
  integrationCredentialId?: InputMaybe<Scalars['ID']['input']>;
  /** Association code. */
  externalPropertyCode?: InputMaybe<Scalars['String']['input']>;
  /** Expenses take the fund that the source states. */
  useReserveFundsForExpenses: Scalars['Boolean']['input'];
  /** Income takes the fund that the source states. */
  useReserveFundsForIncome: Scalars['Boolean']['input'];
};

/** A property to connect. */
export type ConnectAppInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: ConnectedAppInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A connected app to change. */
export type UpdateConnectedAppInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: ConnectedAppInput;
};

/** A property to sync, or whose GL configuration is reset. */
export type ConnectedAppCommand = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of a change of a credential. */
export type CredentialPayload = {
  __typename?: 'CredentialPayload';
  /** The credential; null after it was removed. */
  credential?: Maybe<IntegrationCredential>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** Result of a change of a connected app. */
export type ConnectedAppPayload = {
  __typename?: 'ConnectedAppPayload';
  /** The connected app as saved. */
  connectedApp?: Maybe<ConnectedApp>;
  /** The property. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of asking for a sync. */
export type SyncPropertyPayload = {
  __typename?: 'SyncPropertyPayload';
  /** The job that syncs. */
  job?: Maybe<Job>;
  /** The property. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of a GL reset. */
export type ResetGlPayload = {
  __typename?: 'ResetGlPayload';
  /** Accounts that are unmapped again. */
  accounts?: Maybe<Scalars['Int']['output']>;
  /** Transactions that lost what was assigned to them. */
  transactions?: Maybe<Scalars['Int']['output']>;
  /** Rules that were forgotten. */
  rules?: Maybe<Scalars['Int']['output']>;
  /** Number of transactions that the reset goes through behind the answer, where they are many: see ledgerWork. */
  stillToReset?: Maybe<Scalars['Int']['output']>;
  /** The property. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Kind of job. */
export type JobKind =
  /** Creates a document. */
  | 'document'
  /** Saves an accepted component import. */
  | 'componentImport'
  /** Imports a reserve study that a customer sent. */
  | 'importRequest'
  /** Syncs a ledger. */
  | 'ledgerSync'
  /** Enters an accepted ledger file. */
  | 'ledgerImport'
  /** Moves a property to another portfolio. */
  | 'propertyReassign'
  /** Duplicates a property. */
  | 'propertyDuplicate'
  /** Creates a full archive of a property or a workspace. */
  | 'fullArchive'
  /** Adds the properties of a workbook. */
  | 'propertyImport'
  /** Sets up a fiscal year of many properties. */
  | 'manyYears';

/** Status of a job. */
export type JobStatus =
  /** Waits for its turn. */
  | 'queued'
  /** Is running. */
  | 'running'
  /** Finished with a result. */
  | 'succeeded'
  /** Ended without a result; see `errors`. */
  | 'failed'
  /** Canceled on request before it saved anything. */
  | 'canceled';

/** A document that can be requested. */
export type DocumentName =
  /** Board packet of a plan, PDF; takes planId. */
  | 'packet'
  /** Workbook of a plan with working formulas, .xlsx; takes planId. */
  | 'workbook'
  /** Disclosure of a plan, PDF; takes planId. */
  | 'disclosure'
  /** Inventory of a year, .xlsx; takes propertyId and fiscalYear. Importing it back changes nothing. */
  | 'components'
  /** Inventory of a year through the export map of the property, .xlsx, for internal staff; takes propertyId and fiscalYear. */
  | 'mappedComponents'
  /** Projects of a property that are not deleted, .xlsx; takes propertyId. */
  | 'projects'
  /** Maintenance tasks of a property with their costs by year, .xlsx; takes propertyId. */
  | 'maintenance'
  /** Activity of a property, .csv; takes propertyId and optionally type, search, from and to. */
  | 'activity'
  /** Percent funded report, PDF; takes propertyId, fiscalYear and optionally years and planId. */
  | 'percentFundedPdf'
  /** Percent funded report, .xlsx; takes the same as its PDF. */
  | 'percentFundedXlsx'
  /** Anticipated expenditures report, PDF; takes propertyId, fiscalYear and optionally years, planId and category. */
  | 'anticipatedExpendituresPdf'
  /** Anticipated expenditures report, .xlsx; takes the same as its PDF. */
  | 'anticipatedExpendituresXlsx'
  /** Component inventory report, PDF; takes propertyId, fiscalYear and optionally planId and category. */
  | 'componentInventoryPdf'
  /** Component inventory report, .xlsx; takes the same as its PDF. */
  | 'componentInventoryXlsx'
  /** Photos report, PDF; takes propertyId and optionally perPage. */
  | 'photosReportPdf'
  /** Associations of a workspace with their key figures, PDF; takes workspaceId and view. */
  | 'associationsPdf'
  /** The same, .xlsx. */
  | 'associationsXlsx'
  /** What was paid for projects of a workspace, PDF; takes workspaceId and spend. */
  | 'projectSpendPdf'
  /** The same, .xlsx. */
  | 'projectSpendXlsx';

/** A file that a job created. It can be downloaded from /download/job/{jobId} for a day, a full archive for seven. */
export type JobFile = {
  __typename?: 'JobFile';
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** Size in bytes. Not an Int, which ends at 2^31. */
  size: Scalars['Float']['output'];
};

/** Actions that the viewer may take on a job. */
export type JobActions = {
  __typename?: 'JobActions';
  /** Cancel it, while it has not finished. */
  cancel: Scalars['Boolean']['output'];
  /** Download its file, while it is available. */
  download: Scalars['Boolean']['output'];
};

/** Work that continues after the request that started it. Only the person who started a job can see it. */
export type Job = {
  __typename?: 'Job';
  /** UUIDv7 of the job. */
  jobId: Scalars['ID']['output'];
  /** Kind of job. */
  kind: JobKind;
  /** Status. */
  status: JobStatus;
  /** Progress, in percent. */
  progress: Scalars['Int']['output'];
  /** The current step, in words; null before the job begins and after it ends. */
  step?: Maybe<Scalars['String']['output']>;
  /** The file that it created; null when there is none. */
  file?: Maybe<JobFile>;
  /** Outcome of an import; null for other jobs. */
  componentImport?: Maybe<ComponentImportAnswer>;
  /** Outcome of a ledger import; null for other jobs. */
  ledgerImport?: Maybe<LedgerImportAnswer>;
  /** UUIDv7 of the copy of a property, once it is there; null for other jobs. */
  duplicatedPropertyId?: Maybe<Scalars['ID']['output']>;
  /** Outcome of setting up a year of many properties; null for other jobs. */
  manyYears?: Maybe<ManyYearsResult>;
  /** Why it failed; empty when it did not. */
  errors: Array<UserError>;
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** When it ended; null until then. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Actions that the viewer may take on it. */
  viewerCan: JobActions;
};

/** A document to create. The required fields depend on the kind of document. */
export type RequestDocumentInput = {
  /** Kind of document. */
  document: DocumentName;
  /** UUIDv7 of a plan; for a report also `current`, for the current contribution. */
  planId?: InputMaybe<Scalars['ID']['input']>;
  /** UUIDv7 of a property. */
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  /** Fiscal year. */
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
  /** Number of years in a report, 5 to 30. */
  years?: InputMaybe<Scalars['Int']['input']>;
  /** The only category to report on. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Of activity: the only kind. */
  type?: InputMaybe<Scalars['String']['input']>;
  /** Of activity: words of the description, the name of what changed or the user. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of activity: the first day, in UTC. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Of activity: the last day, in UTC. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Photos on a page of the photos report: 2, 4 or 6; 4 when left out. */
  perPage?: InputMaybe<Scalars['Int']['input']>;
  /** UUIDv7 of a workspace, for its lists. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Of associations: filters, figures and order, as of a page. */
  view?: InputMaybe<AssociationViewInput>;
  /** Of project spend: what it is summed up by, and its years. */
  spend?: InputMaybe<ProjectSpendInput>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of requesting a document. */
export type RequestDocumentPayload = {
  __typename?: 'RequestDocumentPayload';
  /** The job that creates it; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The job to cancel. */
export type CancelJobInput = {
  /** UUIDv7 of the job. */
  jobId: Scalars['ID']['input'];
};

/** Result of canceling a job. */
export type CancelJobPayload = {
  __typename?: 'CancelJobPayload';
  /** The job as it is now; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Actions that a member of staff may take on a job. */
export type AdminJobActions = {
  __typename?: 'AdminJobActions';
  /** Begin it again. */
  retry: Scalars['Boolean']['output'];
};

/** A job as internal staff see it: without its contents, its addresses and the person who asked for it. */
export type AdminJob = {
  __typename?: 'AdminJob';
  /** UUIDv7 of the job. */
  jobId: Scalars['ID']['output'];
  /** Kind of work: document, componentImport, mail … */
  kind: Scalars['String']['output'];
  /** Status. */
  status: JobStatus;
  /** UUIDv7 of the workspace; null for work of the service for no workspace. */
  workspaceId?: Maybe<Scalars['ID']['output']>;
  /** Name of the workspace. */
  workspaceName?: Maybe<Scalars['String']['output']>;
  /** How often it was begun. */
  attempts: Scalars['Int']['output'];
  /** When it was requested. */
  createdAt: Scalars['DateTime']['output'];
  /** It is not begun before this moment. */
  runAfter: Scalars['DateTime']['output'];
  /** When it was last begun; null until then. */
  startedAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it ended; null until then. */
  endedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Seconds since it was requested, until it ended. */
  openForSeconds: Scalars['Int']['output'];
  /** Of a failed job: the code of its first error. */
  errorCode?: Maybe<Scalars['String']['output']>;
  /** Actions that the viewer may take on it. */
  viewerCan: AdminJobActions;
};

/** How many jobs there are of a status, each at most 10,000. */
export type AdminJobCounts = {
  __typename?: 'AdminJobCounts';
  /** Jobs that wait. */
  queued: Scalars['Int']['output'];
  /** Jobs that are running. */
  running: Scalars['Int']['output'];
  /** Jobs that failed. */
  failed: Scalars['Int']['output'];
};

/** One page of jobs. */
export type AdminJobPage = {
  __typename?: 'AdminJobPage';
  /** The jobs of the page: of those that wait or run the oldest first, of those that ended the newest first. */
  items: Array<AdminJob>;
  /** Jobs of this status, at most 10,000. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Jobs on a page. */
  pageSize: Scalars['Int']['output'];
  /** How many there are of each status. */
  counts: AdminJobCounts;
};

/** The job to begin again. */
export type RetryJobInput = {
  /** UUIDv7 of the job. */
  jobId: Scalars['ID']['input'];
};

/** Result of beginning a job again. */
export type RetryJobPayload = {
  __typename?: 'RetryJobPayload';
  /** The job as it is now. */
  job?: Maybe<AdminJob>;
  /** Errors to fix. Code `notFailed`: someone else began it again, or it was forgotten. */
  userErrors: Array<UserError>;
};

/** What a column of a ledger file holds. */
export type LedgerField =
  /** Date. */
  | 'date'
  /** Account or GL Code. */
  | 'account'
  /** Account Name. */
  | 'accountName'
  /** Description. */
  | 'description'
  /** Payee or Payer. */
  | 'payee'
  /** Reference. */
  | 'reference'
  /** Transaction ID. */
  | 'externalId'
  /** Type. */
  | 'type'
  /** Debit. */
  | 'debit'
  /** Credit. */
  | 'credit'
  /** Amount. */
  | 'amount'
  /** Money In. */
  | 'increase'
  /** Money Out. */
  | 'decrease'
  /** Balance. */
  | 'balance'
  /** Beginning Balance. */
  | 'beginBalance'
  /** Ending Balance. */
  | 'endBalance'
  /** Fund. */
  | 'fund'
  /** Operating Fund. */
  | 'operatingBalance'
  /** Reserve Fund. */
  | 'reserveBalance';

/** A layout of ledger files. */
export type LedgerLayout =
  /** Trial balance with detail. */
  | 'trialBalance'
  /** Balance sheet with a column for each fund. */
  | 'fundBalanceSheet'
  /** General ledger of QuickBooks. */
  | 'quickBooks'
  /** Owner ledger: money in and out in two columns. */
  | 'ownerLedger'
  /** Lines of Yardi, without headings. */
  | 'yardiLines'
  /** Fields of Voyager. */
  | 'voyager'
  /** A plain table. */
  | 'plain';

/** Whether the month or the day comes first where both are numbers. */
export type LedgerDateOrder =
  /** 01/31/2025. */
  | 'monthFirst'
  /** 31/01/2025. */
  | 'dayFirst';

/** What a positive number in a column of amounts means. */
export type LedgerAmountSign =
  /** Money in. */
  | 'moneyIn'
  /** Money out. */
  | 'moneyOut'
  /** A debit: money in for bank accounts and other assets, money out for all others. */
  | 'debit'
  /** More on the account: money out for expenses, money in for all others. */
  | 'natural';

/** What of a ledger file is compared. */
export type LedgerTieKind =
  /** Beginning and movements give the end of an account. */
  | 'balance'
  /** The balance behind each line runs through. */
  | 'running'
  /** Debits and credits of an account equal the totals that the file states for it. */
  | 'totals'
  /** Balances by fund give the total of an account. */
  | 'funds'
  /** All lines equal the totals that the file states. */
  | 'control'
  /** Debits equal credits. */
  | 'debitsCredits';

/** A column of a ledger file and what it holds. */
export type LedgerImportColumn = {
  __typename?: 'LedgerImportColumn';
  /** Position from the left, starting at 0. */
  index: Scalars['Int']['output'];
  /** Letter of the column. */
  letter: Scalars['String']['output'];
  /** Heading in the file. */
  heading: Scalars['String']['output'];
  /** What it holds; null when the column is left out. */
  field?: Maybe<LedgerField>;
  /** First values of the column. */
  samples: Array<Scalars['String']['output']>;
};

/** An account of a ledger file. */
export type LedgerImportAccount = {
  __typename?: 'LedgerImportAccount';
  /** Code; of a ledger without codes, its name. */
  glCode: Scalars['String']['output'];
  /** Name. */
  glName: Scalars['String']['output'];
  /** What it is, by its code and name. */
  kind: AccountKind;
  /** What it is used for: as chosen here, else as the property has it. */
  use: AccountUse;
  /** What it seems to be used for. */
  suggestedUse: AccountUse;
  /** Fund of a bank account. */
  fund: LedgerFund;
  /** The ledger of the property does not have it yet. */
  isNew: Scalars['Boolean']['output'];
  /** Balance at the beginning, where the file states it. */
  begin?: Maybe<Scalars['Money']['output']>;
  /** Balance at the end, where the file states it. */
  end?: Maybe<Scalars['Money']['output']>;
  /** Money in of its lines. */
  moneyIn: Scalars['Money']['output'];
  /** Money out of its lines, never below zero. */
  moneyOut: Scalars['Money']['output'];
  /** Number of its lines. */
  lineCount: Scalars['Int']['output'];
};

/** A balance of a bank account that a ledger file states. */
export type LedgerImportBalance = {
  __typename?: 'LedgerImportBalance';
  /** Name of the bank account. */
  name: Scalars['String']['output'];
  /** Its account of the ledger; null where it is of several funds. */
  glCode?: Maybe<Scalars['String']['output']>;
  /** Fund; null where nobody has said. */
  fund?: Maybe<LedgerFund>;
  /** Day of the balance. */
  asOf: Scalars['Date']['output'];
  /** Balance. */
  balance: Scalars['Money']['output'];
};

/** A comparison of what a ledger file states with what was read of it. */
export type LedgerImportTie = {
  __typename?: 'LedgerImportTie';
  /** What is compared. */
  kind: LedgerTieKind;
  /** Account; null for the whole file. */
  glCode?: Maybe<Scalars['String']['output']>;
  /** Name of the account, or the whole file. */
  name: Scalars['String']['output'];
  /** What the file states less what was read. */
  difference: Scalars['Money']['output'];
  /** The difference is zero. */
  ties: Scalars['Boolean']['output'];
};

/** A line of a ledger file as it would be entered. */
export type LedgerImportLine = {
  __typename?: 'LedgerImportLine';
  /** Sheet; null for csv. */
  sheetName?: Maybe<Scalars['String']['output']>;
  /** Row number as the sheet counts it. */
  row: Scalars['Int']['output'];
  /** Day. */
  date: Scalars['Date']['output'];
  /** Code of its account. */
  glCode: Scalars['String']['output'];
  /** Description. */
  description: Scalars['String']['output'];
  /** Payee or payer. */
  payee?: Maybe<Scalars['String']['output']>;
  /** Reference. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Amount; above zero is money in. */
  amount: Scalars['Money']['output'];
};

/** An error in a ledger file. */
export type LedgerImportProblem = {
  __typename?: 'LedgerImportProblem';
  /** Sheet; null for csv. */
  sheetName?: Maybe<Scalars['String']['output']>;
  /** Row number as the sheet counts it. */
  row: Scalars['Int']['output'];
  /** Letter and heading of the column; null when the error concerns the whole row. */
  column?: Maybe<Scalars['String']['output']>;
  /** Text of the cell. */
  value?: Maybe<Scalars['String']['output']>;
  /** The error, and how to mend it. */
  detail: Scalars['String']['output'];
};

/** A ledger file that was read and not yet entered. */
export type LedgerImport = {
  __typename?: 'LedgerImport';
  /** UUIDv7 of the import. */
  importId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the file. */
  fileName: Scalars['String']['output'];
  /** Sheets that were read; empty for csv. */
  sheetNames: Array<Scalars['String']['output']>;
  /** Layout. */
  layout: LedgerLayout;
  /** Row of the headings as the sheet counts it; null where the file has none. */
  headerRow?: Maybe<Scalars['Int']['output']>;
  /** Columns and what they hold. */
  columns: Array<LedgerImportColumn>;
  /** Order of month and day. */
  dateOrder: LedgerDateOrder;
  /** The days of the file allow no other order. */
  isDateOrderSure: Scalars['Boolean']['output'];
  /** What a positive number in a column of amounts means. */
  sign: LedgerAmountSign;
  /** It was read as the last file of this layout was. */
  isMappingSaved: Scalars['Boolean']['output'];
  /** First day. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Last day. */
  to?: Maybe<Scalars['Date']['output']>;
  /** Number of lines. */
  lineCount: Scalars['Int']['output'];
  /** Accounts. */
  accounts: Array<LedgerImportAccount>;
  /** Balances of bank accounts that are entered. */
  balances: Array<LedgerImportBalance>;
  /** Comparisons. */
  ties: Array<LedgerImportTie>;
  /** The first lines. */
  sample: Array<LedgerImportLine>;
  /** Lines that are new to the ledger. */
  newTransactions: Scalars['Int']['output'];
  /** Lines that were entered from a file of this layout before. */
  knownTransactions: Scalars['Int']['output'];
  /** Lines that another source has too, by day, account and amount. */
  duplicateCount: Scalars['Int']['output'];
  /** The first of those. */
  duplicates: Array<LedgerImportLine>;
  /** The first errors. */
  problems: Array<LedgerImportProblem>;
  /** Number of all errors. */
  problemCount: Scalars['Int']['output'];
  /** Titles, totals and page headings that were passed over. */
  skippedRows: Scalars['Int']['output'];
  /** What no column holds, though every line needs it. */
  missingFields: Array<LedgerField>;
  /** Rows with errors are left out on purpose. */
  skipProblems: Scalars['Boolean']['output'];
  /** Duplicates are left out. */
  skipDuplicates: Scalars['Boolean']['output'];
  /** True when the import can be accepted. */
  canAccept: Scalars['Boolean']['output'];
  /** Lines that are in the ledger already, while it is entered part by part. */
  enteredLines: Scalars['Int']['output'];
  /** Accepted already. */
  isAccepted: Scalars['Boolean']['output'];
  /** The viewer's job that is entering it now; null when there is none. */
  jobId?: Maybe<Scalars['ID']['output']>;
};

/** A column and what it should hold. */
export type LedgerImportColumnInput = {
  /** Position from the left, starting at 0. */
  index: Scalars['Int']['input'];
  /** What it holds; null leaves it out. */
  field?: InputMaybe<LedgerField>;
};

/** What an account is used for. */
export type LedgerImportAccountInput = {
  /** Code of the account. */
  glCode: Scalars['String']['input'];
  /** Use. An account that is used as bank account is one. */
  use: AccountUse;
  /** Fund of a bank account. */
  fund?: LedgerFund;
};

/** How a ledger file is to be read. */
export type LedgerImportValues = {
  /** Columns and what they hold. */
  columns: Array<LedgerImportColumnInput>;
  /** Order of month and day. */
  dateOrder: LedgerDateOrder;
  /** What a positive number in a column of amounts means. */
  sign: LedgerAmountSign;
  /** Choices for accounts. */
  accounts?: Array<LedgerImportAccountInput>;
  /** Leave out rows with errors, on purpose. */
  skipProblems?: Scalars['Boolean']['input'];
  /** Leave out lines that another source has too. */
  skipDuplicates?: Scalars['Boolean']['input'];
};

/** Another reading of the same file. */
export type UpdateLedgerImportInput = {
  /** UUIDv7 of the import. */
  ledgerImportId: Scalars['ID']['input'];
  /** How to read it. */
  values: LedgerImportValues;
};

/** Result of another reading. */
export type UpdateLedgerImportPayload = {
  __typename?: 'UpdateLedgerImportPayload';
  /** The new preview. */
  preview?: Maybe<LedgerImport>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** The import to accept. */
export type AcceptLedgerImportInput = {
  /** UUIDv7 of the import. */
  ledgerImportId: Scalars['ID']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Outcome of a ledger import. */
export type LedgerImportAnswer = {
  __typename?: 'LedgerImportAnswer';
  /** UUIDv7 of the import. */
  importId: Scalars['ID']['output'];
  /** Transactions added. */
  added: Scalars['Int']['output'];
  /** Transactions changed. */
  changed: Scalars['Int']['output'];
  /** Transactions that were there already. */
  unchanged: Scalars['Int']['output'];
  /** Transactions left out, as another source has them. */
  duplicates: Scalars['Int']['output'];
  /** First day of the file. */
  from?: Maybe<Scalars['Date']['output']>;
  /** Last day of the file. */
  to?: Maybe<Scalars['Date']['output']>;
};

/** Result of accepting. */
export type AcceptLedgerImportPayload = {
  __typename?: 'AcceptLedgerImportPayload';
  /** The outcome; null when there are errors, and while a job is entering the file. */
  answer?: Maybe<LedgerImportAnswer>;
  /** The job that enters a long file; null when it is already entered. Repeating the mutation returns the same job. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The import to discard. */
export type RemoveLedgerImportInput = {
  /** UUIDv7 of the import. */
  ledgerImportId: Scalars['ID']['input'];
};

/** Result of discarding. */
export type RemoveLedgerImportPayload = {
  __typename?: 'RemoveLedgerImportPayload';
  /** UUIDv7 of the import that is gone. */
  removedImportId?: Maybe<Scalars['ID']['output']>;
  /** Errors that stood in the way. */
  userErrors: Array<UserError>;
};

/** Where money is. */
export type LedgerFund =
  /** The reserve fund. */
  | 'reserve'
  /** The operating fund. */
  | 'operating'
  /** Not known: neither the configuration nor the source says. */
  | 'unmapped';

/** What an account of the ledger is, as its source says or as someone corrected it. */
export type AccountKind =
  /** A bank account. */
  | 'bank'
  /** Another asset. */
  | 'asset'
  /** Income. */
  | 'income'
  /** An expense. */
  | 'expense'
  /** A liability. */
  | 'liability'
  /** Equity. */
  | 'equity'
  /** The source doesn't say. */
  | 'unknown';

/** What an account of the ledger is used for, as people configure it. */
export type AccountUse =
  /** Income of the reserve fund. */
  | 'reserveIncome'
  /** Expenses of the reserve fund. */
  | 'reserveExpense'
  /** Income of the operating fund. */
  | 'operatingIncome'
  /** Expenses of the operating fund. */
  | 'operatingExpense'
  /** A bank account. */
  | 'bank'
  /** It counts nowhere. */
  | 'ignored'
  /** Nobody has said yet. */
  | 'unmapped';

/** Who mapped a transaction. */
export type MappedBy =
  /** A person, by hand. */
  | 'user'
  /** A rule that was remembered. */
  | 'rule';

/** Order of transactions. */
export type TransactionSort =
  /** By day. */
  | 'date'
  /** By amount. */
  | 'amount'
  /** By payee. */
  | 'payee';

/** What a mapping is remembered for. */
export type RememberedFor =
  /** Every transaction of the payee. */
  | 'payee'
  /** Every transaction of the account. */
  | 'glCode'
  /** Every transaction of the payee in the account. */
  | 'payeeAndGlCode';

/** One posting on one account of a property's ledger. */
export type Transaction = {
  __typename?: 'Transaction';
  /** UUIDv7 of the transaction. */
  transactionId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Day of the posting. */
  date: Scalars['Date']['output'];
  /** Above zero is money in, below zero money out. */
  amount: Scalars['Money']['output'];
  /** The fund: by the use of its account, else as the source says. */
  fund: LedgerFund;
  /** Code of its account. */
  glCode: Scalars['String']['output'];
  /** Name of its account. */
  glName: Scalars['String']['output'];
  /** What its account is used for. */
  use: AccountUse;
  /** What the source says of it. */
  description: Scalars['String']['output'];
  /** Who paid or was paid. */
  payee?: Maybe<Scalars['String']['output']>;
  /** Number of the check, transfer or invoice. */
  reference?: Maybe<Scalars['String']['output']>;
  /** Its id in the source. */
  externalId: Scalars['String']['output'];
  /** Name of the source. */
  sourceName: Scalars['String']['output'];
  /** The component that it is for, by the line of the fiscal year of its day, else by the newest line. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
  /** Name of that component. */
  componentName?: Maybe<Scalars['String']['output']>;
  /** The project that it is for. */
  projectId?: Maybe<Scalars['ID']['output']>;
  /** Name of that project. */
  projectName?: Maybe<Scalars['String']['output']>;
  /** Whether the expense was not budgeted in the reserve study. */
  isUnexpected: Scalars['Boolean']['output'];
  /** Who mapped it; null while no one has. */
  mappedBy?: Maybe<MappedBy>;
  /** Balance of its account after it, as the source states it. */
  runningBalance?: Maybe<Scalars['Money']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: TransactionActions;
};

/** Actions that the viewer may take on a transaction. */
export type TransactionActions = {
  __typename?: 'TransactionActions';
  /** Map it to a component or project, and mark it as unexpected. */
  edit: Scalars['Boolean']['output'];
};

/** Where a part of a list of transactions ends. */
export type TransactionPageInfo = {
  __typename?: 'TransactionPageInfo';
  /** For `after`: the part behind this one; null at the end of the list. */
  endCursor?: Maybe<Scalars['String']['output']>;
  /** Whether there is a part behind this one. */
  hasNextPage: Scalars['Boolean']['output'];
};

/** Which accounts the sums of a list are made of, so that no money counts twice: the first of these that the list has. */
export type TotalsBasis =
  /** Income and expense accounts, and those whose use no one has said. */
  | 'incomeAndExpenses'
  /** Bank accounts. */
  | 'bankAccounts'
  /** Accounts that are ignored. */
  | 'ignoredAccounts';

/** A part of a property's transactions, with figures of the whole filtered list. */
export type TransactionConnection = {
  __typename?: 'TransactionConnection';
  /** The transactions of this part. */
  nodes: Array<Transaction>;
  /** Number of transactions in the whole filtered list. */
  totalCount: Scalars['Int']['output'];
  /** Money in of the whole filtered list, on accounts of the basis. */
  moneyIn: Scalars['Money']['output'];
  /** Money out of the whole filtered list, on accounts of the basis; never below zero. */
  moneyOut: Scalars['Money']['output'];
  /** Which accounts both sums are made of. */
  basis: TotalsBasis;
  /** Number of transactions on other accounts, which both sums leave out. */
  leftOut: Scalars['Int']['output'];
  /** Where this part ends. */
  pageInfo: TransactionPageInfo;
};

/** Which transactions are meant; what is left out does not matter. */
export type TransactionFilter = {
  /** First day. */
  from?: InputMaybe<Scalars['Date']['input']>;
  /** Last day. */
  to?: InputMaybe<Scalars['Date']['input']>;
  /** Only of this fund. */
  fund?: InputMaybe<LedgerFund>;
  /** Only of accounts with this use. */
  use?: InputMaybe<AccountUse>;
  /** Only of this account. */
  glCode?: InputMaybe<Scalars['String']['input']>;
  /** Words of description, payee, reference, or of the account's code or name; at most 200 characters. */
  search?: InputMaybe<Scalars['String']['input']>;
  /** Only those that were not budgeted, or only the others. */
  isUnexpected?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those with a component or a project, or only those without. */
  isMapped?: InputMaybe<Scalars['Boolean']['input']>;
  /** Only those of this component, by any of its lines. */
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
  /** Only those of this project. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
};

/** Who stated a balance. */
export type BalanceOrigin =
  /** A statement of the source. */
  | 'source'
  /** Someone, by hand. */
  | 'hand';

/** What someone stated by hand of a bank account at the end of a day. */
export type StatedBalance = {
  __typename?: 'StatedBalance';
  /** The day. */
  asOf: Scalars['Date']['output'];
  /** What was in it. */
  balance: Scalars['Money']['output'];
};

/** What is in a bank account on a day. */
export type BankBalance = {
  __typename?: 'BankBalance';
  /** UUIDv7 of the bank account. */
  bankAccountId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The bank. */
  institution?: Maybe<Scalars['String']['output']>;
  /** The fund that its money is of. */
  fund: LedgerFund;
  /** Balance; null while no statement is known. */
  balance?: Maybe<Scalars['Money']['output']>;
  /** Day of the statement that the balance starts from. */
  asOf?: Maybe<Scalars['Date']['output']>;
  /** Who stated it; null while no statement is known. */
  origin?: Maybe<BalanceOrigin>;
};

/** Bank balances of a property on a day. */
export type BankBalances = {
  __typename?: 'BankBalances';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The day. */
  on: Scalars['Date']['output'];
  /** Its bank accounts, by name. */
  accounts: Array<BankBalance>;
};

/** Actions that the viewer may take on a configuration of the ledger. */
export type LedgerConfigurationActions = {
  __typename?: 'LedgerConfigurationActions';
  /** Change it. */
  edit: Scalars['Boolean']['output'];
};

/** An account of a property's ledger. */
export type GlAccount = {
  __typename?: 'GlAccount';
  /** Code; of a ledger without codes, its name. */
  glCode: Scalars['String']['output'];
  /** Name. */
  glName: Scalars['String']['output'];
  /** What it is: as someone stated it, else as the source says. */
  kind: AccountKind;
  /** What the source says, where someone stated another kind; null otherwise. */
  sourceKind?: Maybe<AccountKind>;
  /** What it is used for. */
  use: AccountUse;
  /** What it seems to be used for, by its kind and the words of its name. */
  suggestedUse: AccountUse;
  /** Number of its transactions. */
  lineCount: Scalars['Int']['output'];
  /** Day of its newest transaction. */
  lastDate?: Maybe<Scalars['Date']['output']>;
};

/** Limits of variances of a property, in whole percent of the plan. */
export type VarianceLimits = {
  __typename?: 'VarianceLimits';
  /** More is watched. */
  watchAbove: Scalars['Int']['output'];
  /** More raises an alert. */
  alertAbove: Scalars['Int']['output'];
};

/** What the accounts of a property's ledger are used for. */
export type GlConfiguration = {
  __typename?: 'GlConfiguration';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** All accounts, by code. */
  accounts: Array<GlAccount>;
  /** Whether no account has a use of the reserve fund. Matters only for an integrated property. */
  isMissing: Scalars['Boolean']['output'];
  /** From when on figures of the live dashboard are watched, or raise an alert. */
  varianceLimits: VarianceLimits;
  /** Version of the whole configuration; 0 until someone saves it. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take. */
  viewerCan: LedgerConfigurationActions;
};

/** A bank account with the account of the ledger that it is. */
export type BankAccount = {
  __typename?: 'BankAccount';
  /** UUIDv7 of the bank account. */
  bankAccountId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** The bank. */
  institution?: Maybe<Scalars['String']['output']>;
  /** Code of the account of the ledger; null where the source names none. */
  glCode?: Maybe<Scalars['String']['output']>;
  /** Whether someone added it: no source names it. */
  isByHand: Scalars['Boolean']['output'];
  /** The fund that its money is of. */
  fund: LedgerFund;
  /** Balance of today; null while no statement is known. */
  balance?: Maybe<Scalars['Money']['output']>;
  /** Day of the statement that the balance starts from. */
  asOf?: Maybe<Scalars['Date']['output']>;
  /** Who stated it; null while no statement is known. */
  origin?: Maybe<BalanceOrigin>;
  /** Balances that were stated by hand, the newest day first. */
  statedBalances: Array<StatedBalance>;
};

/** The bank accounts of a property and their funds. */
export type BankConfiguration = {
  __typename?: 'BankConfiguration';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** All bank accounts, by name. */
  accounts: Array<BankAccount>;
  /** Whether no bank account is of the reserve fund. Matters only for an integrated property. */
  isMissing: Scalars['Boolean']['output'];
  /** Version of the whole configuration; 0 until someone saves it. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take. */
  viewerCan: LedgerConfigurationActions;
};

/** What is remembered of transactions of a payee, of an account, or of a payee in an account. */
export type LedgerRule = {
  __typename?: 'LedgerRule';
  /** UUIDv7 of the rule. */
  ruleId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The payee; null for every payee. */
  payee?: Maybe<Scalars['String']['output']>;
  /** Code of the account; null for every account. */
  glCode?: Maybe<Scalars['String']['output']>;
  /** Name of the account. */
  glName?: Maybe<Scalars['String']['output']>;
  /** The component that transactions are mapped to. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
  /** Name of that component. */
  componentName?: Maybe<Scalars['String']['output']>;
  /** The project that transactions are mapped to. */
  projectId?: Maybe<Scalars['ID']['output']>;
  /** Name of that project. */
  projectName?: Maybe<Scalars['String']['output']>;
  /** Whether they are marked as unexpected; null when the rule says nothing of it. */
  isUnexpected?: Maybe<Scalars['Boolean']['output']>;
  /** Number of transactions that the rule mapped. */
  lineCount: Scalars['Int']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** A change of a ledger that is too long for a request. */
export type LedgerWorkKind =
  /** Turns the transactions of an account whose kind was corrected between money in and money out. */
  | 'turnSigns'
  /** Maps transactions by rules that were made, changed or removed. */
  | 'applyRules'
  /** Forgets what transactions of the connected app were mapped to by hand; they follow the rules that are left. */
  | 'resetMapping';

/** A long change of a ledger that is under way. Until it is done, figures of what it changes are in part those of before. */
export type LedgerWork = {
  __typename?: 'LedgerWork';
  /** UUIDv7 of the change. */
  workId: Scalars['ID']['output'];
  /** What it does. */
  kind: LedgerWorkKind;
  /** Code of the corrected account; null for rules. */
  glCode?: Maybe<Scalars['String']['output']>;
  /** Name of that account. */
  glName?: Maybe<Scalars['String']['output']>;
  /** Number of transactions that it goes through. */
  lineCount: Scalars['Int']['output'];
  /** Number of those that it has gone through. */
  doneCount: Scalars['Int']['output'];
};

/** What is said of transactions: every value, since what is left out is emptied. */
export type TransactionMapping = {
  /** The component that it is for: any of its lines. */
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
  /** The project that it is for. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether the expense was not budgeted in the reserve study. */
  isUnexpected?: Scalars['Boolean']['input'];
  /** Remember it as a rule, and apply it to all transactions that no one mapped by hand. */
  remember?: InputMaybe<RememberedFor>;
};

/** A transaction to map. */
export type MapTransactionInput = {
  /** UUIDv7 of the transaction. */
  transactionId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** What is said of it. */
  values: TransactionMapping;
};

/** Transactions of one property to map. */
export type MapTransactionsInput = {
  /** UUIDv7 of each, 1 to 1,000. */
  transactionIds: Array<Scalars['ID']['input']>;
  /** What is said of all of them. */
  values: TransactionMapping;
};

/** Result of mapping transactions. */
export type MapTransactionsPayload = {
  __typename?: 'MapTransactionsPayload';
  /** The transactions as they are now, in the asked order. */
  transactions?: Maybe<Array<Transaction>>;
  /** Rules that were made or changed. */
  rules?: Maybe<Array<LedgerRule>>;
  /** Number of other transactions that the rules changed. */
  alsoMapped?: Maybe<Scalars['Int']['output']>;
  /** Number of transactions that the rules go through behind the answer, where they are many: see ledgerWork. */
  stillToMap?: Maybe<Scalars['Int']['output']>;
  /** The property, whose lists and figures may have changed. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** What an account is used for. */
export type GlAccountUseInput = {
  /** Code of the account. */
  glCode: Scalars['String']['input'];
  /** Its use. */
  use: AccountUse;
  /** What it is; without it that stays. What the source says takes a correction back. Its transactions turn between money in and money out where the kind says so. */
  kind?: InputMaybe<AccountKind>;
};

/** Limits of variances, in whole percent of the plan, 1 to 500. */
export type VarianceLimitsInput = {
  /** More is watched. */
  watchAbove: Scalars['Int']['input'];
  /** More raises an alert; more than watchAbove. */
  alertAbove: Scalars['Int']['input'];
};

/** What the accounts of a property are used for. */
export type SaveGlConfigurationInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The accounts; those that are not listed stay as they are. */
  accounts: Array<GlAccountUseInput>;
  /** Limits of variances; without them they stay as they are. */
  varianceLimits?: InputMaybe<VarianceLimitsInput>;
};

/** Result of saving what accounts are used for. */
export type SaveGlConfigurationPayload = {
  __typename?: 'SaveGlConfigurationPayload';
  /** The configuration as it is now. */
  glConfiguration?: Maybe<GlConfiguration>;
  /** The property, whose transactions and figures follow from it. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** What is in a bank account at the end of a day, stated by hand. */
export type StatedBalanceInput = {
  /** The day; today or before. */
  asOf: Scalars['Date']['input'];
  /** What was in it; below zero where it was overdrawn. */
  balance: Scalars['Money']['input'];
};

/** Values of a bank account. */
export type BankAccountInput = {
  /** UUIDv7 of the bank account. */
  bankAccountId: Scalars['ID']['input'];
  /** The fund that its money is of. */
  fund: LedgerFund;
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** The bank, at most 250 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** All balances that are stated by hand, one a day and none of a day that the source states; without them they stay as they are. */
  statedBalances?: InputMaybe<Array<StatedBalanceInput>>;
};

/** Values of a bank account that no source names. */
export type NewBankAccountValues = {
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** The bank, at most 250 characters. */
  institution?: InputMaybe<Scalars['String']['input']>;
  /** The fund that its money is of. */
  fund: LedgerFund;
  /** What was in it; below zero where it was overdrawn. */
  balance: Scalars['Money']['input'];
  /** At the end of this day; today or before. */
  asOf: Scalars['Date']['input'];
};

/** A bank account to add by hand. */
export type AddBankAccountInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Its values. */
  values: NewBankAccountValues;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A bank account that someone added by hand, to remove. */
export type RemoveBankAccountInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the bank account. */
  bankAccountId: Scalars['ID']['input'];
  /** Version of the whole configuration that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** The bank accounts of a property and their funds. */
export type SaveBankConfigurationInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The bank accounts; those that are not listed stay as they are. */
  accounts: Array<BankAccountInput>;
};

/** Result of adding or removing a bank account. */
export type BankAccountsPayload = {
  __typename?: 'BankAccountsPayload';
  /** The property with its bank accounts. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of saving bank accounts. */
export type SaveBankConfigurationPayload = {
  __typename?: 'SaveBankConfigurationPayload';
  /** The configuration as it is now. */
  bankConfiguration?: Maybe<BankConfiguration>;
  /** The property, whose transactions and balances follow from it. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Values of a rule. */
export type LedgerRuleInput = {
  /** The payee; null for every payee of the account. */
  payee?: InputMaybe<Scalars['String']['input']>;
  /** Code of the account; null for every account of the payee. */
  glCode?: InputMaybe<Scalars['String']['input']>;
  /** The component that transactions are mapped to: any of its lines. */
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
  /** The project that transactions are mapped to. */
  projectId?: InputMaybe<Scalars['ID']['input']>;
  /** Whether they are marked as unexpected; null when the rule says nothing of it. */
  isUnexpected?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A rule to add. */
export type AddLedgerRuleInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Its values. A rule for the same payee and account is replaced. */
  values: LedgerRuleInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A rule to remove. */
export type RemoveLedgerRuleInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the rule. */
  ruleId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of a change of the rules. */
export type LedgerRulesPayload = {
  __typename?: 'LedgerRulesPayload';
  /** The property with its rules; transactions that only a removed rule mapped are unmapped again. */
  property?: Maybe<Property>;
  /** Number of transactions whose mapping follows from the rule; null after a removal. */
  alsoMapped?: Maybe<Scalars['Int']['output']>;
  /** Number of transactions that the rule goes through behind the answer, where they are many: see ledgerWork; null after a removal. */
  stillToMap?: Maybe<Scalars['Int']['output']>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** How far a figure of the ledger is off its plan. */
export type VarianceStatus =
  /** Within the limits. */
  | 'ok'
  /** More than varianceLimits.watchAbove percent off on the bad side. */
  | 'watch'
  /** More than varianceLimits.alertAbove percent off on the bad side, or spent without a plan. */
  | 'alert';

/** A figure against its plan: spending above what is planned for the year, income below what is budgeted to date. */
export type LiveVariance = {
  __typename?: 'LiveVariance';
  /** Whether it is within the limits. */
  status: VarianceStatus;
  /** Percent of the plan on the bad side, with one decimal; below zero on the good one; null without a plan. */
  percent?: Maybe<Scalars['Float']['output']>;
};

/** What a live dashboard was made of, and when. */
export type LiveHeader = {
  __typename?: 'LiveHeader';
  /** Name of the property. */
  propertyName: Scalars['String']['output'];
  /** Company of its workspace. */
  companyName: Scalars['String']['output'];
  /** When the report was computed. */
  reportPreparedDate: Scalars['DateTime']['output'];
  /** When the ledger last brought transactions; null where it never did. */
  lastUpdated?: Maybe<Scalars['DateTime']['output']>;
  /** True while no account of the ledger has a use of the reserve fund. */
  missingGlCodesConfig: Scalars['Boolean']['output'];
  /** True while no bank account is of the reserve fund. */
  missingBankAccountsConfig: Scalars['Boolean']['output'];
};

/** Reserve expenses of an account of the ledger. */
export type AccountExpenses = {
  __typename?: 'AccountExpenses';
  /** Code of the account. */
  glCode: Scalars['String']['output'];
  /** Name of the account. */
  glName: Scalars['String']['output'];
  /** Money out less money in over the last 12 months. */
  total: Scalars['Money']['output'];
  /** The same by month, for the months of cashFlowOfReserves. */
  months: Array<Scalars['Money']['output']>;
};

/** Reserve expenses of the last 12 months, by account of the ledger. */
export type ReserveExpenses = {
  __typename?: 'ReserveExpenses';
  /** All of them. */
  total: Scalars['Money']['output'];
  /** Of the total, what someone marked as unexpected. */
  unexpected: Scalars['Money']['output'];
  /** The largest first; they add up to the total. */
  accounts: Array<AccountExpenses>;
};

/** A month of the reserve fund. */
export type CashFlowMonth = {
  __typename?: 'CashFlowMonth';
  /** Its first day. */
  month: Scalars['Date']['output'];
  /** Money in less money out of reserve income. */
  income: Scalars['Money']['output'];
  /** Money out less money in of reserve expenses. */
  expenses: Scalars['Money']['output'];
  /** Reserve bank accounts at the end of the month; of the current month, as far as it has come. null where no statement is known. */
  endingBalance?: Maybe<Scalars['Money']['output']>;
  /** True where no statement reaches so far back: worked back from income and expenses. */
  isWorkedBack: Scalars['Boolean']['output'];
  /** What else moved the balance, money in less money out: transfers between the funds, and what statements say that the ledger does not have. null where no balance is known. */
  other?: Maybe<Scalars['Money']['output']>;
};

/** Income, expenses and balance of reserves. */
export type CashFlowOfReserves = {
  __typename?: 'CashFlowOfReserves';
  /** The current month and the eleven before it, oldest first. */
  months: Array<CashFlowMonth>;
};

/** Actual spending of a category beside the plan. */
export type ActualCategory = {
  __typename?: 'ActualCategory';
  /** Name of the category, or Not mapped to a component. */
  category: Scalars['String']['output'];
  /** Place of the category, which decides its color; null for expenses without a component. */
  categoryPosition?: Maybe<Scalars['Int']['output']>;
  /** Reserve expenses of the fiscal year so far. */
  spent: Scalars['Money']['output'];
  /** What the plan has for the whole fiscal year. */
  planned: Scalars['Money']['output'];
  /** Of what was spent, what someone marked as unexpected. */
  unexpected: Scalars['Money']['output'];
  /** Spent against planned; null for expenses without a component. */
  variance?: Maybe<LiveVariance>;
};

/** Actual spending by category. */
export type ExpendituresByCategory = {
  __typename?: 'ExpendituresByCategory';
  /** All reserve expenses of the fiscal year so far. */
  total: Scalars['Money']['output'];
  /** Categories with either, the largest first; they add up to the total. */
  categories: Array<ActualCategory>;
};

/** A category of projected expenses. */
export type ProjectedCategory = {
  __typename?: 'ProjectedCategory';
  /** Name of the category. */
  category: Scalars['String']['output'];
  /** Place of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Expenditures of the plan over these years, at each year's prices. */
  total: Scalars['Money']['output'];
};

/** Expenses that the plan has for the years from the current one on. */
export type ProjectedExpenses = {
  __typename?: 'ProjectedExpenses';
  /** 1, 5 or 10. */
  years: Scalars['Int']['output'];
  /** All categories together. */
  total: Scalars['Money']['output'];
  /** The largest first. */
  categories: Array<ProjectedCategory>;
};

/** What the ledger says of the current fiscal year, beside the plan. The same content as the PDF that POST /upload/live-dashboard/{propertyId}/{fiscalYear} makes. */
export type RealTimeFinancialHealth = {
  __typename?: 'RealTimeFinancialHealth';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The current fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** What it was made of, and when. */
  header: LiveHeader;
  /** First day of the fiscal year. */
  startDate: Scalars['Date']['output'];
  /** Units that figures per unit divide by. */
  numberOfUnits: Scalars['Int']['output'];
  /** Months of the fiscal year that have begun; the current one counts whole. */
  monthsToDate: Scalars['Int']['output'];
  /** How much is in reserves and whether the year is on plan; empty where data is missing. */
  verdict: Array<ReportRun>;
  /** Reserve bank accounts: the last statement of each, plus what its account in the ledger moved after it. null without a statement. */
  currentReserveBalance?: Maybe<Scalars['Money']['output']>;
  /** Bank accounts of the reserve fund. */
  reserveAccounts: Scalars['Int']['output'];
  /** Operating bank accounts, in the same way. */
  currentOperatingBalance?: Maybe<Scalars['Money']['output']>;
  /** Bank accounts of the operating fund. */
  operatingAccounts: Scalars['Int']['output'];
  /** Total annual fees / 12 / units. */
  monthlyAssessmentPerUnit?: Maybe<Scalars['Money']['output']>;
  /** The year's contribution to reserves / 12 / units. */
  monthlyReserveContributionPerUnit?: Maybe<Scalars['Money']['output']>;
  /** Reserve expenses of the fiscal year so far. */
  spendingActualYtd: Scalars['Money']['output'];
  /** What the plan has for the whole fiscal year; null without a plan. */
  spendingPlanned?: Maybe<Scalars['Money']['output']>;
  /** Spent against planned for the whole year. */
  spendingVariance?: Maybe<LiveVariance>;
  /** Of what was spent, what someone marked as unexpected. */
  unexpectedYtd: Scalars['Money']['output'];
  /** The year's contribution to reserves / 12 x monthsToDate. */
  budgetedContributionsYtd?: Maybe<Scalars['Money']['output']>;
  /** Reserve income of the fiscal year so far, interest included. */
  reserveIncomeYtd: Scalars['Money']['output'];
  /** Income against what is budgeted to date. */
  incomeVariance?: Maybe<LiveVariance>;
  /** Of the last 12 months, by account of the ledger. */
  reserveExpenses: ReserveExpenses;
  /** By month. */
  cashFlowOfReserves: CashFlowOfReserves;
  /** Of the fiscal year so far, by category of the components that transactions are mapped to. */
  expendituresByCategory: ExpendituresByCategory;
  /** For 1, 5 and 10 years; empty without a plan. */
  projectedExpenses: Array<ProjectedExpenses>;
  /** When a variance is watched, and when it raises an alert. */
  varianceLimits: VarianceLimits;
  /** Why there is no plan to compare with; null where there is one. */
  assumptionsProblem?: Maybe<Scalars['String']['output']>;
};

/** A maintenance task of a component, which comes back each year or every few years. It is paid from operations, never from reserves. */
export type MaintenanceTask = {
  __typename?: 'MaintenanceTask';
  /** UUIDv7 of the task. */
  maintenanceTaskId: Scalars['ID']['output'];
  /** What is to be done. */
  name: Scalars['String']['output'];
  /** 1 to 12: the task is due on the last day of this month. */
  month: Scalars['Int']['output'];
  /** 1: each year; 3: every three years. */
  everyYears: Scalars['Int']['output'];
  /** Calendar year in which it is due for the first time. */
  firstYear: Scalars['Int']['output'];
  /** Cost of one time; null also where the viewer may not see costs. */
  estimatedCost?: Maybe<Scalars['Money']['output']>;
  /** The company or person who does it. */
  vendor?: Maybe<Scalars['String']['output']>;
  /** Free text. */
  notes?: Maybe<Scalars['String']['output']>;
  /** Day on which it was last done. */
  doneOn?: Maybe<Scalars['Date']['output']>;
  /** Day on which it is due next; before today where nobody did it. */
  nextDueOn: Scalars['Date']['output'];
  /** That day has passed. */
  isOverdue: Scalars['Boolean']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** The maintenance of a component. */
export type ComponentMaintenance = {
  __typename?: 'ComponentMaintenance';
  /** Tasks, by the day they are due next. */
  tasks: Array<MaintenanceTask>;
  /** Estimated cost of all tasks in an average year; null where the viewer may not see costs. */
  yearlyCost?: Maybe<Scalars['Money']['output']>;
  /** Actions that the viewer may take. */
  viewerCan: MaintenanceActions;
};

/** Actions that the viewer may take on the maintenance of a component. */
export type MaintenanceActions = {
  __typename?: 'MaintenanceActions';
  /** Add, change and remove tasks, and note that they were done. */
  edit: Scalars['Boolean']['output'];
  /** See what tasks cost. */
  viewCosts: Scalars['Boolean']['output'];
};

/** A maintenance task beside the component that it belongs to. */
export type PropertyMaintenanceTask = {
  __typename?: 'PropertyMaintenanceTask';
  /** The task. */
  task: MaintenanceTask;
  /** UUIDv7 of the component's line of the current inventory. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name of the component. */
  componentName: Scalars['String']['output'];
  /** Category of the component. */
  category: Scalars['String']['output'];
};

/** What maintenance asks for in a calendar year, by its rhythm. */
export type MaintenanceYear = {
  __typename?: 'MaintenanceYear';
  /** The calendar year. */
  year: Scalars['Int']['output'];
  /** Tasks that are due in the year. */
  taskCount: Scalars['Int']['output'];
  /** Their estimated costs, paid from operations; null where the viewer may not see costs. */
  cost?: Maybe<Scalars['Money']['output']>;
};

/** All maintenance of a property, and what it costs a year, apart from the reserve fund. */
export type PropertyMaintenance = {
  __typename?: 'PropertyMaintenance';
  /** Tasks, by the day they are due next. */
  tasks: Array<PropertyMaintenanceTask>;
  /** This calendar year and the four after it. */
  years: Array<MaintenanceYear>;
  /** Estimated cost of all tasks in an average year; null where the viewer may not see costs. */
  yearlyCost?: Maybe<Scalars['Money']['output']>;
  /** Actions that the viewer may take. */
  viewerCan: MaintenanceActions;
};

/** The values of a maintenance task. */
export type MaintenanceTaskInput = {
  /** What is to be done. */
  name: Scalars['String']['input'];
  /** 1 to 12. */
  month: Scalars['Int']['input'];
  /** 1 to 30. */
  everyYears: Scalars['Int']['input'];
  /** 1990 to 2100. */
  firstYear: Scalars['Int']['input'];
  /** 0 to 99,000,000. */
  estimatedCost?: InputMaybe<Scalars['Money']['input']>;
  /** The company or person who does it. */
  vendor?: InputMaybe<Scalars['String']['input']>;
  /** Up to 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
  /** Not after today. */
  doneOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A task to add. */
export type AddMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: Scalars['ID']['input'];
  /** The values. */
  values: MaintenanceTaskInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A task to change. */
export type UpdateMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: Scalars['ID']['input'];
  /** UUIDv7 of the task. */
  maintenanceTaskId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: MaintenanceTaskInput;
};

/** A task that was done. */
export type FinishMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: Scalars['ID']['input'];
  /** UUIDv7 of the task. */
  maintenanceTaskId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** Day on which it was done, not after today. */
  doneOn: Scalars['Date']['input'];
};

/** A task to remove. */
export type RemoveMaintenanceTaskInput = {
  /** UUIDv7 of a line of the component, of any year. */
  propertyComponentId: Scalars['ID']['input'];
  /** UUIDv7 of the task. */
  maintenanceTaskId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of a change of the maintenance of a component. */
export type MaintenancePayload = {
  __typename?: 'MaintenancePayload';
  /** The component with its maintenance. */
  component?: Maybe<Component>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** The viewer's email preferences. */
export type NotificationPreferences = {
  __typename?: 'NotificationPreferences';
  /** Whether and how often email is sent. */
  channelSetting: NotificationChannel;
  /** Email by category, in the order of the categories. */
  taskSettings: Array<NotificationTaskSetting>;
  /** IANA name of the time zone in whose morning digests and reminders come, `America/Los_Angeles`; null for the service's own. */
  timeZone?: Maybe<Scalars['String']['output']>;
  /** Version to send with a change; 0 until the first change. */
  version: Scalars['Int']['output'];
};

/** Whether and how often email is sent. */
export type NotificationChannel = {
  __typename?: 'NotificationChannel';
  /** True when email is sent at all. */
  email: Scalars['Boolean']['output'];
  /** 1 individual, 2 weekly digest, 3 monthly digest. */
  emailFrequencyId: Scalars['Int']['output'];
};

/** Email about one category. */
export type NotificationTaskSetting = {
  __typename?: 'NotificationTaskSetting';
  /** 1 task, 2 task note, 3 task media. */
  notificationCategoryId: Scalars['Int']['output'];
  /** True when email is sent about it. */
  email: Scalars['Boolean']['output'];
};

/** Whether and how often email is sent. */
export type NotificationChannelInput = {
  /** True when email is sent at all. */
  email: Scalars['Boolean']['input'];
  /** 1 individual, 2 weekly digest, 3 monthly digest. */
  emailFrequencyId: Scalars['Int']['input'];
};

/** Email about one category. */
export type NotificationTaskSettingInput = {
  /** 1 task, 2 task note, 3 task media. */
  notificationCategoryId: Scalars['Int']['input'];
  /** Send email about it. */
  email: Scalars['Boolean']['input'];
};

/** The full preferences. */
export type SaveNotificationPreferencesInput = {
  /** Whether and how often email is sent. */
  channelSetting: NotificationChannelInput;
  /** Settings of all three categories, each exactly once. */
  taskSettings: Array<NotificationTaskSettingInput>;
  /** IANA name of the time zone; null for the service's own. Left out, it stays as it is. */
  timeZone?: InputMaybe<Scalars['String']['input']>;
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of saving which notifications arrive, and how. */
export type SaveNotificationPreferencesPayload = {
  __typename?: 'SaveNotificationPreferencesPayload';
  /** The preferences as saved. */
  notificationPreferences?: Maybe<NotificationPreferences>;
  /** Errors to fix. Code `stale`: they were changed elsewhere in the meantime. */
  userErrors: Array<UserError>;
};

/** The time zone of the viewer's browser. */
export type NoteTimeZoneInput = {
  /** IANA name, `America/Los_Angeles`. */
  timeZone: Scalars['String']['input'];
};

/** Result of noting the time zone of a browser. */
export type NoteTimeZonePayload = {
  __typename?: 'NoteTimeZonePayload';
  /** The preferences with the zone in them. */
  notificationPreferences?: Maybe<NotificationPreferences>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A notification of the viewer, as they may see it now. */
export type UserNotification = {
  __typename?: 'UserNotification';
  /** UUIDv7 of the notification. */
  userNotificationId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the property. */
  propertyName: Scalars['String']['output'];
  /** Who did it; null where a day came. */
  associatedUserId?: Maybe<Scalars['ID']['output']>;
  /** Their full name. */
  associatedUserFullName?: Maybe<Scalars['String']['output']>;
  /** Title, as it is to be read. */
  titleTemplate: Scalars['String']['output'];
  /** Plain text, as it is to be read. */
  bodyTemplate: Scalars['String']['output'];
  /** When it came. */
  notifyDate: Scalars['DateTime']['output'];
  /** Whether the viewer has read it. */
  isRead: Scalars['Boolean']['output'];
  /** 1 task, 2 task note, 3 task media. */
  category: Scalars['Int']['output'];
  /** Path of the page in the application. */
  link?: Maybe<Scalars['String']['output']>;
};

/** One page of notifications. */
export type UserNotificationPage = {
  __typename?: 'UserNotificationPage';
  /** The notifications of the page, newest first. */
  items: Array<UserNotification>;
  /** Notifications of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Notifications on a page. */
  pageSize: Scalars['Int']['output'];
  /** Those of the whole list that were not read, at most 1,000. */
  unreadCount: Scalars['Int']['output'];
};

/** A notification that was read. */
export type MarkNotificationReadInput = {
  /** UUIDv7 of the notification. */
  userNotificationId: Scalars['ID']['input'];
};

/** Which notifications were read. */
export type MarkAllNotificationsReadInput = {
  /** UUIDv7 of the property; without it, those of all properties. */
  propertyId?: InputMaybe<Scalars['ID']['input']>;
};

/** Result of marking one notification as read. */
export type MarkNotificationReadPayload = {
  __typename?: 'MarkNotificationReadPayload';
  /** The notification as it is now. */
  notification?: Maybe<UserNotification>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of marking notifications as read. */
export type MarkAllNotificationsReadPayload = {
  __typename?: 'MarkAllNotificationsReadPayload';
  /** How many were marked. */
  marked?: Maybe<Scalars['Int']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The date that photos are ordered by. */
export type PhotoSort =
  /** When it was uploaded. */
  | 'uploadDate'
  /** When it was taken; photos without a date come last. */
  | 'takenDate';

/** What became of the picture of a photo. */
export type PhotoImageState =
  /** Its sizes are being made, behind the upload; its addresses answer 409 until they are. */
  | 'beingMade'
  /** All of its sizes can be had. */
  | 'ready'
  /** The uploaded file can't be decoded; `imageProblem` says how to mend that. */
  | 'failed';

/** A photo of a property. */
export type Photo = {
  __typename?: 'Photo';
  /** UUIDv7 of the photo. */
  propertyPhotoId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the uploaded file, without folders. */
  fileName: Scalars['String']['output'];
  /** Address of the picture with its longest side of at most 320 pixels. */
  smallFileUrl: Scalars['String']['output'];
  /** Address of the picture with its longest side of at most 1280 pixels. */
  mediumFileUrl: Scalars['String']['output'];
  /** Address of the picture with its longest side of at most 2560 pixels. */
  largeFileUrl: Scalars['String']['output'];
  /** Address of the picture at its full size, as a JPEG without metadata. */
  originalFileUrl: Scalars['String']['output'];
  /** Description, at most 4,000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** When it was taken, by the clock where it was taken: ISO 8601 without a zone, 2026-10-28T09:14:00. Null when not known. */
  takenDate?: Maybe<Scalars['String']['output']>;
  /** Year of takenDate. */
  takenYear?: Maybe<Scalars['Int']['output']>;
  /** When it was uploaded. */
  uploadDate: Scalars['DateTime']['output'];
  /** Year of uploadDate, in UTC. */
  uploadYear: Scalars['Int']['output'];
  /** Full name of the user who uploaded it. */
  uploadByFullName: Scalars['String']['output'];
  /** Degrees north of the equator; null when not known. */
  latitude?: Maybe<Scalars['Float']['output']>;
  /** Degrees east of Greenwich; null when not known. */
  longitude?: Maybe<Scalars['Float']['output']>;
  /** Whether it is in the photos report. */
  includeInPhotosReport: Scalars['Boolean']['output'];
  /** Components that it shows, by name, with their lines of the current inventory year. */
  propertyComponents: Array<AttachedComponent>;
  /** Projects that it was added to, by name. */
  projects: Array<AttachedProject>;
  /** Ids of the components whose primary photo it is. */
  isPrimaryOf: Array<Scalars['ID']['output']>;
  /** Width in pixels. */
  width: Scalars['Int']['output'];
  /** Height in pixels. */
  height: Scalars['Int']['output'];
  /** Bytes of the picture at its full size; of the uploaded file until it is ready. */
  fileSize: Scalars['Float']['output'];
  /** Whether the picture can be had. Width, height and date are known in every state. */
  imageState: PhotoImageState;
  /** Why there is no picture and how to mend that; null unless `imageState` is failed. */
  imageProblem?: Maybe<Scalars['String']['output']>;
  /** SHA-256 of the uploaded bytes, in hexadecimal. */
  contentHash: Scalars['String']['output'];
  /** A tiny blurred stand-in while the picture loads, as a data URI of at most 1 KB; null until the picture is ready. */
  placeholder?: Maybe<Scalars['String']['output']>;
  /** Make and model of the camera, by the picture itself: Apple iPhone 15. Null when not known. */
  camera?: Maybe<Scalars['String']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** When it was deleted; null outside the trash. */
  deletedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Actions that the viewer may take on it. */
  viewerCan: PhotoActions;
};

/** Actions that the viewer may take on a photo. */
export type PhotoActions = {
  __typename?: 'PhotoActions';
  /** Change its description, date, place and components. */
  edit: Scalars['Boolean']['output'];
  /** Delete it. */
  delete: Scalars['Boolean']['output'];
  /** Put it into the photos report, or take it out. */
  changeReport: Scalars['Boolean']['output'];
  /** Have its picture tried again, whose sizes could not be made. */
  retryPicture: Scalars['Boolean']['output'];
  /** Download it: the picture, or of a file that can't be read, for its uploader, that file. */
  download: Scalars['Boolean']['output'];
};

/** A component that a photo or a file hangs on, with its line of the property's current inventory year. */
export type AttachedComponent = {
  __typename?: 'AttachedComponent';
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Category name. */
  category: Scalars['String']['output'];
  /** Position of the category in the property, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
};

/** A project that a photo or a file was added to. */
export type AttachedProject = {
  __typename?: 'AttachedProject';
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
};

/** One page of photos. */
export type PhotoPage = {
  __typename?: 'PhotoPage';
  /** The photos of the page. */
  items: Array<Photo>;
  /** Photos of the whole filtered list. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Photos on a page. */
  pageSize: Scalars['Int']['output'];
  /** Photos of the whole filtered list that are in the photos report. */
  inReportCount: Scalars['Int']['output'];
  /** Days in which what was deleted can be restored; then it is erased. */
  trashDays: Scalars['Int']['output'];
  /** Months of the whole filtered list, in its order, by the date that sorts it. */
  months: Array<PhotoMonth>;
};

/** A month with photos. */
export type PhotoMonth = {
  __typename?: 'PhotoMonth';
  /** Year and month, 2026-10; null for photos whose date is not known. */
  month?: Maybe<Scalars['String']['output']>;
  /** Number of photos. */
  count: Scalars['Int']['output'];
};

/** The values of a photo: all of them, since what is left out is emptied. */
export type PhotoInput = {
  /** At most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** ISO 8601 without a zone: 2026-10-28T09:14:00. */
  takenDate?: InputMaybe<Scalars['String']['input']>;
  /** Degrees, -90 to 90; with a longitude. */
  latitude?: InputMaybe<Scalars['Float']['input']>;
  /** Degrees, -180 to 180; with a latitude. */
  longitude?: InputMaybe<Scalars['Float']['input']>;
  /** Whether it is in the photos report; ignored where the viewer may not change that. */
  includeInPhotosReport?: Scalars['Boolean']['input'];
  /** Components that it shows: a line of any year of the property stands for its component. At most 100. */
  propertyComponentIds?: Array<Scalars['ID']['input']>;
};

/** A photo to change. */
export type UpdatePhotoInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: PhotoInput;
};

/** The photo that stands for a component. */
export type SetPrimaryPhotoInput = {
  /** UUIDv7 of a line of the component. */
  propertyComponentId: Scalars['ID']['input'];
  /** UUIDv7 of the photo; it is put on the component when it is not yet. */
  propertyPhotoId: Scalars['ID']['input'];
};

/** Photos to put on components, or to take off them. */
export type AssignPhotosInput = {
  /** Ids of 1 to 1,000 photos, all of one property. */
  propertyPhotoIds: Array<Scalars['ID']['input']>;
  /** Ids of lines of the components; none only with unassign. */
  propertyComponentIds?: Array<Scalars['ID']['input']>;
  /** True takes the photos off these components; without components, off all of them. */
  unassign?: Scalars['Boolean']['input'];
};

/** Photos to put into the photos report, or to take out. */
export type SetPhotosReportInput = {
  /** Ids of 1 to 1,000 photos, all of one property. */
  propertyPhotoIds: Array<Scalars['ID']['input']>;
  /** Whether they are in the photos report. */
  includeInPhotosReport: Scalars['Boolean']['input'];
};

/** Photos to add to a project. */
export type AddPhotosToProjectInput = {
  /** Ids of 1 to 1,000 photos, all of the project's property. */
  propertyPhotoIds: Array<Scalars['ID']['input']>;
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
};

/** A photo to remove from a project; its components may still bring it there. */
export type RemovePhotoFromProjectInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: Scalars['ID']['input'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
};

/** Result of adding photos to a project, or of removing one. */
export type ProjectPhotosPayload = {
  __typename?: 'ProjectPhotosPayload';
  /** The photos as they are now, in the requested order. */
  photos: Array<Photo>;
  /** The project. */
  project?: Maybe<Project>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A photo whose picture is to be tried again. */
export type RetryPhotoPictureInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: Scalars['ID']['input'];
};

/** A photo to delete. */
export type DeletePhotoInput = {
  /** UUIDv7 of the photo. */
  propertyPhotoId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Photos to delete. */
export type DeletePhotosInput = {
  /** Ids of 1 to 1,000 photos, all of one property. */
  propertyPhotoIds: Array<Scalars['ID']['input']>;
};

/** Photos to take out of the trash. */
export type RestorePhotosInput = {
  /** Ids of 1 to 1,000 deleted photos, all of one property. */
  propertyPhotoIds: Array<Scalars['ID']['input']>;
};

/** Photos to erase from the trash for good. */
export type ErasePhotosInput = {
  /** Ids of 1 to 1,000 deleted photos, all of one property. */
  propertyPhotoIds: Array<Scalars['ID']['input']>;
};

/** Result of changing a photo, or of having its picture tried again. */
export type UpdatePhotoPayload = {
  __typename?: 'UpdatePhotoPayload';
  /** The photo as saved. */
  photo?: Maybe<Photo>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of choosing the photo that stands for a component. */
export type SetPrimaryPhotoPayload = {
  __typename?: 'SetPrimaryPhotoPayload';
  /** The component with its photos. */
  component?: Maybe<Component>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of putting photos on components: all of them or none. */
export type AssignPhotosPayload = {
  __typename?: 'AssignPhotosPayload';
  /** The photos as they are now, in the requested order. */
  photos: Array<Photo>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of changing which photos are in the report: all of them or none. */
export type SetPhotosReportPayload = {
  __typename?: 'SetPhotosReportPayload';
  /** The photos as they are now, in the requested order. */
  photos: Array<Photo>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of deleting a photo. */
export type DeletePhotoPayload = {
  __typename?: 'DeletePhotoPayload';
  /** The deleted photo; none when nothing was deleted. */
  propertyPhotoIds: Array<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of deleting photos: all of them or none. */
export type DeletePhotosPayload = {
  __typename?: 'DeletePhotosPayload';
  /** The deleted photos. */
  propertyPhotoIds: Array<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of restoring photos: all of them or none. */
export type RestorePhotosPayload = {
  __typename?: 'RestorePhotosPayload';
  /** The restored photos. */
  propertyPhotoIds: Array<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of erasing photos: all of them or none. */
export type ErasePhotosPayload = {
  __typename?: 'ErasePhotosPayload';
  /** The erased photos. */
  propertyPhotoIds: Array<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The photos of a property that are marked for the photos report. */
export type PhotosReport = {
  __typename?: 'PhotosReport';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the property. */
  propertyName: Scalars['String']['output'];
  /** Name of the company whose workspace it is. */
  companyName: Scalars['String']['output'];
  /** When the report was put together. */
  preparedAt: Scalars['DateTime']['output'];
  /** Photos in the report, each counted once. */
  photoCount: Scalars['Int']['output'];
  /** The report in one sentence; empty without photos. */
  verdict: Array<ReportRun>;
  /** Why the report cannot be shown and what to do about it; null when it can. The report has no groups then. */
  problem?: Maybe<Scalars['String']['output']>;
  /** Components by category and name, then the photos on no component. A photo of several components stands under each. */
  groups: Array<PhotosReportGroup>;
};

/** Photos of one component in the photos report. */
export type PhotosReportGroup = {
  __typename?: 'PhotosReportGroup';
  /** The component; null for photos on no component. */
  component?: Maybe<AttachedComponent>;
  /** Its photos by the date they were taken; those without a date last. */
  photos: Array<Photo>;
};

/** What reserve money is placed as. */
export type PlacementKind =
  /** A savings or checking account. */
  | 'savings'
  /** A money market account of a bank or credit union. */
  | 'moneyMarket'
  /** A certificate of deposit. */
  | 'certificate'
  /** A bill, note or bond of the Treasury: no deposit, and not insured as one. */
  | 'treasury'
  /** Anything else: Roofline does not count it as insured. */
  | 'other';

/** How often interest is added to what bears interest. */
export type Compounding =
  /** Never: it is paid out. */
  | 'paidOut'
  /** Simple interest, added at maturity. */
  | 'atMaturity'
  /** Each year. */
  | 'annually'
  /** Each half year. */
  | 'semiannually'
  /** Each quarter. */
  | 'quarterly'
  /** Each month. */
  | 'monthly'
  /** Each day. */
  | 'daily';

/** Reserve money of a property at an institution. */
export type Placement = {
  __typename?: 'Placement';
  /** UUIDv7 of the placement. */
  placementId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the bank, credit union or broker. */
  institution: Scalars['String']['output'];
  /** Name or last digits of the account. */
  account: Scalars['String']['output'];
  /** What it is. */
  kind: PlacementKind;
  /** What was placed; without a maturity the balance as it was last stated. */
  principal: Scalars['Money']['output'];
  /** A year, with at most three decimals. */
  interestRate: Scalars['Percent']['output'];
  /** When interest is added. */
  compounding: Compounding;
  /** From this day; without a maturity the day of the balance. */
  startDate: Scalars['Date']['output'];
  /** When it comes free; null where it can be taken out any day. */
  maturityDate?: Maybe<Scalars['Date']['output']>;
  /** Notes of the association. */
  notes?: Maybe<Scalars['String']['output']>;
  /** The connected app that states everything of it but the notes; null where people entered it. */
  source?: Maybe<Scalars['String']['output']>;
  /** Principal with the interest that was added to it until today. */
  value: Scalars['Money']['output'];
  /** Value on the day of maturity. */
  maturityValue?: Maybe<Scalars['Money']['output']>;
  /** What a year brings with compounding (12 CFR 1030, appendix A). */
  annualYield: Scalars['Percent']['output'];
  /** Its day of maturity has come. */
  isMatured: Scalars['Boolean']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** What one institution holds of the reserves. */
export type InstitutionTotal = {
  __typename?: 'InstitutionTotal';
  /** Name, as it was first written. */
  institution: Scalars['String']['output'];
  /** Deposits, which insurance covers up to its limit. */
  deposits: Scalars['Money']['output'];
  /** What it does not cover: Treasuries and others. */
  others: Scalars['Money']['output'];
  /** Deposits above the limit. */
  uninsured: Scalars['Money']['output'];
};

/** A fiscal year of the plan beside the money that is free by its end. */
export type PlacementYear = {
  __typename?: 'PlacementYear';
  /** The fiscal year. */
  year: Scalars['Int']['output'];
  /** Its last day. */
  endDate: Scalars['Date']['output'];
  /** Comes free within the year, with its interest. */
  maturing: Scalars['Money']['output'];
  /** Still placed when the year ends. */
  locked: Scalars['Money']['output'];
  /** What comes in by the plan; of the current year what is still to come. */
  contributions: Scalars['Money']['output'];
  /** Work of the plan; of the current year what was not spent yet. */
  expenditures: Scalars['Money']['output'];
  /** Free when the year ends, after its expenditures; below zero where money matures too late. */
  available: Scalars['Money']['output'];
};

/** Where the reserve money of a property lies. */
export type PlacementSummary = {
  __typename?: 'PlacementSummary';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The day of these figures. */
  asOf: Scalars['Date']['output'];
  /** Values of all placements. */
  total: Scalars['Money']['output'];
  /** Balance of the reserve bank accounts of the ledger; null without one. */
  ledgerBalance?: Maybe<Scalars['Money']['output']>;
  /** Day of that balance. */
  ledgerAsOf?: Maybe<Scalars['Date']['output']>;
  /** Total less that balance. */
  difference?: Maybe<Scalars['Money']['output']>;
  /** Yields weighted by value; null without placements. */
  blendedYield?: Maybe<Scalars['Percent']['output']>;
  /** What deposit insurance covers at one institution. */
  insuredLimit: Scalars['Money']['output'];
  /** Where the law says so, and from when. */
  insuranceSource: Scalars['String']['output'];
  /** By institution, the largest first. */
  institutions: Array<InstitutionTotal>;
  /** The plan whose years these are; null without a projection. */
  planName?: Maybe<Scalars['String']['output']>;
  /** The current fiscal year and the four that follow. */
  years: Array<PlacementYear>;
  /** What to look at, in words, the gravest first. */
  warnings: Array<Scalars['String']['output']>;
};

/** The values of a placement. */
export type PlacementInput = {
  /** Name of the bank, credit union or broker. */
  institution: Scalars['String']['input'];
  /** Name or last digits of the account. */
  account: Scalars['String']['input'];
  /** What it is. */
  kind: PlacementKind;
  /** 0 to 99,000,000. */
  principal: Scalars['Money']['input'];
  /** 0 to 99.999, with at most three decimals. */
  interestRate: Scalars['Percent']['input'];
  /** When interest is added. */
  compounding: Compounding;
  /** From this day. */
  startDate: Scalars['Date']['input'];
  /** Needed for certificates and Treasuries; after the start. */
  maturityDate?: InputMaybe<Scalars['Date']['input']>;
  /** Up to 4,000 characters. */
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** A placement to add. */
export type AddPlacementInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: PlacementInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A placement to change. */
export type UpdatePlacementInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the placement. */
  placementId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: PlacementInput;
};

/** A placement to remove. */
export type RemovePlacementInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the placement. */
  placementId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of a change of what a property has placed. */
export type PlacementsPayload = {
  __typename?: 'PlacementsPayload';
  /** The property with its placements and their summary. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** One year of a projection. */
export type FundingYear = {
  __typename?: 'FundingYear';
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Balance on its first day. */
  startBalance: Scalars['Money']['output'];
  /** Contribution to reserves. */
  contribution: Scalars['Money']['output'];
  /** Special assessments. */
  specialAssessments: Scalars['Money']['output'];
  /** Money borrowed. */
  loanProceeds: Scalars['Money']['output'];
  /** Interest earned. */
  interest: Scalars['Money']['output'];
  /** Expenditures. */
  expenditures: Scalars['Money']['output'];
  /** Loan payments that leave the reserve fund. */
  debtService: Scalars['Money']['output'];
  /** Balance on its last day. */
  endBalance: Scalars['Money']['output'];
  /** Fully funded balance on its first day. */
  fullyFundedStart: Scalars['Money']['output'];
  /** Fully funded balance on its last day. */
  fullyFundedEnd: Scalars['Money']['output'];
  /** Percent funded on its first day; null without a fully funded balance. */
  percentFundedStart?: Maybe<Scalars['Percent']['output']>;
  /** Percent funded on its last day. */
  percentFundedEnd?: Maybe<Scalars['Percent']['output']>;
};

/** A projection of 30 fiscal years. Each flow of a year is rounded to cents once, and each row adds up. */
export type FundingReport = {
  __typename?: 'FundingReport';
  /** The years, first to last. */
  years: Array<FundingYear>;
  /** Lowest year-end balance. */
  lowestBalance: Scalars['Money']['output'];
  /** The year that ends with the lowest balance. */
  lowestBalanceYear: Scalars['Int']['output'];
  /** First year that ends below zero. */
  firstShortfallYear?: Maybe<Scalars['Int']['output']>;
  /** Balance at the end of the last year. */
  endBalance: Scalars['Money']['output'];
};

/** Method that determines a plan's contribution. */
export type PlanMethod =
  /** The current contribution. */
  | 'currentFunding'
  /** Never below zero. */
  | 'baseline'
  /** Never below an amount. */
  | 'thresholdDollars'
  /** Never below a percent funded. */
  | 'thresholdPercent'
  /** 100% funded by the end of a chosen year, or of the horizon. */
  | 'fullFunding'
  /** A chosen percent by the end of a chosen year. */
  | 'targetPercent'
  /** Contribution set by hand. */
  | 'custom'
  /** Contribution that changes in steps. */
  | 'ladder';

/** Goal of a solved plan. */
export type PlanGoal = {
  __typename?: 'PlanGoal';
  /** Lowest balance allowed by thresholdDollars. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Percent funded of thresholdPercent and targetPercent. */
  percent?: Maybe<Scalars['Percent']['output']>;
  /** Fiscal year at the end of which a target must be reached, or from the start of which a threshold applies. */
  year?: Maybe<Scalars['Int']['output']>;
};

/** Effect of a ladder step. */
export type LadderStepKind =
  /** Sets the annual contribution. */
  | 'set'
  /** Adds to what the contribution would have been. */
  | 'add'
  /** Changes only the yearly increase. */
  | 'increaseOnly';

/** A step of a ladder. */
export type LadderStep = {
  __typename?: 'LadderStep';
  /** Fiscal year from which it applies. */
  fromYear: Scalars['Int']['output'];
  /** Its effect. */
  kind: LadderStepKind;
  /** Amount set or added; null when only the increase changes. */
  amount?: Maybe<Scalars['Money']['output']>;
  /** Yearly increase until the next step. */
  increaseRate: Scalars['Percent']['output'];
};

/** Whether the owners have approved an assessment. */
export type SpecialAssessmentStatus =
  /** Only planned. */
  | 'planned'
  /** Approved: counts in the approved-only series of a disclosure. */
  | 'approved';

/** A special assessment: a payment of all owners outside the regular fee. */
export type SpecialAssessment = {
  __typename?: 'SpecialAssessment';
  /** Fiscal year in which it is due. */
  year: Scalars['Int']['output'];
  /** Total for all units. */
  amount: Scalars['Money']['output'];
  /** Its purpose. */
  purpose: Scalars['String']['output'];
  /** Planned or approved. */
  status: SpecialAssessmentStatus;
  /** Due date. */
  dueDate?: Maybe<Scalars['Date']['output']>;
};

/** Rates of a single year that replace the plan's. */
export type PlanYearOverride = {
  __typename?: 'PlanYearOverride';
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Increase in costs during the year. */
  inflationRate?: Maybe<Scalars['Percent']['output']>;
  /** Interest of the year. */
  interestRate?: Maybe<Scalars['Percent']['output']>;
  /** Increase in the contribution at the start of the year. */
  increaseRate?: Maybe<Scalars['Percent']['output']>;
};

/** The party that repays a loan. */
export type LoanRepayment =
  /** The owners, through a separate assessment. */
  | 'owners'
  /** The reserve fund. */
  | 'reserves';

/** A loan to the association. */
export type PlanLoan = {
  __typename?: 'PlanLoan';
  /** Name. */
  name: Scalars['String']['output'];
  /** Fiscal year at the start of which it is drawn. */
  year: Scalars['Int']['output'];
  /** Amount lent. */
  principal: Scalars['Money']['output'];
  /** Nominal yearly rate. */
  annualRate: Scalars['Percent']['output'];
  /** Number of level monthly payments. */
  months: Scalars['Int']['output'];
  /** Lender's fees. */
  fees: Scalars['Money']['output'];
  /** True when the fees are added to the amount borrowed. */
  areFeesFinanced: Scalars['Boolean']['output'];
  /** Interest-only months before the first level payment. */
  interestOnlyMonths: Scalars['Int']['output'];
  /** The party that repays it. */
  repaidFrom: LoanRepayment;
};

/** A component with its next work moved to another year. */
export type ComponentMove = {
  __typename?: 'ComponentMove';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Fiscal year of its next work. */
  year: Scalars['Int']['output'];
};

/** Day within a year up to which costs are inflated. */
export type InflationTiming =
  /** Year 0 is not inflated. */
  | 'startOfYear'
  /** Half a year of inflation more. */
  | 'midYear'
  /** A full year of inflation more. */
  | 'endOfYear';

/** How a year's interest is calculated. */
export type InterestConvention =
  /** On the start balance and half of the year's flows. */
  | 'midYear'
  /** On the start balance only. */
  | 'beginningBalance'
  /** On the average of the start and end balances. */
  | 'average'
  /** Month by month. */
  | 'monthly';

/** How an interest rate is quoted. */
export type RateBasis =
  /** As an effective annual rate. */
  | 'annualEffective'
  /** As a nominal annual rate, compounded monthly. */
  | 'nominalMonthly';

/** Conventions of the projection. */
export type PlanConventions = {
  __typename?: 'PlanConventions';
  /** Timing of inflation. */
  inflationTiming: InflationTiming;
  /** How a year's interest is calculated. */
  interestConvention: InterestConvention;
  /** How the interest rate is quoted. */
  rateBasis: RateBasis;
  /** Share of the interest lost to tax. */
  taxRate: Scalars['Percent']['output'];
};

/** Settings of a plan. Every year is a fiscal year. */
export type PlanSettings = {
  __typename?: 'PlanSettings';
  /** Method that determines its contribution. */
  method: PlanMethod;
  /** Goal of a solved method. */
  goal: PlanGoal;
  /** Balance on the first day of the fiscal year. */
  startingBalance: Scalars['Money']['output'];
  /** Contribution of the first year; solved when the method has a goal. */
  firstYearContribution: Scalars['Money']['output'];
  /** Yearly increase in the contribution. */
  increaseRate: Scalars['Percent']['output'];
  /** Yearly increase in costs. */
  inflationRate: Scalars['Percent']['output'];
  /** Yearly interest rate. */
  interestRate: Scalars['Percent']['output'];
  /** Steps of a ladder plan after its first year. */
  ladder: Array<LadderStep>;
  /** Special assessments. */
  specialAssessments: Array<SpecialAssessment>;
  /** Rates of single years. */
  yearOverrides: Array<PlanYearOverride>;
  /** Loans. */
  loans: Array<PlanLoan>;
  /** Percent added to every cost. */
  costShock: Scalars['Percent']['output'];
  /** Years added to every useful life and remaining life. */
  lifeOffset: Scalars['Int']['output'];
  /** Components with their next work moved to another year. */
  moves: Array<ComponentMove>;
  /** Conventions of the projection. */
  conventions: PlanConventions;
};

/** The next big project: work that costs a tenth of the inventory or more. */
export type BigProject = {
  __typename?: 'BigProject';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name of the component. */
  name: Scalars['String']['output'];
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Cost in that year. */
  cost: Scalars['Money']['output'];
  /** Balance at the end of that year. */
  balanceAfter: Scalars['Money']['output'];
  /** Percent funded at the end of that year. */
  percentFundedAfter?: Maybe<Scalars['Percent']['output']>;
};

/** Cash facts, shown beside percent funded. */
export type CashFacts = {
  __typename?: 'CashFacts';
  /** Lowest year-end balance. */
  lowestBalance: Scalars['Money']['output'];
  /** The year that ends with the lowest balance. */
  lowestBalanceYear: Scalars['Int']['output'];
  /** First year that ends below zero. */
  firstShortfallYear?: Maybe<Scalars['Int']['output']>;
  /** Money available over the next five years as a percent of their expenditures; null when they have none. */
  fiveYearCover?: Maybe<Scalars['Percent']['output']>;
  /** The next big project and the balance left after it. */
  nextBigProject?: Maybe<BigProject>;
};

/** Actions that the viewer may take on a plan. */
export type PlanActions = {
  __typename?: 'PlanActions';
  /** Change its settings or name. */
  edit: Scalars['Boolean']['output'];
  /** Delete it. */
  delete: Scalars['Boolean']['output'];
  /** Copy it. */
  duplicate: Scalars['Boolean']['output'];
  /** Recommend it. */
  recommend: Scalars['Boolean']['output'];
  /** Adopt it. */
  adopt: Scalars['Boolean']['output'];
  /** Use it for the disclosure report. */
  disclose: Scalars['Boolean']['output'];
  /** Add documents to its adoption and remove them. */
  changeDocuments: Scalars['Boolean']['output'];
};

/** A document of the adoption, such as the minutes: a file of the property, in the version that was added. */
export type AdoptionFile = {
  __typename?: 'AdoptionFile';
  /** UUIDv7 of the file. */
  adoptionFileId: Scalars['ID']['output'];
  /** UUIDv7 of the file of the property that it is. */
  propertyFileId: Scalars['ID']['output'];
  /** UUIDv7 of the folder that the file is in; null at the top. */
  folderId?: Maybe<Scalars['ID']['output']>;
  /** Name. */
  fileName: Scalars['String']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** Bytes. */
  fileSize: Scalars['Int']['output'];
};

/** The board's decision on a plan, frozen with the plan's inputs and outputs on that day. */
export type PlanAdoption = {
  __typename?: 'PlanAdoption';
  /** UUIDv7 of the adoption. */
  planAdoptionId: Scalars['ID']['output'];
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['output'];
  /** When it was recorded. */
  adoptedAt: Scalars['DateTime']['output'];
  /** Name of the person who recorded it. */
  adoptedBy: Scalars['String']['output'];
  /** Day of the board's meeting. */
  meetingDate: Scalars['Date']['output'];
  /** Votes in favor. */
  votesFor?: Maybe<Scalars['Int']['output']>;
  /** Votes against. */
  votesAgainst?: Maybe<Scalars['Int']['output']>;
  /** Abstentions. */
  votesAbstained?: Maybe<Scalars['Int']['output']>;
  /** Note from the minutes. */
  note?: Maybe<Scalars['String']['output']>;
  /** False once another plan of the year has been adopted. */
  isCurrent: Scalars['Boolean']['output'];
  /** Documents. */
  files: Array<AdoptionFile>;
};

/** A way to fund the reserves over 30 years. */
export type Plan = {
  __typename?: 'Plan';
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year it starts from. */
  fiscalYear: Scalars['Int']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Method that determines its contribution. */
  method: PlanMethod;
  /** Recommended. */
  isRecommended: Scalars['Boolean']['output'];
  /** True for the default recommended plan, which the system computes: full funding. */
  isDefaultRecommendedPlan: Scalars['Boolean']['output'];
  /** Adopted by the board. */
  isAdopted: Scalars['Boolean']['output'];
  /** Used for the disclosure report. */
  isDisclosure: Scalars['Boolean']['output'];
  /** Contribution of the first year. */
  firstYearContribution: Scalars['Money']['output'];
  /** A twelfth of the first year's contribution, per unit. */
  monthlyPerUnit: Scalars['Money']['output'];
  /** Yearly increase in the contribution. */
  increaseRate: Scalars['Percent']['output'];
  /** Yearly increase in costs. */
  inflationRate: Scalars['Percent']['output'];
  /** Yearly interest rate. */
  interestRate: Scalars['Percent']['output'];
  /** All settings of the plan. */
  settings: PlanSettings;
  /** False when the goal cannot be met within the annual fee. */
  isFeasible: Scalars['Boolean']['output'];
  /** Why the goal cannot be met. */
  infeasibleReason?: Maybe<Scalars['String']['output']>;
  /** Binding year: the fiscal year whose end decides how high a solved contribution must be. */
  bindingYear?: Maybe<Scalars['Int']['output']>;
  /** When it was last computed. */
  computedAt: Scalars['DateTime']['output'];
  /** Its 30-year projection; null when the assumptions are out of range. */
  fundingReport?: Maybe<FundingReport>;
  /** Cash facts; null when there is no projection. */
  cashFacts?: Maybe<CashFacts>;
  /** Its most recent adoption. */
  adoption?: Maybe<PlanAdoption>;
  /** The previous year's plan that it continues; that plan may have been deleted. */
  carriedFromPlanId?: Maybe<Scalars['ID']['output']>;
  /** The plans of its property and year. */
  list: PlanList;
  /** Its property. */
  property: Property;
  /** Why figures changed since the last adopted plan of the property. */
  bridge: PlanBridge;
  /** Actions that the viewer may take on it. */
  viewerCan: PlanActions;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** The disclosure page; null outside California and Washington, and while another plan is the disclosure plan. */
  disclosure?: Maybe<Disclosure>;
  /** Facts stated for the disclosure of its fiscal year; null outside California and Washington. */
  disclosureFacts?: Maybe<DisclosureFactSheet>;
};

/** Actions that the viewer may take on the plans of a year. */
export type PlanListActions = {
  __typename?: 'PlanListActions';
  /** Create a plan. */
  create: Scalars['Boolean']['output'];
};

/** As what a plan leads its year, the weightiest first. */
export type PlanStanding =
  /** The board adopted it. */
  | 'adopted'
  /** The disclosure is drawn from it. */
  | 'disclosure'
  /** Somebody recommended it. */
  | 'recommended'
  /** Roofline calculated it, and nobody has chosen another. */
  | 'calculated';

/** The plan that leads a year: pages and documents follow it unless somebody names another one. */
export type PlanLead = {
  __typename?: 'PlanLead';
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** As what it leads. */
  standing: PlanStanding;
};

/** The contribution as it is paid today, beside the plan that is shown. */
export type TodaysFunding = {
  __typename?: 'TodaysFunding';
  /** In the first year shown. */
  contribution: Scalars['Money']['output'];
  /** What the plan asks for beyond it in that year; negative where it asks for less. */
  difference: Scalars['Money']['output'];
  /** The same over all 30 years. */
  totalDifference: Scalars['Money']['output'];
  /** Lowest balance at the end of one of 30 years. */
  lowestBalance: Scalars['Money']['output'];
  /** Year of the lowest balance. */
  lowestBalanceYear: Scalars['Int']['output'];
  /** First year that ends below zero; null where none does. */
  firstShortfallYear?: Maybe<Scalars['Int']['output']>;
};

/** The plans of a property and year. */
export type PlanList = {
  __typename?: 'PlanList';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The requested year. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year that the plans start from; null until one is set up. */
  basisFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** True for a previous year, and for one that awaits setup. */
  isReadOnly: Scalars['Boolean']['output'];
  /** True when the workspace has the loan analysis. */
  hasLoanAnalysis: Scalars['Boolean']['output'];
  /** Number of units that share the cost. */
  numberOfUnits: Scalars['Int']['output'];
  /** Total annual fees, the upper limit of a contribution. */
  annualFee?: Maybe<Scalars['Money']['output']>;
  /** Total annual fees of the year before; only with the loan analysis. */
  previousAnnualFee?: Maybe<Scalars['Money']['output']>;
  /** The current contribution, as settings for a new plan. */
  proposal?: Maybe<PlanSettings>;
  /** The plans: the default recommended plan first, then oldest first. */
  items: Array<Plan>;
  /** Percent funded above which the workspace calls a fund overfunded. */
  overfundedAbove: Scalars['Percent']['output'];
  /** The plan that leads the year; null without plans. */
  leading?: Maybe<PlanLead>;
  /** The inventory that the plans project. */
  inventory?: Maybe<PlanInventory>;
  /** Progress of planning. */
  steps?: Maybe<PlanningSteps>;
  /** Actions that the viewer may take. */
  viewerCan: PlanListActions;
};

/** A line of the inventory, as plans use it. */
export type PlanComponent = {
  __typename?: 'PlanComponent';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Cost of one replacement, in dollars of the fiscal year. */
  currentCost: Scalars['Money']['output'];
  /** Useful life in years. */
  usefulLife: Scalars['Int']['output'];
  /** Remaining useful life in years. */
  remainingUsefulLife: Scalars['Int']['output'];
  /** Replaced once and never again. */
  isOneTime: Scalars['Boolean']['output'];
  /** A project completed its work in the year: no change of lives moves it. */
  isDone: Scalars['Boolean']['output'];
};

/** The inventory of a property and year, as plans use it. */
export type PlanInventory = {
  __typename?: 'PlanInventory';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The set-up year whose inventory it is. */
  fiscalYear: Scalars['Int']['output'];
  /** Every line that plans use, by name. */
  components: Array<PlanComponent>;
};

/** A planning step. */
export type PlanningStepKey =
  /** Create or update component inventory. */
  | 'inventory'
  /** Create and compare funding plans. */
  | 'plans'
  /** Select recommended funding plan. */
  | 'recommend'
  /** Generate disclosure report: California and Washington only. */
  | 'disclosure'
  /** Finalize plan with budget details: where reconciliation is required. */
  | 'finalize';

/** Status of a planning step. */
export type PlanningStepState =
  /** Completed. */
  | 'done'
  /** Not done, although planning went on past it, as by adopting a plan. */
  | 'missed'
  /** The next to do. */
  | 'current'
  /** To come. */
  | 'open'
  /** Locked until a date. */
  | 'locked';

/** A planning step. */
export type PlanningStep = {
  __typename?: 'PlanningStep';
  /** Its number, from 1. */
  number: Scalars['Int']['output'];
  /** Kind of step. */
  key: PlanningStepKey;
  /** Title. */
  title: Scalars['String']['output'];
  /** Status of the step. */
  state: PlanningStepState;
  /** Day on which a locked step opens. */
  opensOn?: Maybe<Scalars['Date']['output']>;
};

/** Progress of planning for a property and year. */
export type PlanningSteps = {
  __typename?: 'PlanningSteps';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** Last completed step, 1 to 5. */
  lastCompletedStep: Scalars['Int']['output'];
  /** The steps that apply. */
  steps: Array<PlanningStep>;
};

/** Unsaved settings, solved and projected. */
export type PlanPreview = {
  __typename?: 'PlanPreview';
  /** The settings with the solved contribution. */
  settings: PlanSettings;
  /** False when the goal cannot be met within the annual fee. */
  isFeasible: Scalars['Boolean']['output'];
  /** Why the goal cannot be met. */
  infeasibleReason?: Maybe<Scalars['String']['output']>;
  /** Binding year: the fiscal year whose end decides how high a solved contribution must be. */
  bindingYear?: Maybe<Scalars['Int']['output']>;
  /** A twelfth of the first year's contribution, per unit. */
  monthlyPerUnit: Scalars['Money']['output'];
  /** Its 30-year projection; null when the assumptions are out of range. */
  fundingReport?: Maybe<FundingReport>;
  /** Cash facts. */
  cashFacts?: Maybe<CashFacts>;
};

/** A figure that plans are compared by. */
export type BridgeFigureName =
  /** First-year contribution of a plan whose balance never falls below zero. */
  | 'requiredContribution'
  /** Lowest year-end balance. */
  | 'lowestBalance'
  /** Percent funded on the first day. */
  | 'percentFundedNow'
  /** Percent funded on the last day. */
  | 'percentFundedAtEnd'
  /** Balance on the last day. */
  | 'endBalance';

/** Unit of a figure. */
export type BridgeUnit =
  /** US dollars. */
  | 'money'
  /** Percentage points. */
  | 'percent';

/** Effect of one cause on a figure. */
export type BridgeBar = {
  __typename?: 'BridgeBar';
  /** added, removed, costs, lives, rates, spending, balance, contributions, assessments or loans. */
  cause: Scalars['String']['output'];
  /** Amount by which it moved the figure. */
  change: Scalars['Float']['output'];
  /** The figure after this cause and all causes before it. */
  value: Scalars['Float']['output'];
};

/** Why a figure changed. The effects add up to the change exactly. */
export type BridgeFigure = {
  __typename?: 'BridgeFigure';
  /** The figure. */
  figure: BridgeFigureName;
  /** Its unit. */
  unit: BridgeUnit;
  /** Value when the plan was adopted. */
  before: Scalars['Float']['output'];
  /** Value now. */
  after: Scalars['Float']['output'];
  /** Causes, in the order in which they are applied. */
  bars: Array<BridgeBar>;
};

/** An input that has changed since the adoption. */
export type PlanDifference = {
  __typename?: 'PlanDifference';
  /** Name of the input. */
  label: Scalars['String']['output'];
  /** Value at the adoption; null when it was absent. */
  before?: Maybe<Scalars['String']['output']>;
  /** Value now; null when it was removed. */
  after?: Maybe<Scalars['String']['output']>;
};

/** Changes from the last adopted plan to now. */
export type PlanBridge = {
  __typename?: 'PlanBridge';
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['output'];
  /** The adoption it starts from; null until a plan is adopted. */
  from?: Maybe<PlanAdoption>;
  /** Figures and their causes. */
  figures: Array<BridgeFigure>;
  /** Inputs that have changed. */
  differences: Array<PlanDifference>;
};

/** Goal of a plan, as forms send it. */
export type PlanGoalInput = {
  /** Lowest balance allowed by thresholdDollars. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** Percent funded of thresholdPercent and targetPercent. */
  percent?: InputMaybe<Scalars['Percent']['input']>;
  /** Fiscal year. */
  year?: InputMaybe<Scalars['Int']['input']>;
};

/** A step of a ladder, as forms send it. */
export type LadderStepInput = {
  /** After the plan's first year. */
  fromYear: Scalars['Int']['input'];
  /** Its effect. */
  kind: LadderStepKind;
  /** Required unless only the increase changes. */
  amount?: InputMaybe<Scalars['Money']['input']>;
  /** 0 to 99.99. */
  increaseRate: Scalars['Percent']['input'];
};

/** A special assessment, as forms send it. */
export type SpecialAssessmentInput = {
  /** Fiscal year in which it is due. */
  year: Scalars['Int']['input'];
  /** Total for all units. */
  amount: Scalars['Money']['input'];
  /** Its purpose. */
  purpose: Scalars['String']['input'];
  /** Defaults to planned. */
  status?: InputMaybe<SpecialAssessmentStatus>;
  /** Due date. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
};

/** Rates of a single year, as forms send them. */
export type PlanYearOverrideInput = {
  /** Fiscal year; each year at most once. */
  year: Scalars['Int']['input'];
  /** 0 to 99.99. */
  inflationRate?: InputMaybe<Scalars['Percent']['input']>;
  /** 0 to 99.99. */
  interestRate?: InputMaybe<Scalars['Percent']['input']>;
  /** 0 to 99.99. */
  increaseRate?: InputMaybe<Scalars['Percent']['input']>;
};

/** A loan, as forms send it. Requires the workspace's loan analysis. */
export type PlanLoanInput = {
  /** Name. */
  name: Scalars['String']['input'];
  /** Fiscal year at the start of which it is drawn. */
  year: Scalars['Int']['input'];
  /** Amount lent. */
  principal: Scalars['Money']['input'];
  /** 0 to 99.99. */
  annualRate: Scalars['Percent']['input'];
  /** 1 to 480. */
  months: Scalars['Int']['input'];
  /** Defaults to 0. */
  fees?: InputMaybe<Scalars['Money']['input']>;
  /** Defaults to false. */
  areFeesFinanced?: InputMaybe<Scalars['Boolean']['input']>;
  /** Defaults to 0. */
  interestOnlyMonths?: InputMaybe<Scalars['Int']['input']>;
  /** Defaults to owners. */
  repaidFrom?: InputMaybe<LoanRepayment>;
};

/** A moved component, as forms send it. */
export type ComponentMoveInput = {
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['input'];
  /** Fiscal year of its next work. */
  year: Scalars['Int']['input'];
};

/** Conventions, as forms send them. */
export type PlanConventionsInput = {
  /** Timing of inflation. */
  inflationTiming: InflationTiming;
  /** How a year's interest is calculated. */
  interestConvention: InterestConvention;
  /** How the interest rate is quoted. */
  rateBasis: RateBasis;
  /** 0 to 99.99. */
  taxRate: Scalars['Percent']['input'];
};

/** Settings of a plan, as forms send them. */
export type PlanSettingsInput = {
  /** Method that determines the contribution. */
  method: PlanMethod;
  /** Goal of a solved method. */
  goal?: InputMaybe<PlanGoalInput>;
  /** -50,000,000 to 99,000,000. */
  startingBalance: Scalars['Money']['input'];
  /** 0 to the annual fee; solved when the method has a goal. */
  firstYearContribution: Scalars['Money']['input'];
  /** 0 to 99.99. */
  increaseRate: Scalars['Percent']['input'];
  /** 0 to 99.99. */
  inflationRate: Scalars['Percent']['input'];
  /** 0 to 99.99. */
  interestRate: Scalars['Percent']['input'];
  /** Steps of a ladder. */
  ladder?: InputMaybe<Array<LadderStepInput>>;
  /** Special assessments. */
  specialAssessments?: InputMaybe<Array<SpecialAssessmentInput>>;
  /** Rates of single years. */
  yearOverrides?: InputMaybe<Array<PlanYearOverrideInput>>;
  /** Loans. */
  loans?: InputMaybe<Array<PlanLoanInput>>;
  /** -50 to 200. */
  costShock?: InputMaybe<Scalars['Percent']['input']>;
  /** -20 to 20. */
  lifeOffset?: InputMaybe<Scalars['Int']['input']>;
  /** Moved components. */
  moves?: InputMaybe<Array<ComponentMoveInput>>;
  /** Roofline's own conventions when absent. */
  conventions?: InputMaybe<PlanConventionsInput>;
};

/** A plan to create. */
export type CreatePlanInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** A current or future fiscal year that is set up. */
  fiscalYear: Scalars['Int']['input'];
  /** At most 100 characters; unique within the year. */
  name: Scalars['String']['input'];
  /** Settings of the plan. */
  settings: PlanSettingsInput;
  /** Idempotency key, made once by the form that sends it: repeating the request with the same key returns the first answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Changes to a plan. An adopted plan cannot be changed: duplicate it. */
export type UpdatePlanInput = {
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** At most 100 characters; unique within the year. */
  name: Scalars['String']['input'];
  /** Settings of the plan. */
  settings: PlanSettingsInput;
};

/** A plan to copy. */
export type DuplicatePlanInput = {
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['input'];
  /** Name of the copy; chosen automatically when absent. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Idempotency key, made once by the form that sends it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A plan to recommend or to stop recommending. */
export type RecommendPlanInput = {
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['input'];
  /** True recommends it in place of any other; false removes the mark. */
  isRecommended: Scalars['Boolean']['input'];
};

/** A plan to use, or to stop using, for the disclosure report. */
export type ChooseDisclosurePlanInput = {
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['input'];
  /** True chooses it in place of any other; false removes the mark. */
  isDisclosure: Scalars['Boolean']['input'];
};

/** A plan to adopt. */
export type AdoptPlanInput = {
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['input'];
  /** Version that the board adopted. */
  version: Scalars['Int']['input'];
  /** Day of the meeting. */
  meetingDate: Scalars['Date']['input'];
  /** Votes in favor. */
  votesFor?: InputMaybe<Scalars['Int']['input']>;
  /** Votes against. */
  votesAgainst?: InputMaybe<Scalars['Int']['input']>;
  /** Abstentions. */
  votesAbstained?: InputMaybe<Scalars['Int']['input']>;
  /** At most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
};

/** A plan to delete. An adopted plan cannot be deleted. */
export type DeletePlanInput = {
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of changing one plan. */
export type PlanPayload = {
  __typename?: 'PlanPayload';
  /** The plan after the change. */
  plan?: Maybe<Plan>;
  /** The plans of its year, since their marks may have changed. */
  list?: Maybe<PlanList>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** A document to remove from an adoption. */
export type RemoveAdoptionFileInput = {
  /** UUIDv7 of the file. */
  adoptionFileId: Scalars['ID']['input'];
  /** Version of the document: always 1, because a document never changes. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** Result of removing a document. */
export type RemoveAdoptionFilePayload = {
  __typename?: 'RemoveAdoptionFilePayload';
  /** UUIDv7 of the removed file; null when it was not removed. */
  adoptionFileId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of deleting a plan. */
export type DeletePlanPayload = {
  __typename?: 'DeletePlanPayload';
  /** UUIDv7 of the deleted plan; null when it was not deleted. */
  planId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of a preview. */
export type PreviewPlanPayload = {
  __typename?: 'PreviewPlanPayload';
  /** The projection; null when there are errors. */
  preview?: Maybe<PlanPreview>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** What the figures of associations follow from. */
export type FundingBasis =
  /** The adopted plan, else the recommended one, else the one that Roofline calculates. */
  | 'plan'
  /** The contribution as the association pays it today. */
  | 'current';

/** The funding that an association's figures follow. */
export type LeadingFunding =
  /** The plan that the board adopted. */
  | 'adopted'
  /** The plan that the disclosure is drawn from. */
  | 'disclosure'
  /** The recommended plan. */
  | 'recommended'
  /** The plan that Roofline calculates. */
  | 'calculated'
  /** The contribution as it is paid today. */
  | 'current';

/** Sort keys of a list of associations. Associations without the figure come last. */
export type AssociationSort =
  /** By name. */
  | 'name'
  /** By percent funded. */
  | 'percentFunded'
  /** By the lowest balance of the next 30 years. */
  | 'lowestBalance'
  /** By the first year that ends below zero. */
  | 'firstYearBelowZero'
  /** By the five-year cover. */
  | 'fiveYearCover'
  /** By the day on which the next disclosure is due. */
  | 'disclosureDue'
  /** By the day of the newest reserve study. */
  | 'studyDate'
  /** By the contribution in percent of what is recommended. */
  | 'contributionShare';

/** Filters and order of a list of associations. */
export type AssociationViewInput = {
  /** Part of the name, city or state; not case-sensitive. */
  text?: InputMaybe<Scalars['String']['input']>;
  /** Only this rating of percent funded, in the bands of the workspace. */
  band?: InputMaybe<FundingBand>;
  /** Only associations that end this fiscal year, or one before it, below zero. */
  belowZeroBy?: InputMaybe<Scalars['Int']['input']>;
  /** True for associations whose disclosure is overdue. */
  isDisclosureOverdue?: InputMaybe<Scalars['Boolean']['input']>;
  /** What the figures follow from. */
  basis?: FundingBasis;
  /** Sort key. */
  sort?: AssociationSort;
  /** The largest first. */
  descending?: Scalars['Boolean']['input'];
};

/** What of the spending on projects is asked for. */
export type ProjectSpendInput = {
  /** What it is summed up by. */
  by?: SpendGrouping;
  /** First calendar year. */
  from: Scalars['Int']['input'];
  /** Last calendar year. */
  to: Scalars['Int']['input'];
};

/** An association in the figures that all associations are compared by, as stored at the last change. */
export type Association = {
  __typename?: 'Association';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** Number of units. */
  numberOfUnits: Scalars['Int']['output'];
  /** Fiscal year that the figures start from; null without financials. */
  fiscalYear?: Maybe<Scalars['Int']['output']>;
  /** What the figures follow. */
  leadBy?: Maybe<LeadingFunding>;
  /** Name of the plan that the figures follow; null for the current contribution. */
  planName?: Maybe<Scalars['String']['output']>;
  /** Percent funded at the start of the year. */
  percentFunded?: Maybe<Scalars['Percent']['output']>;
  /** Rating of it in the bands of the workspace. */
  fundingBand?: Maybe<FundingBand>;
  /** Lowest balance at the end of one of the next 30 years. */
  lowestBalance?: Maybe<Scalars['Money']['output']>;
  /** Fiscal year of the lowest balance. */
  lowestBalanceYear?: Maybe<Scalars['Int']['output']>;
  /** First fiscal year that ends below zero; null where none does. */
  firstYearBelowZero?: Maybe<Scalars['Int']['output']>;
  /** Balance and inflows of the next five years in percent of their spending; null where nothing is spent. */
  fiveYearCover?: Maybe<Scalars['Percent']['output']>;
  /** Day on which the next disclosure is due; null where the state asks for none. */
  disclosureDue?: Maybe<Scalars['Date']['output']>;
  /** That day has passed. */
  isDisclosureOverdue: Scalars['Boolean']['output'];
  /** Day of the newest reserve study. */
  studyDate?: Maybe<Scalars['Date']['output']>;
  /** Contribution of the year as it is paid today. */
  contribution?: Maybe<Scalars['Money']['output']>;
  /** Contribution of the recommended plan, else of the one that Roofline calculates. */
  recommendedContribution?: Maybe<Scalars['Money']['output']>;
  /** The contribution in percent of what is recommended. */
  contributionShare?: Maybe<Scalars['Percent']['output']>;
  /** Why there are no figures. */
  problem?: Maybe<Scalars['String']['output']>;
};

/** A bar of a histogram of percent funded. */
export type HistogramBar = {
  __typename?: 'HistogramBar';
  /** From this percent funded on. */
  from: Scalars['Percent']['output'];
  /** Below this percent funded; null for the last bar. */
  to?: Maybe<Scalars['Percent']['output']>;
  /** Number of associations. */
  associations: Scalars['Int']['output'];
};

/** All associations of a filter in figures. */
export type AssociationSummary = {
  __typename?: 'AssociationSummary';
  /** Number of associations. */
  associations: Scalars['Int']['output'];
  /** Of these with a percent funded. */
  withFigures: Scalars['Int']['output'];
  /** Rated weak. */
  weak: Scalars['Int']['output'];
  /** Rated fair. */
  fair: Scalars['Int']['output'];
  /** Rated strong. */
  strong: Scalars['Int']['output'];
  /** That end a year of the next 30 below zero. */
  belowZero: Scalars['Int']['output'];
  /** Whose five-year cover is below 100%. */
  coverBelow100: Scalars['Int']['output'];
  /** Whose disclosure is overdue. */
  disclosureOverdue: Scalars['Int']['output'];
  /** That contribute less than recommended. */
  contributeLess: Scalars['Int']['output'];
  /** Associations by percent funded. */
  histogram: Array<HistogramBar>;
  /** Associations of the whole workspace whose figures are being computed again. */
  waiting: Scalars['Int']['output'];
};

/** A page of associations. */
export type AssociationPage = {
  __typename?: 'AssociationPage';
  /** Associations on this page. */
  items: Array<Association>;
  /** Number of associations on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Associations per page, at most 100. */
  pageSize: Scalars['Int']['output'];
  /** All pages in figures. */
  summary: AssociationSummary;
};

/** When a user was last active. */
export type UserActivity =
  /** In the last 30 days. */
  | 'recent'
  /** Before that. */
  | 'quiet'
  /** Has not signed in since joining. */
  | 'never';

/** Sort keys of the users of a workspace. */
export type AnalyticsUserSort =
  /** Who was active last comes first. */
  | 'lastActive'
  /** By name. */
  | 'name';

/** A user who may enter a workspace, with what they look after. */
export type AnalyticsUser = {
  __typename?: 'AnalyticsUser';
  /** UUIDv7 of the membership. */
  workspaceUserId: Scalars['ID']['output'];
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Email address used to sign in. */
  email: Scalars['String']['output'];
  /** Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** When the user joined the workspace. */
  joinedOn: Scalars['DateTime']['output'];
  /** When the user was last active; null for never. */
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when the role gives access to every property of the workspace. */
  reachesAllProperties: Scalars['Boolean']['output'];
  /** Assigned properties, by name; empty for roles with access to all. */
  assignedProperties: Array<AssignedProperty>;
  /** When the user was last active, in words. */
  activity: UserActivity;
};

/** All users of a workspace in figures. */
export type AnalyticsUserSummary = {
  __typename?: 'AnalyticsUserSummary';
  /** Users who may enter the workspace. */
  users: Scalars['Int']['output'];
  /** Active in the last 30 days. */
  recent: Scalars['Int']['output'];
  /** Active before that. */
  quiet: Scalars['Int']['output'];
  /** Never active. */
  never: Scalars['Int']['output'];
  /** Active properties to which no active Manager is assigned. */
  withoutManager: Scalars['Int']['output'];
};

/** A page of users. */
export type AnalyticsUserPage = {
  __typename?: 'AnalyticsUserPage';
  /** Users on this page. */
  items: Array<AnalyticsUser>;
  /** Number of users on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Users per page, at most 100. */
  pageSize: Scalars['Int']['output'];
  /** All users in figures, whatever the filter. */
  summary: AnalyticsUserSummary;
};

/** An association on a map. */
export type AssociationPlace = {
  __typename?: 'AssociationPlace';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
  /** Percent funded at the start of the year. */
  percentFunded?: Maybe<Scalars['Float']['output']>;
  /** Its rating in the bands of the workspace. */
  fundingBand?: Maybe<FundingBand>;
  /** Lowest balance at the end of a year of the next 30. */
  lowestBalance?: Maybe<Scalars['Money']['output']>;
  /** First fiscal year that ends below zero; null for none in 30. */
  firstYearBelowZero?: Maybe<Scalars['Int']['output']>;
  /** Degrees north. */
  latitude: Scalars['Float']['output'];
  /** Degrees east. */
  longitude: Scalars['Float']['output'];
};

/** An association whose latitude and longitude are not known. */
export type UnplacedAssociation = {
  __typename?: 'UnplacedAssociation';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** City. */
  city: Scalars['String']['output'];
  /** State. */
  state: Scalars['String']['output'];
};

/** Where the associations of a view lie. */
export type AssociationMap = {
  __typename?: 'AssociationMap';
  /** Those with a place, at most 2,000, in the order of the view. */
  places: Array<AssociationPlace>;
  /** Number of further ones with a place. */
  left: Scalars['Int']['output'];
  /** Number of those without a place. */
  withoutPlace: Scalars['Int']['output'];
  /** The first 100 of these, by name. */
  named: Array<UnplacedAssociation>;
};

/** What spending on projects is summed up by. */
export type SpendGrouping =
  /** By property. */
  | 'property'
  /** By category of the component that was worked on. */
  | 'category'
  /** By the phase that the project is in today. */
  | 'phase'
  /** By calendar year of the payment. */
  | 'year';

/** The fund that a payment came from. */
export type SpendFund =
  /** The reserve fund. */
  | 'reserve'
  /** The operating fund. */
  | 'operating';

/** A group of payments for projects. */
export type SpendRow = {
  __typename?: 'SpendRow';
  /** Names the row in the breakdown. */
  key: Scalars['String']['output'];
  /** Name of the property, category, phase or year. */
  name: Scalars['String']['output'];
  /** Sum of the payments. */
  amount: Scalars['Money']['output'];
  /** Number of payments. */
  payments: Scalars['Int']['output'];
  /** Number of projects. */
  projects: Scalars['Int']['output'];
};

/** What was paid for projects of a workspace, as the projects record it. */
export type ProjectSpend = {
  __typename?: 'ProjectSpend';
  /** Sum of all payments. */
  total: Scalars['Money']['output'];
  /** Number of payments. */
  payments: Scalars['Int']['output'];
  /** Number of projects. */
  projects: Scalars['Int']['output'];
  /** Groups, the largest first; years with the newest first. At most 200. */
  rows: Array<SpendRow>;
  /** Number of further groups, with smaller amounts. */
  others: Scalars['Int']['output'];
};

/** A payment for a project. */
export type SpendPayment = {
  __typename?: 'SpendPayment';
  /** UUIDv7 of the payment. */
  paymentId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the property. */
  propertyName: Scalars['String']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Name of the project. */
  projectName: Scalars['String']['output'];
  /** Phase that the project is in. */
  phaseName: Scalars['String']['output'];
  /** Category of the component; null where the payment belongs to none. */
  category?: Maybe<Scalars['String']['output']>;
  /** Whether the project has several components, of which the payment names none. */
  isNotNamed: Scalars['Boolean']['output'];
  /** Day of the payment. */
  paidOn: Scalars['Date']['output'];
  /** Who was paid. */
  payee: Scalars['String']['output'];
  /** Fund that it was paid from. */
  fund: SpendFund;
  /** Amount. */
  amount: Scalars['Money']['output'];
};

/** A page of the payments behind a row of the spending. */
export type SpendBreakdown = {
  __typename?: 'SpendBreakdown';
  /** Payments on this page, newest first. */
  items: Array<SpendPayment>;
  /** Number of payments on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Payments per page, at most 100. */
  pageSize: Scalars['Int']['output'];
  /** Name of the row. */
  name: Scalars['String']['output'];
  /** Sum of the payments on all pages. */
  total: Scalars['Money']['output'];
};

/** What changes for all associations at once. */
export type PortfolioWhatIfInput = {
  /** What the figures follow from. */
  basis?: FundingBasis;
  /** Points added to the inflation of every association, -20 to 20. */
  inflation?: Scalars['Float']['input'];
  /** Points added to the interest rate, -20 to 20. */
  interest?: Scalars['Float']['input'];
  /** Percent by which every contribution rises, -100 to 100. */
  contribution?: Scalars['Float']['input'];
  /** Percent by which every cost rises, -100 to 100. */
  cost?: Scalars['Float']['input'];
};

/** Associations below zero by the end of a year. */
export type BelowZeroYear = {
  __typename?: 'BelowZeroYear';
  /** The fiscal year. */
  year: Scalars['Int']['output'];
  /** Associations that end this year, or one before it, below zero as things stand. */
  before: Scalars['Int']['output'];
  /** The same under the change. */
  after: Scalars['Int']['output'];
};

/** An association whose first year below zero changes. */
export type MovedAssociation = {
  __typename?: 'MovedAssociation';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** First fiscal year below zero as things stand; null for none. */
  before?: Maybe<Scalars['Int']['output']>;
  /** The same under the change. */
  after?: Maybe<Scalars['Int']['output']>;
};

/** What a change of all associations leads to. */
export type PortfolioWhatIf = {
  __typename?: 'PortfolioWhatIf';
  /** Associations with figures. */
  associations: Scalars['Int']['output'];
  /** Associations whose amounts grow too large under the change. */
  outOfRange: Scalars['Int']['output'];
  /** Further associations that are not in the answer, which has at most 2,000. */
  left: Scalars['Int']['output'];
  /** Thirty years. */
  years: Array<BelowZeroYear>;
  /** Associations whose first year below zero changes, the earliest first; at most 100. */
  moved: Array<MovedAssociation>;
};

/** Work on a property, from an idea to what was paid. */
export type Project = {
  __typename?: 'Project';
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name, at most 250 characters. */
  name: Scalars['String']['output'];
  /** What it is about, at most 4,000 characters. */
  description?: Maybe<Scalars['String']['output']>;
  /** The phase that it is in. */
  currentPhaseStatus: ProjectPhaseStatus;
  /** Since when it has been in that phase. */
  phaseSince: Scalars['DateTime']['output'];
  /** Who is responsible for it; null when nobody is. */
  owner?: Maybe<ProjectOwner>;
  /** First day of the work. */
  startDate?: Maybe<Scalars['Date']['output']>;
  /** Day by which it is due. */
  dueDate?: Maybe<Scalars['Date']['output']>;
  /** Who does the work. */
  contractor?: Maybe<Scalars['String']['output']>;
  /** What was agreed at first: of the awarded bid, or as somebody entered it. Null when nothing was, and for Vendors. */
  contractAmount?: Maybe<Scalars['Money']['output']>;
  /** Sum of its change orders; null for Vendors. */
  changeOrderTotal?: Maybe<Scalars['Money']['output']>;
  /** The contract with its change orders; null without a contract, and for Vendors. */
  contracted?: Maybe<Scalars['Money']['output']>;
  /** The bid that became the contract; null for Vendors. */
  awardedBidId?: Maybe<Scalars['ID']['output']>;
  /** Number of its bids; 0 for Vendors. */
  bidCount: Scalars['Int']['output'];
  /** Current costs of its components by the current inventory; without components, the estimates of its scope of work. Null where neither is known, and for Vendors. */
  estimate?: Maybe<Scalars['Money']['output']>;
  /** Sum of its payments; null for Vendors. */
  paid?: Maybe<Scalars['Money']['output']>;
  /** Sum of the payments of the awarded bid; of all payments where the contract was entered by hand. Null without a contract, and for Vendors. */
  paidOnContract?: Maybe<Scalars['Money']['output']>;
  /** Whether the work is done. */
  isCompleted: Scalars['Boolean']['output'];
  /** Day on which the work was done. */
  completedOn?: Maybe<Scalars['Date']['output']>;
  /** Whether it was deleted; it can be restored. */
  isDeleted: Scalars['Boolean']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** Components that it works on, by name. */
  propertyComponents: Array<ProjectComponent>;
  /** Who works on it beside the one who is responsible, by name. A Vendor among them sees the project. */
  people: Array<ProjectOwner>;
  /** Whether the viewer hears of what happens in it. */
  isFollowing: Scalars['Boolean']['output'];
  /** Items of the checklist of its phase that are done. */
  checklistDone: Scalars['Int']['output'];
  /** Items of the checklist of its phase. */
  checklistTotal: Scalars['Int']['output'];
  /** Number of its notes that the viewer may read. */
  noteCount: Scalars['Int']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: ProjectActions;
  /** Payments, newest first; empty for Vendors. */
  payments: Array<ProjectPayment>;
  /** Notes, newest first. A Vendor sees their own and those that mention them. */
  notes: Array<ProjectNote>;
  /** What has to be done, in the order in which it was added. */
  scopeOfWork: Array<ScopeOfWork>;
  /** Bids: the awarded one first, then by amount. Empty for Vendors. */
  bids: Array<Bid>;
  /** Change orders by number; empty for Vendors. */
  changeOrders: Array<ChangeOrder>;
  /** What is to do in each phase, by phase, then in its order. */
  checklist: Array<ChecklistItem>;
  /** Files that were added to it, by name; empty for Vendors. */
  files: Array<File>;
  /** Photos that were added to it, and those of its components whose photos are shown with it: their number. */
  photoCount: Scalars['Int']['output'];
};

/** The phase that a project is in. */
export type ProjectPhaseStatus = {
  __typename?: 'ProjectPhaseStatus';
  /** UUID of the phase. */
  projectTemplatePhaseId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Its place among the phases, from 1. */
  sortOrder: Scalars['Int']['output'];
};

/** Who is responsible for a project. */
export type ProjectOwner = {
  __typename?: 'ProjectOwner';
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** Full name. */
  fullName: Scalars['String']['output'];
};

/** A component that a project works on, with its line of the property's current inventory year. */
export type ProjectComponent = {
  __typename?: 'ProjectComponent';
  /** UUIDv7 of the line. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Category name. */
  category: Scalars['String']['output'];
  /** Position of the category in the property, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Current cost; null for Vendors. */
  currentCost?: Maybe<Scalars['Money']['output']>;
  /** Fiscal year of its next replacement; null when there is none. */
  nextReplacementYear?: Maybe<Scalars['Int']['output']>;
  /** Whether its photos are shown with the project. */
  includePhotos: Scalars['Boolean']['output'];
};

/** Actions that the viewer may take on a project. */
export type ProjectActions = {
  __typename?: 'ProjectActions';
  /** Change it, move it, its components, payments and scope of work. */
  edit: Scalars['Boolean']['output'];
  /** Delete and restore it. */
  delete: Scalars['Boolean']['output'];
  /** Add a note. */
  addNote: Scalars['Boolean']['output'];
  /** See what it costs. */
  viewMoney: Scalars['Boolean']['output'];
};

/** The fund that money came from. */
export type PaymentFund =
  /** The reserve fund. */
  | 'reserve'
  /** The operating fund. */
  | 'operating';

/** Money paid for a project. */
export type ProjectPayment = {
  __typename?: 'ProjectPayment';
  /** UUIDv7 of the payment. */
  paymentId: Scalars['ID']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
  /** Day of the payment. */
  paidOn: Scalars['Date']['output'];
  /** Who got it. */
  payee: Scalars['String']['output'];
  /** Number of the check, transfer or invoice. */
  number?: Maybe<Scalars['String']['output']>;
  /** The fund that it came from. */
  fund: PaymentFund;
  /** The component that it pays for, by its line of the current inventory year. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
  /** Name of that component. */
  componentName?: Maybe<Scalars['String']['output']>;
  /** The awarded bid that it pays; null for what is paid beside the contract. */
  contractId?: Maybe<Scalars['ID']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** What a company asks for the work of a project. */
export type Bid = {
  __typename?: 'Bid';
  /** UUIDv7 of the bid. */
  bidId: Scalars['ID']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Who made it. */
  bidder: Scalars['String']['output'];
  /** For the whole work. */
  amount: Scalars['Money']['output'];
  /** Day of the bid. */
  bidDate?: Maybe<Scalars['Date']['output']>;
  /** Last day on which it can be accepted. */
  validUntil?: Maybe<Scalars['Date']['output']>;
  /** The document, a file of the property. */
  propertyFileId?: Maybe<Scalars['ID']['output']>;
  /** Name of that file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** What it asks for lines of the scope of work, in their order; lines that it leaves open have none. */
  lines: Array<BidLine>;
  /** Whether it is the contract. */
  isAwarded: Scalars['Boolean']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** What a bid asks for one line of the scope of work. */
export type BidLine = {
  __typename?: 'BidLine';
  /** UUIDv7 of the line of the scope of work. */
  scopeOfWorkId: Scalars['ID']['output'];
  /** Amount. */
  amount: Scalars['Money']['output'];
};

/** What was added to a contract or taken from it after the award. */
export type ChangeOrder = {
  __typename?: 'ChangeOrder';
  /** UUIDv7 of the change order. */
  changeOrderId: Scalars['ID']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Its number in the project, from 1. */
  number: Scalars['Int']['output'];
  /** What it changes. */
  description: Scalars['String']['output'];
  /** Below zero where work was taken out. */
  amount: Scalars['Money']['output'];
  /** Who approved it. */
  approvedBy: Scalars['String']['output'];
  /** Day of the approval. */
  approvedOn: Scalars['Date']['output'];
  /** The document, a file of the property. */
  propertyFileId?: Maybe<Scalars['ID']['output']>;
  /** Name of that file. */
  fileName?: Maybe<Scalars['String']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** Something to do in a phase of a project. */
export type ChecklistItem = {
  __typename?: 'ChecklistItem';
  /** UUIDv7 of the item. */
  checklistItemId: Scalars['ID']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** UUID of the phase in which it is to be done. */
  projectTemplatePhaseId: Scalars['ID']['output'];
  /** What to do. */
  text: Scalars['String']['output'];
  /** Whether it is done. */
  isDone: Scalars['Boolean']['output'];
  /** Who did it. */
  doneByName?: Maybe<Scalars['String']['output']>;
  /** When it was done. */
  doneAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** A note on a project: plain text. */
export type ProjectNote = {
  __typename?: 'ProjectNote';
  /** UUIDv7 of the note. */
  noteId: Scalars['ID']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Plain text, at most 4,000 characters. */
  text: Scalars['String']['output'];
  /** Who wrote it. */
  userId: Scalars['ID']['output'];
  /** Their full name. */
  userName: Scalars['String']['output'];
  /** When it was written. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last changed; null when it never was. */
  editedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Users that it mentions. */
  mentionedUserIds: Array<Scalars['ID']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: ProjectNoteActions;
};

/** Actions that the viewer may take on a note. */
export type ProjectNoteActions = {
  __typename?: 'ProjectNoteActions';
  /** Change it. */
  edit: Scalars['Boolean']['output'];
  /** Delete it. */
  delete: Scalars['Boolean']['output'];
};

/** One thing that has to be done in a project. */
export type ScopeOfWork = {
  __typename?: 'ScopeOfWork';
  /** UUIDv7 of the line. */
  scopeOfWorkId: Scalars['ID']['output'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** What has to be done. */
  description: Scalars['String']['output'];
  /** How much, with at most three decimals. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Unit of the quantity. */
  unit?: Maybe<Scalars['String']['output']>;
  /** Estimate for the whole line; null for Vendors. */
  estimate?: Maybe<Scalars['Money']['output']>;
  /** The component that it is about, by its line of the current inventory year. */
  propertyComponentId?: Maybe<Scalars['ID']['output']>;
  /** Name of that component. */
  componentName?: Maybe<Scalars['String']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** One page of projects. */
export type ProjectPage = {
  __typename?: 'ProjectPage';
  /** The projects of the page, by due date, then by name. */
  items: Array<Project>;
  /** Projects of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Projects on a page. */
  pageSize: Scalars['Int']['output'];
};

/** Which projects a list shows. */
export type ProjectState =
  /** Not completed. */
  | 'open'
  /** Completed. */
  | 'completed'
  /** Open and completed. */
  | 'all'
  /** Deleted. */
  | 'deleted';

/** A phase that projects of a property go through. */
export type ProjectPhase = {
  __typename?: 'ProjectPhase';
  /** UUID of the phase. */
  projectTemplatePhaseId: Scalars['ID']['output'];
  /** Name; no two phases of a property have the same. */
  name: Scalars['String']['output'];
  /** Its place among the phases, from 1. */
  sortOrder: Scalars['Int']['output'];
  /** Projects in it that are not deleted. */
  projectCount: Scalars['Int']['output'];
  /** What a project gets to do when it enters the phase for the first time. */
  checklist: Array<Scalars['String']['output']>;
};

/** The phases that projects of a property go through. */
export type ProjectPhases = {
  __typename?: 'ProjectPhases';
  /** The phases, in their order. */
  phases: Array<ProjectPhase>;
  /** Version of the whole list; 0 until somebody changes it. */
  version: Scalars['Int']['output'];
};

/** Somebody who reaches a property. */
export type ProjectPerson = {
  __typename?: 'ProjectPerson';
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** Full name. */
  fullName: Scalars['String']['output'];
  /** Role in the workspace. */
  roleName: Scalars['String']['output'];
};

/** A project to create: only its name is needed. */
export type CreateProjectInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: NewProjectInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** The values of a new project. */
export type NewProjectInput = {
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** At most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** First day of the work. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day by which it is due. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who is responsible: somebody who reaches the property. */
  ownerUserId?: InputMaybe<Scalars['ID']['input']>;
  /** The phase that it starts in; without it, the first. */
  phaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Ids of lines of the components that it works on, at most 200. */
  components?: Array<Scalars['ID']['input']>;
};

/** A project to create from components. */
export type CreateProjectOfComponentsInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Name; may be left out for one component, whose name it then has. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** Ids of lines of 1 to 200 components. */
  propertyComponentIds: Array<Scalars['ID']['input']>;
  /** Whether photos of the components are shown with the project. */
  includePhotos?: Scalars['Boolean']['input'];
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A project to change. */
export type UpdateProjectInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values: all of them, since what is left out is emptied. */
  values: ProjectInput;
};

/** The values of a project. */
export type ProjectInput = {
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** At most 4,000 characters. */
  description?: InputMaybe<Scalars['String']['input']>;
  /** First day of the work. */
  startDate?: InputMaybe<Scalars['Date']['input']>;
  /** Day by which it is due. */
  dueDate?: InputMaybe<Scalars['Date']['input']>;
  /** Who is responsible: somebody who reaches the property. */
  ownerUserId?: InputMaybe<Scalars['ID']['input']>;
  /** Who does the work, at most 100 characters. */
  contractor?: InputMaybe<Scalars['String']['input']>;
  /** What was agreed with the contractor. */
  contractAmount?: InputMaybe<Scalars['Money']['input']>;
};

/** A project to move into another phase. */
export type MoveProjectInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** UUID of the phase. */
  projectTemplatePhaseId: Scalars['ID']['input'];
};

/** A project, as the viewer saw it. */
export type ProjectVersionInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** What completing a project says of one of its components. */
export type CompletedComponentInput = {
  /** UUIDv7 of its line of the current inventory year. */
  propertyComponentId: Scalars['ID']['input'];
  /** What the replacement cost, from $0 to $99,000,000: the unit cost follows from it, quantity and percent replaced stay. */
  actualCost: Scalars['Money']['input'];
  /** Year of the replacement. */
  lastReplacedYear: Scalars['Int']['input'];
  /** Years until it is due again, counted from the current inventory year. */
  remainingUsefulLife: Scalars['Int']['input'];
  /** Version of the component that the viewer saw; the completion is refused where it changed since. */
  version?: InputMaybe<Scalars['Int']['input']>;
};

/** A project whose work is done. */
export type CompleteProjectInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** Day on which the work was done; not in the future. */
  completedOn: Scalars['Date']['input'];
  /** Components to update with it; those that are left out stay as they are. */
  components?: Array<CompletedComponentInput>;
};

/** A completed project to open again. */
export type ReopenProjectInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** Leave the components as they are, instead of restoring what the completion changed. */
  keepComponents?: Scalars['Boolean']['input'];
};

/** Where a proposed actual cost comes from. */
export type ActualCostSource =
  /** Payments that name the component. */
  | 'payments'
  /** Its share of what was paid, in proportion to the estimates. */
  | 'paid'
  /** Its share of the contract, in proportion to the estimates: less is paid so far. */
  | 'contracted'
  /** Its cost as it is: the project has neither payments nor a contract for it. */
  | 'estimate';

/** A component as completing its project would change it. */
export type ProposedComponent = {
  __typename?: 'ProposedComponent';
  /** UUIDv7 of its line of the current inventory year. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Version, for the completion. */
  version: Scalars['Int']['output'];
  /** Its cost of today. */
  currentCost: Scalars['Money']['output'];
  /** Useful life in years. */
  usefulLife: Scalars['Int']['output'];
  /** Remaining useful life of today, in years. */
  remainingUsefulLife: Scalars['Int']['output'];
  /** Year of the last replacement, as it is known today. */
  lastReplacedYear?: Maybe<Scalars['Int']['output']>;
  /** Replaced once and never again. */
  isOneTime: Scalars['Boolean']['output'];
  /** Proposed: what the work on it cost. The proposals add up to the money that was spread, to the cent. */
  actualCost: Scalars['Money']['output'];
  /** Where the actual cost comes from. */
  actualCostSource: ActualCostSource;
  /** Proposed: the fiscal year of the completion. */
  newLastReplacedYear: Scalars['Int']['output'];
  /** Proposed: the useful life, less the years since the completion. 0 for a one-time component. */
  newRemainingUsefulLife: Scalars['Int']['output'];
};

/** What completing a project on a day would say of its components. Only for those who may change the project. */
export type ProjectCompletion = {
  __typename?: 'ProjectCompletion';
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** The day asked for. */
  completedOn: Scalars['Date']['output'];
  /** The fiscal year of the property that the day is in. */
  fiscalYear: Scalars['Int']['output'];
  /** The fiscal year whose components would change; null where none can. */
  inventoryYear?: Maybe<Scalars['Int']['output']>;
  /** Why no component can be changed now. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** Sum of the payments of the project, from both funds. */
  paid: Scalars['Money']['output'];
  /** The contract with its change orders; null without a contract. */
  contracted?: Maybe<Scalars['Money']['output']>;
  /** Its components, by name. */
  components: Array<ProposedComponent>;
  /** Names of its components that the current inventory does not have. */
  missing: Array<Scalars['String']['output']>;
};

/** A replacement that a project completed within a fiscal year. */
export type CompletedWork = {
  __typename?: 'CompletedWork';
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['output'];
  /** Name of the project. */
  projectName: Scalars['String']['output'];
  /** Day on which the work was done. */
  completedOn: Scalars['Date']['output'];
  /** What it cost; null where the project has neither payments nor a contract. */
  actualCost?: Maybe<Scalars['Money']['output']>;
  /** What was planned for the year before it was done; null where completing it did not update the component. */
  plannedCost?: Maybe<Scalars['Money']['output']>;
};

/** A component to put into a project. */
export type AddProjectComponentInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of a line of the component. */
  propertyComponentId: Scalars['ID']['input'];
  /** Whether its photos are shown with the project; changes that of a component which is in it already. */
  includePhotos?: Scalars['Boolean']['input'];
};

/** A component to take out of a project. */
export type RemoveProjectComponentInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of a line of the component. */
  propertyComponentId: Scalars['ID']['input'];
};

/** The values of a payment. */
export type ProjectPaymentInput = {
  /** Amount, from $0.01 to $99,000,000. */
  amount: Scalars['Money']['input'];
  /** Day of the payment. */
  paidOn: Scalars['Date']['input'];
  /** Who got it. */
  payee: Scalars['String']['input'];
  /** Number of the check, transfer or invoice. */
  number?: InputMaybe<Scalars['String']['input']>;
  /** The fund that it came from. */
  fund: PaymentFund;
  /** Id of a line of a component of the project. */
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
  /** The awarded bid, where it pays the contract. */
  contractId?: InputMaybe<Scalars['ID']['input']>;
};

/** The values of a bid. */
export type BidInput = {
  /** Who made it, at most 100 characters. */
  bidder: Scalars['String']['input'];
  /** For the whole work, from $0.01 to $99,000,000. */
  amount: Scalars['Money']['input'];
  /** Day of the bid. */
  bidDate?: InputMaybe<Scalars['Date']['input']>;
  /** Last day on which it can be accepted. */
  validUntil?: InputMaybe<Scalars['Date']['input']>;
  /** The document, a file of the property. */
  propertyFileId?: InputMaybe<Scalars['ID']['input']>;
  /** What it asks for lines of the scope of work. */
  lines?: Array<BidLineInput>;
};

/** What a bid asks for one line of the scope of work. */
export type BidLineInput = {
  /** UUIDv7 of the line of the scope of work. */
  scopeOfWorkId: Scalars['ID']['input'];
  /** Amount. */
  amount: Scalars['Money']['input'];
};

/** A bid to add. */
export type AddBidInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** The values. */
  values: BidInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A bid to change. */
export type UpdateBidInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the bid. */
  bidId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values: all of them. */
  values: BidInput;
};

/** A bid, as the viewer saw it. */
export type BidVersionInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the bid. */
  bidId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** The values of a change order. */
export type ChangeOrderInput = {
  /** What it changes, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** Below zero where work was taken out; not zero. */
  amount: Scalars['Money']['input'];
  /** Who approved it, at most 100 characters. */
  approvedBy: Scalars['String']['input'];
  /** Day of the approval, today at the latest. */
  approvedOn: Scalars['Date']['input'];
  /** The document, a file of the property. */
  propertyFileId?: InputMaybe<Scalars['ID']['input']>;
};

/** A change order to add. */
export type AddChangeOrderInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** The values. */
  values: ChangeOrderInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A change order to change. */
export type UpdateChangeOrderInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the change order. */
  changeOrderId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values: all of them. */
  values: ChangeOrderInput;
};

/** A change order to remove. */
export type RemoveChangeOrderInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the change order. */
  changeOrderId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** An item to put on the checklist of one project. */
export type AddChecklistItemInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUID of the phase in which it is to be done. */
  projectTemplatePhaseId: Scalars['ID']['input'];
  /** What to do, at most 250 characters. */
  text: Scalars['String']['input'];
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** An item of a checklist to change or to tick off. */
export type UpdateChecklistItemInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the item. */
  checklistItemId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
  /** What to do, at most 250 characters. */
  text: Scalars['String']['input'];
  /** Whether it is done. */
  isDone: Scalars['Boolean']['input'];
};

/** An item of a checklist to remove. */
export type RemoveChecklistItemInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the item. */
  checklistItemId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Somebody to put on a project or to take off it. */
export type ProjectPersonInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['input'];
};

/** A project to follow, or not to. */
export type FollowProjectInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Whether the viewer hears of what happens in it. */
  isFollowing: Scalars['Boolean']['input'];
};

/** A payment to add. */
export type AddProjectPaymentInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** The values. */
  values: ProjectPaymentInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A payment to change. */
export type UpdateProjectPaymentInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the payment. */
  paymentId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values: all of them. */
  values: ProjectPaymentInput;
};

/** A payment to remove. */
export type RemoveProjectPaymentInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the payment. */
  paymentId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** A note to add. */
export type AddProjectNoteInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** Plain text, at most 4,000 characters. */
  text: Scalars['String']['input'];
  /** Users that it mentions: at most 20, who reach the property. */
  mentionedUserIds?: Array<Scalars['ID']['input']>;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A note to change. */
export type UpdateProjectNoteInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the note. */
  noteId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** Plain text, at most 4,000 characters. */
  text: Scalars['String']['input'];
  /** Users that it mentions: at most 20, who reach the property. */
  mentionedUserIds?: Array<Scalars['ID']['input']>;
};

/** A note to remove. */
export type RemoveProjectNoteInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the note. */
  noteId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** The values of a line of the scope of work. */
export type ScopeOfWorkInput = {
  /** What has to be done, at most 1,000 characters. */
  description: Scalars['String']['input'];
  /** How much, with at most three decimals. */
  quantity?: InputMaybe<Scalars['Float']['input']>;
  /** Unit of the quantity. */
  unit?: InputMaybe<Scalars['String']['input']>;
  /** Estimate for the whole line. */
  estimate?: InputMaybe<Scalars['Money']['input']>;
  /** Id of a line of a component of the project. */
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
};

/** A line of the scope of work to add. */
export type AddScopeOfWorkInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** The values. */
  values: ScopeOfWorkInput;
  /** A key of the caller's choice; repeating the call with it gives the first answer again. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A line of the scope of work to change. */
export type UpdateScopeOfWorkInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the line. */
  scopeOfWorkId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values: all of them. */
  values: ScopeOfWorkInput;
};

/** A line of the scope of work to remove. */
export type RemoveScopeOfWorkInput = {
  /** UUIDv7 of the project. */
  projectId: Scalars['ID']['input'];
  /** UUIDv7 of the line. */
  scopeOfWorkId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** A phase to keep or to add. */
export type ProjectPhaseInput = {
  /** UUID of the phase; none for a new one. */
  projectTemplatePhaseId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 60 characters. */
  name: Scalars['String']['input'];
  /** Its place among the phases, from 1. */
  sortOrder: Scalars['Int']['input'];
  /** What a project gets to do when it enters the phase, at most 30 items; left out, it stays as it is. */
  checklist?: InputMaybe<Array<Scalars['String']['input']>>;
};

/** The phases of a property. */
export type SaveProjectPhasesInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version of the list that the edit started from. */
  version: Scalars['Int']['input'];
  /** The whole list; a phase that is left out is deleted. */
  phases: Array<ProjectPhaseInput>;
};

/** Result of a change of a project or of what stands in it. */
export type ProjectPayload = {
  __typename?: 'ProjectPayload';
  /** The project as it is now. */
  project?: Maybe<Project>;
  /** Errors to fix, by field under `values` where there are values. */
  userErrors: Array<UserError>;
};

/** Result of saving the phases. */
export type SaveProjectPhasesPayload = {
  __typename?: 'SaveProjectPhasesPayload';
  /** The phases as saved. */
  projectPhases?: Maybe<ProjectPhases>;
  /** Errors to fix. Code `phaseInUse`: a phase that was left out still has projects. */
  userErrors: Array<UserError>;
};

export type { PropertyImportStatus };

/** What is wrong in a workbook of properties, and where. */
export type PropertyImportProblem = {
  __typename?: 'PropertyImportProblem';
  /** Name of the sheet; null where the whole workbook is meant. */
  sheetName?: Maybe<Scalars['String']['output']>;
  /** Row number as the sheet counts it; null where the whole sheet is meant. */
  row?: Maybe<Scalars['Int']['output']>;
  /** Letter and heading of the column; null where the whole row is meant. */
  column?: Maybe<Scalars['String']['output']>;
  /** What the cell reads, shortened. */
  value?: Maybe<Scalars['String']['output']>;
  /** The problem, and the values that are allowed. */
  detail: Scalars['String']['output'];
};

/** A property of a workbook. */
export type PropertyImportLine = {
  __typename?: 'PropertyImportLine';
  /** Its place in the workbook, from 1. */
  position: Scalars['Int']['output'];
  /** Its row on the sheet Properties. */
  row: Scalars['Int']['output'];
  /** Name of the property. */
  name: Scalars['String']['output'];
  /** City; null where the workbook has none. */
  city?: Maybe<Scalars['String']['output']>;
  /** State; null where the workbook has none. */
  state?: Maybe<Scalars['String']['output']>;
  /** Number of units; null where the workbook has none. */
  numberOfUnits?: Maybe<Scalars['Int']['output']>;
  /** Starting reserve balance; null where the workbook has none. */
  startingReserveBalance?: Maybe<Scalars['Money']['output']>;
  /** Number of its components. */
  componentCount: Scalars['Int']['output'];
  /** Current cost of its components. */
  componentsCost: Scalars['Money']['output'];
  /** What became of it. */
  status: PropertyImportStatus;
  /** UUIDv7 of the property; null until it is added. */
  propertyId?: Maybe<Scalars['ID']['output']>;
  /** What has to be corrected, at most 50 problems. */
  problems: Array<PropertyImportProblem>;
  /** Number of all its problems. */
  problemCount: Scalars['Int']['output'];
  /** What was left out or assumed; nothing has to be corrected. */
  notes: Array<Scalars['String']['output']>;
};

/** How many properties of a workbook have each status. */
export type PropertyImportCounts = {
  __typename?: 'PropertyImportCounts';
  /** They can be added. */
  ready: Scalars['Int']['output'];
  /** They have to be corrected. */
  problems: Scalars['Int']['output'];
  /** The portfolio already has them. */
  exists: Scalars['Int']['output'];
  /** They are in the portfolio. */
  added: Scalars['Int']['output'];
  /** They were refused when they were added. */
  failed: Scalars['Int']['output'];
};

/** A workbook of properties that was uploaded to /upload/property-import, with the field workspaceId beside its file. The template is at /download/property-import-template. */
export type PropertyImport = {
  __typename?: 'PropertyImport';
  /** UUIDv7 of the upload. */
  propertyImportId: Scalars['ID']['output'];
  /** UUIDv7 of the portfolio that the properties go to. */
  workspaceId: Scalars['ID']['output'];
  /** Name of that portfolio. */
  workspaceName: Scalars['String']['output'];
  /** Name of the workbook. */
  fileName: Scalars['String']['output'];
  /** When it was uploaded. */
  createdAt: Scalars['DateTime']['output'];
  /** Adding its properties has begun. */
  isAccepted: Scalars['Boolean']['output'];
  /** How many properties have each status. */
  counts: PropertyImportCounts;
  /** The properties in the order of the workbook. */
  lines: Array<PropertyImportLine>;
  /** Rows that belong to no property, at most 50. */
  problems: Array<PropertyImportProblem>;
  /** Number of all rows that belong to no property. */
  problemCount: Scalars['Int']['output'];
  /** Sheets and columns that are not read. */
  remarks: Array<Scalars['String']['output']>;
  /** UUIDv7 of the job that is adding the properties now; null otherwise. */
  jobId?: Maybe<Scalars['ID']['output']>;
};

/** Which workbook to add the properties of. */
export type AcceptPropertyImportInput = {
  /** UUIDv7 of the upload. */
  propertyImportId: Scalars['ID']['input'];
  /** True adds the properties without problems and leaves everything else out. */
  leaveOut?: Scalars['Boolean']['input'];
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of accepting a workbook. */
export type AcceptPropertyImportPayload = {
  __typename?: 'AcceptPropertyImportPayload';
  /** The job that adds the properties, each as a whole or not at all; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Kind of property. */
export type PropertyType = {
  __typename?: 'PropertyType';
  /** Number of the type. */
  id: Scalars['Int']['output'];
  /** Name of the type. */
  name: Scalars['String']['output'];
};

/** A place on the map, in degrees. */
export type LatLng = {
  __typename?: 'LatLng';
  /** Latitude, -90 to 90. */
  lat: Scalars['Float']['output'];
  /** Longitude, -180 to 180. */
  lng: Scalars['Float']['output'];
};

/** A community association's property. */
export type Property = {
  __typename?: 'Property';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** UUIDv7 of the workspace that it belongs to. */
  workspaceId: Scalars['ID']['output'];
  /** Name, at most 250 characters. */
  name: Scalars['String']['output'];
  /** True for a test property, which portfolio figures leave out. */
  isTest: Scalars['Boolean']['output'];
  /** False after it was archived. */
  isActive: Scalars['Boolean']['output'];
  /** Street address. */
  addressLine1: Scalars['String']['output'];
  /** Second line of the address. */
  addressLine2?: Maybe<Scalars['String']['output']>;
  /** City. */
  city: Scalars['String']['output'];
  /** State, letters only. */
  state: Scalars['String']['output'];
  /** Five digits. */
  zipCode: Scalars['String']['output'];
  /** Year the property was built, from 1700 to this year. */
  yearBuilt: Scalars['Int']['output'];
  /** Number of the property type. */
  propertyTypeId: Scalars['Int']['output'];
  /** Name of the property type. */
  propertyTypeName: Scalars['String']['output'];
  /** True when it was converted to condominiums. */
  isCondoConverted: Scalars['Boolean']['output'];
  /** Number of units, 1 to 99999. */
  numberOfUnits: Scalars['Int']['output'];
  /** Number of floors, if known. */
  numberOfFloors?: Maybe<Scalars['Int']['output']>;
  /** Year of the conversion; 0 means empty. */
  yearOfConversion: Scalars['Int']['output'];
  /** Free text; null for Vendors. */
  propertyDescription?: Maybe<Scalars['String']['output']>;
  /** URL of the profile image; null without one. */
  profileImage?: Maybe<Scalars['String']['output']>;
  /** The Display Projects setting. */
  isFeatureToggleOn: Scalars['Boolean']['output'];
  /** The Display Planning setting. */
  allowPlanning: Scalars['Boolean']['output'];
  /** True when a connected app supplies ledger data. */
  isIntegratedProperty: Scalars['Boolean']['output'];
  /** Coordinates of the address. */
  latLng?: Maybe<LatLng>;
  /** Company name of the workspace. */
  workspaceCompanyName: Scalars['String']['output'];
  /** True when the workspace has the loan analysis. */
  hasLoanAnalysis: Scalars['Boolean']['output'];
  /** True when it belongs to the demo data. */
  isDemo: Scalars['Boolean']['output'];
  /** When its details were changed last. */
  updatedAt: Scalars['DateTime']['output'];
  /** Version for If-Match: send it back when saving. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: PropertyActions;
  /** Fiscal years, oldest first. */
  fiscalYears: Array<FiscalYear>;
  /** Financials of a year; without a year, of the newest set-up year. Null when the viewer may not see them. */
  propertyFinancial?: Maybe<PropertyFinancial>;
  /** Reserve study history, newest first. Empty when the viewer may not see it. */
  reserveStudies: Array<ReserveStudy>;
  /** The newest reserve study. */
  reserveStudy?: Maybe<ReserveStudy>;
  /** Components of a year. Null when the viewer may not see them. */
  components?: Maybe<ComponentList>;
  /** The default recommended plan of a year, as stored at the last change. */
  defaultRecommendedPlan?: Maybe<Plan>;
  /** All figures of the dashboard of a year. Null when the viewer may not see it. */
  financialHealth?: Maybe<FinancialHealth>;
  /** What happened to its data, newest first: only what the viewer may see on their own screens. */
  activity: ActivityConnection;
  /** What the property owes by law and by its own dates, by day; at most 800 days at once. A Vendor sees their own projects and the components of those. */
  calendar: Array<CalendarItem>;
  /** The viewer's private calendar feed; null when there is none. */
  calendarFeed?: Maybe<CalendarFeed>;
  /** All its folders at every depth, by name; empty where the viewer may not see files. */
  folders: Array<Folder>;
  /**
   * The files of one folder, or of the top. With `search`, what is found in the whole property; with `isDeleted`, what is in
   * the trash.
   */
  files: FileListing;
  /** How much is stored. */
  fileUsage: FileUsage;
  /** Files whose valid-until day is past or within 60 days, soonest first, at most 20; empty where the viewer may not see files. */
  filesEndingSoon: Array<File>;
  /** Where its ledger comes from; null where nothing is connected, or the viewer may not see it. */
  connectedApp?: Maybe<ConnectedApp>;
  /** Its newest syncs, newest first; empty where the viewer may not see them. */
  syncs: Array<IntegrationSync>;
  /** Long changes of its ledger that are under way, the oldest first; empty where the viewer may not see the ledger. */
  ledgerWork: Array<LedgerWork>;
  /** Its transactions; refused where the viewer may not see the ledger. */
  transactions: TransactionConnection;
  /** What is in its bank accounts; null where the viewer may not see the ledger. */
  bankBalances?: Maybe<BankBalances>;
  /** What its accounts are used for; null where the viewer may not see the ledger. */
  glConfiguration?: Maybe<GlConfiguration>;
  /** Its bank accounts and their funds; null where the viewer may not see the ledger. */
  bankConfiguration?: Maybe<BankConfiguration>;
  /** Its rules, by payee and account; empty where the viewer may not see the ledger. */
  ledgerRules: Array<LedgerRule>;
  /** What the ledger says of the current fiscal year, beside the plan; null for another year. */
  realTimeFinancialHealth?: Maybe<RealTimeFinancialHealth>;
  /** All preventative maintenance of its components; null where the portfolio goes without it or the viewer may not see components. */
  maintenance?: Maybe<PropertyMaintenance>;
  /** Photos of the property, page by page. A Vendor sees those that they uploaded. The trash is shown to those who may delete photos. */
  photos: PhotoPage;
  /** Photos marked for the photos report, by component. Not for a Vendor, who sees only their own photos. */
  photosReport: PhotosReport;
  /** Where its reserve money lies: what can be taken out any day first, then by maturity. Empty where the viewer may not see it. */
  placements: Array<Placement>;
  /** The same beside insurance, ledger and the next years of the plan; null where the viewer may not see it. */
  placementSummary?: Maybe<PlacementSummary>;
  /** The plans of a year. Null when the viewer may not see them. */
  plans?: Maybe<PlanList>;
  /** Projects of the property, by due date, then by name. A Vendor sees those that they are responsible for or work on. */
  projects: ProjectPage;
  /** Phases that its projects go through. */
  projectPhases: ProjectPhases;
  /** People who reach the property, by name: who may be responsible for a project or be mentioned in a note. Empty for Vendors. */
  projectPeople: Array<ProjectPerson>;
  /** What it has borrowed from its reserves; null where the viewer may not see its ledger. */
  reserveBorrowing?: Maybe<ReserveBorrowing>;
  /** Transfers between its funds, the newest first; null where the viewer may not see its ledger. */
  reserveTransfers?: Maybe<ReserveTransferPage>;
};


/** A community association's property. */
export type PropertyPropertyFinancialArgs = {
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
};


/** A community association's property. */
export type PropertyComponentsArgs = {
  fiscalYear: Scalars['Int']['input'];
};


/** A community association's property. */
export type PropertyDefaultRecommendedPlanArgs = {
  fiscalYear: Scalars['Int']['input'];
};


/** A community association's property. */
export type PropertyFinancialHealthArgs = {
  fiscalYear: Scalars['Int']['input'];
};


/** A community association's property. */
export type PropertyActivityArgs = {
  page?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


/** A community association's property. */
export type PropertyCalendarArgs = {
  from: Scalars['Date']['input'];
  to: Scalars['Date']['input'];
};


/** A community association's property. */
export type PropertyFilesArgs = {
  folderId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  isDeleted?: Scalars['Boolean']['input'];
};


/** A community association's property. */
export type PropertyTransactionsArgs = {
  filter?: InputMaybe<TransactionFilter>;
  sort?: TransactionSort;
  desc?: Scalars['Boolean']['input'];
  first?: Scalars['Int']['input'];
  after?: InputMaybe<Scalars['String']['input']>;
};


/** A community association's property. */
export type PropertyBankBalancesArgs = {
  on?: InputMaybe<Scalars['Date']['input']>;
};


/** A community association's property. */
export type PropertyRealTimeFinancialHealthArgs = {
  fiscalYear: Scalars['Int']['input'];
};


/** A community association's property. */
export type PropertyPhotosArgs = {
  sortBy?: PhotoSort;
  sortDesc?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
  propertyComponentId?: InputMaybe<Scalars['ID']['input']>;
  projectId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  includeInPhotosReport?: InputMaybe<Scalars['Boolean']['input']>;
  isDeleted?: Scalars['Boolean']['input'];
};


/** A community association's property. */
export type PropertyPlansArgs = {
  fiscalYear: Scalars['Int']['input'];
};


/** A community association's property. */
export type PropertyProjectsArgs = {
  state?: ProjectState;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/** A community association's property. */
export type PropertyReserveTransfersArgs = {
  state: ReserveTransferState;
  direction?: InputMaybe<TransferDirection>;
  page?: Scalars['Int']['input'];
};

/** Actions that the viewer may take on a property, as the service decides. */
export type PropertyActions = {
  __typename?: 'PropertyActions';
  /** Edit its details and image. */
  edit: Scalars['Boolean']['output'];
  /** Archive it. */
  archive: Scalars['Boolean']['output'];
  /** Open the Financials tab. */
  viewFinancials: Scalars['Boolean']['output'];
  /** Save financials. */
  editFinancials: Scalars['Boolean']['output'];
  /** Open the Reserve Study History tab. */
  viewReserveStudies: Scalars['Boolean']['output'];
  /** Add, edit and remove reserve studies. */
  editReserveStudies: Scalars['Boolean']['output'];
  /** Open the Connected Apps tab, which also requires an integrated property. */
  viewConnectedApps: Scalars['Boolean']['output'];
  /** Apply financials to all plans. */
  applyToAllPlans: Scalars['Boolean']['output'];
  /** Set the Test switch on the edit screen. */
  setTest: Scalars['Boolean']['output'];
  /** Set Display Projects and Display Planning. */
  setDisplayToggles: Scalars['Boolean']['output'];
  /** Open the dashboard; a Vendor may not. */
  viewDashboard: Scalars['Boolean']['output'];
  /** Open the component list. */
  viewComponents: Scalars['Boolean']['output'];
  /** See what components cost. */
  viewComponentCosts: Scalars['Boolean']['output'];
  /** Add, change, import and delete components. */
  editComponents: Scalars['Boolean']['output'];
  /** Open the property details route. */
  viewDetails: Scalars['Boolean']['output'];
  /** Upload photos. */
  addPhotos: Scalars['Boolean']['output'];
  /** Change everyone's photos; a Vendor changes only their own. */
  editPhotos: Scalars['Boolean']['output'];
  /** Delete photos and restore them from the trash. */
  deletePhotos: Scalars['Boolean']['output'];
  /** See files and folders, and the activity of photos and files. */
  viewFiles: Scalars['Boolean']['output'];
  /** Upload, name and move files and folders. */
  editFiles: Scalars['Boolean']['output'];
  /** Delete files and folders, restore them, and assign many files at once. */
  deleteFiles: Scalars['Boolean']['output'];
  /** Erase photos and files from the trash at once. */
  eraseMedia: Scalars['Boolean']['output'];
  /** See what projects cost, and all of them; a Vendor sees those that they are responsible for, without money. */
  viewProjects: Scalars['Boolean']['output'];
  /** Create, change, delete and export projects, and their phases. */
  editProjects: Scalars['Boolean']['output'];
  /** See transactions, bank balances and the configuration of the ledger. */
  viewLedger: Scalars['Boolean']['output'];
  /** Map transactions, configure accounts, import and sync the ledger. */
  editLedger: Scalars['Boolean']['output'];
  /** See in the activity what internal staff did with users and invitations of the portfolio. */
  viewUserActivity: Scalars['Boolean']['output'];
};

/** A row of the properties list. */
export type PropertyListRow = {
  __typename?: 'PropertyListRow';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  propertyName: Scalars['String']['output'];
  /** Number of the property type. */
  propertyTypeId: Scalars['Int']['output'];
  /** Name of the property type. */
  propertyTypeName: Scalars['String']['output'];
  /** City. */
  propertyCity: Scalars['String']['output'];
  /** State. */
  propertyState: Scalars['String']['output'];
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** Company name of the workspace, shown as Portfolio. */
  workspaceCompanyName: Scalars['String']['output'];
  /** The viewer's role there. */
  roleName: Scalars['String']['output'];
  /** Always true: the list has only active properties. */
  propertyIsActive: Scalars['Boolean']['output'];
  /** URL of the profile image. */
  profileImage?: Maybe<Scalars['String']['output']>;
  /** Number of units. */
  numberOfUnits: Scalars['Int']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: PropertyRowActions;
  /** The property itself, with everything below it; all of a page are read at once. Null when it is gone by now. */
  property?: Maybe<Property>;
  /** Stored funding outlook: percent funded and the next 30 years. Null without a projection, or when the viewer may not see it. */
  outlook?: Maybe<PropertyOutlook>;
  /** Fiscal years, oldest first. */
  fiscalYears: Array<FiscalYear>;
  /** Financials of the newest set-up year. Null when the viewer may not see them. */
  propertyFinancial?: Maybe<PropertyFinancial>;
  /** Reserve study history, newest first. Empty when the viewer may not see it. */
  reserveStudies: Array<ReserveStudy>;
};

/** Actions that the viewer may take from a list row. */
export type PropertyRowActions = {
  __typename?: 'PropertyRowActions';
  /** Edit the property. */
  edit: Scalars['Boolean']['output'];
  /** Archive the property. */
  archive: Scalars['Boolean']['output'];
  /** Open the dashboard by clicking the name. */
  viewDashboard: Scalars['Boolean']['output'];
};

/** Stored figures of a property, so that lists need not recompute them for each row. */
export type PropertyOutlook = {
  __typename?: 'PropertyOutlook';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The fiscal year that the figures start from. */
  fiscalYear: Scalars['Int']['output'];
  /** Percent funded at the start of that year; null without a fully funded balance. */
  percentFunded?: Maybe<Scalars['Percent']['output']>;
  /** weak below 30, fair below 70, strong from 70; compared before rounding. */
  fundingBand?: Maybe<FundingBand>;
  /** Year-end balances of the 30 years with the plan that leads the year. */
  endBalances: Array<Scalars['Money']['output']>;
  /** The lowest of them; null without a projection. */
  lowestBalance?: Maybe<Scalars['Money']['output']>;
  /** First year that ends below zero. */
  firstShortfallYear?: Maybe<Scalars['Int']['output']>;
  /** What the figures follow: the plan that leads the year. */
  plan?: Maybe<PlanLead>;
  /** The contribution as it stands; null where the plan asks for what is paid today, and without a projection. */
  today?: Maybe<TodaysFunding>;
};

/** Rating of percent funded, in three bands. */
export type FundingBand =
  /** Below 30%. */
  | 'weak'
  /** 30% to below 70%. */
  | 'fair'
  /** 70% and over. */
  | 'strong';

/** A page of the properties list. */
export type PropertyPage = {
  __typename?: 'PropertyPage';
  /** Rows of this page. */
  items: Array<PropertyListRow>;
  /** Number of rows on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Rows per page. */
  pageSize: Scalars['Int']['output'];
};

/** A property to choose in the switcher or the command palette. */
export type PropertyChoice = {
  __typename?: 'PropertyChoice';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name. */
  propertyName: Scalars['String']['output'];
  /** City. */
  propertyCity: Scalars['String']['output'];
  /** State. */
  propertyState: Scalars['String']['output'];
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** Company name of the workspace. */
  workspaceCompanyName: Scalars['String']['output'];
  /** URL of the profile image. */
  profileImage?: Maybe<Scalars['String']['output']>;
  /** Stored funding outlook. */
  outlook?: Maybe<PropertyOutlook>;
};

/** Sort keys of the properties list. */
export type PropertySort =
  /** By name. */
  | 'propertyName'
  /** By type, then name. */
  | 'propertyTypeName'
  /** By state and city, then name. */
  | 'location'
  /** By company, then name. */
  | 'portfolio'
  /** By percent funded with the plan that leads, the weakest first; those without the figure come last either way. */
  | 'percentFunded'
  /** By the first year below zero with the plan that leads, the nearest first; those that never fall below zero come last either way. */
  | 'firstYearBelowZero';

/** Filter of the properties list. */
export type PropertyFilterInput = {
  /** Part of the name, city, state or portfolio; not case-sensitive. */
  text?: Scalars['String']['input'];
  /** Only this type. */
  propertyTypeId?: InputMaybe<Scalars['Int']['input']>;
  /** Only properties that are rated weak or fall below zero within 30 years with the plan that leads. */
  needsAttention?: Scalars['Boolean']['input'];
  /** Sort key. */
  sort?: PropertySort;
  /** Sort in descending order. */
  descending?: Scalars['Boolean']['input'];
};

/** Details of a new property. */
export type AddPropertyInput = {
  /** Workspace; required when the viewer has more than one. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Test property; ignored unless internal staff sets it. */
  isTest?: Scalars['Boolean']['input'];
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** Street address, at most 100 characters. */
  addressLine1: Scalars['String']['input'];
  /** Second line, at most 100 characters. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City, at most 100 characters. */
  city: Scalars['String']['input'];
  /** State, letters only. */
  state: Scalars['String']['input'];
  /** Five digits. */
  zipCode: Scalars['String']['input'];
  /** 1700 to this year. */
  yearBuilt: Scalars['Int']['input'];
  /** Number of the property type. */
  propertyTypeId: Scalars['Int']['input'];
  /** True when it was converted to condominiums. */
  isCondoConverted: Scalars['Boolean']['input'];
  /** 1 to 99999. */
  numberOfUnits: Scalars['Int']['input'];
  /** Floors. */
  numberOfFloors?: InputMaybe<Scalars['Int']['input']>;
  /** From year built to this year; 0 means empty. */
  yearOfConversion?: Scalars['Int']['input'];
  /** Free text. */
  propertyDescription?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates of the address, found in the browser. */
  latLng?: InputMaybe<LatLngInput>;
  /** Financials of the starting fiscal year. */
  propertyFinancial: PropertyFinancialInput;
  /** The last reserve study, if there is one. */
  reserveStudy?: InputMaybe<WizardReserveStudyInput>;
  /** Idempotency key: repeating the request with the same key adds nothing and returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A place on the map. */
export type LatLngInput = {
  /** Latitude, -90 to 90. */
  lat: Scalars['Float']['input'];
  /** Longitude, -180 to 180. */
  lng: Scalars['Float']['input'];
};

/** Changed details of a property. */
export type UpdatePropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** Test property; unchanged unless the viewer may set it. */
  isTest?: Scalars['Boolean']['input'];
  /** Display Projects; unchanged unless internal staff sets it. */
  isFeatureToggleOn?: InputMaybe<Scalars['Boolean']['input']>;
  /** Display Planning; unchanged unless internal staff sets it. */
  allowPlanning?: InputMaybe<Scalars['Boolean']['input']>;
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** Street address. */
  addressLine1: Scalars['String']['input'];
  /** Second line. */
  addressLine2?: InputMaybe<Scalars['String']['input']>;
  /** City. */
  city: Scalars['String']['input'];
  /** State, letters only. */
  state: Scalars['String']['input'];
  /** Five digits. */
  zipCode: Scalars['String']['input'];
  /** 1700 to this year. */
  yearBuilt: Scalars['Int']['input'];
  /** Number of the property type. */
  propertyTypeId: Scalars['Int']['input'];
  /** True when it was converted to condominiums. */
  isCondoConverted: Scalars['Boolean']['input'];
  /** 1 to 99999. */
  numberOfUnits: Scalars['Int']['input'];
  /** Floors. */
  numberOfFloors?: InputMaybe<Scalars['Int']['input']>;
  /** 0 means empty. */
  yearOfConversion?: Scalars['Int']['input'];
  /** Free text. */
  propertyDescription?: InputMaybe<Scalars['String']['input']>;
  /** Coordinates of the address. */
  latLng?: InputMaybe<LatLngInput>;
};

/** Result of adding a property. */
export type AddPropertyPayload = {
  __typename?: 'AddPropertyPayload';
  /** The new property. */
  property?: Maybe<Property>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** Result of saving a property's details. */
export type UpdatePropertyPayload = {
  __typename?: 'UpdatePropertyPayload';
  /** The property as saved. */
  property?: Maybe<Property>;
  /** Errors to fix, by field. Code `stale`: someone else saved changes in the meantime. */
  userErrors: Array<UserError>;
};

/** The property to archive. */
export type ArchivePropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of archiving. */
export type ArchivePropertyPayload = {
  __typename?: 'ArchivePropertyPayload';
  /** Id of the archived property. */
  propertyId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** The property to remove the profile image from. */
export type RemovePropertyImageInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of removing the image. */
export type RemovePropertyImagePayload = {
  __typename?: 'RemovePropertyImagePayload';
  /** The property without its image. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** An anticipated expenditure: one component in one year. */
export type Expenditure = {
  __typename?: 'Expenditure';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name of the component. */
  name: Scalars['String']['output'];
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Cost in that year, inflated. */
  cost: Scalars['Money']['output'];
};

/** Expenditures of one category in one year. */
export type CategoryTotal = {
  __typename?: 'CategoryTotal';
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Sum. */
  total: Scalars['Money']['output'];
  /** Its expenditures, largest first. */
  components: Array<Expenditure>;
};

/** Total of a category within a year. */
export type YearCategoryTotal = {
  __typename?: 'YearCategoryTotal';
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Sum. */
  total: Scalars['Money']['output'];
};

/** Anticipated expenditures of one year. */
export type AnticipatedExpenditureYear = {
  __typename?: 'AnticipatedExpenditureYear';
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Sum. */
  total: Scalars['Money']['output'];
  /** By category. */
  categories: Array<YearCategoryTotal>;
  /** By component, largest first. */
  components: Array<Expenditure>;
};

/** The component inventory report. */
export type ComponentInventoryReport = {
  __typename?: 'ComponentInventoryReport';
  /** This year's expenditures by category, largest first. */
  categories: Array<CategoryTotal>;
};

/** The anticipated expenditures report. */
export type AnticipatedExpendituresReport = {
  __typename?: 'AnticipatedExpendituresReport';
  /** Every year of the horizon. */
  anticipatedExpenditureYears: Array<AnticipatedExpenditureYear>;
};

/** A way of funding, and its outcome. */
export type PlanOutcome = {
  __typename?: 'PlanOutcome';
  /** UUIDv7 of the plan; null for the current contribution. */
  planId?: Maybe<Scalars['ID']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** One of current, default, recommended, adopted, disclosure. */
  tags: Array<Scalars['String']['output']>;
  /** Contribution of the requested year. */
  firstYearContribution: Scalars['Money']['output'];
  /** Yearly increase in the contribution. */
  increaseRate: Scalars['Percent']['output'];
  /** Lowest year-end balance. */
  lowestBalance: Scalars['Money']['output'];
  /** The year that ends with the lowest balance. */
  lowestBalanceYear: Scalars['Int']['output'];
  /** First year that ends below zero. */
  firstShortfallYear?: Maybe<Scalars['Int']['output']>;
  /** Money available over the next five years as a percent of their expenditures; null when they have none. */
  fiveYearCover?: Maybe<Scalars['Percent']['output']>;
  /** Percent funded at the end of the last year. */
  percentFundedEnd?: Maybe<Scalars['Percent']['output']>;
  /** Year-end balances. */
  endBalances: Array<Scalars['Money']['output']>;
};

/** A way of funding that a report uses or can use. */
export type ReportPlan = {
  __typename?: 'ReportPlan';
  /** UUIDv7 of the plan; null for the current contribution. */
  planId?: Maybe<Scalars['ID']['output']>;
  /** Name. */
  name: Scalars['String']['output'];
  /** One of current, default, recommended, adopted, disclosure. */
  tags: Array<Scalars['String']['output']>;
  /** As what it leads its year; null for all but the plan that does. */
  standing?: Maybe<PlanStanding>;
};

/** The adoption among the plans that a report can use. */
export type ReportAdoption = {
  __typename?: 'ReportAdoption';
  /** UUIDv7 of the adopted plan. */
  planId: Scalars['ID']['output'];
  /** Its name when it was adopted. */
  planName: Scalars['String']['output'];
  /** Day of the meeting. */
  meetingDate: Scalars['Date']['output'];
  /** True when the report shows the adopted plan: its inventory, settings and figures are those that the board adopted, not today's. */
  isShown: Scalars['Boolean']['output'];
};

/** Rating bands of percent funded, in percentage points. */
export type BandLimits = {
  __typename?: 'BandLimits';
  /** Below this percent: weak. */
  weakBelow: Scalars['Percent']['output'];
  /** From this percent on: strong. Between the two: fair. */
  strongFrom: Scalars['Percent']['output'];
  /** Above this percent: overfunded. */
  overfundedAbove: Scalars['Percent']['output'];
};

/** Rating bands of a workspace, which its administrators can change. */
export type RatingBands = {
  __typename?: 'RatingBands';
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** Below this percent: weak. */
  weakBelow: Scalars['Percent']['output'];
  /** From this percent on: strong. Between the two: fair. */
  strongFrom: Scalars['Percent']['output'];
  /** Above this percent: overfunded. */
  overfundedAbove: Scalars['Percent']['output'];
  /** Version of the workspace's settings, for optimistic locking. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take. */
  viewerCan: RatingBandsActions;
};

/** Actions that the viewer may take on rating bands. */
export type RatingBandsActions = {
  __typename?: 'RatingBandsActions';
  /** Change the rating bands. */
  edit: Scalars['Boolean']['output'];
};

/** Kind of a piece of a report's summary sentence. */
export type ReportRunKind =
  /** Words between facts. */
  | 'text'
  /** An amount; its value is in dollars. */
  | 'money'
  /** A percentage; its value is in points. */
  | 'percent'
  /** Another fact, such as a year or a name. */
  | 'fact';

/** A piece of the summary sentence at the top of a report. */
export type ReportRun = {
  __typename?: 'ReportRun';
  /** Kind of piece. */
  kind: ReportRunKind;
  /** Its text. */
  text: Scalars['String']['output'];
  /** The figure behind the text; null for words. */
  value?: Maybe<Scalars['Float']['output']>;
};

/** A convention behind the figures, in words. */
export type ReportConvention = {
  __typename?: 'ReportConvention';
  /** Topic. */
  label: Scalars['String']['output'];
  /** The convention. */
  value: Scalars['String']['output'];
};

/** A category of the property's inventory. */
export type ReportCategory = {
  __typename?: 'ReportCategory';
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
};

/** One year of the percent-funded report. */
export type PercentFundedRow = {
  __typename?: 'PercentFundedRow';
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Balance on its first day. */
  startBalance: Scalars['Money']['output'];
  /** Fully funded balance on its first day. */
  fullyFundedStart: Scalars['Money']['output'];
  /** Percent funded on its first day; null without a fully funded balance. */
  percentFundedStart?: Maybe<Scalars['Percent']['output']>;
  /** Rating band of percentFundedStart before rounding. */
  bandStart?: Maybe<FundingBand>;
  /** Contribution to reserves. */
  contribution: Scalars['Money']['output'];
  /** Special assessments. */
  specialAssessments: Scalars['Money']['output'];
  /** Money borrowed. */
  loanProceeds: Scalars['Money']['output'];
  /** Interest earned. */
  interest: Scalars['Money']['output'];
  /** Expenditures. */
  expenditures: Scalars['Money']['output'];
  /** Loan payments that leave the reserve fund. */
  debtService: Scalars['Money']['output'];
  /** Balance on its last day. */
  endBalance: Scalars['Money']['output'];
  /** Fully funded balance on its last day. */
  fullyFundedEnd: Scalars['Money']['output'];
  /** Percent funded on its last day. */
  percentFundedEnd?: Maybe<Scalars['Percent']['output']>;
  /** Rating band of percentFundedEnd before rounding. */
  bandEnd?: Maybe<FundingBand>;
};

/** Sums over the years shown. */
export type PercentFundedTotals = {
  __typename?: 'PercentFundedTotals';
  /** Contributions. */
  contribution: Scalars['Money']['output'];
  /** Special assessments. */
  specialAssessments: Scalars['Money']['output'];
  /** Money borrowed. */
  loanProceeds: Scalars['Money']['output'];
  /** Interest. */
  interest: Scalars['Money']['output'];
  /** Expenditures. */
  expenditures: Scalars['Money']['output'];
  /** Loan payments. */
  debtService: Scalars['Money']['output'];
};

/** What every report begins with: its property and year, its summary sentence and its conventions. */
export type Report = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year that the figures start from; null without one. */
  basisFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** True when there is at least one component. */
  hasComponents: Scalars['Boolean']['output'];
  /** The adopted plan of the year; null when there is none. */
  adoption?: Maybe<ReportAdoption>;
  /** The summary sentence at the top; empty when data is missing. */
  verdict: Array<ReportRun>;
  /** The conventions behind the figures. */
  conventions: Array<ReportConvention>;
};

/** Percent funded by year. The same content as /download/report/{propertyId}/{fiscalYear}/percent-funded.pdf and .xlsx. */
export type PercentFundedReport = Report & {
  __typename?: 'PercentFundedReport';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year that the figures start from; null without one. */
  basisFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** True when there is at least one component. */
  hasComponents: Scalars['Boolean']['output'];
  /** The adopted plan of the year; null when there is none. */
  adoption?: Maybe<ReportAdoption>;
  /** The summary sentence at the top; empty when data is missing. */
  verdict: Array<ReportRun>;
  /** The conventions behind the figures. */
  conventions: Array<ReportConvention>;
  /** Why there are no figures: set when the assumptions are out of range. */
  assumptionsProblem?: Maybe<Scalars['String']['output']>;
  /** Requested number of years. */
  years: Scalars['Int']['output'];
  /** The way of funding in use. */
  plan?: Maybe<ReportPlan>;
  /** The ways of funding to choose from. */
  plans: Array<ReportPlan>;
  /** The workspace's bands. */
  ratingBands: BandLimits;
  /** The years. */
  rows: Array<PercentFundedRow>;
  /** Sums; null without figures. */
  totals?: Maybe<PercentFundedTotals>;
  /** Cash facts for 30 years. */
  cashFacts?: Maybe<CashFacts>;
  /** The contribution as it stands; null where the plan asks for what is paid today, and without figures. */
  today?: Maybe<TodaysFunding>;
};

/** One year of the anticipated-expenditures report. */
export type ExpendituresYear = {
  __typename?: 'ExpendituresYear';
  /** Fiscal year. */
  year: Scalars['Int']['output'];
  /** Sum. */
  total: Scalars['Money']['output'];
  /** By category, largest first, each with its components. */
  categories: Array<CategoryTotal>;
};

/** Sum of a category over the years shown. */
export type ExpendituresCategoryTotal = {
  __typename?: 'ExpendituresCategoryTotal';
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Sum. */
  total: Scalars['Money']['output'];
};

/** Anticipated expenditures by year and category. The same content as /download/report/…/anticipated-expenditures.pdf and .xlsx. */
export type ExpendituresReport = Report & {
  __typename?: 'ExpendituresReport';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year that the figures start from; null without one. */
  basisFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** True when there is at least one component. */
  hasComponents: Scalars['Boolean']['output'];
  /** The adopted plan of the year; null when there is none. */
  adoption?: Maybe<ReportAdoption>;
  /** The summary sentence at the top; empty when data is missing. */
  verdict: Array<ReportRun>;
  /** The conventions behind the figures. */
  conventions: Array<ReportConvention>;
  /** Why there are no figures: set when the assumptions are out of range. */
  assumptionsProblem?: Maybe<Scalars['String']['output']>;
  /** Requested number of years. */
  years: Scalars['Int']['output'];
  /** The way of funding in use: its inflation and moved components affect the expenditures. */
  plan?: Maybe<ReportPlan>;
  /** The ways of funding to choose from. */
  plans: Array<ReportPlan>;
  /** The one category shown; null for all. */
  category?: Maybe<Scalars['String']['output']>;
  /** The categories to choose from. */
  categories: Array<ReportCategory>;
  /** The years. */
  rows: Array<ExpendituresYear>;
  /** By category over all years, largest first. */
  categoryTotals: Array<ExpendituresCategoryTotal>;
  /** Sum. */
  total: Scalars['Money']['output'];
  /** True when the lists leave out the smallest entries; totals include them. */
  isDataTruncated: Scalars['Boolean']['output'];
};

/** A line of the inventory report. */
export type InventoryReportLine = {
  __typename?: 'InventoryReportLine';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Location. */
  location?: Maybe<Scalars['String']['output']>;
  /** Quantity. */
  quantity?: Maybe<Scalars['Float']['output']>;
  /** Unit of measure of the quantity. */
  unitOfMeasure?: Maybe<Scalars['String']['output']>;
  /** Useful life in years. */
  usefulLife: Scalars['Int']['output'];
  /** Remaining useful life in years. */
  remainingUsefulLife: Scalars['Int']['output'];
  /** Fiscal year of the next replacement. */
  nextReplacementYear: Scalars['Int']['output'];
  /** Replaced once and never again. */
  isOneTime: Scalars['Boolean']['output'];
  /** Cost of one replacement today. */
  currentCost: Scalars['Money']['output'];
  /** Fully funded balance at the start of the year. */
  fullyFundedBalance: Scalars['Money']['output'];
  /** Current cost divided by useful life. */
  annualDeterioration: Scalars['Money']['output'];
  /** Share of the property's annual deterioration. */
  significance?: Maybe<Scalars['Percent']['output']>;
};

/** A category of the inventory report with its subtotals. */
export type InventoryReportCategory = {
  __typename?: 'InventoryReportCategory';
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Subtotal. */
  currentCost: Scalars['Money']['output'];
  /** Subtotal. */
  fullyFundedBalance: Scalars['Money']['output'];
  /** Subtotal. */
  annualDeterioration: Scalars['Money']['output'];
  /** Share of the property's annual deterioration. */
  significance?: Maybe<Scalars['Percent']['output']>;
  /** Its components, by name. */
  components: Array<InventoryReportLine>;
};

/** Totals of the inventory report. */
export type InventoryReportTotals = {
  __typename?: 'InventoryReportTotals';
  /** Number of components. */
  components: Scalars['Int']['output'];
  /** Sum. */
  currentCost: Scalars['Money']['output'];
  /** Sum. */
  fullyFundedBalance: Scalars['Money']['output'];
  /** Sum. */
  annualDeterioration: Scalars['Money']['output'];
  /** Share of the property's annual deterioration. */
  significance?: Maybe<Scalars['Percent']['output']>;
};

/** The component inventory by category. The same content as /download/report/…/component-inventory.pdf and .xlsx. */
export type InventoryReport = Report & {
  __typename?: 'InventoryReport';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** The set-up year that the inventory belongs to; null without one. */
  basisFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** True when there is at least one component. */
  hasComponents: Scalars['Boolean']['output'];
  /** The adopted plan of the year; null when there is none. */
  adoption?: Maybe<ReportAdoption>;
  /** The summary sentence at the top; empty when data is missing. */
  verdict: Array<ReportRun>;
  /** The conventions behind the figures. */
  conventions: Array<ReportConvention>;
  /** The one category shown; null for all. */
  category?: Maybe<Scalars['String']['output']>;
  /** The categories to choose from. */
  categories: Array<ReportCategory>;
  /** By category, in the property's order. */
  groups: Array<InventoryReportCategory>;
  /** Totals. */
  totals: InventoryReportTotals;
};

/** New rating bands. */
export type RatingBandsInput = {
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['input'];
  /** Version of the settings that the change starts from. */
  version: Scalars['Int']['input'];
  /** Below this percent: weak. */
  weakBelow?: InputMaybe<Scalars['Percent']['input']>;
  /** From this percent on: strong. */
  strongFrom?: InputMaybe<Scalars['Percent']['input']>;
  /** Above this percent: overfunded. */
  overfundedAbove?: InputMaybe<Scalars['Percent']['input']>;
};

/** Result of changing rating bands. */
export type UpdateRatingBandsPayload = {
  __typename?: 'UpdateRatingBandsPayload';
  /** The bands as saved; null when there are errors. */
  ratingBands?: Maybe<RatingBands>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Which way a transfer between the funds went. */
export type TransferDirection =
  /** From the reserve fund to the operating fund. */
  | 'out'
  /** From the operating fund to the reserve fund. */
  | 'in';

/** What was said of transfers between the funds. */
export type ReserveTransferState =
  /** Nothing yet: they are to be matched or explained. */
  | 'open'
  /** Why they are neither loans nor repayments. */
  | 'explained';

/** Where a loan from reserves stands. */
export type LoanStatus =
  /** Not repaid, and not due yet. */
  | 'open'
  /** Not repaid, and due before today. */
  | 'overdue'
  /** Nothing is outstanding. */
  | 'repaid';

/** Why a transfer is neither a loan nor a repayment. */
export type TransferExplanation = {
  __typename?: 'TransferExplanation';
  /** UUIDv7 of what was said. */
  reserveEntryId: Scalars['ID']['output'];
  /** The reason. */
  explanation: Scalars['String']['output'];
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** Money that went from one fund to the other: two lines of the ledger of a day and an amount. */
export type ReserveTransfer = {
  __typename?: 'ReserveTransfer';
  /** Day, direction, amount in cents, and number among those that are alike. */
  transferId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Its day. */
  date: Scalars['Date']['output'];
  /** Which way it went. */
  direction: TransferDirection;
  /** Above zero. */
  amount: Scalars['Money']['output'];
  /** What the ledger said of it. */
  text: Scalars['String']['output'];
  /** What the ledger says of it now; null where the ledger no longer has it. */
  ledgerText?: Maybe<Scalars['String']['output']>;
  /** Its explanation; null while nothing is said of it. */
  explanation?: Maybe<TransferExplanation>;
};

/** A page of transfers. */
export type ReserveTransferPage = {
  __typename?: 'ReserveTransferPage';
  /** Transfers of the page, the newest first. */
  items: Array<ReserveTransfer>;
  /** Transfers of the whole list. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Transfers on a page. */
  pageSize: Scalars['Int']['output'];
};

/** A transfer into the reserve fund that pays back a loan. */
export type ReserveRepayment = {
  __typename?: 'ReserveRepayment';
  /** UUIDv7 of the match. */
  reserveEntryId: Scalars['ID']['output'];
  /** The transfer. */
  transferId: Scalars['ID']['output'];
  /** Its day. */
  date: Scalars['Date']['output'];
  /** What of the transfer pays back this loan; above zero. */
  amount: Scalars['Money']['output'];
  /** The whole transfer. */
  transferAmount: Scalars['Money']['output'];
  /** What the ledger said of it. */
  text: Scalars['String']['output'];
  /** What the ledger says of it now; null where the ledger no longer has it. */
  ledgerText?: Maybe<Scalars['String']['output']>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** Money that the operating fund borrowed from the reserve fund. */
export type ReserveLoan = {
  __typename?: 'ReserveLoan';
  /** UUIDv7 of the loan. */
  reserveEntryId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The transfer that it is. */
  transferId: Scalars['ID']['output'];
  /** Its day. */
  date: Scalars['Date']['output'];
  /** What was borrowed. */
  amount: Scalars['Money']['output'];
  /** What the ledger said of it. */
  text: Scalars['String']['output'];
  /** What the ledger says of it now; null where the ledger no longer has it. */
  ledgerText?: Maybe<Scalars['String']['output']>;
  /** What it is for. */
  purpose: Scalars['String']['output'];
  /** By this day it is to be repaid. */
  dueDate: Scalars['Date']['output'];
  /** When the board approved it. */
  approvedOn?: Maybe<Scalars['Date']['output']>;
  /** What was paid back. */
  repaid: Scalars['Money']['output'];
  /** What is to be paid back. */
  outstanding: Scalars['Money']['output'];
  /** Where it stands. */
  status: LoanStatus;
  /** What was paid back, by day. */
  repayments: Array<ReserveRepayment>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** What a property has borrowed from its reserves. */
export type ReserveBorrowing = {
  __typename?: 'ReserveBorrowing';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The day of these figures. */
  asOf: Scalars['Date']['output'];
  /** What is outstanding of all loans. */
  outstanding: Scalars['Money']['output'];
  /** Of that, what was due before today. */
  overdue: Scalars['Money']['output'];
  /** Those that are not repaid first, by the day they are due. */
  loans: Array<ReserveLoan>;
};

/** A transfer out of the reserve fund to log as a loan. */
export type NewReserveLoanInput = {
  /** The transfer, as its list names it. */
  transferId: Scalars['ID']['input'];
  /** Up to 4,000 characters. */
  purpose: Scalars['String']['input'];
  /** After the day of the transfer. */
  dueDate: Scalars['Date']['input'];
  /** When the board approved it. */
  approvedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** The terms of a loan. */
export type ReserveLoanInput = {
  /** Up to 4,000 characters. */
  purpose: Scalars['String']['input'];
  /** After the day of the transfer. */
  dueDate: Scalars['Date']['input'];
  /** When the board approved it. */
  approvedOn?: InputMaybe<Scalars['Date']['input']>;
};

/** A loan that a transfer pays back. */
export type RepaidLoanInput = {
  /** UUIDv7 of the loan. */
  loanId: Scalars['ID']['input'];
  /** What of the transfer pays it back. */
  amount: Scalars['Money']['input'];
};

/** A transfer into the reserve fund, and the loans that it pays back. */
export type ReserveRepaymentInput = {
  /** The transfer, as its list names it. */
  transferId: Scalars['ID']['input'];
  /** The loans that it pays back, each once; together at most the transfer. */
  loans: Array<RepaidLoanInput>;
};

/** Transfers that are alike, and why they are neither loans nor repayments. */
export type NewReserveExplanationInput = {
  /** The transfers, as their list names them: up to 50. */
  transferIds: Array<Scalars['ID']['input']>;
  /** Up to 4,000 characters. */
  explanation: Scalars['String']['input'];
};

/** Why a transfer is neither a loan nor a repayment. */
export type ReserveExplanationInput = {
  /** Up to 4,000 characters. */
  explanation: Scalars['String']['input'];
};

/** A loan to log. */
export type AddReserveLoanInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: NewReserveLoanInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A loan to change. */
export type UpdateReserveLoanInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the loan. */
  reserveEntryId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: ReserveLoanInput;
};

/** A repayment to match. */
export type AddReserveRepaymentInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: ReserveRepaymentInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Transfers to explain. */
export type ExplainReserveTransfersInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: NewReserveExplanationInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** An explanation to change. */
export type UpdateReserveExplanationInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the explanation. */
  reserveEntryId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: ReserveExplanationInput;
};

/** What was said of a transfer, to take back. */
export type RemoveReserveEntryInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the loan, the repayment or the explanation. */
  reserveEntryId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of a change of the log of reserve borrowing. */
export type ReserveBorrowingPayload = {
  __typename?: 'ReserveBorrowingPayload';
  /** The property with its log. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** A reserve study in a property's history. */
export type ReserveStudy = {
  __typename?: 'ReserveStudy';
  /** UUIDv7 of the study. */
  propertyReserveStudyId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Day of the study. */
  date: Scalars['Date']['output'];
  /** 1 to 4. */
  reserveStudyTypeId: Scalars['Int']['output'];
  /** Full Reserve Study, Reserve Study Update, Financial Update or Pre-Construction Reserve Study. */
  reserveStudyTypeName: Scalars['String']['output'];
  /** Name of the provider. */
  providerName?: Maybe<Scalars['String']['output']>;
  /** Cost of the study. */
  cost?: Maybe<Scalars['Money']['output']>;
  /** Day of the site inspection; full studies only. */
  inspectionDate?: Maybe<Scalars['Date']['output']>;
  /** UUIDv7 of the file of the property that is its document. */
  propertyFileId?: Maybe<Scalars['ID']['output']>;
  /** That file; null also where the viewer may not see files. */
  document?: Maybe<LinkedFile>;
  /** Version for If-Match. */
  version: Scalars['Int']['output'];
};

/** A file of the property that something names as its document. Its bytes come from `/download/file/{propertyFileId}`. */
export type LinkedFile = {
  __typename?: 'LinkedFile';
  /** UUIDv7 of the file. */
  propertyFileId: Scalars['ID']['output'];
  /** UUIDv7 of the folder that it is in; null at the top. */
  folderId?: Maybe<Scalars['ID']['output']>;
  /** Name. */
  fileName: Scalars['String']['output'];
  /** Media type. */
  contentType: Scalars['String']['output'];
  /** Bytes. */
  fileSize: Scalars['Float']['output'];
};

/** The values of a reserve study. */
export type ReserveStudyInput = {
  /** Day of the study. */
  date: Scalars['Date']['input'];
  /** 1 to 4. */
  reserveStudyTypeId: Scalars['Int']['input'];
  /** Name of the provider. */
  providerName?: InputMaybe<Scalars['String']['input']>;
  /** 0 to 99,000,000. */
  cost?: InputMaybe<Scalars['Money']['input']>;
  /** Full studies only. */
  inspectionDate?: InputMaybe<Scalars['Date']['input']>;
  /** Its document: UUIDv7 of a file of the property. Null for none. */
  propertyFileId?: InputMaybe<Scalars['ID']['input']>;
};

/** The last study in the wizard: all fields empty, or at least a date and a type. */
export type WizardReserveStudyInput = {
  /** Day of the study. */
  reserveStudyDate?: InputMaybe<Scalars['Date']['input']>;
  /** 1 to 4. */
  reserveStudyTypeId?: InputMaybe<Scalars['Int']['input']>;
  /** Name of the provider. */
  providerName?: InputMaybe<Scalars['String']['input']>;
};

/** A study to add. */
export type AddReserveStudyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The values. */
  values: ReserveStudyInput;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** A study to change. */
export type UpdateReserveStudyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the study. */
  propertyReserveStudyId: Scalars['ID']['input'];
  /** Version that the edit started from. */
  version: Scalars['Int']['input'];
  /** The values. */
  values: ReserveStudyInput;
};

/** A study to remove. */
export type RemoveReserveStudyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** UUIDv7 of the study. */
  propertyReserveStudyId: Scalars['ID']['input'];
  /** Version that the viewer saw. */
  version: Scalars['Int']['input'];
};

/** Result of adding a study. */
export type AddReserveStudyPayload = {
  __typename?: 'AddReserveStudyPayload';
  /** The new study. */
  reserveStudy?: Maybe<ReserveStudy>;
  /** The property with its history, newest first. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of changing a study. */
export type UpdateReserveStudyPayload = {
  __typename?: 'UpdateReserveStudyPayload';
  /** The study as saved. */
  reserveStudy?: Maybe<ReserveStudy>;
  /** The property with its history, newest first. */
  property?: Maybe<Property>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of removing a study. */
export type RemoveReserveStudyPayload = {
  __typename?: 'RemoveReserveStudyPayload';
  /** The property with its history, newest first. */
  property?: Maybe<Property>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** An error in the input that the caller can fix. */
export type UserError = {
  __typename?: 'UserError';
  /** Machine-readable reason, for example `invalid`, `duplicate`, `stale`. */
  code: Scalars['String']['output'];
  /** Message for a person: what is wrong and what is allowed. */
  detail: Scalars['String']['output'];
  /** Dotted path of the input field; null when the error concerns the whole input. */
  field?: Maybe<Scalars['String']['output']>;
};

/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type Query = {
  __typename?: 'Query';
  /** The signed-in viewer; null without a session. A personal access token that is not valid any more is refused with UNAUTHENTICATED. */
  me?: Maybe<Viewer>;
  /** The invitation with a code; null for a code that is unknown, used, revoked or expired. */
  invitation?: Maybe<Invitation>;
  /** The browsers in which the viewer is signed in, most recently used first. */
  browserSessions: Array<BrowserSession>;
  /** The viewer's personal access tokens, newest first. */
  accessTokens: Array<AccessToken>;
  /** What internal staff did to a portfolio as a whole, newest first, for Admin and PortfolioAdmin. */
  portfolioActivity: PortfolioActivityPage;
  /** How the installation is doing. Only for internal staff. */
  adminHealth: AdminHealth;
  /** What is stored although it can be computed again. Only for internal staff. */
  adminCaches: Array<AdminCache>;
  /** Portfolios of the installation, by name, only for internal staff with a session of less than 12 hours. */
  adminPortfolios: AdminPortfolioPage;
  /** A portfolio, only for internal staff with a session of less than 12 hours. */
  adminPortfolio?: Maybe<AdminPortfolio>;
  /** Properties of all portfolios that match, inactive ones too, only for internal staff. */
  adminProperties: AdminPropertyPage;
  /** A property of any portfolio, only for internal staff. */
  adminProperty?: Maybe<AdminProperty>;
  /** Active portfolios that a property can move to, by name, at most 20; only for internal staff. */
  reassignDestinations: Array<ReassignDestination>;
  /** Users of all portfolios, only for internal staff with a session of less than 12 hours. */
  adminUsers: AdminUserPage;
  /** Invitations to all portfolios, newest first, only for internal staff with a session of less than 12 hours. */
  adminInvites: AdminInvitePage;
  /**
   * What changed in a workspace, for whoever manages it. Without `after` the reader begins: it gets everything that is there, and then what
   * changed since it began. It misses nothing and gets each change of an object in its order. A cursor that is too old is refused with
   * BAD_USER_INPUT and the reason `cursorGone`: begin again without one.
   */
  changes: WorkspaceChangePage;
  /** An import waiting for acceptance. Upload its file to /upload/component-import/{propertyId}/{fiscalYear}. */
  componentImport?: Maybe<ComponentImportPreview>;
  /** One component by id. */
  component?: Maybe<Component>;
  /** The export map of a property, null where it has none; only for internal staff. A new one is uploaded to /upload/export-map/{propertyId}. */
  exportMap?: Maybe<ExportMap>;
  /** What the sheet of a fiscal year shows of the first components, null without an export map; only for internal staff. */
  exportMapTry?: Maybe<ExportMapTry>;
  /** A file by id; null when there is none that the viewer may see. */
  file?: Maybe<File>;
  /** The viewer's own settings by name. */
  filterSettings: FilterSettings;
  /** The newest full archive of a workspace or a property that the viewer requested and can still have; null without one. */
  fullArchive?: Maybe<Job>;
  /** Import requests, newest first: of all portfolios for internal staff, else of the properties that the viewer runs. Upload a study to /upload/import-request, with the fields propertyId and fiscalYear beside its file. */
  importRequests: ImportRequestPage;
  /** An import request with what its import would bring. */
  importRequest?: Maybe<OpenedImportRequest>;
  /** Where ledgers can come from. */
  integrations: Array<Integration>;
  /** Credentials of a workspace, by name. */
  integrationCredentials: Array<IntegrationCredential>;
  /** Associations that a credential reaches, asked of the other service. */
  externalAssociations: ExternalAssociations;
  /** Jobs of all workspaces, only for internal staff. */
  jobs: AdminJobPage;
  /** One of the viewer's jobs; null when there is none with this id. Query it again until its status is succeeded, failed or canceled. */
  job?: Maybe<Job>;
  /** A ledger file waiting for acceptance. Upload it to /upload/ledger-import/{propertyId}. */
  ledgerImport?: Maybe<LedgerImport>;
  /** A transaction by id; null when there is none that the viewer may see. */
  transaction?: Maybe<Transaction>;
  /** Notifications of the viewer, newest first. */
  notifications: UserNotificationPage;
  /** The viewer's email preferences; until the first change, all email is on. */
  notificationPreferences: NotificationPreferences;
  /** One photo by id. */
  photo?: Maybe<Photo>;
  /** A plan by id; null when it does not exist or the viewer may not see it. */
  plan?: Maybe<Plan>;
  /** The plans of a property and year; null when the viewer may not see the property. */
  plans?: Maybe<PlanList>;
  /** Solve and project unsaved settings; stores nothing. */
  previewPlan: PreviewPlanPayload;
  /** Where the associations of a workspace lie. Null for the workspace means the first one that the viewer manages. */
  portfolioMap: AssociationMap;
  /** How many associations go below zero if rates, contributions or costs change for all, for Admin and PortfolioAdmin. */
  portfolioWhatIf: PortfolioWhatIf;
  /** Spending on projects of a workspace, for Admin and PortfolioAdmin. Without an id: of the first workspace that the viewer administers. */
  portfolioProjectSpend: ProjectSpend;
  /** The payments behind one row of the spending on projects. */
  portfolioSpendBreakdown: SpendBreakdown;
  /** Users of a workspace by their activity, for Admin and PortfolioAdmin. Without an id: those of the first workspace that the viewer administers. */
  portfolioUsers: AnalyticsUserPage;
  /** Associations of a workspace with their key figures, for Admin and PortfolioAdmin. Without an id: those of the first workspace that the viewer administers. */
  portfolioAssociations: AssociationPage;
  /** One project by id. */
  project?: Maybe<Project>;
  /** What completing the project on a day would say of its components, with the numbers filled in. */
  projectCompletion: ProjectCompletion;
  /** A workbook of properties that the viewer uploaded; null for anyone else. */
  propertyImport?: Maybe<PropertyImport>;
  /** One property by id; null when it is unknown or belongs to another workspace. */
  property?: Maybe<Property>;
  /** A page of active properties that the viewer may see; at most 100 rows per page. */
  properties: PropertyPage;
  /** All active properties that the viewer may see, by name, for the switcher and the command palette. */
  propertyChoices: Array<PropertyChoice>;
  /** All property types. */
  propertyTypes: Array<PropertyType>;
  /** Percent funded of a fiscal year and the following ones; without planId, for the plan that the dashboard uses. */
  percentFundedReport?: Maybe<PercentFundedReport>;
  /** Anticipated expenditures of a fiscal year and the following ones. */
  expendituresReport?: Maybe<ExpendituresReport>;
  /** The component inventory of a fiscal year: today's, or the one that a plan of the year was adopted with. */
  inventoryReport?: Maybe<InventoryReport>;
  /** Rating bands of a workspace. */
  ratingBands?: Maybe<RatingBands>;
  /** The viewer's own profile. */
  profile: UserProfile;
  /** The viewer's display settings; the defaults until the first change. */
  userSettings: UserSettings;
  /** Webhooks of a workspace, oldest first, for Admin and PortfolioAdmin. */
  webhooks: Array<Webhook>;
  /** A page of the log of a webhook, newest first; it goes back 30 days. */
  webhookDeliveries: WebhookDeliveries;
  /** The viewer's saved views of a workspace that come by email each week, by name, for Admin and PortfolioAdmin. */
  weeklyViews: Array<WeeklyView>;
  /** Workspaces in which the viewer may add a property. */
  newPropertyWorkspaces: Array<Workspace>;
  /** Workspaces of the viewer, by name. */
  workspaces: Array<Workspace>;
  /** Roles, each with whether the viewer may grant it. Without an id: those of the first workspace that the viewer administers. */
  workspaceRoles: Array<WorkspaceRole>;
  /** Settings. Without an id: those of the first workspace that the viewer administers. */
  workspaceSettings: WorkspaceSettings;
  /** Users. Without an id: those of the first workspace that the viewer administers. */
  workspaceUsers: WorkspaceUserPage;
  /** One user of a workspace that the viewer administers. */
  workspaceUser: WorkspaceUser;
  /** Invitations. Without an id: those of the first workspace that the viewer administers. */
  workspaceInvites: WorkspaceInvitePage;
  /** Starting point for setting up a fiscal year; null when the viewer may not see the property. */
  yearSetup?: Maybe<YearSetup>;
  /** A closed year's plan compared with its actual figures; null for a year that is not set up. */
  reconciliation?: Maybe<Reconciliation>;
  /** A fiscal year of the properties of a portfolio, for its administrators. */
  manyYears: ManyYears;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryInvitationArgs = {
  code: Scalars['String']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioActivityArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryAdminPortfoliosArgs = {
  search?: Scalars['String']['input'];
  status?: InputMaybe<AdminPortfolioStatus>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryAdminPortfolioArgs = {
  workspaceId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryAdminPropertiesArgs = {
  search: Scalars['String']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryAdminPropertyArgs = {
  propertyId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryReassignDestinationsArgs = {
  propertyId: Scalars['ID']['input'];
  search: Scalars['String']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryAdminUsersArgs = {
  search?: Scalars['String']['input'];
  status?: InputMaybe<AdminUserStatus>;
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  role?: InputMaybe<AdminUserRole>;
  sortBy?: AdminUserSort;
  sortDesc?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryAdminInvitesArgs = {
  search?: Scalars['String']['input'];
  status?: InputMaybe<InviteStatus>;
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryChangesArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  after?: InputMaybe<Scalars['String']['input']>;
  first?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryComponentImportArgs = {
  importId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryComponentArgs = {
  propertyComponentId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryExportMapArgs = {
  propertyId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryExportMapTryArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear?: InputMaybe<Scalars['Int']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryFileArgs = {
  propertyFileId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryFilterSettingsArgs = {
  a: Scalars['String']['input'];
  b?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryFullArchiveArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  propertyId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryImportRequestsArgs = {
  status?: InputMaybe<ImportRequestStatus>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryImportRequestArgs = {
  importRequestId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryIntegrationCredentialsArgs = {
  workspaceId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryExternalAssociationsArgs = {
  integrationCredentialId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryJobsArgs = {
  status?: JobStatus;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryJobArgs = {
  jobId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryLedgerImportArgs = {
  ledgerImportId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryTransactionArgs = {
  transactionId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryNotificationsArgs = {
  propertyId?: InputMaybe<Scalars['ID']['input']>;
  unread?: Scalars['Boolean']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPhotoArgs = {
  propertyPhotoId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPlanArgs = {
  planId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPlansArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPreviewPlanArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
  settings: PlanSettingsInput;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioMapArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  view?: AssociationViewInput;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioWhatIfArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  change?: PortfolioWhatIfInput;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioProjectSpendArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  by?: SpendGrouping;
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioSpendBreakdownArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  by: SpendGrouping;
  key: Scalars['String']['input'];
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioUsersArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  text?: InputMaybe<Scalars['String']['input']>;
  activity?: InputMaybe<UserActivity>;
  sort?: AnalyticsUserSort;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPortfolioAssociationsArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  view?: AssociationViewInput;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryProjectArgs = {
  projectId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryProjectCompletionArgs = {
  projectId: Scalars['ID']['input'];
  completedOn: Scalars['Date']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPropertyImportArgs = {
  propertyImportId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPropertyArgs = {
  propertyId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPropertiesArgs = {
  filter?: PropertyFilterInput;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryPercentFundedReportArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
  years?: InputMaybe<Scalars['Int']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryExpendituresReportArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
  years?: InputMaybe<Scalars['Int']['input']>;
  planId?: InputMaybe<Scalars['ID']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryInventoryReportArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
  planId?: InputMaybe<Scalars['ID']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryRatingBandsArgs = {
  workspaceId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWebhooksArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWebhookDeliveriesArgs = {
  webhookId: Scalars['ID']['input'];
  status?: InputMaybe<WebhookDeliveryStatus>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWeeklyViewsArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWorkspaceRolesArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWorkspaceSettingsArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWorkspaceUsersArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<WorkspaceUserStatus>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWorkspaceUserArgs = {
  workspaceUserId: Scalars['ID']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryWorkspaceInvitesArgs = {
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  status?: InputMaybe<InviteStatus>;
  page?: Scalars['Int']['input'];
  pageSize?: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryYearSetupArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryReconciliationArgs = {
  propertyId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
};


/**
 * What can be read. Every field asks for a session or a personal access token unless it says otherwise.
 *
 * What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
 * do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
 * what to use instead and `until` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
 * the one before.
 */
export type QueryManyYearsArgs = {
  workspaceId: Scalars['ID']['input'];
  fiscalYear: Scalars['Int']['input'];
};

/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type Mutation = {
  __typename?: 'Mutation';
  /** Sign in with email and password. In a browser, an HttpOnly cookie holds the session. */
  signIn: SignInPayload;
  /** End this session on the server and clear its cookie. Repeating it is harmless. */
  signOut: SignOutPayload;
  /** Create the first workspace and its Admin with the secret that the service printed, and sign in. Works once. */
  setUp: SetUpPayload;
  /** Create an account with the code of an invitation, and sign in. */
  signUp: SignUpPayload;
  /** Accept an invitation as a new or an existing user, and sign in. */
  joinWorkspace: JoinWorkspacePayload;
  /** Request an email with a link to reset the password. */
  requestPasswordReset: RequestPasswordResetPayload;
  /** Check whether a reset link is still valid. */
  checkPasswordReset: CheckPasswordResetPayload;
  /** Set a new password with a reset link. Ends every session and token of the account. */
  resetPassword: ResetPasswordPayload;
  /** Change the viewer's own password. Ends every other session and every token. */
  changePassword: ChangePasswordPayload;
  /** Sign out one of the viewer's browsers. */
  endBrowserSession: EndBrowserSessionPayload;
  /** Create a personal access token. Only a signed-in browser may; a token cannot create another. */
  createAccessToken: CreateAccessTokenPayload;
  /** Revoke a personal access token. */
  revokeAccessToken: RevokeAccessTokenPayload;
  /** Have a cache computed again, or all of them without a key. Only for internal staff. */
  clearCache: ClearCachePayload;
  /** Add a portfolio, only for internal staff. */
  addPortfolio: AdminPortfolioPayload;
  /** Change a portfolio, only for internal staff. */
  updatePortfolio: AdminPortfolioPayload;
  /** Deactivate or reactivate a portfolio, only for internal staff. */
  setPortfolioActive: AdminPortfolioPayload;
  /** Deactivate a property, only for internal staff. */
  deactivateProperty: AdminPropertyPayload;
  /** Reactivate a property, only for internal staff. */
  reactivateProperty: AdminPropertyPayload;
  /** Move a property with everything that belongs to it to another portfolio, only for internal staff. */
  reassignProperty: ReassignPropertyPayload;
  /** Duplicate a property in its portfolio, only for internal staff. */
  duplicateProperty: DuplicatePropertyPayload;
  /** Deactivate or reactivate a user everywhere, only for internal staff. */
  setUserActive: AdminUserPayload;
  /** End every session of a user, only for internal staff. Personal access tokens stay. */
  signOutUser: AdminUserPayload;
  /** Change the role of a user in a portfolio, only for internal staff. */
  setUserRole: AdminUserPayload;
  /** Send an invitation to any portfolio again, only for internal staff; the previous link stops working. */
  resendAdminInvite: AdminInvitePayload;
  /** Revoke an invitation to any portfolio, only for internal staff. */
  revokeAdminInvite: AdminInvitePayload;
  /** Make the viewer's private calendar feed of a property, or replace its address. */
  createCalendarFeed: CreateCalendarFeedPayload;
  /** Revoke the viewer's private calendar feed of a property. Repeating it is harmless. */
  revokeCalendarFeed: RevokeCalendarFeedPayload;
  /** Read the same file with other columns or rows; saves nothing. */
  mapComponentImport: MapComponentImportPayload;
  /** Save a preview, all rows or none. A job saves a large file. Repeating the mutation changes nothing. */
  acceptComponentImport: AcceptComponentImportPayload;
  /** Add a component to the inventory of a current or future year. */
  addComponent: AddComponentPayload;
  /** Change a component. */
  updateComponent: UpdateComponentPayload;
  /** Add a copy of a component to its inventory, named Copy of X, or Copy of X (2) when that name is taken. */
  duplicateComponent: DuplicateComponentPayload;
  /** Delete a component. */
  deleteComponent: DeleteComponentPayload;
  /** Add and change up to 500 components of a year, all or none; the plans are computed once. */
  saveComponents: SaveComponentsPayload;
  /** Change or delete many components: all or none. */
  changeComponents: ChangeComponentsPayload;
  /** State the facts that the law requires of a person in the disclosure of a fiscal year. */
  stateDisclosureFacts: StateDisclosureFactsPayload;
  /** Record that the disclosure was sent to the members: its PDF, as it is now, becomes a file of the property. */
  recordSentDisclosure: SentDisclosurePayload;
  /** Remove the record of a sent disclosure; its document stays among the files of the property. */
  removeSentDisclosure: SentDisclosurePayload;
  /** Remove the export map of a property, only for internal staff. */
  removeExportMap: RemoveExportMapPayload;
  /** Add a file to a project. */
  addFileToProject: ProjectFilePayload;
  /** Remove a file from a project. */
  removeFileFromProject: ProjectFilePayload;
  /** Add a folder. */
  createFolder: CreateFolderPayload;
  /** Rename a folder. */
  renameFolder: RenameFolderPayload;
  /** Move a folder with what is in it: not into itself, not where it is, at most 20 levels deep. */
  moveFolder: MoveFolderPayload;
  /** Put a folder and what is in it into the trash. */
  deleteFolder: DeleteFolderPayload;
  /** Add those of the standard folders at the top that are not there yet. */
  addStandardFolders: AddStandardFoldersPayload;
  /** Rename a file. */
  renameFile: RenameFilePayload;
  /** Move a file into another folder. */
  moveFile: MoveFilePayload;
  /** Change what is known of a file, and the components that it is about. */
  updateFile: UpdateFilePayload;
  /** Put a file into the trash. */
  deleteFile: DeleteFilePayload;
  /** Assign files to components, or take them off; all or none. */
  assignFiles: AssignFilesPayload;
  /** Move files and folders, all or none. */
  moveFiles: MoveFilesPayload;
  /** Put files and folders into the trash, all or none. */
  deleteFiles: DeleteFilesPayload;
  /** Take files and folders out of the trash, all or none. */
  restoreFiles: RestoreFilesPayload;
  /** Erase files and folders that are in the trash for good, all or none. */
  eraseFiles: EraseFilesPayload;
  /** Save the viewer's own settings under a name, replacing earlier ones. */
  saveFilterSettings: SaveFilterSettingsPayload;
  /** Save the financials of a current or future fiscal year. */
  savePropertyFinancial: SavePropertyFinancialPayload;
  /** Request a full archive: everything of a workspace or a property in one file, readable without Roofline. The one that is being created is not started twice. */
  requestFullArchive: RequestFullArchivePayload;
  /** Take an import request, or send its problems back; only for internal staff. */
  updateImportRequest: UpdateImportRequestPayload;
  /** Import the study of a request, all rows or none; only for internal staff. To replace its workbook, upload another one to /upload/import-request/{importRequestId}/{fiscalYear}. Repeating the mutation changes nothing. */
  processImportRequest: ProcessImportRequestPayload;
  /** Add a credential to a workspace. */
  addCredential: CredentialPayload;
  /** Begin a sign-in at another service. */
  beginAuthorization: BeginAuthorizationPayload;
  /** End a sign-in with what the other service gave the browser; its credential is added or good again. */
  finishAuthorization: FinishAuthorizationPayload;
  /** Rename a credential, or enter new values for it. */
  updateCredential: CredentialPayload;
  /** Remove a credential that no connected app uses. */
  removeCredential: CredentialPayload;
  /** Connect a property to a ledger. */
  connectApp: ConnectedAppPayload;
  /** Change the connected app of a property. */
  updateConnectedApp: ConnectedAppPayload;
  /** Sync the ledger of a property now. */
  syncProperty: SyncPropertyPayload;
  /** Forget uses, rules and assignments of the accounts that the connected app brought. */
  resetGl: ResetGlPayload;
  /** Request a document. */
  requestDocument: RequestDocumentPayload;
  /** Cancel a job. Anything it has saved stays; its status says whether the cancellation took effect. */
  cancelJob: CancelJobPayload;
  /** Begin a failed job again, only for internal staff. */
  retryJob: RetryJobPayload;
  /** Read the same file another way; enters nothing. */
  updateLedgerImport: UpdateLedgerImportPayload;
  /** Enter a ledger file. A job enters a long one. Repeating the mutation changes nothing. */
  acceptLedgerImport: AcceptLedgerImportPayload;
  /** Discard a file that was read. */
  removeLedgerImport: RemoveLedgerImportPayload;
  /** Map a transaction to a component or a project, or say that it was not expected. */
  mapTransaction: MapTransactionsPayload;
  /** Map many transactions of one property: all or none. */
  mapTransactions: MapTransactionsPayload;
  /** Say what accounts of the ledger are used for. */
  saveGlConfiguration: SaveGlConfigurationPayload;
  /** Say which fund bank accounts are of, and what they are called. */
  saveBankConfiguration: SaveBankConfigurationPayload;
  /** Add a bank account that no source names, with its balance at the end of a day. */
  addBankAccount: BankAccountsPayload;
  /** Remove a bank account that someone added by hand, with its balances. */
  removeBankAccount: BankAccountsPayload;
  /** Add a rule, and apply it to all transactions that no one mapped by hand. */
  addLedgerRule: LedgerRulesPayload;
  /** Remove a rule: transactions that it mapped follow the other rules, or are unmapped again. */
  removeLedgerRule: LedgerRulesPayload;
  /** Add a maintenance task to a component. */
  addMaintenanceTask: MaintenancePayload;
  /** Change a maintenance task. */
  updateMaintenanceTask: MaintenancePayload;
  /** Note the day on which a task was done: it is due again after its interval. */
  finishMaintenanceTask: MaintenancePayload;
  /** Remove a maintenance task. */
  removeMaintenanceTask: MaintenancePayload;
  /** Mark a notification as read. */
  markNotificationRead: MarkNotificationReadPayload;
  /** Mark all notifications as read. */
  markAllNotificationsRead: MarkAllNotificationsReadPayload;
  /** Replace the viewer's own preferences. */
  saveNotificationPreferences: SaveNotificationPreferencesPayload;
  /** Note the time zone of the viewer's browser, unless one is known; nothing else changes. */
  noteTimeZone: NoteTimeZonePayload;
  /** Change a photo. */
  updatePhoto: UpdatePhotoPayload;
  /** Have the picture of a photo tried again whose sizes could not be made. */
  retryPhotoPicture: UpdatePhotoPayload;
  /** Choose the photo that stands for a component. */
  setPrimaryPhoto: SetPrimaryPhotoPayload;
  /** Put photos on components, or take them off: all or none. */
  assignPhotos: AssignPhotosPayload;
  /** Put photos into the photos report, or take them out: all or none. */
  setPhotosReport: SetPhotosReportPayload;
  /** Add photos to a project: all or none. */
  addPhotosToProject: ProjectPhotosPayload;
  /** Remove a photo from a project. */
  removePhotoFromProject: ProjectPhotosPayload;
  /** Move a photo to the trash. */
  deletePhoto: DeletePhotoPayload;
  /** Move photos to the trash: all or none. */
  deletePhotos: DeletePhotosPayload;
  /** Take photos out of the trash: all or none. */
  restorePhotos: RestorePhotosPayload;
  /** Erase photos from the trash for good: all or none. */
  erasePhotos: ErasePhotosPayload;
  /** Add a placement. */
  addPlacement: PlacementsPayload;
  /** Change a placement. */
  updatePlacement: PlacementsPayload;
  /** Remove a placement. */
  removePlacement: PlacementsPayload;
  /** Create a plan. */
  createPlan: PlanPayload;
  /** Change a plan. */
  updatePlan: PlanPayload;
  /** Copy a plan. Without a name, the copy is named Copy of X, or Copy of X (2) when that name is taken. */
  duplicatePlan: PlanPayload;
  /** Recommend a plan, or stop recommending it. */
  recommendPlan: PlanPayload;
  /** Use a plan for the disclosure report, or stop using it. California and Washington only. */
  chooseDisclosurePlan: PlanPayload;
  /** Record the board's adoption of a plan. */
  adoptPlan: PlanPayload;
  /** Delete a plan. */
  deletePlan: DeletePlanPayload;
  /** Remove a document from an adoption. */
  removeAdoptionFile: RemoveAdoptionFilePayload;
  /** Create a project. */
  createProject: ProjectPayload;
  /** Create a project from one or several components. */
  createProjectOfComponents: ProjectPayload;
  /** Change a project. */
  updateProject: ProjectPayload;
  /** Move a project into another phase. */
  moveProject: ProjectPayload;
  /** Say that the work is done; with components also what their replacement cost and how long it lasts. */
  completeProject: ProjectPayload;
  /** Open a completed project again and restore its components. Where one of them was changed since, nothing happens: the errors have the code componentsChanged. */
  reopenProject: ProjectPayload;
  /** Delete a project; it can be restored. */
  deleteProject: ProjectPayload;
  /** Restore a deleted project. */
  restoreProject: ProjectPayload;
  /** Put a component into a project. */
  addProjectComponent: ProjectPayload;
  /** Take a component out of a project. */
  removeProjectComponent: ProjectPayload;
  /** Add a payment. */
  addProjectPayment: ProjectPayload;
  /** Change a payment. */
  updateProjectPayment: ProjectPayload;
  /** Remove a payment. */
  removeProjectPayment: ProjectPayload;
  /** Add a note. */
  addProjectNote: ProjectPayload;
  /** Change a note. */
  updateProjectNote: ProjectPayload;
  /** Remove a note. */
  removeProjectNote: ProjectPayload;
  /** Add a line of the scope of work. */
  addScopeOfWork: ProjectPayload;
  /** Change a line of the scope of work. */
  updateScopeOfWork: ProjectPayload;
  /** Remove a line of the scope of work. */
  removeScopeOfWork: ProjectPayload;
  /** Add a bid. */
  addBid: ProjectPayload;
  /** Change a bid that is not awarded. */
  updateBid: ProjectPayload;
  /** Remove a bid that is not awarded. */
  removeBid: ProjectPayload;
  /** Make a bid the contract. */
  awardBid: ProjectPayload;
  /** Take an award back, while the contract has no change orders and no payments. */
  withdrawAward: ProjectPayload;
  /** Add a change order to the contract. */
  addChangeOrder: ProjectPayload;
  /** Change a change order. */
  updateChangeOrder: ProjectPayload;
  /** Remove a change order. */
  removeChangeOrder: ProjectPayload;
  /** Put an item on the checklist of a project. */
  addChecklistItem: ProjectPayload;
  /** Change an item of a checklist, or tick it off. */
  updateChecklistItem: ProjectPayload;
  /** Remove an item of a checklist. */
  removeChecklistItem: ProjectPayload;
  /** Put somebody who reaches the property on a project. */
  addProjectPerson: ProjectPayload;
  /** Take somebody off a project. */
  removeProjectPerson: ProjectPayload;
  /** Follow a project, or no longer. */
  followProject: ProjectPayload;
  /** Save the phases that projects of a property go through; it applies to all active projects. */
  saveProjectPhases: SaveProjectPhasesPayload;
  /** Add the properties of a workbook. Repeating the mutation returns the same job while it runs. */
  acceptPropertyImport: AcceptPropertyImportPayload;
  /** Add a property with its financials and, optionally, its last reserve study: all or nothing. */
  addProperty: AddPropertyPayload;
  /** Save a property's details. */
  updateProperty: UpdatePropertyPayload;
  /** Archive a property, which removes it from every list. */
  archiveProperty: ArchivePropertyPayload;
  /** Remove the profile image. Upload one to /upload/property-image/{propertyId}. */
  removePropertyImage: RemovePropertyImagePayload;
  /** Change the rating bands of a workspace. */
  updateRatingBands: UpdateRatingBandsPayload;
  /** Log a transfer out of the reserve fund as a loan. */
  addReserveLoan: ReserveBorrowingPayload;
  /** Change the terms of a loan. */
  updateReserveLoan: ReserveBorrowingPayload;
  /** Match a transfer into the reserve fund with the loan that it pays back. */
  addReserveRepayment: ReserveBorrowingPayload;
  /** Say why transfers are neither loans nor repayments. */
  explainReserveTransfers: ReserveBorrowingPayload;
  /** Change an explanation. */
  updateReserveExplanation: ReserveBorrowingPayload;
  /** Take back what was said of a transfer. */
  removeReserveEntry: ReserveBorrowingPayload;
  /** Add a study to the history. */
  addReserveStudy: AddReserveStudyPayload;
  /** Change a study. */
  updateReserveStudy: UpdateReserveStudyPayload;
  /** Remove a study. */
  removeReserveStudy: RemoveReserveStudyPayload;
  /** Change the viewer's own profile. When the email address changes, Roofline notifies the old one. */
  updateProfile: UpdateProfilePayload;
  /** Remove the viewer's own photo. Without one: NOT_FOUND. */
  removeProfilePhoto: RemoveProfilePhotoPayload;
  /** Replace the viewer's own settings. */
  saveUserSettings: SaveUserSettingsPayload;
  /** Add a webhook. */
  addWebhook: WebhookSecretPayload;
  /** Change a webhook, or switch it on or off. */
  updateWebhook: WebhookPayload;
  /** Create a new secret for a webhook. */
  rotateWebhookSecret: WebhookSecretPayload;
  /** Delete a webhook with its log. */
  deleteWebhook: DeleteWebhookPayload;
  /** Send a delivery again. */
  replayWebhookDelivery: WebhookDeliveryPayload;
  /** Send every delivery of a webhook again that was given up. */
  replayFailedDeliveries: ReplayWebhookPayload;
  /** Send a delivery that tells of nothing, to try the receiver. */
  testWebhook: WebhookDeliveryPayload;
  /** Send one of the viewer's saved views by email each Monday, or stop. */
  setViewWeekly: SetViewWeeklyPayload;
  /** Change a workspace's names. */
  updateWorkspaceSettings: UpdateWorkspaceSettingsPayload;
  /** Remove a workspace's logo. */
  removeWorkspaceLogo: RemoveWorkspaceLogoPayload;
  /** Change a user's role and properties, effective with that user's next request. */
  updateWorkspaceUser: UpdateWorkspaceUserPayload;
  /** Deactivate or reactivate a user of a workspace. */
  setWorkspaceUserActive: SetWorkspaceUserActivePayload;
  /** Invite a person by email. */
  inviteUser: InviteUserPayload;
  /** Send an invitation again. */
  resendInvitation: ResendInvitationPayload;
  /** The link of an open invitation, to pass on while no mail server is configured. Only a signed-in browser may read it. */
  invitationLink: InvitationLinkPayload;
  /** Revoke an invitation. */
  revokeInvitation: RevokeInvitationPayload;
  /** Set up a fiscal year with the review of the closing year. */
  setUpYear: YearSetupPayload;
  /** Set up a fiscal year without a review. */
  skipYearSetup: YearSetupPayload;
  /** Save the actual figures of a year that has ended. */
  reconcileFiscalYear: ReconcileFiscalYearPayload;
  /** Set up a fiscal year for many properties, each as a whole or not at all. */
  setUpManyYears: SetUpManyYearsPayload;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSignInArgs = {
  input: SignInInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetUpArgs = {
  input: SetUpInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSignUpArgs = {
  input: SignUpInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationJoinWorkspaceArgs = {
  input: JoinWorkspaceInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRequestPasswordResetArgs = {
  input: RequestPasswordResetInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCheckPasswordResetArgs = {
  input: CheckPasswordResetInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationResetPasswordArgs = {
  input: ResetPasswordInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationChangePasswordArgs = {
  input: ChangePasswordInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationEndBrowserSessionArgs = {
  input: EndBrowserSessionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCreateAccessTokenArgs = {
  input: CreateAccessTokenInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRevokeAccessTokenArgs = {
  input: RevokeAccessTokenInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationClearCacheArgs = {
  input: ClearCacheInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddPortfolioArgs = {
  input: AddPortfolioInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdatePortfolioArgs = {
  input: UpdatePortfolioInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetPortfolioActiveArgs = {
  input: SetPortfolioActiveInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeactivatePropertyArgs = {
  input: AdminPropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationReactivatePropertyArgs = {
  input: AdminPropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationReassignPropertyArgs = {
  input: ReassignPropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDuplicatePropertyArgs = {
  input: DuplicatePropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetUserActiveArgs = {
  input: SetUserActiveInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSignOutUserArgs = {
  input: SignOutUserInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetUserRoleArgs = {
  input: SetUserRoleInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationResendAdminInviteArgs = {
  input: AdminInviteInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRevokeAdminInviteArgs = {
  input: AdminInviteInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCreateCalendarFeedArgs = {
  input: CreateCalendarFeedInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRevokeCalendarFeedArgs = {
  input: RevokeCalendarFeedInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMapComponentImportArgs = {
  input: MapComponentImportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAcceptComponentImportArgs = {
  input: AcceptComponentImportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddComponentArgs = {
  input: AddComponentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateComponentArgs = {
  input: UpdateComponentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDuplicateComponentArgs = {
  input: DuplicateComponentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeleteComponentArgs = {
  input: DeleteComponentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveComponentsArgs = {
  input: SaveComponentsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationChangeComponentsArgs = {
  input: ChangeComponentsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationStateDisclosureFactsArgs = {
  input: StateDisclosureFactsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRecordSentDisclosureArgs = {
  input: RecordSentDisclosureInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveSentDisclosureArgs = {
  input: RemoveSentDisclosureInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveExportMapArgs = {
  input: RemoveExportMapInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddFileToProjectArgs = {
  input: ProjectFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveFileFromProjectArgs = {
  input: ProjectFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCreateFolderArgs = {
  input: CreateFolderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRenameFolderArgs = {
  input: RenameFolderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMoveFolderArgs = {
  input: MoveFolderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeleteFolderArgs = {
  input: DeleteFolderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddStandardFoldersArgs = {
  input: AddStandardFoldersInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRenameFileArgs = {
  input: RenameFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMoveFileArgs = {
  input: MoveFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateFileArgs = {
  input: UpdateFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeleteFileArgs = {
  input: DeleteFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAssignFilesArgs = {
  input: AssignFilesInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMoveFilesArgs = {
  input: MoveFilesInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeleteFilesArgs = {
  input: FilesChosenInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRestoreFilesArgs = {
  input: FilesChosenInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationEraseFilesArgs = {
  input: FilesChosenInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveFilterSettingsArgs = {
  input: SaveFilterSettingsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSavePropertyFinancialArgs = {
  input: SavePropertyFinancialInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRequestFullArchiveArgs = {
  input: RequestFullArchiveInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateImportRequestArgs = {
  input: UpdateImportRequestInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationProcessImportRequestArgs = {
  input: ProcessImportRequestInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddCredentialArgs = {
  input: AddCredentialInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationBeginAuthorizationArgs = {
  input: BeginAuthorizationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationFinishAuthorizationArgs = {
  input: FinishAuthorizationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateCredentialArgs = {
  input: UpdateCredentialInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveCredentialArgs = {
  input: RemoveCredentialInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationConnectAppArgs = {
  input: ConnectAppInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateConnectedAppArgs = {
  input: UpdateConnectedAppInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSyncPropertyArgs = {
  input: ConnectedAppCommand;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationResetGlArgs = {
  input: ConnectedAppCommand;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRequestDocumentArgs = {
  input: RequestDocumentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCancelJobArgs = {
  input: CancelJobInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRetryJobArgs = {
  input: RetryJobInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateLedgerImportArgs = {
  input: UpdateLedgerImportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAcceptLedgerImportArgs = {
  input: AcceptLedgerImportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveLedgerImportArgs = {
  input: RemoveLedgerImportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMapTransactionArgs = {
  input: MapTransactionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMapTransactionsArgs = {
  input: MapTransactionsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveGlConfigurationArgs = {
  input: SaveGlConfigurationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveBankConfigurationArgs = {
  input: SaveBankConfigurationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddBankAccountArgs = {
  input: AddBankAccountInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveBankAccountArgs = {
  input: RemoveBankAccountInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddLedgerRuleArgs = {
  input: AddLedgerRuleInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveLedgerRuleArgs = {
  input: RemoveLedgerRuleInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddMaintenanceTaskArgs = {
  input: AddMaintenanceTaskInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateMaintenanceTaskArgs = {
  input: UpdateMaintenanceTaskInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationFinishMaintenanceTaskArgs = {
  input: FinishMaintenanceTaskInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveMaintenanceTaskArgs = {
  input: RemoveMaintenanceTaskInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMarkNotificationReadArgs = {
  input: MarkNotificationReadInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMarkAllNotificationsReadArgs = {
  input: MarkAllNotificationsReadInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveNotificationPreferencesArgs = {
  input: SaveNotificationPreferencesInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationNoteTimeZoneArgs = {
  input: NoteTimeZoneInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdatePhotoArgs = {
  input: UpdatePhotoInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRetryPhotoPictureArgs = {
  input: RetryPhotoPictureInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetPrimaryPhotoArgs = {
  input: SetPrimaryPhotoInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAssignPhotosArgs = {
  input: AssignPhotosInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetPhotosReportArgs = {
  input: SetPhotosReportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddPhotosToProjectArgs = {
  input: AddPhotosToProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemovePhotoFromProjectArgs = {
  input: RemovePhotoFromProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeletePhotoArgs = {
  input: DeletePhotoInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeletePhotosArgs = {
  input: DeletePhotosInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRestorePhotosArgs = {
  input: RestorePhotosInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationErasePhotosArgs = {
  input: ErasePhotosInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddPlacementArgs = {
  input: AddPlacementInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdatePlacementArgs = {
  input: UpdatePlacementInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemovePlacementArgs = {
  input: RemovePlacementInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCreatePlanArgs = {
  input: CreatePlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdatePlanArgs = {
  input: UpdatePlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDuplicatePlanArgs = {
  input: DuplicatePlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRecommendPlanArgs = {
  input: RecommendPlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationChooseDisclosurePlanArgs = {
  input: ChooseDisclosurePlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAdoptPlanArgs = {
  input: AdoptPlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeletePlanArgs = {
  input: DeletePlanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveAdoptionFileArgs = {
  input: RemoveAdoptionFileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCreateProjectArgs = {
  input: CreateProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCreateProjectOfComponentsArgs = {
  input: CreateProjectOfComponentsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateProjectArgs = {
  input: UpdateProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationMoveProjectArgs = {
  input: MoveProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationCompleteProjectArgs = {
  input: CompleteProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationReopenProjectArgs = {
  input: ReopenProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeleteProjectArgs = {
  input: ProjectVersionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRestoreProjectArgs = {
  input: ProjectVersionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddProjectComponentArgs = {
  input: AddProjectComponentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveProjectComponentArgs = {
  input: RemoveProjectComponentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddProjectPaymentArgs = {
  input: AddProjectPaymentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateProjectPaymentArgs = {
  input: UpdateProjectPaymentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveProjectPaymentArgs = {
  input: RemoveProjectPaymentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddProjectNoteArgs = {
  input: AddProjectNoteInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateProjectNoteArgs = {
  input: UpdateProjectNoteInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveProjectNoteArgs = {
  input: RemoveProjectNoteInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddScopeOfWorkArgs = {
  input: AddScopeOfWorkInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateScopeOfWorkArgs = {
  input: UpdateScopeOfWorkInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveScopeOfWorkArgs = {
  input: RemoveScopeOfWorkInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddBidArgs = {
  input: AddBidInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateBidArgs = {
  input: UpdateBidInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveBidArgs = {
  input: BidVersionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAwardBidArgs = {
  input: BidVersionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationWithdrawAwardArgs = {
  input: BidVersionInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddChangeOrderArgs = {
  input: AddChangeOrderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateChangeOrderArgs = {
  input: UpdateChangeOrderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveChangeOrderArgs = {
  input: RemoveChangeOrderInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddChecklistItemArgs = {
  input: AddChecklistItemInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateChecklistItemArgs = {
  input: UpdateChecklistItemInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveChecklistItemArgs = {
  input: RemoveChecklistItemInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddProjectPersonArgs = {
  input: ProjectPersonInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveProjectPersonArgs = {
  input: ProjectPersonInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationFollowProjectArgs = {
  input: FollowProjectInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveProjectPhasesArgs = {
  input: SaveProjectPhasesInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAcceptPropertyImportArgs = {
  input: AcceptPropertyImportInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddPropertyArgs = {
  input: AddPropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdatePropertyArgs = {
  input: UpdatePropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationArchivePropertyArgs = {
  input: ArchivePropertyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemovePropertyImageArgs = {
  input: RemovePropertyImageInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateRatingBandsArgs = {
  input: RatingBandsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddReserveLoanArgs = {
  input: AddReserveLoanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateReserveLoanArgs = {
  input: UpdateReserveLoanInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddReserveRepaymentArgs = {
  input: AddReserveRepaymentInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationExplainReserveTransfersArgs = {
  input: ExplainReserveTransfersInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateReserveExplanationArgs = {
  input: UpdateReserveExplanationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveReserveEntryArgs = {
  input: RemoveReserveEntryInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddReserveStudyArgs = {
  input: AddReserveStudyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateReserveStudyArgs = {
  input: UpdateReserveStudyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveReserveStudyArgs = {
  input: RemoveReserveStudyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateProfileArgs = {
  input: UpdateProfileInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveProfilePhotoArgs = {
  input: RemoveProfilePhotoInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSaveUserSettingsArgs = {
  input: SaveUserSettingsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationAddWebhookArgs = {
  input: AddWebhookInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateWebhookArgs = {
  input: UpdateWebhookInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRotateWebhookSecretArgs = {
  input: RotateWebhookSecretInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationDeleteWebhookArgs = {
  input: DeleteWebhookInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationReplayWebhookDeliveryArgs = {
  input: ReplayWebhookDeliveryInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationReplayFailedDeliveriesArgs = {
  input: WebhookOnceInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationTestWebhookArgs = {
  input: WebhookOnceInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetViewWeeklyArgs = {
  input: SetViewWeeklyInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateWorkspaceSettingsArgs = {
  input: UpdateWorkspaceSettingsInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRemoveWorkspaceLogoArgs = {
  input: RemoveWorkspaceLogoInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationUpdateWorkspaceUserArgs = {
  input: UpdateWorkspaceUserInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetWorkspaceUserActiveArgs = {
  input: SetWorkspaceUserActiveInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationInviteUserArgs = {
  input: InviteUserInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationResendInvitationArgs = {
  input: ResendInvitationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationInvitationLinkArgs = {
  input: InvitationLinkInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationRevokeInvitationArgs = {
  input: RevokeInvitationInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetUpYearArgs = {
  input: SetUpYearInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSkipYearSetupArgs = {
  input: SkipYearSetupInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationReconcileFiscalYearArgs = {
  input: ReconcileFiscalYearInput;
};


/** What can be changed. Errors that the caller can fix come back as `userErrors`. */
export type MutationSetUpManyYearsArgs = {
  input: SetUpManyYearsInput;
};

/** The signed-in user's own profile. */
export type UserProfile = {
  __typename?: 'UserProfile';
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** UUIDv7 of the membership in the first workspace; null without one. */
  workspaceUserId?: Maybe<Scalars['ID']['output']>;
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Phone number like xxx xxx xxxx, optionally with 001 before it; null when not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Email address used to sign in. */
  email: Scalars['String']['output'];
  /** When the account was created. */
  joinedOn: Scalars['DateTime']['output'];
  /** URL of the photo on this server; null without one. Upload one to `/upload/profile-photo`. */
  imageUrl?: Maybe<Scalars['String']['output']>;
  /** Name of the property that the user last changed; null when there is none. */
  recentPropertyName?: Maybe<Scalars['String']['output']>;
  /** Number of workspaces that the user belongs to. */
  workspaceCount: Scalars['Int']['output'];
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
};

/** Changes of the viewer's own profile. */
export type UpdateProfileInput = {
  /** First name: letters, digits, dot, dash, space, underscore; 3 to 50 characters. */
  firstName: Scalars['String']['input'];
  /** Last name: letters, digits, dot, dash, space, underscore; 3 to 50 characters. */
  lastName: Scalars['String']['input'];
  /** Email address, unique and not case-sensitive; at most 100 characters. */
  email: Scalars['String']['input'];
  /** Phone number like xxx xxx xxxx, optionally with 001 before it; null or empty for none. */
  phone?: InputMaybe<Scalars['String']['input']>;
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of changing the profile. */
export type UpdateProfilePayload = {
  __typename?: 'UpdateProfilePayload';
  /** The profile as saved. */
  profile?: Maybe<UserProfile>;
  /** Errors to fix. Code `duplicate` at `email`: another account has this email address. */
  userErrors: Array<UserError>;
};

/** The viewer's own photo, to remove. */
export type RemoveProfilePhotoInput = {
  /** Version of the profile that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of removing the photo. */
export type RemoveProfilePhotoPayload = {
  __typename?: 'RemoveProfilePhotoPayload';
  /** The profile without a photo. */
  profile?: Maybe<UserProfile>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Color theme. */
export type ColorModeChoice =
  /** The theme of the computer. */
  | 'system'
  /** Light. */
  | 'light'
  /** Dark. */
  | 'dark';

/** Height of the rows in tables. */
export type DensityChoice =
  /** 32 pixels. */
  | 'compact'
  /** 38 pixels. */
  | 'default'
  /** 48 pixels. */
  | 'comfortable';

/** Separator between groups of digits; the decimal separator is always a point. */
export type NumberFormat =
  /** 1,234.56 */
  | 'comma'
  /** 1 234.56 */
  | 'space'
  /** 1'234.56 */
  | 'apostrophe'
  /** 1234.56 */
  | 'none';

/** Date format. */
export type DateFormat =
  /** Nov 20, 2026 */
  | 'text'
  /** 11/20/2026 */
  | 'us'
  /** 2026-11-20 */
  | 'iso';

/** The viewer's display settings, on every device they sign in on. */
export type UserSettings = {
  __typename?: 'UserSettings';
  /** Color theme. */
  colorMode: ColorModeChoice;
  /** Height of the rows in tables. */
  density: DensityChoice;
  /** How numbers and amounts are grouped. */
  numberFormat: NumberFormat;
  /** Date format. */
  dateFormat: DateFormat;
  /** UUIDv7 of the property to open when the browser remembers none; null when none is set, or the viewer can no longer access it. */
  defaultPropertyId?: Maybe<Scalars['ID']['output']>;
  /** Version to send with a change; 0 until the first change. */
  version: Scalars['Int']['output'];
};

/** All the settings. */
export type SaveUserSettingsInput = {
  /** Color theme. */
  colorMode: ColorModeChoice;
  /** Height of the rows in tables. */
  density: DensityChoice;
  /** How numbers and amounts are grouped. */
  numberFormat: NumberFormat;
  /** Date format. */
  dateFormat: DateFormat;
  /** UUIDv7 of a property that the viewer can access; null for none. */
  defaultPropertyId?: InputMaybe<Scalars['ID']['input']>;
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of saving the viewer's own settings. */
export type SaveUserSettingsPayload = {
  __typename?: 'SaveUserSettingsPayload';
  /** The settings as saved. */
  userSettings?: Maybe<UserSettings>;
  /** Errors to fix. Code `stale`: they were changed elsewhere in the meantime. */
  userErrors: Array<UserError>;
};

export type { WebhookEvent };

export type { WebhookDeliveryStatus };

/**
 * An address that a workspace sends its changes to, for Admin and PortfolioAdmin. Each delivery is a POST of JSON with the header
 * Roofline-Signature: t=<seconds>,v1=<hex>, where hex is HMAC-SHA256 of "<seconds>.<body>" with the secret.
 */
export type Webhook = {
  __typename?: 'Webhook';
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['output'];
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** The https address that deliveries go to. */
  url: Scalars['String']['output'];
  /** What people call it. */
  description: Scalars['String']['output'];
  /** Events that it sends. */
  events: Array<WebhookEvent>;
  /** False while nothing is sent. */
  isActive: Scalars['Boolean']['output'];
  /** When Roofline switched it off because nothing arrived for three days; null where it did not. */
  disabledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Since when every delivery has failed; null while they arrive. */
  failingSince?: Maybe<Scalars['DateTime']['output']>;
  /** When the last delivery arrived. */
  lastDeliveredAt?: Maybe<Scalars['DateTime']['output']>;
  /** Deliveries that wait to be sent. */
  waitingCount: Scalars['Int']['output'];
  /** The last characters of the secret. */
  secretEnding: Scalars['String']['output'];
  /** Until when deliveries are also signed with the secret before; null where they are not. */
  previousSecretUntil?: Maybe<Scalars['DateTime']['output']>;
  /** When it was added. */
  createdAt: Scalars['DateTime']['output'];
  /** Name of the person who added it. */
  createdByFullName: Scalars['String']['output'];
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
};

/** One event for one webhook. */
export type WebhookDelivery = {
  __typename?: 'WebhookDelivery';
  /** UUIDv7 of the delivery, the same in each attempt. */
  deliveryId: Scalars['ID']['output'];
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['output'];
  /** What it tells of. */
  event: WebhookEvent;
  /** Id of what changed. */
  entityId: Scalars['ID']['output'];
  /** UUIDv7 of the property. */
  propertyId?: Maybe<Scalars['ID']['output']>;
  /** When it happened. */
  happenedAt: Scalars['DateTime']['output'];
  /** What became of it. */
  status: WebhookDeliveryStatus;
  /** How often it was sent. */
  attempts: Scalars['Int']['output'];
  /** HTTP status of the last answer; null where none came. */
  responseStatus?: Maybe<Scalars['Int']['output']>;
  /** Why the last attempt failed. */
  problem?: Maybe<Scalars['String']['output']>;
  /** When it was sent last. */
  lastAttemptAt?: Maybe<Scalars['DateTime']['output']>;
  /** When it is sent next; null where it is not. */
  nextAttemptAt?: Maybe<Scalars['DateTime']['output']>;
};

/** A page of the log of a webhook, newest first. */
export type WebhookDeliveries = {
  __typename?: 'WebhookDeliveries';
  /** Deliveries of the page. */
  items: Array<WebhookDelivery>;
  /** How many there are on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of the page, from 1. */
  page: Scalars['Int']['output'];
  /** Deliveries a page. */
  pageSize: Scalars['Int']['output'];
};

/** What a webhook sends, and where. */
export type WebhookValues = {
  /** An https address of the public internet. */
  url: Scalars['String']['input'];
  /** What people call it. */
  description: Scalars['String']['input'];
  /** Events that it sends; at least one. */
  events: Array<WebhookEvent>;
};

/** A webhook to add. */
export type AddWebhookInput = {
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['input'];
  /** What it sends, and where. */
  values: WebhookValues;
};

/** A changed webhook. */
export type UpdateWebhookInput = {
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['input'];
  /** What it sends, and where. */
  values: WebhookValues;
  /** False to send nothing; what changes in the meantime waits. */
  isActive: Scalars['Boolean']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** A webhook that gets a new secret. */
export type RotateWebhookSecretInput = {
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['input'];
  /** How long deliveries are also signed with the secret before, 0 to 168 hours. */
  overlapHours?: Scalars['Int']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** A webhook to delete. */
export type DeleteWebhookInput = {
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['input'];
  /** Version that is deleted. */
  version: Scalars['Int']['input'];
};

/** A delivery to send again. */
export type ReplayWebhookDeliveryInput = {
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['input'];
  /** UUIDv7 of the delivery. */
  deliveryId: Scalars['ID']['input'];
  /** Any text of your own: a repeat with the same one changes nothing. */
  idempotencyKey: Scalars['String']['input'];
};

/** A webhook, to which something is done once. */
export type WebhookOnceInput = {
  /** UUIDv7 of the webhook. */
  webhookId: Scalars['ID']['input'];
  /** Any text of your own: a repeat with the same one changes nothing. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of adding a webhook, or of replacing its secret. */
export type WebhookSecretPayload = {
  __typename?: 'WebhookSecretPayload';
  /** The secret, which is shown only here; null when there are errors. */
  secret?: Maybe<Scalars['String']['output']>;
  /** The webhook. */
  webhook?: Maybe<Webhook>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of a change of a webhook. */
export type WebhookPayload = {
  __typename?: 'WebhookPayload';
  /** The webhook; null when there are errors. */
  webhook?: Maybe<Webhook>;
  /** Errors to fix, by field under `values`. */
  userErrors: Array<UserError>;
};

/** Result of deleting a webhook. */
export type DeleteWebhookPayload = {
  __typename?: 'DeleteWebhookPayload';
  /** UUIDv7 of the webhook that is gone; null when there are errors. */
  webhookId?: Maybe<Scalars['ID']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of sending a delivery. */
export type WebhookDeliveryPayload = {
  __typename?: 'WebhookDeliveryPayload';
  /** The delivery, which waits now; null when there are errors. */
  delivery?: Maybe<WebhookDelivery>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Result of sending deliveries again that were given up. */
export type ReplayWebhookPayload = {
  __typename?: 'ReplayWebhookPayload';
  /** How many wait now; null when there are errors. */
  count?: Maybe<Scalars['Int']['output']>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A saved view of portfolio analytics that its person gets by email each week. */
export type WeeklyView = {
  __typename?: 'WeeklyView';
  /** Id of the saved view. */
  viewId: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** The Monday of the next email, which leaves at eight in the time zone of its reader. */
  nextOn: Scalars['Date']['output'];
};

/** Whether a saved view is sent each week. */
export type SetViewWeeklyInput = {
  /** UUIDv7 of the workspace. Null means the first one that the viewer manages. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Id of the saved view. */
  viewId: Scalars['ID']['input'];
  /** False to stop. */
  isWeekly: Scalars['Boolean']['input'];
};

/** Result of choosing whether a view is sent each week. */
export type SetViewWeeklyPayload = {
  __typename?: 'SetViewWeeklyPayload';
  /** All views of the workspace that the viewer gets each week, by name. */
  weeklyViews?: Maybe<Array<WeeklyView>>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A workspace, also called a portfolio. */
export type Workspace = {
  __typename?: 'Workspace';
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Company name. */
  companyName: Scalars['String']['output'];
  /** True when loan analysis is on, which requires the previous annual fee. */
  featureToggleLoanAnalysis: Scalars['Boolean']['output'];
};

/** A role that a user can have in a workspace. */
export type WorkspaceRole = {
  __typename?: 'WorkspaceRole';
  /** Number of the role: 1 Admin, 2 PortfolioAdmin, 3 Manager, 4 Member, 5 Vendor. */
  roleId: Scalars['Int']['output'];
  /** Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** The viewer may grant this role, which is never higher than their own. */
  canGrant: Scalars['Boolean']['output'];
  /** True when the role gives access to every property; users with other roles access only their assigned properties. */
  reachesAllProperties: Scalars['Boolean']['output'];
};

/** Settings of a workspace, for Admin and PortfolioAdmin. */
export type WorkspaceSettings = {
  __typename?: 'WorkspaceSettings';
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** Name, at most 250 characters. */
  name: Scalars['String']['output'];
  /** Company name, at most 250 characters. */
  companyName: Scalars['String']['output'];
  /** URL of the logo on this server; null without one. Upload to `/upload/workspace-logo/{workspaceId}`. */
  logoUrl?: Maybe<Scalars['String']['output']>;
  /** Logo, name and color stand where Roofline's would. Internal staff switches it on. */
  isPrivateLabel: Scalars['Boolean']['output'];
  /** Its color, like #0B6572; null for the color of Roofline. Internal staff chooses it. */
  accentColor?: Maybe<Scalars['String']['output']>;
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take. */
  viewerCan: WorkspaceSettingsActions;
};

/** Actions that the viewer may take on the settings of a workspace. */
export type WorkspaceSettingsActions = {
  __typename?: 'WorkspaceSettingsActions';
  /** Change the names and the logo. */
  edit: Scalars['Boolean']['output'];
};

/** A property that a user is assigned to. */
export type AssignedProperty = {
  __typename?: 'AssignedProperty';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the property. */
  name: Scalars['String']['output'];
};

/** A user of a workspace, visible to Admin and PortfolioAdmin. */
export type WorkspaceUser = {
  __typename?: 'WorkspaceUser';
  /** UUIDv7 of the membership. */
  workspaceUserId: Scalars['ID']['output'];
  /** UUIDv7 of the user. */
  userId: Scalars['ID']['output'];
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** First name. */
  firstName: Scalars['String']['output'];
  /** Last name. */
  lastName: Scalars['String']['output'];
  /** First and last name. */
  fullName: Scalars['String']['output'];
  /** Email address used to sign in. */
  email: Scalars['String']['output'];
  /** Phone; null when not given. */
  phone?: Maybe<Scalars['String']['output']>;
  /** Number of the role. */
  roleId: Scalars['Int']['output'];
  /** Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** False when the user is deactivated and may not enter the workspace. */
  isActive: Scalars['Boolean']['output'];
  /** When the user joined the workspace. */
  joinedOn: Scalars['DateTime']['output'];
  /** When the user was last active; null for never. */
  lastActiveAt?: Maybe<Scalars['DateTime']['output']>;
  /** True when the role gives access to every property of the workspace. */
  reachesAllProperties: Scalars['Boolean']['output'];
  /** Assigned properties, by name; empty for roles with access to all. */
  assignedProperties: Array<AssignedProperty>;
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on this user. */
  viewerCan: WorkspaceUserActions;
};

/** Actions that the viewer may take on a user. */
export type WorkspaceUserActions = {
  __typename?: 'WorkspaceUserActions';
  /** Change the assigned properties. */
  edit: Scalars['Boolean']['output'];
  /** Change the user's role; never the viewer's own, and never that of a user with a higher role than the viewer's. */
  changeRole: Scalars['Boolean']['output'];
  /** Deactivate or reactivate the user; never oneself. */
  deactivate: Scalars['Boolean']['output'];
};

/** A page of the users of a workspace. */
export type WorkspaceUserPage = {
  __typename?: 'WorkspaceUserPage';
  /** Users on this page, by name. */
  items: Array<WorkspaceUser>;
  /** Number of users on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Users per page, at most 100. */
  pageSize: Scalars['Int']['output'];
};

/** Filter of a workspace's users. */
export type WorkspaceUserStatus =
  /** Active users. */
  | 'active'
  /** Deactivated users. */
  | 'inactive';

/** Status of an invitation. */
export type InviteStatus =
  /** Sent and still open. */
  | 'pending'
  /** Accepted: the person has joined. */
  | 'accepted'
  /** Revoked by an administrator. */
  | 'revoked'
  /** Expired before it was accepted. Resending opens it again. */
  | 'expired';

/** An invitation to a workspace, visible to Admin and PortfolioAdmin. */
export type WorkspaceInvite = {
  __typename?: 'WorkspaceInvite';
  /** UUIDv7 of the invitation. */
  invitationId: Scalars['ID']['output'];
  /** UUIDv7 of the workspace. */
  workspaceId: Scalars['ID']['output'];
  /** Invited email address. */
  email: Scalars['String']['output'];
  /** Number of the granted role. */
  roleId: Scalars['Int']['output'];
  /** Granted role: Admin, PortfolioAdmin, Manager, Member or Vendor. */
  roleName: Scalars['String']['output'];
  /** True when the role gives access to every property of the workspace. */
  reachesAllProperties: Scalars['Boolean']['output'];
  /** Properties that the person will be assigned to; empty for roles with access to all. */
  assignedProperties: Array<AssignedProperty>;
  /** Its status. */
  status: InviteStatus;
  /** Name of the person who sent the invitation. */
  invitedByFullName: Scalars['String']['output'];
  /** When it was created. */
  createdAt: Scalars['DateTime']['output'];
  /** When it was last sent. */
  sentAt: Scalars['DateTime']['output'];
  /** When it expires. */
  expiresAt: Scalars['DateTime']['output'];
  /** When it was accepted; null until then. */
  acceptedAt?: Maybe<Scalars['DateTime']['output']>;
  /** Version to send with a change. */
  version: Scalars['Int']['output'];
  /** Actions that the viewer may take on it. */
  viewerCan: WorkspaceInviteActions;
};

/** Actions that the viewer may take on an invitation. */
export type WorkspaceInviteActions = {
  __typename?: 'WorkspaceInviteActions';
  /** Send it again, with a new link and a new expiry date. */
  resend: Scalars['Boolean']['output'];
  /** Revoke it. */
  revoke: Scalars['Boolean']['output'];
  /** Copy its link to pass it on, when no mail server is configured. */
  copyLink: Scalars['Boolean']['output'];
};

/** A page of the invitations of a workspace. */
export type WorkspaceInvitePage = {
  __typename?: 'WorkspaceInvitePage';
  /** Invitations on this page, newest first. */
  items: Array<WorkspaceInvite>;
  /** Number of invitations on all pages. */
  totalCount: Scalars['Int']['output'];
  /** Number of this page, starting at 1. */
  page: Scalars['Int']['output'];
  /** Invitations per page, at most 100. */
  pageSize: Scalars['Int']['output'];
  /** True when invitations are emailed; false when no mail server is configured and people pass links on. */
  isMailed: Scalars['Boolean']['output'];
};

/** Changed settings of a workspace. */
export type UpdateWorkspaceSettingsInput = {
  /** UUIDv7 of the workspace; null for the first workspace that the viewer administers. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Name, at most 250 characters. */
  name: Scalars['String']['input'];
  /** Company name, at most 250 characters. */
  companyName: Scalars['String']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of changing the settings of a workspace. */
export type UpdateWorkspaceSettingsPayload = {
  __typename?: 'UpdateWorkspaceSettingsPayload';
  /** The settings as saved. */
  settings?: Maybe<WorkspaceSettings>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** A logo to remove. */
export type RemoveWorkspaceLogoInput = {
  /** UUIDv7 of the workspace; null for the first workspace that the viewer administers. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of removing a logo. */
export type RemoveWorkspaceLogoPayload = {
  __typename?: 'RemoveWorkspaceLogoPayload';
  /** The settings without a logo. */
  settings?: Maybe<WorkspaceSettings>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};

/** Changed role and properties of a user. */
export type UpdateWorkspaceUserInput = {
  /** UUIDv7 of the membership. */
  workspaceUserId: Scalars['ID']['input'];
  /** New role; never higher than the viewer's own. */
  roleName: Scalars['String']['input'];
  /** New assigned properties; ignored for roles with access to all. */
  propertyIds: Array<Scalars['ID']['input']>;
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of changing a user. */
export type UpdateWorkspaceUserPayload = {
  __typename?: 'UpdateWorkspaceUserPayload';
  /** The user as saved. */
  user?: Maybe<WorkspaceUser>;
  /** Errors to fix. Code `lastAdmin`: a workspace needs at least one Admin. */
  userErrors: Array<UserError>;
};

/** A user to deactivate or to activate again. */
export type SetWorkspaceUserActiveInput = {
  /** UUIDv7 of the membership. */
  workspaceUserId: Scalars['ID']['input'];
  /** False deactivates the user: their next request is refused. */
  isActive: Scalars['Boolean']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of deactivating or activating a user. */
export type SetWorkspaceUserActivePayload = {
  __typename?: 'SetWorkspaceUserActivePayload';
  /** The user as saved. */
  user?: Maybe<WorkspaceUser>;
  /** Errors to fix. Code `lastAdmin`: a workspace needs at least one Admin. */
  userErrors: Array<UserError>;
};

/** A person to invite. */
export type InviteUserInput = {
  /** UUIDv7 of the workspace; null for the first workspace that the viewer administers. */
  workspaceId?: InputMaybe<Scalars['ID']['input']>;
  /** Email address to invite, at most 100 characters. */
  email: Scalars['String']['input'];
  /** Role to grant; never higher than the viewer's own. */
  roleName: Scalars['String']['input'];
  /** Properties to assign; ignored for roles with access to all. */
  propertyIds: Array<Scalars['ID']['input']>;
  /** Idempotency key: repeating the request with the same key and input invites once and returns the first answer. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Result of inviting a person. */
export type InviteUserPayload = {
  __typename?: 'InviteUserPayload';
  /** The invitation; its email will be sent. */
  invite?: Maybe<WorkspaceInvite>;
  /** Errors to fix. Code `duplicate` at `email`: the person is already a user of the workspace, or invited. */
  userErrors: Array<UserError>;
};

/** An invitation to send again. */
export type ResendInvitationInput = {
  /** UUIDv7 of the invitation. */
  invitationId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of sending an invitation again. */
export type ResendInvitationPayload = {
  __typename?: 'ResendInvitationPayload';
  /** The invitation with its new expiry date; the previous link no longer works. */
  invite?: Maybe<WorkspaceInvite>;
  /** Errors to fix. Code `conflict`: it was already accepted or revoked. */
  userErrors: Array<UserError>;
};

/** An invitation whose link is passed on by hand. */
export type InvitationLinkInput = {
  /** UUIDv7 of the invitation. */
  invitationId: Scalars['ID']['input'];
};

/** The link of an invitation. */
export type InvitationLinkPayload = {
  __typename?: 'InvitationLinkPayload';
  /** The link that the invited person opens; null when there is none to pass on. */
  url?: Maybe<Scalars['String']['output']>;
  /** Errors to fix: the invitation is emailed, or it is not open. */
  userErrors: Array<UserError>;
};

/** An invitation to revoke. */
export type RevokeInvitationInput = {
  /** UUIDv7 of the invitation. */
  invitationId: Scalars['ID']['input'];
  /** Version that the change starts from. */
  version: Scalars['Int']['input'];
};

/** Result of revoking an invitation. */
export type RevokeInvitationPayload = {
  __typename?: 'RevokeInvitationPayload';
  /** The invitation, revoked. */
  invite?: Maybe<WorkspaceInvite>;
  /** Errors to fix. Code `conflict`: it was already accepted or revoked. */
  userErrors: Array<UserError>;
};

/** Status of a fiscal year's setup. */
export type YearSetupState =
  /** Not set up yet. */
  | 'notInit'
  /** Set up. */
  | 'saved';

/** A line of the closing year's inventory. */
export type SetupComponent = {
  __typename?: 'SetupComponent';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name. */
  name: Scalars['String']['output'];
  /** Category. */
  category: Scalars['String']['output'];
  /** Position of the category, which decides its color. */
  categoryPosition: Scalars['Int']['output'];
  /** Number of units of measure. */
  quantity: Scalars['Float']['output'];
  /** Percent of the component replaced each time. */
  percentReplaced: Scalars['Percent']['output'];
  /** Cost of one unit. */
  unitCost: Scalars['Money']['output'];
  /** quantity × unitCost × percentReplaced / 100. */
  currentCost: Scalars['Money']['output'];
  /** Useful life in years. */
  usefulLife: Scalars['Int']['output'];
  /** Remaining useful life in years; 0 is due in the closing year. */
  remainingUsefulLife: Scalars['Int']['output'];
  /** Replaced once and never again. */
  isOneTime: Scalars['Boolean']['output'];
  /** The project that completed its work in the closing year: the work is done, at this actual cost. */
  completed?: Maybe<CompletedWork>;
};

/** Actions that the viewer may take on the setup of a year. */
export type YearSetupActions = {
  __typename?: 'YearSetupActions';
  /** Set up the year. */
  setUp: Scalars['Boolean']['output'];
};

/** A plan of the closing year that continues in the year that was set up. */
export type CarriedPlan = {
  __typename?: 'CarriedPlan';
  /** UUIDv7 of the new year's plan. */
  planId: Scalars['ID']['output'];
  /** UUIDv7 of the closing year's plan. */
  fromPlanId: Scalars['ID']['output'];
  /** Name of both plans. */
  name: Scalars['String']['output'];
  /** Differences from the earlier plan, one sentence each. */
  notes: Array<Scalars['String']['output']>;
};

/** A plan that stays only in the closing year. */
export type LeftPlan = {
  __typename?: 'LeftPlan';
  /** UUIDv7 of the plan. */
  planId: Scalars['ID']['output'];
  /** Its name. */
  name: Scalars['String']['output'];
  /** Why it has no successor. */
  reason: Scalars['String']['output'];
};

/** Outcome for the plans of the closing year when the next year was set up. */
export type PlanCarry = {
  __typename?: 'PlanCarry';
  /** Plans that continue in the new year. */
  carried: Array<CarriedPlan>;
  /** Plans that do not, each with the reason. */
  left: Array<LeftPlan>;
};

/** Starting point for setting up a fiscal year. */
export type YearSetup = {
  __typename?: 'YearSetup';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The year to set up. */
  fiscalYear: Scalars['Int']['output'];
  /** The previous set-up year, which everything is copied from. */
  closingFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** Status. */
  state: YearSetupState;
  /** Why it cannot be set up now. */
  blockedReason?: Maybe<Scalars['String']['output']>;
  /** Work due in the closing year, most expensive first. */
  expenditures: Array<SetupComponent>;
  /** The whole inventory of the closing year, most expensive first. */
  components: Array<SetupComponent>;
  /** Financials of the closing year, rolled forward one year. */
  proposal?: Maybe<PropertyFinancial>;
  /** Information source of the applied inflation, 1 to 13; null when none was applied. */
  informationSourceId?: Maybe<Scalars['Int']['output']>;
  /** Inflation rate that raised the costs. */
  appliedInflationRate?: Maybe<Scalars['Percent']['output']>;
  /** The plans of the closing year, as the setup continued them or left them behind; null before the setup. */
  planCarry?: Maybe<PlanCarry>;
  /** Actions that the viewer may take. */
  viewerCan: YearSetupActions;
};

/** Review of work that was due. */
export type ExpenditureOutcome =
  /** Done: it is due again after its useful life. */
  | 'done'
  /** Not done: it stays due. */
  | 'deferred'
  /** Partly done: its remaining life is stated. */
  | 'partly';

/** Work of the closing year, reviewed. */
export type ReviewedExpenditureInput = {
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['input'];
  /** Review of the work. */
  outcome: ExpenditureOutcome;
  /** Actual cost; for work that is done, it replaces the inflated cost. */
  actualCost?: InputMaybe<Scalars['Money']['input']>;
  /** Years until the rest is due; required when the work is partly done. */
  remainingUsefulLife?: InputMaybe<Scalars['Int']['input']>;
};

/** The setup of a year. */
export type SetUpYearInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The year to set up. */
  fiscalYear: Scalars['Int']['input'];
  /** Reviews of work that was due; work that is not listed is deferred. */
  expenditures: Array<ReviewedExpenditureInput>;
  /** True when costs rose. */
  hasCostIncrease: Scalars['Boolean']['input'];
  /** 0 to 20; required when costs rose. */
  inflationRate?: InputMaybe<Scalars['Percent']['input']>;
  /** 1 to 13; null unless costs rose. */
  informationSourceId?: InputMaybe<Scalars['Int']['input']>;
  /** Balance on the first day of the year. */
  yearEndReserveBalance: Scalars['Money']['input'];
  /** Total annual fees of the year. */
  averageHoaAnnualFee: Scalars['Money']['input'];
  /** 0 to the annual fee. */
  annualReserveContribution: Scalars['Money']['input'];
  /** Idempotency key, made once by the form that sends it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** A year to set up without a review. */
export type SkipYearSetupInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The year to set up. */
  fiscalYear: Scalars['Int']['input'];
};

/** Result of setting up a year. */
export type YearSetupPayload = {
  __typename?: 'YearSetupPayload';
  /** The setup after the change. */
  yearSetup?: Maybe<YearSetup>;
  /** The property, since its years have changed. */
  property?: Maybe<Property>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** Whether a closed year has been reconciled. */
export type ReconciliationState =
  /** Not yet. */
  | 'notReconciled'
  /** With actual figures. */
  | 'reconciled';

/** Figures of one fiscal year. */
export type YearFigures = {
  __typename?: 'YearFigures';
  /** Balance on its first day. */
  startBalance: Scalars['Money']['output'];
  /** Contributions to reserves. */
  contributions: Scalars['Money']['output'];
  /** Special assessments. */
  specialAssessments: Scalars['Money']['output'];
  /** Interest. */
  interest: Scalars['Money']['output'];
  /** Expenditures. */
  expenditures: Scalars['Money']['output'];
  /** Balance on its last day. */
  endBalance: Scalars['Money']['output'];
};

/** Actions that the viewer may take on a reconciliation. */
export type ReconciliationActions = {
  __typename?: 'ReconciliationActions';
  /** Reconcile the year. */
  reconcile: Scalars['Boolean']['output'];
};

/** A fiscal year's plan compared with its actual figures. */
export type Reconciliation = {
  __typename?: 'Reconciliation';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** The closed year. */
  fiscalYear: Scalars['Int']['output'];
  /** Status. */
  state: ReconciliationState;
  /** When it was reconciled. */
  reconciledAt?: Maybe<Scalars['DateTime']['output']>;
  /** Name of the person who reconciled it. */
  reconciledBy?: Maybe<Scalars['String']['output']>;
  /** Source of the plan figures. */
  planName?: Maybe<Scalars['String']['output']>;
  /** Planned figures. */
  planned?: Maybe<YearFigures>;
  /** Actual figures. */
  actual?: Maybe<YearFigures>;
  /** Closing balance minus the balance that the other actual figures add up to. */
  difference?: Maybe<Scalars['Money']['output']>;
  /** Note. */
  note?: Maybe<Scalars['String']['output']>;
  /** Spent from the reserve fund within the year, as far as it is known here. */
  paidByProjects: Scalars['Money']['output'];
  /** What says so: the ledger, or the payments of projects where there is none. */
  spendingSource: SpendingSource;
  /** The set-up year that follows. */
  currentFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** Actions that the viewer may take. */
  viewerCan: ReconciliationActions;
};

/** Actual figures of a closed year. */
export type ReconcileFiscalYearInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The closed year. */
  fiscalYear: Scalars['Int']['input'];
  /** Balance on its last day. */
  closingBalance: Scalars['Money']['input'];
  /** Contributions to reserves. */
  contributions: Scalars['Money']['input'];
  /** Special assessments; defaults to 0. */
  specialAssessments?: InputMaybe<Scalars['Money']['input']>;
  /** Interest; defaults to 0. */
  interest?: InputMaybe<Scalars['Money']['input']>;
  /** Expenditures. */
  expenditures: Scalars['Money']['input'];
  /** At most 2,000 characters. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** True starts the next year from the closing balance. */
  updateStartingBalance: Scalars['Boolean']['input'];
  /** Idempotency key, made once by the form that sends it. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
};

/** Result of reconciling a year. */
export type ReconcileFiscalYearPayload = {
  __typename?: 'ReconcileFiscalYearPayload';
  /** The reconciliation after the change. */
  reconciliation?: Maybe<Reconciliation>;
  /** The property, since its years have changed. */
  property?: Maybe<Property>;
  /** Errors to fix, by field. */
  userErrors: Array<UserError>;
};

/** Work that was due in the closing year, and that nobody has said the outcome of. */
export type DueWork = {
  __typename?: 'DueWork';
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['output'];
  /** Name of the component. */
  name: Scalars['String']['output'];
  /** What it costs. */
  currentCost: Scalars['Money']['output'];
};

/** A property whose fiscal year awaits its setup. */
export type AwaitingYear = {
  __typename?: 'AwaitingYear';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Name of the property. */
  propertyName: Scalars['String']['output'];
  /** City of the property. */
  propertyCity: Scalars['String']['output'];
  /** State of the property. */
  propertyState: Scalars['String']['output'];
  /** The set-up year that everything is copied from; null where there is none. */
  closingFiscalYear?: Maybe<Scalars['Int']['output']>;
  /** Components of the closing year. */
  componentCount: Scalars['Int']['output'];
  /** Annual reserve contributions of the closing year; null where there is none. */
  annualReserveContribution?: Maybe<Scalars['Money']['output']>;
  /** Interest rate of the closing year, in percentage points; null where there is none. */
  interestRate?: Maybe<Scalars['Float']['output']>;
  /** Work that was due in the closing year; what a project completed is not among it. */
  due: Array<DueWork>;
  /** Odd data to look at before the year is set up. */
  remarks: Array<Scalars['String']['output']>;
  /** Why the year cannot be set up now; null where it can. */
  blockedReason?: Maybe<Scalars['String']['output']>;
};

/** A fiscal year of the properties of a portfolio. */
export type ManyYears = {
  __typename?: 'ManyYears';
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['output'];
  /** The fiscal year. */
  fiscalYear: Scalars['Int']['output'];
  /** Number of properties that have the year already. */
  isSetUpCount: Scalars['Int']['output'];
  /** Properties whose year awaits its setup, by name. */
  items: Array<AwaitingYear>;
  /** UUIDv7 of the viewer's job that sets years up now; null otherwise. */
  jobId?: Maybe<Scalars['ID']['output']>;
};

/** A property that was left as it was. */
export type RefusedYear = {
  __typename?: 'RefusedYear';
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['output'];
  /** Why its year was not set up. */
  detail: Scalars['String']['output'];
};

/** What came of setting up a year of many properties. */
export type ManyYearsResult = {
  __typename?: 'ManyYearsResult';
  /** Number of properties whose year is set up. */
  setUp: Scalars['Int']['output'];
  /** Properties that were left as they were. */
  refused: Array<RefusedYear>;
};

/** What became of work that was due. For work that was partly done, set the property up by itself. */
export type ChosenOutcomeInput = {
  /** UUIDv7 of the component. */
  propertyComponentId: Scalars['ID']['input'];
  /** The outcome: done or deferred. */
  outcome: ExpenditureOutcome;
};

/** A property to set up. */
export type ChosenPropertyInput = {
  /** UUIDv7 of the property. */
  propertyId: Scalars['ID']['input'];
  /** The outcome of all of its due work. */
  expenditures?: Array<ChosenOutcomeInput>;
};

/** A fiscal year to set up for many properties. */
export type SetUpManyYearsInput = {
  /** UUIDv7 of the portfolio. */
  workspaceId: Scalars['ID']['input'];
  /** The fiscal year. */
  fiscalYear: Scalars['Int']['input'];
  /** True if costs rose. */
  hasCostIncrease: Scalars['Boolean']['input'];
  /** By how much, in percentage points; required if costs rose. */
  inflationRate?: InputMaybe<Scalars['Float']['input']>;
  /** Where the rate comes from; required if costs rose. */
  informationSourceId?: InputMaybe<Scalars['Int']['input']>;
  /** Interest rate of the new year, in percentage points; null keeps that of each property. */
  interestRate?: InputMaybe<Scalars['Float']['input']>;
  /** The properties. */
  properties: Array<ChosenPropertyInput>;
  /** Idempotency key: repeating the request with the same key returns the first answer. */
  idempotencyKey: Scalars['String']['input'];
};

/** Result of asking to set up a year of many properties. */
export type SetUpManyYearsPayload = {
  __typename?: 'SetUpManyYearsPayload';
  /** The job that sets the years up; null when there are errors. */
  job?: Maybe<Job>;
  /** Errors to fix. */
  userErrors: Array<UserError>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;


export type ResolverWithResolve<TResult, TParent, TContext, TArgs> = {
  resolve: ResolverFn<TResult, TParent, TContext, TArgs>;
};
export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs> | ResolverWithResolve<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;




/** Mapping of interface types */
export type ResolversInterfaceTypes<_RefType extends Record<string, unknown>> = {
  Report:
    | ( PercentFundedReportContract )
    | ( ExpendituresReportContract )
    | ( InventoryReportContract )
  ;
};

/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  SignInInput: SignInInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  SignInPayload: ResolverTypeWrapper<Omit<SignInPayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversTypes['Viewer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SignOutPayload: ResolverTypeWrapper<Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Viewer: ResolverTypeWrapper<ViewerContract>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Membership: ResolverTypeWrapper<Omit<Membership, 'privateLabel'> & { privateLabel?: Maybe<ResolversTypes['PrivateLabel']> }>;
  PrivateLabel: ResolverTypeWrapper<PrivateLabelContract>;
  ViewerActions: ResolverTypeWrapper<ViewerActions>;
  SignUpInput: SignUpInput;
  SignUpPayload: ResolverTypeWrapper<Omit<SignUpPayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversTypes['Viewer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetUpInput: SetUpInput;
  SetUpPayload: ResolverTypeWrapper<Omit<SetUpPayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversTypes['Viewer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Invitation: ResolverTypeWrapper<InvitationContract>;
  JoinWorkspaceInput: JoinWorkspaceInput;
  JoinWorkspacePayload: ResolverTypeWrapper<Omit<JoinWorkspacePayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversTypes['Viewer']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: ResolverTypeWrapper<Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  CheckPasswordResetInput: CheckPasswordResetInput;
  CheckPasswordResetPayload: ResolverTypeWrapper<Omit<CheckPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: ResolverTypeWrapper<Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: ResolverTypeWrapper<Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  BrowserSession: ResolverTypeWrapper<BrowserSessionContract>;
  EndBrowserSessionInput: EndBrowserSessionInput;
  EndBrowserSessionPayload: ResolverTypeWrapper<Omit<EndBrowserSessionPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  TokenScope: TokenScope;
  AccessToken: ResolverTypeWrapper<AccessTokenContract>;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: ResolverTypeWrapper<Omit<CreateAccessTokenPayload, 'accessToken' | 'userErrors'> & { accessToken?: Maybe<ResolversTypes['AccessToken']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: ResolverTypeWrapper<Omit<RevokeAccessTokenPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ActivityConnection: ResolverTypeWrapper<Omit<ActivityConnection, 'nodes'> & { nodes: Array<ResolversTypes['ActivityItem']> }>;
  ActivityPageInfo: ResolverTypeWrapper<ActivityPageInfo>;
  ActivityItem: ResolverTypeWrapper<ActivityItemContract>;
  PortfolioActivityItem: ResolverTypeWrapper<PortfolioActivityItemContract>;
  PortfolioActivityPage: ResolverTypeWrapper<PortfolioActivityPageContract>;
  AdminHealth: ResolverTypeWrapper<AdminHealthContract>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  HealthOfDatabase: ResolverTypeWrapper<HealthOfDatabase>;
  HealthOfStorage: ResolverTypeWrapper<HealthOfStorage>;
  HealthOfDisk: ResolverTypeWrapper<HealthOfDisk>;
  HealthOfMail: ResolverTypeWrapper<HealthOfMail>;
  HealthOfJobs: ResolverTypeWrapper<HealthOfJobs>;
  CacheKey: CacheKey;
  AdminCache: ResolverTypeWrapper<AdminCacheContract>;
  ClearCacheInput: ClearCacheInput;
  ClearCachePayload: ResolverTypeWrapper<Omit<ClearCachePayload, 'caches' | 'userErrors'> & { caches?: Maybe<Array<ResolversTypes['AdminCache']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  AdminPortfolio: ResolverTypeWrapper<AdminPortfolioContract>;
  AdminPortfolioPage: ResolverTypeWrapper<AdminPortfolioPageContract>;
  AdminPortfolioStatus: AdminPortfolioStatus;
  PortfolioInput: PortfolioInput;
  AddPortfolioInput: AddPortfolioInput;
  UpdatePortfolioInput: UpdatePortfolioInput;
  SetPortfolioActiveInput: SetPortfolioActiveInput;
  AdminPortfolioPayload: ResolverTypeWrapper<Omit<AdminPortfolioPayload, 'portfolio' | 'userErrors'> & { portfolio?: Maybe<ResolversTypes['AdminPortfolio']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AdminPropertyActions: ResolverTypeWrapper<AdminPropertyActions>;
  AdminProperty: ResolverTypeWrapper<AdminPropertyContract>;
  AdminPropertyPage: ResolverTypeWrapper<AdminPropertyPageContract>;
  ReassignDestination: ResolverTypeWrapper<ReassignDestination>;
  AdminPropertyInput: AdminPropertyInput;
  AdminPropertyPayload: ResolverTypeWrapper<Omit<AdminPropertyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['AdminProperty']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReassignPropertyInput: ReassignPropertyInput;
  ReassignPropertyPayload: ResolverTypeWrapper<Omit<ReassignPropertyPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DuplicatePropertyInput: DuplicatePropertyInput;
  DuplicatePropertyPayload: ResolverTypeWrapper<Omit<DuplicatePropertyPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AdminUserMembership: ResolverTypeWrapper<AdminUserMembershipContract>;
  AdminUser: ResolverTypeWrapper<AdminUserContract>;
  AdminUserActions: ResolverTypeWrapper<AdminUserActions>;
  AdminUserPage: ResolverTypeWrapper<AdminUserPageContract>;
  AdminUserStatus: AdminUserStatus;
  AdminUserRole: AdminUserRole;
  AdminUserSort: AdminUserSort;
  AdminInvite: ResolverTypeWrapper<AdminInviteContract>;
  AdminInviteActions: ResolverTypeWrapper<AdminInviteActions>;
  AdminInvitePage: ResolverTypeWrapper<AdminInvitePageContract>;
  SetUserActiveInput: SetUserActiveInput;
  SignOutUserInput: SignOutUserInput;
  SetUserRoleInput: SetUserRoleInput;
  AdminUserPayload: ResolverTypeWrapper<Omit<AdminUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['AdminUser']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AdminInviteInput: AdminInviteInput;
  AdminInvitePayload: ResolverTypeWrapper<Omit<AdminInvitePayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversTypes['AdminInvite']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CalendarKind: CalendarKind;
  CalendarStatus: CalendarStatus;
  CalendarItem: ResolverTypeWrapper<CalendarItemContract>;
  CalendarFeed: ResolverTypeWrapper<CalendarFeedContract>;
  CreateCalendarFeedInput: CreateCalendarFeedInput;
  RevokeCalendarFeedInput: RevokeCalendarFeedInput;
  CreateCalendarFeedPayload: ResolverTypeWrapper<Omit<CreateCalendarFeedPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeCalendarFeedPayload: ResolverTypeWrapper<Omit<RevokeCalendarFeedPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  WorkspaceChangeKind: WorkspaceChangeKind;
  WorkspaceChangeOperation: WorkspaceChangeOperation;
  WorkspaceChange: ResolverTypeWrapper<WorkspaceChangeContract>;
  WorkspaceChangePage: ResolverTypeWrapper<WorkspaceChangePageContract>;
  ComponentImportField: ComponentImportField;
  ComponentImportRowStatus: ComponentImportRowStatus;
  ComponentImportColumn: ResolverTypeWrapper<ComponentImportColumn>;
  ComponentImportRow: ResolverTypeWrapper<ComponentImportRow>;
  ComponentImportProblem: ResolverTypeWrapper<ComponentImportProblem>;
  ComponentImportCounts: ResolverTypeWrapper<ComponentImportCounts>;
  ComponentImportSheetKind: ComponentImportSheetKind;
  ComponentImportSheet: ResolverTypeWrapper<ComponentImportSheet>;
  ComponentImportTieOut: ResolverTypeWrapper<ComponentImportTieOut>;
  ComponentImportPreview: ResolverTypeWrapper<ImportPreviewContract>;
  ComponentImportColumnInput: ComponentImportColumnInput;
  MapComponentImportInput: MapComponentImportInput;
  MapComponentImportPayload: ResolverTypeWrapper<Omit<MapComponentImportPayload, 'preview' | 'userErrors'> & { preview?: Maybe<ResolversTypes['ComponentImportPreview']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AcceptComponentImportInput: AcceptComponentImportInput;
  ComponentImportAnswer: ResolverTypeWrapper<ComponentImportAnswer>;
  AcceptComponentImportPayload: ResolverTypeWrapper<Omit<AcceptComponentImportPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Component: ResolverTypeWrapper<ComponentContract>;
  ComponentActions: ResolverTypeWrapper<ComponentActions>;
  ComponentList: ResolverTypeWrapper<ComponentListContract>;
  ComponentCategory: ResolverTypeWrapper<ComponentCategory>;
  ComponentListActions: ResolverTypeWrapper<ComponentListActions>;
  ComponentInput: ComponentInput;
  AddComponentInput: AddComponentInput;
  UpdateComponentInput: UpdateComponentInput;
  DuplicateComponentInput: DuplicateComponentInput;
  DeleteComponentInput: DeleteComponentInput;
  ComponentVersionInput: ComponentVersionInput;
  ChangeComponentsInput: ChangeComponentsInput;
  SavedComponentInput: SavedComponentInput;
  SaveComponentsInput: SaveComponentsInput;
  SaveComponentsPayload: ResolverTypeWrapper<Omit<SaveComponentsPayload, 'components' | 'userErrors'> & { components?: Maybe<Array<ResolversTypes['Component']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  AddComponentPayload: ResolverTypeWrapper<Omit<AddComponentPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversTypes['Component']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateComponentPayload: ResolverTypeWrapper<Omit<UpdateComponentPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversTypes['Component']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DuplicateComponentPayload: ResolverTypeWrapper<Omit<DuplicateComponentPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversTypes['Component']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteComponentPayload: ResolverTypeWrapper<Omit<DeleteComponentPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ChangeComponentsPayload: ResolverTypeWrapper<Omit<ChangeComponentsPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DashboardView: DashboardView;
  SpendingSource: SpendingSource;
  SpendingLine: ResolverTypeWrapper<SpendingLine>;
  YearSpending: ResolverTypeWrapper<YearSpendingContract>;
  FinancialHealth: ResolverTypeWrapper<FinancialHealthContract>;
  DisclosureState: DisclosureState;
  AssessmentPeriod: AssessmentPeriod;
  WashingtonChapter: WashingtonChapter;
  WashingtonStudyLevel: WashingtonStudyLevel;
  DisclosureLine: ResolverTypeWrapper<DisclosureLineContract>;
  DisclosureColumn: ResolverTypeWrapper<DisclosureColumn>;
  DisclosureTable: ResolverTypeWrapper<DisclosureTableContract>;
  DisclosureSection: ResolverTypeWrapper<DisclosureSectionContract>;
  DisclosureStatute: ResolverTypeWrapper<DisclosureStatute>;
  ExcludedComponent: ResolverTypeWrapper<ExcludedComponent>;
  DisclosedLoan: ResolverTypeWrapper<DisclosedLoan>;
  UnitShare: ResolverTypeWrapper<UnitShare>;
  DisclosureFacts: ResolverTypeWrapper<DisclosureFactsContract>;
  MissingFact: ResolverTypeWrapper<MissingFact>;
  DisclosureActions: ResolverTypeWrapper<DisclosureActions>;
  StatedBefore: ResolverTypeWrapper<Omit<StatedBefore, 'facts'> & { facts: ResolversTypes['DisclosureFacts'] }>;
  KnownFact: ResolverTypeWrapper<KnownFact>;
  KnownFacts: ResolverTypeWrapper<KnownFactsContract>;
  DisclosureFactSheet: ResolverTypeWrapper<DisclosureFactSheetContract>;
  Disclosure: ResolverTypeWrapper<DisclosureContract>;
  SentDisclosure: ResolverTypeWrapper<SentDisclosureContract>;
  ExcludedComponentInput: ExcludedComponentInput;
  DisclosedLoanInput: DisclosedLoanInput;
  UnitShareInput: UnitShareInput;
  DisclosureFactsInput: DisclosureFactsInput;
  StateDisclosureFactsInput: StateDisclosureFactsInput;
  StateDisclosureFactsPayload: ResolverTypeWrapper<Omit<StateDisclosureFactsPayload, 'factSheet' | 'disclosure' | 'userErrors'> & { factSheet?: Maybe<ResolversTypes['DisclosureFactSheet']>, disclosure?: Maybe<ResolversTypes['Disclosure']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RecordSentDisclosureInput: RecordSentDisclosureInput;
  RemoveSentDisclosureInput: RemoveSentDisclosureInput;
  SentDisclosurePayload: ResolverTypeWrapper<Omit<SentDisclosurePayload, 'disclosure' | 'userErrors'> & { disclosure?: Maybe<ResolversTypes['Disclosure']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ExportField: ExportField;
  ExportMapColumn: ResolverTypeWrapper<ExportMapColumnContract>;
  ExportMap: ResolverTypeWrapper<ExportMapContract>;
  ExportMapTry: ResolverTypeWrapper<ExportMapTryContract>;
  RemoveExportMapInput: RemoveExportMapInput;
  RemoveExportMapPayload: ResolverTypeWrapper<Omit<RemoveExportMapPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  Folder: ResolverTypeWrapper<FolderContract>;
  File: ResolverTypeWrapper<PropertyFileContract>;
  FileActions: ResolverTypeWrapper<FileActions>;
  FileVersion: ResolverTypeWrapper<FileVersionContract>;
  FilePreviewKind: FilePreviewKind;
  FilePreview: ResolverTypeWrapper<FilePreviewContract>;
  DocumentKind: DocumentKind;
  FileListing: ResolverTypeWrapper<FileListingContract>;
  FileUsage: ResolverTypeWrapper<FileUsageContract>;
  CreateFolderInput: CreateFolderInput;
  RenameFolderInput: RenameFolderInput;
  MoveFolderInput: MoveFolderInput;
  DeleteFolderInput: DeleteFolderInput;
  AddStandardFoldersInput: AddStandardFoldersInput;
  RenameFileInput: RenameFileInput;
  MoveFileInput: MoveFileInput;
  FileValuesInput: FileValuesInput;
  UpdateFileInput: UpdateFileInput;
  DeleteFileInput: DeleteFileInput;
  AssignFilesInput: AssignFilesInput;
  MoveFilesInput: MoveFilesInput;
  FilesChosenInput: FilesChosenInput;
  CreateFolderPayload: ResolverTypeWrapper<Omit<CreateFolderPayload, 'folder' | 'userErrors'> & { folder?: Maybe<ResolversTypes['Folder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenameFolderPayload: ResolverTypeWrapper<Omit<RenameFolderPayload, 'folder' | 'userErrors'> & { folder?: Maybe<ResolversTypes['Folder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MoveFolderPayload: ResolverTypeWrapper<Omit<MoveFolderPayload, 'folder' | 'userErrors'> & { folder?: Maybe<ResolversTypes['Folder']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteFolderPayload: ResolverTypeWrapper<Omit<DeleteFolderPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AddStandardFoldersPayload: ResolverTypeWrapper<Omit<AddStandardFoldersPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RenameFilePayload: ResolverTypeWrapper<Omit<RenameFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversTypes['File']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MoveFilePayload: ResolverTypeWrapper<Omit<MoveFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversTypes['File']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateFilePayload: ResolverTypeWrapper<Omit<UpdateFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversTypes['File']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteFilePayload: ResolverTypeWrapper<Omit<DeleteFilePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  AssignFilesPayload: ResolverTypeWrapper<Omit<AssignFilesPayload, 'files' | 'userErrors'> & { files?: Maybe<Array<ResolversTypes['File']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  MoveFilesPayload: ResolverTypeWrapper<Omit<MoveFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteFilesPayload: ResolverTypeWrapper<Omit<DeleteFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RestoreFilesPayload: ResolverTypeWrapper<Omit<RestoreFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  EraseFilesPayload: ResolverTypeWrapper<Omit<EraseFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ProjectFileInput: ProjectFileInput;
  ProjectFilePayload: ResolverTypeWrapper<Omit<ProjectFilePayload, 'file' | 'project' | 'userErrors'> & { file?: Maybe<ResolversTypes['File']>, project?: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FilterSettings: ResolverTypeWrapper<FilterSettingsContract>;
  SaveFilterSettingsInput: SaveFilterSettingsInput;
  SaveFilterSettingsPayload: ResolverTypeWrapper<Omit<SaveFilterSettingsPayload, 'filterSettings' | 'userErrors'> & { filterSettings?: Maybe<ResolversTypes['FilterSettings']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PropertyFinancial: ResolverTypeWrapper<PropertyFinancialContract>;
  PropertyFinancialInput: PropertyFinancialInput;
  SavePropertyFinancialInput: SavePropertyFinancialInput;
  SavePropertyFinancialPayload: ResolverTypeWrapper<Omit<SavePropertyFinancialPayload, 'propertyFinancial' | 'property' | 'userErrors'> & { propertyFinancial?: Maybe<ResolversTypes['PropertyFinancial']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FiscalYear: ResolverTypeWrapper<FiscalYearContract>;
  RequestFullArchiveInput: RequestFullArchiveInput;
  RequestFullArchivePayload: ResolverTypeWrapper<Omit<RequestFullArchivePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ImportRequestStatus: ImportRequestStatus;
  ImportRequestProblem: ResolverTypeWrapper<ImportRequestProblemContract>;
  ImportRequestResult: ResolverTypeWrapper<ImportRequestResultContract>;
  ImportRequestActions: ResolverTypeWrapper<ImportRequestActions>;
  ImportRequest: ResolverTypeWrapper<ImportRequestContract>;
  OpenedImportRequest: ResolverTypeWrapper<Omit<OpenedImportRequest, 'request' | 'preview'> & { request: ResolversTypes['ImportRequest'], preview?: Maybe<ResolversTypes['ComponentImportPreview']> }>;
  ImportRequestPage: ResolverTypeWrapper<ImportRequestPageContract>;
  UpdateImportRequestInput: UpdateImportRequestInput;
  UpdateImportRequestPayload: ResolverTypeWrapper<Omit<UpdateImportRequestPayload, 'request' | 'userErrors'> & { request?: Maybe<ResolversTypes['ImportRequest']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ProcessImportRequestInput: ProcessImportRequestInput;
  ProcessImportRequestPayload: ResolverTypeWrapper<Omit<ProcessImportRequestPayload, 'request' | 'job' | 'userErrors'> & { request?: Maybe<ResolversTypes['ImportRequest']>, job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Integration: ResolverTypeWrapper<IntegrationContract>;
  CredentialField: ResolverTypeWrapper<CredentialFieldContract>;
  IntegrationCredential: ResolverTypeWrapper<IntegrationCredentialContract>;
  ExternalAssociations: ResolverTypeWrapper<ExternalAssociationsContract>;
  ExternalAssociation: ResolverTypeWrapper<ExternalAssociationContract>;
  ConnectedApp: ResolverTypeWrapper<ConnectedAppContract>;
  IntegrationSync: ResolverTypeWrapper<IntegrationSyncContract>;
  AddCredentialInput: AddCredentialInput;
  BeginAuthorizationInput: BeginAuthorizationInput;
  FinishAuthorizationInput: FinishAuthorizationInput;
  BeginAuthorizationPayload: ResolverTypeWrapper<Omit<BeginAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  FinishAuthorizationPayload: ResolverTypeWrapper<Omit<FinishAuthorizationPayload, 'credential' | 'userErrors'> & { credential?: Maybe<ResolversTypes['IntegrationCredential']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateCredentialInput: UpdateCredentialInput;
  RemoveCredentialInput: RemoveCredentialInput;
  ConnectedAppInput: ConnectedAppInput;
  ConnectAppInput: ConnectAppInput;
  UpdateConnectedAppInput: UpdateConnectedAppInput;
  ConnectedAppCommand: ConnectedAppCommand;
  CredentialPayload: ResolverTypeWrapper<Omit<CredentialPayload, 'credential' | 'userErrors'> & { credential?: Maybe<ResolversTypes['IntegrationCredential']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ConnectedAppPayload: ResolverTypeWrapper<Omit<ConnectedAppPayload, 'connectedApp' | 'property' | 'userErrors'> & { connectedApp?: Maybe<ResolversTypes['ConnectedApp']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SyncPropertyPayload: ResolverTypeWrapper<Omit<SyncPropertyPayload, 'job' | 'property' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ResetGlPayload: ResolverTypeWrapper<Omit<ResetGlPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  JobKind: JobKind;
  JobStatus: JobStatus;
  DocumentName: DocumentName;
  JobFile: ResolverTypeWrapper<JobFileContract>;
  JobActions: ResolverTypeWrapper<JobActions>;
  Job: ResolverTypeWrapper<JobContract>;
  RequestDocumentInput: RequestDocumentInput;
  RequestDocumentPayload: ResolverTypeWrapper<Omit<RequestDocumentPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  CancelJobInput: CancelJobInput;
  CancelJobPayload: ResolverTypeWrapper<Omit<CancelJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AdminJobActions: ResolverTypeWrapper<AdminJobActions>;
  AdminJob: ResolverTypeWrapper<AdminJobContract>;
  AdminJobCounts: ResolverTypeWrapper<AdminJobCounts>;
  AdminJobPage: ResolverTypeWrapper<AdminJobPageContract>;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: ResolverTypeWrapper<Omit<RetryJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['AdminJob']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LedgerField: LedgerField;
  LedgerLayout: LedgerLayout;
  LedgerDateOrder: LedgerDateOrder;
  LedgerAmountSign: LedgerAmountSign;
  LedgerTieKind: LedgerTieKind;
  LedgerImportColumn: ResolverTypeWrapper<LedgerImportColumn>;
  LedgerImportAccount: ResolverTypeWrapper<LedgerImportAccount>;
  LedgerImportBalance: ResolverTypeWrapper<LedgerImportBalance>;
  LedgerImportTie: ResolverTypeWrapper<LedgerImportTie>;
  LedgerImportLine: ResolverTypeWrapper<LedgerImportLine>;
  LedgerImportProblem: ResolverTypeWrapper<LedgerImportProblem>;
  LedgerImport: ResolverTypeWrapper<LedgerImportPreviewContract>;
  LedgerImportColumnInput: LedgerImportColumnInput;
  LedgerImportAccountInput: LedgerImportAccountInput;
  LedgerImportValues: LedgerImportValues;
  UpdateLedgerImportInput: UpdateLedgerImportInput;
  UpdateLedgerImportPayload: ResolverTypeWrapper<Omit<UpdateLedgerImportPayload, 'preview' | 'userErrors'> & { preview?: Maybe<ResolversTypes['LedgerImport']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AcceptLedgerImportInput: AcceptLedgerImportInput;
  LedgerImportAnswer: ResolverTypeWrapper<LedgerImportAnswerContract>;
  AcceptLedgerImportPayload: ResolverTypeWrapper<Omit<AcceptLedgerImportPayload, 'answer' | 'job' | 'userErrors'> & { answer?: Maybe<ResolversTypes['LedgerImportAnswer']>, job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveLedgerImportInput: RemoveLedgerImportInput;
  RemoveLedgerImportPayload: ResolverTypeWrapper<Omit<RemoveLedgerImportPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  LedgerFund: LedgerFund;
  AccountKind: AccountKind;
  AccountUse: AccountUse;
  MappedBy: MappedBy;
  TransactionSort: TransactionSort;
  RememberedFor: RememberedFor;
  Transaction: ResolverTypeWrapper<TransactionContract>;
  TransactionActions: ResolverTypeWrapper<TransactionActions>;
  TransactionPageInfo: ResolverTypeWrapper<TransactionPageInfo>;
  TotalsBasis: TotalsBasis;
  TransactionConnection: ResolverTypeWrapper<Omit<TransactionConnection, 'nodes'> & { nodes: Array<ResolversTypes['Transaction']> }>;
  TransactionFilter: TransactionFilter;
  BalanceOrigin: BalanceOrigin;
  StatedBalance: ResolverTypeWrapper<StatedBalanceContract>;
  BankBalance: ResolverTypeWrapper<BankBalanceContract>;
  BankBalances: ResolverTypeWrapper<BankBalancesContract>;
  LedgerConfigurationActions: ResolverTypeWrapper<LedgerConfigurationActions>;
  GlAccount: ResolverTypeWrapper<GlAccountContract>;
  VarianceLimits: ResolverTypeWrapper<VarianceLimitsContract>;
  GlConfiguration: ResolverTypeWrapper<GlConfigurationContract>;
  BankAccount: ResolverTypeWrapper<BankAccountContract>;
  BankConfiguration: ResolverTypeWrapper<BankConfigurationContract>;
  LedgerRule: ResolverTypeWrapper<LedgerRuleContract>;
  LedgerWorkKind: LedgerWorkKind;
  LedgerWork: ResolverTypeWrapper<LedgerWorkContract>;
  TransactionMapping: TransactionMapping;
  MapTransactionInput: MapTransactionInput;
  MapTransactionsInput: MapTransactionsInput;
  MapTransactionsPayload: ResolverTypeWrapper<Omit<MapTransactionsPayload, 'transactions' | 'rules' | 'property' | 'userErrors'> & { transactions?: Maybe<Array<ResolversTypes['Transaction']>>, rules?: Maybe<Array<ResolversTypes['LedgerRule']>>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  GlAccountUseInput: GlAccountUseInput;
  VarianceLimitsInput: VarianceLimitsInput;
  SaveGlConfigurationInput: SaveGlConfigurationInput;
  SaveGlConfigurationPayload: ResolverTypeWrapper<Omit<SaveGlConfigurationPayload, 'glConfiguration' | 'property' | 'userErrors'> & { glConfiguration?: Maybe<ResolversTypes['GlConfiguration']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  StatedBalanceInput: StatedBalanceInput;
  BankAccountInput: BankAccountInput;
  NewBankAccountValues: NewBankAccountValues;
  AddBankAccountInput: AddBankAccountInput;
  RemoveBankAccountInput: RemoveBankAccountInput;
  SaveBankConfigurationInput: SaveBankConfigurationInput;
  BankAccountsPayload: ResolverTypeWrapper<Omit<BankAccountsPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SaveBankConfigurationPayload: ResolverTypeWrapper<Omit<SaveBankConfigurationPayload, 'bankConfiguration' | 'property' | 'userErrors'> & { bankConfiguration?: Maybe<ResolversTypes['BankConfiguration']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  LedgerRuleInput: LedgerRuleInput;
  AddLedgerRuleInput: AddLedgerRuleInput;
  RemoveLedgerRuleInput: RemoveLedgerRuleInput;
  LedgerRulesPayload: ResolverTypeWrapper<Omit<LedgerRulesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  VarianceStatus: VarianceStatus;
  LiveVariance: ResolverTypeWrapper<LiveVarianceContract>;
  LiveHeader: ResolverTypeWrapper<LiveHeader>;
  AccountExpenses: ResolverTypeWrapper<AccountExpenses>;
  ReserveExpenses: ResolverTypeWrapper<ReserveExpenses>;
  CashFlowMonth: ResolverTypeWrapper<CashFlowMonth>;
  CashFlowOfReserves: ResolverTypeWrapper<CashFlowOfReserves>;
  ActualCategory: ResolverTypeWrapper<Omit<ActualCategory, 'variance'> & { variance?: Maybe<ResolversTypes['LiveVariance']> }>;
  ExpendituresByCategory: ResolverTypeWrapper<Omit<ExpendituresByCategory, 'categories'> & { categories: Array<ResolversTypes['ActualCategory']> }>;
  ProjectedCategory: ResolverTypeWrapper<ProjectedCategory>;
  ProjectedExpenses: ResolverTypeWrapper<ProjectedExpenses>;
  RealTimeFinancialHealth: ResolverTypeWrapper<RealTimeFinancialHealthContract>;
  MaintenanceTask: ResolverTypeWrapper<MaintenanceTaskContract>;
  ComponentMaintenance: ResolverTypeWrapper<ComponentMaintenanceContract>;
  MaintenanceActions: ResolverTypeWrapper<MaintenanceActions>;
  PropertyMaintenanceTask: ResolverTypeWrapper<PropertyMaintenanceTaskContract>;
  MaintenanceYear: ResolverTypeWrapper<MaintenanceYearContract>;
  PropertyMaintenance: ResolverTypeWrapper<PropertyMaintenanceContract>;
  MaintenanceTaskInput: MaintenanceTaskInput;
  AddMaintenanceTaskInput: AddMaintenanceTaskInput;
  UpdateMaintenanceTaskInput: UpdateMaintenanceTaskInput;
  FinishMaintenanceTaskInput: FinishMaintenanceTaskInput;
  RemoveMaintenanceTaskInput: RemoveMaintenanceTaskInput;
  MaintenancePayload: ResolverTypeWrapper<Omit<MaintenancePayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversTypes['Component']>, userErrors: Array<ResolversTypes['UserError']> }>;
  NotificationPreferences: ResolverTypeWrapper<NotificationPreferencesContract>;
  NotificationChannel: ResolverTypeWrapper<NotificationChannel>;
  NotificationTaskSetting: ResolverTypeWrapper<NotificationTaskSetting>;
  NotificationChannelInput: NotificationChannelInput;
  NotificationTaskSettingInput: NotificationTaskSettingInput;
  SaveNotificationPreferencesInput: SaveNotificationPreferencesInput;
  SaveNotificationPreferencesPayload: ResolverTypeWrapper<Omit<SaveNotificationPreferencesPayload, 'notificationPreferences' | 'userErrors'> & { notificationPreferences?: Maybe<ResolversTypes['NotificationPreferences']>, userErrors: Array<ResolversTypes['UserError']> }>;
  NoteTimeZoneInput: NoteTimeZoneInput;
  NoteTimeZonePayload: ResolverTypeWrapper<Omit<NoteTimeZonePayload, 'notificationPreferences' | 'userErrors'> & { notificationPreferences?: Maybe<ResolversTypes['NotificationPreferences']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UserNotification: ResolverTypeWrapper<UserNotificationContract>;
  UserNotificationPage: ResolverTypeWrapper<UserNotificationPageContract>;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkNotificationReadPayload: ResolverTypeWrapper<Omit<MarkNotificationReadPayload, 'notification' | 'userErrors'> & { notification?: Maybe<ResolversTypes['UserNotification']>, userErrors: Array<ResolversTypes['UserError']> }>;
  MarkAllNotificationsReadPayload: ResolverTypeWrapper<Omit<MarkAllNotificationsReadPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  PhotoSort: PhotoSort;
  PhotoImageState: PhotoImageState;
  Photo: ResolverTypeWrapper<PhotoContract>;
  PhotoActions: ResolverTypeWrapper<PhotoActionsContract>;
  AttachedComponent: ResolverTypeWrapper<AttachedComponentContract>;
  AttachedProject: ResolverTypeWrapper<AttachedProjectContract>;
  PhotoPage: ResolverTypeWrapper<PhotoPageContract>;
  PhotoMonth: ResolverTypeWrapper<PhotoMonthContract>;
  PhotoInput: PhotoInput;
  UpdatePhotoInput: UpdatePhotoInput;
  SetPrimaryPhotoInput: SetPrimaryPhotoInput;
  AssignPhotosInput: AssignPhotosInput;
  SetPhotosReportInput: SetPhotosReportInput;
  AddPhotosToProjectInput: AddPhotosToProjectInput;
  RemovePhotoFromProjectInput: RemovePhotoFromProjectInput;
  ProjectPhotosPayload: ResolverTypeWrapper<Omit<ProjectPhotosPayload, 'photos' | 'project' | 'userErrors'> & { photos: Array<ResolversTypes['Photo']>, project?: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RetryPhotoPictureInput: RetryPhotoPictureInput;
  DeletePhotoInput: DeletePhotoInput;
  DeletePhotosInput: DeletePhotosInput;
  RestorePhotosInput: RestorePhotosInput;
  ErasePhotosInput: ErasePhotosInput;
  UpdatePhotoPayload: ResolverTypeWrapper<Omit<UpdatePhotoPayload, 'photo' | 'userErrors'> & { photo?: Maybe<ResolversTypes['Photo']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPrimaryPhotoPayload: ResolverTypeWrapper<Omit<SetPrimaryPhotoPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversTypes['Component']>, userErrors: Array<ResolversTypes['UserError']> }>;
  AssignPhotosPayload: ResolverTypeWrapper<Omit<AssignPhotosPayload, 'photos' | 'userErrors'> & { photos: Array<ResolversTypes['Photo']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetPhotosReportPayload: ResolverTypeWrapper<Omit<SetPhotosReportPayload, 'photos' | 'userErrors'> & { photos: Array<ResolversTypes['Photo']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeletePhotoPayload: ResolverTypeWrapper<Omit<DeletePhotoPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeletePhotosPayload: ResolverTypeWrapper<Omit<DeletePhotosPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RestorePhotosPayload: ResolverTypeWrapper<Omit<RestorePhotosPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  ErasePhotosPayload: ResolverTypeWrapper<Omit<ErasePhotosPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  PhotosReport: ResolverTypeWrapper<PhotosReportContract>;
  PhotosReportGroup: ResolverTypeWrapper<PhotosReportGroupContract>;
  PlacementKind: PlacementKind;
  Compounding: Compounding;
  Placement: ResolverTypeWrapper<PlacementContract>;
  InstitutionTotal: ResolverTypeWrapper<InstitutionTotalContract>;
  PlacementYear: ResolverTypeWrapper<PlacementYearContract>;
  PlacementSummary: ResolverTypeWrapper<PlacementSummaryContract>;
  PlacementInput: PlacementInput;
  AddPlacementInput: AddPlacementInput;
  UpdatePlacementInput: UpdatePlacementInput;
  RemovePlacementInput: RemovePlacementInput;
  PlacementsPayload: ResolverTypeWrapper<Omit<PlacementsPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FundingYear: ResolverTypeWrapper<FundingYearContract>;
  FundingReport: ResolverTypeWrapper<FundingReportContract>;
  PlanMethod: PlanMethod;
  PlanGoal: ResolverTypeWrapper<PlanGoal>;
  LadderStepKind: LadderStepKind;
  LadderStep: ResolverTypeWrapper<LadderStep>;
  SpecialAssessmentStatus: SpecialAssessmentStatus;
  SpecialAssessment: ResolverTypeWrapper<SpecialAssessment>;
  PlanYearOverride: ResolverTypeWrapper<PlanYearOverride>;
  LoanRepayment: LoanRepayment;
  PlanLoan: ResolverTypeWrapper<PlanLoan>;
  ComponentMove: ResolverTypeWrapper<ComponentMove>;
  InflationTiming: InflationTiming;
  InterestConvention: InterestConvention;
  RateBasis: RateBasis;
  PlanConventions: ResolverTypeWrapper<PlanConventions>;
  PlanSettings: ResolverTypeWrapper<PlanSettingsContract>;
  BigProject: ResolverTypeWrapper<BigProject>;
  CashFacts: ResolverTypeWrapper<CashFactsContract>;
  PlanActions: ResolverTypeWrapper<PlanActionsContract>;
  AdoptionFile: ResolverTypeWrapper<AdoptionFileContract>;
  PlanAdoption: ResolverTypeWrapper<PlanAdoptionContract>;
  Plan: ResolverTypeWrapper<PlanContract>;
  PlanListActions: ResolverTypeWrapper<PlanListActions>;
  PlanStanding: PlanStanding;
  PlanLead: ResolverTypeWrapper<PlanLeadContract>;
  TodaysFunding: ResolverTypeWrapper<TodaysFundingContract>;
  PlanList: ResolverTypeWrapper<PlanListContract>;
  PlanComponent: ResolverTypeWrapper<PlanComponentContract>;
  PlanInventory: ResolverTypeWrapper<PlanInventoryContract>;
  PlanningStepKey: PlanningStepKey;
  PlanningStepState: PlanningStepState;
  PlanningStep: ResolverTypeWrapper<PlanningStep>;
  PlanningSteps: ResolverTypeWrapper<PlanningStepsContract>;
  PlanPreview: ResolverTypeWrapper<PlanPreviewContract>;
  BridgeFigureName: BridgeFigureName;
  BridgeUnit: BridgeUnit;
  BridgeBar: ResolverTypeWrapper<BridgeBar>;
  BridgeFigure: ResolverTypeWrapper<BridgeFigure>;
  PlanDifference: ResolverTypeWrapper<PlanDifference>;
  PlanBridge: ResolverTypeWrapper<PlanBridgeContract>;
  PlanGoalInput: PlanGoalInput;
  LadderStepInput: LadderStepInput;
  SpecialAssessmentInput: SpecialAssessmentInput;
  PlanYearOverrideInput: PlanYearOverrideInput;
  PlanLoanInput: PlanLoanInput;
  ComponentMoveInput: ComponentMoveInput;
  PlanConventionsInput: PlanConventionsInput;
  PlanSettingsInput: PlanSettingsInput;
  CreatePlanInput: CreatePlanInput;
  UpdatePlanInput: UpdatePlanInput;
  DuplicatePlanInput: DuplicatePlanInput;
  RecommendPlanInput: RecommendPlanInput;
  ChooseDisclosurePlanInput: ChooseDisclosurePlanInput;
  AdoptPlanInput: AdoptPlanInput;
  DeletePlanInput: DeletePlanInput;
  PlanPayload: ResolverTypeWrapper<Omit<PlanPayload, 'plan' | 'list' | 'userErrors'> & { plan?: Maybe<ResolversTypes['Plan']>, list?: Maybe<ResolversTypes['PlanList']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveAdoptionFileInput: RemoveAdoptionFileInput;
  RemoveAdoptionFilePayload: ResolverTypeWrapper<Omit<RemoveAdoptionFilePayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  DeletePlanPayload: ResolverTypeWrapper<Omit<DeletePlanPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  PreviewPlanPayload: ResolverTypeWrapper<Omit<PreviewPlanPayload, 'preview' | 'userErrors'> & { preview?: Maybe<ResolversTypes['PlanPreview']>, userErrors: Array<ResolversTypes['UserError']> }>;
  FundingBasis: FundingBasis;
  LeadingFunding: LeadingFunding;
  AssociationSort: AssociationSort;
  AssociationViewInput: AssociationViewInput;
  ProjectSpendInput: ProjectSpendInput;
  Association: ResolverTypeWrapper<AssociationContract>;
  HistogramBar: ResolverTypeWrapper<HistogramBar>;
  AssociationSummary: ResolverTypeWrapper<AssociationSummaryContract>;
  AssociationPage: ResolverTypeWrapper<AssociationPageContract>;
  UserActivity: UserActivity;
  AnalyticsUserSort: AnalyticsUserSort;
  AnalyticsUser: ResolverTypeWrapper<AnalyticsUserContract>;
  AnalyticsUserSummary: ResolverTypeWrapper<AnalyticsUserSummary>;
  AnalyticsUserPage: ResolverTypeWrapper<AnalyticsUserPageContract>;
  AssociationPlace: ResolverTypeWrapper<AssociationPlaceContract>;
  UnplacedAssociation: ResolverTypeWrapper<UnplacedAssociation>;
  AssociationMap: ResolverTypeWrapper<AssociationMapContract>;
  SpendGrouping: SpendGrouping;
  SpendFund: SpendFund;
  SpendRow: ResolverTypeWrapper<SpendRowContract>;
  ProjectSpend: ResolverTypeWrapper<ProjectSpendContract>;
  SpendPayment: ResolverTypeWrapper<SpendPaymentContract>;
  SpendBreakdown: ResolverTypeWrapper<SpendBreakdownContract>;
  PortfolioWhatIfInput: PortfolioWhatIfInput;
  BelowZeroYear: ResolverTypeWrapper<BelowZeroYear>;
  MovedAssociation: ResolverTypeWrapper<MovedAssociation>;
  PortfolioWhatIf: ResolverTypeWrapper<PortfolioWhatIfContract>;
  Project: ResolverTypeWrapper<ProjectContract>;
  ProjectPhaseStatus: ResolverTypeWrapper<ProjectPhaseStatus>;
  ProjectOwner: ResolverTypeWrapper<ProjectOwner>;
  ProjectComponent: ResolverTypeWrapper<ProjectComponentContract>;
  ProjectActions: ResolverTypeWrapper<ProjectActionsContract>;
  PaymentFund: PaymentFund;
  ProjectPayment: ResolverTypeWrapper<ProjectPaymentContract>;
  Bid: ResolverTypeWrapper<BidContract>;
  BidLine: ResolverTypeWrapper<BidLineContract>;
  ChangeOrder: ResolverTypeWrapper<ChangeOrderContract>;
  ChecklistItem: ResolverTypeWrapper<ChecklistItemContract>;
  ProjectNote: ResolverTypeWrapper<ProjectNoteContract>;
  ProjectNoteActions: ResolverTypeWrapper<ProjectNoteActions>;
  ScopeOfWork: ResolverTypeWrapper<ScopeOfWorkContract>;
  ProjectPage: ResolverTypeWrapper<ProjectPageContract>;
  ProjectState: ProjectState;
  ProjectPhase: ResolverTypeWrapper<ProjectPhaseContract>;
  ProjectPhases: ResolverTypeWrapper<ProjectPhasesContract>;
  ProjectPerson: ResolverTypeWrapper<ProjectPersonContract>;
  CreateProjectInput: CreateProjectInput;
  NewProjectInput: NewProjectInput;
  CreateProjectOfComponentsInput: CreateProjectOfComponentsInput;
  UpdateProjectInput: UpdateProjectInput;
  ProjectInput: ProjectInput;
  MoveProjectInput: MoveProjectInput;
  ProjectVersionInput: ProjectVersionInput;
  CompletedComponentInput: CompletedComponentInput;
  CompleteProjectInput: CompleteProjectInput;
  ReopenProjectInput: ReopenProjectInput;
  ActualCostSource: ActualCostSource;
  ProposedComponent: ResolverTypeWrapper<ProposedComponentContract>;
  ProjectCompletion: ResolverTypeWrapper<ProjectCompletionContract>;
  CompletedWork: ResolverTypeWrapper<CompletedWorkContract>;
  AddProjectComponentInput: AddProjectComponentInput;
  RemoveProjectComponentInput: RemoveProjectComponentInput;
  ProjectPaymentInput: ProjectPaymentInput;
  BidInput: BidInput;
  BidLineInput: BidLineInput;
  AddBidInput: AddBidInput;
  UpdateBidInput: UpdateBidInput;
  BidVersionInput: BidVersionInput;
  ChangeOrderInput: ChangeOrderInput;
  AddChangeOrderInput: AddChangeOrderInput;
  UpdateChangeOrderInput: UpdateChangeOrderInput;
  RemoveChangeOrderInput: RemoveChangeOrderInput;
  AddChecklistItemInput: AddChecklistItemInput;
  UpdateChecklistItemInput: UpdateChecklistItemInput;
  RemoveChecklistItemInput: RemoveChecklistItemInput;
  ProjectPersonInput: ProjectPersonInput;
  FollowProjectInput: FollowProjectInput;
  AddProjectPaymentInput: AddProjectPaymentInput;
  UpdateProjectPaymentInput: UpdateProjectPaymentInput;
  RemoveProjectPaymentInput: RemoveProjectPaymentInput;
  AddProjectNoteInput: AddProjectNoteInput;
  UpdateProjectNoteInput: UpdateProjectNoteInput;
  RemoveProjectNoteInput: RemoveProjectNoteInput;
  ScopeOfWorkInput: ScopeOfWorkInput;
  AddScopeOfWorkInput: AddScopeOfWorkInput;
  UpdateScopeOfWorkInput: UpdateScopeOfWorkInput;
  RemoveScopeOfWorkInput: RemoveScopeOfWorkInput;
  ProjectPhaseInput: ProjectPhaseInput;
  SaveProjectPhasesInput: SaveProjectPhasesInput;
  ProjectPayload: ResolverTypeWrapper<Omit<ProjectPayload, 'project' | 'userErrors'> & { project?: Maybe<ResolversTypes['Project']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SaveProjectPhasesPayload: ResolverTypeWrapper<Omit<SaveProjectPhasesPayload, 'projectPhases' | 'userErrors'> & { projectPhases?: Maybe<ResolversTypes['ProjectPhases']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PropertyImportStatus: PropertyImportStatus;
  PropertyImportProblem: ResolverTypeWrapper<PropertyImportProblemContract>;
  PropertyImportLine: ResolverTypeWrapper<PropertyImportLineContract>;
  PropertyImportCounts: ResolverTypeWrapper<PropertyImportCounts>;
  PropertyImport: ResolverTypeWrapper<PropertyImportContract>;
  AcceptPropertyImportInput: AcceptPropertyImportInput;
  AcceptPropertyImportPayload: ResolverTypeWrapper<Omit<AcceptPropertyImportPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
  PropertyType: ResolverTypeWrapper<PropertyTypeContract>;
  LatLng: ResolverTypeWrapper<LatLng>;
  Property: ResolverTypeWrapper<PropertyContract>;
  PropertyActions: ResolverTypeWrapper<PropertyActionsContract>;
  PropertyListRow: ResolverTypeWrapper<PropertyListRowContract>;
  PropertyRowActions: ResolverTypeWrapper<PropertyRowActions>;
  PropertyOutlook: ResolverTypeWrapper<PropertyOutlookContract>;
  FundingBand: FundingBand;
  PropertyPage: ResolverTypeWrapper<Omit<PropertyPage, 'items'> & { items: Array<ResolversTypes['PropertyListRow']> }>;
  PropertyChoice: ResolverTypeWrapper<PropertyChoiceContract>;
  PropertySort: PropertySort;
  PropertyFilterInput: PropertyFilterInput;
  AddPropertyInput: AddPropertyInput;
  LatLngInput: LatLngInput;
  UpdatePropertyInput: UpdatePropertyInput;
  AddPropertyPayload: ResolverTypeWrapper<Omit<AddPropertyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdatePropertyPayload: ResolverTypeWrapper<Omit<UpdatePropertyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ArchivePropertyInput: ArchivePropertyInput;
  ArchivePropertyPayload: ResolverTypeWrapper<Omit<ArchivePropertyPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RemovePropertyImageInput: RemovePropertyImageInput;
  RemovePropertyImagePayload: ResolverTypeWrapper<Omit<RemovePropertyImagePayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Expenditure: ResolverTypeWrapper<ExpenditureContract>;
  CategoryTotal: ResolverTypeWrapper<CategoryTotalContract>;
  YearCategoryTotal: ResolverTypeWrapper<YearCategoryTotal>;
  AnticipatedExpenditureYear: ResolverTypeWrapper<AnticipatedYearContract>;
  ComponentInventoryReport: ResolverTypeWrapper<Omit<ComponentInventoryReport, 'categories'> & { categories: Array<ResolversTypes['CategoryTotal']> }>;
  AnticipatedExpendituresReport: ResolverTypeWrapper<Omit<AnticipatedExpendituresReport, 'anticipatedExpenditureYears'> & { anticipatedExpenditureYears: Array<ResolversTypes['AnticipatedExpenditureYear']> }>;
  PlanOutcome: ResolverTypeWrapper<PlanOutcomeContract>;
  ReportPlan: ResolverTypeWrapper<ReportPlanContract>;
  ReportAdoption: ResolverTypeWrapper<ReportAdoptionContract>;
  BandLimits: ResolverTypeWrapper<BandLimitsContract>;
  RatingBands: ResolverTypeWrapper<RatingBandsContract>;
  RatingBandsActions: ResolverTypeWrapper<RatingBandsActions>;
  ReportRunKind: ReportRunKind;
  ReportRun: ResolverTypeWrapper<ReportRunContract>;
  ReportConvention: ResolverTypeWrapper<ReportConventionContract>;
  ReportCategory: ResolverTypeWrapper<ReportCategoryContract>;
  PercentFundedRow: ResolverTypeWrapper<PercentFundedRowContract>;
  PercentFundedTotals: ResolverTypeWrapper<PercentFundedTotals>;
  Report: ResolverTypeWrapper<ResolversInterfaceTypes<ResolversTypes>['Report']>;
  PercentFundedReport: ResolverTypeWrapper<PercentFundedReportContract>;
  ExpendituresYear: ResolverTypeWrapper<ExpendituresYearContract>;
  ExpendituresCategoryTotal: ResolverTypeWrapper<ExpendituresCategoryTotal>;
  ExpendituresReport: ResolverTypeWrapper<ExpendituresReportContract>;
  InventoryReportLine: ResolverTypeWrapper<InventoryReportLineContract>;
  InventoryReportCategory: ResolverTypeWrapper<InventoryReportCategoryContract>;
  InventoryReportTotals: ResolverTypeWrapper<InventoryReportTotals>;
  InventoryReport: ResolverTypeWrapper<InventoryReportContract>;
  RatingBandsInput: RatingBandsInput;
  UpdateRatingBandsPayload: ResolverTypeWrapper<Omit<UpdateRatingBandsPayload, 'ratingBands' | 'userErrors'> & { ratingBands?: Maybe<ResolversTypes['RatingBands']>, userErrors: Array<ResolversTypes['UserError']> }>;
  TransferDirection: TransferDirection;
  ReserveTransferState: ReserveTransferState;
  LoanStatus: LoanStatus;
  TransferExplanation: ResolverTypeWrapper<TransferExplanation>;
  ReserveTransfer: ResolverTypeWrapper<ReserveTransferContract>;
  ReserveTransferPage: ResolverTypeWrapper<ReserveTransferPageContract>;
  ReserveRepayment: ResolverTypeWrapper<ReserveRepaymentContract>;
  ReserveLoan: ResolverTypeWrapper<ReserveLoanContract>;
  ReserveBorrowing: ResolverTypeWrapper<ReserveBorrowingContract>;
  NewReserveLoanInput: NewReserveLoanInput;
  ReserveLoanInput: ReserveLoanInput;
  RepaidLoanInput: RepaidLoanInput;
  ReserveRepaymentInput: ReserveRepaymentInput;
  NewReserveExplanationInput: NewReserveExplanationInput;
  ReserveExplanationInput: ReserveExplanationInput;
  AddReserveLoanInput: AddReserveLoanInput;
  UpdateReserveLoanInput: UpdateReserveLoanInput;
  AddReserveRepaymentInput: AddReserveRepaymentInput;
  ExplainReserveTransfersInput: ExplainReserveTransfersInput;
  UpdateReserveExplanationInput: UpdateReserveExplanationInput;
  RemoveReserveEntryInput: RemoveReserveEntryInput;
  ReserveBorrowingPayload: ResolverTypeWrapper<Omit<ReserveBorrowingPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReserveStudy: ResolverTypeWrapper<ReserveStudyContract>;
  LinkedFile: ResolverTypeWrapper<LinkedFileContract>;
  ReserveStudyInput: ReserveStudyInput;
  WizardReserveStudyInput: WizardReserveStudyInput;
  AddReserveStudyInput: AddReserveStudyInput;
  UpdateReserveStudyInput: UpdateReserveStudyInput;
  RemoveReserveStudyInput: RemoveReserveStudyInput;
  AddReserveStudyPayload: ResolverTypeWrapper<Omit<AddReserveStudyPayload, 'reserveStudy' | 'property' | 'userErrors'> & { reserveStudy?: Maybe<ResolversTypes['ReserveStudy']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateReserveStudyPayload: ResolverTypeWrapper<Omit<UpdateReserveStudyPayload, 'reserveStudy' | 'property' | 'userErrors'> & { reserveStudy?: Maybe<ResolversTypes['ReserveStudy']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveReserveStudyPayload: ResolverTypeWrapper<Omit<RemoveReserveStudyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  Money: ResolverTypeWrapper<Scalars['Money']['output']>;
  Percent: ResolverTypeWrapper<Scalars['Percent']['output']>;
  Date: ResolverTypeWrapper<Scalars['Date']['output']>;
  DateTime: ResolverTypeWrapper<Scalars['DateTime']['output']>;
  JSONObject: ResolverTypeWrapper<Scalars['JSONObject']['output']>;
  UserError: ResolverTypeWrapper<ProblemItemContract>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  UserProfile: ResolverTypeWrapper<UserProfileContract>;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: ResolverTypeWrapper<Omit<UpdateProfilePayload, 'profile' | 'userErrors'> & { profile?: Maybe<ResolversTypes['UserProfile']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveProfilePhotoInput: RemoveProfilePhotoInput;
  RemoveProfilePhotoPayload: ResolverTypeWrapper<Omit<RemoveProfilePhotoPayload, 'profile' | 'userErrors'> & { profile?: Maybe<ResolversTypes['UserProfile']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ColorModeChoice: ColorModeChoice;
  DensityChoice: DensityChoice;
  NumberFormat: NumberFormat;
  DateFormat: DateFormat;
  UserSettings: ResolverTypeWrapper<UserSettingsContract>;
  SaveUserSettingsInput: SaveUserSettingsInput;
  SaveUserSettingsPayload: ResolverTypeWrapper<Omit<SaveUserSettingsPayload, 'userSettings' | 'userErrors'> & { userSettings?: Maybe<ResolversTypes['UserSettings']>, userErrors: Array<ResolversTypes['UserError']> }>;
  WebhookEvent: WebhookEvent;
  WebhookDeliveryStatus: WebhookDeliveryStatus;
  Webhook: ResolverTypeWrapper<WebhookContract>;
  WebhookDelivery: ResolverTypeWrapper<WebhookDeliveryContract>;
  WebhookDeliveries: ResolverTypeWrapper<WebhookDeliveriesContract>;
  WebhookValues: WebhookValues;
  AddWebhookInput: AddWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  DeleteWebhookInput: DeleteWebhookInput;
  ReplayWebhookDeliveryInput: ReplayWebhookDeliveryInput;
  WebhookOnceInput: WebhookOnceInput;
  WebhookSecretPayload: ResolverTypeWrapper<Omit<WebhookSecretPayload, 'webhook' | 'userErrors'> & { webhook?: Maybe<ResolversTypes['Webhook']>, userErrors: Array<ResolversTypes['UserError']> }>;
  WebhookPayload: ResolverTypeWrapper<Omit<WebhookPayload, 'webhook' | 'userErrors'> & { webhook?: Maybe<ResolversTypes['Webhook']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DeleteWebhookPayload: ResolverTypeWrapper<Omit<DeleteWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  WebhookDeliveryPayload: ResolverTypeWrapper<Omit<WebhookDeliveryPayload, 'delivery' | 'userErrors'> & { delivery?: Maybe<ResolversTypes['WebhookDelivery']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReplayWebhookPayload: ResolverTypeWrapper<Omit<ReplayWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  WeeklyView: ResolverTypeWrapper<WeeklyViewContract>;
  SetViewWeeklyInput: SetViewWeeklyInput;
  SetViewWeeklyPayload: ResolverTypeWrapper<Omit<SetViewWeeklyPayload, 'weeklyViews' | 'userErrors'> & { weeklyViews?: Maybe<Array<ResolversTypes['WeeklyView']>>, userErrors: Array<ResolversTypes['UserError']> }>;
  Workspace: ResolverTypeWrapper<WorkspaceContract>;
  WorkspaceRole: ResolverTypeWrapper<WorkspaceRoleContract>;
  WorkspaceSettings: ResolverTypeWrapper<WorkspaceSettingsContract>;
  WorkspaceSettingsActions: ResolverTypeWrapper<WorkspaceSettingsActions>;
  AssignedProperty: ResolverTypeWrapper<AssignedPropertyContract>;
  WorkspaceUser: ResolverTypeWrapper<WorkspaceUserContract>;
  WorkspaceUserActions: ResolverTypeWrapper<WorkspaceUserActions>;
  WorkspaceUserPage: ResolverTypeWrapper<Omit<WorkspaceUserPage, 'items'> & { items: Array<ResolversTypes['WorkspaceUser']> }>;
  WorkspaceUserStatus: WorkspaceUserStatus;
  InviteStatus: InviteStatus;
  WorkspaceInvite: ResolverTypeWrapper<WorkspaceInviteContract>;
  WorkspaceInviteActions: ResolverTypeWrapper<WorkspaceInviteActions>;
  WorkspaceInvitePage: ResolverTypeWrapper<Omit<WorkspaceInvitePage, 'items'> & { items: Array<ResolversTypes['WorkspaceInvite']> }>;
  UpdateWorkspaceSettingsInput: UpdateWorkspaceSettingsInput;
  UpdateWorkspaceSettingsPayload: ResolverTypeWrapper<Omit<UpdateWorkspaceSettingsPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversTypes['WorkspaceSettings']>, userErrors: Array<ResolversTypes['UserError']> }>;
  RemoveWorkspaceLogoInput: RemoveWorkspaceLogoInput;
  RemoveWorkspaceLogoPayload: ResolverTypeWrapper<Omit<RemoveWorkspaceLogoPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversTypes['WorkspaceSettings']>, userErrors: Array<ResolversTypes['UserError']> }>;
  UpdateWorkspaceUserInput: UpdateWorkspaceUserInput;
  UpdateWorkspaceUserPayload: ResolverTypeWrapper<Omit<UpdateWorkspaceUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['WorkspaceUser']>, userErrors: Array<ResolversTypes['UserError']> }>;
  SetWorkspaceUserActiveInput: SetWorkspaceUserActiveInput;
  SetWorkspaceUserActivePayload: ResolverTypeWrapper<Omit<SetWorkspaceUserActivePayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversTypes['WorkspaceUser']>, userErrors: Array<ResolversTypes['UserError']> }>;
  InviteUserInput: InviteUserInput;
  InviteUserPayload: ResolverTypeWrapper<Omit<InviteUserPayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversTypes['WorkspaceInvite']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ResendInvitationInput: ResendInvitationInput;
  ResendInvitationPayload: ResolverTypeWrapper<Omit<ResendInvitationPayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversTypes['WorkspaceInvite']>, userErrors: Array<ResolversTypes['UserError']> }>;
  InvitationLinkInput: InvitationLinkInput;
  InvitationLinkPayload: ResolverTypeWrapper<Omit<InvitationLinkPayload, 'userErrors'> & { userErrors: Array<ResolversTypes['UserError']> }>;
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: ResolverTypeWrapper<Omit<RevokeInvitationPayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversTypes['WorkspaceInvite']>, userErrors: Array<ResolversTypes['UserError']> }>;
  YearSetupState: YearSetupState;
  SetupComponent: ResolverTypeWrapper<SetupComponentContract>;
  YearSetupActions: ResolverTypeWrapper<YearSetupActions>;
  CarriedPlan: ResolverTypeWrapper<CarriedPlan>;
  LeftPlan: ResolverTypeWrapper<LeftPlan>;
  PlanCarry: ResolverTypeWrapper<PlanCarryContract>;
  YearSetup: ResolverTypeWrapper<YearSetupContract>;
  ExpenditureOutcome: ExpenditureOutcome;
  ReviewedExpenditureInput: ReviewedExpenditureInput;
  SetUpYearInput: SetUpYearInput;
  SkipYearSetupInput: SkipYearSetupInput;
  YearSetupPayload: ResolverTypeWrapper<Omit<YearSetupPayload, 'yearSetup' | 'property' | 'userErrors'> & { yearSetup?: Maybe<ResolversTypes['YearSetup']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  ReconciliationState: ReconciliationState;
  YearFigures: ResolverTypeWrapper<YearFiguresContract>;
  ReconciliationActions: ResolverTypeWrapper<ReconciliationActions>;
  Reconciliation: ResolverTypeWrapper<ReconciliationContract>;
  ReconcileFiscalYearInput: ReconcileFiscalYearInput;
  ReconcileFiscalYearPayload: ResolverTypeWrapper<Omit<ReconcileFiscalYearPayload, 'reconciliation' | 'property' | 'userErrors'> & { reconciliation?: Maybe<ResolversTypes['Reconciliation']>, property?: Maybe<ResolversTypes['Property']>, userErrors: Array<ResolversTypes['UserError']> }>;
  DueWork: ResolverTypeWrapper<DueWorkContract>;
  AwaitingYear: ResolverTypeWrapper<AwaitingYearContract>;
  ManyYears: ResolverTypeWrapper<ManyYearsContract>;
  RefusedYear: ResolverTypeWrapper<RefusedYear>;
  ManyYearsResult: ResolverTypeWrapper<ManyYearsResultContract>;
  ChosenOutcomeInput: ChosenOutcomeInput;
  ChosenPropertyInput: ChosenPropertyInput;
  SetUpManyYearsInput: SetUpManyYearsInput;
  SetUpManyYearsPayload: ResolverTypeWrapper<Omit<SetUpManyYearsPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversTypes['Job']>, userErrors: Array<ResolversTypes['UserError']> }>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  SignInInput: SignInInput;
  String: Scalars['String']['output'];
  Boolean: Scalars['Boolean']['output'];
  SignInPayload: Omit<SignInPayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversParentTypes['Viewer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SignOutPayload: Omit<SignOutPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Viewer: ViewerContract;
  ID: Scalars['ID']['output'];
  Int: Scalars['Int']['output'];
  Membership: Omit<Membership, 'privateLabel'> & { privateLabel?: Maybe<ResolversParentTypes['PrivateLabel']> };
  PrivateLabel: PrivateLabelContract;
  ViewerActions: ViewerActions;
  SignUpInput: SignUpInput;
  SignUpPayload: Omit<SignUpPayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversParentTypes['Viewer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetUpInput: SetUpInput;
  SetUpPayload: Omit<SetUpPayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversParentTypes['Viewer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Invitation: InvitationContract;
  JoinWorkspaceInput: JoinWorkspaceInput;
  JoinWorkspacePayload: Omit<JoinWorkspacePayload, 'me' | 'userErrors'> & { me?: Maybe<ResolversParentTypes['Viewer']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RequestPasswordResetInput: RequestPasswordResetInput;
  RequestPasswordResetPayload: Omit<RequestPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  CheckPasswordResetInput: CheckPasswordResetInput;
  CheckPasswordResetPayload: Omit<CheckPasswordResetPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ResetPasswordInput: ResetPasswordInput;
  ResetPasswordPayload: Omit<ResetPasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ChangePasswordInput: ChangePasswordInput;
  ChangePasswordPayload: Omit<ChangePasswordPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  BrowserSession: BrowserSessionContract;
  EndBrowserSessionInput: EndBrowserSessionInput;
  EndBrowserSessionPayload: Omit<EndBrowserSessionPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AccessToken: AccessTokenContract;
  CreateAccessTokenInput: CreateAccessTokenInput;
  CreateAccessTokenPayload: Omit<CreateAccessTokenPayload, 'accessToken' | 'userErrors'> & { accessToken?: Maybe<ResolversParentTypes['AccessToken']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeAccessTokenInput: RevokeAccessTokenInput;
  RevokeAccessTokenPayload: Omit<RevokeAccessTokenPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ActivityConnection: Omit<ActivityConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['ActivityItem']> };
  ActivityPageInfo: ActivityPageInfo;
  ActivityItem: ActivityItemContract;
  PortfolioActivityItem: PortfolioActivityItemContract;
  PortfolioActivityPage: PortfolioActivityPageContract;
  AdminHealth: AdminHealthContract;
  Float: Scalars['Float']['output'];
  HealthOfDatabase: HealthOfDatabase;
  HealthOfStorage: HealthOfStorage;
  HealthOfDisk: HealthOfDisk;
  HealthOfMail: HealthOfMail;
  HealthOfJobs: HealthOfJobs;
  AdminCache: AdminCacheContract;
  ClearCacheInput: ClearCacheInput;
  ClearCachePayload: Omit<ClearCachePayload, 'caches' | 'userErrors'> & { caches?: Maybe<Array<ResolversParentTypes['AdminCache']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  AdminPortfolio: AdminPortfolioContract;
  AdminPortfolioPage: AdminPortfolioPageContract;
  PortfolioInput: PortfolioInput;
  AddPortfolioInput: AddPortfolioInput;
  UpdatePortfolioInput: UpdatePortfolioInput;
  SetPortfolioActiveInput: SetPortfolioActiveInput;
  AdminPortfolioPayload: Omit<AdminPortfolioPayload, 'portfolio' | 'userErrors'> & { portfolio?: Maybe<ResolversParentTypes['AdminPortfolio']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AdminPropertyActions: AdminPropertyActions;
  AdminProperty: AdminPropertyContract;
  AdminPropertyPage: AdminPropertyPageContract;
  ReassignDestination: ReassignDestination;
  AdminPropertyInput: AdminPropertyInput;
  AdminPropertyPayload: Omit<AdminPropertyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['AdminProperty']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReassignPropertyInput: ReassignPropertyInput;
  ReassignPropertyPayload: Omit<ReassignPropertyPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DuplicatePropertyInput: DuplicatePropertyInput;
  DuplicatePropertyPayload: Omit<DuplicatePropertyPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AdminUserMembership: AdminUserMembershipContract;
  AdminUser: AdminUserContract;
  AdminUserActions: AdminUserActions;
  AdminUserPage: AdminUserPageContract;
  AdminInvite: AdminInviteContract;
  AdminInviteActions: AdminInviteActions;
  AdminInvitePage: AdminInvitePageContract;
  SetUserActiveInput: SetUserActiveInput;
  SignOutUserInput: SignOutUserInput;
  SetUserRoleInput: SetUserRoleInput;
  AdminUserPayload: Omit<AdminUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['AdminUser']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AdminInviteInput: AdminInviteInput;
  AdminInvitePayload: Omit<AdminInvitePayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversParentTypes['AdminInvite']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CalendarItem: CalendarItemContract;
  CalendarFeed: CalendarFeedContract;
  CreateCalendarFeedInput: CreateCalendarFeedInput;
  RevokeCalendarFeedInput: RevokeCalendarFeedInput;
  CreateCalendarFeedPayload: Omit<CreateCalendarFeedPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeCalendarFeedPayload: Omit<RevokeCalendarFeedPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  WorkspaceChange: WorkspaceChangeContract;
  WorkspaceChangePage: WorkspaceChangePageContract;
  ComponentImportColumn: ComponentImportColumn;
  ComponentImportRow: ComponentImportRow;
  ComponentImportProblem: ComponentImportProblem;
  ComponentImportCounts: ComponentImportCounts;
  ComponentImportSheet: ComponentImportSheet;
  ComponentImportTieOut: ComponentImportTieOut;
  ComponentImportPreview: ImportPreviewContract;
  ComponentImportColumnInput: ComponentImportColumnInput;
  MapComponentImportInput: MapComponentImportInput;
  MapComponentImportPayload: Omit<MapComponentImportPayload, 'preview' | 'userErrors'> & { preview?: Maybe<ResolversParentTypes['ComponentImportPreview']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AcceptComponentImportInput: AcceptComponentImportInput;
  ComponentImportAnswer: ComponentImportAnswer;
  AcceptComponentImportPayload: Omit<AcceptComponentImportPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Component: ComponentContract;
  ComponentActions: ComponentActions;
  ComponentList: ComponentListContract;
  ComponentCategory: ComponentCategory;
  ComponentListActions: ComponentListActions;
  ComponentInput: ComponentInput;
  AddComponentInput: AddComponentInput;
  UpdateComponentInput: UpdateComponentInput;
  DuplicateComponentInput: DuplicateComponentInput;
  DeleteComponentInput: DeleteComponentInput;
  ComponentVersionInput: ComponentVersionInput;
  ChangeComponentsInput: ChangeComponentsInput;
  SavedComponentInput: SavedComponentInput;
  SaveComponentsInput: SaveComponentsInput;
  SaveComponentsPayload: Omit<SaveComponentsPayload, 'components' | 'userErrors'> & { components?: Maybe<Array<ResolversParentTypes['Component']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  AddComponentPayload: Omit<AddComponentPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversParentTypes['Component']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateComponentPayload: Omit<UpdateComponentPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversParentTypes['Component']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DuplicateComponentPayload: Omit<DuplicateComponentPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversParentTypes['Component']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteComponentPayload: Omit<DeleteComponentPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ChangeComponentsPayload: Omit<ChangeComponentsPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  SpendingLine: SpendingLine;
  YearSpending: YearSpendingContract;
  FinancialHealth: FinancialHealthContract;
  DisclosureLine: DisclosureLineContract;
  DisclosureColumn: DisclosureColumn;
  DisclosureTable: DisclosureTableContract;
  DisclosureSection: DisclosureSectionContract;
  DisclosureStatute: DisclosureStatute;
  ExcludedComponent: ExcludedComponent;
  DisclosedLoan: DisclosedLoan;
  UnitShare: UnitShare;
  DisclosureFacts: DisclosureFactsContract;
  MissingFact: MissingFact;
  DisclosureActions: DisclosureActions;
  StatedBefore: Omit<StatedBefore, 'facts'> & { facts: ResolversParentTypes['DisclosureFacts'] };
  KnownFact: KnownFact;
  KnownFacts: KnownFactsContract;
  DisclosureFactSheet: DisclosureFactSheetContract;
  Disclosure: DisclosureContract;
  SentDisclosure: SentDisclosureContract;
  ExcludedComponentInput: ExcludedComponentInput;
  DisclosedLoanInput: DisclosedLoanInput;
  UnitShareInput: UnitShareInput;
  DisclosureFactsInput: DisclosureFactsInput;
  StateDisclosureFactsInput: StateDisclosureFactsInput;
  StateDisclosureFactsPayload: Omit<StateDisclosureFactsPayload, 'factSheet' | 'disclosure' | 'userErrors'> & { factSheet?: Maybe<ResolversParentTypes['DisclosureFactSheet']>, disclosure?: Maybe<ResolversParentTypes['Disclosure']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RecordSentDisclosureInput: RecordSentDisclosureInput;
  RemoveSentDisclosureInput: RemoveSentDisclosureInput;
  SentDisclosurePayload: Omit<SentDisclosurePayload, 'disclosure' | 'userErrors'> & { disclosure?: Maybe<ResolversParentTypes['Disclosure']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ExportMapColumn: ExportMapColumnContract;
  ExportMap: ExportMapContract;
  ExportMapTry: ExportMapTryContract;
  RemoveExportMapInput: RemoveExportMapInput;
  RemoveExportMapPayload: Omit<RemoveExportMapPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Folder: FolderContract;
  File: PropertyFileContract;
  FileActions: FileActions;
  FileVersion: FileVersionContract;
  FilePreview: FilePreviewContract;
  FileListing: FileListingContract;
  FileUsage: FileUsageContract;
  CreateFolderInput: CreateFolderInput;
  RenameFolderInput: RenameFolderInput;
  MoveFolderInput: MoveFolderInput;
  DeleteFolderInput: DeleteFolderInput;
  AddStandardFoldersInput: AddStandardFoldersInput;
  RenameFileInput: RenameFileInput;
  MoveFileInput: MoveFileInput;
  FileValuesInput: FileValuesInput;
  UpdateFileInput: UpdateFileInput;
  DeleteFileInput: DeleteFileInput;
  AssignFilesInput: AssignFilesInput;
  MoveFilesInput: MoveFilesInput;
  FilesChosenInput: FilesChosenInput;
  CreateFolderPayload: Omit<CreateFolderPayload, 'folder' | 'userErrors'> & { folder?: Maybe<ResolversParentTypes['Folder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenameFolderPayload: Omit<RenameFolderPayload, 'folder' | 'userErrors'> & { folder?: Maybe<ResolversParentTypes['Folder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MoveFolderPayload: Omit<MoveFolderPayload, 'folder' | 'userErrors'> & { folder?: Maybe<ResolversParentTypes['Folder']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteFolderPayload: Omit<DeleteFolderPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AddStandardFoldersPayload: Omit<AddStandardFoldersPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RenameFilePayload: Omit<RenameFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversParentTypes['File']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MoveFilePayload: Omit<MoveFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversParentTypes['File']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateFilePayload: Omit<UpdateFilePayload, 'file' | 'userErrors'> & { file?: Maybe<ResolversParentTypes['File']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteFilePayload: Omit<DeleteFilePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  AssignFilesPayload: Omit<AssignFilesPayload, 'files' | 'userErrors'> & { files?: Maybe<Array<ResolversParentTypes['File']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  MoveFilesPayload: Omit<MoveFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteFilesPayload: Omit<DeleteFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RestoreFilesPayload: Omit<RestoreFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  EraseFilesPayload: Omit<EraseFilesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ProjectFileInput: ProjectFileInput;
  ProjectFilePayload: Omit<ProjectFilePayload, 'file' | 'project' | 'userErrors'> & { file?: Maybe<ResolversParentTypes['File']>, project?: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FilterSettings: FilterSettingsContract;
  SaveFilterSettingsInput: SaveFilterSettingsInput;
  SaveFilterSettingsPayload: Omit<SaveFilterSettingsPayload, 'filterSettings' | 'userErrors'> & { filterSettings?: Maybe<ResolversParentTypes['FilterSettings']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PropertyFinancial: PropertyFinancialContract;
  PropertyFinancialInput: PropertyFinancialInput;
  SavePropertyFinancialInput: SavePropertyFinancialInput;
  SavePropertyFinancialPayload: Omit<SavePropertyFinancialPayload, 'propertyFinancial' | 'property' | 'userErrors'> & { propertyFinancial?: Maybe<ResolversParentTypes['PropertyFinancial']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FiscalYear: FiscalYearContract;
  RequestFullArchiveInput: RequestFullArchiveInput;
  RequestFullArchivePayload: Omit<RequestFullArchivePayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ImportRequestProblem: ImportRequestProblemContract;
  ImportRequestResult: ImportRequestResultContract;
  ImportRequestActions: ImportRequestActions;
  ImportRequest: ImportRequestContract;
  OpenedImportRequest: Omit<OpenedImportRequest, 'request' | 'preview'> & { request: ResolversParentTypes['ImportRequest'], preview?: Maybe<ResolversParentTypes['ComponentImportPreview']> };
  ImportRequestPage: ImportRequestPageContract;
  UpdateImportRequestInput: UpdateImportRequestInput;
  UpdateImportRequestPayload: Omit<UpdateImportRequestPayload, 'request' | 'userErrors'> & { request?: Maybe<ResolversParentTypes['ImportRequest']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ProcessImportRequestInput: ProcessImportRequestInput;
  ProcessImportRequestPayload: Omit<ProcessImportRequestPayload, 'request' | 'job' | 'userErrors'> & { request?: Maybe<ResolversParentTypes['ImportRequest']>, job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Integration: IntegrationContract;
  CredentialField: CredentialFieldContract;
  IntegrationCredential: IntegrationCredentialContract;
  ExternalAssociations: ExternalAssociationsContract;
  ExternalAssociation: ExternalAssociationContract;
  ConnectedApp: ConnectedAppContract;
  IntegrationSync: IntegrationSyncContract;
  AddCredentialInput: AddCredentialInput;
  BeginAuthorizationInput: BeginAuthorizationInput;
  FinishAuthorizationInput: FinishAuthorizationInput;
  BeginAuthorizationPayload: Omit<BeginAuthorizationPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  FinishAuthorizationPayload: Omit<FinishAuthorizationPayload, 'credential' | 'userErrors'> & { credential?: Maybe<ResolversParentTypes['IntegrationCredential']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateCredentialInput: UpdateCredentialInput;
  RemoveCredentialInput: RemoveCredentialInput;
  ConnectedAppInput: ConnectedAppInput;
  ConnectAppInput: ConnectAppInput;
  UpdateConnectedAppInput: UpdateConnectedAppInput;
  ConnectedAppCommand: ConnectedAppCommand;
  CredentialPayload: Omit<CredentialPayload, 'credential' | 'userErrors'> & { credential?: Maybe<ResolversParentTypes['IntegrationCredential']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ConnectedAppPayload: Omit<ConnectedAppPayload, 'connectedApp' | 'property' | 'userErrors'> & { connectedApp?: Maybe<ResolversParentTypes['ConnectedApp']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SyncPropertyPayload: Omit<SyncPropertyPayload, 'job' | 'property' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ResetGlPayload: Omit<ResetGlPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  JobFile: JobFileContract;
  JobActions: JobActions;
  Job: JobContract;
  RequestDocumentInput: RequestDocumentInput;
  RequestDocumentPayload: Omit<RequestDocumentPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  CancelJobInput: CancelJobInput;
  CancelJobPayload: Omit<CancelJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AdminJobActions: AdminJobActions;
  AdminJob: AdminJobContract;
  AdminJobCounts: AdminJobCounts;
  AdminJobPage: AdminJobPageContract;
  RetryJobInput: RetryJobInput;
  RetryJobPayload: Omit<RetryJobPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['AdminJob']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LedgerImportColumn: LedgerImportColumn;
  LedgerImportAccount: LedgerImportAccount;
  LedgerImportBalance: LedgerImportBalance;
  LedgerImportTie: LedgerImportTie;
  LedgerImportLine: LedgerImportLine;
  LedgerImportProblem: LedgerImportProblem;
  LedgerImport: LedgerImportPreviewContract;
  LedgerImportColumnInput: LedgerImportColumnInput;
  LedgerImportAccountInput: LedgerImportAccountInput;
  LedgerImportValues: LedgerImportValues;
  UpdateLedgerImportInput: UpdateLedgerImportInput;
  UpdateLedgerImportPayload: Omit<UpdateLedgerImportPayload, 'preview' | 'userErrors'> & { preview?: Maybe<ResolversParentTypes['LedgerImport']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AcceptLedgerImportInput: AcceptLedgerImportInput;
  LedgerImportAnswer: LedgerImportAnswerContract;
  AcceptLedgerImportPayload: Omit<AcceptLedgerImportPayload, 'answer' | 'job' | 'userErrors'> & { answer?: Maybe<ResolversParentTypes['LedgerImportAnswer']>, job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveLedgerImportInput: RemoveLedgerImportInput;
  RemoveLedgerImportPayload: Omit<RemoveLedgerImportPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Transaction: TransactionContract;
  TransactionActions: TransactionActions;
  TransactionPageInfo: TransactionPageInfo;
  TransactionConnection: Omit<TransactionConnection, 'nodes'> & { nodes: Array<ResolversParentTypes['Transaction']> };
  TransactionFilter: TransactionFilter;
  StatedBalance: StatedBalanceContract;
  BankBalance: BankBalanceContract;
  BankBalances: BankBalancesContract;
  LedgerConfigurationActions: LedgerConfigurationActions;
  GlAccount: GlAccountContract;
  VarianceLimits: VarianceLimitsContract;
  GlConfiguration: GlConfigurationContract;
  BankAccount: BankAccountContract;
  BankConfiguration: BankConfigurationContract;
  LedgerRule: LedgerRuleContract;
  LedgerWork: LedgerWorkContract;
  TransactionMapping: TransactionMapping;
  MapTransactionInput: MapTransactionInput;
  MapTransactionsInput: MapTransactionsInput;
  MapTransactionsPayload: Omit<MapTransactionsPayload, 'transactions' | 'rules' | 'property' | 'userErrors'> & { transactions?: Maybe<Array<ResolversParentTypes['Transaction']>>, rules?: Maybe<Array<ResolversParentTypes['LedgerRule']>>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  GlAccountUseInput: GlAccountUseInput;
  VarianceLimitsInput: VarianceLimitsInput;
  SaveGlConfigurationInput: SaveGlConfigurationInput;
  SaveGlConfigurationPayload: Omit<SaveGlConfigurationPayload, 'glConfiguration' | 'property' | 'userErrors'> & { glConfiguration?: Maybe<ResolversParentTypes['GlConfiguration']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  StatedBalanceInput: StatedBalanceInput;
  BankAccountInput: BankAccountInput;
  NewBankAccountValues: NewBankAccountValues;
  AddBankAccountInput: AddBankAccountInput;
  RemoveBankAccountInput: RemoveBankAccountInput;
  SaveBankConfigurationInput: SaveBankConfigurationInput;
  BankAccountsPayload: Omit<BankAccountsPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SaveBankConfigurationPayload: Omit<SaveBankConfigurationPayload, 'bankConfiguration' | 'property' | 'userErrors'> & { bankConfiguration?: Maybe<ResolversParentTypes['BankConfiguration']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LedgerRuleInput: LedgerRuleInput;
  AddLedgerRuleInput: AddLedgerRuleInput;
  RemoveLedgerRuleInput: RemoveLedgerRuleInput;
  LedgerRulesPayload: Omit<LedgerRulesPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  LiveVariance: LiveVarianceContract;
  LiveHeader: LiveHeader;
  AccountExpenses: AccountExpenses;
  ReserveExpenses: ReserveExpenses;
  CashFlowMonth: CashFlowMonth;
  CashFlowOfReserves: CashFlowOfReserves;
  ActualCategory: Omit<ActualCategory, 'variance'> & { variance?: Maybe<ResolversParentTypes['LiveVariance']> };
  ExpendituresByCategory: Omit<ExpendituresByCategory, 'categories'> & { categories: Array<ResolversParentTypes['ActualCategory']> };
  ProjectedCategory: ProjectedCategory;
  ProjectedExpenses: ProjectedExpenses;
  RealTimeFinancialHealth: RealTimeFinancialHealthContract;
  MaintenanceTask: MaintenanceTaskContract;
  ComponentMaintenance: ComponentMaintenanceContract;
  MaintenanceActions: MaintenanceActions;
  PropertyMaintenanceTask: PropertyMaintenanceTaskContract;
  MaintenanceYear: MaintenanceYearContract;
  PropertyMaintenance: PropertyMaintenanceContract;
  MaintenanceTaskInput: MaintenanceTaskInput;
  AddMaintenanceTaskInput: AddMaintenanceTaskInput;
  UpdateMaintenanceTaskInput: UpdateMaintenanceTaskInput;
  FinishMaintenanceTaskInput: FinishMaintenanceTaskInput;
  RemoveMaintenanceTaskInput: RemoveMaintenanceTaskInput;
  MaintenancePayload: Omit<MaintenancePayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversParentTypes['Component']>, userErrors: Array<ResolversParentTypes['UserError']> };
  NotificationPreferences: NotificationPreferencesContract;
  NotificationChannel: NotificationChannel;
  NotificationTaskSetting: NotificationTaskSetting;
  NotificationChannelInput: NotificationChannelInput;
  NotificationTaskSettingInput: NotificationTaskSettingInput;
  SaveNotificationPreferencesInput: SaveNotificationPreferencesInput;
  SaveNotificationPreferencesPayload: Omit<SaveNotificationPreferencesPayload, 'notificationPreferences' | 'userErrors'> & { notificationPreferences?: Maybe<ResolversParentTypes['NotificationPreferences']>, userErrors: Array<ResolversParentTypes['UserError']> };
  NoteTimeZoneInput: NoteTimeZoneInput;
  NoteTimeZonePayload: Omit<NoteTimeZonePayload, 'notificationPreferences' | 'userErrors'> & { notificationPreferences?: Maybe<ResolversParentTypes['NotificationPreferences']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UserNotification: UserNotificationContract;
  UserNotificationPage: UserNotificationPageContract;
  MarkNotificationReadInput: MarkNotificationReadInput;
  MarkAllNotificationsReadInput: MarkAllNotificationsReadInput;
  MarkNotificationReadPayload: Omit<MarkNotificationReadPayload, 'notification' | 'userErrors'> & { notification?: Maybe<ResolversParentTypes['UserNotification']>, userErrors: Array<ResolversParentTypes['UserError']> };
  MarkAllNotificationsReadPayload: Omit<MarkAllNotificationsReadPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  Photo: PhotoContract;
  PhotoActions: PhotoActionsContract;
  AttachedComponent: AttachedComponentContract;
  AttachedProject: AttachedProjectContract;
  PhotoPage: PhotoPageContract;
  PhotoMonth: PhotoMonthContract;
  PhotoInput: PhotoInput;
  UpdatePhotoInput: UpdatePhotoInput;
  SetPrimaryPhotoInput: SetPrimaryPhotoInput;
  AssignPhotosInput: AssignPhotosInput;
  SetPhotosReportInput: SetPhotosReportInput;
  AddPhotosToProjectInput: AddPhotosToProjectInput;
  RemovePhotoFromProjectInput: RemovePhotoFromProjectInput;
  ProjectPhotosPayload: Omit<ProjectPhotosPayload, 'photos' | 'project' | 'userErrors'> & { photos: Array<ResolversParentTypes['Photo']>, project?: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RetryPhotoPictureInput: RetryPhotoPictureInput;
  DeletePhotoInput: DeletePhotoInput;
  DeletePhotosInput: DeletePhotosInput;
  RestorePhotosInput: RestorePhotosInput;
  ErasePhotosInput: ErasePhotosInput;
  UpdatePhotoPayload: Omit<UpdatePhotoPayload, 'photo' | 'userErrors'> & { photo?: Maybe<ResolversParentTypes['Photo']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPrimaryPhotoPayload: Omit<SetPrimaryPhotoPayload, 'component' | 'userErrors'> & { component?: Maybe<ResolversParentTypes['Component']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AssignPhotosPayload: Omit<AssignPhotosPayload, 'photos' | 'userErrors'> & { photos: Array<ResolversParentTypes['Photo']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetPhotosReportPayload: Omit<SetPhotosReportPayload, 'photos' | 'userErrors'> & { photos: Array<ResolversParentTypes['Photo']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeletePhotoPayload: Omit<DeletePhotoPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeletePhotosPayload: Omit<DeletePhotosPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RestorePhotosPayload: Omit<RestorePhotosPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  ErasePhotosPayload: Omit<ErasePhotosPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  PhotosReport: PhotosReportContract;
  PhotosReportGroup: PhotosReportGroupContract;
  Placement: PlacementContract;
  InstitutionTotal: InstitutionTotalContract;
  PlacementYear: PlacementYearContract;
  PlacementSummary: PlacementSummaryContract;
  PlacementInput: PlacementInput;
  AddPlacementInput: AddPlacementInput;
  UpdatePlacementInput: UpdatePlacementInput;
  RemovePlacementInput: RemovePlacementInput;
  PlacementsPayload: Omit<PlacementsPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  FundingYear: FundingYearContract;
  FundingReport: FundingReportContract;
  PlanGoal: PlanGoal;
  LadderStep: LadderStep;
  SpecialAssessment: SpecialAssessment;
  PlanYearOverride: PlanYearOverride;
  PlanLoan: PlanLoan;
  ComponentMove: ComponentMove;
  PlanConventions: PlanConventions;
  PlanSettings: PlanSettingsContract;
  BigProject: BigProject;
  CashFacts: CashFactsContract;
  PlanActions: PlanActionsContract;
  AdoptionFile: AdoptionFileContract;
  PlanAdoption: PlanAdoptionContract;
  Plan: PlanContract;
  PlanListActions: PlanListActions;
  PlanLead: PlanLeadContract;
  TodaysFunding: TodaysFundingContract;
  PlanList: PlanListContract;
  PlanComponent: PlanComponentContract;
  PlanInventory: PlanInventoryContract;
  PlanningStep: PlanningStep;
  PlanningSteps: PlanningStepsContract;
  PlanPreview: PlanPreviewContract;
  BridgeBar: BridgeBar;
  BridgeFigure: BridgeFigure;
  PlanDifference: PlanDifference;
  PlanBridge: PlanBridgeContract;
  PlanGoalInput: PlanGoalInput;
  LadderStepInput: LadderStepInput;
  SpecialAssessmentInput: SpecialAssessmentInput;
  PlanYearOverrideInput: PlanYearOverrideInput;
  PlanLoanInput: PlanLoanInput;
  ComponentMoveInput: ComponentMoveInput;
  PlanConventionsInput: PlanConventionsInput;
  PlanSettingsInput: PlanSettingsInput;
  CreatePlanInput: CreatePlanInput;
  UpdatePlanInput: UpdatePlanInput;
  DuplicatePlanInput: DuplicatePlanInput;
  RecommendPlanInput: RecommendPlanInput;
  ChooseDisclosurePlanInput: ChooseDisclosurePlanInput;
  AdoptPlanInput: AdoptPlanInput;
  DeletePlanInput: DeletePlanInput;
  PlanPayload: Omit<PlanPayload, 'plan' | 'list' | 'userErrors'> & { plan?: Maybe<ResolversParentTypes['Plan']>, list?: Maybe<ResolversParentTypes['PlanList']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveAdoptionFileInput: RemoveAdoptionFileInput;
  RemoveAdoptionFilePayload: Omit<RemoveAdoptionFilePayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  DeletePlanPayload: Omit<DeletePlanPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  PreviewPlanPayload: Omit<PreviewPlanPayload, 'preview' | 'userErrors'> & { preview?: Maybe<ResolversParentTypes['PlanPreview']>, userErrors: Array<ResolversParentTypes['UserError']> };
  AssociationViewInput: AssociationViewInput;
  ProjectSpendInput: ProjectSpendInput;
  Association: AssociationContract;
  HistogramBar: HistogramBar;
  AssociationSummary: AssociationSummaryContract;
  AssociationPage: AssociationPageContract;
  AnalyticsUser: AnalyticsUserContract;
  AnalyticsUserSummary: AnalyticsUserSummary;
  AnalyticsUserPage: AnalyticsUserPageContract;
  AssociationPlace: AssociationPlaceContract;
  UnplacedAssociation: UnplacedAssociation;
  AssociationMap: AssociationMapContract;
  SpendRow: SpendRowContract;
  ProjectSpend: ProjectSpendContract;
  SpendPayment: SpendPaymentContract;
  SpendBreakdown: SpendBreakdownContract;
  PortfolioWhatIfInput: PortfolioWhatIfInput;
  BelowZeroYear: BelowZeroYear;
  MovedAssociation: MovedAssociation;
  PortfolioWhatIf: PortfolioWhatIfContract;
  Project: ProjectContract;
  ProjectPhaseStatus: ProjectPhaseStatus;
  ProjectOwner: ProjectOwner;
  ProjectComponent: ProjectComponentContract;
  ProjectActions: ProjectActionsContract;
  ProjectPayment: ProjectPaymentContract;
  Bid: BidContract;
  BidLine: BidLineContract;
  ChangeOrder: ChangeOrderContract;
  ChecklistItem: ChecklistItemContract;
  ProjectNote: ProjectNoteContract;
  ProjectNoteActions: ProjectNoteActions;
  ScopeOfWork: ScopeOfWorkContract;
  ProjectPage: ProjectPageContract;
  ProjectPhase: ProjectPhaseContract;
  ProjectPhases: ProjectPhasesContract;
  ProjectPerson: ProjectPersonContract;
  CreateProjectInput: CreateProjectInput;
  NewProjectInput: NewProjectInput;
  CreateProjectOfComponentsInput: CreateProjectOfComponentsInput;
  UpdateProjectInput: UpdateProjectInput;
  ProjectInput: ProjectInput;
  MoveProjectInput: MoveProjectInput;
  ProjectVersionInput: ProjectVersionInput;
  CompletedComponentInput: CompletedComponentInput;
  CompleteProjectInput: CompleteProjectInput;
  ReopenProjectInput: ReopenProjectInput;
  ProposedComponent: ProposedComponentContract;
  ProjectCompletion: ProjectCompletionContract;
  CompletedWork: CompletedWorkContract;
  AddProjectComponentInput: AddProjectComponentInput;
  RemoveProjectComponentInput: RemoveProjectComponentInput;
  ProjectPaymentInput: ProjectPaymentInput;
  BidInput: BidInput;
  BidLineInput: BidLineInput;
  AddBidInput: AddBidInput;
  UpdateBidInput: UpdateBidInput;
  BidVersionInput: BidVersionInput;
  ChangeOrderInput: ChangeOrderInput;
  AddChangeOrderInput: AddChangeOrderInput;
  UpdateChangeOrderInput: UpdateChangeOrderInput;
  RemoveChangeOrderInput: RemoveChangeOrderInput;
  AddChecklistItemInput: AddChecklistItemInput;
  UpdateChecklistItemInput: UpdateChecklistItemInput;
  RemoveChecklistItemInput: RemoveChecklistItemInput;
  ProjectPersonInput: ProjectPersonInput;
  FollowProjectInput: FollowProjectInput;
  AddProjectPaymentInput: AddProjectPaymentInput;
  UpdateProjectPaymentInput: UpdateProjectPaymentInput;
  RemoveProjectPaymentInput: RemoveProjectPaymentInput;
  AddProjectNoteInput: AddProjectNoteInput;
  UpdateProjectNoteInput: UpdateProjectNoteInput;
  RemoveProjectNoteInput: RemoveProjectNoteInput;
  ScopeOfWorkInput: ScopeOfWorkInput;
  AddScopeOfWorkInput: AddScopeOfWorkInput;
  UpdateScopeOfWorkInput: UpdateScopeOfWorkInput;
  RemoveScopeOfWorkInput: RemoveScopeOfWorkInput;
  ProjectPhaseInput: ProjectPhaseInput;
  SaveProjectPhasesInput: SaveProjectPhasesInput;
  ProjectPayload: Omit<ProjectPayload, 'project' | 'userErrors'> & { project?: Maybe<ResolversParentTypes['Project']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SaveProjectPhasesPayload: Omit<SaveProjectPhasesPayload, 'projectPhases' | 'userErrors'> & { projectPhases?: Maybe<ResolversParentTypes['ProjectPhases']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PropertyImportProblem: PropertyImportProblemContract;
  PropertyImportLine: PropertyImportLineContract;
  PropertyImportCounts: PropertyImportCounts;
  PropertyImport: PropertyImportContract;
  AcceptPropertyImportInput: AcceptPropertyImportInput;
  AcceptPropertyImportPayload: Omit<AcceptPropertyImportPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
  PropertyType: PropertyTypeContract;
  LatLng: LatLng;
  Property: PropertyContract;
  PropertyActions: PropertyActionsContract;
  PropertyListRow: PropertyListRowContract;
  PropertyRowActions: PropertyRowActions;
  PropertyOutlook: PropertyOutlookContract;
  PropertyPage: Omit<PropertyPage, 'items'> & { items: Array<ResolversParentTypes['PropertyListRow']> };
  PropertyChoice: PropertyChoiceContract;
  PropertyFilterInput: PropertyFilterInput;
  AddPropertyInput: AddPropertyInput;
  LatLngInput: LatLngInput;
  UpdatePropertyInput: UpdatePropertyInput;
  AddPropertyPayload: Omit<AddPropertyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdatePropertyPayload: Omit<UpdatePropertyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ArchivePropertyInput: ArchivePropertyInput;
  ArchivePropertyPayload: Omit<ArchivePropertyPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RemovePropertyImageInput: RemovePropertyImageInput;
  RemovePropertyImagePayload: Omit<RemovePropertyImagePayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Expenditure: ExpenditureContract;
  CategoryTotal: CategoryTotalContract;
  YearCategoryTotal: YearCategoryTotal;
  AnticipatedExpenditureYear: AnticipatedYearContract;
  ComponentInventoryReport: Omit<ComponentInventoryReport, 'categories'> & { categories: Array<ResolversParentTypes['CategoryTotal']> };
  AnticipatedExpendituresReport: Omit<AnticipatedExpendituresReport, 'anticipatedExpenditureYears'> & { anticipatedExpenditureYears: Array<ResolversParentTypes['AnticipatedExpenditureYear']> };
  PlanOutcome: PlanOutcomeContract;
  ReportPlan: ReportPlanContract;
  ReportAdoption: ReportAdoptionContract;
  BandLimits: BandLimitsContract;
  RatingBands: RatingBandsContract;
  RatingBandsActions: RatingBandsActions;
  ReportRun: ReportRunContract;
  ReportConvention: ReportConventionContract;
  ReportCategory: ReportCategoryContract;
  PercentFundedRow: PercentFundedRowContract;
  PercentFundedTotals: PercentFundedTotals;
  Report: ResolversInterfaceTypes<ResolversParentTypes>['Report'];
  PercentFundedReport: PercentFundedReportContract;
  ExpendituresYear: ExpendituresYearContract;
  ExpendituresCategoryTotal: ExpendituresCategoryTotal;
  ExpendituresReport: ExpendituresReportContract;
  InventoryReportLine: InventoryReportLineContract;
  InventoryReportCategory: InventoryReportCategoryContract;
  InventoryReportTotals: InventoryReportTotals;
  InventoryReport: InventoryReportContract;
  RatingBandsInput: RatingBandsInput;
  UpdateRatingBandsPayload: Omit<UpdateRatingBandsPayload, 'ratingBands' | 'userErrors'> & { ratingBands?: Maybe<ResolversParentTypes['RatingBands']>, userErrors: Array<ResolversParentTypes['UserError']> };
  TransferExplanation: TransferExplanation;
  ReserveTransfer: ReserveTransferContract;
  ReserveTransferPage: ReserveTransferPageContract;
  ReserveRepayment: ReserveRepaymentContract;
  ReserveLoan: ReserveLoanContract;
  ReserveBorrowing: ReserveBorrowingContract;
  NewReserveLoanInput: NewReserveLoanInput;
  ReserveLoanInput: ReserveLoanInput;
  RepaidLoanInput: RepaidLoanInput;
  ReserveRepaymentInput: ReserveRepaymentInput;
  NewReserveExplanationInput: NewReserveExplanationInput;
  ReserveExplanationInput: ReserveExplanationInput;
  AddReserveLoanInput: AddReserveLoanInput;
  UpdateReserveLoanInput: UpdateReserveLoanInput;
  AddReserveRepaymentInput: AddReserveRepaymentInput;
  ExplainReserveTransfersInput: ExplainReserveTransfersInput;
  UpdateReserveExplanationInput: UpdateReserveExplanationInput;
  RemoveReserveEntryInput: RemoveReserveEntryInput;
  ReserveBorrowingPayload: Omit<ReserveBorrowingPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReserveStudy: ReserveStudyContract;
  LinkedFile: LinkedFileContract;
  ReserveStudyInput: ReserveStudyInput;
  WizardReserveStudyInput: WizardReserveStudyInput;
  AddReserveStudyInput: AddReserveStudyInput;
  UpdateReserveStudyInput: UpdateReserveStudyInput;
  RemoveReserveStudyInput: RemoveReserveStudyInput;
  AddReserveStudyPayload: Omit<AddReserveStudyPayload, 'reserveStudy' | 'property' | 'userErrors'> & { reserveStudy?: Maybe<ResolversParentTypes['ReserveStudy']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateReserveStudyPayload: Omit<UpdateReserveStudyPayload, 'reserveStudy' | 'property' | 'userErrors'> & { reserveStudy?: Maybe<ResolversParentTypes['ReserveStudy']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveReserveStudyPayload: Omit<RemoveReserveStudyPayload, 'property' | 'userErrors'> & { property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Money: Scalars['Money']['output'];
  Percent: Scalars['Percent']['output'];
  Date: Scalars['Date']['output'];
  DateTime: Scalars['DateTime']['output'];
  JSONObject: Scalars['JSONObject']['output'];
  UserError: ProblemItemContract;
  Query: Record<PropertyKey, never>;
  Mutation: Record<PropertyKey, never>;
  UserProfile: UserProfileContract;
  UpdateProfileInput: UpdateProfileInput;
  UpdateProfilePayload: Omit<UpdateProfilePayload, 'profile' | 'userErrors'> & { profile?: Maybe<ResolversParentTypes['UserProfile']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveProfilePhotoInput: RemoveProfilePhotoInput;
  RemoveProfilePhotoPayload: Omit<RemoveProfilePhotoPayload, 'profile' | 'userErrors'> & { profile?: Maybe<ResolversParentTypes['UserProfile']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UserSettings: UserSettingsContract;
  SaveUserSettingsInput: SaveUserSettingsInput;
  SaveUserSettingsPayload: Omit<SaveUserSettingsPayload, 'userSettings' | 'userErrors'> & { userSettings?: Maybe<ResolversParentTypes['UserSettings']>, userErrors: Array<ResolversParentTypes['UserError']> };
  Webhook: WebhookContract;
  WebhookDelivery: WebhookDeliveryContract;
  WebhookDeliveries: WebhookDeliveriesContract;
  WebhookValues: WebhookValues;
  AddWebhookInput: AddWebhookInput;
  UpdateWebhookInput: UpdateWebhookInput;
  RotateWebhookSecretInput: RotateWebhookSecretInput;
  DeleteWebhookInput: DeleteWebhookInput;
  ReplayWebhookDeliveryInput: ReplayWebhookDeliveryInput;
  WebhookOnceInput: WebhookOnceInput;
  WebhookSecretPayload: Omit<WebhookSecretPayload, 'webhook' | 'userErrors'> & { webhook?: Maybe<ResolversParentTypes['Webhook']>, userErrors: Array<ResolversParentTypes['UserError']> };
  WebhookPayload: Omit<WebhookPayload, 'webhook' | 'userErrors'> & { webhook?: Maybe<ResolversParentTypes['Webhook']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DeleteWebhookPayload: Omit<DeleteWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  WebhookDeliveryPayload: Omit<WebhookDeliveryPayload, 'delivery' | 'userErrors'> & { delivery?: Maybe<ResolversParentTypes['WebhookDelivery']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ReplayWebhookPayload: Omit<ReplayWebhookPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  WeeklyView: WeeklyViewContract;
  SetViewWeeklyInput: SetViewWeeklyInput;
  SetViewWeeklyPayload: Omit<SetViewWeeklyPayload, 'weeklyViews' | 'userErrors'> & { weeklyViews?: Maybe<Array<ResolversParentTypes['WeeklyView']>>, userErrors: Array<ResolversParentTypes['UserError']> };
  Workspace: WorkspaceContract;
  WorkspaceRole: WorkspaceRoleContract;
  WorkspaceSettings: WorkspaceSettingsContract;
  WorkspaceSettingsActions: WorkspaceSettingsActions;
  AssignedProperty: AssignedPropertyContract;
  WorkspaceUser: WorkspaceUserContract;
  WorkspaceUserActions: WorkspaceUserActions;
  WorkspaceUserPage: Omit<WorkspaceUserPage, 'items'> & { items: Array<ResolversParentTypes['WorkspaceUser']> };
  WorkspaceInvite: WorkspaceInviteContract;
  WorkspaceInviteActions: WorkspaceInviteActions;
  WorkspaceInvitePage: Omit<WorkspaceInvitePage, 'items'> & { items: Array<ResolversParentTypes['WorkspaceInvite']> };
  UpdateWorkspaceSettingsInput: UpdateWorkspaceSettingsInput;
  UpdateWorkspaceSettingsPayload: Omit<UpdateWorkspaceSettingsPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversParentTypes['WorkspaceSettings']>, userErrors: Array<ResolversParentTypes['UserError']> };
  RemoveWorkspaceLogoInput: RemoveWorkspaceLogoInput;
  RemoveWorkspaceLogoPayload: Omit<RemoveWorkspaceLogoPayload, 'settings' | 'userErrors'> & { settings?: Maybe<ResolversParentTypes['WorkspaceSettings']>, userErrors: Array<ResolversParentTypes['UserError']> };
  UpdateWorkspaceUserInput: UpdateWorkspaceUserInput;
  UpdateWorkspaceUserPayload: Omit<UpdateWorkspaceUserPayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['WorkspaceUser']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetWorkspaceUserActiveInput: SetWorkspaceUserActiveInput;
  SetWorkspaceUserActivePayload: Omit<SetWorkspaceUserActivePayload, 'user' | 'userErrors'> & { user?: Maybe<ResolversParentTypes['WorkspaceUser']>, userErrors: Array<ResolversParentTypes['UserError']> };
  InviteUserInput: InviteUserInput;
  InviteUserPayload: Omit<InviteUserPayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversParentTypes['WorkspaceInvite']>, userErrors: Array<ResolversParentTypes['UserError']> };
  ResendInvitationInput: ResendInvitationInput;
  ResendInvitationPayload: Omit<ResendInvitationPayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversParentTypes['WorkspaceInvite']>, userErrors: Array<ResolversParentTypes['UserError']> };
  InvitationLinkInput: InvitationLinkInput;
  InvitationLinkPayload: Omit<InvitationLinkPayload, 'userErrors'> & { userErrors: Array<ResolversParentTypes['UserError']> };
  RevokeInvitationInput: RevokeInvitationInput;
  RevokeInvitationPayload: Omit<RevokeInvitationPayload, 'invite' | 'userErrors'> & { invite?: Maybe<ResolversParentTypes['WorkspaceInvite']>, userErrors: Array<ResolversParentTypes['UserError']> };
  SetupComponent: SetupComponentContract;
  YearSetupActions: YearSetupActions;
  CarriedPlan: CarriedPlan;
  LeftPlan: LeftPlan;
  PlanCarry: PlanCarryContract;
  YearSetup: YearSetupContract;
  ReviewedExpenditureInput: ReviewedExpenditureInput;
  SetUpYearInput: SetUpYearInput;
  SkipYearSetupInput: SkipYearSetupInput;
  YearSetupPayload: Omit<YearSetupPayload, 'yearSetup' | 'property' | 'userErrors'> & { yearSetup?: Maybe<ResolversParentTypes['YearSetup']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  YearFigures: YearFiguresContract;
  ReconciliationActions: ReconciliationActions;
  Reconciliation: ReconciliationContract;
  ReconcileFiscalYearInput: ReconcileFiscalYearInput;
  ReconcileFiscalYearPayload: Omit<ReconcileFiscalYearPayload, 'reconciliation' | 'property' | 'userErrors'> & { reconciliation?: Maybe<ResolversParentTypes['Reconciliation']>, property?: Maybe<ResolversParentTypes['Property']>, userErrors: Array<ResolversParentTypes['UserError']> };
  DueWork: DueWorkContract;
  AwaitingYear: AwaitingYearContract;
  ManyYears: ManyYearsContract;
  RefusedYear: RefusedYear;
  ManyYearsResult: ManyYearsResultContract;
  ChosenOutcomeInput: ChosenOutcomeInput;
  ChosenPropertyInput: ChosenPropertyInput;
  SetUpManyYearsInput: SetUpManyYearsInput;
  SetUpManyYearsPayload: Omit<SetUpManyYearsPayload, 'job' | 'userErrors'> & { job?: Maybe<ResolversParentTypes['Job']>, userErrors: Array<ResolversParentTypes['UserError']> };
};

export type KeyDirectiveArgs = {
  fields: Array<Scalars['String']['input']>;
};

export type KeyDirectiveResolver<Result, Parent, ContextType = GraphContext, Args = KeyDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type SignInPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignInPayload'] = ResolversParentTypes['SignInPayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SignOutPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignOutPayload'] = ResolversParentTypes['SignOutPayload']> = {
  signedOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ViewerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Viewer'] = ResolversParentTypes['Viewer']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  joinedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['Membership']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ViewerActions'], ParentType, ContextType>;
};

export type MembershipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Membership'] = ResolversParentTypes['Membership']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canManage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  privateLabel?: Resolver<Maybe<ResolversTypes['PrivateLabel']>, ParentType, ContextType>;
};

export type PrivateLabelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PrivateLabel'] = ResolversParentTypes['PrivateLabel']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accentColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ViewerActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ViewerActions'] = ResolversParentTypes['ViewerActions']> = {
  addProperty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  seePortfolioColumn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setTestOnAdd?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageWorkspace?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SignUpPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SignUpPayload'] = ResolversParentTypes['SignUpPayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetUpPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetUpPayload'] = ResolversParentTypes['SetUpPayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Invitation'] = ResolversParentTypes['Invitation']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firstName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspacePrivateLabelLogo?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivateLabel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accentColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JoinWorkspacePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JoinWorkspacePayload'] = ResolversParentTypes['JoinWorkspacePayload']> = {
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RequestPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestPasswordResetPayload'] = ResolversParentTypes['RequestPasswordResetPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CheckPasswordResetPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CheckPasswordResetPayload'] = ResolversParentTypes['CheckPasswordResetPayload']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetPasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetPasswordPayload'] = ResolversParentTypes['ResetPasswordPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangePasswordPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangePasswordPayload'] = ResolversParentTypes['ChangePasswordPayload']> = {
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BrowserSessionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BrowserSession'] = ResolversParentTypes['BrowserSession']> = {
  sessionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userAgent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSeenAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isPersistent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type EndBrowserSessionPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EndBrowserSessionPayload'] = ResolversParentTypes['EndBrowserSessionPayload']> = {
  sessionId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AccessTokenResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccessToken'] = ResolversParentTypes['AccessToken']> = {
  tokenId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  scope?: Resolver<ResolversTypes['TokenScope'], ParentType, ContextType>;
  canManagePeople?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canManageWebhooks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ending?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUsedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CreateAccessTokenPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateAccessTokenPayload'] = ResolversParentTypes['CreateAccessTokenPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  accessToken?: Resolver<Maybe<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeAccessTokenPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeAccessTokenPayload'] = ResolversParentTypes['RevokeAccessTokenPayload']> = {
  tokenId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ActivityConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityConnection'] = ResolversParentTypes['ActivityConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['ActivityItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isCountCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  types?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['ActivityPageInfo'], ParentType, ContextType>;
};

export type ActivityPageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityPageInfo'] = ResolversParentTypes['ActivityPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ActivityItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActivityItem'] = ResolversParentTypes['ActivityItem']> = {
  activityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PortfolioActivityItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioActivityItem'] = ResolversParentTypes['PortfolioActivityItem']> = {
  activityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  entityName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PortfolioActivityPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioActivityPage'] = ResolversParentTypes['PortfolioActivityPage']> = {
  items?: Resolver<Array<ResolversTypes['PortfolioActivityItem']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminHealthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminHealth'] = ResolversParentTypes['AdminHealth']> = {
  version?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  nodeVersion?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  memoryBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  database?: Resolver<ResolversTypes['HealthOfDatabase'], ParentType, ContextType>;
  storage?: Resolver<ResolversTypes['HealthOfStorage'], ParentType, ContextType>;
  disk?: Resolver<ResolversTypes['HealthOfDisk'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['HealthOfMail'], ParentType, ContextType>;
  jobs?: Resolver<ResolversTypes['HealthOfJobs'], ParentType, ContextType>;
};

export type HealthOfDatabaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HealthOfDatabase'] = ResolversParentTypes['HealthOfDatabase']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  hasRoom?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type HealthOfStorageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HealthOfStorage'] = ResolversParentTypes['HealthOfStorage']> = {
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  bytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HealthOfDiskResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HealthOfDisk'] = ResolversParentTypes['HealthOfDisk']> = {
  freeBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  totalBytes?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HealthOfMailResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HealthOfMail'] = ResolversParentTypes['HealthOfMail']> = {
  isSent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestWaitingAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  givenUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HealthOfJobsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HealthOfJobs'] = ResolversParentTypes['HealthOfJobs']> = {
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CacheKeyResolvers = EnumResolverSignature<{ FUNDING_OUTLOOKS?: any, ASSOCIATION_FIGURES?: any }, ResolversTypes['CacheKey']>;

export type AdminCacheResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminCache'] = ResolversParentTypes['AdminCache']> = {
  key?: Resolver<ResolversTypes['CacheKey'], ParentType, ContextType>;
  entries?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stale?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  oldestAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type ClearCachePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ClearCachePayload'] = ResolversParentTypes['ClearCachePayload']> = {
  caches?: Resolver<Maybe<Array<ResolversTypes['AdminCache']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminPortfolioResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminPortfolio'] = ResolversParentTypes['AdminPortfolio']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  propertyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inviteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  address1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  zipCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contactEmail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivateLabel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accentColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  featureToggleLoanAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  featureTogglePreventativeMaintenance?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPortfolioPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminPortfolioPage'] = ResolversParentTypes['AdminPortfolioPage']> = {
  items?: Resolver<Array<ResolversTypes['AdminPortfolio']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminPortfolioPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminPortfolioPayload'] = ResolversParentTypes['AdminPortfolioPayload']> = {
  portfolio?: Resolver<Maybe<ResolversTypes['AdminPortfolio']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminPropertyActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminPropertyActions'] = ResolversParentTypes['AdminPropertyActions']> = {
  deactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reassign?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  duplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminPropertyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminProperty'] = ResolversParentTypes['AdminProperty']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['AdminPropertyActions'], ParentType, ContextType>;
};

export type AdminPropertyPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminPropertyPage'] = ResolversParentTypes['AdminPropertyPage']> = {
  items?: Resolver<Array<ResolversTypes['AdminProperty']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReassignDestinationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReassignDestination'] = ResolversParentTypes['ReassignDestination']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AdminPropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminPropertyPayload'] = ResolversParentTypes['AdminPropertyPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['AdminProperty']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReassignPropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReassignPropertyPayload'] = ResolversParentTypes['ReassignPropertyPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DuplicatePropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuplicatePropertyPayload'] = ResolversParentTypes['DuplicatePropertyPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminUserMembershipResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUserMembership'] = ResolversParentTypes['AdminUserMembership']> = {
  workspaceUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isWorkspaceActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUser'] = ResolversParentTypes['AdminUser']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isStaff?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastSignedInAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  memberships?: Resolver<Array<ResolversTypes['AdminUserMembership']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['AdminUserActions'], ParentType, ContextType>;
};

export type AdminUserActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUserActions'] = ResolversParentTypes['AdminUserActions']> = {
  deactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  signOut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminUserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUserPage'] = ResolversParentTypes['AdminUserPage']> = {
  items?: Resolver<Array<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminInviteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminInvite'] = ResolversParentTypes['AdminInvite']> = {
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InviteStatus'], ParentType, ContextType>;
  invitedByFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['AdminInviteActions'], ParentType, ContextType>;
};

export type AdminInviteActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminInviteActions'] = ResolversParentTypes['AdminInviteActions']> = {
  resend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminInvitePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminInvitePage'] = ResolversParentTypes['AdminInvitePage']> = {
  items?: Resolver<Array<ResolversTypes['AdminInvite']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminUserPayload'] = ResolversParentTypes['AdminUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['AdminUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminInvitePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminInvitePayload'] = ResolversParentTypes['AdminInvitePayload']> = {
  invite?: Resolver<Maybe<ResolversTypes['AdminInvite']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CalendarItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CalendarItem'] = ResolversParentTypes['CalendarItem']> = {
  calendarItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['CalendarKind'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['CalendarStatus'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CalendarFeedResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CalendarFeed'] = ResolversParentTypes['CalendarFeed']> = {
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastReadAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type CreateCalendarFeedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateCalendarFeedPayload'] = ResolversParentTypes['CreateCalendarFeedPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeCalendarFeedPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeCalendarFeedPayload'] = ResolversParentTypes['RevokeCalendarFeedPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WorkspaceChangeKindResolvers = EnumResolverSignature<{ WORKSPACE?: any, PROPERTY?: any, COMPONENT?: any, PROPERTY_FINANCIAL?: any, FISCAL_YEAR?: any, PLAN?: any, PLAN_ADOPTION?: any, RESERVE_STUDY?: any, SENT_DISCLOSURE?: any, PROJECT?: any, PROJECT_PHASE?: any, PROJECT_BID?: any, PROJECT_CHANGE_ORDER?: any, PROJECT_PAYMENT?: any, PROJECT_NOTE?: any, PROJECT_SCOPE?: any, PROJECT_CHECKLIST_ITEM?: any, FOLDER?: any, FILE?: any, PHOTO?: any, PLACEMENT?: any, RESERVE_ENTRY?: any, CONNECTED_APP?: any, LEDGER_BOOK?: any, LEDGER_SOURCE?: any, LEDGER_ACCOUNT?: any, LEDGER_RULE?: any, LEDGER_MONTH?: any, BANK_ACCOUNT?: any, MAINTENANCE_TASK?: any }, ResolversTypes['WorkspaceChangeKind']>;

export type WorkspaceChangeOperationResolvers = EnumResolverSignature<{ CREATED?: any, UPDATED?: any, DELETED?: any }, ResolversTypes['WorkspaceChangeOperation']>;

export type WorkspaceChangeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceChange'] = ResolversParentTypes['WorkspaceChange']> = {
  kind?: Resolver<ResolversTypes['WorkspaceChangeKind'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  operation?: Resolver<ResolversTypes['WorkspaceChangeOperation'], ParentType, ContextType>;
  at?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WorkspaceChangePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceChangePage'] = ResolversParentTypes['WorkspaceChangePage']> = {
  items?: Resolver<Array<ResolversTypes['WorkspaceChange']>, ParentType, ContextType>;
  cursor?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasMore?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ComponentImportColumnResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportColumn'] = ResolversParentTypes['ComponentImportColumn']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ComponentImportField']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentImportRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportRow'] = ResolversParentTypes['ComponentImportRow']> = {
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ComponentImportRowStatus'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unitCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currentCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  usefulLife?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  remainingUsefulLife?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ComponentImportProblemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportProblem'] = ResolversParentTypes['ComponentImportProblem']> = {
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ComponentImportField']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ComponentImportCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportCounts'] = ResolversParentTypes['ComponentImportCounts']> = {
  new?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  error?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentImportSheetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportSheet'] = ResolversParentTypes['ComponentImportSheet']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sheetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['ComponentImportSheetKind'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ComponentImportTieOutResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportTieOut'] = ResolversParentTypes['ComponentImportTieOut']> = {
  fileRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  statedTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  importTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  otherSheetsTotal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  inventoryTotalAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ComponentImportPreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportPreview'] = ResolversParentTypes['ComponentImportPreview']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sheets?: Resolver<Array<ResolversTypes['ComponentImportSheet']>, ParentType, ContextType>;
  headerRow?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ComponentImportColumn']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ComponentImportRow']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ComponentImportProblem']>, ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['ComponentImportField']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['ComponentImportCounts'], ParentType, ContextType>;
  tieOut?: Resolver<ResolversTypes['ComponentImportTieOut'], ParentType, ContextType>;
  skipErrors?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skipRows?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  canAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type MapComponentImportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MapComponentImportPayload'] = ResolversParentTypes['MapComponentImportPayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['ComponentImportPreview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ComponentImportAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentImportAnswer'] = ResolversParentTypes['ComponentImportAnswer']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCurrentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AcceptComponentImportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcceptComponentImportPayload'] = ResolversParentTypes['AcceptComponentImportPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['ComponentImportAnswer']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Component'] = ResolversParentTypes['Component']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  unitOfMeasure?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unitCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  currentCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  usefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingUsefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  placedInServiceYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  lastReplacedYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  nextReplacementYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  costAtReplacement?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  percentReplaced?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  warrantyUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextInspectionOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  glCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ComponentActions'], ParentType, ContextType>;
  history?: Resolver<Array<ResolversTypes['ActivityItem']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  maintenance?: Resolver<Maybe<ResolversTypes['ComponentMaintenance']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  primaryPhoto?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
};

export type ComponentActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentActions'] = ResolversParentTypes['ComponentActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewCosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ComponentListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentList'] = ResolversParentTypes['ComponentList']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Component']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  totalCurrentCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ComponentCategory']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ComponentListActions'], ParentType, ContextType>;
};

export type ComponentCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentCategory'] = ResolversParentTypes['ComponentCategory']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentListActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentListActions'] = ResolversParentTypes['ComponentListActions']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  import?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  export?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewCosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveComponentsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveComponentsPayload'] = ResolversParentTypes['SaveComponentsPayload']> = {
  components?: Resolver<Maybe<Array<ResolversTypes['Component']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddComponentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddComponentPayload'] = ResolversParentTypes['AddComponentPayload']> = {
  component?: Resolver<Maybe<ResolversTypes['Component']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateComponentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateComponentPayload'] = ResolversParentTypes['UpdateComponentPayload']> = {
  component?: Resolver<Maybe<ResolversTypes['Component']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DuplicateComponentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DuplicateComponentPayload'] = ResolversParentTypes['DuplicateComponentPayload']> = {
  component?: Resolver<Maybe<ResolversTypes['Component']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteComponentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteComponentPayload'] = ResolversParentTypes['DeleteComponentPayload']> = {
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ChangeComponentsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeComponentsPayload'] = ResolversParentTypes['ChangeComponentsPayload']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SpendingLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpendingLine'] = ResolversParentTypes['SpendingLine']> = {
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type YearSpendingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YearSpending'] = ResolversParentTypes['YearSpending']> = {
  source?: Resolver<ResolversTypes['SpendingSource'], ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['SpendingLine']>, ParentType, ContextType>;
};

export type FinancialHealthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FinancialHealth'] = ResolversParentTypes['FinancialHealth']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  view?: Resolver<ResolversTypes['DashboardView'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  hasComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDataTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reserveAccountBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  contributionsToReserves?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  totalAnticipatedExpenditures?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percentageFunded?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  percentageFundedEnd?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  fundingBand?: Resolver<Maybe<ResolversTypes['FundingBand']>, ParentType, ContextType>;
  fullyFundedBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  shortfallPerUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monthlyContributionPerUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  componentsDue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lowestYearComponents?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  topExpenditures?: Resolver<Array<ResolversTypes['Expenditure']>, ParentType, ContextType>;
  componentInventoryReport?: Resolver<ResolversTypes['ComponentInventoryReport'], ParentType, ContextType>;
  anticipatedExpendituresReport?: Resolver<ResolversTypes['AnticipatedExpendituresReport'], ParentType, ContextType>;
  spending?: Resolver<Maybe<ResolversTypes['YearSpending']>, ParentType, ContextType>;
  ratingBands?: Resolver<ResolversTypes['BandLimits'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['ReportPlan']>, ParentType, ContextType>;
  adoption?: Resolver<Maybe<ResolversTypes['ReportAdoption']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['TodaysFunding']>, ParentType, ContextType>;
  fundingReport?: Resolver<Maybe<ResolversTypes['FundingReport']>, ParentType, ContextType>;
  cashFacts?: Resolver<Maybe<ResolversTypes['CashFacts']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['PlanOutcome']>, ParentType, ContextType>;
  assumptionsProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type DisclosureLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureLine'] = ResolversParentTypes['DisclosureLine']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisclosureColumnResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureColumn'] = ResolversParentTypes['DisclosureColumn']> = {
  header?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isFigure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DisclosureTableResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureTable'] = ResolversParentTypes['DisclosureTable']> = {
  caption?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['DisclosureColumn']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<ResolversTypes['String']>>, ParentType, ContextType>;
};

export type DisclosureSectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureSection'] = ResolversParentTypes['DisclosureSection']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  citation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paragraphs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['DisclosureLine']>, ParentType, ContextType>;
  tables?: Resolver<Array<ResolversTypes['DisclosureTable']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DisclosureStatuteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureStatute'] = ResolversParentTypes['DisclosureStatute']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  effectiveFrom?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  effectiveUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExcludedComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExcludedComponent'] = ResolversParentTypes['ExcludedComponent']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  remainingLife?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisclosedLoanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosedLoan'] = ResolversParentTypes['DisclosedLoan']> = {
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  annualRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  annualPayment?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  retirementDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type UnitShareResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnitShare'] = ResolversParentTypes['UnitShare']> = {
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  share?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DisclosureFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureFacts'] = ResolversParentTypes['DisclosureFacts']> = {
  preparedBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  studyDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  areAllIncluded?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['ExcludedComponent']>, ParentType, ContextType>;
  assessmentAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  assessmentPeriod?: Resolver<Maybe<ResolversTypes['AssessmentPeriod']>, ParentType, ContextType>;
  doesAssessmentVary?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  assessmentNote?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  alternateAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  alternateMethod?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasDeferredRepairs?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  deferredRepairs?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  anticipatesAssessments?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  anticipatedAssessments?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  increasesApprovedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  loansApprovedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  fundingMechanism?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reserveCalculation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasLoans?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  loans?: Resolver<Array<ResolversTypes['DisclosedLoan']>, ParentType, ContextType>;
  insuranceSummary?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCondominium?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isFhaApproved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isVaApproved?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  chapter?: Resolver<Maybe<ResolversTypes['WashingtonChapter']>, ParentType, ContextType>;
  studyLevel?: Resolver<Maybe<ResolversTypes['WashingtonStudyLevel']>, ParentType, ContextType>;
  meetsRequirements?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  hasProfessionalHelp?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  isProfessionalIndependent?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  professionalContribution?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  annualBudget?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  hasEqualShares?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unitShares?: Resolver<Array<ResolversTypes['UnitShare']>, ParentType, ContextType>;
};

export type MissingFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MissingFact'] = ResolversParentTypes['MissingFact']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DisclosureActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureActions'] = ResolversParentTypes['DisclosureActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type StatedBeforeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StatedBefore'] = ResolversParentTypes['StatedBefore']> = {
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['DisclosureFacts'], ParentType, ContextType>;
};

export type KnownFactResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KnownFact'] = ResolversParentTypes['KnownFact']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  source?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type KnownFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['KnownFacts'] = ResolversParentTypes['KnownFacts']> = {
  facts?: Resolver<ResolversTypes['DisclosureFacts'], ParentType, ContextType>;
  sources?: Resolver<Array<ResolversTypes['KnownFact']>, ParentType, ContextType>;
};

export type DisclosureFactSheetResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DisclosureFactSheet'] = ResolversParentTypes['DisclosureFactSheet']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disclosurePlanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisclosureState'], ParentType, ContextType>;
  facts?: Resolver<ResolversTypes['DisclosureFacts'], ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['MissingFact']>, ParentType, ContextType>;
  statedBefore?: Resolver<Maybe<ResolversTypes['StatedBefore']>, ParentType, ContextType>;
  known?: Resolver<Maybe<ResolversTypes['KnownFacts']>, ParentType, ContextType>;
  toReadAgain?: Resolver<Array<ResolversTypes['MissingFact']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['DisclosureActions'], ParentType, ContextType>;
};

export type DisclosureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Disclosure'] = ResolversParentTypes['Disclosure']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['DisclosureState'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subtitle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  statutes?: Resolver<Array<ResolversTypes['DisclosureStatute']>, ParentType, ContextType>;
  sections?: Resolver<Array<ResolversTypes['DisclosureSection']>, ParentType, ContextType>;
  factSheet?: Resolver<ResolversTypes['DisclosureFactSheet'], ParentType, ContextType>;
  sent?: Resolver<Array<ResolversTypes['SentDisclosure']>, ParentType, ContextType>;
};

export type SentDisclosureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SentDisclosure'] = ResolversParentTypes['SentDisclosure']> = {
  sentDisclosureId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  recordedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  recordedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  document?: Resolver<ResolversTypes['LinkedFile'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StateDisclosureFactsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StateDisclosureFactsPayload'] = ResolversParentTypes['StateDisclosureFactsPayload']> = {
  factSheet?: Resolver<Maybe<ResolversTypes['DisclosureFactSheet']>, ParentType, ContextType>;
  disclosure?: Resolver<Maybe<ResolversTypes['Disclosure']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SentDisclosurePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SentDisclosurePayload'] = ResolversParentTypes['SentDisclosurePayload']> = {
  disclosure?: Resolver<Maybe<ResolversTypes['Disclosure']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExportMapColumnResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportMapColumn'] = ResolversParentTypes['ExportMapColumn']> = {
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['ExportField']>, ParentType, ContextType>;
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExportMapResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportMap'] = ResolversParentTypes['ExportMap']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ExportMapColumn']>, ParentType, ContextType>;
  importedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  importedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExportMapTryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExportMapTry'] = ResolversParentTypes['ExportMapTry']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  headings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<Array<Maybe<ResolversTypes['String']>>>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RemoveExportMapPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveExportMapPayload'] = ResolversParentTypes['RemoveExportMapPayload']> = {
  propertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FolderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Folder'] = ResolversParentTypes['Folder']> = {
  folderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  folderName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  propertyFileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  folderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  uploadDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadByFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyComponents?: Resolver<Array<ResolversTypes['AttachedComponent']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['AttachedProject']>, ParentType, ContextType>;
  documentKind?: Resolver<Maybe<ResolversTypes['DocumentKind']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  retainUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folderPath?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snippet?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  previewKind?: Resolver<ResolversTypes['FilePreviewKind'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['FileActions'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['FileVersion']>, ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['FilePreview']>, ParentType, ContextType>;
};

export type FileActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FileActions'] = ResolversParentTypes['FileActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FileVersionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FileVersion'] = ResolversParentTypes['FileVersion']> = {
  versionNumber?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  uploadDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadByFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FilePreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FilePreview'] = ResolversParentTypes['FilePreview']> = {
  text?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  table?: Resolver<Maybe<Array<Array<ResolversTypes['String']>>>, ParentType, ContextType>;
  isCut?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type FileListingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FileListing'] = ResolversParentTypes['FileListing']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  trashDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileUsageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FileUsage'] = ResolversParentTypes['FileUsage']> = {
  fileCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  folderCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  byteCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  workspaceByteCount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quotaBytes?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type CreateFolderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CreateFolderPayload'] = ResolversParentTypes['CreateFolderPayload']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameFolderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RenameFolderPayload'] = ResolversParentTypes['RenameFolderPayload']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoveFolderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MoveFolderPayload'] = ResolversParentTypes['MoveFolderPayload']> = {
  folder?: Resolver<Maybe<ResolversTypes['Folder']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteFolderPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteFolderPayload'] = ResolversParentTypes['DeleteFolderPayload']> = {
  folderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AddStandardFoldersPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddStandardFoldersPayload'] = ResolversParentTypes['AddStandardFoldersPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RenameFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RenameFilePayload'] = ResolversParentTypes['RenameFilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoveFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MoveFilePayload'] = ResolversParentTypes['MoveFilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateFilePayload'] = ResolversParentTypes['UpdateFilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteFilePayload'] = ResolversParentTypes['DeleteFilePayload']> = {
  propertyFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignFilesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssignFilesPayload'] = ResolversParentTypes['AssignFilesPayload']> = {
  files?: Resolver<Maybe<Array<ResolversTypes['File']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MoveFilesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MoveFilesPayload'] = ResolversParentTypes['MoveFilesPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteFilesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteFilesPayload'] = ResolversParentTypes['DeleteFilesPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestoreFilesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RestoreFilesPayload'] = ResolversParentTypes['RestoreFilesPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type EraseFilesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['EraseFilesPayload'] = ResolversParentTypes['EraseFilesPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProjectFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectFilePayload'] = ResolversParentTypes['ProjectFilePayload']> = {
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FilterSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FilterSettings'] = ResolversParentTypes['FilterSettings']> = {
  a?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  b?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['JSONObject'], ParentType, ContextType>;
};

export type SaveFilterSettingsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveFilterSettingsPayload'] = ResolversParentTypes['SaveFilterSettingsPayload']> = {
  filterSettings?: Resolver<Maybe<ResolversTypes['FilterSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PropertyFinancialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyFinancial'] = ResolversParentTypes['PropertyFinancial']> = {
  propertyFinancialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fiscalYearStartMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startingFiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearEndReserveBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  averageHoaAnnualFee?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  previousHoaAnnualFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  annualReserveContribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  inflationRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  reserveContributionIncreaseRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  feeCollectionFrequencyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updateAllPlans?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  upcomingExpenses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  reserveMonthStart?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSetup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SavePropertyFinancialPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SavePropertyFinancialPayload'] = ResolversParentTypes['SavePropertyFinancialPayload']> = {
  propertyFinancial?: Resolver<Maybe<ResolversTypes['PropertyFinancial']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FiscalYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FiscalYear'] = ResolversParentTypes['FiscalYear']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  yearRange?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fiscalYearStartMonth?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isCurrentFiscalYear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isFutureFiscalYear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isPreviousFiscalYear?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireSetup?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  requireReconciliation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RequestFullArchivePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestFullArchivePayload'] = ResolversParentTypes['RequestFullArchivePayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ImportRequestProblemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportRequestProblem'] = ResolversParentTypes['ImportRequestProblem']> = {
  sheetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImportRequestResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportRequestResult'] = ResolversParentTypes['ImportRequestResult']> = {
  created?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ImportRequestActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportRequestActions'] = ResolversParentTypes['ImportRequestActions']> = {
  import?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ImportRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportRequest'] = ResolversParentTypes['ImportRequest']> = {
  importRequestId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['ImportRequestStatus'], ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['ImportRequestProblem']>, ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sentBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  takenBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  processedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  result?: Resolver<Maybe<ResolversTypes['ImportRequestResult']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ImportRequestActions'], ParentType, ContextType>;
};

export type OpenedImportRequestResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['OpenedImportRequest'] = ResolversParentTypes['OpenedImportRequest']> = {
  request?: Resolver<ResolversTypes['ImportRequest'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['ComponentImportPreview']>, ParentType, ContextType>;
};

export type ImportRequestPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ImportRequestPage'] = ResolversParentTypes['ImportRequestPage']> = {
  items?: Resolver<Array<ResolversTypes['ImportRequest']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateImportRequestPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateImportRequestPayload'] = ResolversParentTypes['UpdateImportRequestPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['ImportRequest']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ProcessImportRequestPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProcessImportRequestPayload'] = ResolversParentTypes['ProcessImportRequestPayload']> = {
  request?: Resolver<Maybe<ResolversTypes['ImportRequest']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type IntegrationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Integration'] = ResolversParentTypes['Integration']> = {
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  codeHint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fetches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lists?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  needsCredential?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  connectText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  missing?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  defaultUseReserveFunds?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['CredentialField']>, ParentType, ContextType>;
};

export type CredentialFieldResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CredentialField'] = ResolversParentTypes['CredentialField']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hint?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isSecret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type IntegrationCredentialResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IntegrationCredential'] = ResolversParentTypes['IntegrationCredential']> = {
  integrationCredentialId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integrationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isExpired?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalAssociationsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExternalAssociations'] = ResolversParentTypes['ExternalAssociations']> = {
  associations?: Resolver<Maybe<Array<ResolversTypes['ExternalAssociation']>>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalAssociationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExternalAssociation'] = ResolversParentTypes['ExternalAssociation']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ConnectedAppResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConnectedApp'] = ResolversParentTypes['ConnectedApp']> = {
  integrationPropertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integrationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  integrationCredentialId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credentialName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  credentialProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalPropertyCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  useReserveFundsForExpenses?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  useReserveFundsForIncome?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fetches?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isSyncing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  lastSyncedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextSyncAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastSync?: Resolver<Maybe<ResolversTypes['IntegrationSync']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type IntegrationSyncResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['IntegrationSync'] = ResolversParentTypes['IntegrationSync']> = {
  syncId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  integrationId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  integrationName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  statusName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  startedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  removed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadableExamples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNightly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BeginAuthorizationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BeginAuthorizationPayload'] = ResolversParentTypes['BeginAuthorizationPayload']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FinishAuthorizationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FinishAuthorizationPayload'] = ResolversParentTypes['FinishAuthorizationPayload']> = {
  propertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  credential?: Resolver<Maybe<ResolversTypes['IntegrationCredential']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CredentialPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CredentialPayload'] = ResolversParentTypes['CredentialPayload']> = {
  credential?: Resolver<Maybe<ResolversTypes['IntegrationCredential']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ConnectedAppPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ConnectedAppPayload'] = ResolversParentTypes['ConnectedAppPayload']> = {
  connectedApp?: Resolver<Maybe<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SyncPropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SyncPropertyPayload'] = ResolversParentTypes['SyncPropertyPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResetGlPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResetGlPayload'] = ResolversParentTypes['ResetGlPayload']> = {
  accounts?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  transactions?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  rules?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stillToReset?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type JobFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JobFile'] = ResolversParentTypes['JobFile']> = {
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type JobActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['JobActions'] = ResolversParentTypes['JobActions']> = {
  cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  download?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type JobResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['JobKind'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  progress?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  step?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['JobFile']>, ParentType, ContextType>;
  componentImport?: Resolver<Maybe<ResolversTypes['ComponentImportAnswer']>, ParentType, ContextType>;
  ledgerImport?: Resolver<Maybe<ResolversTypes['LedgerImportAnswer']>, ParentType, ContextType>;
  duplicatedPropertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  manyYears?: Resolver<Maybe<ResolversTypes['ManyYearsResult']>, ParentType, ContextType>;
  errors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['JobActions'], ParentType, ContextType>;
};

export type RequestDocumentPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RequestDocumentPayload'] = ResolversParentTypes['RequestDocumentPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type CancelJobPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CancelJobPayload'] = ResolversParentTypes['CancelJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AdminJobActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminJobActions'] = ResolversParentTypes['AdminJobActions']> = {
  retry?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdminJobResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminJob'] = ResolversParentTypes['AdminJob']> = {
  jobId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['JobStatus'], ParentType, ContextType>;
  workspaceId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  workspaceName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  runAfter?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  startedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  endedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  openForSeconds?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  errorCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['AdminJobActions'], ParentType, ContextType>;
};

export type AdminJobCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminJobCounts'] = ResolversParentTypes['AdminJobCounts']> = {
  queued?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  running?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AdminJobPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdminJobPage'] = ResolversParentTypes['AdminJobPage']> = {
  items?: Resolver<Array<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['AdminJobCounts'], ParentType, ContextType>;
};

export type RetryJobPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RetryJobPayload'] = ResolversParentTypes['RetryJobPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['AdminJob']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LedgerImportColumnResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportColumn'] = ResolversParentTypes['LedgerImportColumn']> = {
  index?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  letter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  heading?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['LedgerField']>, ParentType, ContextType>;
  samples?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LedgerImportAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportAccount'] = ResolversParentTypes['LedgerImportAccount']> = {
  glCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['AccountUse'], ParentType, ContextType>;
  suggestedUse?: Resolver<ResolversTypes['AccountUse'], ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['LedgerFund'], ParentType, ContextType>;
  isNew?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  begin?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  end?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  moneyIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerImportBalanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportBalance'] = ResolversParentTypes['LedgerImportBalance']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fund?: Resolver<Maybe<ResolversTypes['LedgerFund']>, ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LedgerImportTieResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportTie'] = ResolversParentTypes['LedgerImportTie']> = {
  kind?: Resolver<ResolversTypes['LedgerTieKind'], ParentType, ContextType>;
  glCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type LedgerImportLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportLine'] = ResolversParentTypes['LedgerImportLine']> = {
  sheetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  glCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type LedgerImportProblemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportProblem'] = ResolversParentTypes['LedgerImportProblem']> = {
  sheetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LedgerImportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImport'] = ResolversParentTypes['LedgerImport']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sheetNames?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  layout?: Resolver<ResolversTypes['LedgerLayout'], ParentType, ContextType>;
  headerRow?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['LedgerImportColumn']>, ParentType, ContextType>;
  dateOrder?: Resolver<ResolversTypes['LedgerDateOrder'], ParentType, ContextType>;
  isDateOrderSure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sign?: Resolver<ResolversTypes['LedgerAmountSign'], ParentType, ContextType>;
  isMappingSaved?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['LedgerImportAccount']>, ParentType, ContextType>;
  balances?: Resolver<Array<ResolversTypes['LedgerImportBalance']>, ParentType, ContextType>;
  ties?: Resolver<Array<ResolversTypes['LedgerImportTie']>, ParentType, ContextType>;
  sample?: Resolver<Array<ResolversTypes['LedgerImportLine']>, ParentType, ContextType>;
  newTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  knownTransactions?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicateCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<Array<ResolversTypes['LedgerImportLine']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['LedgerImportProblem']>, ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  skippedRows?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  missingFields?: Resolver<Array<ResolversTypes['LedgerField']>, ParentType, ContextType>;
  skipProblems?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skipDuplicates?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  canAccept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  enteredLines?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type UpdateLedgerImportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateLedgerImportPayload'] = ResolversParentTypes['UpdateLedgerImportPayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['LedgerImport']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LedgerImportAnswerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerImportAnswer'] = ResolversParentTypes['LedgerImportAnswer']> = {
  importId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unchanged?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  duplicates?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type AcceptLedgerImportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcceptLedgerImportPayload'] = ResolversParentTypes['AcceptLedgerImportPayload']> = {
  answer?: Resolver<Maybe<ResolversTypes['LedgerImportAnswer']>, ParentType, ContextType>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveLedgerImportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveLedgerImportPayload'] = ResolversParentTypes['RemoveLedgerImportPayload']> = {
  removedImportId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TransactionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Transaction'] = ResolversParentTypes['Transaction']> = {
  transactionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['LedgerFund'], ParentType, ContextType>;
  glCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  use?: Resolver<ResolversTypes['AccountUse'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  externalId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sourceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  componentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  projectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUnexpected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mappedBy?: Resolver<Maybe<ResolversTypes['MappedBy']>, ParentType, ContextType>;
  runningBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['TransactionActions'], ParentType, ContextType>;
};

export type TransactionActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransactionActions'] = ResolversParentTypes['TransactionActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransactionPageInfoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransactionPageInfo'] = ResolversParentTypes['TransactionPageInfo']> = {
  endCursor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hasNextPage?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type TransactionConnectionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransactionConnection'] = ResolversParentTypes['TransactionConnection']> = {
  nodes?: Resolver<Array<ResolversTypes['Transaction']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moneyIn?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  moneyOut?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  basis?: Resolver<ResolversTypes['TotalsBasis'], ParentType, ContextType>;
  leftOut?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageInfo?: Resolver<ResolversTypes['TransactionPageInfo'], ParentType, ContextType>;
};

export type StatedBalanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['StatedBalance'] = ResolversParentTypes['StatedBalance']> = {
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  balance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BankBalanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BankBalance'] = ResolversParentTypes['BankBalance']> = {
  bankAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['LedgerFund'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['BalanceOrigin']>, ParentType, ContextType>;
};

export type BankBalancesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BankBalances'] = ResolversParentTypes['BankBalances']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['BankBalance']>, ParentType, ContextType>;
};

export type LedgerConfigurationActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerConfigurationActions'] = ResolversParentTypes['LedgerConfigurationActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type GlAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GlAccount'] = ResolversParentTypes['GlAccount']> = {
  glCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['AccountKind'], ParentType, ContextType>;
  sourceKind?: Resolver<Maybe<ResolversTypes['AccountKind']>, ParentType, ContextType>;
  use?: Resolver<ResolversTypes['AccountUse'], ParentType, ContextType>;
  suggestedUse?: Resolver<ResolversTypes['AccountUse'], ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type VarianceLimitsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['VarianceLimits'] = ResolversParentTypes['VarianceLimits']> = {
  watchAbove?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alertAbove?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type GlConfigurationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['GlConfiguration'] = ResolversParentTypes['GlConfiguration']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['GlAccount']>, ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  varianceLimits?: Resolver<ResolversTypes['VarianceLimits'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['LedgerConfigurationActions'], ParentType, ContextType>;
};

export type BankAccountResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BankAccount'] = ResolversParentTypes['BankAccount']> = {
  bankAccountId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  glCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isByHand?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['LedgerFund'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  asOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  origin?: Resolver<Maybe<ResolversTypes['BalanceOrigin']>, ParentType, ContextType>;
  statedBalances?: Resolver<Array<ResolversTypes['StatedBalance']>, ParentType, ContextType>;
};

export type BankConfigurationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BankConfiguration'] = ResolversParentTypes['BankConfiguration']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['BankAccount']>, ParentType, ContextType>;
  isMissing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['LedgerConfigurationActions'], ParentType, ContextType>;
};

export type LedgerRuleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerRule'] = ResolversParentTypes['LedgerRule']> = {
  ruleId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payee?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  glCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  glName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  componentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  projectId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  projectName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isUnexpected?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LedgerWorkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerWork'] = ResolversParentTypes['LedgerWork']> = {
  workId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LedgerWorkKind'], ParentType, ContextType>;
  glCode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  glName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lineCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  doneCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MapTransactionsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MapTransactionsPayload'] = ResolversParentTypes['MapTransactionsPayload']> = {
  transactions?: Resolver<Maybe<Array<ResolversTypes['Transaction']>>, ParentType, ContextType>;
  rules?: Resolver<Maybe<Array<ResolversTypes['LedgerRule']>>, ParentType, ContextType>;
  alsoMapped?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stillToMap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveGlConfigurationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveGlConfigurationPayload'] = ResolversParentTypes['SaveGlConfigurationPayload']> = {
  glConfiguration?: Resolver<Maybe<ResolversTypes['GlConfiguration']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type BankAccountsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BankAccountsPayload'] = ResolversParentTypes['BankAccountsPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveBankConfigurationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveBankConfigurationPayload'] = ResolversParentTypes['SaveBankConfigurationPayload']> = {
  bankConfiguration?: Resolver<Maybe<ResolversTypes['BankConfiguration']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LedgerRulesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LedgerRulesPayload'] = ResolversParentTypes['LedgerRulesPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  alsoMapped?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stillToMap?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type LiveVarianceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LiveVariance'] = ResolversParentTypes['LiveVariance']> = {
  status?: Resolver<ResolversTypes['VarianceStatus'], ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type LiveHeaderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LiveHeader'] = ResolversParentTypes['LiveHeader']> = {
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reportPreparedDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastUpdated?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  missingGlCodesConfig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  missingBankAccountsConfig?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AccountExpensesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AccountExpenses'] = ResolversParentTypes['AccountExpenses']> = {
  glCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  glName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ReserveExpensesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveExpenses'] = ResolversParentTypes['ReserveExpenses']> = {
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unexpected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  accounts?: Resolver<Array<ResolversTypes['AccountExpenses']>, ParentType, ContextType>;
};

export type CashFlowMonthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CashFlowMonth'] = ResolversParentTypes['CashFlowMonth']> = {
  month?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  income?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expenses?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isWorkedBack?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  other?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type CashFlowOfReservesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CashFlowOfReserves'] = ResolversParentTypes['CashFlowOfReserves']> = {
  months?: Resolver<Array<ResolversTypes['CashFlowMonth']>, ParentType, ContextType>;
};

export type ActualCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ActualCategory'] = ResolversParentTypes['ActualCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  spent?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  planned?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  unexpected?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  variance?: Resolver<Maybe<ResolversTypes['LiveVariance']>, ParentType, ContextType>;
};

export type ExpendituresByCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExpendituresByCategory'] = ResolversParentTypes['ExpendituresByCategory']> = {
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ActualCategory']>, ParentType, ContextType>;
};

export type ProjectedCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectedCategory'] = ResolversParentTypes['ProjectedCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ProjectedExpensesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectedExpenses'] = ResolversParentTypes['ProjectedExpenses']> = {
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ProjectedCategory']>, ParentType, ContextType>;
};

export type RealTimeFinancialHealthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RealTimeFinancialHealth'] = ResolversParentTypes['RealTimeFinancialHealth']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  header?: Resolver<ResolversTypes['LiveHeader'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  numberOfUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthsToDate?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<Array<ResolversTypes['ReportRun']>, ParentType, ContextType>;
  currentReserveBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reserveAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentOperatingBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  operatingAccounts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  monthlyAssessmentPerUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  monthlyReserveContributionPerUnit?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  spendingActualYtd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  spendingPlanned?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  spendingVariance?: Resolver<Maybe<ResolversTypes['LiveVariance']>, ParentType, ContextType>;
  unexpectedYtd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  budgetedContributionsYtd?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  reserveIncomeYtd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  incomeVariance?: Resolver<Maybe<ResolversTypes['LiveVariance']>, ParentType, ContextType>;
  reserveExpenses?: Resolver<ResolversTypes['ReserveExpenses'], ParentType, ContextType>;
  cashFlowOfReserves?: Resolver<ResolversTypes['CashFlowOfReserves'], ParentType, ContextType>;
  expendituresByCategory?: Resolver<ResolversTypes['ExpendituresByCategory'], ParentType, ContextType>;
  projectedExpenses?: Resolver<Array<ResolversTypes['ProjectedExpenses']>, ParentType, ContextType>;
  varianceLimits?: Resolver<ResolversTypes['VarianceLimits'], ParentType, ContextType>;
  assumptionsProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MaintenanceTaskResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MaintenanceTask'] = ResolversParentTypes['MaintenanceTask']> = {
  maintenanceTaskId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  everyYears?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimatedCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  vendor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  nextDueOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ComponentMaintenanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentMaintenance'] = ResolversParentTypes['ComponentMaintenance']> = {
  tasks?: Resolver<Array<ResolversTypes['MaintenanceTask']>, ParentType, ContextType>;
  yearlyCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['MaintenanceActions'], ParentType, ContextType>;
};

export type MaintenanceActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MaintenanceActions'] = ResolversParentTypes['MaintenanceActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewCosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PropertyMaintenanceTaskResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyMaintenanceTask'] = ResolversParentTypes['PropertyMaintenanceTask']> = {
  task?: Resolver<ResolversTypes['MaintenanceTask'], ParentType, ContextType>;
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  componentName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MaintenanceYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MaintenanceYear'] = ResolversParentTypes['MaintenanceYear']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  taskCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type PropertyMaintenanceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyMaintenance'] = ResolversParentTypes['PropertyMaintenance']> = {
  tasks?: Resolver<Array<ResolversTypes['PropertyMaintenanceTask']>, ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['MaintenanceYear']>, ParentType, ContextType>;
  yearlyCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['MaintenanceActions'], ParentType, ContextType>;
};

export type MaintenancePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MaintenancePayload'] = ResolversParentTypes['MaintenancePayload']> = {
  component?: Resolver<Maybe<ResolversTypes['Component']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NotificationPreferencesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationPreferences'] = ResolversParentTypes['NotificationPreferences']> = {
  channelSetting?: Resolver<ResolversTypes['NotificationChannel'], ParentType, ContextType>;
  taskSettings?: Resolver<Array<ResolversTypes['NotificationTaskSetting']>, ParentType, ContextType>;
  timeZone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationChannelResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationChannel'] = ResolversParentTypes['NotificationChannel']> = {
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  emailFrequencyId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type NotificationTaskSettingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NotificationTaskSetting'] = ResolversParentTypes['NotificationTaskSetting']> = {
  notificationCategoryId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type SaveNotificationPreferencesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveNotificationPreferencesPayload'] = ResolversParentTypes['SaveNotificationPreferencesPayload']> = {
  notificationPreferences?: Resolver<Maybe<ResolversTypes['NotificationPreferences']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type NoteTimeZonePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['NoteTimeZonePayload'] = ResolversParentTypes['NoteTimeZonePayload']> = {
  notificationPreferences?: Resolver<Maybe<ResolversTypes['NotificationPreferences']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserNotificationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserNotification'] = ResolversParentTypes['UserNotification']> = {
  userNotificationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  associatedUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  associatedUserFullName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  titleTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  bodyTemplate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notifyDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isRead?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  link?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type UserNotificationPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserNotificationPage'] = ResolversParentTypes['UserNotificationPage']> = {
  items?: Resolver<Array<ResolversTypes['UserNotification']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unreadCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MarkNotificationReadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MarkNotificationReadPayload'] = ResolversParentTypes['MarkNotificationReadPayload']> = {
  notification?: Resolver<Maybe<ResolversTypes['UserNotification']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type MarkAllNotificationsReadPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MarkAllNotificationsReadPayload'] = ResolversParentTypes['MarkAllNotificationsReadPayload']> = {
  marked?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PhotoResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Photo'] = ResolversParentTypes['Photo']> = {
  propertyPhotoId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  smallFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mediumFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  largeFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  originalFileUrl?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenDate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  takenYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  uploadDate?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  uploadYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  uploadByFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  latitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  longitude?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  includeInPhotosReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  propertyComponents?: Resolver<Array<ResolversTypes['AttachedComponent']>, ParentType, ContextType>;
  projects?: Resolver<Array<ResolversTypes['AttachedProject']>, ParentType, ContextType>;
  isPrimaryOf?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  imageState?: Resolver<ResolversTypes['PhotoImageState'], ParentType, ContextType>;
  imageProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contentHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  placeholder?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  camera?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  deletedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PhotoActions'], ParentType, ContextType>;
};

export type PhotoActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhotoActions'] = ResolversParentTypes['PhotoActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeReport?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retryPicture?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  download?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AttachedComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AttachedComponent'] = ResolversParentTypes['AttachedComponent']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AttachedProjectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AttachedProject'] = ResolversParentTypes['AttachedProject']> = {
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PhotoPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhotoPage'] = ResolversParentTypes['PhotoPage']> = {
  items?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inReportCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trashDays?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  months?: Resolver<Array<ResolversTypes['PhotoMonth']>, ParentType, ContextType>;
};

export type PhotoMonthResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhotoMonth'] = ResolversParentTypes['PhotoMonth']> = {
  month?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPhotosPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPhotosPayload'] = ResolversParentTypes['ProjectPhotosPayload']> = {
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePhotoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePhotoPayload'] = ResolversParentTypes['UpdatePhotoPayload']> = {
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPrimaryPhotoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetPrimaryPhotoPayload'] = ResolversParentTypes['SetPrimaryPhotoPayload']> = {
  component?: Resolver<Maybe<ResolversTypes['Component']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssignPhotosPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssignPhotosPayload'] = ResolversParentTypes['AssignPhotosPayload']> = {
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetPhotosReportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetPhotosReportPayload'] = ResolversParentTypes['SetPhotosReportPayload']> = {
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePhotoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePhotoPayload'] = ResolversParentTypes['DeletePhotoPayload']> = {
  propertyPhotoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePhotosPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePhotosPayload'] = ResolversParentTypes['DeletePhotosPayload']> = {
  propertyPhotoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RestorePhotosPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RestorePhotosPayload'] = ResolversParentTypes['RestorePhotosPayload']> = {
  propertyPhotoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ErasePhotosPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ErasePhotosPayload'] = ResolversParentTypes['ErasePhotosPayload']> = {
  propertyPhotoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PhotosReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhotosReport'] = ResolversParentTypes['PhotosReport']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preparedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<Array<ResolversTypes['ReportRun']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['PhotosReportGroup']>, ParentType, ContextType>;
};

export type PhotosReportGroupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PhotosReportGroup'] = ResolversParentTypes['PhotosReportGroup']> = {
  component?: Resolver<Maybe<ResolversTypes['AttachedComponent']>, ParentType, ContextType>;
  photos?: Resolver<Array<ResolversTypes['Photo']>, ParentType, ContextType>;
};

export type PlacementResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Placement'] = ResolversParentTypes['Placement']> = {
  placementId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['PlacementKind'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  compounding?: Resolver<ResolversTypes['Compounding'], ParentType, ContextType>;
  startDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  maturityDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  notes?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  maturityValue?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  annualYield?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  isMatured?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InstitutionTotalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InstitutionTotal'] = ResolversParentTypes['InstitutionTotal']> = {
  institution?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  deposits?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  uninsured?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlacementYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlacementYear'] = ResolversParentTypes['PlacementYear']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  endDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  maturing?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  locked?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contributions?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expenditures?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  available?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlacementSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlacementSummary'] = ResolversParentTypes['PlacementSummary']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  ledgerBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  ledgerAsOf?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  blendedYield?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  insuredLimit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  insuranceSource?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  institutions?: Resolver<Array<ResolversTypes['InstitutionTotal']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['PlacementYear']>, ParentType, ContextType>;
  warnings?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlacementsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlacementsPayload'] = ResolversParentTypes['PlacementsPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type FundingYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FundingYear'] = ResolversParentTypes['FundingYear']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  specialAssessments?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loanProceeds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expenditures?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debtService?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedStart?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedEnd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percentFundedStart?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  percentFundedEnd?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export type FundingReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['FundingReport'] = ResolversParentTypes['FundingReport']> = {
  years?: Resolver<Array<ResolversTypes['FundingYear']>, ParentType, ContextType>;
  lowestBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowestBalanceYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstShortfallYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  endBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type PlanGoalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanGoal'] = ResolversParentTypes['PlanGoal']> = {
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  percent?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  year?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type LadderStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LadderStep'] = ResolversParentTypes['LadderStep']> = {
  fromYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['LadderStepKind'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  increaseRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
};

export type SpecialAssessmentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpecialAssessment'] = ResolversParentTypes['SpecialAssessment']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['SpecialAssessmentStatus'], ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PlanYearOverrideResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanYearOverride'] = ResolversParentTypes['PlanYearOverride']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inflationRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  increaseRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export type PlanLoanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanLoan'] = ResolversParentTypes['PlanLoan']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  principal?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  annualRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  months?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  areFeesFinanced?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  interestOnlyMonths?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  repaidFrom?: Resolver<ResolversTypes['LoanRepayment'], ParentType, ContextType>;
};

export type ComponentMoveResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentMove'] = ResolversParentTypes['ComponentMove']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanConventionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanConventions'] = ResolversParentTypes['PlanConventions']> = {
  inflationTiming?: Resolver<ResolversTypes['InflationTiming'], ParentType, ContextType>;
  interestConvention?: Resolver<ResolversTypes['InterestConvention'], ParentType, ContextType>;
  rateBasis?: Resolver<ResolversTypes['RateBasis'], ParentType, ContextType>;
  taxRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
};

export type PlanSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanSettings'] = ResolversParentTypes['PlanSettings']> = {
  method?: Resolver<ResolversTypes['PlanMethod'], ParentType, ContextType>;
  goal?: Resolver<ResolversTypes['PlanGoal'], ParentType, ContextType>;
  startingBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  firstYearContribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  increaseRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  inflationRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  ladder?: Resolver<Array<ResolversTypes['LadderStep']>, ParentType, ContextType>;
  specialAssessments?: Resolver<Array<ResolversTypes['SpecialAssessment']>, ParentType, ContextType>;
  yearOverrides?: Resolver<Array<ResolversTypes['PlanYearOverride']>, ParentType, ContextType>;
  loans?: Resolver<Array<ResolversTypes['PlanLoan']>, ParentType, ContextType>;
  costShock?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  lifeOffset?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  moves?: Resolver<Array<ResolversTypes['ComponentMove']>, ParentType, ContextType>;
  conventions?: Resolver<ResolversTypes['PlanConventions'], ParentType, ContextType>;
};

export type BigProjectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BigProject'] = ResolversParentTypes['BigProject']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  balanceAfter?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percentFundedAfter?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export type CashFactsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CashFacts'] = ResolversParentTypes['CashFacts']> = {
  lowestBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowestBalanceYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstShortfallYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fiveYearCover?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  nextBigProject?: Resolver<Maybe<ResolversTypes['BigProject']>, ParentType, ContextType>;
};

export type PlanActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanActions'] = ResolversParentTypes['PlanActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  duplicate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  recommend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adopt?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disclose?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeDocuments?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AdoptionFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AdoptionFile'] = ResolversParentTypes['AdoptionFile']> = {
  adoptionFileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyFileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  folderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PlanAdoptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanAdoption'] = ResolversParentTypes['PlanAdoption']> = {
  planAdoptionId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  adoptedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  adoptedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  votesFor?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  votesAgainst?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  votesAbstained?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isCurrent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['AdoptionFile']>, ParentType, ContextType>;
};

export type PlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Plan'] = ResolversParentTypes['Plan']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  method?: Resolver<ResolversTypes['PlanMethod'], ParentType, ContextType>;
  isRecommended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDefaultRecommendedPlan?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isAdopted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDisclosure?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  firstYearContribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  monthlyPerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  increaseRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  inflationRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  interestRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  settings?: Resolver<ResolversTypes['PlanSettings'], ParentType, ContextType>;
  isFeasible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  infeasibleReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bindingYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  computedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  fundingReport?: Resolver<Maybe<ResolversTypes['FundingReport']>, ParentType, ContextType>;
  cashFacts?: Resolver<Maybe<ResolversTypes['CashFacts']>, ParentType, ContextType>;
  adoption?: Resolver<Maybe<ResolversTypes['PlanAdoption']>, ParentType, ContextType>;
  carriedFromPlanId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  list?: Resolver<ResolversTypes['PlanList'], ParentType, ContextType>;
  property?: Resolver<ResolversTypes['Property'], ParentType, ContextType>;
  bridge?: Resolver<ResolversTypes['PlanBridge'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PlanActions'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disclosure?: Resolver<Maybe<ResolversTypes['Disclosure']>, ParentType, ContextType>;
  disclosureFacts?: Resolver<Maybe<ResolversTypes['DisclosureFactSheet']>, ParentType, ContextType>;
};

export type PlanListActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanListActions'] = ResolversParentTypes['PlanListActions']> = {
  create?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanLeadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanLead'] = ResolversParentTypes['PlanLead']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  standing?: Resolver<ResolversTypes['PlanStanding'], ParentType, ContextType>;
};

export type TodaysFundingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TodaysFunding'] = ResolversParentTypes['TodaysFunding']> = {
  contribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  difference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  totalDifference?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowestBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowestBalanceYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstShortfallYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PlanListResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanList'] = ResolversParentTypes['PlanList']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isReadOnly?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  hasLoanAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberOfUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  annualFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  previousAnnualFee?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PlanSettings']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Plan']>, ParentType, ContextType>;
  overfundedAbove?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  leading?: Resolver<Maybe<ResolversTypes['PlanLead']>, ParentType, ContextType>;
  inventory?: Resolver<Maybe<ResolversTypes['PlanInventory']>, ParentType, ContextType>;
  steps?: Resolver<Maybe<ResolversTypes['PlanningSteps']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PlanListActions'], ParentType, ContextType>;
};

export type PlanComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanComponent'] = ResolversParentTypes['PlanComponent']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  usefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingUsefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlanInventoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanInventory'] = ResolversParentTypes['PlanInventory']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['PlanComponent']>, ParentType, ContextType>;
};

export type PlanningStepResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanningStep'] = ResolversParentTypes['PlanningStep']> = {
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['PlanningStepKey'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['PlanningStepState'], ParentType, ContextType>;
  opensOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
};

export type PlanningStepsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanningSteps'] = ResolversParentTypes['PlanningSteps']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastCompletedStep?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['PlanningStep']>, ParentType, ContextType>;
};

export type PlanPreviewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanPreview'] = ResolversParentTypes['PlanPreview']> = {
  settings?: Resolver<ResolversTypes['PlanSettings'], ParentType, ContextType>;
  isFeasible?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  infeasibleReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bindingYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  monthlyPerUnit?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fundingReport?: Resolver<Maybe<ResolversTypes['FundingReport']>, ParentType, ContextType>;
  cashFacts?: Resolver<Maybe<ResolversTypes['CashFacts']>, ParentType, ContextType>;
};

export type BridgeBarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BridgeBar'] = ResolversParentTypes['BridgeBar']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  change?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type BridgeFigureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BridgeFigure'] = ResolversParentTypes['BridgeFigure']> = {
  figure?: Resolver<ResolversTypes['BridgeFigureName'], ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['BridgeUnit'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  bars?: Resolver<Array<ResolversTypes['BridgeBar']>, ParentType, ContextType>;
};

export type PlanDifferenceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanDifference'] = ResolversParentTypes['PlanDifference']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlanBridgeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanBridge'] = ResolversParentTypes['PlanBridge']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<Maybe<ResolversTypes['PlanAdoption']>, ParentType, ContextType>;
  figures?: Resolver<Array<ResolversTypes['BridgeFigure']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['PlanDifference']>, ParentType, ContextType>;
};

export type PlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanPayload'] = ResolversParentTypes['PlanPayload']> = {
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType>;
  list?: Resolver<Maybe<ResolversTypes['PlanList']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveAdoptionFilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveAdoptionFilePayload'] = ResolversParentTypes['RemoveAdoptionFilePayload']> = {
  adoptionFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeletePlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeletePlanPayload'] = ResolversParentTypes['DeletePlanPayload']> = {
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PreviewPlanPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PreviewPlanPayload'] = ResolversParentTypes['PreviewPlanPayload']> = {
  preview?: Resolver<Maybe<ResolversTypes['PlanPreview']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type AssociationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Association'] = ResolversParentTypes['Association']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numberOfUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  leadBy?: Resolver<Maybe<ResolversTypes['LeadingFunding']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  percentFunded?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  fundingBand?: Resolver<Maybe<ResolversTypes['FundingBand']>, ParentType, ContextType>;
  lowestBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  lowestBalanceYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  firstYearBelowZero?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fiveYearCover?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  disclosureDue?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isDisclosureOverdue?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  studyDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contribution?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  recommendedContribution?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  contributionShare?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type HistogramBarResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['HistogramBar'] = ResolversParentTypes['HistogramBar']> = {
  from?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  to?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  associations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssociationSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssociationSummary'] = ResolversParentTypes['AssociationSummary']> = {
  associations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withFigures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weak?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fair?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  strong?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  belowZero?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  coverBelow100?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  disclosureOverdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  contributeLess?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  histogram?: Resolver<Array<ResolversTypes['HistogramBar']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AssociationPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssociationPage'] = ResolversParentTypes['AssociationPage']> = {
  items?: Resolver<Array<ResolversTypes['Association']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['AssociationSummary'], ParentType, ContextType>;
};

export type AnalyticsUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnalyticsUser'] = ResolversParentTypes['AnalyticsUser']> = {
  workspaceUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reachesAllProperties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignedProperties?: Resolver<Array<ResolversTypes['AssignedProperty']>, ParentType, ContextType>;
  activity?: Resolver<ResolversTypes['UserActivity'], ParentType, ContextType>;
};

export type AnalyticsUserSummaryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnalyticsUserSummary'] = ResolversParentTypes['AnalyticsUserSummary']> = {
  users?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  recent?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quiet?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  never?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutManager?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AnalyticsUserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnalyticsUserPage'] = ResolversParentTypes['AnalyticsUserPage']> = {
  items?: Resolver<Array<ResolversTypes['AnalyticsUser']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  summary?: Resolver<ResolversTypes['AnalyticsUserSummary'], ParentType, ContextType>;
};

export type AssociationPlaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssociationPlace'] = ResolversParentTypes['AssociationPlace']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  percentFunded?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  fundingBand?: Resolver<Maybe<ResolversTypes['FundingBand']>, ParentType, ContextType>;
  lowestBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstYearBelowZero?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  latitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  longitude?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type UnplacedAssociationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UnplacedAssociation'] = ResolversParentTypes['UnplacedAssociation']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AssociationMapResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssociationMap'] = ResolversParentTypes['AssociationMap']> = {
  places?: Resolver<Array<ResolversTypes['AssociationPlace']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  withoutPlace?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  named?: Resolver<Array<ResolversTypes['UnplacedAssociation']>, ParentType, ContextType>;
};

export type SpendRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpendRow'] = ResolversParentTypes['SpendRow']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectSpendResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectSpend'] = ResolversParentTypes['ProjectSpend']> = {
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  payments?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projects?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['SpendRow']>, ParentType, ContextType>;
  others?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SpendPaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpendPayment'] = ResolversParentTypes['SpendPayment']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phaseName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isNotNamed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['SpendFund'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type SpendBreakdownResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SpendBreakdown'] = ResolversParentTypes['SpendBreakdown']> = {
  items?: Resolver<Array<ResolversTypes['SpendPayment']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type BelowZeroYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BelowZeroYear'] = ResolversParentTypes['BelowZeroYear']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  after?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MovedAssociationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['MovedAssociation'] = ResolversParentTypes['MovedAssociation']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  after?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type PortfolioWhatIfResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PortfolioWhatIf'] = ResolversParentTypes['PortfolioWhatIf']> = {
  associations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outOfRange?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  years?: Resolver<Array<ResolversTypes['BelowZeroYear']>, ParentType, ContextType>;
  moved?: Resolver<Array<ResolversTypes['MovedAssociation']>, ParentType, ContextType>;
};

export type ProjectResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Project'] = ResolversParentTypes['Project']> = {
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currentPhaseStatus?: Resolver<ResolversTypes['ProjectPhaseStatus'], ParentType, ContextType>;
  phaseSince?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['ProjectOwner']>, ParentType, ContextType>;
  startDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  dueDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  contractor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractAmount?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  changeOrderTotal?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  contracted?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  awardedBidId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  bidCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paid?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  paidOnContract?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  isCompleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  isDeleted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  propertyComponents?: Resolver<Array<ResolversTypes['ProjectComponent']>, ParentType, ContextType>;
  people?: Resolver<Array<ResolversTypes['ProjectOwner']>, ParentType, ContextType>;
  isFollowing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  checklistDone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checklistTotal?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  noteCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ProjectActions'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['ProjectPayment']>, ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['ProjectNote']>, ParentType, ContextType>;
  scopeOfWork?: Resolver<Array<ResolversTypes['ScopeOfWork']>, ParentType, ContextType>;
  bids?: Resolver<Array<ResolversTypes['Bid']>, ParentType, ContextType>;
  changeOrders?: Resolver<Array<ResolversTypes['ChangeOrder']>, ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['ChecklistItem']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  photoCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPhaseStatusResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPhaseStatus'] = ResolversParentTypes['ProjectPhaseStatus']> = {
  projectTemplatePhaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectOwnerResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectOwner'] = ResolversParentTypes['ProjectOwner']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProjectComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectComponent'] = ResolversParentTypes['ProjectComponent']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  nextReplacementYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  includePhotos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectActions'] = ResolversParentTypes['ProjectActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addNote?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewMoney?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ProjectPaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPayment'] = ResolversParentTypes['ProjectPayment']> = {
  paymentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  paidOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  payee?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fund?: Resolver<ResolversTypes['PaymentFund'], ParentType, ContextType>;
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  componentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  contractId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BidResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Bid'] = ResolversParentTypes['Bid']> = {
  bidId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  bidder?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  bidDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  validUntil?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  propertyFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['BidLine']>, ParentType, ContextType>;
  isAwarded?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type BidLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BidLine'] = ResolversParentTypes['BidLine']> = {
  scopeOfWorkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ChangeOrderResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChangeOrder'] = ResolversParentTypes['ChangeOrder']> = {
  changeOrderId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  approvedBy?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  approvedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  propertyFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ChecklistItemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ChecklistItem'] = ResolversParentTypes['ChecklistItem']> = {
  checklistItemId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectTemplatePhaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isDone?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  doneByName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  doneAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectNoteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectNote'] = ResolversParentTypes['ProjectNote']> = {
  noteId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  editedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  mentionedUserIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ProjectNoteActions'], ParentType, ContextType>;
};

export type ProjectNoteActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectNoteActions'] = ResolversParentTypes['ProjectNoteActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ScopeOfWorkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ScopeOfWork'] = ResolversParentTypes['ScopeOfWork']> = {
  scopeOfWorkId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  estimate?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  propertyComponentId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  componentName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPage'] = ResolversParentTypes['ProjectPage']> = {
  items?: Resolver<Array<ResolversTypes['Project']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPhaseResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPhase'] = ResolversParentTypes['ProjectPhase']> = {
  projectTemplatePhaseId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sortOrder?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  projectCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  checklist?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProjectPhasesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPhases'] = ResolversParentTypes['ProjectPhases']> = {
  phases?: Resolver<Array<ResolversTypes['ProjectPhase']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectPersonResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPerson'] = ResolversParentTypes['ProjectPerson']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProposedComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProposedComponent'] = ResolversParentTypes['ProposedComponent']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  usefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingUsefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lastReplacedYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  actualCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  actualCostSource?: Resolver<ResolversTypes['ActualCostSource'], ParentType, ContextType>;
  newLastReplacedYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  newRemainingUsefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProjectCompletionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectCompletion'] = ResolversParentTypes['ProjectCompletion']> = {
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  completedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  inventoryYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contracted?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['ProposedComponent']>, ParentType, ContextType>;
  missing?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type CompletedWorkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CompletedWork'] = ResolversParentTypes['CompletedWork']> = {
  projectId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  projectName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  completedOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  actualCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  plannedCost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ProjectPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ProjectPayload'] = ResolversParentTypes['ProjectPayload']> = {
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SaveProjectPhasesPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveProjectPhasesPayload'] = ResolversParentTypes['SaveProjectPhasesPayload']> = {
  projectPhases?: Resolver<Maybe<ResolversTypes['ProjectPhases']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PropertyImportStatusResolvers = EnumResolverSignature<{ READY?: any, PROBLEMS?: any, EXISTS?: any, ADDED?: any, FAILED?: any }, ResolversTypes['PropertyImportStatus']>;

export type PropertyImportProblemResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyImportProblem'] = ResolversParentTypes['PropertyImportProblem']> = {
  sheetName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  row?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  column?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PropertyImportLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyImportLine'] = ResolversParentTypes['PropertyImportLine']> = {
  position?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfUnits?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  startingReserveBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  componentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  componentsCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['PropertyImportStatus'], ParentType, ContextType>;
  propertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['PropertyImportProblem']>, ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PropertyImportCountsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyImportCounts'] = ResolversParentTypes['PropertyImportCounts']> = {
  ready?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  problems?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exists?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  added?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyImportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyImport'] = ResolversParentTypes['PropertyImport']> = {
  propertyImportId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  isAccepted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  counts?: Resolver<ResolversTypes['PropertyImportCounts'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['PropertyImportLine']>, ParentType, ContextType>;
  problems?: Resolver<Array<ResolversTypes['PropertyImportProblem']>, ParentType, ContextType>;
  problemCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type AcceptPropertyImportPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AcceptPropertyImportPayload'] = ResolversParentTypes['AcceptPropertyImportPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type PropertyTypeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyType'] = ResolversParentTypes['PropertyType']> = {
  id?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LatLngResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LatLng'] = ResolversParentTypes['LatLng']> = {
  lat?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  lng?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PropertyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Property'] = ResolversParentTypes['Property']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addressLine1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  addressLine2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zipCode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  yearBuilt?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isCondoConverted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  numberOfUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  numberOfFloors?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  yearOfConversion?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyDescription?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isFeatureToggleOn?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  allowPlanning?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isIntegratedProperty?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  latLng?: Resolver<Maybe<ResolversTypes['LatLng']>, ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hasLoanAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  isDemo?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updatedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PropertyActions'], ParentType, ContextType>;
  fiscalYears?: Resolver<Array<ResolversTypes['FiscalYear']>, ParentType, ContextType>;
  propertyFinancial?: Resolver<Maybe<ResolversTypes['PropertyFinancial']>, ParentType, ContextType, Partial<PropertyPropertyFinancialArgs>>;
  reserveStudies?: Resolver<Array<ResolversTypes['ReserveStudy']>, ParentType, ContextType>;
  reserveStudy?: Resolver<Maybe<ResolversTypes['ReserveStudy']>, ParentType, ContextType>;
  components?: Resolver<Maybe<ResolversTypes['ComponentList']>, ParentType, ContextType, RequireFields<PropertyComponentsArgs, 'fiscalYear'>>;
  defaultRecommendedPlan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType, RequireFields<PropertyDefaultRecommendedPlanArgs, 'fiscalYear'>>;
  financialHealth?: Resolver<Maybe<ResolversTypes['FinancialHealth']>, ParentType, ContextType, RequireFields<PropertyFinancialHealthArgs, 'fiscalYear'>>;
  activity?: Resolver<ResolversTypes['ActivityConnection'], ParentType, ContextType, RequireFields<PropertyActivityArgs, 'page'>>;
  calendar?: Resolver<Array<ResolversTypes['CalendarItem']>, ParentType, ContextType, RequireFields<PropertyCalendarArgs, 'from' | 'to'>>;
  calendarFeed?: Resolver<Maybe<ResolversTypes['CalendarFeed']>, ParentType, ContextType>;
  folders?: Resolver<Array<ResolversTypes['Folder']>, ParentType, ContextType>;
  files?: Resolver<ResolversTypes['FileListing'], ParentType, ContextType, RequireFields<PropertyFilesArgs, 'isDeleted'>>;
  fileUsage?: Resolver<ResolversTypes['FileUsage'], ParentType, ContextType>;
  filesEndingSoon?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  connectedApp?: Resolver<Maybe<ResolversTypes['ConnectedApp']>, ParentType, ContextType>;
  syncs?: Resolver<Array<ResolversTypes['IntegrationSync']>, ParentType, ContextType>;
  ledgerWork?: Resolver<Array<ResolversTypes['LedgerWork']>, ParentType, ContextType>;
  transactions?: Resolver<ResolversTypes['TransactionConnection'], ParentType, ContextType, RequireFields<PropertyTransactionsArgs, 'sort' | 'desc' | 'first'>>;
  bankBalances?: Resolver<Maybe<ResolversTypes['BankBalances']>, ParentType, ContextType, Partial<PropertyBankBalancesArgs>>;
  glConfiguration?: Resolver<Maybe<ResolversTypes['GlConfiguration']>, ParentType, ContextType>;
  bankConfiguration?: Resolver<Maybe<ResolversTypes['BankConfiguration']>, ParentType, ContextType>;
  ledgerRules?: Resolver<Array<ResolversTypes['LedgerRule']>, ParentType, ContextType>;
  realTimeFinancialHealth?: Resolver<Maybe<ResolversTypes['RealTimeFinancialHealth']>, ParentType, ContextType, RequireFields<PropertyRealTimeFinancialHealthArgs, 'fiscalYear'>>;
  maintenance?: Resolver<Maybe<ResolversTypes['PropertyMaintenance']>, ParentType, ContextType>;
  photos?: Resolver<ResolversTypes['PhotoPage'], ParentType, ContextType, RequireFields<PropertyPhotosArgs, 'sortBy' | 'sortDesc' | 'page' | 'pageSize' | 'isDeleted'>>;
  photosReport?: Resolver<ResolversTypes['PhotosReport'], ParentType, ContextType>;
  placements?: Resolver<Array<ResolversTypes['Placement']>, ParentType, ContextType>;
  placementSummary?: Resolver<Maybe<ResolversTypes['PlacementSummary']>, ParentType, ContextType>;
  plans?: Resolver<Maybe<ResolversTypes['PlanList']>, ParentType, ContextType, RequireFields<PropertyPlansArgs, 'fiscalYear'>>;
  projects?: Resolver<ResolversTypes['ProjectPage'], ParentType, ContextType, RequireFields<PropertyProjectsArgs, 'state' | 'page' | 'pageSize'>>;
  projectPhases?: Resolver<ResolversTypes['ProjectPhases'], ParentType, ContextType>;
  projectPeople?: Resolver<Array<ResolversTypes['ProjectPerson']>, ParentType, ContextType>;
  reserveBorrowing?: Resolver<Maybe<ResolversTypes['ReserveBorrowing']>, ParentType, ContextType>;
  reserveTransfers?: Resolver<Maybe<ResolversTypes['ReserveTransferPage']>, ParentType, ContextType, RequireFields<PropertyReserveTransfersArgs, 'state' | 'page'>>;
};

export type PropertyActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyActions'] = ResolversParentTypes['PropertyActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewFinancials?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editFinancials?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewReserveStudies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editReserveStudies?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewConnectedApps?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  applyToAllPlans?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setTest?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  setDisplayToggles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewDashboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewComponentCosts?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewDetails?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  addPhotos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editPhotos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deletePhotos?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deleteFiles?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  eraseMedia?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewProjects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editProjects?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewLedger?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  editLedger?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewUserActivity?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PropertyListRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyListRow'] = ResolversParentTypes['PropertyListRow']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  propertyTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyIsActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  numberOfUnits?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['PropertyRowActions'], ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  outlook?: Resolver<Maybe<ResolversTypes['PropertyOutlook']>, ParentType, ContextType>;
  fiscalYears?: Resolver<Array<ResolversTypes['FiscalYear']>, ParentType, ContextType>;
  propertyFinancial?: Resolver<Maybe<ResolversTypes['PropertyFinancial']>, ParentType, ContextType>;
  reserveStudies?: Resolver<Array<ResolversTypes['ReserveStudy']>, ParentType, ContextType>;
};

export type PropertyRowActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyRowActions'] = ResolversParentTypes['PropertyRowActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  archive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  viewDashboard?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PropertyOutlookResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyOutlook'] = ResolversParentTypes['PropertyOutlook']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  percentFunded?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  fundingBand?: Resolver<Maybe<ResolversTypes['FundingBand']>, ParentType, ContextType>;
  endBalances?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
  lowestBalance?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  firstShortfallYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['PlanLead']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['TodaysFunding']>, ParentType, ContextType>;
};

export type PropertyPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyPage'] = ResolversParentTypes['PropertyPage']> = {
  items?: Resolver<Array<ResolversTypes['PropertyListRow']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PropertyChoiceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PropertyChoice'] = ResolversParentTypes['PropertyChoice']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceCompanyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profileImage?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  outlook?: Resolver<Maybe<ResolversTypes['PropertyOutlook']>, ParentType, ContextType>;
};

export type AddPropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddPropertyPayload'] = ResolversParentTypes['AddPropertyPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdatePropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdatePropertyPayload'] = ResolversParentTypes['UpdatePropertyPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ArchivePropertyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ArchivePropertyPayload'] = ResolversParentTypes['ArchivePropertyPayload']> = {
  propertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemovePropertyImagePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemovePropertyImagePayload'] = ResolversParentTypes['RemovePropertyImagePayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ExpenditureResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Expenditure'] = ResolversParentTypes['Expenditure']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type CategoryTotalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CategoryTotal'] = ResolversParentTypes['CategoryTotal']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['Expenditure']>, ParentType, ContextType>;
};

export type YearCategoryTotalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YearCategoryTotal'] = ResolversParentTypes['YearCategoryTotal']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AnticipatedExpenditureYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnticipatedExpenditureYear'] = ResolversParentTypes['AnticipatedExpenditureYear']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['YearCategoryTotal']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['Expenditure']>, ParentType, ContextType>;
};

export type ComponentInventoryReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ComponentInventoryReport'] = ResolversParentTypes['ComponentInventoryReport']> = {
  categories?: Resolver<Array<ResolversTypes['CategoryTotal']>, ParentType, ContextType>;
};

export type AnticipatedExpendituresReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AnticipatedExpendituresReport'] = ResolversParentTypes['AnticipatedExpendituresReport']> = {
  anticipatedExpenditureYears?: Resolver<Array<ResolversTypes['AnticipatedExpenditureYear']>, ParentType, ContextType>;
};

export type PlanOutcomeResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanOutcome'] = ResolversParentTypes['PlanOutcome']> = {
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  firstYearContribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  increaseRate?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  lowestBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  lowestBalanceYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  firstShortfallYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fiveYearCover?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  percentFundedEnd?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  endBalances?: Resolver<Array<ResolversTypes['Money']>, ParentType, ContextType>;
};

export type ReportPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportPlan'] = ResolversParentTypes['ReportPlan']> = {
  planId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  standing?: Resolver<Maybe<ResolversTypes['PlanStanding']>, ParentType, ContextType>;
};

export type ReportAdoptionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportAdoption'] = ResolversParentTypes['ReportAdoption']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  planName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meetingDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  isShown?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type BandLimitsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['BandLimits'] = ResolversParentTypes['BandLimits']> = {
  weakBelow?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  strongFrom?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  overfundedAbove?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
};

export type RatingBandsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RatingBands'] = ResolversParentTypes['RatingBands']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  weakBelow?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  strongFrom?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  overfundedAbove?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['RatingBandsActions'], ParentType, ContextType>;
};

export type RatingBandsActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RatingBandsActions'] = ResolversParentTypes['RatingBandsActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReportRunResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportRun'] = ResolversParentTypes['ReportRun']> = {
  kind?: Resolver<ResolversTypes['ReportRunKind'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReportConventionResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportConvention'] = ResolversParentTypes['ReportConvention']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReportCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReportCategory'] = ResolversParentTypes['ReportCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PercentFundedRowResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PercentFundedRow'] = ResolversParentTypes['PercentFundedRow']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  startBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedStart?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percentFundedStart?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  bandStart?: Resolver<Maybe<ResolversTypes['FundingBand']>, ParentType, ContextType>;
  contribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  specialAssessments?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loanProceeds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expenditures?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debtService?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedEnd?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  percentFundedEnd?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  bandEnd?: Resolver<Maybe<ResolversTypes['FundingBand']>, ParentType, ContextType>;
};

export type PercentFundedTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PercentFundedTotals'] = ResolversParentTypes['PercentFundedTotals']> = {
  contribution?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  specialAssessments?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loanProceeds?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expenditures?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  debtService?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Report'] = ResolversParentTypes['Report']> = {
  __resolveType: TypeResolveFn<'PercentFundedReport' | 'ExpendituresReport' | 'InventoryReport', ParentType, ContextType>;
};

export type PercentFundedReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PercentFundedReport'] = ResolversParentTypes['PercentFundedReport']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adoption?: Resolver<Maybe<ResolversTypes['ReportAdoption']>, ParentType, ContextType>;
  verdict?: Resolver<Array<ResolversTypes['ReportRun']>, ParentType, ContextType>;
  conventions?: Resolver<Array<ResolversTypes['ReportConvention']>, ParentType, ContextType>;
  assumptionsProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['ReportPlan']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['ReportPlan']>, ParentType, ContextType>;
  ratingBands?: Resolver<ResolversTypes['BandLimits'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PercentFundedRow']>, ParentType, ContextType>;
  totals?: Resolver<Maybe<ResolversTypes['PercentFundedTotals']>, ParentType, ContextType>;
  cashFacts?: Resolver<Maybe<ResolversTypes['CashFacts']>, ParentType, ContextType>;
  today?: Resolver<Maybe<ResolversTypes['TodaysFunding']>, ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type ExpendituresYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExpendituresYear'] = ResolversParentTypes['ExpendituresYear']> = {
  year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['CategoryTotal']>, ParentType, ContextType>;
};

export type ExpendituresCategoryTotalResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExpendituresCategoryTotal'] = ResolversParentTypes['ExpendituresCategoryTotal']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ExpendituresReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ExpendituresReport'] = ResolversParentTypes['ExpendituresReport']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adoption?: Resolver<Maybe<ResolversTypes['ReportAdoption']>, ParentType, ContextType>;
  verdict?: Resolver<Array<ResolversTypes['ReportRun']>, ParentType, ContextType>;
  conventions?: Resolver<Array<ResolversTypes['ReportConvention']>, ParentType, ContextType>;
  assumptionsProblem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  years?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['ReportPlan']>, ParentType, ContextType>;
  plans?: Resolver<Array<ResolversTypes['ReportPlan']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ReportCategory']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ExpendituresYear']>, ParentType, ContextType>;
  categoryTotals?: Resolver<Array<ResolversTypes['ExpendituresCategoryTotal']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  isDataTruncated?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type InventoryReportLineResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryReportLine'] = ResolversParentTypes['InventoryReportLine']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unitOfMeasure?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  usefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingUsefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  nextReplacementYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  annualDeterioration?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  significance?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export type InventoryReportCategoryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryReportCategory'] = ResolversParentTypes['InventoryReportCategory']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  annualDeterioration?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  significance?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['InventoryReportLine']>, ParentType, ContextType>;
};

export type InventoryReportTotalsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryReportTotals'] = ResolversParentTypes['InventoryReportTotals']> = {
  components?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  fullyFundedBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  annualDeterioration?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  significance?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
};

export type InventoryReportResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InventoryReport'] = ResolversParentTypes['InventoryReport']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  basisFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  hasComponents?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  adoption?: Resolver<Maybe<ResolversTypes['ReportAdoption']>, ParentType, ContextType>;
  verdict?: Resolver<Array<ResolversTypes['ReportRun']>, ParentType, ContextType>;
  conventions?: Resolver<Array<ResolversTypes['ReportConvention']>, ParentType, ContextType>;
  category?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['ReportCategory']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['InventoryReportCategory']>, ParentType, ContextType>;
  totals?: Resolver<ResolversTypes['InventoryReportTotals'], ParentType, ContextType>;
  __isTypeOf?: IsTypeOfResolverFn<ParentType, ContextType>;
};

export type UpdateRatingBandsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateRatingBandsPayload'] = ResolversParentTypes['UpdateRatingBandsPayload']> = {
  ratingBands?: Resolver<Maybe<ResolversTypes['RatingBands']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type TransferExplanationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['TransferExplanation'] = ResolversParentTypes['TransferExplanation']> = {
  reserveEntryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  explanation?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReserveTransferResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveTransfer'] = ResolversParentTypes['ReserveTransfer']> = {
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['TransferDirection'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  explanation?: Resolver<Maybe<ResolversTypes['TransferExplanation']>, ParentType, ContextType>;
};

export type ReserveTransferPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveTransferPage'] = ResolversParentTypes['ReserveTransferPage']> = {
  items?: Resolver<Array<ResolversTypes['ReserveTransfer']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReserveRepaymentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveRepayment'] = ResolversParentTypes['ReserveRepayment']> = {
  reserveEntryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  transferAmount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReserveLoanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveLoan'] = ResolversParentTypes['ReserveLoan']> = {
  reserveEntryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  transferId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ledgerText?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  purpose?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dueDate?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  approvedOn?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  repaid?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['LoanStatus'], ParentType, ContextType>;
  repayments?: Resolver<Array<ResolversTypes['ReserveRepayment']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ReserveBorrowingResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveBorrowing'] = ResolversParentTypes['ReserveBorrowing']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asOf?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  outstanding?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  loans?: Resolver<Array<ResolversTypes['ReserveLoan']>, ParentType, ContextType>;
};

export type ReserveBorrowingPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveBorrowingPayload'] = ResolversParentTypes['ReserveBorrowingPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReserveStudyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReserveStudy'] = ResolversParentTypes['ReserveStudy']> = {
  propertyReserveStudyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  date?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
  reserveStudyTypeId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reserveStudyTypeName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  providerName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  inspectionDate?: Resolver<Maybe<ResolversTypes['Date']>, ParentType, ContextType>;
  propertyFileId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  document?: Resolver<Maybe<ResolversTypes['LinkedFile']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LinkedFileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LinkedFile'] = ResolversParentTypes['LinkedFile']> = {
  propertyFileId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  folderId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fileName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  contentType?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fileSize?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type AddReserveStudyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AddReserveStudyPayload'] = ResolversParentTypes['AddReserveStudyPayload']> = {
  reserveStudy?: Resolver<Maybe<ResolversTypes['ReserveStudy']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateReserveStudyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateReserveStudyPayload'] = ResolversParentTypes['UpdateReserveStudyPayload']> = {
  reserveStudy?: Resolver<Maybe<ResolversTypes['ReserveStudy']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveReserveStudyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveReserveStudyPayload'] = ResolversParentTypes['RemoveReserveStudyPayload']> = {
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export interface MoneyScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Money'], any> {
  name: 'Money';
}

export interface PercentScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Percent'], any> {
  name: 'Percent';
}

export interface DateScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Date'], any> {
  name: 'Date';
}

export interface DateTimeScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['DateTime'], any> {
  name: 'DateTime';
}

export interface JsonObjectScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['JSONObject'], any> {
  name: 'JSONObject';
}

export type UserErrorResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserError'] = ResolversParentTypes['UserError']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type QueryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  me?: Resolver<Maybe<ResolversTypes['Viewer']>, ParentType, ContextType>;
  invitation?: Resolver<Maybe<ResolversTypes['Invitation']>, ParentType, ContextType, RequireFields<QueryInvitationArgs, 'code'>>;
  browserSessions?: Resolver<Array<ResolversTypes['BrowserSession']>, ParentType, ContextType>;
  accessTokens?: Resolver<Array<ResolversTypes['AccessToken']>, ParentType, ContextType>;
  portfolioActivity?: Resolver<ResolversTypes['PortfolioActivityPage'], ParentType, ContextType, RequireFields<QueryPortfolioActivityArgs, 'page' | 'pageSize'>>;
  adminHealth?: Resolver<ResolversTypes['AdminHealth'], ParentType, ContextType>;
  adminCaches?: Resolver<Array<ResolversTypes['AdminCache']>, ParentType, ContextType>;
  adminPortfolios?: Resolver<ResolversTypes['AdminPortfolioPage'], ParentType, ContextType, RequireFields<QueryAdminPortfoliosArgs, 'search' | 'page' | 'pageSize'>>;
  adminPortfolio?: Resolver<Maybe<ResolversTypes['AdminPortfolio']>, ParentType, ContextType, RequireFields<QueryAdminPortfolioArgs, 'workspaceId'>>;
  adminProperties?: Resolver<ResolversTypes['AdminPropertyPage'], ParentType, ContextType, RequireFields<QueryAdminPropertiesArgs, 'search' | 'page' | 'pageSize'>>;
  adminProperty?: Resolver<Maybe<ResolversTypes['AdminProperty']>, ParentType, ContextType, RequireFields<QueryAdminPropertyArgs, 'propertyId'>>;
  reassignDestinations?: Resolver<Array<ResolversTypes['ReassignDestination']>, ParentType, ContextType, RequireFields<QueryReassignDestinationsArgs, 'propertyId' | 'search'>>;
  adminUsers?: Resolver<ResolversTypes['AdminUserPage'], ParentType, ContextType, RequireFields<QueryAdminUsersArgs, 'search' | 'sortBy' | 'sortDesc' | 'page' | 'pageSize'>>;
  adminInvites?: Resolver<ResolversTypes['AdminInvitePage'], ParentType, ContextType, RequireFields<QueryAdminInvitesArgs, 'search' | 'page' | 'pageSize'>>;
  changes?: Resolver<ResolversTypes['WorkspaceChangePage'], ParentType, ContextType, RequireFields<QueryChangesArgs, 'first'>>;
  componentImport?: Resolver<Maybe<ResolversTypes['ComponentImportPreview']>, ParentType, ContextType, RequireFields<QueryComponentImportArgs, 'importId'>>;
  component?: Resolver<Maybe<ResolversTypes['Component']>, ParentType, ContextType, RequireFields<QueryComponentArgs, 'propertyComponentId'>>;
  exportMap?: Resolver<Maybe<ResolversTypes['ExportMap']>, ParentType, ContextType, RequireFields<QueryExportMapArgs, 'propertyId'>>;
  exportMapTry?: Resolver<Maybe<ResolversTypes['ExportMapTry']>, ParentType, ContextType, RequireFields<QueryExportMapTryArgs, 'propertyId'>>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, 'propertyFileId'>>;
  filterSettings?: Resolver<ResolversTypes['FilterSettings'], ParentType, ContextType, RequireFields<QueryFilterSettingsArgs, 'a'>>;
  fullArchive?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, Partial<QueryFullArchiveArgs>>;
  importRequests?: Resolver<ResolversTypes['ImportRequestPage'], ParentType, ContextType, RequireFields<QueryImportRequestsArgs, 'page' | 'pageSize'>>;
  importRequest?: Resolver<Maybe<ResolversTypes['OpenedImportRequest']>, ParentType, ContextType, RequireFields<QueryImportRequestArgs, 'importRequestId'>>;
  integrations?: Resolver<Array<ResolversTypes['Integration']>, ParentType, ContextType>;
  integrationCredentials?: Resolver<Array<ResolversTypes['IntegrationCredential']>, ParentType, ContextType, RequireFields<QueryIntegrationCredentialsArgs, 'workspaceId'>>;
  externalAssociations?: Resolver<ResolversTypes['ExternalAssociations'], ParentType, ContextType, RequireFields<QueryExternalAssociationsArgs, 'integrationCredentialId'>>;
  jobs?: Resolver<ResolversTypes['AdminJobPage'], ParentType, ContextType, RequireFields<QueryJobsArgs, 'status' | 'page' | 'pageSize'>>;
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobArgs, 'jobId'>>;
  ledgerImport?: Resolver<Maybe<ResolversTypes['LedgerImport']>, ParentType, ContextType, RequireFields<QueryLedgerImportArgs, 'ledgerImportId'>>;
  transaction?: Resolver<Maybe<ResolversTypes['Transaction']>, ParentType, ContextType, RequireFields<QueryTransactionArgs, 'transactionId'>>;
  notifications?: Resolver<ResolversTypes['UserNotificationPage'], ParentType, ContextType, RequireFields<QueryNotificationsArgs, 'unread' | 'page' | 'pageSize'>>;
  notificationPreferences?: Resolver<ResolversTypes['NotificationPreferences'], ParentType, ContextType>;
  photo?: Resolver<Maybe<ResolversTypes['Photo']>, ParentType, ContextType, RequireFields<QueryPhotoArgs, 'propertyPhotoId'>>;
  plan?: Resolver<Maybe<ResolversTypes['Plan']>, ParentType, ContextType, RequireFields<QueryPlanArgs, 'planId'>>;
  plans?: Resolver<Maybe<ResolversTypes['PlanList']>, ParentType, ContextType, RequireFields<QueryPlansArgs, 'propertyId' | 'fiscalYear'>>;
  previewPlan?: Resolver<ResolversTypes['PreviewPlanPayload'], ParentType, ContextType, RequireFields<QueryPreviewPlanArgs, 'propertyId' | 'fiscalYear' | 'settings'>>;
  portfolioMap?: Resolver<ResolversTypes['AssociationMap'], ParentType, ContextType, RequireFields<QueryPortfolioMapArgs, 'view'>>;
  portfolioWhatIf?: Resolver<ResolversTypes['PortfolioWhatIf'], ParentType, ContextType, RequireFields<QueryPortfolioWhatIfArgs, 'change'>>;
  portfolioProjectSpend?: Resolver<ResolversTypes['ProjectSpend'], ParentType, ContextType, RequireFields<QueryPortfolioProjectSpendArgs, 'by' | 'from' | 'to'>>;
  portfolioSpendBreakdown?: Resolver<ResolversTypes['SpendBreakdown'], ParentType, ContextType, RequireFields<QueryPortfolioSpendBreakdownArgs, 'by' | 'key' | 'from' | 'to' | 'page' | 'pageSize'>>;
  portfolioUsers?: Resolver<ResolversTypes['AnalyticsUserPage'], ParentType, ContextType, RequireFields<QueryPortfolioUsersArgs, 'sort' | 'page' | 'pageSize'>>;
  portfolioAssociations?: Resolver<ResolversTypes['AssociationPage'], ParentType, ContextType, RequireFields<QueryPortfolioAssociationsArgs, 'view' | 'page' | 'pageSize'>>;
  project?: Resolver<Maybe<ResolversTypes['Project']>, ParentType, ContextType, RequireFields<QueryProjectArgs, 'projectId'>>;
  projectCompletion?: Resolver<ResolversTypes['ProjectCompletion'], ParentType, ContextType, RequireFields<QueryProjectCompletionArgs, 'projectId' | 'completedOn'>>;
  propertyImport?: Resolver<Maybe<ResolversTypes['PropertyImport']>, ParentType, ContextType, RequireFields<QueryPropertyImportArgs, 'propertyImportId'>>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType, RequireFields<QueryPropertyArgs, 'propertyId'>>;
  properties?: Resolver<ResolversTypes['PropertyPage'], ParentType, ContextType, RequireFields<QueryPropertiesArgs, 'filter' | 'page' | 'pageSize'>>;
  propertyChoices?: Resolver<Array<ResolversTypes['PropertyChoice']>, ParentType, ContextType>;
  propertyTypes?: Resolver<Array<ResolversTypes['PropertyType']>, ParentType, ContextType>;
  percentFundedReport?: Resolver<Maybe<ResolversTypes['PercentFundedReport']>, ParentType, ContextType, RequireFields<QueryPercentFundedReportArgs, 'propertyId' | 'fiscalYear' | 'years'>>;
  expendituresReport?: Resolver<Maybe<ResolversTypes['ExpendituresReport']>, ParentType, ContextType, RequireFields<QueryExpendituresReportArgs, 'propertyId' | 'fiscalYear' | 'years'>>;
  inventoryReport?: Resolver<Maybe<ResolversTypes['InventoryReport']>, ParentType, ContextType, RequireFields<QueryInventoryReportArgs, 'propertyId' | 'fiscalYear'>>;
  ratingBands?: Resolver<Maybe<ResolversTypes['RatingBands']>, ParentType, ContextType, RequireFields<QueryRatingBandsArgs, 'workspaceId'>>;
  profile?: Resolver<ResolversTypes['UserProfile'], ParentType, ContextType>;
  userSettings?: Resolver<ResolversTypes['UserSettings'], ParentType, ContextType>;
  webhooks?: Resolver<Array<ResolversTypes['Webhook']>, ParentType, ContextType, Partial<QueryWebhooksArgs>>;
  webhookDeliveries?: Resolver<ResolversTypes['WebhookDeliveries'], ParentType, ContextType, RequireFields<QueryWebhookDeliveriesArgs, 'webhookId' | 'page' | 'pageSize'>>;
  weeklyViews?: Resolver<Array<ResolversTypes['WeeklyView']>, ParentType, ContextType, Partial<QueryWeeklyViewsArgs>>;
  newPropertyWorkspaces?: Resolver<Array<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaces?: Resolver<Array<ResolversTypes['Workspace']>, ParentType, ContextType>;
  workspaceRoles?: Resolver<Array<ResolversTypes['WorkspaceRole']>, ParentType, ContextType, Partial<QueryWorkspaceRolesArgs>>;
  workspaceSettings?: Resolver<ResolversTypes['WorkspaceSettings'], ParentType, ContextType, Partial<QueryWorkspaceSettingsArgs>>;
  workspaceUsers?: Resolver<ResolversTypes['WorkspaceUserPage'], ParentType, ContextType, RequireFields<QueryWorkspaceUsersArgs, 'page' | 'pageSize'>>;
  workspaceUser?: Resolver<ResolversTypes['WorkspaceUser'], ParentType, ContextType, RequireFields<QueryWorkspaceUserArgs, 'workspaceUserId'>>;
  workspaceInvites?: Resolver<ResolversTypes['WorkspaceInvitePage'], ParentType, ContextType, RequireFields<QueryWorkspaceInvitesArgs, 'page' | 'pageSize'>>;
  yearSetup?: Resolver<Maybe<ResolversTypes['YearSetup']>, ParentType, ContextType, RequireFields<QueryYearSetupArgs, 'propertyId' | 'fiscalYear'>>;
  reconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType, RequireFields<QueryReconciliationArgs, 'propertyId' | 'fiscalYear'>>;
  manyYears?: Resolver<ResolversTypes['ManyYears'], ParentType, ContextType, RequireFields<QueryManyYearsArgs, 'workspaceId' | 'fiscalYear'>>;
};

export type MutationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  signIn?: Resolver<ResolversTypes['SignInPayload'], ParentType, ContextType, RequireFields<MutationSignInArgs, 'input'>>;
  signOut?: Resolver<ResolversTypes['SignOutPayload'], ParentType, ContextType>;
  setUp?: Resolver<ResolversTypes['SetUpPayload'], ParentType, ContextType, RequireFields<MutationSetUpArgs, 'input'>>;
  signUp?: Resolver<ResolversTypes['SignUpPayload'], ParentType, ContextType, RequireFields<MutationSignUpArgs, 'input'>>;
  joinWorkspace?: Resolver<ResolversTypes['JoinWorkspacePayload'], ParentType, ContextType, RequireFields<MutationJoinWorkspaceArgs, 'input'>>;
  requestPasswordReset?: Resolver<ResolversTypes['RequestPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationRequestPasswordResetArgs, 'input'>>;
  checkPasswordReset?: Resolver<ResolversTypes['CheckPasswordResetPayload'], ParentType, ContextType, RequireFields<MutationCheckPasswordResetArgs, 'input'>>;
  resetPassword?: Resolver<ResolversTypes['ResetPasswordPayload'], ParentType, ContextType, RequireFields<MutationResetPasswordArgs, 'input'>>;
  changePassword?: Resolver<ResolversTypes['ChangePasswordPayload'], ParentType, ContextType, RequireFields<MutationChangePasswordArgs, 'input'>>;
  endBrowserSession?: Resolver<ResolversTypes['EndBrowserSessionPayload'], ParentType, ContextType, RequireFields<MutationEndBrowserSessionArgs, 'input'>>;
  createAccessToken?: Resolver<ResolversTypes['CreateAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationCreateAccessTokenArgs, 'input'>>;
  revokeAccessToken?: Resolver<ResolversTypes['RevokeAccessTokenPayload'], ParentType, ContextType, RequireFields<MutationRevokeAccessTokenArgs, 'input'>>;
  clearCache?: Resolver<ResolversTypes['ClearCachePayload'], ParentType, ContextType, RequireFields<MutationClearCacheArgs, 'input'>>;
  addPortfolio?: Resolver<ResolversTypes['AdminPortfolioPayload'], ParentType, ContextType, RequireFields<MutationAddPortfolioArgs, 'input'>>;
  updatePortfolio?: Resolver<ResolversTypes['AdminPortfolioPayload'], ParentType, ContextType, RequireFields<MutationUpdatePortfolioArgs, 'input'>>;
  setPortfolioActive?: Resolver<ResolversTypes['AdminPortfolioPayload'], ParentType, ContextType, RequireFields<MutationSetPortfolioActiveArgs, 'input'>>;
  deactivateProperty?: Resolver<ResolversTypes['AdminPropertyPayload'], ParentType, ContextType, RequireFields<MutationDeactivatePropertyArgs, 'input'>>;
  reactivateProperty?: Resolver<ResolversTypes['AdminPropertyPayload'], ParentType, ContextType, RequireFields<MutationReactivatePropertyArgs, 'input'>>;
  reassignProperty?: Resolver<ResolversTypes['ReassignPropertyPayload'], ParentType, ContextType, RequireFields<MutationReassignPropertyArgs, 'input'>>;
  duplicateProperty?: Resolver<ResolversTypes['DuplicatePropertyPayload'], ParentType, ContextType, RequireFields<MutationDuplicatePropertyArgs, 'input'>>;
  setUserActive?: Resolver<ResolversTypes['AdminUserPayload'], ParentType, ContextType, RequireFields<MutationSetUserActiveArgs, 'input'>>;
  signOutUser?: Resolver<ResolversTypes['AdminUserPayload'], ParentType, ContextType, RequireFields<MutationSignOutUserArgs, 'input'>>;
  setUserRole?: Resolver<ResolversTypes['AdminUserPayload'], ParentType, ContextType, RequireFields<MutationSetUserRoleArgs, 'input'>>;
  resendAdminInvite?: Resolver<ResolversTypes['AdminInvitePayload'], ParentType, ContextType, RequireFields<MutationResendAdminInviteArgs, 'input'>>;
  revokeAdminInvite?: Resolver<ResolversTypes['AdminInvitePayload'], ParentType, ContextType, RequireFields<MutationRevokeAdminInviteArgs, 'input'>>;
  createCalendarFeed?: Resolver<ResolversTypes['CreateCalendarFeedPayload'], ParentType, ContextType, RequireFields<MutationCreateCalendarFeedArgs, 'input'>>;
  revokeCalendarFeed?: Resolver<ResolversTypes['RevokeCalendarFeedPayload'], ParentType, ContextType, RequireFields<MutationRevokeCalendarFeedArgs, 'input'>>;
  mapComponentImport?: Resolver<ResolversTypes['MapComponentImportPayload'], ParentType, ContextType, RequireFields<MutationMapComponentImportArgs, 'input'>>;
  acceptComponentImport?: Resolver<ResolversTypes['AcceptComponentImportPayload'], ParentType, ContextType, RequireFields<MutationAcceptComponentImportArgs, 'input'>>;
  addComponent?: Resolver<ResolversTypes['AddComponentPayload'], ParentType, ContextType, RequireFields<MutationAddComponentArgs, 'input'>>;
  updateComponent?: Resolver<ResolversTypes['UpdateComponentPayload'], ParentType, ContextType, RequireFields<MutationUpdateComponentArgs, 'input'>>;
  duplicateComponent?: Resolver<ResolversTypes['DuplicateComponentPayload'], ParentType, ContextType, RequireFields<MutationDuplicateComponentArgs, 'input'>>;
  deleteComponent?: Resolver<ResolversTypes['DeleteComponentPayload'], ParentType, ContextType, RequireFields<MutationDeleteComponentArgs, 'input'>>;
  saveComponents?: Resolver<ResolversTypes['SaveComponentsPayload'], ParentType, ContextType, RequireFields<MutationSaveComponentsArgs, 'input'>>;
  changeComponents?: Resolver<ResolversTypes['ChangeComponentsPayload'], ParentType, ContextType, RequireFields<MutationChangeComponentsArgs, 'input'>>;
  stateDisclosureFacts?: Resolver<ResolversTypes['StateDisclosureFactsPayload'], ParentType, ContextType, RequireFields<MutationStateDisclosureFactsArgs, 'input'>>;
  recordSentDisclosure?: Resolver<ResolversTypes['SentDisclosurePayload'], ParentType, ContextType, RequireFields<MutationRecordSentDisclosureArgs, 'input'>>;
  removeSentDisclosure?: Resolver<ResolversTypes['SentDisclosurePayload'], ParentType, ContextType, RequireFields<MutationRemoveSentDisclosureArgs, 'input'>>;
  removeExportMap?: Resolver<ResolversTypes['RemoveExportMapPayload'], ParentType, ContextType, RequireFields<MutationRemoveExportMapArgs, 'input'>>;
  addFileToProject?: Resolver<ResolversTypes['ProjectFilePayload'], ParentType, ContextType, RequireFields<MutationAddFileToProjectArgs, 'input'>>;
  removeFileFromProject?: Resolver<ResolversTypes['ProjectFilePayload'], ParentType, ContextType, RequireFields<MutationRemoveFileFromProjectArgs, 'input'>>;
  createFolder?: Resolver<ResolversTypes['CreateFolderPayload'], ParentType, ContextType, RequireFields<MutationCreateFolderArgs, 'input'>>;
  renameFolder?: Resolver<ResolversTypes['RenameFolderPayload'], ParentType, ContextType, RequireFields<MutationRenameFolderArgs, 'input'>>;
  moveFolder?: Resolver<ResolversTypes['MoveFolderPayload'], ParentType, ContextType, RequireFields<MutationMoveFolderArgs, 'input'>>;
  deleteFolder?: Resolver<ResolversTypes['DeleteFolderPayload'], ParentType, ContextType, RequireFields<MutationDeleteFolderArgs, 'input'>>;
  addStandardFolders?: Resolver<ResolversTypes['AddStandardFoldersPayload'], ParentType, ContextType, RequireFields<MutationAddStandardFoldersArgs, 'input'>>;
  renameFile?: Resolver<ResolversTypes['RenameFilePayload'], ParentType, ContextType, RequireFields<MutationRenameFileArgs, 'input'>>;
  moveFile?: Resolver<ResolversTypes['MoveFilePayload'], ParentType, ContextType, RequireFields<MutationMoveFileArgs, 'input'>>;
  updateFile?: Resolver<ResolversTypes['UpdateFilePayload'], ParentType, ContextType, RequireFields<MutationUpdateFileArgs, 'input'>>;
  deleteFile?: Resolver<ResolversTypes['DeleteFilePayload'], ParentType, ContextType, RequireFields<MutationDeleteFileArgs, 'input'>>;
  assignFiles?: Resolver<ResolversTypes['AssignFilesPayload'], ParentType, ContextType, RequireFields<MutationAssignFilesArgs, 'input'>>;
  moveFiles?: Resolver<ResolversTypes['MoveFilesPayload'], ParentType, ContextType, RequireFields<MutationMoveFilesArgs, 'input'>>;
  deleteFiles?: Resolver<ResolversTypes['DeleteFilesPayload'], ParentType, ContextType, RequireFields<MutationDeleteFilesArgs, 'input'>>;
  restoreFiles?: Resolver<ResolversTypes['RestoreFilesPayload'], ParentType, ContextType, RequireFields<MutationRestoreFilesArgs, 'input'>>;
  eraseFiles?: Resolver<ResolversTypes['EraseFilesPayload'], ParentType, ContextType, RequireFields<MutationEraseFilesArgs, 'input'>>;
  saveFilterSettings?: Resolver<ResolversTypes['SaveFilterSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveFilterSettingsArgs, 'input'>>;
  savePropertyFinancial?: Resolver<ResolversTypes['SavePropertyFinancialPayload'], ParentType, ContextType, RequireFields<MutationSavePropertyFinancialArgs, 'input'>>;
  requestFullArchive?: Resolver<ResolversTypes['RequestFullArchivePayload'], ParentType, ContextType, RequireFields<MutationRequestFullArchiveArgs, 'input'>>;
  updateImportRequest?: Resolver<ResolversTypes['UpdateImportRequestPayload'], ParentType, ContextType, RequireFields<MutationUpdateImportRequestArgs, 'input'>>;
  processImportRequest?: Resolver<ResolversTypes['ProcessImportRequestPayload'], ParentType, ContextType, RequireFields<MutationProcessImportRequestArgs, 'input'>>;
  addCredential?: Resolver<ResolversTypes['CredentialPayload'], ParentType, ContextType, RequireFields<MutationAddCredentialArgs, 'input'>>;
  beginAuthorization?: Resolver<ResolversTypes['BeginAuthorizationPayload'], ParentType, ContextType, RequireFields<MutationBeginAuthorizationArgs, 'input'>>;
  finishAuthorization?: Resolver<ResolversTypes['FinishAuthorizationPayload'], ParentType, ContextType, RequireFields<MutationFinishAuthorizationArgs, 'input'>>;
  updateCredential?: Resolver<ResolversTypes['CredentialPayload'], ParentType, ContextType, RequireFields<MutationUpdateCredentialArgs, 'input'>>;
  removeCredential?: Resolver<ResolversTypes['CredentialPayload'], ParentType, ContextType, RequireFields<MutationRemoveCredentialArgs, 'input'>>;
  connectApp?: Resolver<ResolversTypes['ConnectedAppPayload'], ParentType, ContextType, RequireFields<MutationConnectAppArgs, 'input'>>;
  updateConnectedApp?: Resolver<ResolversTypes['ConnectedAppPayload'], ParentType, ContextType, RequireFields<MutationUpdateConnectedAppArgs, 'input'>>;
  syncProperty?: Resolver<ResolversTypes['SyncPropertyPayload'], ParentType, ContextType, RequireFields<MutationSyncPropertyArgs, 'input'>>;
  resetGl?: Resolver<ResolversTypes['ResetGlPayload'], ParentType, ContextType, RequireFields<MutationResetGlArgs, 'input'>>;
  requestDocument?: Resolver<ResolversTypes['RequestDocumentPayload'], ParentType, ContextType, RequireFields<MutationRequestDocumentArgs, 'input'>>;
  cancelJob?: Resolver<ResolversTypes['CancelJobPayload'], ParentType, ContextType, RequireFields<MutationCancelJobArgs, 'input'>>;
  retryJob?: Resolver<ResolversTypes['RetryJobPayload'], ParentType, ContextType, RequireFields<MutationRetryJobArgs, 'input'>>;
  updateLedgerImport?: Resolver<ResolversTypes['UpdateLedgerImportPayload'], ParentType, ContextType, RequireFields<MutationUpdateLedgerImportArgs, 'input'>>;
  acceptLedgerImport?: Resolver<ResolversTypes['AcceptLedgerImportPayload'], ParentType, ContextType, RequireFields<MutationAcceptLedgerImportArgs, 'input'>>;
  removeLedgerImport?: Resolver<ResolversTypes['RemoveLedgerImportPayload'], ParentType, ContextType, RequireFields<MutationRemoveLedgerImportArgs, 'input'>>;
  mapTransaction?: Resolver<ResolversTypes['MapTransactionsPayload'], ParentType, ContextType, RequireFields<MutationMapTransactionArgs, 'input'>>;
  mapTransactions?: Resolver<ResolversTypes['MapTransactionsPayload'], ParentType, ContextType, RequireFields<MutationMapTransactionsArgs, 'input'>>;
  saveGlConfiguration?: Resolver<ResolversTypes['SaveGlConfigurationPayload'], ParentType, ContextType, RequireFields<MutationSaveGlConfigurationArgs, 'input'>>;
  saveBankConfiguration?: Resolver<ResolversTypes['SaveBankConfigurationPayload'], ParentType, ContextType, RequireFields<MutationSaveBankConfigurationArgs, 'input'>>;
  addBankAccount?: Resolver<ResolversTypes['BankAccountsPayload'], ParentType, ContextType, RequireFields<MutationAddBankAccountArgs, 'input'>>;
  removeBankAccount?: Resolver<ResolversTypes['BankAccountsPayload'], ParentType, ContextType, RequireFields<MutationRemoveBankAccountArgs, 'input'>>;
  addLedgerRule?: Resolver<ResolversTypes['LedgerRulesPayload'], ParentType, ContextType, RequireFields<MutationAddLedgerRuleArgs, 'input'>>;
  removeLedgerRule?: Resolver<ResolversTypes['LedgerRulesPayload'], ParentType, ContextType, RequireFields<MutationRemoveLedgerRuleArgs, 'input'>>;
  addMaintenanceTask?: Resolver<ResolversTypes['MaintenancePayload'], ParentType, ContextType, RequireFields<MutationAddMaintenanceTaskArgs, 'input'>>;
  updateMaintenanceTask?: Resolver<ResolversTypes['MaintenancePayload'], ParentType, ContextType, RequireFields<MutationUpdateMaintenanceTaskArgs, 'input'>>;
  finishMaintenanceTask?: Resolver<ResolversTypes['MaintenancePayload'], ParentType, ContextType, RequireFields<MutationFinishMaintenanceTaskArgs, 'input'>>;
  removeMaintenanceTask?: Resolver<ResolversTypes['MaintenancePayload'], ParentType, ContextType, RequireFields<MutationRemoveMaintenanceTaskArgs, 'input'>>;
  markNotificationRead?: Resolver<ResolversTypes['MarkNotificationReadPayload'], ParentType, ContextType, RequireFields<MutationMarkNotificationReadArgs, 'input'>>;
  markAllNotificationsRead?: Resolver<ResolversTypes['MarkAllNotificationsReadPayload'], ParentType, ContextType, RequireFields<MutationMarkAllNotificationsReadArgs, 'input'>>;
  saveNotificationPreferences?: Resolver<ResolversTypes['SaveNotificationPreferencesPayload'], ParentType, ContextType, RequireFields<MutationSaveNotificationPreferencesArgs, 'input'>>;
  noteTimeZone?: Resolver<ResolversTypes['NoteTimeZonePayload'], ParentType, ContextType, RequireFields<MutationNoteTimeZoneArgs, 'input'>>;
  updatePhoto?: Resolver<ResolversTypes['UpdatePhotoPayload'], ParentType, ContextType, RequireFields<MutationUpdatePhotoArgs, 'input'>>;
  retryPhotoPicture?: Resolver<ResolversTypes['UpdatePhotoPayload'], ParentType, ContextType, RequireFields<MutationRetryPhotoPictureArgs, 'input'>>;
  setPrimaryPhoto?: Resolver<ResolversTypes['SetPrimaryPhotoPayload'], ParentType, ContextType, RequireFields<MutationSetPrimaryPhotoArgs, 'input'>>;
  assignPhotos?: Resolver<ResolversTypes['AssignPhotosPayload'], ParentType, ContextType, RequireFields<MutationAssignPhotosArgs, 'input'>>;
  setPhotosReport?: Resolver<ResolversTypes['SetPhotosReportPayload'], ParentType, ContextType, RequireFields<MutationSetPhotosReportArgs, 'input'>>;
  addPhotosToProject?: Resolver<ResolversTypes['ProjectPhotosPayload'], ParentType, ContextType, RequireFields<MutationAddPhotosToProjectArgs, 'input'>>;
  removePhotoFromProject?: Resolver<ResolversTypes['ProjectPhotosPayload'], ParentType, ContextType, RequireFields<MutationRemovePhotoFromProjectArgs, 'input'>>;
  deletePhoto?: Resolver<ResolversTypes['DeletePhotoPayload'], ParentType, ContextType, RequireFields<MutationDeletePhotoArgs, 'input'>>;
  deletePhotos?: Resolver<ResolversTypes['DeletePhotosPayload'], ParentType, ContextType, RequireFields<MutationDeletePhotosArgs, 'input'>>;
  restorePhotos?: Resolver<ResolversTypes['RestorePhotosPayload'], ParentType, ContextType, RequireFields<MutationRestorePhotosArgs, 'input'>>;
  erasePhotos?: Resolver<ResolversTypes['ErasePhotosPayload'], ParentType, ContextType, RequireFields<MutationErasePhotosArgs, 'input'>>;
  addPlacement?: Resolver<ResolversTypes['PlacementsPayload'], ParentType, ContextType, RequireFields<MutationAddPlacementArgs, 'input'>>;
  updatePlacement?: Resolver<ResolversTypes['PlacementsPayload'], ParentType, ContextType, RequireFields<MutationUpdatePlacementArgs, 'input'>>;
  removePlacement?: Resolver<ResolversTypes['PlacementsPayload'], ParentType, ContextType, RequireFields<MutationRemovePlacementArgs, 'input'>>;
  createPlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationCreatePlanArgs, 'input'>>;
  updatePlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationUpdatePlanArgs, 'input'>>;
  duplicatePlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationDuplicatePlanArgs, 'input'>>;
  recommendPlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationRecommendPlanArgs, 'input'>>;
  chooseDisclosurePlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationChooseDisclosurePlanArgs, 'input'>>;
  adoptPlan?: Resolver<ResolversTypes['PlanPayload'], ParentType, ContextType, RequireFields<MutationAdoptPlanArgs, 'input'>>;
  deletePlan?: Resolver<ResolversTypes['DeletePlanPayload'], ParentType, ContextType, RequireFields<MutationDeletePlanArgs, 'input'>>;
  removeAdoptionFile?: Resolver<ResolversTypes['RemoveAdoptionFilePayload'], ParentType, ContextType, RequireFields<MutationRemoveAdoptionFileArgs, 'input'>>;
  createProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectArgs, 'input'>>;
  createProjectOfComponents?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationCreateProjectOfComponentsArgs, 'input'>>;
  updateProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectArgs, 'input'>>;
  moveProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationMoveProjectArgs, 'input'>>;
  completeProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationCompleteProjectArgs, 'input'>>;
  reopenProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationReopenProjectArgs, 'input'>>;
  deleteProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationDeleteProjectArgs, 'input'>>;
  restoreProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRestoreProjectArgs, 'input'>>;
  addProjectComponent?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddProjectComponentArgs, 'input'>>;
  removeProjectComponent?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveProjectComponentArgs, 'input'>>;
  addProjectPayment?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddProjectPaymentArgs, 'input'>>;
  updateProjectPayment?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectPaymentArgs, 'input'>>;
  removeProjectPayment?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveProjectPaymentArgs, 'input'>>;
  addProjectNote?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddProjectNoteArgs, 'input'>>;
  updateProjectNote?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateProjectNoteArgs, 'input'>>;
  removeProjectNote?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveProjectNoteArgs, 'input'>>;
  addScopeOfWork?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddScopeOfWorkArgs, 'input'>>;
  updateScopeOfWork?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateScopeOfWorkArgs, 'input'>>;
  removeScopeOfWork?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveScopeOfWorkArgs, 'input'>>;
  addBid?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddBidArgs, 'input'>>;
  updateBid?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateBidArgs, 'input'>>;
  removeBid?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveBidArgs, 'input'>>;
  awardBid?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAwardBidArgs, 'input'>>;
  withdrawAward?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationWithdrawAwardArgs, 'input'>>;
  addChangeOrder?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddChangeOrderArgs, 'input'>>;
  updateChangeOrder?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateChangeOrderArgs, 'input'>>;
  removeChangeOrder?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveChangeOrderArgs, 'input'>>;
  addChecklistItem?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddChecklistItemArgs, 'input'>>;
  updateChecklistItem?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationUpdateChecklistItemArgs, 'input'>>;
  removeChecklistItem?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveChecklistItemArgs, 'input'>>;
  addProjectPerson?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationAddProjectPersonArgs, 'input'>>;
  removeProjectPerson?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationRemoveProjectPersonArgs, 'input'>>;
  followProject?: Resolver<ResolversTypes['ProjectPayload'], ParentType, ContextType, RequireFields<MutationFollowProjectArgs, 'input'>>;
  saveProjectPhases?: Resolver<ResolversTypes['SaveProjectPhasesPayload'], ParentType, ContextType, RequireFields<MutationSaveProjectPhasesArgs, 'input'>>;
  acceptPropertyImport?: Resolver<ResolversTypes['AcceptPropertyImportPayload'], ParentType, ContextType, RequireFields<MutationAcceptPropertyImportArgs, 'input'>>;
  addProperty?: Resolver<ResolversTypes['AddPropertyPayload'], ParentType, ContextType, RequireFields<MutationAddPropertyArgs, 'input'>>;
  updateProperty?: Resolver<ResolversTypes['UpdatePropertyPayload'], ParentType, ContextType, RequireFields<MutationUpdatePropertyArgs, 'input'>>;
  archiveProperty?: Resolver<ResolversTypes['ArchivePropertyPayload'], ParentType, ContextType, RequireFields<MutationArchivePropertyArgs, 'input'>>;
  removePropertyImage?: Resolver<ResolversTypes['RemovePropertyImagePayload'], ParentType, ContextType, RequireFields<MutationRemovePropertyImageArgs, 'input'>>;
  updateRatingBands?: Resolver<ResolversTypes['UpdateRatingBandsPayload'], ParentType, ContextType, RequireFields<MutationUpdateRatingBandsArgs, 'input'>>;
  addReserveLoan?: Resolver<ResolversTypes['ReserveBorrowingPayload'], ParentType, ContextType, RequireFields<MutationAddReserveLoanArgs, 'input'>>;
  updateReserveLoan?: Resolver<ResolversTypes['ReserveBorrowingPayload'], ParentType, ContextType, RequireFields<MutationUpdateReserveLoanArgs, 'input'>>;
  addReserveRepayment?: Resolver<ResolversTypes['ReserveBorrowingPayload'], ParentType, ContextType, RequireFields<MutationAddReserveRepaymentArgs, 'input'>>;
  explainReserveTransfers?: Resolver<ResolversTypes['ReserveBorrowingPayload'], ParentType, ContextType, RequireFields<MutationExplainReserveTransfersArgs, 'input'>>;
  updateReserveExplanation?: Resolver<ResolversTypes['ReserveBorrowingPayload'], ParentType, ContextType, RequireFields<MutationUpdateReserveExplanationArgs, 'input'>>;
  removeReserveEntry?: Resolver<ResolversTypes['ReserveBorrowingPayload'], ParentType, ContextType, RequireFields<MutationRemoveReserveEntryArgs, 'input'>>;
  addReserveStudy?: Resolver<ResolversTypes['AddReserveStudyPayload'], ParentType, ContextType, RequireFields<MutationAddReserveStudyArgs, 'input'>>;
  updateReserveStudy?: Resolver<ResolversTypes['UpdateReserveStudyPayload'], ParentType, ContextType, RequireFields<MutationUpdateReserveStudyArgs, 'input'>>;
  removeReserveStudy?: Resolver<ResolversTypes['RemoveReserveStudyPayload'], ParentType, ContextType, RequireFields<MutationRemoveReserveStudyArgs, 'input'>>;
  updateProfile?: Resolver<ResolversTypes['UpdateProfilePayload'], ParentType, ContextType, RequireFields<MutationUpdateProfileArgs, 'input'>>;
  removeProfilePhoto?: Resolver<ResolversTypes['RemoveProfilePhotoPayload'], ParentType, ContextType, RequireFields<MutationRemoveProfilePhotoArgs, 'input'>>;
  saveUserSettings?: Resolver<ResolversTypes['SaveUserSettingsPayload'], ParentType, ContextType, RequireFields<MutationSaveUserSettingsArgs, 'input'>>;
  addWebhook?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationAddWebhookArgs, 'input'>>;
  updateWebhook?: Resolver<ResolversTypes['WebhookPayload'], ParentType, ContextType, RequireFields<MutationUpdateWebhookArgs, 'input'>>;
  rotateWebhookSecret?: Resolver<ResolversTypes['WebhookSecretPayload'], ParentType, ContextType, RequireFields<MutationRotateWebhookSecretArgs, 'input'>>;
  deleteWebhook?: Resolver<ResolversTypes['DeleteWebhookPayload'], ParentType, ContextType, RequireFields<MutationDeleteWebhookArgs, 'input'>>;
  replayWebhookDelivery?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationReplayWebhookDeliveryArgs, 'input'>>;
  replayFailedDeliveries?: Resolver<ResolversTypes['ReplayWebhookPayload'], ParentType, ContextType, RequireFields<MutationReplayFailedDeliveriesArgs, 'input'>>;
  testWebhook?: Resolver<ResolversTypes['WebhookDeliveryPayload'], ParentType, ContextType, RequireFields<MutationTestWebhookArgs, 'input'>>;
  setViewWeekly?: Resolver<ResolversTypes['SetViewWeeklyPayload'], ParentType, ContextType, RequireFields<MutationSetViewWeeklyArgs, 'input'>>;
  updateWorkspaceSettings?: Resolver<ResolversTypes['UpdateWorkspaceSettingsPayload'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceSettingsArgs, 'input'>>;
  removeWorkspaceLogo?: Resolver<ResolversTypes['RemoveWorkspaceLogoPayload'], ParentType, ContextType, RequireFields<MutationRemoveWorkspaceLogoArgs, 'input'>>;
  updateWorkspaceUser?: Resolver<ResolversTypes['UpdateWorkspaceUserPayload'], ParentType, ContextType, RequireFields<MutationUpdateWorkspaceUserArgs, 'input'>>;
  setWorkspaceUserActive?: Resolver<ResolversTypes['SetWorkspaceUserActivePayload'], ParentType, ContextType, RequireFields<MutationSetWorkspaceUserActiveArgs, 'input'>>;
  inviteUser?: Resolver<ResolversTypes['InviteUserPayload'], ParentType, ContextType, RequireFields<MutationInviteUserArgs, 'input'>>;
  resendInvitation?: Resolver<ResolversTypes['ResendInvitationPayload'], ParentType, ContextType, RequireFields<MutationResendInvitationArgs, 'input'>>;
  invitationLink?: Resolver<ResolversTypes['InvitationLinkPayload'], ParentType, ContextType, RequireFields<MutationInvitationLinkArgs, 'input'>>;
  revokeInvitation?: Resolver<ResolversTypes['RevokeInvitationPayload'], ParentType, ContextType, RequireFields<MutationRevokeInvitationArgs, 'input'>>;
  setUpYear?: Resolver<ResolversTypes['YearSetupPayload'], ParentType, ContextType, RequireFields<MutationSetUpYearArgs, 'input'>>;
  skipYearSetup?: Resolver<ResolversTypes['YearSetupPayload'], ParentType, ContextType, RequireFields<MutationSkipYearSetupArgs, 'input'>>;
  reconcileFiscalYear?: Resolver<ResolversTypes['ReconcileFiscalYearPayload'], ParentType, ContextType, RequireFields<MutationReconcileFiscalYearArgs, 'input'>>;
  setUpManyYears?: Resolver<ResolversTypes['SetUpManyYearsPayload'], ParentType, ContextType, RequireFields<MutationSetUpManyYearsArgs, 'input'>>;
};

export type UserProfileResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserProfile'] = ResolversParentTypes['UserProfile']> = {
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceUserId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  joinedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  imageUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  recentPropertyName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  workspaceCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UpdateProfilePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateProfilePayload'] = ResolversParentTypes['UpdateProfilePayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveProfilePhotoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveProfilePhotoPayload'] = ResolversParentTypes['RemoveProfilePhotoPayload']> = {
  profile?: Resolver<Maybe<ResolversTypes['UserProfile']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UserSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UserSettings'] = ResolversParentTypes['UserSettings']> = {
  colorMode?: Resolver<ResolversTypes['ColorModeChoice'], ParentType, ContextType>;
  density?: Resolver<ResolversTypes['DensityChoice'], ParentType, ContextType>;
  numberFormat?: Resolver<ResolversTypes['NumberFormat'], ParentType, ContextType>;
  dateFormat?: Resolver<ResolversTypes['DateFormat'], ParentType, ContextType>;
  defaultPropertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SaveUserSettingsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SaveUserSettingsPayload'] = ResolversParentTypes['SaveUserSettingsPayload']> = {
  userSettings?: Resolver<Maybe<ResolversTypes['UserSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookEventResolvers = EnumResolverSignature<{ PROPERTY_CREATED?: any, PROPERTY_UPDATED?: any, PROPERTY_DELETED?: any, COMPONENT_CREATED?: any, COMPONENT_UPDATED?: any, COMPONENT_DELETED?: any, PLAN_ADOPTED?: any, FISCAL_YEAR_SET_UP?: any, FILE_CREATED?: any, FILE_UPDATED?: any, FILE_DELETED?: any, PROJECT_CREATED?: any, PROJECT_UPDATED?: any, PROJECT_DELETED?: any, WEBHOOK_TEST?: any }, ResolversTypes['WebhookEvent']>;

export type WebhookDeliveryStatusResolvers = EnumResolverSignature<{ WAITING?: any, DELIVERED?: any, FAILED?: any }, ResolversTypes['WebhookDeliveryStatus']>;

export type WebhookResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Webhook'] = ResolversParentTypes['Webhook']> = {
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['WebhookEvent']>, ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  disabledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  failingSince?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  lastDeliveredAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  waitingCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  secretEnding?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previousSecretUntil?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  createdByFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookDeliveryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookDelivery'] = ResolversParentTypes['WebhookDelivery']> = {
  deliveryId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  webhookId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['WebhookEvent'], ParentType, ContextType>;
  entityId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  happenedAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['WebhookDeliveryStatus'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  responseStatus?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  lastAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  nextAttemptAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
};

export type WebhookDeliveriesResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookDeliveries'] = ResolversParentTypes['WebhookDeliveries']> = {
  items?: Resolver<Array<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WebhookSecretPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookSecretPayload'] = ResolversParentTypes['WebhookSecretPayload']> = {
  secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookPayload'] = ResolversParentTypes['WebhookPayload']> = {
  webhook?: Resolver<Maybe<ResolversTypes['Webhook']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DeleteWebhookPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DeleteWebhookPayload'] = ResolversParentTypes['DeleteWebhookPayload']> = {
  webhookId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WebhookDeliveryPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WebhookDeliveryPayload'] = ResolversParentTypes['WebhookDeliveryPayload']> = {
  delivery?: Resolver<Maybe<ResolversTypes['WebhookDelivery']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ReplayWebhookPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReplayWebhookPayload'] = ResolversParentTypes['ReplayWebhookPayload']> = {
  count?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WeeklyViewResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WeeklyView'] = ResolversParentTypes['WeeklyView']> = {
  viewId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  nextOn?: Resolver<ResolversTypes['Date'], ParentType, ContextType>;
};

export type SetViewWeeklyPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetViewWeeklyPayload'] = ResolversParentTypes['SetViewWeeklyPayload']> = {
  weeklyViews?: Resolver<Maybe<Array<ResolversTypes['WeeklyView']>>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type WorkspaceResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Workspace'] = ResolversParentTypes['Workspace']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  featureToggleLoanAnalysis?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkspaceRoleResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceRole'] = ResolversParentTypes['WorkspaceRole']> = {
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  canGrant?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reachesAllProperties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkspaceSettingsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceSettings'] = ResolversParentTypes['WorkspaceSettings']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  companyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  logoUrl?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  isPrivateLabel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  accentColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['WorkspaceSettingsActions'], ParentType, ContextType>;
};

export type WorkspaceSettingsActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceSettingsActions'] = ResolversParentTypes['WorkspaceSettingsActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AssignedPropertyResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AssignedProperty'] = ResolversParentTypes['AssignedProperty']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkspaceUserResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceUser'] = ResolversParentTypes['WorkspaceUser']> = {
  workspaceUserId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  userId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  firstName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lastName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  isActive?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  joinedOn?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  lastActiveAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reachesAllProperties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignedProperties?: Resolver<Array<ResolversTypes['AssignedProperty']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['WorkspaceUserActions'], ParentType, ContextType>;
};

export type WorkspaceUserActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceUserActions'] = ResolversParentTypes['WorkspaceUserActions']> = {
  edit?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  changeRole?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  deactivate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkspaceUserPageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceUserPage'] = ResolversParentTypes['WorkspaceUserPage']> = {
  items?: Resolver<Array<ResolversTypes['WorkspaceUser']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type WorkspaceInviteResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceInvite'] = ResolversParentTypes['WorkspaceInvite']> = {
  invitationId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  roleId?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  roleName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reachesAllProperties?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  assignedProperties?: Resolver<Array<ResolversTypes['AssignedProperty']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['InviteStatus'], ParentType, ContextType>;
  invitedByFullName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  createdAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  sentAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  expiresAt?: Resolver<ResolversTypes['DateTime'], ParentType, ContextType>;
  acceptedAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['WorkspaceInviteActions'], ParentType, ContextType>;
};

export type WorkspaceInviteActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceInviteActions'] = ResolversParentTypes['WorkspaceInviteActions']> = {
  resend?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  revoke?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  copyLink?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type WorkspaceInvitePageResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['WorkspaceInvitePage'] = ResolversParentTypes['WorkspaceInvitePage']> = {
  items?: Resolver<Array<ResolversTypes['WorkspaceInvite']>, ParentType, ContextType>;
  totalCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  page?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pageSize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isMailed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UpdateWorkspaceSettingsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateWorkspaceSettingsPayload'] = ResolversParentTypes['UpdateWorkspaceSettingsPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['WorkspaceSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RemoveWorkspaceLogoPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RemoveWorkspaceLogoPayload'] = ResolversParentTypes['RemoveWorkspaceLogoPayload']> = {
  settings?: Resolver<Maybe<ResolversTypes['WorkspaceSettings']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type UpdateWorkspaceUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['UpdateWorkspaceUserPayload'] = ResolversParentTypes['UpdateWorkspaceUserPayload']> = {
  user?: Resolver<Maybe<ResolversTypes['WorkspaceUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetWorkspaceUserActivePayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetWorkspaceUserActivePayload'] = ResolversParentTypes['SetWorkspaceUserActivePayload']> = {
  user?: Resolver<Maybe<ResolversTypes['WorkspaceUser']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InviteUserPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InviteUserPayload'] = ResolversParentTypes['InviteUserPayload']> = {
  invite?: Resolver<Maybe<ResolversTypes['WorkspaceInvite']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type ResendInvitationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ResendInvitationPayload'] = ResolversParentTypes['ResendInvitationPayload']> = {
  invite?: Resolver<Maybe<ResolversTypes['WorkspaceInvite']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type InvitationLinkPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['InvitationLinkPayload'] = ResolversParentTypes['InvitationLinkPayload']> = {
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type RevokeInvitationPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RevokeInvitationPayload'] = ResolversParentTypes['RevokeInvitationPayload']> = {
  invite?: Resolver<Maybe<ResolversTypes['WorkspaceInvite']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type SetupComponentResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetupComponent'] = ResolversParentTypes['SetupComponent']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  categoryPosition?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  percentReplaced?: Resolver<ResolversTypes['Percent'], ParentType, ContextType>;
  unitCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  usefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  remainingUsefulLife?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isOneTime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  completed?: Resolver<Maybe<ResolversTypes['CompletedWork']>, ParentType, ContextType>;
};

export type YearSetupActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YearSetupActions'] = ResolversParentTypes['YearSetupActions']> = {
  setUp?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type CarriedPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['CarriedPlan'] = ResolversParentTypes['CarriedPlan']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fromPlanId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  notes?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type LeftPlanResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['LeftPlan'] = ResolversParentTypes['LeftPlan']> = {
  planId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlanCarryResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['PlanCarry'] = ResolversParentTypes['PlanCarry']> = {
  carried?: Resolver<Array<ResolversTypes['CarriedPlan']>, ParentType, ContextType>;
  left?: Resolver<Array<ResolversTypes['LeftPlan']>, ParentType, ContextType>;
};

export type YearSetupResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YearSetup'] = ResolversParentTypes['YearSetup']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  closingFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['YearSetupState'], ParentType, ContextType>;
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  expenditures?: Resolver<Array<ResolversTypes['SetupComponent']>, ParentType, ContextType>;
  components?: Resolver<Array<ResolversTypes['SetupComponent']>, ParentType, ContextType>;
  proposal?: Resolver<Maybe<ResolversTypes['PropertyFinancial']>, ParentType, ContextType>;
  informationSourceId?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  appliedInflationRate?: Resolver<Maybe<ResolversTypes['Percent']>, ParentType, ContextType>;
  planCarry?: Resolver<Maybe<ResolversTypes['PlanCarry']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['YearSetupActions'], ParentType, ContextType>;
};

export type YearSetupPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YearSetupPayload'] = ResolversParentTypes['YearSetupPayload']> = {
  yearSetup?: Resolver<Maybe<ResolversTypes['YearSetup']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type YearFiguresResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['YearFigures'] = ResolversParentTypes['YearFigures']> = {
  startBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  contributions?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  specialAssessments?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  interest?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  expenditures?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  endBalance?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type ReconciliationActionsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReconciliationActions'] = ResolversParentTypes['ReconciliationActions']> = {
  reconcile?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type ReconciliationResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['Reconciliation'] = ResolversParentTypes['Reconciliation']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['ReconciliationState'], ParentType, ContextType>;
  reconciledAt?: Resolver<Maybe<ResolversTypes['DateTime']>, ParentType, ContextType>;
  reconciledBy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planName?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  planned?: Resolver<Maybe<ResolversTypes['YearFigures']>, ParentType, ContextType>;
  actual?: Resolver<Maybe<ResolversTypes['YearFigures']>, ParentType, ContextType>;
  difference?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paidByProjects?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
  spendingSource?: Resolver<ResolversTypes['SpendingSource'], ParentType, ContextType>;
  currentFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  viewerCan?: Resolver<ResolversTypes['ReconciliationActions'], ParentType, ContextType>;
};

export type ReconcileFiscalYearPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ReconcileFiscalYearPayload'] = ResolversParentTypes['ReconcileFiscalYearPayload']> = {
  reconciliation?: Resolver<Maybe<ResolversTypes['Reconciliation']>, ParentType, ContextType>;
  property?: Resolver<Maybe<ResolversTypes['Property']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type DueWorkResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['DueWork'] = ResolversParentTypes['DueWork']> = {
  propertyComponentId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  currentCost?: Resolver<ResolversTypes['Money'], ParentType, ContextType>;
};

export type AwaitingYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['AwaitingYear'] = ResolversParentTypes['AwaitingYear']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  propertyName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyCity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  propertyState?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  closingFiscalYear?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  componentCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  annualReserveContribution?: Resolver<Maybe<ResolversTypes['Money']>, ParentType, ContextType>;
  interestRate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  due?: Resolver<Array<ResolversTypes['DueWork']>, ParentType, ContextType>;
  remarks?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  blockedReason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ManyYearsResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManyYears'] = ResolversParentTypes['ManyYears']> = {
  workspaceId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fiscalYear?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  isSetUpCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['AwaitingYear']>, ParentType, ContextType>;
  jobId?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type RefusedYearResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['RefusedYear'] = ResolversParentTypes['RefusedYear']> = {
  propertyId?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ManyYearsResultResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['ManyYearsResult'] = ResolversParentTypes['ManyYearsResult']> = {
  setUp?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<Array<ResolversTypes['RefusedYear']>, ParentType, ContextType>;
};

export type SetUpManyYearsPayloadResolvers<ContextType = GraphContext, ParentType extends ResolversParentTypes['SetUpManyYearsPayload'] = ResolversParentTypes['SetUpManyYearsPayload']> = {
  job?: Resolver<Maybe<ResolversTypes['Job']>, ParentType, ContextType>;
  userErrors?: Resolver<Array<ResolversTypes['UserError']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = GraphContext> = {
  SignInPayload?: SignInPayloadResolvers<ContextType>;
  SignOutPayload?: SignOutPayloadResolvers<ContextType>;
  Viewer?: ViewerResolvers<ContextType>;
  Membership?: MembershipResolvers<ContextType>;
  PrivateLabel?: PrivateLabelResolvers<ContextType>;
  ViewerActions?: ViewerActionsResolvers<ContextType>;
  SignUpPayload?: SignUpPayloadResolvers<ContextType>;
  SetUpPayload?: SetUpPayloadResolvers<ContextType>;
  Invitation?: InvitationResolvers<ContextType>;
  JoinWorkspacePayload?: JoinWorkspacePayloadResolvers<ContextType>;
  RequestPasswordResetPayload?: RequestPasswordResetPayloadResolvers<ContextType>;
  CheckPasswordResetPayload?: CheckPasswordResetPayloadResolvers<ContextType>;
  ResetPasswordPayload?: ResetPasswordPayloadResolvers<ContextType>;
  ChangePasswordPayload?: ChangePasswordPayloadResolvers<ContextType>;
  BrowserSession?: BrowserSessionResolvers<ContextType>;
  EndBrowserSessionPayload?: EndBrowserSessionPayloadResolvers<ContextType>;
  AccessToken?: AccessTokenResolvers<ContextType>;
  CreateAccessTokenPayload?: CreateAccessTokenPayloadResolvers<ContextType>;
  RevokeAccessTokenPayload?: RevokeAccessTokenPayloadResolvers<ContextType>;
  ActivityConnection?: ActivityConnectionResolvers<ContextType>;
  ActivityPageInfo?: ActivityPageInfoResolvers<ContextType>;
  ActivityItem?: ActivityItemResolvers<ContextType>;
  PortfolioActivityItem?: PortfolioActivityItemResolvers<ContextType>;
  PortfolioActivityPage?: PortfolioActivityPageResolvers<ContextType>;
  AdminHealth?: AdminHealthResolvers<ContextType>;
  HealthOfDatabase?: HealthOfDatabaseResolvers<ContextType>;
  HealthOfStorage?: HealthOfStorageResolvers<ContextType>;
  HealthOfDisk?: HealthOfDiskResolvers<ContextType>;
  HealthOfMail?: HealthOfMailResolvers<ContextType>;
  HealthOfJobs?: HealthOfJobsResolvers<ContextType>;
  CacheKey?: CacheKeyResolvers;
  AdminCache?: AdminCacheResolvers<ContextType>;
  ClearCachePayload?: ClearCachePayloadResolvers<ContextType>;
  AdminPortfolio?: AdminPortfolioResolvers<ContextType>;
  AdminPortfolioPage?: AdminPortfolioPageResolvers<ContextType>;
  AdminPortfolioPayload?: AdminPortfolioPayloadResolvers<ContextType>;
  AdminPropertyActions?: AdminPropertyActionsResolvers<ContextType>;
  AdminProperty?: AdminPropertyResolvers<ContextType>;
  AdminPropertyPage?: AdminPropertyPageResolvers<ContextType>;
  ReassignDestination?: ReassignDestinationResolvers<ContextType>;
  AdminPropertyPayload?: AdminPropertyPayloadResolvers<ContextType>;
  ReassignPropertyPayload?: ReassignPropertyPayloadResolvers<ContextType>;
  DuplicatePropertyPayload?: DuplicatePropertyPayloadResolvers<ContextType>;
  AdminUserMembership?: AdminUserMembershipResolvers<ContextType>;
  AdminUser?: AdminUserResolvers<ContextType>;
  AdminUserActions?: AdminUserActionsResolvers<ContextType>;
  AdminUserPage?: AdminUserPageResolvers<ContextType>;
  AdminInvite?: AdminInviteResolvers<ContextType>;
  AdminInviteActions?: AdminInviteActionsResolvers<ContextType>;
  AdminInvitePage?: AdminInvitePageResolvers<ContextType>;
  AdminUserPayload?: AdminUserPayloadResolvers<ContextType>;
  AdminInvitePayload?: AdminInvitePayloadResolvers<ContextType>;
  CalendarItem?: CalendarItemResolvers<ContextType>;
  CalendarFeed?: CalendarFeedResolvers<ContextType>;
  CreateCalendarFeedPayload?: CreateCalendarFeedPayloadResolvers<ContextType>;
  RevokeCalendarFeedPayload?: RevokeCalendarFeedPayloadResolvers<ContextType>;
  WorkspaceChangeKind?: WorkspaceChangeKindResolvers;
  WorkspaceChangeOperation?: WorkspaceChangeOperationResolvers;
  WorkspaceChange?: WorkspaceChangeResolvers<ContextType>;
  WorkspaceChangePage?: WorkspaceChangePageResolvers<ContextType>;
  ComponentImportColumn?: ComponentImportColumnResolvers<ContextType>;
  ComponentImportRow?: ComponentImportRowResolvers<ContextType>;
  ComponentImportProblem?: ComponentImportProblemResolvers<ContextType>;
  ComponentImportCounts?: ComponentImportCountsResolvers<ContextType>;
  ComponentImportSheet?: ComponentImportSheetResolvers<ContextType>;
  ComponentImportTieOut?: ComponentImportTieOutResolvers<ContextType>;
  ComponentImportPreview?: ComponentImportPreviewResolvers<ContextType>;
  MapComponentImportPayload?: MapComponentImportPayloadResolvers<ContextType>;
  ComponentImportAnswer?: ComponentImportAnswerResolvers<ContextType>;
  AcceptComponentImportPayload?: AcceptComponentImportPayloadResolvers<ContextType>;
  Component?: ComponentResolvers<ContextType>;
  ComponentActions?: ComponentActionsResolvers<ContextType>;
  ComponentList?: ComponentListResolvers<ContextType>;
  ComponentCategory?: ComponentCategoryResolvers<ContextType>;
  ComponentListActions?: ComponentListActionsResolvers<ContextType>;
  SaveComponentsPayload?: SaveComponentsPayloadResolvers<ContextType>;
  AddComponentPayload?: AddComponentPayloadResolvers<ContextType>;
  UpdateComponentPayload?: UpdateComponentPayloadResolvers<ContextType>;
  DuplicateComponentPayload?: DuplicateComponentPayloadResolvers<ContextType>;
  DeleteComponentPayload?: DeleteComponentPayloadResolvers<ContextType>;
  ChangeComponentsPayload?: ChangeComponentsPayloadResolvers<ContextType>;
  SpendingLine?: SpendingLineResolvers<ContextType>;
  YearSpending?: YearSpendingResolvers<ContextType>;
  FinancialHealth?: FinancialHealthResolvers<ContextType>;
  DisclosureLine?: DisclosureLineResolvers<ContextType>;
  DisclosureColumn?: DisclosureColumnResolvers<ContextType>;
  DisclosureTable?: DisclosureTableResolvers<ContextType>;
  DisclosureSection?: DisclosureSectionResolvers<ContextType>;
  DisclosureStatute?: DisclosureStatuteResolvers<ContextType>;
  ExcludedComponent?: ExcludedComponentResolvers<ContextType>;
  DisclosedLoan?: DisclosedLoanResolvers<ContextType>;
  UnitShare?: UnitShareResolvers<ContextType>;
  DisclosureFacts?: DisclosureFactsResolvers<ContextType>;
  MissingFact?: MissingFactResolvers<ContextType>;
  DisclosureActions?: DisclosureActionsResolvers<ContextType>;
  StatedBefore?: StatedBeforeResolvers<ContextType>;
  KnownFact?: KnownFactResolvers<ContextType>;
  KnownFacts?: KnownFactsResolvers<ContextType>;
  DisclosureFactSheet?: DisclosureFactSheetResolvers<ContextType>;
  Disclosure?: DisclosureResolvers<ContextType>;
  SentDisclosure?: SentDisclosureResolvers<ContextType>;
  StateDisclosureFactsPayload?: StateDisclosureFactsPayloadResolvers<ContextType>;
  SentDisclosurePayload?: SentDisclosurePayloadResolvers<ContextType>;
  ExportMapColumn?: ExportMapColumnResolvers<ContextType>;
  ExportMap?: ExportMapResolvers<ContextType>;
  ExportMapTry?: ExportMapTryResolvers<ContextType>;
  RemoveExportMapPayload?: RemoveExportMapPayloadResolvers<ContextType>;
  Folder?: FolderResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileActions?: FileActionsResolvers<ContextType>;
  FileVersion?: FileVersionResolvers<ContextType>;
  FilePreview?: FilePreviewResolvers<ContextType>;
  FileListing?: FileListingResolvers<ContextType>;
  FileUsage?: FileUsageResolvers<ContextType>;
  CreateFolderPayload?: CreateFolderPayloadResolvers<ContextType>;
  RenameFolderPayload?: RenameFolderPayloadResolvers<ContextType>;
  MoveFolderPayload?: MoveFolderPayloadResolvers<ContextType>;
  DeleteFolderPayload?: DeleteFolderPayloadResolvers<ContextType>;
  AddStandardFoldersPayload?: AddStandardFoldersPayloadResolvers<ContextType>;
  RenameFilePayload?: RenameFilePayloadResolvers<ContextType>;
  MoveFilePayload?: MoveFilePayloadResolvers<ContextType>;
  UpdateFilePayload?: UpdateFilePayloadResolvers<ContextType>;
  DeleteFilePayload?: DeleteFilePayloadResolvers<ContextType>;
  AssignFilesPayload?: AssignFilesPayloadResolvers<ContextType>;
  MoveFilesPayload?: MoveFilesPayloadResolvers<ContextType>;
  DeleteFilesPayload?: DeleteFilesPayloadResolvers<ContextType>;
  RestoreFilesPayload?: RestoreFilesPayloadResolvers<ContextType>;
  EraseFilesPayload?: EraseFilesPayloadResolvers<ContextType>;
  ProjectFilePayload?: ProjectFilePayloadResolvers<ContextType>;
  FilterSettings?: FilterSettingsResolvers<ContextType>;
  SaveFilterSettingsPayload?: SaveFilterSettingsPayloadResolvers<ContextType>;
  PropertyFinancial?: PropertyFinancialResolvers<ContextType>;
  SavePropertyFinancialPayload?: SavePropertyFinancialPayloadResolvers<ContextType>;
  FiscalYear?: FiscalYearResolvers<ContextType>;
  RequestFullArchivePayload?: RequestFullArchivePayloadResolvers<ContextType>;
  ImportRequestProblem?: ImportRequestProblemResolvers<ContextType>;
  ImportRequestResult?: ImportRequestResultResolvers<ContextType>;
  ImportRequestActions?: ImportRequestActionsResolvers<ContextType>;
  ImportRequest?: ImportRequestResolvers<ContextType>;
  OpenedImportRequest?: OpenedImportRequestResolvers<ContextType>;
  ImportRequestPage?: ImportRequestPageResolvers<ContextType>;
  UpdateImportRequestPayload?: UpdateImportRequestPayloadResolvers<ContextType>;
  ProcessImportRequestPayload?: ProcessImportRequestPayloadResolvers<ContextType>;
  Integration?: IntegrationResolvers<ContextType>;
  CredentialField?: CredentialFieldResolvers<ContextType>;
  IntegrationCredential?: IntegrationCredentialResolvers<ContextType>;
  ExternalAssociations?: ExternalAssociationsResolvers<ContextType>;
  ExternalAssociation?: ExternalAssociationResolvers<ContextType>;
  ConnectedApp?: ConnectedAppResolvers<ContextType>;
  IntegrationSync?: IntegrationSyncResolvers<ContextType>;
  BeginAuthorizationPayload?: BeginAuthorizationPayloadResolvers<ContextType>;
  FinishAuthorizationPayload?: FinishAuthorizationPayloadResolvers<ContextType>;
  CredentialPayload?: CredentialPayloadResolvers<ContextType>;
  ConnectedAppPayload?: ConnectedAppPayloadResolvers<ContextType>;
  SyncPropertyPayload?: SyncPropertyPayloadResolvers<ContextType>;
  ResetGlPayload?: ResetGlPayloadResolvers<ContextType>;
  JobFile?: JobFileResolvers<ContextType>;
  JobActions?: JobActionsResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  RequestDocumentPayload?: RequestDocumentPayloadResolvers<ContextType>;
  CancelJobPayload?: CancelJobPayloadResolvers<ContextType>;
  AdminJobActions?: AdminJobActionsResolvers<ContextType>;
  AdminJob?: AdminJobResolvers<ContextType>;
  AdminJobCounts?: AdminJobCountsResolvers<ContextType>;
  AdminJobPage?: AdminJobPageResolvers<ContextType>;
  RetryJobPayload?: RetryJobPayloadResolvers<ContextType>;
  LedgerImportColumn?: LedgerImportColumnResolvers<ContextType>;
  LedgerImportAccount?: LedgerImportAccountResolvers<ContextType>;
  LedgerImportBalance?: LedgerImportBalanceResolvers<ContextType>;
  LedgerImportTie?: LedgerImportTieResolvers<ContextType>;
  LedgerImportLine?: LedgerImportLineResolvers<ContextType>;
  LedgerImportProblem?: LedgerImportProblemResolvers<ContextType>;
  LedgerImport?: LedgerImportResolvers<ContextType>;
  UpdateLedgerImportPayload?: UpdateLedgerImportPayloadResolvers<ContextType>;
  LedgerImportAnswer?: LedgerImportAnswerResolvers<ContextType>;
  AcceptLedgerImportPayload?: AcceptLedgerImportPayloadResolvers<ContextType>;
  RemoveLedgerImportPayload?: RemoveLedgerImportPayloadResolvers<ContextType>;
  Transaction?: TransactionResolvers<ContextType>;
  TransactionActions?: TransactionActionsResolvers<ContextType>;
  TransactionPageInfo?: TransactionPageInfoResolvers<ContextType>;
  TransactionConnection?: TransactionConnectionResolvers<ContextType>;
  StatedBalance?: StatedBalanceResolvers<ContextType>;
  BankBalance?: BankBalanceResolvers<ContextType>;
  BankBalances?: BankBalancesResolvers<ContextType>;
  LedgerConfigurationActions?: LedgerConfigurationActionsResolvers<ContextType>;
  GlAccount?: GlAccountResolvers<ContextType>;
  VarianceLimits?: VarianceLimitsResolvers<ContextType>;
  GlConfiguration?: GlConfigurationResolvers<ContextType>;
  BankAccount?: BankAccountResolvers<ContextType>;
  BankConfiguration?: BankConfigurationResolvers<ContextType>;
  LedgerRule?: LedgerRuleResolvers<ContextType>;
  LedgerWork?: LedgerWorkResolvers<ContextType>;
  MapTransactionsPayload?: MapTransactionsPayloadResolvers<ContextType>;
  SaveGlConfigurationPayload?: SaveGlConfigurationPayloadResolvers<ContextType>;
  BankAccountsPayload?: BankAccountsPayloadResolvers<ContextType>;
  SaveBankConfigurationPayload?: SaveBankConfigurationPayloadResolvers<ContextType>;
  LedgerRulesPayload?: LedgerRulesPayloadResolvers<ContextType>;
  LiveVariance?: LiveVarianceResolvers<ContextType>;
  LiveHeader?: LiveHeaderResolvers<ContextType>;
  AccountExpenses?: AccountExpensesResolvers<ContextType>;
  ReserveExpenses?: ReserveExpensesResolvers<ContextType>;
  CashFlowMonth?: CashFlowMonthResolvers<ContextType>;
  CashFlowOfReserves?: CashFlowOfReservesResolvers<ContextType>;
  ActualCategory?: ActualCategoryResolvers<ContextType>;
  ExpendituresByCategory?: ExpendituresByCategoryResolvers<ContextType>;
  ProjectedCategory?: ProjectedCategoryResolvers<ContextType>;
  ProjectedExpenses?: ProjectedExpensesResolvers<ContextType>;
  RealTimeFinancialHealth?: RealTimeFinancialHealthResolvers<ContextType>;
  MaintenanceTask?: MaintenanceTaskResolvers<ContextType>;
  ComponentMaintenance?: ComponentMaintenanceResolvers<ContextType>;
  MaintenanceActions?: MaintenanceActionsResolvers<ContextType>;
  PropertyMaintenanceTask?: PropertyMaintenanceTaskResolvers<ContextType>;
  MaintenanceYear?: MaintenanceYearResolvers<ContextType>;
  PropertyMaintenance?: PropertyMaintenanceResolvers<ContextType>;
  MaintenancePayload?: MaintenancePayloadResolvers<ContextType>;
  NotificationPreferences?: NotificationPreferencesResolvers<ContextType>;
  NotificationChannel?: NotificationChannelResolvers<ContextType>;
  NotificationTaskSetting?: NotificationTaskSettingResolvers<ContextType>;
  SaveNotificationPreferencesPayload?: SaveNotificationPreferencesPayloadResolvers<ContextType>;
  NoteTimeZonePayload?: NoteTimeZonePayloadResolvers<ContextType>;
  UserNotification?: UserNotificationResolvers<ContextType>;
  UserNotificationPage?: UserNotificationPageResolvers<ContextType>;
  MarkNotificationReadPayload?: MarkNotificationReadPayloadResolvers<ContextType>;
  MarkAllNotificationsReadPayload?: MarkAllNotificationsReadPayloadResolvers<ContextType>;
  Photo?: PhotoResolvers<ContextType>;
  PhotoActions?: PhotoActionsResolvers<ContextType>;
  AttachedComponent?: AttachedComponentResolvers<ContextType>;
  AttachedProject?: AttachedProjectResolvers<ContextType>;
  PhotoPage?: PhotoPageResolvers<ContextType>;
  PhotoMonth?: PhotoMonthResolvers<ContextType>;
  ProjectPhotosPayload?: ProjectPhotosPayloadResolvers<ContextType>;
  UpdatePhotoPayload?: UpdatePhotoPayloadResolvers<ContextType>;
  SetPrimaryPhotoPayload?: SetPrimaryPhotoPayloadResolvers<ContextType>;
  AssignPhotosPayload?: AssignPhotosPayloadResolvers<ContextType>;
  SetPhotosReportPayload?: SetPhotosReportPayloadResolvers<ContextType>;
  DeletePhotoPayload?: DeletePhotoPayloadResolvers<ContextType>;
  DeletePhotosPayload?: DeletePhotosPayloadResolvers<ContextType>;
  RestorePhotosPayload?: RestorePhotosPayloadResolvers<ContextType>;
  ErasePhotosPayload?: ErasePhotosPayloadResolvers<ContextType>;
  PhotosReport?: PhotosReportResolvers<ContextType>;
  PhotosReportGroup?: PhotosReportGroupResolvers<ContextType>;
  Placement?: PlacementResolvers<ContextType>;
  InstitutionTotal?: InstitutionTotalResolvers<ContextType>;
  PlacementYear?: PlacementYearResolvers<ContextType>;
  PlacementSummary?: PlacementSummaryResolvers<ContextType>;
  PlacementsPayload?: PlacementsPayloadResolvers<ContextType>;
  FundingYear?: FundingYearResolvers<ContextType>;
  FundingReport?: FundingReportResolvers<ContextType>;
  PlanGoal?: PlanGoalResolvers<ContextType>;
  LadderStep?: LadderStepResolvers<ContextType>;
  SpecialAssessment?: SpecialAssessmentResolvers<ContextType>;
  PlanYearOverride?: PlanYearOverrideResolvers<ContextType>;
  PlanLoan?: PlanLoanResolvers<ContextType>;
  ComponentMove?: ComponentMoveResolvers<ContextType>;
  PlanConventions?: PlanConventionsResolvers<ContextType>;
  PlanSettings?: PlanSettingsResolvers<ContextType>;
  BigProject?: BigProjectResolvers<ContextType>;
  CashFacts?: CashFactsResolvers<ContextType>;
  PlanActions?: PlanActionsResolvers<ContextType>;
  AdoptionFile?: AdoptionFileResolvers<ContextType>;
  PlanAdoption?: PlanAdoptionResolvers<ContextType>;
  Plan?: PlanResolvers<ContextType>;
  PlanListActions?: PlanListActionsResolvers<ContextType>;
  PlanLead?: PlanLeadResolvers<ContextType>;
  TodaysFunding?: TodaysFundingResolvers<ContextType>;
  PlanList?: PlanListResolvers<ContextType>;
  PlanComponent?: PlanComponentResolvers<ContextType>;
  PlanInventory?: PlanInventoryResolvers<ContextType>;
  PlanningStep?: PlanningStepResolvers<ContextType>;
  PlanningSteps?: PlanningStepsResolvers<ContextType>;
  PlanPreview?: PlanPreviewResolvers<ContextType>;
  BridgeBar?: BridgeBarResolvers<ContextType>;
  BridgeFigure?: BridgeFigureResolvers<ContextType>;
  PlanDifference?: PlanDifferenceResolvers<ContextType>;
  PlanBridge?: PlanBridgeResolvers<ContextType>;
  PlanPayload?: PlanPayloadResolvers<ContextType>;
  RemoveAdoptionFilePayload?: RemoveAdoptionFilePayloadResolvers<ContextType>;
  DeletePlanPayload?: DeletePlanPayloadResolvers<ContextType>;
  PreviewPlanPayload?: PreviewPlanPayloadResolvers<ContextType>;
  Association?: AssociationResolvers<ContextType>;
  HistogramBar?: HistogramBarResolvers<ContextType>;
  AssociationSummary?: AssociationSummaryResolvers<ContextType>;
  AssociationPage?: AssociationPageResolvers<ContextType>;
  AnalyticsUser?: AnalyticsUserResolvers<ContextType>;
  AnalyticsUserSummary?: AnalyticsUserSummaryResolvers<ContextType>;
  AnalyticsUserPage?: AnalyticsUserPageResolvers<ContextType>;
  AssociationPlace?: AssociationPlaceResolvers<ContextType>;
  UnplacedAssociation?: UnplacedAssociationResolvers<ContextType>;
  AssociationMap?: AssociationMapResolvers<ContextType>;
  SpendRow?: SpendRowResolvers<ContextType>;
  ProjectSpend?: ProjectSpendResolvers<ContextType>;
  SpendPayment?: SpendPaymentResolvers<ContextType>;
  SpendBreakdown?: SpendBreakdownResolvers<ContextType>;
  BelowZeroYear?: BelowZeroYearResolvers<ContextType>;
  MovedAssociation?: MovedAssociationResolvers<ContextType>;
  PortfolioWhatIf?: PortfolioWhatIfResolvers<ContextType>;
  Project?: ProjectResolvers<ContextType>;
  ProjectPhaseStatus?: ProjectPhaseStatusResolvers<ContextType>;
  ProjectOwner?: ProjectOwnerResolvers<ContextType>;
  ProjectComponent?: ProjectComponentResolvers<ContextType>;
  ProjectActions?: ProjectActionsResolvers<ContextType>;
  ProjectPayment?: ProjectPaymentResolvers<ContextType>;
  Bid?: BidResolvers<ContextType>;
  BidLine?: BidLineResolvers<ContextType>;
  ChangeOrder?: ChangeOrderResolvers<ContextType>;
  ChecklistItem?: ChecklistItemResolvers<ContextType>;
  ProjectNote?: ProjectNoteResolvers<ContextType>;
  ProjectNoteActions?: ProjectNoteActionsResolvers<ContextType>;
  ScopeOfWork?: ScopeOfWorkResolvers<ContextType>;
  ProjectPage?: ProjectPageResolvers<ContextType>;
  ProjectPhase?: ProjectPhaseResolvers<ContextType>;
  ProjectPhases?: ProjectPhasesResolvers<ContextType>;
  ProjectPerson?: ProjectPersonResolvers<ContextType>;
  ProposedComponent?: ProposedComponentResolvers<ContextType>;
  ProjectCompletion?: ProjectCompletionResolvers<ContextType>;
  CompletedWork?: CompletedWorkResolvers<ContextType>;
  ProjectPayload?: ProjectPayloadResolvers<ContextType>;
  SaveProjectPhasesPayload?: SaveProjectPhasesPayloadResolvers<ContextType>;
  PropertyImportStatus?: PropertyImportStatusResolvers;
  PropertyImportProblem?: PropertyImportProblemResolvers<ContextType>;
  PropertyImportLine?: PropertyImportLineResolvers<ContextType>;
  PropertyImportCounts?: PropertyImportCountsResolvers<ContextType>;
  PropertyImport?: PropertyImportResolvers<ContextType>;
  AcceptPropertyImportPayload?: AcceptPropertyImportPayloadResolvers<ContextType>;
  PropertyType?: PropertyTypeResolvers<ContextType>;
  LatLng?: LatLngResolvers<ContextType>;
  Property?: PropertyResolvers<ContextType>;
  PropertyActions?: PropertyActionsResolvers<ContextType>;
  PropertyListRow?: PropertyListRowResolvers<ContextType>;
  PropertyRowActions?: PropertyRowActionsResolvers<ContextType>;
  PropertyOutlook?: PropertyOutlookResolvers<ContextType>;
  PropertyPage?: PropertyPageResolvers<ContextType>;
  PropertyChoice?: PropertyChoiceResolvers<ContextType>;
  AddPropertyPayload?: AddPropertyPayloadResolvers<ContextType>;
  UpdatePropertyPayload?: UpdatePropertyPayloadResolvers<ContextType>;
  ArchivePropertyPayload?: ArchivePropertyPayloadResolvers<ContextType>;
  RemovePropertyImagePayload?: RemovePropertyImagePayloadResolvers<ContextType>;
  Expenditure?: ExpenditureResolvers<ContextType>;
  CategoryTotal?: CategoryTotalResolvers<ContextType>;
  YearCategoryTotal?: YearCategoryTotalResolvers<ContextType>;
  AnticipatedExpenditureYear?: AnticipatedExpenditureYearResolvers<ContextType>;
  ComponentInventoryReport?: ComponentInventoryReportResolvers<ContextType>;
  AnticipatedExpendituresReport?: AnticipatedExpendituresReportResolvers<ContextType>;
  PlanOutcome?: PlanOutcomeResolvers<ContextType>;
  ReportPlan?: ReportPlanResolvers<ContextType>;
  ReportAdoption?: ReportAdoptionResolvers<ContextType>;
  BandLimits?: BandLimitsResolvers<ContextType>;
  RatingBands?: RatingBandsResolvers<ContextType>;
  RatingBandsActions?: RatingBandsActionsResolvers<ContextType>;
  ReportRun?: ReportRunResolvers<ContextType>;
  ReportConvention?: ReportConventionResolvers<ContextType>;
  ReportCategory?: ReportCategoryResolvers<ContextType>;
  PercentFundedRow?: PercentFundedRowResolvers<ContextType>;
  PercentFundedTotals?: PercentFundedTotalsResolvers<ContextType>;
  Report?: ReportResolvers<ContextType>;
  PercentFundedReport?: PercentFundedReportResolvers<ContextType>;
  ExpendituresYear?: ExpendituresYearResolvers<ContextType>;
  ExpendituresCategoryTotal?: ExpendituresCategoryTotalResolvers<ContextType>;
  ExpendituresReport?: ExpendituresReportResolvers<ContextType>;
  InventoryReportLine?: InventoryReportLineResolvers<ContextType>;
  InventoryReportCategory?: InventoryReportCategoryResolvers<ContextType>;
  InventoryReportTotals?: InventoryReportTotalsResolvers<ContextType>;
  InventoryReport?: InventoryReportResolvers<ContextType>;
  UpdateRatingBandsPayload?: UpdateRatingBandsPayloadResolvers<ContextType>;
  TransferExplanation?: TransferExplanationResolvers<ContextType>;
  ReserveTransfer?: ReserveTransferResolvers<ContextType>;
  ReserveTransferPage?: ReserveTransferPageResolvers<ContextType>;
  ReserveRepayment?: ReserveRepaymentResolvers<ContextType>;
  ReserveLoan?: ReserveLoanResolvers<ContextType>;
  ReserveBorrowing?: ReserveBorrowingResolvers<ContextType>;
  ReserveBorrowingPayload?: ReserveBorrowingPayloadResolvers<ContextType>;
  ReserveStudy?: ReserveStudyResolvers<ContextType>;
  LinkedFile?: LinkedFileResolvers<ContextType>;
  AddReserveStudyPayload?: AddReserveStudyPayloadResolvers<ContextType>;
  UpdateReserveStudyPayload?: UpdateReserveStudyPayloadResolvers<ContextType>;
  RemoveReserveStudyPayload?: RemoveReserveStudyPayloadResolvers<ContextType>;
  Money?: GraphQLScalarType;
  Percent?: GraphQLScalarType;
  Date?: GraphQLScalarType;
  DateTime?: GraphQLScalarType;
  JSONObject?: GraphQLScalarType;
  UserError?: UserErrorResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  UserProfile?: UserProfileResolvers<ContextType>;
  UpdateProfilePayload?: UpdateProfilePayloadResolvers<ContextType>;
  RemoveProfilePhotoPayload?: RemoveProfilePhotoPayloadResolvers<ContextType>;
  UserSettings?: UserSettingsResolvers<ContextType>;
  SaveUserSettingsPayload?: SaveUserSettingsPayloadResolvers<ContextType>;
  WebhookEvent?: WebhookEventResolvers;
  WebhookDeliveryStatus?: WebhookDeliveryStatusResolvers;
  Webhook?: WebhookResolvers<ContextType>;
  WebhookDelivery?: WebhookDeliveryResolvers<ContextType>;
  WebhookDeliveries?: WebhookDeliveriesResolvers<ContextType>;
  WebhookSecretPayload?: WebhookSecretPayloadResolvers<ContextType>;
  WebhookPayload?: WebhookPayloadResolvers<ContextType>;
  DeleteWebhookPayload?: DeleteWebhookPayloadResolvers<ContextType>;
  WebhookDeliveryPayload?: WebhookDeliveryPayloadResolvers<ContextType>;
  ReplayWebhookPayload?: ReplayWebhookPayloadResolvers<ContextType>;
  WeeklyView?: WeeklyViewResolvers<ContextType>;
  SetViewWeeklyPayload?: SetViewWeeklyPayloadResolvers<ContextType>;
  Workspace?: WorkspaceResolvers<ContextType>;
  WorkspaceRole?: WorkspaceRoleResolvers<ContextType>;
  WorkspaceSettings?: WorkspaceSettingsResolvers<ContextType>;
  WorkspaceSettingsActions?: WorkspaceSettingsActionsResolvers<ContextType>;
  AssignedProperty?: AssignedPropertyResolvers<ContextType>;
  WorkspaceUser?: WorkspaceUserResolvers<ContextType>;
  WorkspaceUserActions?: WorkspaceUserActionsResolvers<ContextType>;
  WorkspaceUserPage?: WorkspaceUserPageResolvers<ContextType>;
  WorkspaceInvite?: WorkspaceInviteResolvers<ContextType>;
  WorkspaceInviteActions?: WorkspaceInviteActionsResolvers<ContextType>;
  WorkspaceInvitePage?: WorkspaceInvitePageResolvers<ContextType>;
  UpdateWorkspaceSettingsPayload?: UpdateWorkspaceSettingsPayloadResolvers<ContextType>;
  RemoveWorkspaceLogoPayload?: RemoveWorkspaceLogoPayloadResolvers<ContextType>;
  UpdateWorkspaceUserPayload?: UpdateWorkspaceUserPayloadResolvers<ContextType>;
  SetWorkspaceUserActivePayload?: SetWorkspaceUserActivePayloadResolvers<ContextType>;
  InviteUserPayload?: InviteUserPayloadResolvers<ContextType>;
  ResendInvitationPayload?: ResendInvitationPayloadResolvers<ContextType>;
  InvitationLinkPayload?: InvitationLinkPayloadResolvers<ContextType>;
  RevokeInvitationPayload?: RevokeInvitationPayloadResolvers<ContextType>;
  SetupComponent?: SetupComponentResolvers<ContextType>;
  YearSetupActions?: YearSetupActionsResolvers<ContextType>;
  CarriedPlan?: CarriedPlanResolvers<ContextType>;
  LeftPlan?: LeftPlanResolvers<ContextType>;
  PlanCarry?: PlanCarryResolvers<ContextType>;
  YearSetup?: YearSetupResolvers<ContextType>;
  YearSetupPayload?: YearSetupPayloadResolvers<ContextType>;
  YearFigures?: YearFiguresResolvers<ContextType>;
  ReconciliationActions?: ReconciliationActionsResolvers<ContextType>;
  Reconciliation?: ReconciliationResolvers<ContextType>;
  ReconcileFiscalYearPayload?: ReconcileFiscalYearPayloadResolvers<ContextType>;
  DueWork?: DueWorkResolvers<ContextType>;
  AwaitingYear?: AwaitingYearResolvers<ContextType>;
  ManyYears?: ManyYearsResolvers<ContextType>;
  RefusedYear?: RefusedYearResolvers<ContextType>;
  ManyYearsResult?: ManyYearsResultResolvers<ContextType>;
  SetUpManyYearsPayload?: SetUpManyYearsPayloadResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = GraphContext> = {
  key?: KeyDirectiveResolver<any, any, ContextType>;
};


type ContractGaps = {
  Viewer: Required<Pick<ViewerResolvers, Exclude<keyof Viewer, keyof ViewerContract | '__typename'>>>;
  PrivateLabel: Required<Pick<PrivateLabelResolvers, Exclude<keyof PrivateLabel, keyof PrivateLabelContract | '__typename'>>>;
  Invitation: Required<Pick<InvitationResolvers, Exclude<keyof Invitation, keyof InvitationContract | '__typename'>>>;
  BrowserSession: Required<Pick<BrowserSessionResolvers, Exclude<keyof BrowserSession, keyof BrowserSessionContract | '__typename'>>>;
  AccessToken: Required<Pick<AccessTokenResolvers, Exclude<keyof AccessToken, keyof AccessTokenContract | '__typename'>>>;
  ActivityItem: Required<Pick<ActivityItemResolvers, Exclude<keyof ActivityItem, keyof ActivityItemContract | '__typename'>>>;
  PortfolioActivityItem: Required<Pick<PortfolioActivityItemResolvers, Exclude<keyof PortfolioActivityItem, keyof PortfolioActivityItemContract | '__typename'>>>;
  PortfolioActivityPage: Required<Pick<PortfolioActivityPageResolvers, Exclude<keyof PortfolioActivityPage, keyof PortfolioActivityPageContract | '__typename'>>>;
  AdminHealth: Required<Pick<AdminHealthResolvers, Exclude<keyof AdminHealth, keyof AdminHealthContract | '__typename'>>>;
  AdminCache: Required<Pick<AdminCacheResolvers, Exclude<keyof AdminCache, keyof AdminCacheContract | '__typename'>>>;
  AdminPortfolio: Required<Pick<AdminPortfolioResolvers, Exclude<keyof AdminPortfolio, keyof AdminPortfolioContract | '__typename'>>>;
  AdminPortfolioPage: Required<Pick<AdminPortfolioPageResolvers, Exclude<keyof AdminPortfolioPage, keyof AdminPortfolioPageContract | '__typename'>>>;
  AdminProperty: Required<Pick<AdminPropertyResolvers, Exclude<keyof AdminProperty, keyof AdminPropertyContract | '__typename'>>>;
  AdminPropertyPage: Required<Pick<AdminPropertyPageResolvers, Exclude<keyof AdminPropertyPage, keyof AdminPropertyPageContract | '__typename'>>>;
  AdminUserMembership: Required<Pick<AdminUserMembershipResolvers, Exclude<keyof AdminUserMembership, keyof AdminUserMembershipContract | '__typename'>>>;
  AdminUser: Required<Pick<AdminUserResolvers, Exclude<keyof AdminUser, keyof AdminUserContract | '__typename'>>>;
  AdminUserPage: Required<Pick<AdminUserPageResolvers, Exclude<keyof AdminUserPage, keyof AdminUserPageContract | '__typename'>>>;
  AdminInvite: Required<Pick<AdminInviteResolvers, Exclude<keyof AdminInvite, keyof AdminInviteContract | '__typename'>>>;
  AdminInvitePage: Required<Pick<AdminInvitePageResolvers, Exclude<keyof AdminInvitePage, keyof AdminInvitePageContract | '__typename'>>>;
  CalendarItem: Required<Pick<CalendarItemResolvers, Exclude<keyof CalendarItem, keyof CalendarItemContract | '__typename'>>>;
  CalendarFeed: Required<Pick<CalendarFeedResolvers, Exclude<keyof CalendarFeed, keyof CalendarFeedContract | '__typename'>>>;
  WorkspaceChange: Required<Pick<WorkspaceChangeResolvers, Exclude<keyof WorkspaceChange, keyof WorkspaceChangeContract | '__typename'>>>;
  WorkspaceChangePage: Required<Pick<WorkspaceChangePageResolvers, Exclude<keyof WorkspaceChangePage, keyof WorkspaceChangePageContract | '__typename'>>>;
  Component: Required<Pick<ComponentResolvers, Exclude<keyof Component, keyof ComponentContract | '__typename'>>>;
  ComponentList: Required<Pick<ComponentListResolvers, Exclude<keyof ComponentList, keyof ComponentListContract | '__typename'>>>;
  YearSpending: Required<Pick<YearSpendingResolvers, Exclude<keyof YearSpending, keyof YearSpendingContract | '__typename'>>>;
  FinancialHealth: Required<Pick<FinancialHealthResolvers, Exclude<keyof FinancialHealth, keyof FinancialHealthContract | '__typename'>>>;
  DisclosureLine: Required<Pick<DisclosureLineResolvers, Exclude<keyof DisclosureLine, keyof DisclosureLineContract | '__typename'>>>;
  DisclosureTable: Required<Pick<DisclosureTableResolvers, Exclude<keyof DisclosureTable, keyof DisclosureTableContract | '__typename'>>>;
  DisclosureSection: Required<Pick<DisclosureSectionResolvers, Exclude<keyof DisclosureSection, keyof DisclosureSectionContract | '__typename'>>>;
  DisclosureFacts: Required<Pick<DisclosureFactsResolvers, Exclude<keyof DisclosureFacts, keyof DisclosureFactsContract | '__typename'>>>;
  KnownFacts: Required<Pick<KnownFactsResolvers, Exclude<keyof KnownFacts, keyof KnownFactsContract | '__typename'>>>;
  DisclosureFactSheet: Required<Pick<DisclosureFactSheetResolvers, Exclude<keyof DisclosureFactSheet, keyof DisclosureFactSheetContract | '__typename'>>>;
  Disclosure: Required<Pick<DisclosureResolvers, Exclude<keyof Disclosure, keyof DisclosureContract | '__typename'>>>;
  SentDisclosure: Required<Pick<SentDisclosureResolvers, Exclude<keyof SentDisclosure, keyof SentDisclosureContract | '__typename'>>>;
  ExportMapColumn: Required<Pick<ExportMapColumnResolvers, Exclude<keyof ExportMapColumn, keyof ExportMapColumnContract | '__typename'>>>;
  ExportMap: Required<Pick<ExportMapResolvers, Exclude<keyof ExportMap, keyof ExportMapContract | '__typename'>>>;
  ExportMapTry: Required<Pick<ExportMapTryResolvers, Exclude<keyof ExportMapTry, keyof ExportMapTryContract | '__typename'>>>;
  Folder: Required<Pick<FolderResolvers, Exclude<keyof Folder, keyof FolderContract | '__typename'>>>;
  FileVersion: Required<Pick<FileVersionResolvers, Exclude<keyof FileVersion, keyof FileVersionContract | '__typename'>>>;
  FilePreview: Required<Pick<FilePreviewResolvers, Exclude<keyof FilePreview, keyof FilePreviewContract | '__typename'>>>;
  FileListing: Required<Pick<FileListingResolvers, Exclude<keyof FileListing, keyof FileListingContract | '__typename'>>>;
  FileUsage: Required<Pick<FileUsageResolvers, Exclude<keyof FileUsage, keyof FileUsageContract | '__typename'>>>;
  FilterSettings: Required<Pick<FilterSettingsResolvers, Exclude<keyof FilterSettings, keyof FilterSettingsContract | '__typename'>>>;
  PropertyFinancial: Required<Pick<PropertyFinancialResolvers, Exclude<keyof PropertyFinancial, keyof PropertyFinancialContract | '__typename'>>>;
  FiscalYear: Required<Pick<FiscalYearResolvers, Exclude<keyof FiscalYear, keyof FiscalYearContract | '__typename'>>>;
  ImportRequestProblem: Required<Pick<ImportRequestProblemResolvers, Exclude<keyof ImportRequestProblem, keyof ImportRequestProblemContract | '__typename'>>>;
  ImportRequestResult: Required<Pick<ImportRequestResultResolvers, Exclude<keyof ImportRequestResult, keyof ImportRequestResultContract | '__typename'>>>;
  ImportRequest: Required<Pick<ImportRequestResolvers, Exclude<keyof ImportRequest, keyof ImportRequestContract | '__typename'>>>;
  ImportRequestPage: Required<Pick<ImportRequestPageResolvers, Exclude<keyof ImportRequestPage, keyof ImportRequestPageContract | '__typename'>>>;
  Integration: Required<Pick<IntegrationResolvers, Exclude<keyof Integration, keyof IntegrationContract | '__typename'>>>;
  CredentialField: Required<Pick<CredentialFieldResolvers, Exclude<keyof CredentialField, keyof CredentialFieldContract | '__typename'>>>;
  IntegrationCredential: Required<Pick<IntegrationCredentialResolvers, Exclude<keyof IntegrationCredential, keyof IntegrationCredentialContract | '__typename'>>>;
  ExternalAssociations: Required<Pick<ExternalAssociationsResolvers, Exclude<keyof ExternalAssociations, keyof ExternalAssociationsContract | '__typename'>>>;
  ExternalAssociation: Required<Pick<ExternalAssociationResolvers, Exclude<keyof ExternalAssociation, keyof ExternalAssociationContract | '__typename'>>>;
  ConnectedApp: Required<Pick<ConnectedAppResolvers, Exclude<keyof ConnectedApp, keyof ConnectedAppContract | '__typename'>>>;
  IntegrationSync: Required<Pick<IntegrationSyncResolvers, Exclude<keyof IntegrationSync, keyof IntegrationSyncContract | '__typename'>>>;
  JobFile: Required<Pick<JobFileResolvers, Exclude<keyof JobFile, keyof JobFileContract | '__typename'>>>;
  Job: Required<Pick<JobResolvers, Exclude<keyof Job, keyof JobContract | '__typename'>>>;
  AdminJob: Required<Pick<AdminJobResolvers, Exclude<keyof AdminJob, keyof AdminJobContract | '__typename'>>>;
  AdminJobPage: Required<Pick<AdminJobPageResolvers, Exclude<keyof AdminJobPage, keyof AdminJobPageContract | '__typename'>>>;
  LedgerImportAnswer: Required<Pick<LedgerImportAnswerResolvers, Exclude<keyof LedgerImportAnswer, keyof LedgerImportAnswerContract | '__typename'>>>;
  Transaction: Required<Pick<TransactionResolvers, Exclude<keyof Transaction, keyof TransactionContract | '__typename'>>>;
  StatedBalance: Required<Pick<StatedBalanceResolvers, Exclude<keyof StatedBalance, keyof StatedBalanceContract | '__typename'>>>;
  BankBalance: Required<Pick<BankBalanceResolvers, Exclude<keyof BankBalance, keyof BankBalanceContract | '__typename'>>>;
  BankBalances: Required<Pick<BankBalancesResolvers, Exclude<keyof BankBalances, keyof BankBalancesContract | '__typename'>>>;
  GlAccount: Required<Pick<GlAccountResolvers, Exclude<keyof GlAccount, keyof GlAccountContract | '__typename'>>>;
  VarianceLimits: Required<Pick<VarianceLimitsResolvers, Exclude<keyof VarianceLimits, keyof VarianceLimitsContract | '__typename'>>>;
  GlConfiguration: Required<Pick<GlConfigurationResolvers, Exclude<keyof GlConfiguration, keyof GlConfigurationContract | '__typename'>>>;
  BankAccount: Required<Pick<BankAccountResolvers, Exclude<keyof BankAccount, keyof BankAccountContract | '__typename'>>>;
  BankConfiguration: Required<Pick<BankConfigurationResolvers, Exclude<keyof BankConfiguration, keyof BankConfigurationContract | '__typename'>>>;
  LedgerRule: Required<Pick<LedgerRuleResolvers, Exclude<keyof LedgerRule, keyof LedgerRuleContract | '__typename'>>>;
  LedgerWork: Required<Pick<LedgerWorkResolvers, Exclude<keyof LedgerWork, keyof LedgerWorkContract | '__typename'>>>;
  LiveVariance: Required<Pick<LiveVarianceResolvers, Exclude<keyof LiveVariance, keyof LiveVarianceContract | '__typename'>>>;
  RealTimeFinancialHealth: Required<Pick<RealTimeFinancialHealthResolvers, Exclude<keyof RealTimeFinancialHealth, keyof RealTimeFinancialHealthContract | '__typename'>>>;
  MaintenanceTask: Required<Pick<MaintenanceTaskResolvers, Exclude<keyof MaintenanceTask, keyof MaintenanceTaskContract | '__typename'>>>;
  ComponentMaintenance: Required<Pick<ComponentMaintenanceResolvers, Exclude<keyof ComponentMaintenance, keyof ComponentMaintenanceContract | '__typename'>>>;
  PropertyMaintenanceTask: Required<Pick<PropertyMaintenanceTaskResolvers, Exclude<keyof PropertyMaintenanceTask, keyof PropertyMaintenanceTaskContract | '__typename'>>>;
  MaintenanceYear: Required<Pick<MaintenanceYearResolvers, Exclude<keyof MaintenanceYear, keyof MaintenanceYearContract | '__typename'>>>;
  PropertyMaintenance: Required<Pick<PropertyMaintenanceResolvers, Exclude<keyof PropertyMaintenance, keyof PropertyMaintenanceContract | '__typename'>>>;
  NotificationPreferences: Required<Pick<NotificationPreferencesResolvers, Exclude<keyof NotificationPreferences, keyof NotificationPreferencesContract | '__typename'>>>;
  UserNotification: Required<Pick<UserNotificationResolvers, Exclude<keyof UserNotification, keyof UserNotificationContract | '__typename'>>>;
  UserNotificationPage: Required<Pick<UserNotificationPageResolvers, Exclude<keyof UserNotificationPage, keyof UserNotificationPageContract | '__typename'>>>;
  Photo: Required<Pick<PhotoResolvers, Exclude<keyof Photo, keyof PhotoContract | '__typename'>>>;
  PhotoActions: Required<Pick<PhotoActionsResolvers, Exclude<keyof PhotoActions, keyof PhotoActionsContract | '__typename'>>>;
  AttachedComponent: Required<Pick<AttachedComponentResolvers, Exclude<keyof AttachedComponent, keyof AttachedComponentContract | '__typename'>>>;
  AttachedProject: Required<Pick<AttachedProjectResolvers, Exclude<keyof AttachedProject, keyof AttachedProjectContract | '__typename'>>>;
  PhotoPage: Required<Pick<PhotoPageResolvers, Exclude<keyof PhotoPage, keyof PhotoPageContract | '__typename'>>>;
  PhotoMonth: Required<Pick<PhotoMonthResolvers, Exclude<keyof PhotoMonth, keyof PhotoMonthContract | '__typename'>>>;
  PhotosReport: Required<Pick<PhotosReportResolvers, Exclude<keyof PhotosReport, keyof PhotosReportContract | '__typename'>>>;
  PhotosReportGroup: Required<Pick<PhotosReportGroupResolvers, Exclude<keyof PhotosReportGroup, keyof PhotosReportGroupContract | '__typename'>>>;
  Placement: Required<Pick<PlacementResolvers, Exclude<keyof Placement, keyof PlacementContract | '__typename'>>>;
  InstitutionTotal: Required<Pick<InstitutionTotalResolvers, Exclude<keyof InstitutionTotal, keyof InstitutionTotalContract | '__typename'>>>;
  PlacementYear: Required<Pick<PlacementYearResolvers, Exclude<keyof PlacementYear, keyof PlacementYearContract | '__typename'>>>;
  PlacementSummary: Required<Pick<PlacementSummaryResolvers, Exclude<keyof PlacementSummary, keyof PlacementSummaryContract | '__typename'>>>;
  FundingYear: Required<Pick<FundingYearResolvers, Exclude<keyof FundingYear, keyof FundingYearContract | '__typename'>>>;
  FundingReport: Required<Pick<FundingReportResolvers, Exclude<keyof FundingReport, keyof FundingReportContract | '__typename'>>>;
  PlanSettings: Required<Pick<PlanSettingsResolvers, Exclude<keyof PlanSettings, keyof PlanSettingsContract | '__typename'>>>;
  CashFacts: Required<Pick<CashFactsResolvers, Exclude<keyof CashFacts, keyof CashFactsContract | '__typename'>>>;
  PlanActions: Required<Pick<PlanActionsResolvers, Exclude<keyof PlanActions, keyof PlanActionsContract | '__typename'>>>;
  AdoptionFile: Required<Pick<AdoptionFileResolvers, Exclude<keyof AdoptionFile, keyof AdoptionFileContract | '__typename'>>>;
  PlanAdoption: Required<Pick<PlanAdoptionResolvers, Exclude<keyof PlanAdoption, keyof PlanAdoptionContract | '__typename'>>>;
  Plan: Required<Pick<PlanResolvers, Exclude<keyof Plan, keyof PlanContract | '__typename'>>>;
  PlanLead: Required<Pick<PlanLeadResolvers, Exclude<keyof PlanLead, keyof PlanLeadContract | '__typename'>>>;
  TodaysFunding: Required<Pick<TodaysFundingResolvers, Exclude<keyof TodaysFunding, keyof TodaysFundingContract | '__typename'>>>;
  PlanList: Required<Pick<PlanListResolvers, Exclude<keyof PlanList, keyof PlanListContract | '__typename'>>>;
  PlanComponent: Required<Pick<PlanComponentResolvers, Exclude<keyof PlanComponent, keyof PlanComponentContract | '__typename'>>>;
  PlanInventory: Required<Pick<PlanInventoryResolvers, Exclude<keyof PlanInventory, keyof PlanInventoryContract | '__typename'>>>;
  PlanningSteps: Required<Pick<PlanningStepsResolvers, Exclude<keyof PlanningSteps, keyof PlanningStepsContract | '__typename'>>>;
  PlanPreview: Required<Pick<PlanPreviewResolvers, Exclude<keyof PlanPreview, keyof PlanPreviewContract | '__typename'>>>;
  PlanBridge: Required<Pick<PlanBridgeResolvers, Exclude<keyof PlanBridge, keyof PlanBridgeContract | '__typename'>>>;
  Association: Required<Pick<AssociationResolvers, Exclude<keyof Association, keyof AssociationContract | '__typename'>>>;
  AssociationSummary: Required<Pick<AssociationSummaryResolvers, Exclude<keyof AssociationSummary, keyof AssociationSummaryContract | '__typename'>>>;
  AssociationPage: Required<Pick<AssociationPageResolvers, Exclude<keyof AssociationPage, keyof AssociationPageContract | '__typename'>>>;
  AnalyticsUser: Required<Pick<AnalyticsUserResolvers, Exclude<keyof AnalyticsUser, keyof AnalyticsUserContract | '__typename'>>>;
  AnalyticsUserPage: Required<Pick<AnalyticsUserPageResolvers, Exclude<keyof AnalyticsUserPage, keyof AnalyticsUserPageContract | '__typename'>>>;
  AssociationPlace: Required<Pick<AssociationPlaceResolvers, Exclude<keyof AssociationPlace, keyof AssociationPlaceContract | '__typename'>>>;
  AssociationMap: Required<Pick<AssociationMapResolvers, Exclude<keyof AssociationMap, keyof AssociationMapContract | '__typename'>>>;
  SpendRow: Required<Pick<SpendRowResolvers, Exclude<keyof SpendRow, keyof SpendRowContract | '__typename'>>>;
  ProjectSpend: Required<Pick<ProjectSpendResolvers, Exclude<keyof ProjectSpend, keyof ProjectSpendContract | '__typename'>>>;
  SpendPayment: Required<Pick<SpendPaymentResolvers, Exclude<keyof SpendPayment, keyof SpendPaymentContract | '__typename'>>>;
  SpendBreakdown: Required<Pick<SpendBreakdownResolvers, Exclude<keyof SpendBreakdown, keyof SpendBreakdownContract | '__typename'>>>;
  PortfolioWhatIf: Required<Pick<PortfolioWhatIfResolvers, Exclude<keyof PortfolioWhatIf, keyof PortfolioWhatIfContract | '__typename'>>>;
  Project: Required<Pick<ProjectResolvers, Exclude<keyof Project, keyof ProjectContract | '__typename'>>>;
  ProjectComponent: Required<Pick<ProjectComponentResolvers, Exclude<keyof ProjectComponent, keyof ProjectComponentContract | '__typename'>>>;
  ProjectActions: Required<Pick<ProjectActionsResolvers, Exclude<keyof ProjectActions, keyof ProjectActionsContract | '__typename'>>>;
  ProjectPayment: Required<Pick<ProjectPaymentResolvers, Exclude<keyof ProjectPayment, keyof ProjectPaymentContract | '__typename'>>>;
  Bid: Required<Pick<BidResolvers, Exclude<keyof Bid, keyof BidContract | '__typename'>>>;
  BidLine: Required<Pick<BidLineResolvers, Exclude<keyof BidLine, keyof BidLineContract | '__typename'>>>;
  ChangeOrder: Required<Pick<ChangeOrderResolvers, Exclude<keyof ChangeOrder, keyof ChangeOrderContract | '__typename'>>>;
  ChecklistItem: Required<Pick<ChecklistItemResolvers, Exclude<keyof ChecklistItem, keyof ChecklistItemContract | '__typename'>>>;
  ProjectNote: Required<Pick<ProjectNoteResolvers, Exclude<keyof ProjectNote, keyof ProjectNoteContract | '__typename'>>>;
  ScopeOfWork: Required<Pick<ScopeOfWorkResolvers, Exclude<keyof ScopeOfWork, keyof ScopeOfWorkContract | '__typename'>>>;
  ProjectPage: Required<Pick<ProjectPageResolvers, Exclude<keyof ProjectPage, keyof ProjectPageContract | '__typename'>>>;
  ProjectPhase: Required<Pick<ProjectPhaseResolvers, Exclude<keyof ProjectPhase, keyof ProjectPhaseContract | '__typename'>>>;
  ProjectPhases: Required<Pick<ProjectPhasesResolvers, Exclude<keyof ProjectPhases, keyof ProjectPhasesContract | '__typename'>>>;
  ProjectPerson: Required<Pick<ProjectPersonResolvers, Exclude<keyof ProjectPerson, keyof ProjectPersonContract | '__typename'>>>;
  ProposedComponent: Required<Pick<ProposedComponentResolvers, Exclude<keyof ProposedComponent, keyof ProposedComponentContract | '__typename'>>>;
  ProjectCompletion: Required<Pick<ProjectCompletionResolvers, Exclude<keyof ProjectCompletion, keyof ProjectCompletionContract | '__typename'>>>;
  CompletedWork: Required<Pick<CompletedWorkResolvers, Exclude<keyof CompletedWork, keyof CompletedWorkContract | '__typename'>>>;
  PropertyImportProblem: Required<Pick<PropertyImportProblemResolvers, Exclude<keyof PropertyImportProblem, keyof PropertyImportProblemContract | '__typename'>>>;
  PropertyImportLine: Required<Pick<PropertyImportLineResolvers, Exclude<keyof PropertyImportLine, keyof PropertyImportLineContract | '__typename'>>>;
  PropertyImport: Required<Pick<PropertyImportResolvers, Exclude<keyof PropertyImport, keyof PropertyImportContract | '__typename'>>>;
  PropertyType: Required<Pick<PropertyTypeResolvers, Exclude<keyof PropertyType, keyof PropertyTypeContract | '__typename'>>>;
  Property: Required<Pick<PropertyResolvers, Exclude<keyof Property, keyof PropertyContract | '__typename'>>>;
  PropertyActions: Required<Pick<PropertyActionsResolvers, Exclude<keyof PropertyActions, keyof PropertyActionsContract | '__typename'>>>;
  PropertyListRow: Required<Pick<PropertyListRowResolvers, Exclude<keyof PropertyListRow, keyof PropertyListRowContract | '__typename'>>>;
  PropertyOutlook: Required<Pick<PropertyOutlookResolvers, Exclude<keyof PropertyOutlook, keyof PropertyOutlookContract | '__typename'>>>;
  PropertyChoice: Required<Pick<PropertyChoiceResolvers, Exclude<keyof PropertyChoice, keyof PropertyChoiceContract | '__typename'>>>;
  Expenditure: Required<Pick<ExpenditureResolvers, Exclude<keyof Expenditure, keyof ExpenditureContract | '__typename'>>>;
  CategoryTotal: Required<Pick<CategoryTotalResolvers, Exclude<keyof CategoryTotal, keyof CategoryTotalContract | '__typename'>>>;
  PlanOutcome: Required<Pick<PlanOutcomeResolvers, Exclude<keyof PlanOutcome, keyof PlanOutcomeContract | '__typename'>>>;
  ReportPlan: Required<Pick<ReportPlanResolvers, Exclude<keyof ReportPlan, keyof ReportPlanContract | '__typename'>>>;
  ReportAdoption: Required<Pick<ReportAdoptionResolvers, Exclude<keyof ReportAdoption, keyof ReportAdoptionContract | '__typename'>>>;
  BandLimits: Required<Pick<BandLimitsResolvers, Exclude<keyof BandLimits, keyof BandLimitsContract | '__typename'>>>;
  RatingBands: Required<Pick<RatingBandsResolvers, Exclude<keyof RatingBands, keyof RatingBandsContract | '__typename'>>>;
  ReportRun: Required<Pick<ReportRunResolvers, Exclude<keyof ReportRun, keyof ReportRunContract | '__typename'>>>;
  ReportConvention: Required<Pick<ReportConventionResolvers, Exclude<keyof ReportConvention, keyof ReportConventionContract | '__typename'>>>;
  ReportCategory: Required<Pick<ReportCategoryResolvers, Exclude<keyof ReportCategory, keyof ReportCategoryContract | '__typename'>>>;
  PercentFundedRow: Required<Pick<PercentFundedRowResolvers, Exclude<keyof PercentFundedRow, keyof PercentFundedRowContract | '__typename'>>>;
  PercentFundedReport: Required<Pick<PercentFundedReportResolvers, Exclude<keyof PercentFundedReport, keyof PercentFundedReportContract | '__typename'>>>;
  ExpendituresYear: Required<Pick<ExpendituresYearResolvers, Exclude<keyof ExpendituresYear, keyof ExpendituresYearContract | '__typename'>>>;
  ExpendituresReport: Required<Pick<ExpendituresReportResolvers, Exclude<keyof ExpendituresReport, keyof ExpendituresReportContract | '__typename'>>>;
  InventoryReportLine: Required<Pick<InventoryReportLineResolvers, Exclude<keyof InventoryReportLine, keyof InventoryReportLineContract | '__typename'>>>;
  InventoryReportCategory: Required<Pick<InventoryReportCategoryResolvers, Exclude<keyof InventoryReportCategory, keyof InventoryReportCategoryContract | '__typename'>>>;
  InventoryReport: Required<Pick<InventoryReportResolvers, Exclude<keyof InventoryReport, keyof InventoryReportContract | '__typename'>>>;
  ReserveTransfer: Required<Pick<ReserveTransferResolvers, Exclude<keyof ReserveTransfer, keyof ReserveTransferContract | '__typename'>>>;
  ReserveTransferPage: Required<Pick<ReserveTransferPageResolvers, Exclude<keyof ReserveTransferPage, keyof ReserveTransferPageContract | '__typename'>>>;
  ReserveRepayment: Required<Pick<ReserveRepaymentResolvers, Exclude<keyof ReserveRepayment, keyof ReserveRepaymentContract | '__typename'>>>;
  ReserveLoan: Required<Pick<ReserveLoanResolvers, Exclude<keyof ReserveLoan, keyof ReserveLoanContract | '__typename'>>>;
  ReserveBorrowing: Required<Pick<ReserveBorrowingResolvers, Exclude<keyof ReserveBorrowing, keyof ReserveBorrowingContract | '__typename'>>>;
  ReserveStudy: Required<Pick<ReserveStudyResolvers, Exclude<keyof ReserveStudy, keyof ReserveStudyContract | '__typename'>>>;
  LinkedFile: Required<Pick<LinkedFileResolvers, Exclude<keyof LinkedFile, keyof LinkedFileContract | '__typename'>>>;
  UserProfile: Required<Pick<UserProfileResolvers, Exclude<keyof UserProfile, keyof UserProfileContract | '__typename'>>>;
  UserSettings: Required<Pick<UserSettingsResolvers, Exclude<keyof UserSettings, keyof UserSettingsContract | '__typename'>>>;
  Webhook: Required<Pick<WebhookResolvers, Exclude<keyof Webhook, keyof WebhookContract | '__typename'>>>;
  WebhookDelivery: Required<Pick<WebhookDeliveryResolvers, Exclude<keyof WebhookDelivery, keyof WebhookDeliveryContract | '__typename'>>>;
  WebhookDeliveries: Required<Pick<WebhookDeliveriesResolvers, Exclude<keyof WebhookDeliveries, keyof WebhookDeliveriesContract | '__typename'>>>;
  WeeklyView: Required<Pick<WeeklyViewResolvers, Exclude<keyof WeeklyView, keyof WeeklyViewContract | '__typename'>>>;
  Workspace: Required<Pick<WorkspaceResolvers, Exclude<keyof Workspace, keyof WorkspaceContract | '__typename'>>>;
  WorkspaceRole: Required<Pick<WorkspaceRoleResolvers, Exclude<keyof WorkspaceRole, keyof WorkspaceRoleContract | '__typename'>>>;
  WorkspaceSettings: Required<Pick<WorkspaceSettingsResolvers, Exclude<keyof WorkspaceSettings, keyof WorkspaceSettingsContract | '__typename'>>>;
  AssignedProperty: Required<Pick<AssignedPropertyResolvers, Exclude<keyof AssignedProperty, keyof AssignedPropertyContract | '__typename'>>>;
  WorkspaceUser: Required<Pick<WorkspaceUserResolvers, Exclude<keyof WorkspaceUser, keyof WorkspaceUserContract | '__typename'>>>;
  WorkspaceInvite: Required<Pick<WorkspaceInviteResolvers, Exclude<keyof WorkspaceInvite, keyof WorkspaceInviteContract | '__typename'>>>;
  SetupComponent: Required<Pick<SetupComponentResolvers, Exclude<keyof SetupComponent, keyof SetupComponentContract | '__typename'>>>;
  PlanCarry: Required<Pick<PlanCarryResolvers, Exclude<keyof PlanCarry, keyof PlanCarryContract | '__typename'>>>;
  YearSetup: Required<Pick<YearSetupResolvers, Exclude<keyof YearSetup, keyof YearSetupContract | '__typename'>>>;
  YearFigures: Required<Pick<YearFiguresResolvers, Exclude<keyof YearFigures, keyof YearFiguresContract | '__typename'>>>;
  Reconciliation: Required<Pick<ReconciliationResolvers, Exclude<keyof Reconciliation, keyof ReconciliationContract | '__typename'>>>;
  DueWork: Required<Pick<DueWorkResolvers, Exclude<keyof DueWork, keyof DueWorkContract | '__typename'>>>;
  AwaitingYear: Required<Pick<AwaitingYearResolvers, Exclude<keyof AwaitingYear, keyof AwaitingYearContract | '__typename'>>>;
  ManyYears: Required<Pick<ManyYearsResolvers, Exclude<keyof ManyYears, keyof ManyYearsContract | '__typename'>>>;
  ManyYearsResult: Required<Pick<ManyYearsResultResolvers, Exclude<keyof ManyYearsResult, keyof ManyYearsResultContract | '__typename'>>>;
  ComponentImportPreview: Required<Pick<ComponentImportPreviewResolvers, Exclude<keyof ComponentImportPreview, keyof ImportPreviewContract | '__typename'>>>;
  LedgerImport: Required<Pick<LedgerImportResolvers, Exclude<keyof LedgerImport, keyof LedgerImportPreviewContract | '__typename'>>>;
  AnticipatedExpenditureYear: Required<Pick<AnticipatedExpenditureYearResolvers, Exclude<keyof AnticipatedExpenditureYear, keyof AnticipatedYearContract | '__typename'>>>;
  File: Required<Pick<FileResolvers, Exclude<keyof File, keyof PropertyFileContract | '__typename'>>>;
  UserError: Required<Pick<UserErrorResolvers, Exclude<keyof UserError, keyof ProblemItemContract | '__typename'>>>;
};

/** What the resolver map must have: every root field, and each field that REST's own answer does not carry. */
export type RequiredResolvers = {
  Query: Required<QueryResolvers>;
  Mutation: Required<MutationResolvers>;
} & {
  [Name in keyof ContractGaps as keyof ContractGaps[Name] extends never ? never : Name]: ContractGaps[Name];
};
