/** Every type of schema/graphql, descriptions included. */
export const typeDefs = /* GraphQL */ `
"""Credentials of a sign-in."""
input SignInInput {
  """
  E-mail address, compared without regard to case; at most 100 characters.
  """
  email: String!

  """Password, compared exactly; at most 20 characters."""
  password: String!

  """Keep the session after the browser closes."""
  isPersistent: Boolean! = true

  """Remember this browser for later sign-ins."""
  rememberBrowser: Boolean! = true
}

type SignInPayload {
  """The viewer, when the sign-in succeeded."""
  me: Viewer

  """
  Why not, when it failed. Unknown e-mail and wrong password read the same.
  """
  userErrors: [UserError!]!
}

type SignOutPayload {
  """Always true: there is no session afterwards."""
  signedOut: Boolean!

  """Always empty."""
  userErrors: [UserError!]!
}

"""The person who is signed in."""
type Viewer {
  """UUIDv7 of the user."""
  userId: ID!

  """Sign-in e-mail address."""
  email: String!

  """First name."""
  firstName: String!

  """Last name."""
  lastName: String!

  """First and last name."""
  fullName: String!

  """Phone like xxx xxx xxxx."""
  phone: String

  """When the account was made."""
  joinedOn: DateTime!

  """Address of the profile photo."""
  imageUrl: String

  """Internal staff (a product administrator)."""
  isStaff: Boolean!

  """
  How many workspaces the viewer belongs to; with more than one the list shows the Portfolio column.
  """
  workspaceCount: Int!

  """The workspaces and the role in each."""
  memberships: [Membership!]!

  """What the viewer may do apart from any one property."""
  viewerCan: ViewerActions!
}

"""A user's place in a workspace."""
type Membership {
  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """Name of the workspace."""
  name: String!

  """Name of the company that runs it."""
  companyName: String!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """May manage the workspace: its users, invitations and settings."""
  canManage: Boolean!
}

"""Actions that need no property."""
type ViewerActions {
  """May add a property in at least one workspace."""
  addProperty: Boolean!

  """Sees the Portfolio column."""
  seePortfolioColumn: Boolean!

  """May set the Test property switch on the add screen (internal staff)."""
  setTestOnAdd: Boolean!

  """May manage at least one workspace."""
  manageWorkspace: Boolean!
}

"""A new account, made with the code of an invitation."""
input SignUpInput {
  """First name, at most 50 characters."""
  firstName: String!

  """Last name, at most 50 characters."""
  lastName: String!

  """E-mail address that was invited; at most 100 characters."""
  email: String!

  """
  6 to 20 characters with lowercase letters, numbers and symbols; compared exactly.
  """
  password: String!

  """The password once more."""
  confirmPassword: String!

  """Code of the invitation, at most 50 characters."""
  invitationCode: String!
}

type SignUpPayload {
  """The viewer, signed in, when the account was made."""
  me: Viewer

  """Why not. Without a valid code nothing is told about an address."""
  userErrors: [UserError!]!
}

"""The first workspace and its Admin."""
input SetUpInput {
  """Secret of the setup address that the service printed."""
  secret: String!

  """Name of the workspace, at most 250 characters."""
  workspaceName: String!

  """Company that runs the workspace, at most 250 characters."""
  companyName: String!

  """First name of the Admin, at most 50 characters."""
  firstName: String!

  """Last name of the Admin, at most 50 characters."""
  lastName: String!

  """E-mail address of the Admin; at most 100 characters."""
  email: String!

  """
  6 to 20 characters with lowercase letters, numbers and symbols; compared exactly.
  """
  password: String!

  """The password once more."""
  confirmPassword: String!

  """The Admin is internal staff too: sees every workspace of the instance."""
  isStaff: Boolean! = false
}

type SetUpPayload {
  """The viewer, signed in, when the workspace and its Admin were made."""
  me: Viewer

  """Why not. Code \`setupInvalid\` for every secret that does not hold."""
  userErrors: [UserError!]!
}

"""What an invitation shows to whoever holds its code."""
type Invitation {
  """Address that was invited."""
  email: String!

  """UUIDv7 of the invited person's account; null for somebody new."""
  userId: ID

  """First name of the account; null for somebody new."""
  firstName: String

  """Last name of the account; null for somebody new."""
  lastName: String

  """Name of the workspace."""
  workspaceName: String!

  """Company that runs the workspace."""
  workspaceCompanyName: String!

  """
  Role that the invitation gives: Admin, PortfolioAdmin, Manager, Member or Vendor.
  """
  roleName: String!

  """Address of the workspace's logo at this server; null without one."""
  workspacePrivateLabelLogo: String
}

"""
Accepting an invitation. The invitation decides about address, workspace and role.
"""
input JoinWorkspaceInput {
  """First name, 3 to 50 characters; new users only."""
  firstName: String

  """Last name, 3 to 50 characters; new users only."""
  lastName: String

  """New users: a password of their own. Existing users: the one they have."""
  password: String!

  """The password once more; new users only."""
  confirmPassword: String

  """Code of the invitation."""
  invitationCode: String!

  """The account that the invitation showed; null for somebody new."""
  userId: ID
}

type JoinWorkspacePayload {
  """The viewer, signed in, when the invitation was accepted."""
  me: Viewer

  """Why not."""
  userErrors: [UserError!]!
}

input RequestPasswordResetInput {
  """Address of the account, at most 50 characters."""
  email: String!
}

type RequestPasswordResetPayload {
  """
  The same text whether there is such an account or not; null when a rule failed.
  """
  message: String

  """Rules that the input breaks."""
  userErrors: [UserError!]!
}

input CheckPasswordResetInput {
  """Address in the link."""
  email: String!

  """First secret of the link."""
  resetPasswordToken: String

  """Second secret of the link; both are needed."""
  operationToken: String
}

type CheckPasswordResetPayload {
  """Address whose password the link resets; null when it does not hold."""
  email: String

  """Code \`resetExpired\` for every link that does not hold any more."""
  userErrors: [UserError!]!
}

input ResetPasswordInput {
  """Address of the account, at most 50 characters."""
  email: String!

  """First secret of the link."""
  resetPasswordToken: String

  """Second secret of the link; both are needed."""
  operationToken: String

  """6 to 20 characters with lowercase letters, numbers and symbols."""
  newPassword: String!

  """The new password once more."""
  confirmPassword: String!
}

type ResetPasswordPayload {
  """What to tell the person; null when the password was not reset."""
  message: String

  """Why not; code \`resetExpired\` when the link does not hold."""
  userErrors: [UserError!]!
}

input ChangePasswordInput {
  """The caller's own address; another one is FORBIDDEN."""
  email: String!

  """The password so far."""
  currentPassword: String!

  """6 to 20 characters with lowercase letters, numbers and symbols."""
  newPassword: String!

  """The new password once more."""
  confirmPassword: String!
}

type ChangePasswordPayload {
  """
  What to tell the person; null when the password was not changed. All other sessions and tokens have ended.
  """
  message: String

  """Why not."""
  userErrors: [UserError!]!
}

"""A browser in which the viewer is signed in."""
type BrowserSession {
  """UUIDv7 of the session."""
  sessionId: ID!

  """What the browser says of itself; null when it said nothing."""
  userAgent: String

  """When it signed in."""
  createdAt: DateTime!

  """When it was used last, to the minute."""
  lastSeenAt: DateTime!

  """When it ends at the latest."""
  expiresAt: DateTime!

  """Stays signed in after the browser closes."""
  isPersistent: Boolean!

  """The browser that asks."""
  isCurrent: Boolean!
}

input EndBrowserSessionInput {
  """UUIDv7 of one of the viewer's sessions."""
  sessionId: ID!
}

type EndBrowserSessionPayload {
  """The session that ended."""
  sessionId: ID

  """Always empty: what is not the viewer's own is NOT_FOUND."""
  userErrors: [UserError!]!
}

"""What a token may do."""
enum TokenScope {
  """Read only."""
  read

  """Read and change."""
  write
}

"""
A personal access token: a program works with it in the viewer's name, in one workspace.
"""
type AccessToken {
  """UUIDv7 of the token; not its secret."""
  tokenId: ID!

  """Name given by its owner."""
  name: String!

  """What it may do."""
  scope: TokenScope!

  """
  May also invite people, change their roles and properties and deactivate them, as far as the viewer may.
  """
  canManagePeople: Boolean!

  """UUIDv7 of the one workspace that it reaches."""
  workspaceId: ID!

  """Name of that workspace."""
  workspaceName: String!

  """Last characters of the secret, to tell one token from another."""
  ending: String!

  """When it was made."""
  createdAt: DateTime!

  """When it stops working."""
  expiresAt: DateTime!

  """When it was used last, to the minute; null when it never was."""
  lastUsedAt: DateTime

  """Has stopped working."""
  isExpired: Boolean!
}

input CreateAccessTokenInput {
  """What it is for, at most 100 characters."""
  name: String!

  """What it may do."""
  scope: TokenScope!

  """
  May also invite people, change their roles and properties and deactivate them, as far as the viewer may.
  """
  canManagePeople: Boolean! = false

  """UUIDv7 of the workspace that it may reach."""
  workspaceId: ID!

  """Days until it stops working, 1 to 365."""
  expiresInDays: Int!
}

type CreateAccessTokenPayload {
  """The secret itself, shown this once and never again."""
  secret: String

  """The token made."""
  accessToken: AccessToken

  """Why not."""
  userErrors: [UserError!]!
}

input RevokeAccessTokenInput {
  """UUIDv7 of one of the viewer's tokens."""
  tokenId: ID!
}

type RevokeAccessTokenPayload {
  """The token that works no more."""
  tokenId: ID

  """Always empty: what is not the viewer's own is NOT_FOUND."""
  userErrors: [UserError!]!
}

"""What an imported column can feed."""
enum ComponentImportField {
  """Component name; required."""
  name

  """Category."""
  category

  """Location."""
  location

  """Quantity."""
  quantity

  """Unit of measure."""
  unitOfMeasure

  """Cost of one unit."""
  unitCost

  """Replacement cost of the whole line."""
  currentCost

  """Useful life; required."""
  usefulLife

  """Remaining useful life; required."""
  remainingUsefulLife

  """Year placed in service."""
  placedInServiceYear

  """Year of the last replacement."""
  lastReplacedYear

  """One-time mark."""
  isOneTime

  """Share replaced each time."""
  percentReplaced

  """General ledger code."""
  glCode

  """Notes."""
  notes

  """Component ID of an earlier export."""
  propertyComponentId
}

"""What becomes of an imported row."""
enum ComponentImportRowStatus {
  """Will be added."""
  new

  """Will change a component that is there."""
  changed

  """Equals what is there: nothing happens."""
  unchanged

  """Cannot be saved as it stands."""
  error

  """Left out: blank, a total or left out on purpose."""
  skipped
}

"""A column of the file and the field that it feeds."""
type ComponentImportColumn {
  """Place from the left, from 0."""
  index: Int!

  """Letter of the column."""
  letter: String!

  """Heading in the file."""
  heading: String!

  """Field it feeds; null when left out."""
  field: ComponentImportField

  """First values of the column."""
  samples: [String!]!
}

"""A row of the file as it would be saved."""
type ComponentImportRow {
  """Row number as the sheet counts it."""
  row: Int!

  """What becomes of it."""
  status: ComponentImportRowStatus!

  """Name."""
  name: String

  """Category."""
  category: String

  """Quantity."""
  quantity: Float

  """Unit of measure."""
  unitOfMeasure: String

  """Cost of one unit."""
  unitCost: Money

  """Cost of the line."""
  currentCost: Money

  """Useful life in years."""
  usefulLife: Int

  """Remaining useful life in years."""
  remainingUsefulLife: Int

  """What was assumed, in words."""
  note: String
}

"""Something wrong in the file."""
type ComponentImportProblem {
  """Row number as the sheet counts it."""
  row: Int!

  """Letter and heading of the column; null when the whole row is meant."""
  column: String

  """The field it would feed."""
  field: ComponentImportField

  """What the cell holds."""
  value: String

  """What is wrong and what is allowed."""
  detail: String!
}

"""How many rows of each status."""
type ComponentImportCounts {
  """To be added."""
  new: Int!

  """To be changed."""
  changed: Int!

  """Equal already."""
  unchanged: Int!

  """With errors."""
  error: Int!

  """Left out."""
  skipped: Int!
}

"""Do the totals agree?"""
type ComponentImportTieOut {
  """Rows of the file below the heading, blank ones apart."""
  fileRows: Int!

  """Sum of the cost column as the file has it."""
  fileTotal: Money!

  """The file's own total row, when it has one."""
  statedTotal: Money

  """Sum of the rows that would be saved or stay."""
  importTotal: Money!

  """fileTotal, or the stated total where there is one, less importTotal."""
  difference: Money!

  """The difference is zero."""
  ties: Boolean!

  """Total of the inventory after accepting."""
  inventoryTotalAfter: Money!
}

"""A file that was read and not yet saved."""
type ComponentImportPreview {
  """UUIDv7 of the import."""
  importId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year of the inventory."""
  fiscalYear: Int!

  """Name of the file."""
  fileName: String!

  """Sheet that was read; null for csv."""
  sheetName: String

  """Row of the headings as the sheet counts it."""
  headerRow: Int!

  """Columns and what they feed."""
  columns: [ComponentImportColumn!]!

  """Rows as they would be saved."""
  rows: [ComponentImportRow!]!

  """Everything that is wrong."""
  problems: [ComponentImportProblem!]!

  """Required fields that no column feeds."""
  missingFields: [ComponentImportField!]!

  """Rows by status."""
  counts: ComponentImportCounts!

  """Do the totals agree?"""
  tieOut: ComponentImportTieOut!

  """Rows with errors are left out on purpose."""
  skipErrors: Boolean!

  """Rows left out on purpose, as the sheet counts them."""
  skipRows: [Int!]!

  """Nothing stands in the way of accepting."""
  canAccept: Boolean!

  """Accepted already."""
  isAccepted: Boolean!

  """The job of the viewer that is saving it now; null where there is none."""
  jobId: ID
}

"""A column and what it should feed."""
input ComponentImportColumnInput {
  """Place from the left, from 0."""
  index: Int!

  """Field; null leaves it out."""
  field: ComponentImportField
}

"""Another reading of the same file."""
input MapComponentImportInput {
  """UUIDv7 of the import."""
  importId: ID!

  """Columns and what they feed."""
  columns: [ComponentImportColumnInput!]!

  """Leave out rows with errors, on purpose."""
  skipErrors: Boolean! = false

  """Rows to leave out, as the sheet counts them."""
  skipRows: [Int!]! = []
}

"""Result of another reading."""
type MapComponentImportPayload {
  """The new preview."""
  preview: ComponentImportPreview

  """What to mend."""
  userErrors: [UserError!]!
}

"""The import to accept."""
input AcceptComponentImportInput {
  """UUIDv7 of the import."""
  importId: ID!

  """Key of this attempt."""
  idempotencyKey: String!
}

"""What an import came to."""
type ComponentImportAnswer {
  """UUIDv7 of the import."""
  importId: ID!

  """Components added."""
  created: Int!

  """Components changed."""
  updated: Int!

  """Components left as they were."""
  unchanged: Int!

  """Components in the inventory after it."""
  totalCount: Int!

  """Total of the inventory after it."""
  totalCurrentCost: Money!
}

"""Result of accepting: all rows or none."""
type AcceptComponentImportPayload {
  """
  What it came to; null where something was refused, or while a job saves it.
  """
  answer: ComponentImportAnswer

  """
  The job that saves a large file; null where it is saved already. Repeating the mutation finds the same job.
  """
  job: Job

  """What to mend."""
  userErrors: [UserError!]!
}

"""
What the reserve fund pays for: a line of the inventory of one fiscal year.
"""
type Component {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year of the inventory."""
  fiscalYear: Int!

  """Name."""
  name: String!

  """Category name."""
  category: String!

  """Place of the category in the property: decides its colour for good."""
  categoryPosition: Int!

  """Where it is."""
  location: String

  """How many, in units of measure; at most three decimals."""
  quantity: Float!

  """EA, LF, SF, SY, SQ, CY, TON, LS or the user's own."""
  unitOfMeasure: String!

  """Cost of one unit; null where the viewer may not see costs."""
  unitCost: Money

  """
  quantity × unitCost × percentReplaced / 100; null where the viewer may not see costs.
  """
  currentCost: Money

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life in years; 0 is due this year."""
  remainingUsefulLife: Int!

  """Calendar year it was placed in service."""
  placedInServiceYear: Int

  """Calendar year of the last replacement."""
  lastReplacedYear: Int

  """Fiscal year of the next replacement."""
  nextReplacementYear: Int!

  """
  currentCost inflated to that year; null where the viewer may not see costs.
  """
  costAtReplacement: Money

  """Done once, not again."""
  isOneTime: Boolean!

  """Share replaced each time, 0.01 to 100."""
  percentReplaced: Percent!

  """General ledger code."""
  glCode: String

  """Free text."""
  notes: String

  """Last change."""
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!

  """What the viewer may do with it."""
  viewerCan: ComponentActions!

  """Changes, newest first."""
  history: [ActivityItem!]!
}

"""What the viewer may do with a component."""
type ComponentActions {
  """Change it."""
  edit: Boolean!

  """Delete it."""
  delete: Boolean!

  """See what it costs."""
  viewCosts: Boolean!
}

"""Something that happened to a property's data."""
type ActivityItem {
  """UUIDv7 of the item."""
  activityId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of what changed."""
  entityName: String!

  """What happened, in words."""
  description: String!

  """Who did it."""
  userName: String!

  """When."""
  date: DateTime!

  """Kind of event."""
  type: String!

  """The project, when it is about one."""
  projectId: ID

  """The component, when it is about one."""
  propertyComponentId: ID
}

"""The inventory of a property and year."""
type ComponentList {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year asked for."""
  fiscalYear: Int!

  """
  The set-up year whose inventory is shown; differs while a later year awaits setup.
  """
  basisFiscalYear: Int!

  """True for a previous year, and for a year that awaits setup."""
  isReadOnly: Boolean!

  """Every line, by name."""
  items: [Component!]!

  """Number of lines."""
  totalCount: Int!

  """Sum of the current costs; null where the viewer may not see costs."""
  totalCurrentCost: Money

  """Categories of the property with their place."""
  categories: [ComponentCategory!]!

  """What the viewer may do with the inventory."""
  viewerCan: ComponentListActions!
}

"""A category of a property."""
type ComponentCategory {
  """Name."""
  name: String!

  """Place: decides the colour."""
  position: Int!
}

"""What the viewer may do with an inventory."""
type ComponentListActions {
  """Add a component."""
  add: Boolean!

  """Import a file."""
  import: Boolean!

  """Export to .xlsx."""
  export: Boolean!

  """See what components cost."""
  viewCosts: Boolean!
}

"""The values of a component."""
input ComponentInput {
  """At most 250 characters."""
  name: String!

  """A built-in category or one of the user's own."""
  category: String!

  """Where it is."""
  location: String

  """More than 0."""
  quantity: Float!

  """EA, LF, SF …"""
  unitOfMeasure: String! = "EA"

  """0 to 99,000,000."""
  unitCost: Money!

  """1 to 200 years."""
  usefulLife: Int!

  """0 to 200 years."""
  remainingUsefulLife: Int!

  """Calendar year."""
  placedInServiceYear: Int

  """Calendar year."""
  lastReplacedYear: Int

  """Done once, not again."""
  isOneTime: Boolean! = false

  """0.01 to 100."""
  percentReplaced: Percent! = 100

  """General ledger code."""
  glCode: String

  """Free text."""
  notes: String
}

"""A component to add."""
input AddComponentInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year of the inventory."""
  fiscalYear: Int!

  """The values."""
  values: ComponentInput!

  """Key of this attempt."""
  idempotencyKey: String!
}

"""A component to change."""
input UpdateComponentInput {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: ComponentInput!
}

"""A component to duplicate."""
input DuplicateComponentInput {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Key of this attempt."""
  idempotencyKey: String!
}

"""A component to delete."""
input DeleteComponentInput {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""A component among many."""
input ComponentVersionInput {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""One change for many components: give exactly one of the changes."""
input ChangeComponentsInput {
  """The components, all of one property and year."""
  items: [ComponentVersionInput!]!

  """Put them into this category."""
  category: String

  """Set their remaining useful life, in years."""
  remainingUsefulLife: Int

  """Delete them."""
  delete: Boolean
}

"""Result of adding a component."""
type AddComponentPayload {
  """The new component."""
  component: Component

  """What to mend, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of changing a component."""
type UpdateComponentPayload {
  """The component as saved."""
  component: Component

  """What to mend, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of duplicating a component."""
type DuplicateComponentPayload {
  """The copy."""
  component: Component

  """What to mend."""
  userErrors: [UserError!]!
}

"""Result of deleting a component."""
type DeleteComponentPayload {
  """Id of the deleted line."""
  propertyComponentId: ID

  """What to mend."""
  userErrors: [UserError!]!
}

"""Result of a change to many: all of them or none."""
type ChangeComponentsPayload {
  """How many changed."""
  changed: Int!

  """What to mend."""
  userErrors: [UserError!]!
}

"""A state whose law asks for a disclosure of reserves."""
enum DisclosureState {
  """California."""
  CA

  """Washington."""
  WA
}

"""How often the regular assessment is charged."""
enum AssessmentPeriod {
  """Each month."""
  month

  """Each quarter."""
  quarter

  """Each year."""
  year
}

"""Chapter of the Revised Code of Washington that governs an association."""
enum WashingtonChapter {
  """64.90, common interest communities."""
  commonInterest

  """64.34, condominiums."""
  condominium

  """64.38, homeowners' associations."""
  homeowners
}

"""Level of a Washington reserve study."""
enum WashingtonStudyLevel {
  """Full funding analysis and plan."""
  I

  """Update with visual site inspection."""
  II

  """Update with no visual site inspection."""
  III
}

"""One statement of a disclosure."""
type DisclosureLine {
  """What is stated."""
  label: String!

  """As it is printed; null where it is not stated and a blank is printed."""
  value: String

  """What explains it."""
  note: String
}

"""A column of a table."""
type DisclosureColumn {
  """Its heading."""
  header: String!

  """Its cells are figures."""
  isFigure: Boolean!
}

"""A table of a disclosure."""
type DisclosureTable {
  """What it shows."""
  caption: String!

  """Its columns."""
  columns: [DisclosureColumn!]!

  """Its rows: a cell a column, as printed."""
  rows: [[String!]!]!
}

"""
A part of a disclosure: drawn the same way for every state, on screen and on paper.
"""
type DisclosureSection {
  """Short name, unique on the page."""
  key: String!

  """Its heading."""
  heading: String!

  """Where the law asks for it."""
  citation: String

  """Text above the statements."""
  paragraphs: [String!]!

  """Statements."""
  lines: [DisclosureLine!]!

  """Tables."""
  tables: [DisclosureTable!]!

  """Text below."""
  notes: [String!]!
}

"""Law that a disclosure was made by."""
type DisclosureStatute {
  """Name of the act."""
  act: String!

  """Its sections."""
  sections: [String!]!

  """First day on which it binds."""
  effectiveFrom: Date!

  """First day on which it no longer binds; null while no end is known."""
  effectiveUntil: Date

  """Version of the rules as this product holds them."""
  version: String!
}

"""A component that a study leaves out."""
type ExcludedComponent {
  """Its name."""
  name: String!

  """Remaining life in years."""
  remainingLife: Int

  """Why it is left out."""
  reason: String!
}

"""A loan of the association."""
type DisclosedLoan {
  """Who is paid."""
  payee: String!

  """Yearly rate."""
  annualRate: Percent!

  """Still owed."""
  balance: Money!

  """Paid in a year."""
  annualPayment: Money!

  """Day of the last payment."""
  retirementDate: Date!
}

"""A unit's share of the common expenses."""
type UnitShare {
  """The unit."""
  unit: String!

  """In percent; shares of all units make 100."""
  share: Float!
}

"""What the law leaves to a person to state. null is not stated."""
type DisclosureFacts {
  """Who prepared the last study or update."""
  preparedBy: String

  """Its date."""
  studyDate: Date

  """It includes every component that the law asks for."""
  areAllIncluded: Boolean

  """Those that it leaves out."""
  excluded: [ExcludedComponent!]!

  """California: regular assessment of one ownership interest."""
  assessmentAmount: Money

  """California: how often it is charged."""
  assessmentPeriod: AssessmentPeriod

  """California: it varies by size or type of ownership interest."""
  doesAssessmentVary: Boolean

  """California: where the assessment of each interest is found."""
  assessmentNote: String

  """California: required amount by another accepted method."""
  alternateAmount: Money

  """California: that method in words."""
  alternateMethod: String

  """California: the board has decided to defer or skip repairs."""
  hasDeferredRepairs: Boolean

  """California: which, and why."""
  deferredRepairs: String

  """California: the board anticipates special assessments."""
  anticipatesAssessments: Boolean

  """California: what for, how much, from when and for how long."""
  anticipatedAssessments: String

  """California: how reserves are funded."""
  fundingMechanism: String

  """California: how reserves are calculated and established."""
  reserveCalculation: String

  """California: loans with a term of more than a year are outstanding."""
  hasLoans: Boolean

  """California: those loans."""
  loans: [DisclosedLoan!]!

  """California: summary of the insurance policies."""
  insuranceSummary: String

  """California: the development is a condominium project."""
  isCondominium: Boolean

  """California: approved by the Federal Housing Administration."""
  isFhaApproved: Boolean

  """California: approved by the Department of Veterans Affairs."""
  isVaApproved: Boolean

  """Washington: chapter that governs the association."""
  chapter: WashingtonChapter

  """Washington: level of the study."""
  studyLevel: WashingtonStudyLevel

  """Washington: the study meets the requirements of the law."""
  meetsRequirements: Boolean

  """Washington: a reserve study professional helped."""
  hasProfessionalHelp: Boolean

  """Washington: that professional was independent."""
  isProfessionalIndependent: Boolean

  """Washington: yearly contribution that the professional recommends."""
  professionalContribution: Money

  """Washington: annual budget without contributions to reserves."""
  annualBudget: Money

  """Washington: every unit bears the same share of common expenses."""
  hasEqualShares: Boolean

  """Washington: share of each unit."""
  unitShares: [UnitShare!]!
}

"""Something that the law asks for and nobody has stated."""
type MissingFact {
  """Field of the facts."""
  key: String!

  """What it is called."""
  label: String!
}

"""What the viewer may do with the facts of a disclosure."""
type DisclosureActions {
  """State them."""
  edit: Boolean!
}

"""
What was stated for an earlier fiscal year. It is no statement of the year that it is shown for.
"""
type StatedBefore {
  """The earlier year: the last one that anything was stated for."""
  fiscalYear: Int!

  """What was stated for it."""
  facts: DisclosureFacts!
}

"""
What is stated for the disclosure of a property's fiscal year, whichever plan it is drawn from.
"""
type DisclosureFactSheet {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year."""
  fiscalYear: Int!

  """
  UUIDv7 of the plan that the disclosure is drawn from; null while none is chosen.
  """
  disclosurePlanId: ID

  """Whose law asks."""
  state: DisclosureState!

  """What is stated."""
  facts: DisclosureFacts!

  """What is missing, in the order of the form."""
  missing: [MissingFact!]!

  """
  An earlier year's answers, to confirm or to change; null where there are none, and for whoever may not state them.
  """
  statedBefore: StatedBefore

  """Counts changes; 0 while nothing was ever stated."""
  version: Int!

  """What the viewer may do."""
  viewerCan: DisclosureActions!
}

"""The disclosure of a plan, as screen and paper show it."""
type Disclosure {
  """UUIDv7 of the plan."""
  planId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Whose law it follows."""
  state: DisclosureState!

  """Fiscal year of the plan."""
  fiscalYear: Int!

  """Title of the page."""
  title: String!

  """Which year it is for."""
  subtitle: String!

  """The association."""
  propertyName: String!

  """The plan."""
  planName: String!

  """What it says in one sentence."""
  verdict: String!

  """Day of preparation."""
  preparedOn: Date!

  """Law that it was made by."""
  statutes: [DisclosureStatute!]!

  """Its parts, in the order of the law's form."""
  sections: [DisclosureSection!]!

  """What is stated, and what is missing."""
  factSheet: DisclosureFactSheet!
}

"""A component that a study leaves out."""
input ExcludedComponentInput {
  """1 to 200 characters."""
  name: String!

  """Years, 0 to 999."""
  remainingLife: Int

  """1 to 1,000 characters."""
  reason: String!
}

"""A loan of the association."""
input DisclosedLoanInput {
  """1 to 200 characters."""
  payee: String!

  """0 to 99.99."""
  annualRate: Percent!

  """Still owed."""
  balance: Money!

  """Paid in a year."""
  annualPayment: Money!

  """Day of the last payment."""
  retirementDate: Date!
}

"""A unit's share of the common expenses."""
input UnitShareInput {
  """1 to 100 characters."""
  unit: String!

  """In percent."""
  share: Float!
}

"""Facts as a person states them; what is null or left out is not stated."""
input DisclosureFactsInput {
  """At most 200 characters."""
  preparedBy: String

  """Date of the last study or update."""
  studyDate: Date

  """Every component that the law asks for is included."""
  areAllIncluded: Boolean

  """Those that are left out."""
  excluded: [ExcludedComponentInput!]

  """Regular assessment of one ownership interest."""
  assessmentAmount: Money

  """How often it is charged."""
  assessmentPeriod: AssessmentPeriod

  """It varies by size or type of ownership interest."""
  doesAssessmentVary: Boolean

  """At most 500 characters."""
  assessmentNote: String

  """Required amount by another accepted method."""
  alternateAmount: Money

  """At most 4,000 characters."""
  alternateMethod: String

  """The board has decided to defer or skip repairs."""
  hasDeferredRepairs: Boolean

  """At most 4,000 characters."""
  deferredRepairs: String

  """The board anticipates special assessments."""
  anticipatesAssessments: Boolean

  """At most 4,000 characters."""
  anticipatedAssessments: String

  """At most 4,000 characters."""
  fundingMechanism: String

  """At most 4,000 characters."""
  reserveCalculation: String

  """Loans with a term of more than a year are outstanding."""
  hasLoans: Boolean

  """Those loans."""
  loans: [DisclosedLoanInput!]

  """At most 4,000 characters."""
  insuranceSummary: String

  """The development is a condominium project."""
  isCondominium: Boolean

  """Approved by the Federal Housing Administration."""
  isFhaApproved: Boolean

  """Approved by the Department of Veterans Affairs."""
  isVaApproved: Boolean

  """Chapter that governs the association."""
  chapter: WashingtonChapter

  """Level of the study."""
  studyLevel: WashingtonStudyLevel

  """The study meets the requirements of the law."""
  meetsRequirements: Boolean

  """A reserve study professional helped."""
  hasProfessionalHelp: Boolean

  """That professional was independent."""
  isProfessionalIndependent: Boolean

  """Yearly contribution that the professional recommends."""
  professionalContribution: Money

  """Annual budget without contributions to reserves."""
  annualBudget: Money

  """Every unit bears the same share of common expenses."""
  hasEqualShares: Boolean

  """Share of each unit; together 100."""
  unitShares: [UnitShareInput!]
}

"""Facts to state."""
input StateDisclosureFactsInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year that they are stated for."""
  fiscalYear: Int!

  """Version that they started from; 0 while nothing was ever stated."""
  version: Int!

  """All of them."""
  facts: DisclosureFactsInput!
}

"""Result of stating facts."""
type StateDisclosureFactsPayload {
  """What is stated now; null when there is something to mend."""
  factSheet: DisclosureFactSheet

  """
  The page that follows from it; null while no plan of the year is chosen for the disclosure.
  """
  disclosure: Disclosure

  """What to mend, by field."""
  userErrors: [UserError!]!
}

"""A user's own settings of a grid or filter."""
type FilterSettings {
  """First part of the name, for example \`properties\`."""
  a: String!

  """Second part of the name."""
  b: String

  """The settings; an empty object when none were saved."""
  value: JSONObject!
}

"""Settings to keep."""
input SaveFilterSettingsInput {
  """Letters, digits and dashes."""
  a: String!

  """Letters, digits and dashes."""
  b: String

  """At most 16 KB."""
  value: JSONObject!
}

"""Result of keeping settings."""
type SaveFilterSettingsPayload {
  """As kept."""
  filterSettings: FilterSettings

  """What to mend."""
  userErrors: [UserError!]!
}

"""Finances of a property in one fiscal year."""
type PropertyFinancial {
  """
  UUIDv7; null while this year has none saved and the values are a proposal from the year before.
  """
  propertyFinancialId: ID

  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year."""
  fiscalYear: Int!

  """1 to 12."""
  fiscalYearStartMonth: Int!

  """First fiscal year that was set up."""
  startingFiscalYear: Int!

  """Starting reserve balance."""
  yearEndReserveBalance: Money!

  """Total annual fees of all owners."""
  averageHoaAnnualFee: Money!

  """The fees of the year before; asked for with loan analysis only."""
  previousHoaAnnualFee: Money

  """What goes into the reserve fund this year."""
  annualReserveContribution: Money!

  """Yearly rise of costs."""
  inflationRate: Percent!

  """Yearly interest on the balance."""
  interestRate: Percent!

  """Yearly rise of the contribution."""
  reserveContributionIncreaseRate: Percent!

  """1 monthly, 2 quarterly, 3 semi-annually, 4 annually."""
  feeCollectionFrequencyId: Int!

  """The last save was applied to all plans."""
  updateAllPlans: Boolean!

  """Committed before the fiscal year begins."""
  upcomingExpenses: Money!

  """Month at whose start the balance was read, 1 to 12."""
  reserveMonthStart: Int!

  """True for a previous fiscal year."""
  isReadOnly: Boolean!

  """Nothing saved for this year yet."""
  requireSetup: Boolean!

  """Version for If-Match; 0 while nothing is saved."""
  version: Int!
}

"""Finances of a fiscal year, as the forms send them."""
input PropertyFinancialInput {
  """1 to 12."""
  fiscalYearStartMonth: Int!

  """This year or one of the 15 before it."""
  startingFiscalYear: Int!

  """0 to 99,000,000."""
  averageHoaAnnualFee: Money!

  """0 to 50,000,000; required with loan analysis."""
  previousHoaAnnualFee: Money

  """1 to 4."""
  feeCollectionFrequencyId: Int!

  """
  Up to 99,000,000; from 0 in the wizard, from -50,000,000 on the edit tab.
  """
  yearEndReserveBalance: Money!

  """1 to 12."""
  reserveMonthStart: Int!

  """0 to the annual fee."""
  annualReserveContribution: Money!

  """No clears the amount."""
  hasUpcomingExpenses: Boolean!

  """0 to what the fund will hold by then, at most 50,000,000."""
  upcomingExpenses: Money

  """0 to 99.99."""
  inflationRate: Percent!

  """0 to 99.99."""
  interestRate: Percent!

  """0 to 99.99."""
  reserveContributionIncreaseRate: Percent!

  """
  Rewrite contribution, rates and balance of every plan that is not adopted.
  """
  updateAllPlans: Boolean!
}

"""Financials to save."""
input SavePropertyFinancialInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year."""
  fiscalYear: Int!

  """Version that the edit started from; 0 while nothing is saved."""
  version: Int!

  """The values."""
  values: PropertyFinancialInput!
}

"""Result of saving financials."""
type SavePropertyFinancialPayload {
  """Financials as saved."""
  propertyFinancial: PropertyFinancial

  """The property, whose years and projections may have changed."""
  property: Property

  """What to mend, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""
One year of a property's accounts, from the first day of its start month.
"""
type FiscalYear {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Calendar year in which it begins."""
  year: Int!

  """First to last day: 1/1/2026 - 12/31/2026."""
  yearRange: String!

  """2026 (Start Date 1/1/2026)."""
  label: String!

  """1 to 12."""
  fiscalYearStartMonth: Int!

  """First day."""
  startDate: Date!

  """Last day."""
  endDate: Date!

  """Holds today."""
  isCurrentFiscalYear: Boolean!

  """Begins after today."""
  isFutureFiscalYear: Boolean!

  """Ended before today: read-only."""
  isPreviousFiscalYear: Boolean!

  """No financials saved for it yet."""
  requireSetup: Boolean!

  """
  It is current and the year before was never reconciled with actual figures.
  """
  requireReconciliation: Boolean!
}

"""What a job does."""
enum JobKind {
  """Makes a document."""
  document

  """Saves an accepted component import."""
  componentImport
}

"""Where a job stands."""
enum JobStatus {
  """Waits for its turn."""
  queued

  """Is being done."""
  running

  """Is done: there is a result."""
  succeeded

  """Ended without a result: errors says why."""
  failed

  """Was ended on request before anything was saved."""
  canceled
}

"""A document that can be asked for."""
enum DocumentName {
  """Board packet of a plan, PDF; takes planId."""
  packet

  """Workbook of a plan that calculates by itself, .xlsx; takes planId."""
  workbook

  """Disclosure of a plan, PDF; takes planId."""
  disclosure

  """
  Inventory of a year, .xlsx; takes propertyId and fiscalYear. Importing it back changes nothing.
  """
  components

  """
  Percent funded report, PDF; takes propertyId, fiscalYear and as wanted years and planId.
  """
  percentFundedPdf

  """Percent funded report, .xlsx; takes the same as its PDF."""
  percentFundedXlsx

  """
  Anticipated expenditures report, PDF; takes propertyId, fiscalYear and as wanted years, planId and category.
  """
  anticipatedExpendituresPdf

  """Anticipated expenditures report, .xlsx; takes the same as its PDF."""
  anticipatedExpendituresXlsx

  """
  Component inventory report, PDF; takes propertyId, fiscalYear and as wanted planId and category.
  """
  componentInventoryPdf

  """Component inventory report, .xlsx; takes the same as its PDF."""
  componentInventoryXlsx
}

"""
A file that a job made. It is kept for a day, at /download/job/{jobId}.
"""
type JobFile {
  """Name of the file."""
  fileName: String!

  """Media type."""
  contentType: String!

  """Size in bytes."""
  size: Int!
}

"""What the viewer may do with a job."""
type JobActions {
  """End it: it is not over yet."""
  cancel: Boolean!

  """Download its file: there is one, and it is still kept."""
  download: Boolean!
}

"""
Work that somebody waits for, done behind the request that asked for it. Only whoever asked sees it.
"""
type Job {
  """UUIDv7 of the job."""
  jobId: ID!

  """What it does."""
  kind: JobKind!

  """Where it stands."""
  status: JobStatus!

  """How far it is, in percent."""
  progress: Int!

  """
  What is being done, in words; null before it begins and when it is over.
  """
  step: String

  """The file that it made; null otherwise."""
  file: JobFile

  """What an import came to; null otherwise."""
  componentImport: ComponentImportAnswer

  """Why it failed; empty otherwise."""
  errors: [UserError!]!

  """When it was asked for."""
  createdAt: DateTime!

  """When it was over; null before."""
  endedAt: DateTime

  """What the viewer may do with it."""
  viewerCan: JobActions!
}

"""
A document, and what it is of: which fields are needed depends on the document.
"""
input RequestDocumentInput {
  """Which document."""
  document: DocumentName!

  """
  UUIDv7 of a plan; of a report also current, for the contribution as it stands.
  """
  planId: ID

  """UUIDv7 of a property."""
  propertyId: ID

  """Fiscal year."""
  fiscalYear: Int

  """Years of a report, 5 to 30."""
  years: Int

  """One category of a report."""
  category: String

  """Key of this attempt."""
  idempotencyKey: String!
}

"""Result of asking for a document."""
type RequestDocumentPayload {
  """The job that makes it; null when something was refused."""
  job: Job

  """What to mend."""
  userErrors: [UserError!]!
}

"""The job to end."""
input CancelJobInput {
  """UUIDv7 of the job."""
  jobId: ID!
}

"""Result of asking a job to end."""
type CancelJobPayload {
  """The job as it is now; null when something was refused."""
  job: Job

  """What to mend."""
  userErrors: [UserError!]!
}

"""What the viewer wants to hear of by mail."""
type NotificationPreferences {
  """Whether and how often mail is sent."""
  channelSetting: NotificationChannel!

  """Mail by category, in the order of the categories."""
  taskSettings: [NotificationTaskSetting!]!

  """Version that a change starts from; 0 while nothing was ever changed."""
  version: Int!
}

"""Whether and how often mail is sent."""
type NotificationChannel {
  """Mail is sent at all."""
  email: Boolean!

  """1 individual, 2 weekly digest, 3 monthly digest."""
  emailFrequencyId: Int!
}

"""Mail about one category."""
type NotificationTaskSetting {
  """1 task, 2 task note, 3 task media."""
  notificationCategoryId: Int!

  """Mail is sent about it."""
  email: Boolean!
}

"""Whether and how often mail is sent."""
input NotificationChannelInput {
  """Mail is sent at all."""
  email: Boolean!

  """1 individual, 2 weekly digest, 3 monthly digest."""
  emailFrequencyId: Int!
}

"""Mail about one category."""
input NotificationTaskSettingInput {
  """1 task, 2 task note, 3 task media."""
  notificationCategoryId: Int!

  """Send mail about it."""
  email: Boolean!
}

"""The full preferences."""
input SaveNotificationPreferencesInput {
  """Whether and how often mail is sent."""
  channelSetting: NotificationChannelInput!

  """Each of the three categories once."""
  taskSettings: [NotificationTaskSettingInput!]!

  """Version that the change starts from."""
  version: Int!
}

type SaveNotificationPreferencesPayload {
  """The preferences as saved."""
  notificationPreferences: NotificationPreferences

  """Why not. Code \`stale\`: they were changed elsewhere in the meantime."""
  userErrors: [UserError!]!
}

"""One year of a projection."""
type FundingYear {
  """Fiscal year."""
  year: Int!

  """Balance on its first day."""
  startBalance: Money!

  """Contribution to reserves."""
  contribution: Money!

  """Special assessments."""
  specialAssessments: Money!

  """Money borrowed."""
  loanProceeds: Money!

  """Interest earned."""
  interest: Money!

  """Expenditures."""
  expenditures: Money!

  """Loan payments that leave the reserve fund."""
  debtService: Money!

  """Balance on its last day."""
  endBalance: Money!

  """Fully funded balance on its first day."""
  fullyFundedStart: Money!

  """Fully funded balance on its last day."""
  fullyFundedEnd: Money!

  """Percent funded on its first day; null without a fully funded balance."""
  percentFundedStart: Percent

  """Percent funded on its last day."""
  percentFundedEnd: Percent
}

"""
A projection of 30 fiscal years. Rounded to cents once per flow and year; each row foots.
"""
type FundingReport {
  """The years, first to last."""
  years: [FundingYear!]!

  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with it."""
  lowestBalanceYear: Int!

  """First year that ends below zero."""
  firstShortfallYear: Int

  """Balance at the end of the last year."""
  endBalance: Money!
}

"""How a plan finds its contribution."""
enum PlanMethod {
  """The contribution as it stands."""
  currentFunding

  """Never below zero."""
  baseline

  """Never below an amount."""
  thresholdDollars

  """Never below a percent funded."""
  thresholdPercent

  """100 % funded by the end of a year, or of the horizon."""
  fullFunding

  """A chosen percent by the end of a chosen year."""
  targetPercent

  """Contribution set by hand."""
  custom

  """Steps."""
  ladder
}

"""What a solved plan aims at."""
type PlanGoal {
  """Floor of thresholdDollars."""
  amount: Money

  """Percent funded of thresholdPercent and targetPercent."""
  percent: Percent

  """
  Fiscal year at whose end a target is reached, or from whose start on a threshold is kept.
  """
  year: Int
}

"""What a step of a ladder does."""
enum LadderStepKind {
  """Sets the annual contribution."""
  set

  """Adds to what the contribution would have been."""
  add

  """Changes only the yearly increase."""
  increaseOnly
}

"""A step of a ladder."""
type LadderStep {
  """Fiscal year from which it holds."""
  fromYear: Int!

  """What it does."""
  kind: LadderStepKind!

  """Amount set or added; null when only the increase changes."""
  amount: Money

  """Yearly increase until the next step."""
  increaseRate: Percent!
}

"""Whether the owners have approved an assessment."""
enum SpecialAssessmentStatus {
  """Only planned."""
  planned

  """Approved: counts in the approved-only series of a disclosure."""
  approved
}

"""Money that all owners pay once."""
type SpecialAssessment {
  """Fiscal year in which it falls due."""
  year: Int!

  """Of all units together."""
  amount: Money!

  """What it pays for."""
  purpose: String!

  """Planned or approved."""
  status: SpecialAssessmentStatus!

  """Day it falls due."""
  dueDate: Date
}

"""Rates of a single year in place of the plan's."""
type PlanYearOverride {
  """Fiscal year."""
  year: Int!

  """Rise of costs during the year."""
  inflationRate: Percent

  """Interest of the year."""
  interestRate: Percent

  """Rise of the contribution at its start."""
  increaseRate: Percent
}

"""Who repays a loan."""
enum LoanRepayment {
  """Owners, by an assessment of its own."""
  owners

  """The reserve fund."""
  reserves
}

"""Money that the association borrows."""
type PlanLoan {
  """Name."""
  name: String!

  """Fiscal year at whose start it is drawn."""
  year: Int!

  """Amount lent."""
  principal: Money!

  """Nominal yearly rate."""
  annualRate: Percent!

  """Level payments."""
  months: Int!

  """Fees of the lender."""
  fees: Money!

  """Fees are added to what is borrowed."""
  areFeesFinanced: Boolean!

  """Months before the first level payment in which only interest is paid."""
  interestOnlyMonths: Int!

  """Who repays it."""
  repaidFrom: LoanRepayment!
}

"""A component whose next work is moved."""
type ComponentMove {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Fiscal year of its next work."""
  year: Int!
}

"""Day within a year up to which a cost has been inflated."""
enum InflationTiming {
  """Year 0 is not inflated."""
  startOfYear

  """Half a year more."""
  midYear

  """A year more."""
  endOfYear
}

"""How interest of a year is found."""
enum InterestConvention {
  """On the start and half of the year's flows."""
  midYear

  """On the start only."""
  beginningBalance

  """On the average of start and end."""
  average

  """Month by month."""
  monthly
}

"""How an interest rate is quoted."""
enum RateBasis {
  """Effective a year."""
  annualEffective

  """Nominal, compounded monthly."""
  nominalMonthly
}

"""Conventions of the projection."""
type PlanConventions {
  """Timing of inflation."""
  inflationTiming: InflationTiming!

  """Interest within a year."""
  interestConvention: InterestConvention!

  """Reading of the interest rate."""
  rateBasis: RateBasis!

  """Share of the interest lost to tax."""
  taxRate: Percent!
}

"""How a plan is set. Every year is a fiscal year."""
type PlanSettings {
  """How it finds its contribution."""
  method: PlanMethod!

  """What it aims at."""
  goal: PlanGoal!

  """Balance on the first day of the fiscal year."""
  startingBalance: Money!

  """Contribution of the first year; solved where the method has a goal."""
  firstYearContribution: Money!

  """Yearly rise of the contribution."""
  increaseRate: Percent!

  """Yearly rise of costs."""
  inflationRate: Percent!

  """Yearly interest."""
  interestRate: Percent!

  """Steps after the first year, of a ladder plan."""
  ladder: [LadderStep!]!

  """Special assessments."""
  specialAssessments: [SpecialAssessment!]!

  """Rates of single years."""
  yearOverrides: [PlanYearOverride!]!

  """Loans."""
  loans: [PlanLoan!]!

  """Percent by which every cost is raised."""
  costShock: Percent!

  """Years by which everything lasts longer."""
  lifeOffset: Int!

  """Components whose next work is moved."""
  moves: [ComponentMove!]!

  """Conventions of the projection."""
  conventions: PlanConventions!
}

"""The next work that is large for the property."""
type BigProject {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name of the component."""
  name: String!

  """Fiscal year."""
  year: Int!

  """Cost in that year."""
  cost: Money!

  """Balance at the end of that year."""
  balanceAfter: Money!

  """Percent funded at the end of that year."""
  percentFundedAfter: Percent
}

"""Facts about cash that stand beside percent funded."""
type CashFacts {
  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with it."""
  lowestBalanceYear: Int!

  """First year that ends below zero."""
  firstShortfallYear: Int

  """
  Money of the next five years as a percent of what they spend; null when nothing is spent.
  """
  fiveYearCover: Percent

  """The next big project and what is left after it."""
  nextBigProject: BigProject
}

"""What the viewer may do with a plan."""
type PlanActions {
  """Change its settings or name."""
  edit: Boolean!

  """Delete it."""
  delete: Boolean!

  """Copy it."""
  duplicate: Boolean!

  """Recommend it."""
  recommend: Boolean!

  """Adopt it."""
  adopt: Boolean!

  """Use it for the disclosure report."""
  disclose: Boolean!

  """Add documents to its adoption and remove them."""
  changeDocuments: Boolean!
}

"""A document of the adoption, such as the minutes."""
type AdoptionFile {
  """UUIDv7 of the file."""
  adoptionFileId: ID!

  """Name."""
  fileName: String!

  """Media type."""
  contentType: String!

  """Bytes."""
  fileSize: Int!
}

"""
The board's decision on a plan, frozen with the plan's inputs and outputs of that day.
"""
type PlanAdoption {
  """UUIDv7 of the adoption."""
  planAdoptionId: ID!

  """UUIDv7 of the plan."""
  planId: ID!

  """When it was recorded."""
  adoptedAt: DateTime!

  """Who recorded it."""
  adoptedBy: String!

  """Day of the board's meeting."""
  meetingDate: Date!

  """Votes in favour."""
  votesFor: Int

  """Votes against."""
  votesAgainst: Int

  """Abstentions."""
  votesAbstained: Int

  """Note of the minutes."""
  note: String

  """False once another plan of the year has been adopted."""
  isCurrent: Boolean!

  """Documents."""
  files: [AdoptionFile!]!
}

"""A way to fund the reserves over 30 years."""
type Plan {
  """UUIDv7 of the plan."""
  planId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year it starts from."""
  fiscalYear: Int!

  """Name."""
  name: String!

  """How it finds its contribution."""
  method: PlanMethod!

  """Recommended."""
  isRecommended: Boolean!

  """The one that the system computes: full funding."""
  isDefaultRecommendedPlan: Boolean!

  """Adopted by the board."""
  isAdopted: Boolean!

  """Used for the disclosure report."""
  isDisclosure: Boolean!

  """Contribution of the first year."""
  firstYearContribution: Money!

  """A twelfth of it, per unit."""
  monthlyPerUnit: Money!

  """Yearly rise of the contribution."""
  increaseRate: Percent!

  """Yearly rise of costs."""
  inflationRate: Percent!

  """Yearly interest."""
  interestRate: Percent!

  """Everything it is set to."""
  settings: PlanSettings!

  """False when the goal cannot be met within the annual fee."""
  isFeasible: Boolean!

  """Why it cannot."""
  infeasibleReason: String

  """Fiscal year whose end decides a solved contribution."""
  bindingYear: Int

  """When it was last computed."""
  computedAt: DateTime!

  """Its 30 years; null where the assumptions are out of range."""
  fundingReport: FundingReport

  """Facts about cash; null where there is no report."""
  cashFacts: CashFacts

  """Its last adoption."""
  adoption: PlanAdoption

  """
  The plan of the year before that it goes on from; that one may have been deleted.
  """
  carriedFromPlanId: ID

  """The plans of its property and year."""
  list: PlanList!

  """Its property."""
  property: Property!

  """Why figures moved since the last adopted plan of the property."""
  bridge: PlanBridge!

  """What the viewer may do with it."""
  viewerCan: PlanActions!

  """Version for If-Match."""
  version: Int!

  """
  The disclosure page; null outside California and Washington, and while another plan is the disclosure plan.
  """
  disclosure: Disclosure

  """
  What is stated for the disclosure of its fiscal year; null outside California and Washington.
  """
  disclosureFacts: DisclosureFactSheet
}

"""What the viewer may do with the plans of a year."""
type PlanListActions {
  """Create a plan."""
  create: Boolean!
}

"""The plans of a property and year."""
type PlanList {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year asked for."""
  fiscalYear: Int!

  """The set-up year that the plans start from; null while none is set up."""
  basisFiscalYear: Int

  """True for a previous year, and for one that awaits setup."""
  isReadOnly: Boolean!

  """The workspace has the loan analysis."""
  hasLoanAnalysis: Boolean!

  """Units that share the cost."""
  numberOfUnits: Int!

  """Total annual fees: no contribution may be above them."""
  annualFee: Money

  """Total annual fees of the year before, with the loan analysis."""
  previousAnnualFee: Money

  """The contribution as it stands, as settings of a new plan."""
  proposal: PlanSettings

  """The default recommended plan first, then by age."""
  items: [Plan!]!

  """The inventory that they project."""
  inventory: PlanInventory

  """Where the property is in planning."""
  steps: PlanningSteps

  """What the viewer may do."""
  viewerCan: PlanListActions!
}

"""A line of the inventory as plans count it."""
type PlanComponent {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """Cost of one occurrence in dollars of the fiscal year."""
  currentCost: Money!

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life in years."""
  remainingUsefulLife: Int!

  """Done once, not again."""
  isOneTime: Boolean!
}

"""The inventory of a property and year as plans count it."""
type PlanInventory {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The set-up year whose inventory it is."""
  fiscalYear: Int!

  """Every line that counts, by name."""
  components: [PlanComponent!]!
}

"""A step of planning."""
enum PlanningStepKey {
  """Create or update component inventory."""
  inventory

  """Create and compare funding plans."""
  plans

  """Select recommended funding plan."""
  recommend

  """Generate disclosure report: California and Washington only."""
  disclosure

  """Finalize plan with budget details: where reconciliation is required."""
  finalize
}

"""Where a step of planning stands."""
enum PlanningStepState {
  """Completed."""
  done

  """The next to do."""
  current

  """To come."""
  open

  """Not before a day."""
  locked
}

"""A step of planning."""
type PlanningStep {
  """Its number, from 1."""
  number: Int!

  """Which one."""
  key: PlanningStepKey!

  """Title."""
  title: String!

  """Where it stands."""
  state: PlanningStepState!

  """When a locked step opens."""
  opensOn: Date
}

"""Where a property and year is in planning."""
type PlanningSteps {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """Last completed step, 1 to 5."""
  lastCompletedStep: Int!

  """The steps that apply."""
  steps: [PlanningStep!]!
}

"""Unsaved settings, solved and projected."""
type PlanPreview {
  """The settings with the contribution that was found."""
  settings: PlanSettings!

  """False when the goal cannot be met within the annual fee."""
  isFeasible: Boolean!

  """Why it cannot."""
  infeasibleReason: String

  """Fiscal year whose end decides a solved contribution."""
  bindingYear: Int

  """A twelfth of the first year's contribution, per unit."""
  monthlyPerUnit: Money!

  """Its 30 years; null where the assumptions are out of range."""
  fundingReport: FundingReport

  """Facts about cash."""
  cashFacts: CashFacts
}

"""A figure that plans are compared by."""
enum BridgeFigureName {
  """What a plan that never falls below zero asks of the first year."""
  requiredContribution

  """Lowest year-end balance."""
  lowestBalance

  """Percent funded on the first day."""
  percentFundedNow

  """Percent funded on the last day."""
  percentFundedAtEnd

  """Balance on the last day."""
  endBalance
}

"""Unit of a figure."""
enum BridgeUnit {
  """US dollars."""
  money

  """Points."""
  percent
}

"""What one cause did to a figure."""
type BridgeBar {
  """
  added, removed, costs, lives, rates, spending, balance, contributions, assessments or loans.
  """
  cause: String!

  """By how much it moved the figure."""
  change: Float!

  """The figure once this cause and those before it are in."""
  value: Float!
}

"""Why a figure moved. The bars sum to the change exactly."""
type BridgeFigure {
  """Which figure."""
  figure: BridgeFigureName!

  """Its unit."""
  unit: BridgeUnit!

  """When the plan was adopted."""
  before: Float!

  """Now."""
  after: Float!

  """Causes, in the order in which they are put in."""
  bars: [BridgeBar!]!
}

"""An input that is no longer as it was adopted."""
type PlanDifference {
  """What differs."""
  label: String!

  """As adopted; null when it was absent."""
  before: String

  """Now; null when it is gone."""
  after: String
}

"""From the last adopted plan to now."""
type PlanBridge {
  """UUIDv7 of the plan."""
  planId: ID!

  """The adoption it starts from; null while nothing was ever adopted."""
  from: PlanAdoption

  """Figures and their causes."""
  figures: [BridgeFigure!]!

  """Inputs that differ."""
  differences: [PlanDifference!]!
}

"""Goal of a plan, as forms send it."""
input PlanGoalInput {
  """Floor of thresholdDollars."""
  amount: Money

  """Percent funded of thresholdPercent and targetPercent."""
  percent: Percent

  """Fiscal year."""
  year: Int
}

"""A step of a ladder, as forms send it."""
input LadderStepInput {
  """After the plan's first year."""
  fromYear: Int!

  """What it does."""
  kind: LadderStepKind!

  """Required unless only the increase changes."""
  amount: Money

  """0 to 99.99."""
  increaseRate: Percent!
}

"""A special assessment, as forms send it."""
input SpecialAssessmentInput {
  """Fiscal year in which it falls due."""
  year: Int!

  """Of all units together."""
  amount: Money!

  """What it pays for."""
  purpose: String!

  """Planned when absent."""
  status: SpecialAssessmentStatus

  """Day it falls due."""
  dueDate: Date
}

"""Rates of a single year, as forms send them."""
input PlanYearOverrideInput {
  """Fiscal year; once each."""
  year: Int!

  """0 to 99.99."""
  inflationRate: Percent

  """0 to 99.99."""
  interestRate: Percent

  """0 to 99.99."""
  increaseRate: Percent
}

"""A loan, as forms send it. Needs the loan analysis of the workspace."""
input PlanLoanInput {
  """Name."""
  name: String!

  """Fiscal year at whose start it is drawn."""
  year: Int!

  """Amount lent."""
  principal: Money!

  """0 to 99.99."""
  annualRate: Percent!

  """1 to 480."""
  months: Int!

  """0 when absent."""
  fees: Money

  """False when absent."""
  areFeesFinanced: Boolean

  """0 when absent."""
  interestOnlyMonths: Int

  """Owners when absent."""
  repaidFrom: LoanRepayment
}

"""A moved component, as forms send it."""
input ComponentMoveInput {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Fiscal year of its next work."""
  year: Int!
}

"""Conventions, as forms send them."""
input PlanConventionsInput {
  """Timing of inflation."""
  inflationTiming: InflationTiming!

  """Interest within a year."""
  interestConvention: InterestConvention!

  """Reading of the interest rate."""
  rateBasis: RateBasis!

  """0 to 99.99."""
  taxRate: Percent!
}

"""Settings of a plan, as forms send them."""
input PlanSettingsInput {
  """How the contribution is found."""
  method: PlanMethod!

  """What a solved method aims at."""
  goal: PlanGoalInput

  """-50,000,000 to 99,000,000."""
  startingBalance: Money!

  """0 to the annual fee; found by itself where the method has a goal."""
  firstYearContribution: Money!

  """0 to 99.99."""
  increaseRate: Percent!

  """0 to 99.99."""
  inflationRate: Percent!

  """0 to 99.99."""
  interestRate: Percent!

  """Steps of a ladder."""
  ladder: [LadderStepInput!]

  """Special assessments."""
  specialAssessments: [SpecialAssessmentInput!]

  """Rates of single years."""
  yearOverrides: [PlanYearOverrideInput!]

  """Loans."""
  loans: [PlanLoanInput!]

  """-50 to 200."""
  costShock: Percent

  """-20 to 20."""
  lifeOffset: Int

  """Moved components."""
  moves: [ComponentMoveInput!]

  """The house's own when absent."""
  conventions: PlanConventionsInput
}

"""A plan to create."""
input CreatePlanInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """A current or future fiscal year that is set up."""
  fiscalYear: Int!

  """At most 100 characters, once a year."""
  name: String!

  """How it is funded."""
  settings: PlanSettingsInput!

  """
  Made once by the form that sends it: the same key gives the first answer again.
  """
  idempotencyKey: String
}

"""Changes of a plan. An adopted plan is not changed: duplicate it."""
input UpdatePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Version that the edit started from."""
  version: Int!

  """At most 100 characters, once a year."""
  name: String!

  """How it is funded."""
  settings: PlanSettingsInput!
}

"""A plan to copy."""
input DuplicatePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Name of the copy; one is found when absent."""
  name: String

  """Made once by the form that sends it."""
  idempotencyKey: String
}

"""A plan to recommend, or no longer."""
input RecommendPlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """True recommends it in place of any other."""
  isRecommended: Boolean!
}

"""A plan to use for the disclosure report, or no longer."""
input ChooseDisclosurePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """True chooses it in place of any other."""
  isDisclosure: Boolean!
}

"""A plan to adopt."""
input AdoptPlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Version that the board has decided on."""
  version: Int!

  """Day of the meeting."""
  meetingDate: Date!

  """Votes in favour."""
  votesFor: Int

  """Votes against."""
  votesAgainst: Int

  """Abstentions."""
  votesAbstained: Int

  """At most 2,000 characters."""
  note: String
}

"""A plan to delete. An adopted one stays."""
input DeletePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Version that the decision started from."""
  version: Int!
}

"""Result of a change of one plan."""
type PlanPayload {
  """The plan as it stands."""
  plan: Plan

  """The plans of its year, whose marks may have changed."""
  list: PlanList

  """What to mend, by field."""
  userErrors: [UserError!]!
}

"""A document to take away from an adoption."""
input RemoveAdoptionFileInput {
  """UUIDv7 of the file."""
  adoptionFileId: ID!

  """1 where it is named: a document never changes."""
  version: Int
}

"""Result of taking a document away."""
type RemoveAdoptionFilePayload {
  """UUIDv7 of the file that is gone; null when it still stands."""
  adoptionFileId: ID

  """What to mend."""
  userErrors: [UserError!]!
}

"""Result of deleting a plan."""
type DeletePlanPayload {
  """UUIDv7 of the deleted plan; null when it still stands."""
  planId: ID

  """What to mend."""
  userErrors: [UserError!]!
}

"""Result of a preview."""
type PreviewPlanPayload {
  """The projection; null when there is something to mend."""
  preview: PlanPreview

  """What to mend, by field."""
  userErrors: [UserError!]!
}

"""Kind of property."""
type PropertyType {
  """Small integer of the type."""
  id: Int!

  """Name of the type."""
  name: String!
}

"""A place on the map, in degrees."""
type LatLng {
  """Latitude, -90 to 90."""
  lat: Float!

  """Longitude, -180 to 180."""
  lng: Float!
}

"""A community association's property."""
type Property {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the workspace that it belongs to."""
  workspaceId: ID!

  """Name, at most 250 characters."""
  name: String!

  """A test property, kept out of portfolio figures."""
  isTest: Boolean!

  """False once archived."""
  isActive: Boolean!

  """Street address."""
  addressLine1: String!

  """Second line of the address."""
  addressLine2: String

  """City."""
  city: String!

  """State, letters only."""
  state: String!

  """Five digits."""
  zipCode: String!

  """Year the property was built, from 1700 to this year."""
  yearBuilt: Int!

  """Small integer of the property type."""
  propertyTypeId: Int!

  """Name of the property type."""
  propertyTypeName: String!

  """Converted to condominiums."""
  isCondoConverted: Boolean!

  """Units, 1 to 99999."""
  numberOfUnits: Int!

  """Floors, where known."""
  numberOfFloors: Int

  """Year of the conversion; 0 means empty."""
  yearOfConversion: Int!

  """Free text."""
  propertyDescription: String

  """Address of the profile image, null without one."""
  profileImage: String

  """Display Projects."""
  isFeatureToggleOn: Boolean!

  """Display Planning."""
  allowPlanning: Boolean!

  """Has a connected app that brings ledger data."""
  isIntegratedProperty: Boolean!

  """Position of the address."""
  latLng: LatLng

  """Company name of the workspace."""
  workspaceCompanyName: String!

  """The workspace has the loan analysis toggle."""
  hasLoanAnalysis: Boolean!

  """Belongs to the demo data."""
  isDemo: Boolean!

  """Version for If-Match: pass it back when saving."""
  version: Int!

  """What the viewer may do with it."""
  viewerCan: PropertyActions!

  """Fiscal years, oldest first."""
  fiscalYears: [FiscalYear!]!

  """
  Financials of a year; of the newest set-up year without one. Null where the viewer may not see them.
  """
  propertyFinancial(fiscalYear: Int): PropertyFinancial

  """
  Reserve study history, newest first. Empty where the viewer may not see it.
  """
  reserveStudies: [ReserveStudy!]!

  """The newest reserve study."""
  reserveStudy: ReserveStudy

  """Components of a year. Null where the viewer may not see them."""
  components(fiscalYear: Int!): ComponentList

  """The default recommended plan of a year, stored at the last change."""
  defaultRecommendedPlan(fiscalYear: Int!): Plan

  """
  Everything the dashboard of a year shows. Null where the viewer may not see it.
  """
  financialHealth(fiscalYear: Int!): FinancialHealth
}

"""What the viewer may do with a property: the service's own answer."""
type PropertyActions {
  """Edit its details and image."""
  edit: Boolean!

  """Archive it."""
  archive: Boolean!

  """Open the Financials tab."""
  viewFinancials: Boolean!

  """Save financials."""
  editFinancials: Boolean!

  """Open the Reserve Study History tab."""
  viewReserveStudies: Boolean!

  """Add, edit and remove reserve studies."""
  editReserveStudies: Boolean!

  """Open the Connected Apps tab: also needs an integrated property."""
  viewConnectedApps: Boolean!

  """Apply financials to all plans."""
  applyToAllPlans: Boolean!

  """Set the Test switch on the edit screen."""
  setTest: Boolean!

  """Set Display Projects and Display Planning."""
  setDisplayToggles: Boolean!

  """Open the dashboard; a Vendor may not."""
  viewDashboard: Boolean!

  """Open the component list."""
  viewComponents: Boolean!

  """See what components cost."""
  viewComponentCosts: Boolean!

  """Add, change, import and delete components."""
  editComponents: Boolean!

  """Open the property details route."""
  viewDetails: Boolean!
}

"""A row of the properties list."""
type PropertyListRow {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  propertyName: String!

  """Small integer of the property type."""
  propertyTypeId: Int!

  """Name of the property type."""
  propertyTypeName: String!

  """City."""
  propertyCity: String!

  """State."""
  propertyState: String!

  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Company name of the workspace, shown as Portfolio."""
  workspaceCompanyName: String!

  """The viewer's role there."""
  roleName: String!

  """Only active ones are listed."""
  propertyIsActive: Boolean!

  """Address of the profile image."""
  profileImage: String

  """Units."""
  numberOfUnits: Int!

  """Version for If-Match."""
  version: Int!

  """What the viewer may do with it."""
  viewerCan: PropertyRowActions!

  """
  Stored funding outlook: percent funded and the next 30 years. Null without a projection or where it may not be seen.
  """
  outlook: PropertyOutlook

  """Fiscal years, oldest first."""
  fiscalYears: [FiscalYear!]!

  """
  Financials of the newest set-up year. Null where the viewer may not see them.
  """
  propertyFinancial: PropertyFinancial

  """
  Reserve study history, newest first. Empty where the viewer may not see it.
  """
  reserveStudies: [ReserveStudy!]!
}

"""What the viewer may do from a list row."""
type PropertyRowActions {
  """Edit is offered."""
  edit: Boolean!

  """Archive is offered."""
  archive: Boolean!

  """The name leads to the dashboard."""
  viewDashboard: Boolean!
}

"""Stored figures of a property for lists: never recomputed per row."""
type PropertyOutlook {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year they start from."""
  fiscalYear: Int!

  """
  Percent funded at the start of that year; null without a fully funded balance.
  """
  percentFunded: Percent

  """weak below 30, fair below 70, strong from 70; compared unrounded."""
  fundingBand: FundingBand

  """Year-end balances of the 30 years, as contributions stand."""
  endBalances: [Money!]!

  """First year that ends below zero."""
  firstShortfallYear: Int
}

"""How well funded, in three bands."""
enum FundingBand {
  """Below 30 %."""
  weak

  """30 % to below 70 %."""
  fair

  """70 % and over."""
  strong
}

"""A page of the properties list."""
type PropertyPage {
  """Rows of this page."""
  items: [PropertyListRow!]!

  """Rows of all pages."""
  totalCount: Int!

  """This page's number, from 1."""
  page: Int!

  """Rows a page."""
  pageSize: Int!
}

"""A property to choose from: switcher and command palette."""
type PropertyChoice {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  propertyName: String!

  """City."""
  propertyCity: String!

  """State."""
  propertyState: String!

  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Company name of the workspace."""
  workspaceCompanyName: String!

  """Address of the profile image."""
  profileImage: String

  """Stored funding outlook."""
  outlook: PropertyOutlook
}

"""Sort keys of the properties list."""
enum PropertySort {
  """By name."""
  propertyName

  """By type, then name."""
  propertyTypeName

  """By state and city, then name."""
  location

  """By company, then name."""
  portfolio
}

"""Filter of the properties list."""
input PropertyFilterInput {
  """Part of the name, city, state or portfolio; without regard to case."""
  text: String! = ""

  """Only this type."""
  propertyTypeId: Int

  """Sort key."""
  sort: PropertySort! = propertyName

  """Largest first."""
  descending: Boolean! = false
}

"""Details of a new property."""
input AddPropertyInput {
  """Workspace; required when the viewer has more than one."""
  workspaceId: ID

  """Test property; kept only from internal staff."""
  isTest: Boolean! = false

  """Name, at most 250 characters."""
  name: String!

  """Street address, at most 100 characters."""
  addressLine1: String!

  """Second line, at most 100 characters."""
  addressLine2: String

  """City, at most 100 characters."""
  city: String!

  """State, letters only."""
  state: String!

  """Five digits."""
  zipCode: String!

  """1700 to this year."""
  yearBuilt: Int!

  """Small integer of the property type."""
  propertyTypeId: Int!

  """Converted to condominiums."""
  isCondoConverted: Boolean!

  """1 to 99999."""
  numberOfUnits: Int!

  """Floors."""
  numberOfFloors: Int

  """From year built to this year; 0 means empty."""
  yearOfConversion: Int! = 0

  """Free text."""
  propertyDescription: String

  """Position of the address, found in the browser."""
  latLng: LatLngInput

  """Financials of the starting fiscal year."""
  propertyFinancial: PropertyFinancialInput!

  """The last reserve study, when there is one."""
  reserveStudy: WizardReserveStudyInput

  """
  Key of this attempt: a repeat with the same key adds nothing and gets the first answer.
  """
  idempotencyKey: String!
}

"""A place on the map."""
input LatLngInput {
  """Latitude, -90 to 90."""
  lat: Float!

  """Longitude, -180 to 180."""
  lng: Float!
}

"""Changed details of a property."""
input UpdatePropertyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the edit started from."""
  version: Int!

  """Test property; kept unless the viewer may set it."""
  isTest: Boolean! = false

  """Display Projects; kept unless internal staff sets it."""
  isFeatureToggleOn: Boolean

  """Display Planning; kept unless internal staff sets it."""
  allowPlanning: Boolean

  """Name, at most 250 characters."""
  name: String!

  """Street address."""
  addressLine1: String!

  """Second line."""
  addressLine2: String

  """City."""
  city: String!

  """State, letters only."""
  state: String!

  """Five digits."""
  zipCode: String!

  """1700 to this year."""
  yearBuilt: Int!

  """Small integer of the property type."""
  propertyTypeId: Int!

  """Converted to condominiums."""
  isCondoConverted: Boolean!

  """1 to 99999."""
  numberOfUnits: Int!

  """Floors."""
  numberOfFloors: Int

  """0 means empty."""
  yearOfConversion: Int! = 0

  """Free text."""
  propertyDescription: String

  """Position of the address."""
  latLng: LatLngInput
}

"""Result of adding a property."""
type AddPropertyPayload {
  """The new property."""
  property: Property

  """What to mend, by field."""
  userErrors: [UserError!]!
}

"""Result of saving a property's details."""
type UpdatePropertyPayload {
  """The property as saved."""
  property: Property

  """What to mend, by field. Code \`stale\` when somebody saved meanwhile."""
  userErrors: [UserError!]!
}

"""The property to archive."""
input ArchivePropertyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of archiving."""
type ArchivePropertyPayload {
  """Id of the archived property."""
  propertyId: ID

  """What to mend."""
  userErrors: [UserError!]!
}

"""The property whose image is to go."""
input RemovePropertyImageInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of removing the image."""
type RemovePropertyImagePayload {
  """The property without image."""
  property: Property

  """What to mend."""
  userErrors: [UserError!]!
}

"""Which dashboard a fiscal year shows."""
enum DashboardView {
  """A previous year: a placeholder."""
  past

  """The current year."""
  current

  """A future year: a projection."""
  future
}

"""An anticipated expenditure: one component in one year."""
type Expenditure {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name of the component."""
  name: String!

  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """Fiscal year."""
  year: Int!

  """Cost in that year, inflated."""
  cost: Money!
}

"""Expenditures of one category in one year."""
type CategoryTotal {
  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """Sum."""
  total: Money!

  """What it is made of, largest first."""
  components: [Expenditure!]!
}

"""Total of a category within a year."""
type YearCategoryTotal {
  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """Sum."""
  total: Money!
}

"""Anticipated expenditures of one year."""
type AnticipatedExpenditureYear {
  """Fiscal year."""
  year: Int!

  """Sum."""
  total: Money!

  """By category."""
  categories: [YearCategoryTotal!]!

  """By component, largest first."""
  components: [Expenditure!]!
}

"""The component inventory report."""
type ComponentInventoryReport {
  """This year's expenditures by category, largest first."""
  categories: [CategoryTotal!]!
}

"""The anticipated expenditures report."""
type AnticipatedExpendituresReport {
  """Every year of the horizon."""
  anticipatedExpenditureYears: [AnticipatedExpenditureYear!]!
}

"""A way of funding and where it leads."""
type PlanOutcome {
  """UUIDv7 of the plan; null for the contribution as it stands."""
  planId: ID

  """Name."""
  name: String!

  """current, default, recommended, adopted, disclosure."""
  tags: [String!]!

  """Contribution of the year shown."""
  firstYearContribution: Money!

  """Yearly rise of the contribution."""
  increaseRate: Percent!

  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with it."""
  lowestBalanceYear: Int!

  """First year that ends below zero."""
  firstShortfallYear: Int

  """
  Money of the next five years over what they spend; null when nothing is spent.
  """
  fiveYearCover: Percent

  """Percent funded at the end of the last year."""
  percentFundedEnd: Percent

  """Year-end balances."""
  endBalances: [Money!]!
}

"""Everything a dashboard shows, in one answer."""
type FinancialHealth {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year asked for."""
  fiscalYear: Int!

  """The set-up year that the projection starts from; null without one."""
  basisFiscalYear: Int

  """Which dashboard to show."""
  view: DashboardView!

  """First day of the fiscal year."""
  startDate: Date!

  """There is at least one component."""
  hasComponents: Boolean!

  """The lists were cut short: hide the pie."""
  isDataTruncated: Boolean!

  """Reserve balance on the first day of the fiscal year."""
  reserveAccountBalance: Money

  """Contribution of the fiscal year."""
  contributionsToReserves: Money

  """Expenditures of the fiscal year."""
  totalAnticipatedExpenditures: Money

  """Percent funded on the first day; null without a fully funded balance."""
  percentageFunded: Percent

  """Percent funded on the last day."""
  percentageFundedEnd: Percent

  """Band of percentageFunded, unrounded."""
  fundingBand: FundingBand

  """Fully funded balance on the first day."""
  fullyFundedBalance: Money

  """
  Fully funded balance less reserve balance, per unit; negative is a surplus.
  """
  shortfallPerUnit: Money

  """Contribution a month and unit."""
  monthlyContributionPerUnit: Money

  """Components due in the fiscal year."""
  componentsDue: Int!

  """Largest expenditures of the year with the lowest balance, by name."""
  lowestYearComponents: [String!]!

  """Largest expenditures of the fiscal year."""
  topExpenditures: [Expenditure!]!

  """This year's expenditures by category."""
  componentInventoryReport: ComponentInventoryReport!

  """All years' expenditures."""
  anticipatedExpendituresReport: AnticipatedExpendituresReport!

  """The workspace's rating bands."""
  ratingBands: BandLimits!

  """
  What the figures follow: the contribution as it stands; on a future year the plan choice of section 4.
  """
  plan: ReportPlan

  """The adopted plan of the year; null where there is none."""
  adoption: ReportAdoption

  """
  30 years with the contribution as it stands; on a future year that of the plan choice of section 4.
  """
  fundingReport: FundingReport

  """Facts about cash over those years."""
  cashFacts: CashFacts

  """Ways of funding beside one another."""
  plans: [PlanOutcome!]!

  """Why there is no projection, when the assumptions are out of range."""
  assumptionsProblem: String

  """When the figures were last computed."""
  lastUpdated: DateTime
}

"""A way of funding that a report follows or could follow."""
type ReportPlan {
  """UUIDv7 of the plan; null for the contribution as it stands."""
  planId: ID

  """Name."""
  name: String!

  """current, default, recommended, adopted, disclosure."""
  tags: [String!]!
}

"""The adoption that stands among the plans of a report."""
type ReportAdoption {
  """UUIDv7 of the adopted plan."""
  planId: ID!

  """Its name when it was adopted."""
  planName: String!

  """Day of the meeting."""
  meetingDate: Date!

  """
  The report is about it: inventory, settings and figures are those that the board adopted, not today's.
  """
  isShown: Boolean!
}

"""Where percent funded begins to be fair and strong, in points."""
type BandLimits {
  """Below it: weak."""
  weakBelow: Percent!

  """From it on: strong; between the two: fair."""
  strongFrom: Percent!

  """Above it: overfunded."""
  overfundedAbove: Percent!
}

"""Rating bands of a workspace: a setting that its administrators change."""
type RatingBands {
  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Below it: weak."""
  weakBelow: Percent!

  """From it on: strong; between the two: fair."""
  strongFrom: Percent!

  """Above it: overfunded."""
  overfundedAbove: Percent!

  """Version of the workspace's settings, for optimistic locking."""
  version: Int!

  """What the viewer may do."""
  viewerCan: RatingBandsActions!
}

"""What the viewer may do with rating bands."""
type RatingBandsActions {
  """Change them."""
  edit: Boolean!
}

"""What a piece of a report's sentence is."""
enum ReportRunKind {
  """Words between facts."""
  text

  """An amount; its value is in dollars."""
  money

  """A percentage; its value is in points."""
  percent

  """Another fact: a year, a name."""
  fact
}

"""A piece of the sentence on top of a report."""
type ReportRun {
  """What it is."""
  kind: ReportRunKind!

  """As it is written."""
  text: String!

  """The figure that it writes; null for words."""
  value: Float
}

"""How figures were computed, in words."""
type ReportConvention {
  """Topic."""
  label: String!

  """Convention."""
  value: String!
}

"""A category of the property's inventory."""
type ReportCategory {
  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!
}

"""One year of the percent-funded report."""
type PercentFundedRow {
  """Fiscal year."""
  year: Int!

  """Balance on its first day."""
  startBalance: Money!

  """Fully funded balance on its first day."""
  fullyFundedStart: Money!

  """Percent funded on its first day; null without a fully funded balance."""
  percentFundedStart: Percent

  """Band of percentFundedStart, unrounded."""
  bandStart: FundingBand

  """Contribution to reserves."""
  contribution: Money!

  """Special assessments."""
  specialAssessments: Money!

  """Money borrowed."""
  loanProceeds: Money!

  """Interest earned."""
  interest: Money!

  """Expenditures."""
  expenditures: Money!

  """Loan payments that leave the reserve fund."""
  debtService: Money!

  """Balance on its last day."""
  endBalance: Money!

  """Fully funded balance on its last day."""
  fullyFundedEnd: Money!

  """Percent funded on its last day."""
  percentFundedEnd: Percent

  """Band of percentFundedEnd, unrounded."""
  bandEnd: FundingBand
}

"""Sums over the years shown."""
type PercentFundedTotals {
  """Contributions."""
  contribution: Money!

  """Special assessments."""
  specialAssessments: Money!

  """Money borrowed."""
  loanProceeds: Money!

  """Interest."""
  interest: Money!

  """Expenditures."""
  expenditures: Money!

  """Loan payments."""
  debtService: Money!
}

"""
Percent funded by year. The same content as /download/report/{propertyId}/{fiscalYear}/percent-funded.pdf and .xlsx.
"""
type PercentFundedReport {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year that the figures start from; null without one."""
  basisFiscalYear: Int

  """There is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null where there is none."""
  adoption: ReportAdoption

  """The sentence on top; empty where data is missing."""
  verdict: [ReportRun!]!

  """How it was computed."""
  conventions: [ReportConvention!]!

  """Why there are no figures, when the assumptions are out of range."""
  assumptionsProblem: String

  """Years asked for."""
  years: Int!

  """What is followed."""
  plan: ReportPlan

  """What can be followed."""
  plans: [ReportPlan!]!

  """The workspace's bands."""
  ratingBands: BandLimits!

  """The years."""
  rows: [PercentFundedRow!]!

  """Sums; null without figures."""
  totals: PercentFundedTotals

  """Facts about cash over 30 years."""
  cashFacts: CashFacts
}

"""One year of the anticipated-expenditures report."""
type ExpendituresYear {
  """Fiscal year."""
  year: Int!

  """Sum."""
  total: Money!

  """By category, largest first, each open to its components."""
  categories: [CategoryTotal!]!
}

"""Sum of a category over the years shown."""
type ExpendituresCategoryTotal {
  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """Sum."""
  total: Money!
}

"""
Anticipated expenditures by year and category. The same content as /download/report/…/anticipated-expenditures.pdf and .xlsx.
"""
type ExpendituresReport {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year that the figures start from; null without one."""
  basisFiscalYear: Int

  """There is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null where there is none."""
  adoption: ReportAdoption

  """The sentence on top; empty where data is missing."""
  verdict: [ReportRun!]!

  """How it was computed."""
  conventions: [ReportConvention!]!

  """Why there are no figures, when the assumptions are out of range."""
  assumptionsProblem: String

  """Years asked for."""
  years: Int!

  """What is followed: its inflation and moves bear on the expenditures."""
  plan: ReportPlan

  """What can be followed."""
  plans: [ReportPlan!]!

  """The one category shown; null for all."""
  category: String

  """What can be chosen."""
  categories: [ReportCategory!]!

  """The years."""
  rows: [ExpendituresYear!]!

  """By category over all years, largest first."""
  categoryTotals: [ExpendituresCategoryTotal!]!

  """Sum."""
  total: Money!

  """The smallest entries are left out of the lists; totals count them."""
  isDataTruncated: Boolean!
}

"""A line of the inventory report."""
type InventoryReportLine {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Where it is."""
  location: String

  """How much there is of it."""
  quantity: Float

  """What the quantity counts."""
  unitOfMeasure: String

  """Years."""
  usefulLife: Int!

  """Years."""
  remainingUsefulLife: Int!

  """Fiscal year of the next replacement."""
  nextReplacementYear: Int!

  """Never comes again."""
  isOneTime: Boolean!

  """What one replacement costs today."""
  currentCost: Money!

  """At the start of the year."""
  fullyFundedBalance: Money!

  """Current cost over useful life."""
  annualDeterioration: Money!

  """Share of the property's annual deterioration."""
  significance: Percent
}

"""A category of the inventory report with its subtotals."""
type InventoryReportCategory {
  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """Subtotal."""
  currentCost: Money!

  """Subtotal."""
  fullyFundedBalance: Money!

  """Subtotal."""
  annualDeterioration: Money!

  """Share of the property's annual deterioration."""
  significance: Percent

  """Its components, by name."""
  components: [InventoryReportLine!]!
}

"""Totals of the inventory report."""
type InventoryReportTotals {
  """How many components."""
  components: Int!

  """Sum."""
  currentCost: Money!

  """Sum."""
  fullyFundedBalance: Money!

  """Sum."""
  annualDeterioration: Money!

  """Share of the property's annual deterioration."""
  significance: Percent
}

"""
The component inventory by category. The same content as /download/report/…/component-inventory.pdf and .xlsx.
"""
type InventoryReport {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year whose inventory it is; null without one."""
  basisFiscalYear: Int

  """There is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null where there is none."""
  adoption: ReportAdoption

  """The sentence on top; empty where data is missing."""
  verdict: [ReportRun!]!

  """How it was computed."""
  conventions: [ReportConvention!]!

  """The one category shown; null for all."""
  category: String

  """What can be chosen."""
  categories: [ReportCategory!]!

  """By category, in the property's order."""
  groups: [InventoryReportCategory!]!

  """Totals."""
  totals: InventoryReportTotals!
}

"""What rating bands are set to."""
input RatingBandsInput {
  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Version of the settings that the change starts from."""
  version: Int!

  """Below it: weak."""
  weakBelow: Percent

  """From it on: strong."""
  strongFrom: Percent

  """Above it: overfunded."""
  overfundedAbove: Percent
}

"""Outcome of updateRatingBands."""
type UpdateRatingBandsPayload {
  """The bands as saved; null when something was refused."""
  ratingBands: RatingBands

  """What to mend."""
  userErrors: [UserError!]!
}

"""A reserve study in a property's history."""
type ReserveStudy {
  """UUIDv7 of the study."""
  propertyReserveStudyId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Day of the study."""
  date: Date!

  """1 to 4."""
  reserveStudyTypeId: Int!

  """
  Full Reserve Study, Reserve Study Update, Financial Update or Pre-Construction Reserve Study.
  """
  reserveStudyTypeName: String!

  """Who made it."""
  providerName: String

  """What it cost."""
  cost: Money

  """Day of the site inspection; full studies only."""
  inspectionDate: Date

  """Version for If-Match."""
  version: Int!
}

"""The values of a reserve study."""
input ReserveStudyInput {
  """Day of the study."""
  date: Date!

  """1 to 4."""
  reserveStudyTypeId: Int!

  """Who made it."""
  providerName: String

  """0 to 99,000,000."""
  cost: Money

  """Full studies only."""
  inspectionDate: Date
}

"""
The last study, as the wizard asks for it: all empty, or a date and a type.
"""
input WizardReserveStudyInput {
  """Day of the study."""
  reserveStudyDate: Date

  """1 to 4."""
  reserveStudyTypeId: Int

  """Who made it."""
  providerName: String
}

"""A study to add."""
input AddReserveStudyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: ReserveStudyInput!

  """Key of this attempt."""
  idempotencyKey: String!
}

"""A study to change."""
input UpdateReserveStudyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the study."""
  propertyReserveStudyId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: ReserveStudyInput!
}

"""A study to remove."""
input RemoveReserveStudyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the study."""
  propertyReserveStudyId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of adding a study."""
type AddReserveStudyPayload {
  """The new study."""
  reserveStudy: ReserveStudy

  """The property with its history, newest first."""
  property: Property

  """What to mend, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of changing a study."""
type UpdateReserveStudyPayload {
  """The study as saved."""
  reserveStudy: ReserveStudy

  """The property with its history, newest first."""
  property: Property

  """What to mend, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of removing a study."""
type RemoveReserveStudyPayload {
  """The property with its history, newest first."""
  property: Property

  """What to mend."""
  userErrors: [UserError!]!
}

"""US dollars with at most two decimals. Never an Int: that ends at 2^31."""
scalar Money

"""Percentage points: 2.5 means 2.5 %."""
scalar Percent

"""A calendar day, ISO 8601: 2026-11-20."""
scalar Date

"""A moment in UTC, ISO 8601: 2026-11-20T06:42:00.000Z."""
scalar DateTime

"""Any JSON object; used for a user's own grid and filter settings."""
scalar JSONObject

"""Something in the input that the caller can mend."""
type UserError {
  """Machine-readable reason, for example \`invalid\`, \`duplicate\`, \`stale\`."""
  code: String!

  """What is wrong and what is allowed, in words for a person."""
  detail: String!

  """
  Dotted path of the input that it belongs to; null when it belongs to the whole.
  """
  field: String
}

type Query {
  """The signed-in viewer; null without a session."""
  me: Viewer

  """
  What an invitation offers; null for a code that is unknown, used, revoked or expired.
  """
  invitation(
    """Code of the invitation."""
    code: String!
  ): Invitation

  """Where the viewer is signed in, the one used last first."""
  browserSessions: [BrowserSession!]!

  """The viewer's personal access tokens, newest first."""
  accessTokens: [AccessToken!]!

  """
  An import that waits. A file is handed in at /upload/component-import/{propertyId}/{fiscalYear}.
  """
  componentImport(importId: ID!): ComponentImportPreview

  """One component by id."""
  component(propertyComponentId: ID!): Component

  """The viewer's own settings by name."""
  filterSettings(a: String!, b: String): FilterSettings!

  """
  A job of the viewer; null where there is none. Ask again until its status is succeeded, failed or canceled.
  """
  job(jobId: ID!): Job

  """
  What the viewer wants to hear of by mail; everything while nothing was changed.
  """
  notificationPreferences: NotificationPreferences!

  """A plan by id; null when it does not exist or may not be seen."""
  plan(
    """UUIDv7 of the plan."""
    planId: ID!
  ): Plan

  """
  The plans of a property and year; null when the property may not be seen.
  """
  plans(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!
  ): PlanList

  """Solves and projects unsaved settings; stores nothing."""
  previewPlan(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """How it would be funded."""
    settings: PlanSettingsInput!
  ): PreviewPlanPayload!

  """One property by id; null when unknown or of another workspace."""
  property(propertyId: ID!): Property

  """
  A page of active properties that the viewer may see; at most 100 rows a page.
  """
  properties(filter: PropertyFilterInput! = {text: "", sort: propertyName, descending: false}, page: Int! = 1, pageSize: Int! = 20): PropertyPage!

  """
  All active properties that the viewer may see, by name: for switcher and palette.
  """
  propertyChoices: [PropertyChoice!]!

  """All property types."""
  propertyTypes: [PropertyType!]!

  """
  Percent funded of a fiscal year and the following ones; without planId by the plan that the dashboard follows.
  """
  percentFundedReport(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """5 to 30."""
    years: Int = 30

    """
    UUIDv7 of a plan of the year, or current for the contribution as it stands.
    """
    planId: ID
  ): PercentFundedReport

  """Anticipated expenditures of a fiscal year and the following ones."""
  expendituresReport(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """5 to 30."""
    years: Int = 30

    """
    UUIDv7 of a plan of the year, or current for the contribution as it stands.
    """
    planId: ID

    """One category alone."""
    category: String
  ): ExpendituresReport

  """
  The component inventory of a fiscal year as it stands today, or as a plan of the year was adopted with it.
  """
  inventoryReport(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """
    UUIDv7 of a plan of the year: the inventory that it stands on, of an adopted one that of its adoption.
    """
    planId: ID

    """One category alone."""
    category: String
  ): InventoryReport

  """Rating bands of a workspace."""
  ratingBands(
    """UUIDv7 of the workspace."""
    workspaceId: ID!
  ): RatingBands

  """The viewer's own profile."""
  profile: UserProfile!

  """
  How the viewer wants to see the product; the defaults while nothing was changed.
  """
  userSettings: UserSettings!

  """Workspaces in which the viewer may add a property."""
  newPropertyWorkspaces: [Workspace!]!

  """Workspaces of the viewer, by name."""
  workspaces: [Workspace!]!

  """
  Roles, and which of them the viewer may give. Without an id: the first workspace that the viewer administers.
  """
  workspaceRoles(
    """UUIDv7 of the workspace."""
    workspaceId: ID
  ): [WorkspaceRole!]!

  """
  Settings. Without an id: the first workspace that the viewer administers.
  """
  workspaceSettings(
    """UUIDv7 of the workspace."""
    workspaceId: ID
  ): WorkspaceSettings!

  """
  Users. Without an id: of the first workspace that the viewer administers.
  """
  workspaceUsers(
    """UUIDv7 of the workspace."""
    workspaceId: ID

    """Part of a name or an address."""
    search: String

    """Only these; null for all."""
    status: WorkspaceUserStatus

    """Number of the page, from 1."""
    page: Int! = 1

    """Users in a page, 1 to 100."""
    pageSize: Int! = 10
  ): WorkspaceUserPage!

  """One user of a workspace that the viewer administers."""
  workspaceUser(
    """UUIDv7 of the membership."""
    workspaceUserId: ID!
  ): WorkspaceUser!

  """
  Invitations. Without an id: of the first workspace that the viewer administers.
  """
  workspaceInvites(
    """UUIDv7 of the workspace."""
    workspaceId: ID

    """Only these; null for all."""
    status: InviteStatus

    """Number of the page, from 1."""
    page: Int! = 1

    """Invitations in a page, 1 to 100."""
    pageSize: Int! = 10
  ): WorkspaceInvitePage!

  """
  What setting a fiscal year up starts from; null when the property may not be seen.
  """
  yearSetup(
    """UUIDv7 of the property."""
    propertyId: ID!

    """The year that is set up."""
    fiscalYear: Int!
  ): YearSetup

  """
  A closed year's plan against what happened; null for a year that is not set up.
  """
  reconciliation(
    """UUIDv7 of the property."""
    propertyId: ID!

    """The year that has closed."""
    fiscalYear: Int!
  ): Reconciliation
}

type Mutation {
  """
  Sign in with e-mail and password. In a browser the session is kept in an HttpOnly cookie.
  """
  signIn(input: SignInInput!): SignInPayload!

  """
  End this session on the server and forget its cookie. Repeating it is harmless.
  """
  signOut: SignOutPayload!

  """
  Make the first workspace and its Admin with the secret that the service printed; signs in. Works once.
  """
  setUp(input: SetUpInput!): SetUpPayload!

  """Make an account with the code of an invitation; signs in."""
  signUp(input: SignUpInput!): SignUpPayload!

  """Accept an invitation as a new or an existing user; signs in."""
  joinWorkspace(input: JoinWorkspaceInput!): JoinWorkspacePayload!

  """Ask for a mail with a link to reset the password."""
  requestPasswordReset(input: RequestPasswordResetInput!): RequestPasswordResetPayload!

  """See whether a reset link still holds."""
  checkPasswordReset(input: CheckPasswordResetInput!): CheckPasswordResetPayload!

  """
  Set a new password by a reset link. Ends every session and token of the account.
  """
  resetPassword(input: ResetPasswordInput!): ResetPasswordPayload!

  """
  Change the viewer's own password. Ends every other session and every token.
  """
  changePassword(input: ChangePasswordInput!): ChangePasswordPayload!

  """Sign out one of the viewer's browsers."""
  endBrowserSession(input: EndBrowserSessionInput!): EndBrowserSessionPayload!

  """
  Make a personal access token. Only a signed-in browser may: no token makes another.
  """
  createAccessToken(input: CreateAccessTokenInput!): CreateAccessTokenPayload!

  """Make a personal access token useless."""
  revokeAccessToken(input: RevokeAccessTokenInput!): RevokeAccessTokenPayload!

  """Read the same file another way; nothing is saved."""
  mapComponentImport(input: MapComponentImportInput!): MapComponentImportPayload!

  """
  Save a preview: all rows or none. A large file is saved by a job. Repeating it changes nothing.
  """
  acceptComponentImport(input: AcceptComponentImportInput!): AcceptComponentImportPayload!

  """Add a component to the inventory of a current or future year."""
  addComponent(input: AddComponentInput!): AddComponentPayload!

  """Change a component."""
  updateComponent(input: UpdateComponentInput!): UpdateComponentPayload!

  """
  Add a copy of a component to its inventory, named Copy of X; Copy of X (2) where that name is taken.
  """
  duplicateComponent(input: DuplicateComponentInput!): DuplicateComponentPayload!

  """Delete a component."""
  deleteComponent(input: DeleteComponentInput!): DeleteComponentPayload!

  """Change or delete many components: all or none."""
  changeComponents(input: ChangeComponentsInput!): ChangeComponentsPayload!

  """
  State what the law leaves to a person in the disclosure of a fiscal year.
  """
  stateDisclosureFacts(input: StateDisclosureFactsInput!): StateDisclosureFactsPayload!

  """Keep the viewer's own settings under a name, replacing what was there."""
  saveFilterSettings(input: SaveFilterSettingsInput!): SaveFilterSettingsPayload!

  """Save the financials of a current or future fiscal year."""
  savePropertyFinancial(input: SavePropertyFinancialInput!): SavePropertyFinancialPayload!

  """Have a document made."""
  requestDocument(input: RequestDocumentInput!): RequestDocumentPayload!

  """
  End a job. What it has saved stays: its status says whether it still ended.
  """
  cancelJob(input: CancelJobInput!): CancelJobPayload!

  """Replace the viewer's own preferences."""
  saveNotificationPreferences(input: SaveNotificationPreferencesInput!): SaveNotificationPreferencesPayload!

  """Create a plan."""
  createPlan(input: CreatePlanInput!): PlanPayload!

  """Change a plan."""
  updatePlan(input: UpdatePlanInput!): PlanPayload!

  """
  Copy a plan. Without a name it is Copy of X, or Copy of X (2) where that is taken.
  """
  duplicatePlan(input: DuplicatePlanInput!): PlanPayload!

  """Recommend a plan, or no longer."""
  recommendPlan(input: RecommendPlanInput!): PlanPayload!

  """
  Use a plan for the disclosure report, or no longer. California and Washington only.
  """
  chooseDisclosurePlan(input: ChooseDisclosurePlanInput!): PlanPayload!

  """Record the board's adoption of a plan."""
  adoptPlan(input: AdoptPlanInput!): PlanPayload!

  """Delete a plan."""
  deletePlan(input: DeletePlanInput!): DeletePlanPayload!

  """Take a document of an adoption away."""
  removeAdoptionFile(input: RemoveAdoptionFileInput!): RemoveAdoptionFilePayload!

  """
  Add a property with its financials and, optionally, its last reserve study: all or nothing.
  """
  addProperty(input: AddPropertyInput!): AddPropertyPayload!

  """Save a property's details."""
  updateProperty(input: UpdatePropertyInput!): UpdatePropertyPayload!

  """Archive a property: it leaves every list."""
  archiveProperty(input: ArchivePropertyInput!): ArchivePropertyPayload!

  """
  Remove the profile image. Uploading goes through /upload/property-image/{propertyId}.
  """
  removePropertyImage(input: RemovePropertyImageInput!): RemovePropertyImagePayload!

  """Change the rating bands of a workspace."""
  updateRatingBands(input: RatingBandsInput!): UpdateRatingBandsPayload!

  """Add a study to the history."""
  addReserveStudy(input: AddReserveStudyInput!): AddReserveStudyPayload!

  """Change a study."""
  updateReserveStudy(input: UpdateReserveStudyInput!): UpdateReserveStudyPayload!

  """Remove a study."""
  removeReserveStudy(input: RemoveReserveStudyInput!): RemoveReserveStudyPayload!

  """
  Change the viewer's own profile. A changed address is told to the old one.
  """
  updateProfile(input: UpdateProfileInput!): UpdateProfilePayload!

  """Remove the viewer's own photo. Without one: NOT_FOUND."""
  removeProfilePhoto(input: RemoveProfilePhotoInput!): RemoveProfilePhotoPayload!

  """Replace the viewer's own settings."""
  saveUserSettings(input: SaveUserSettingsInput!): SaveUserSettingsPayload!

  """Change a workspace's names."""
  updateWorkspaceSettings(input: UpdateWorkspaceSettingsInput!): UpdateWorkspaceSettingsPayload!

  """Remove a workspace's logo."""
  removeWorkspaceLogo(input: RemoveWorkspaceLogoInput!): RemoveWorkspaceLogoPayload!

  """
  Change a user's role and properties; holds from that user's next request.
  """
  updateWorkspaceUser(input: UpdateWorkspaceUserInput!): UpdateWorkspaceUserPayload!

  """Deactivate or reactivate a user of a workspace."""
  setWorkspaceUserActive(input: SetWorkspaceUserActiveInput!): SetWorkspaceUserActivePayload!

  """Invite somebody by mail."""
  inviteUser(input: InviteUserInput!): InviteUserPayload!

  """Send an invitation again."""
  resendInvitation(input: ResendInvitationInput!): ResendInvitationPayload!

  """
  The link of an open invitation, to hand over while no mail server is set. Only a signed-in browser may.
  """
  invitationLink(input: InvitationLinkInput!): InvitationLinkPayload!

  """Take an invitation back."""
  revokeInvitation(input: RevokeInvitationInput!): RevokeInvitationPayload!

  """Set a fiscal year up as it was reviewed."""
  setUpYear(input: SetUpYearInput!): YearSetupPayload!

  """Set a fiscal year up without a review."""
  skipYearSetup(input: SkipYearSetupInput!): YearSetupPayload!

  """Keep what happened in a year that has ended."""
  reconcileFiscalYear(input: ReconcileFiscalYearInput!): ReconcileFiscalYearPayload!
}

"""The signed-in user's own profile."""
type UserProfile {
  """UUIDv7 of the user."""
  userId: ID!

  """UUIDv7 of the membership in the first workspace; null without one."""
  workspaceUserId: ID

  """First name."""
  firstName: String!

  """Last name."""
  lastName: String!

  """First and last name."""
  fullName: String!

  """
  Phone like xxx xxx xxxx, with 001 before it for some; null when not given.
  """
  phone: String

  """Sign-in e-mail address."""
  email: String!

  """When the account was made."""
  joinedOn: DateTime!

  """
  Address of the photo at this server; null without one. Upload to \`/upload/profile-photo\`.
  """
  imageUrl: String

  """
  Name of the property in which the user changed something last; null when in none.
  """
  recentPropertyName: String

  """How many workspaces the user belongs to."""
  workspaceCount: Int!

  """Version that a change starts from."""
  version: Int!
}

input UpdateProfileInput {
  """
  First name: letters, digits, dot, dash, space, underscore; 3 to 50 characters.
  """
  firstName: String!

  """
  Last name: letters, digits, dot, dash, space, underscore; 3 to 50 characters.
  """
  lastName: String!

  """E-mail address, unique without regard to case; at most 100 characters."""
  email: String!

  """
  Phone like xxx xxx xxxx, with 001 before it for some; null or empty for none.
  """
  phone: String

  """Version that the change starts from."""
  version: Int!
}

type UpdateProfilePayload {
  """The profile as saved."""
  profile: UserProfile

  """
  Why not. Code \`duplicate\` at \`email\`: another account has this address.
  """
  userErrors: [UserError!]!
}

input RemoveProfilePhotoInput {
  """Version of the profile that the change starts from."""
  version: Int!
}

type RemoveProfilePhotoPayload {
  """The profile without a photo."""
  profile: UserProfile

  """Why not."""
  userErrors: [UserError!]!
}

"""What the product looks like."""
enum ColorModeChoice {
  """As the computer has it."""
  system

  """Light."""
  light

  """Dark."""
  dark
}

"""Height of the rows in tables."""
enum DensityChoice {
  """32 pixels."""
  compact

  """38 pixels."""
  default

  """48 pixels."""
  comfortable
}

"""
What stands between groups of digits; the decimal point is a point in each.
"""
enum NumberFormat {
  """1,234.56"""
  comma

  """1 234.56"""
  space

  """1'234.56"""
  apostrophe

  """1234.56"""
  none
}

"""How a day is written."""
enum DateFormat {
  """Nov 20, 2026"""
  text

  """11/20/2026"""
  us

  """2026-11-20"""
  iso
}

"""How the viewer wants to see the product, wherever they sign in."""
type UserSettings {
  """What it looks like."""
  colorMode: ColorModeChoice!

  """Height of the rows in tables."""
  density: DensityChoice!

  """How numbers and amounts are grouped."""
  numberFormat: NumberFormat!

  """How days are written."""
  dateFormat: DateFormat!

  """
  UUIDv7 of the property to open where the browser remembers none; null for none, or one that is out of reach by now.
  """
  defaultPropertyId: ID

  """Version that a change starts from; 0 while nothing was ever changed."""
  version: Int!
}

"""The settings, whole."""
input SaveUserSettingsInput {
  """What it looks like."""
  colorMode: ColorModeChoice!

  """Height of the rows in tables."""
  density: DensityChoice!

  """How numbers and amounts are grouped."""
  numberFormat: NumberFormat!

  """How days are written."""
  dateFormat: DateFormat!

  """UUIDv7 of a property in reach; null for none."""
  defaultPropertyId: ID

  """Version that the change starts from."""
  version: Int!
}

type SaveUserSettingsPayload {
  """The settings as saved."""
  userSettings: UserSettings

  """Why not. Code \`stale\`: they were changed elsewhere in the meantime."""
  userErrors: [UserError!]!
}

"""A workspace, also called a portfolio."""
type Workspace {
  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Name."""
  name: String!

  """Company name."""
  companyName: String!

  """Loan analysis is switched on: the previous annual fee is asked for."""
  featureToggleLoanAnalysis: Boolean!
}

"""A role that a user can have in a workspace."""
type WorkspaceRole {
  """
  Number of the role: 1 Admin, 2 PortfolioAdmin, 3 Manager, 4 Member, 5 Vendor.
  """
  roleId: Int!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """The viewer may give this role; never one above the own."""
  canGrant: Boolean!

  """
  Reaches every property; the other roles reach only the properties assigned to them.
  """
  reachesAllProperties: Boolean!
}

"""Settings of a workspace. Admin and PortfolioAdmin."""
type WorkspaceSettings {
  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Name, at most 250 characters."""
  name: String!

  """Company name, at most 250 characters."""
  companyName: String!

  """
  Address of the logo at this server; null without one. Upload to \`/upload/workspace-logo/{workspaceId}\`.
  """
  logoUrl: String

  """Version that a change starts from."""
  version: Int!

  """What the viewer may do."""
  viewerCan: WorkspaceSettingsActions!
}

type WorkspaceSettingsActions {
  """Change names and logo."""
  edit: Boolean!
}

"""A property that a user is assigned to."""
type AssignedProperty {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  name: String!
}

"""A user of a workspace. Admin and PortfolioAdmin see them."""
type WorkspaceUser {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """UUIDv7 of the user."""
  userId: ID!

  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """First name."""
  firstName: String!

  """Last name."""
  lastName: String!

  """First and last name."""
  fullName: String!

  """Sign-in e-mail address."""
  email: String!

  """Phone; null when not given."""
  phone: String

  """Number of the role."""
  roleId: Int!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """False: deactivated, may not enter the workspace."""
  isActive: Boolean!

  """When the user joined the workspace."""
  joinedOn: DateTime!

  """When the user was seen last; null for never."""
  lastActiveAt: DateTime

  """The role reaches every property of the workspace."""
  reachesAllProperties: Boolean!

  """Properties assigned, by name; empty for roles that reach all."""
  assignedProperties: [AssignedProperty!]!

  """Version that a change starts from."""
  version: Int!

  """What the viewer may do with this user."""
  viewerCan: WorkspaceUserActions!
}

type WorkspaceUserActions {
  """Change the properties assigned."""
  edit: Boolean!

  """Give another role; never the own, never somebody above the own."""
  changeRole: Boolean!

  """Deactivate or reactivate; never oneself."""
  deactivate: Boolean!
}

type WorkspaceUserPage {
  """Users of this page, by name."""
  items: [WorkspaceUser!]!

  """Users in all pages."""
  totalCount: Int!

  """Number of this page, from 1."""
  page: Int!

  """Users in a page, at most 100."""
  pageSize: Int!
}

"""Which users of a workspace are listed."""
enum WorkspaceUserStatus {
  """Those who may enter."""
  active

  """Those deactivated."""
  inactive
}

"""What became of an invitation."""
enum InviteStatus {
  """Sent and still open."""
  pending

  """Accepted: the person has joined."""
  accepted

  """Taken back."""
  revoked

  """Not accepted in time. Resending opens it again."""
  expired
}

"""An invitation to a workspace. Admin and PortfolioAdmin see them."""
type WorkspaceInvite {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """UUIDv7 of the workspace."""
  workspaceId: ID!

  """Address invited."""
  email: String!

  """Number of the role given."""
  roleId: Int!

  """Role given: Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """The role reaches every property of the workspace."""
  reachesAllProperties: Boolean!

  """
  Properties that the person will be assigned to; empty for roles that reach all.
  """
  assignedProperties: [AssignedProperty!]!

  """What became of it."""
  status: InviteStatus!

  """Who invited."""
  invitedByFullName: String!

  """When it was made."""
  createdAt: DateTime!

  """When it was sent last."""
  sentAt: DateTime!

  """Until when it can be accepted."""
  expiresAt: DateTime!

  """When it was accepted; null until then."""
  acceptedAt: DateTime

  """Version that a change starts from."""
  version: Int!

  """What the viewer may do with it."""
  viewerCan: WorkspaceInviteActions!
}

type WorkspaceInviteActions {
  """Send it again, with a new link and new time."""
  resend: Boolean!

  """Take it back."""
  revoke: Boolean!

  """Copy its link and hand it over: no mail server is set."""
  copyLink: Boolean!
}

type WorkspaceInvitePage {
  """Invitations of this page, newest first."""
  items: [WorkspaceInvite!]!

  """Invitations in all pages."""
  totalCount: Int!

  """Number of this page, from 1."""
  page: Int!

  """Invitations in a page, at most 100."""
  pageSize: Int!

  """
  Invitations are mailed; false where no mail server is set, and links are handed over.
  """
  isMailed: Boolean!
}

input UpdateWorkspaceSettingsInput {
  """UUIDv7 of the workspace; null for the viewer's own first one."""
  workspaceId: ID

  """Name, at most 250 characters."""
  name: String!

  """Company name, at most 250 characters."""
  companyName: String!

  """Version that the change starts from."""
  version: Int!
}

type UpdateWorkspaceSettingsPayload {
  """The settings as saved."""
  settings: WorkspaceSettings

  """Why not."""
  userErrors: [UserError!]!
}

input RemoveWorkspaceLogoInput {
  """UUIDv7 of the workspace; null for the viewer's own first one."""
  workspaceId: ID

  """Version that the change starts from."""
  version: Int!
}

type RemoveWorkspaceLogoPayload {
  """The settings without a logo."""
  settings: WorkspaceSettings

  """Why not."""
  userErrors: [UserError!]!
}

input UpdateWorkspaceUserInput {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """Role from now on; never above the viewer's own."""
  roleName: String!

  """Properties assigned from now on; not kept for roles that reach all."""
  propertyIds: [ID!]!

  """Version that the change starts from."""
  version: Int!
}

type UpdateWorkspaceUserPayload {
  """The user as saved."""
  user: WorkspaceUser

  """Why not. Code \`lastAdmin\`: a workspace keeps one Admin."""
  userErrors: [UserError!]!
}

input SetWorkspaceUserActiveInput {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """False deactivates: the user is out with the next request."""
  isActive: Boolean!

  """Version that the change starts from."""
  version: Int!
}

type SetWorkspaceUserActivePayload {
  """The user as saved."""
  user: WorkspaceUser

  """Why not. Code \`lastAdmin\`: a workspace keeps one Admin."""
  userErrors: [UserError!]!
}

input InviteUserInput {
  """UUIDv7 of the workspace; null for the viewer's own first one."""
  workspaceId: ID

  """Address to invite, at most 100 characters."""
  email: String!

  """Role to give; never above the viewer's own."""
  roleName: String!

  """Properties to assign; not kept for roles that reach all."""
  propertyIds: [ID!]!

  """
  Key of this attempt: the same key and input answer the same and invite once.
  """
  idempotencyKey: String
}

type InviteUserPayload {
  """The invitation; its mail is on its way."""
  invite: WorkspaceInvite

  """
  Why not. Code \`duplicate\` at \`email\`: already a user of the workspace, or invited.
  """
  userErrors: [UserError!]!
}

input ResendInvitationInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """Version that the change starts from."""
  version: Int!
}

type ResendInvitationPayload {
  """The invitation with its new time; the link sent before is dead."""
  invite: WorkspaceInvite

  """Why not. Code \`conflict\`: accepted or revoked."""
  userErrors: [UserError!]!
}

input InvitationLinkInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!
}

type InvitationLinkPayload {
  """
  The address that the invited person opens; null when there is none to hand over.
  """
  url: String

  """Why not: it is mailed, or the invitation is not open."""
  userErrors: [UserError!]!
}

input RevokeInvitationInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """Version that the change starts from."""
  version: Int!
}

type RevokeInvitationPayload {
  """The invitation, revoked."""
  invite: WorkspaceInvite

  """Why not. Code \`conflict\`: accepted or revoked."""
  userErrors: [UserError!]!
}

"""Where the setup of a fiscal year stands."""
enum YearSetupState {
  """Not set up yet."""
  notInit

  """Set up."""
  saved
}

"""A line of the closing year's inventory."""
type SetupComponent {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Category."""
  category: String!

  """Place of the category: decides its colour."""
  categoryPosition: Int!

  """How many, in units of measure."""
  quantity: Float!

  """Share replaced each time."""
  percentReplaced: Percent!

  """Cost of one unit."""
  unitCost: Money!

  """quantity × unitCost × percentReplaced / 100."""
  currentCost: Money!

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life in years; 0 is due in the closing year."""
  remainingUsefulLife: Int!

  """Done once, not again."""
  isOneTime: Boolean!
}

"""What the viewer may do with the setup of a year."""
type YearSetupActions {
  """Set the year up."""
  setUp: Boolean!
}

"""
A plan of the closing year that has a successor in the year that was set up.
"""
type CarriedPlan {
  """UUIDv7 of the plan of the new year."""
  planId: ID!

  """UUIDv7 of the plan that it goes on from."""
  fromPlanId: ID!

  """Name of both."""
  name: String!

  """What of it is not as it was, a sentence each."""
  notes: [String!]!
}

"""A plan that stays in the closing year alone."""
type LeftPlan {
  """UUIDv7 of the plan."""
  planId: ID!

  """Its name."""
  name: String!

  """Why it has no successor."""
  reason: String!
}

"""
What became of the plans of the closing year when the year after it was set up.
"""
type PlanCarry {
  """Plans that go on in the new year."""
  carried: [CarriedPlan!]!

  """Plans that do not, each with the reason."""
  left: [LeftPlan!]!
}

"""What setting a fiscal year up starts from."""
type YearSetup {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year that is set up."""
  fiscalYear: Int!

  """The set-up year before it, from which everything is copied."""
  closingFiscalYear: Int

  """Where it stands."""
  state: YearSetupState!

  """Why it cannot be set up now."""
  blockedReason: String

  """Work that is due in the closing year, the costliest first."""
  expenditures: [SetupComponent!]!

  """The whole inventory of the closing year, the costliest first."""
  components: [SetupComponent!]!

  """Financials of the closing year, brought one year on."""
  proposal: PropertyFinancial

  """
  Where the applied inflation came from, 1 to 13; null where none was applied.
  """
  informationSourceId: Int

  """Inflation by which costs were raised."""
  appliedInflationRate: Percent

  """
  The plans of the closing year, as the setup carried or left them; null before it.
  """
  planCarry: PlanCarry

  """What the viewer may do."""
  viewerCan: YearSetupActions!
}

"""What became of work that was due."""
enum ExpenditureOutcome {
  """Done: it comes again a useful life later."""
  done

  """Not done: it stays due."""
  deferred

  """Begun: its remaining life is stated."""
  partly
}

"""Work of the closing year, reviewed."""
input ReviewedExpenditureInput {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """What became of it."""
  outcome: ExpenditureOutcome!

  """What it cost; of work that is done it replaces the inflated cost."""
  actualCost: Money

  """Years until the rest is due; required where it is partly done."""
  remainingUsefulLife: Int
}

"""The setup of a year."""
input SetUpYearInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year that is set up."""
  fiscalYear: Int!

  """What was due and is not named is deferred."""
  expenditures: [ReviewedExpenditureInput!]!

  """Whether costs rose."""
  hasCostIncrease: Boolean!

  """0 to 20; required where costs rose."""
  inflationRate: Percent

  """1 to 13; null unless costs rose."""
  informationSourceId: Int

  """Balance on the first day of the year."""
  yearEndReserveBalance: Money!

  """Total annual fees of the year."""
  averageHoaAnnualFee: Money!

  """0 to the annual fee."""
  annualReserveContribution: Money!

  """Made once by the form that sends it."""
  idempotencyKey: String
}

"""A year to set up without a review."""
input SkipYearSetupInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year that is set up."""
  fiscalYear: Int!
}

"""Result of setting a year up."""
type YearSetupPayload {
  """The setup as it stands."""
  yearSetup: YearSetup

  """The property, whose years have changed."""
  property: Property

  """What to mend, by field."""
  userErrors: [UserError!]!
}

"""Whether a closed year has been reconciled."""
enum ReconciliationState {
  """Not yet."""
  notReconciled

  """With actual figures."""
  reconciled
}

"""Figures of one fiscal year."""
type YearFigures {
  """Balance on its first day."""
  startBalance: Money!

  """Contributions to reserves."""
  contributions: Money!

  """Special assessments."""
  specialAssessments: Money!

  """Interest."""
  interest: Money!

  """Expenditures."""
  expenditures: Money!

  """Balance on its last day."""
  endBalance: Money!
}

"""What the viewer may do with a reconciliation."""
type ReconciliationActions {
  """Reconcile the year."""
  reconcile: Boolean!
}

"""What was planned for a fiscal year against what happened."""
type Reconciliation {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year that has closed."""
  fiscalYear: Int!

  """Where it stands."""
  state: ReconciliationState!

  """When it was reconciled."""
  reconciledAt: DateTime

  """Who reconciled it."""
  reconciledBy: String

  """What the plan figures are taken from."""
  planName: String

  """As planned."""
  planned: YearFigures

  """As it happened."""
  actual: YearFigures

  """Closing balance less what the other actual figures come to."""
  difference: Money

  """Note."""
  note: String

  """The set-up year that follows."""
  currentFiscalYear: Int

  """What the viewer may do."""
  viewerCan: ReconciliationActions!
}

"""What happened in a closed year."""
input ReconcileFiscalYearInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year that has closed."""
  fiscalYear: Int!

  """Balance on its last day."""
  closingBalance: Money!

  """Contributions to reserves."""
  contributions: Money!

  """Special assessments; 0 when absent."""
  specialAssessments: Money

  """Interest; 0 when absent."""
  interest: Money

  """Expenditures."""
  expenditures: Money!

  """At most 2,000 characters."""
  note: String

  """The next year starts from the closing balance."""
  updateStartingBalance: Boolean!

  """Made once by the form that sends it."""
  idempotencyKey: String
}

"""Result of reconciling a year."""
type ReconcileFiscalYearPayload {
  """The reconciliation as it stands."""
  reconciliation: Reconciliation

  """The property, whose years have changed."""
  property: Property

  """What to mend, by field."""
  userErrors: [UserError!]!
}
`;
