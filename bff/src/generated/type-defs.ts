/** Every type of schema/graphql, descriptions included. */
export const typeDefs = /* GraphQL */ `
"""
The fields that identify an object of the type: clients may store it under them. No fields where there is only one
object of the type for each viewer.
"""
directive @key(fields: [String!]!) on OBJECT

"""Credentials of a sign-in."""
input SignInInput {
  """Email address, not case-sensitive; at most 100 characters."""
  email: String!

  """Password, case-sensitive; at most 20 characters."""
  password: String!

  """Keep the session after the browser closes."""
  isPersistent: Boolean! = true

  """Remember this browser for later sign-ins."""
  rememberBrowser: Boolean! = true
}

"""Result of signing in."""
type SignInPayload {
  """The viewer, when the sign-in succeeded."""
  me: Viewer

  """
  Errors, when it failed. An unknown email address and a wrong password get the same message.
  """
  userErrors: [UserError!]!
}

"""Result of signing out."""
type SignOutPayload {
  """Always true: the session has ended."""
  signedOut: Boolean!

  """Always empty."""
  userErrors: [UserError!]!
}

"""The person who is signed in."""
type Viewer {
  """UUIDv7 of the user."""
  userId: ID!

  """Email address used to sign in."""
  email: String!

  """First name."""
  firstName: String!

  """Last name."""
  lastName: String!

  """First and last name."""
  fullName: String!

  """Phone like xxx xxx xxxx."""
  phone: String

  """When the account was created."""
  joinedOn: DateTime!

  """URL of the profile photo."""
  imageUrl: String

  """Internal staff (a product administrator)."""
  isStaff: Boolean!

  """
  Number of portfolios that the viewer belongs to; with more than one, the list shows the Portfolio column.
  """
  workspaceCount: Int!

  """The viewer's portfolios, with the role in each."""
  memberships: [Membership!]!

  """Actions that the viewer may take outside any one property."""
  viewerCan: ViewerActions!
}

"""A user's place in a portfolio."""
type Membership {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """Name of the portfolio."""
  name: String!

  """Name of the company that runs it."""
  companyName: String!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """May manage the portfolio: its users, invitations and settings."""
  canManage: Boolean!

  """
  What it shows in the place of Roofline's logo, name and color; null where Roofline shows its own.
  """
  privateLabel: PrivateLabel
}

"""
What a portfolio shows in the place of Roofline's logo, name and color.
"""
type PrivateLabel {
  """Name of the company."""
  name: String!

  """URL of the logo on this server; null without one."""
  logoUrl: String

  """Like #0B6572; null for the color of Roofline."""
  accentColor: String
}

"""Actions that need no property."""
type ViewerActions {
  """May add a property in at least one portfolio."""
  addProperty: Boolean!

  """Sees the Portfolio column."""
  seePortfolioColumn: Boolean!

  """May set the Test property switch on the add screen (internal staff)."""
  setTestOnAdd: Boolean!

  """May manage at least one portfolio."""
  manageWorkspace: Boolean!
}

"""A new account, created with the code of an invitation."""
input SignUpInput {
  """First name, at most 50 characters."""
  firstName: String!

  """Last name, at most 50 characters."""
  lastName: String!

  """Invited email address; at most 100 characters."""
  email: String!

  """
  6 to 20 characters with lowercase letters, numbers and symbols; case-sensitive.
  """
  password: String!

  """The same password again."""
  confirmPassword: String!

  """Code of the invitation, at most 50 characters."""
  invitationCode: String!
}

"""Result of creating an account."""
type SignUpPayload {
  """The viewer, signed in, when the account was created."""
  me: Viewer

  """
  Errors to fix. Without a valid code, they reveal nothing about an email address.
  """
  userErrors: [UserError!]!
}

"""The first portfolio and its Admin."""
input SetUpInput {
  """Secret in the setup link that the service printed."""
  secret: String!

  """Name of the portfolio, at most 250 characters."""
  workspaceName: String!

  """Name of the company that runs the portfolio, at most 250 characters."""
  companyName: String!

  """First name of the Admin, at most 50 characters."""
  firstName: String!

  """Last name of the Admin, at most 50 characters."""
  lastName: String!

  """Email address of the Admin; at most 100 characters."""
  email: String!

  """
  6 to 20 characters with lowercase letters, numbers and symbols; case-sensitive.
  """
  password: String!

  """The same password again."""
  confirmPassword: String!

  """
  Makes the Admin internal staff as well, who see every portfolio of the instance.
  """
  isStaff: Boolean! = false
}

"""Result of setting an installation up."""
type SetUpPayload {
  """The viewer, signed in, when the portfolio and its Admin were created."""
  me: Viewer

  """
  Errors to fix. Code \`SETUP_INVALID\` for every secret that is not valid.
  """
  userErrors: [UserError!]!
}

"""The part of an invitation that anyone with its code can see."""
type Invitation {
  """Invited email address."""
  email: String!

  """UUIDv7 of the invited person's account; null for a new user."""
  userId: ID

  """First name of the account; null for a new user."""
  firstName: String

  """Last name of the account; null for a new user."""
  lastName: String

  """Name of the portfolio."""
  workspaceName: String!

  """Company that runs the portfolio."""
  workspaceCompanyName: String!

  """
  Role that the invitation grants: Admin, PortfolioAdmin, Manager, Member or Vendor.
  """
  roleName: String!

  """
  URL of the portfolio's logo on this server; null without one, and without a private label.
  """
  workspacePrivateLabelLogo: String

  """The company stands where Roofline would."""
  isPrivateLabel: Boolean!

  """
  Like #0B6572; null without a private label, or without a color of its own.
  """
  accentColor: String
}

"""
Acceptance of an invitation. The invitation decides the email address, portfolio and role.
"""
input JoinWorkspaceInput {
  """First name, 3 to 50 characters; new users only."""
  firstName: String

  """Last name, 3 to 50 characters; new users only."""
  lastName: String

  """New users choose a password; existing users enter their current one."""
  password: String!

  """The same password again; new users only."""
  confirmPassword: String

  """Code of the invitation."""
  invitationCode: String!

  """The account that the invitation showed; null for a new user."""
  userId: ID
}

"""Result of accepting an invitation."""
type JoinWorkspacePayload {
  """The viewer, signed in, when the invitation was accepted."""
  me: Viewer

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The address whose password is reset."""
input RequestPasswordResetInput {
  """Email address of the account, at most 50 characters."""
  email: String!
}

"""
Result of asking for a link to reset a password; the same whether or not the address is known.
"""
type RequestPasswordResetPayload {
  """
  The same text whether or not the account exists; null when the input is invalid.
  """
  message: String

  """Rules that the input breaks."""
  userErrors: [UserError!]!
}

"""A link to reset a password."""
input CheckPasswordResetInput {
  """Email address in the link."""
  email: String!

  """First secret of the link."""
  resetPasswordToken: String

  """Second secret of the link; both are needed."""
  operationToken: String
}

"""Whether a link to reset a password still works."""
type CheckPasswordResetPayload {
  """
  Email address of the account that the link resets; null when the link is not valid.
  """
  email: String

  """Code \`RESET_EXPIRED\` for every link that is no longer valid."""
  userErrors: [UserError!]!
}

"""A new password, with the link that allows it."""
input ResetPasswordInput {
  """Email address of the account, at most 50 characters."""
  email: String!

  """First secret of the link."""
  resetPasswordToken: String

  """Second secret of the link; both are needed."""
  operationToken: String

  """6 to 20 characters with lowercase letters, numbers and symbols."""
  newPassword: String!

  """The same new password again."""
  confirmPassword: String!
}

"""Result of setting a new password by a link."""
type ResetPasswordPayload {
  """Message to show; null when the password was not reset."""
  message: String

  """Errors to fix; code \`RESET_EXPIRED\` when the link is not valid."""
  userErrors: [UserError!]!
}

"""The current password and a new one."""
input ChangePasswordInput {
  """The caller's own email address; any other is FORBIDDEN."""
  email: String!

  """The current password."""
  currentPassword: String!

  """6 to 20 characters with lowercase letters, numbers and symbols."""
  newPassword: String!

  """The same new password again."""
  confirmPassword: String!
}

"""Result of changing the password."""
type ChangePasswordPayload {
  """
  Message to show; null when the password was not changed. A change ends all other sessions and all tokens.
  """
  message: String

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A browser in which the viewer is signed in."""
type BrowserSession {
  """UUIDv7 of the session."""
  sessionId: ID!

  """User agent that the browser sent; null when it sent none."""
  userAgent: String

  """When it signed in."""
  createdAt: DateTime!

  """When it was last used, to the minute."""
  lastSeenAt: DateTime!

  """When it expires at the latest."""
  expiresAt: DateTime!

  """Stays signed in after the browser closes."""
  isPersistent: Boolean!

  """This is the session of the current request."""
  isCurrent: Boolean!
}

"""A browser to sign out."""
input EndBrowserSessionInput {
  """UUIDv7 of one of the viewer's sessions."""
  sessionId: ID!
}

"""Result of signing a browser out."""
type EndBrowserSessionPayload {
  """The session that ended."""
  sessionId: ID

  """Always empty: an id that is not the viewer's own is NOT_FOUND."""
  userErrors: [UserError!]!
}

"""Access that a token grants."""
enum TokenScope {
  """Read only."""
  READ

  """Read and change."""
  WRITE
}

"""
A personal access token: with it, a program acts on the viewer's behalf in one portfolio.
"""
type AccessToken {
  """UUIDv7 of the token; not its secret."""
  tokenId: ID!

  """Name given by its owner."""
  name: String!

  """Access that it grants."""
  scope: TokenScope!

  """
  May also invite people, change their roles and properties, and deactivate them, as far as the viewer may.
  """
  canManagePeople: Boolean!

  """May also read, add and change webhooks, as far as the viewer may."""
  canManageWebhooks: Boolean!

  """UUIDv7 of the only portfolio that it can access."""
  workspaceId: ID!

  """Name of that portfolio."""
  workspaceName: String!

  """Last characters of the secret, to tell one token from another."""
  ending: String!

  """When it was created."""
  createdAt: DateTime!

  """When it stops working."""
  expiresAt: DateTime!

  """When it was last used, to the minute; null when it was never used."""
  lastUsedAt: DateTime

  """True once it has expired."""
  isExpired: Boolean!
}

"""A personal access token to create."""
input CreateAccessTokenInput {
  """Name that says its purpose, at most 100 characters."""
  name: String!

  """Access that it grants."""
  scope: TokenScope!

  """
  May also invite people, change their roles and properties, and deactivate them, as far as the viewer may.
  """
  canManagePeople: Boolean! = false

  """May also read, add and change webhooks, as far as the viewer may."""
  canManageWebhooks: Boolean! = false

  """UUIDv7 of the portfolio that it may access."""
  workspaceId: ID!

  """Days until it stops working, 1 to 365."""
  expiresInDays: Int!
}

"""Result of creating a personal access token."""
type CreateAccessTokenPayload {
  """The secret, shown only in this answer."""
  secret: String

  """The new token."""
  accessToken: AccessToken

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A personal access token to revoke."""
input RevokeAccessTokenInput {
  """UUIDv7 of one of the viewer's tokens."""
  tokenId: ID!
}

"""Result of revoking a personal access token."""
type RevokeAccessTokenPayload {
  """The revoked token."""
  tokenId: ID

  """Always empty: an id that is not the viewer's own is NOT_FOUND."""
  userErrors: [UserError!]!
}

"""Items of a property's activity, newest first, 20 a page."""
type ActivityConnection {
  """The items of the page."""
  nodes: [ActivityItem!]!

  """
  Items of the whole filtered list; more than 20,000 are counted as 20,000.
  """
  totalCount: Int!

  """True where there are more than \`totalCount\`."""
  isCountCut: Boolean!

  """Kinds of activity that the viewer may read."""
  types: [String!]!

  """Where the page stands."""
  pageInfo: ActivityPageInfo!
}

"""Where a page of activity stands."""
type ActivityPageInfo {
  """For \`after\`: the page behind this one; null on the last."""
  endCursor: String

  """Whether there is a page behind this one."""
  hasNextPage: Boolean!
}

"""Something that happened to a property's data."""
type ActivityItem {
  """UUIDv7 of the item."""
  activityId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of what changed."""
  entityName: String!

  """Description of the event, in words."""
  description: String!

  """Who did it."""
  userName: String!

  """When."""
  date: DateTime!

  """Kind of event."""
  type: String!

  """The project that it is about, if any."""
  projectId: ID

  """The component that it is about, if any."""
  propertyComponentId: ID
}

"""Something that internal staff did to a portfolio as a whole."""
type PortfolioActivityItem {
  """UUIDv7 of the item."""
  activityId: ID!

  """Name of what changed."""
  entityName: String!

  """Description of the event, in words."""
  description: String!

  """Who did it."""
  userName: String!

  """When."""
  date: DateTime!

  """Kind of event."""
  type: String!
}

"""One page of what internal staff did to a portfolio, newest first."""
type PortfolioActivityPage {
  """The items of the page."""
  items: [PortfolioActivityItem!]!

  """Items of the portfolio."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Items on a page."""
  pageSize: Int!
}

"""How the installation is doing, for internal staff."""
type AdminHealth {
  """Version of Roofline; null where it was packed without it."""
  version: String

  """Version of Node."""
  nodeVersion: String!

  """When the process of the service began."""
  startedAt: DateTime!

  """Bytes that the process of the service holds."""
  memoryBytes: Float!

  """The database."""
  database: HealthOfDatabase!

  """Stored files."""
  storage: HealthOfStorage!

  """The disk of the data folder."""
  disk: HealthOfDisk!

  """Mails."""
  mail: HealthOfMail!

  """Jobs of all portfolios, each counted up to 10,000."""
  jobs: HealthOfJobs!
}

"""The database of the installation."""
type HealthOfDatabase {
  """embedded or postgres."""
  kind: String!

  """Its version."""
  version: String!

  """Bytes that it takes."""
  bytes: Float!

  """False: so little disk is left that every write is refused."""
  hasRoom: Boolean!
}

"""Stored files of the installation."""
type HealthOfStorage {
  """folder or bucket."""
  kind: String!

  """How many files."""
  files: Int!

  """Their bytes."""
  bytes: Float!
}

"""The disk of the data folder."""
type HealthOfDisk {
  """Free bytes."""
  freeBytes: Float!

  """All bytes."""
  totalBytes: Float!
}

"""Mails of the installation."""
type HealthOfMail {
  """False: no mail server is named, so mails reach no one."""
  isSent: Boolean!

  """Mails that wait to be sent."""
  waiting: Int!

  """Since when the oldest of them waits."""
  oldestWaitingAt: DateTime

  """Mails that ten tries did not deliver."""
  givenUp: Int!
}

"""Jobs of all portfolios."""
type HealthOfJobs {
  """Waiting."""
  queued: Int!

  """Running."""
  running: Int!

  """Failed."""
  failed: Int!
}

"""Something that is stored although it can be computed again."""
enum CacheKey {
  """Projections at the contribution of today, by property and fiscal year."""
  FUNDING_OUTLOOKS

  """Key figures of associations for portfolio analytics."""
  ASSOCIATION_FIGURES
}

"""A cache of the service."""
type AdminCache {
  """Which one."""
  key: CacheKey!

  """How many entries are stored."""
  entries: Int!

  """How many of them are computed again when they are next read."""
  stale: Int!

  """When the oldest was made; null where nothing says so."""
  oldestAt: DateTime
}

"""Which cache is to be computed again."""
input ClearCacheInput {
  """One of them; all without a key."""
  key: CacheKey
}

"""Result of clearing caches."""
type ClearCachePayload {
  """All caches as they are now."""
  caches: [AdminCache!]

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A portfolio of the installation, as internal staff see it."""
type AdminPortfolio {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Name."""
  name: String!

  """Company."""
  companyName: String!

  """False once it is deactivated: no one but internal staff enters it."""
  isActive: Boolean!

  """When it was added."""
  createdOn: DateTime!

  """Properties that are neither archived nor deactivated."""
  propertyCount: Int!

  """People who are active in it."""
  userCount: Int!

  """Invitations that wait for an answer."""
  inviteCount: Int!

  """First line of the address."""
  address1: String

  """Second line of the address."""
  address2: String

  """City."""
  city: String

  """State."""
  state: String

  """Zip code."""
  zipCode: String

  """Who is its contact."""
  contactName: String

  """Email address of the contact."""
  contactEmail: String

  """Phone of the contact: 001 and 10 digits."""
  phone: String

  """Website."""
  website: String

  """Its logo and name stand where Roofline's would."""
  isPrivateLabel: Boolean!

  """
  Accent color of the private label, like #0B6572; null for the color of Roofline.
  """
  accentColor: String

  """Loans are analyzed on its plans."""
  featureToggleLoanAnalysis: Boolean!

  """Components have yearly tasks."""
  featureTogglePreventativeMaintenance: Boolean!

  """Version for changes."""
  version: Int!
}

"""One page of portfolios."""
type AdminPortfolioPage {
  """The portfolios of the page, by name."""
  items: [AdminPortfolio!]!

  """Portfolios that match."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Portfolios on a page."""
  pageSize: Int!
}

"""Which portfolios are shown."""
enum AdminPortfolioStatus {
  """Open ones."""
  ACTIVE

  """Deactivated ones."""
  INACTIVE
}

"""
Names, contacts and switches of a portfolio; what is left out is cleared.
"""
input PortfolioInput {
  """Name."""
  name: String!

  """Company."""
  companyName: String!

  """First line of the address."""
  address1: String

  """Second line of the address."""
  address2: String

  """City."""
  city: String

  """State."""
  state: String

  """Zip code of 5 numbers."""
  zipCode: String

  """Who is its contact."""
  contactName: String

  """Email address of the contact."""
  contactEmail: String

  """Phone of the contact: 001 and 10 digits."""
  phone: String

  """Website, like example.com."""
  website: String

  """Its logo and name stand where Roofline's would."""
  isPrivateLabel: Boolean! = false

  """
  Accent color of the private label, like #0B6572; it stands out on white.
  """
  accentColor: String

  """Loans are analyzed on its plans."""
  featureToggleLoanAnalysis: Boolean! = false

  """Components have yearly tasks."""
  featureTogglePreventativeMaintenance: Boolean! = false
}

"""A portfolio to add."""
input AddPortfolioInput {
  """The values."""
  values: PortfolioInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A portfolio to change."""
input UpdatePortfolioInput {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Version that the change starts from."""
  version: Int!

  """The values."""
  values: PortfolioInput!
}

"""Whether a portfolio is open."""
input SetPortfolioActiveInput {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Version that the change starts from."""
  version: Int!

  """True opens it, false closes it for everyone but internal staff."""
  isActive: Boolean!
}

"""Result of a change of a portfolio."""
type AdminPortfolioPayload {
  """The portfolio as it is now; null when there are errors."""
  portfolio: AdminPortfolio

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Actions that internal staff may take on a property."""
type AdminPropertyActions {
  """Deactivate it."""
  deactivate: Boolean!

  """Reactivate it."""
  reactivate: Boolean!

  """Move it to another portfolio."""
  reassign: Boolean!

  """Duplicate it."""
  duplicate: Boolean!
}

"""A property of any portfolio, as internal staff see it."""
type AdminProperty {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  name: String!

  """City."""
  city: String!

  """State."""
  state: String!

  """Number of units."""
  numberOfUnits: Int!

  """False once it is deactivated or archived."""
  isActive: Boolean!

  """A property for trying things out."""
  isTest: Boolean!

  """UUIDv7 of its portfolio."""
  workspaceId: ID!

  """Name of its portfolio."""
  workspaceName: String!

  """Company of its portfolio."""
  workspaceCompanyName: String!

  """When it was added."""
  createdAt: DateTime!

  """Actions that the viewer may take on it."""
  viewerCan: AdminPropertyActions!
}

"""One page of properties of all portfolios."""
type AdminPropertyPage {
  """The properties of the page, by name."""
  items: [AdminProperty!]!

  """Properties that match."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Properties on a page."""
  pageSize: Int!
}

"""A portfolio that a property can move to."""
type ReassignDestination {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Name."""
  name: String!

  """Company."""
  companyName: String!
}

"""The property to deactivate or reactivate."""
input AdminPropertyInput {
  """UUIDv7 of the property."""
  propertyId: ID!
}

"""Result of deactivating or reactivating a property."""
type AdminPropertyPayload {
  """The property as it is now; null when there are errors."""
  property: AdminProperty

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Where a property moves to."""
input ReassignPropertyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of an active portfolio other than its own."""
  destinationWorkspaceId: ID!

  """
  People who are assigned to the property join the other portfolio with the role they have.
  """
  includeUsers: Boolean!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of asking for a move."""
type ReassignPropertyPayload {
  """The job that moves it; null when there are errors."""
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""
What a copy of a property is called, and what it has of the original beside its current state.
"""
input DuplicatePropertyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the copy; names may repeat."""
  name: String!

  """Photos and the picture of the property, without those in the trash."""
  includePhotos: Boolean!

  """Folders and files with their versions, without those in the trash."""
  includeFiles: Boolean!

  """
  Activity, fiscal years before the current one, completed projects and earlier reserve studies.
  """
  includeHistory: Boolean!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of asking for a copy."""
type DuplicatePropertyPayload {
  """The job that makes it; null when there are errors."""
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""What a user is in a portfolio, as internal staff see it."""
type AdminUserMembership {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Name of the portfolio."""
  workspaceName: String!

  """Company of the portfolio."""
  workspaceCompanyName: String!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """False where the portfolio has deactivated the user."""
  isActive: Boolean!

  """False where the portfolio itself is deactivated."""
  isWorkspaceActive: Boolean!

  """Version for a change of the role."""
  version: Int!
}

"""A user of the installation, as internal staff see them."""
type AdminUser {
  """UUIDv7 of the user."""
  userId: ID!

  """First and last name."""
  fullName: String!

  """Email address used to sign in."""
  email: String!

  """
  False once the account is deactivated: the user can't sign in anywhere.
  """
  isActive: Boolean!

  """Internal staff, who reach every portfolio."""
  isStaff: Boolean!

  """When the account was made."""
  createdAt: DateTime!

  """When the user last signed in; null for never."""
  lastSignedInAt: DateTime

  """Portfolios of the user, by name."""
  memberships: [AdminUserMembership!]!

  """Version for deactivating and reactivating."""
  version: Int!

  """Actions that the viewer may take on this user."""
  viewerCan: AdminUserActions!
}

"""Actions that the viewer may take on a user of any portfolio."""
type AdminUserActions {
  """Deactivate the account; never one's own."""
  deactivate: Boolean!

  """Reactivate the account."""
  reactivate: Boolean!

  """End all sessions."""
  signOut: Boolean!

  """Change the role in a portfolio; never one's own."""
  changeRole: Boolean!
}

"""One page of users."""
type AdminUserPage {
  """The users of the page."""
  items: [AdminUser!]!

  """Users that match."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Users on a page."""
  pageSize: Int!
}

"""Which users are shown."""
enum AdminUserStatus {
  """Users who can sign in."""
  ACTIVE

  """Deactivated users."""
  INACTIVE
}

"""A role by which users are found."""
enum AdminUserRole {
  """Admin of a portfolio."""
  ADMIN

  """Portfolio admin."""
  PORTFOLIO_ADMIN

  """Manager."""
  MANAGER

  """Member."""
  MEMBER

  """Vendor."""
  VENDOR

  """Internal staff."""
  STAFF
}

"""What the users are sorted by."""
enum AdminUserSort {
  """First and last name."""
  NAME

  """Email address."""
  EMAIL

  """When they last signed in; users who never did come first."""
  LAST_SIGNED_IN_AT
}

"""An invitation to a portfolio, as internal staff see it."""
type AdminInvite {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Name of the portfolio."""
  workspaceName: String!

  """Company of the portfolio."""
  workspaceCompanyName: String!

  """Invited email address."""
  email: String!

  """Granted role: Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """Its status."""
  status: InviteStatus!

  """Name of the person who sent the invitation."""
  invitedByFullName: String!

  """When it was last sent."""
  sentAt: DateTime!

  """When it expires."""
  expiresAt: DateTime!

  """When it was accepted; null until then."""
  acceptedAt: DateTime

  """Version for changes."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: AdminInviteActions!
}

"""Actions that the viewer may take on an invitation of any portfolio."""
type AdminInviteActions {
  """Send it again, with a new link and a new expiry date."""
  resend: Boolean!

  """Revoke it."""
  revoke: Boolean!
}

"""One page of invitations."""
type AdminInvitePage {
  """The invitations of the page, newest first."""
  items: [AdminInvite!]!

  """Invitations that match."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Invitations on a page."""
  pageSize: Int!

  """
  False when no mail server is configured, so that no invitation is emailed.
  """
  isMailed: Boolean!
}

"""Whether a user can sign in."""
input SetUserActiveInput {
  """UUIDv7 of the user."""
  userId: ID!

  """Version that the change starts from."""
  version: Int!

  """
  False deactivates the user in every portfolio and ends their sessions and access tokens for good.
  """
  isActive: Boolean!
}

"""Whom to sign out."""
input SignOutUserInput {
  """UUIDv7 of the user."""
  userId: ID!
}

"""Another role of a user in a portfolio."""
input SetUserRoleInput {
  """UUIDv7 of the user."""
  userId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """
  The new role. Assigned properties remain, unless the role reaches the whole portfolio.
  """
  roleName: String!

  """Version of the membership that the change starts from."""
  version: Int!
}

"""Result of a change of a user."""
type AdminUserPayload {
  """The user as they are now; null when there are errors."""
  user: AdminUser

  """
  Errors to fix. Code \`LAST_STAFF\`: one member of internal staff stays active. Code \`LAST_ADMIN\`: a portfolio needs at least one Admin.
  """
  userErrors: [UserError!]!
}

"""An invitation to change."""
input AdminInviteInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """Version that the change starts from."""
  version: Int!
}

"""Result of a change of an invitation."""
type AdminInvitePayload {
  """The invitation as it is now; null when there are errors."""
  invite: AdminInvite

  """Errors to fix. Code \`CONFLICT\`: it was already accepted or revoked."""
  userErrors: [UserError!]!
}

"""What falls on a day of the calendar."""
enum CalendarKind {
  """The annual disclosure is due, by the law of the state."""
  DISCLOSURE

  """The reserve study is to be updated, by the law of the state."""
  RESERVE_STUDY

  """
  A reserve study with a visit to the site is due, by the law of the state.
  """
  SITE_VISIT

  """
  Balconies and other elevated elements are to be inspected, by California Civil Code 5551.
  """
  BALCONY_INSPECTION

  """The fiscal year ends."""
  FISCAL_YEAR_END

  """A contract among the files ends."""
  CONTRACT

  """A bid ends: a document among the files, or a bid of a project."""
  BID

  """Any other document among the files ends."""
  DOCUMENT

  """The warranty of a component ends."""
  WARRANTY

  """A component is to be inspected."""
  INSPECTION

  """A preventative maintenance task of a component is due."""
  MAINTENANCE

  """A project starts."""
  PROJECT_START

  """A project is due."""
  PROJECT_DUE

  """A loan from the reserve fund is to be repaid."""
  RESERVE_LOAN
}

"""Where a day of the calendar stands today."""
enum CalendarStatus {
  """Nothing is left to do."""
  DONE

  """Due within 30 days."""
  DUE

  """The day has passed and something is left to do."""
  OVERDUE

  """Later than in 30 days."""
  UPCOMING

  """
  Roofline can't tell whether it applies to the property; \`detail\` says what to check.
  """
  MAY_APPLY
}

"""Something that a property owes, or that happens to it, on a day."""
type CalendarItem {
  """The same each time, also when its date moves."""
  calendarItemId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """The day."""
  date: Date!

  """What falls on the day."""
  kind: CalendarKind!

  """Title, for a person."""
  title: String!

  """What to do or to check, in a sentence."""
  detail: String

  """Of a rule: the law, with the version of our record of it."""
  source: String

  """Where it stands today."""
  status: CalendarStatus!

  """Path of the page in the application."""
  link: String
}

"""
The viewer's private calendar feed of a property. Its address is shown only once, when it is made.
"""
type CalendarFeed {
  """When its address was made."""
  createdAt: DateTime!

  """When a calendar program last read it, to the hour; null until then."""
  lastReadAt: DateTime
}

"""A statement that a duty by law that may apply to a property does not."""
type DutyExemption {
  """UUIDv7 of the statement."""
  dutyExemptionId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """The duty: \`SITE_VISIT\` or \`BALCONY_INSPECTION\`."""
  kind: CalendarKind!

  """Title of the duty, as the calendar shows it."""
  title: String!

  """Why it does not apply, as plain text."""
  reason: String!

  """When it was stated."""
  statedAt: DateTime!

  """The name of whoever stated it, as it was then."""
  statedBy: String!
}

"""What is stated of which duty."""
input DutyExemptionInput {
  """The duty: \`SITE_VISIT\` or \`BALCONY_INSPECTION\`."""
  kind: CalendarKind!

  """Why it does not apply: plain text, at most 1,000 characters."""
  reason: String!
}

"""A statement that a duty does not apply."""
input StateDutyExemptionInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: DutyExemptionInput!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""The statement to take back."""
input WithdrawDutyExemptionInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the statement."""
  dutyExemptionId: ID!
}

"""Result of stating that a duty does not apply, or of taking it back."""
type DutyExemptionPayload {
  """The property, with its calendar and statements."""
  property: Property

  """
  Errors to fix, by field under \`values\`. Code \`ALREADY_STATED\`: someone stated it before.
  """
  userErrors: [UserError!]!
}

"""The property whose feed is to be made."""
input CreateCalendarFeedInput {
  """UUIDv7 of the property."""
  propertyId: ID!
}

"""The property whose feed is to be revoked."""
input RevokeCalendarFeedInput {
  """UUIDv7 of the property."""
  propertyId: ID!
}

"""Result of making a feed."""
type CreateCalendarFeedPayload {
  """
  The whole address, for a calendar program. It is not shown again; an earlier one no longer works.
  """
  address: String

  """The property, with its feed."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of revoking a feed."""
type RevokeCalendarFeedPayload {
  """The property, without the feed."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""What kind of thing changed."""
enum WorkspaceChangeKind {
  """A portfolio: its settings. \`id\` is its workspaceId."""
  WORKSPACE

  """A property. \`id\` is its propertyId; deleted also when it is archived."""
  PROPERTY

  """A component of a fiscal year. \`id\` is its propertyComponentId."""
  COMPONENT

  """Financials of a fiscal year. \`id\` is their propertyFinancialId."""
  PROPERTY_FINANCIAL

  """
  A fiscal year with its figures. \`id\` is the propertyId, a slash and the year.
  """
  FISCAL_YEAR

  """A funding plan. \`id\` is its planId."""
  PLAN

  """The adoption of a plan. \`id\` is its planAdoptionId."""
  PLAN_ADOPTION

  """A reserve study. \`id\` is its propertyReserveStudyId."""
  RESERVE_STUDY

  """A disclosure that was sent. \`id\` is its sentDisclosureId."""
  SENT_DISCLOSURE

  """
  A project with its components and people. \`id\` is its projectId; deleted also when it is in the trash.
  """
  PROJECT

  """
  A phase of the projects of a property. \`id\` is its projectTemplatePhaseId.
  """
  PROJECT_PHASE

  """A bid. \`id\` is its bidId."""
  PROJECT_BID

  """A change order. \`id\` is its changeOrderId."""
  PROJECT_CHANGE_ORDER

  """A payment. \`id\` is its paymentId."""
  PROJECT_PAYMENT

  """A note of a project. \`id\` is its noteId."""
  PROJECT_NOTE

  """A line of the scope of work. \`id\` is its scopeOfWorkId."""
  PROJECT_SCOPE

  """An item of a checklist. \`id\` is its checklistItemId."""
  PROJECT_CHECKLIST_ITEM

  """A folder. \`id\` is its folderId; deleted also when it is in the trash."""
  FOLDER

  """
  A file. \`id\` is its propertyFileId; deleted also when it is in the trash.
  """
  FILE

  """
  A photo. \`id\` is its propertyPhotoId; deleted also when it is in the trash.
  """
  PHOTO

  """A placement of reserves. \`id\` is its placementId."""
  PLACEMENT

  """An entry of the log of reserve borrowing. \`id\` is its reserveEntryId."""
  RESERVE_ENTRY

  """The connected app of a property. \`id\` is its integrationPropertyId."""
  CONNECTED_APP

  """The settings of the ledger of a property. \`id\` is the propertyId."""
  LEDGER_BOOK

  """A source of the ledger. \`id\` is its sourceId."""
  LEDGER_SOURCE

  """
  An account of the ledger. \`id\` is the propertyId, a slash and the account code.
  """
  LEDGER_ACCOUNT

  """A rule that maps transactions. \`id\` is its ruleId."""
  LEDGER_RULE

  """
  Transactions of a month. \`id\` is the propertyId, a slash and the month as YYYY-MM.
  """
  LEDGER_MONTH

  """A bank account with its balances. \`id\` is its bankAccountId."""
  BANK_ACCOUNT

  """A task of preventative maintenance. \`id\` is its maintenanceTaskId."""
  MAINTENANCE_TASK

  """A statement that a duty does not apply. \`id\` is its dutyExemptionId."""
  DUTY_EXEMPTION
}

"""What a transaction did to an object."""
enum WorkspaceChangeOperation {
  """It is new, or came back from the trash."""
  CREATED

  """It changed."""
  UPDATED

  """It is gone: read nothing of it any more."""
  DELETED
}

"""What one transaction did to one object."""
type WorkspaceChange {
  """What kind of thing it is."""
  kind: WorkspaceChangeKind!

  """Its id, as the kind says."""
  id: ID!

  """
  UUIDv7 of the property that it belongs to; null where it belongs to none, or lost it with the change.
  """
  propertyId: ID

  """The last thing that the transaction did to it."""
  operation: WorkspaceChangeOperation!

  """
  When it was committed; null for what was there before the reader began.
  """
  at: DateTime
}

"""A page of the changes of a portfolio."""
type WorkspaceChangePage {
  """What changed, in the order of the commits."""
  items: [WorkspaceChange!]!

  """
  The position behind the last item: \`after\` of the next request. Good for 30 days.
  """
  cursor: String!

  """True when more is there already; otherwise ask again later."""
  hasMore: Boolean!
}

"""A field that an imported column can fill."""
enum ComponentImportField {
  """Component name; required."""
  NAME

  """Category."""
  CATEGORY

  """Location."""
  LOCATION

  """Quantity."""
  QUANTITY

  """Unit of measure."""
  UNIT_OF_MEASURE

  """Cost of one unit."""
  UNIT_COST

  """Replacement cost of the whole line."""
  CURRENT_COST

  """Useful life; required."""
  USEFUL_LIFE

  """Remaining useful life; required."""
  REMAINING_USEFUL_LIFE

  """Year placed in service."""
  PLACED_IN_SERVICE_YEAR

  """Year of the last replacement."""
  LAST_REPLACED_YEAR

  """Marks a one-time component."""
  IS_ONE_TIME

  """Percent of the component replaced each time."""
  PERCENT_REPLACED

  """General ledger code."""
  GL_CODE

  """Notes."""
  NOTES

  """Component ID from an earlier export."""
  PROPERTY_COMPONENT_ID

  """
  High end of a range of costs, whose low end is currentCost: the cost is the middle of both.
  """
  CURRENT_COST_HIGH

  """
  Year of the next replacement: the remaining useful life follows from it.
  """
  NEXT_REPLACEMENT_YEAR
}

"""How an imported row will be saved."""
enum ComponentImportRowStatus {
  """Will be added."""
  NEW

  """Will change an existing component."""
  CHANGED

  """Equals an existing component: nothing changes."""
  UNCHANGED

  """Has errors and cannot be saved."""
  ERROR

  """Left out: blank, a total, or left out on purpose."""
  SKIPPED
}

"""A column of the file and the field that it fills."""
type ComponentImportColumn {
  """Position from the left, starting at 0."""
  index: Int!

  """Letter of the column."""
  letter: String!

  """Heading in the file."""
  heading: String!

  """Field that it fills; null when the column is left out."""
  field: ComponentImportField

  """First values of the column."""
  samples: [String!]!
}

"""A row of the file as it would be saved."""
type ComponentImportRow {
  """Row number as the sheet counts it."""
  row: Int!

  """How the row will be saved."""
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

  """Assumptions made, in words."""
  note: String
}

"""An error in the file."""
type ComponentImportProblem {
  """Row number as the sheet counts it."""
  row: Int!

  """
  Letter and heading of the column; null when the error concerns the whole row.
  """
  column: String

  """The field that it would fill."""
  field: ComponentImportField

  """Text of the cell."""
  value: String

  """The error, and the values that are allowed."""
  detail: String!
}

"""Number of rows with each status."""
type ComponentImportCounts {
  """To be added."""
  new: Int!

  """To be changed."""
  changed: Int!

  """Unchanged."""
  unchanged: Int!

  """With errors."""
  error: Int!

  """Left out."""
  skipped: Int!
}

"""What a sheet of a file is."""
enum ComponentImportSheetKind {
  """A component list."""
  LIST

  """The same lines as on the sheet that was read first."""
  REPEAT

  """No component list."""
  OTHER
}

"""A sheet of a file. Each is read by an import of its own."""
type ComponentImportSheet {
  """UUIDv7 of the import that reads this sheet."""
  importId: ID!

  """Name; null for csv."""
  sheetName: String

  """What it is, by its headings and lines."""
  kind: ComponentImportSheetKind!

  """Lines below the headings that look like components."""
  lineCount: Int!

  """Sum of its cost column."""
  total: Money!

  """Imported already."""
  isAccepted: Boolean!
}

"""Comparison of the totals."""
type ComponentImportTieOut {
  """Rows of the file below the heading, not counting blank ones."""
  fileRows: Int!

  """Sum of the cost column in the file."""
  fileTotal: Money!

  """The file's own total row, when it has one."""
  statedTotal: Money

  """Sum of the rows that would be saved or stay unchanged."""
  importTotal: Money!

  """fileTotal, or the total that the file states, minus importTotal."""
  difference: Money!

  """
  Sum of the lists on other sheets of the file that are not imported yet.
  """
  otherSheetsTotal: Money!

  """The difference is zero, and no other list of the file is left."""
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

  """All sheets of the file in their order, this one among them."""
  sheets: [ComponentImportSheet!]!

  """Row of the headings as the sheet counts it."""
  headerRow: Int!

  """Columns and the fields that they fill."""
  columns: [ComponentImportColumn!]!

  """Rows as they would be saved."""
  rows: [ComponentImportRow!]!

  """All errors."""
  problems: [ComponentImportProblem!]!

  """Required fields that no column fills."""
  missingFields: [ComponentImportField!]!

  """
  What to know of the columns, in words: a range of costs, costs that no field takes.
  """
  remarks: [String!]!

  """Rows by status."""
  counts: ComponentImportCounts!

  """Comparison of the totals."""
  tieOut: ComponentImportTieOut!

  """Rows with errors are left out on purpose."""
  skipErrors: Boolean!

  """Rows left out on purpose, as the sheet counts them."""
  skipRows: [Int!]!

  """True when the import can be accepted."""
  canAccept: Boolean!

  """Accepted already."""
  isAccepted: Boolean!

  """The viewer's job that is saving it now; null when there is none."""
  jobId: ID
}

"""A column and the field that it should fill."""
input ComponentImportColumnInput {
  """Position from the left, starting at 0."""
  index: Int!

  """Field; null leaves it out."""
  field: ComponentImportField
}

"""Another reading of the same file."""
input MapComponentImportInput {
  """UUIDv7 of the import."""
  importId: ID!

  """Columns and the fields that they fill."""
  columns: [ComponentImportColumnInput!]!

  """
  Row of the headings as the sheet counts it; in another row than before, the columns are guessed again.
  """
  headerRow: Int

  """Leave out rows with errors, on purpose."""
  skipErrors: Boolean! = false

  """Rows to leave out, as the sheet counts them."""
  skipRows: [Int!]! = []
}

"""Result of another reading."""
type MapComponentImportPayload {
  """The new preview."""
  preview: ComponentImportPreview

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The import to accept."""
input AcceptComponentImportInput {
  """UUIDv7 of the import."""
  importId: ID!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Outcome of an import."""
type ComponentImportAnswer {
  """UUIDv7 of the import."""
  importId: ID!

  """Components added."""
  created: Int!

  """Components changed."""
  updated: Int!

  """Components left unchanged."""
  unchanged: Int!

  """Components in the inventory after it."""
  totalCount: Int!

  """Total of the inventory after it."""
  totalCurrentCost: Money!
}

"""Result of accepting: all rows or none."""
type AcceptComponentImportPayload {
  """
  The outcome; null when there are errors, and while a job is saving the import.
  """
  answer: ComponentImportAnswer

  """
  The job that saves a large file; null when the import is already saved. Repeating the mutation returns the same job.
  """
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""
A component that the reserve fund pays for: one line of the inventory of a fiscal year.
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

  """
  Position of the category in the property, which decides its color for good.
  """
  categoryPosition: Int!

  """Location."""
  location: String

  """Number of units of measure; at most three decimals."""
  quantity: Float!

  """EA, LF, SF, SY, SQ, CY, TON, LS or the user's own unit."""
  unitOfMeasure: String!

  """Cost of one unit; null when the viewer may not see costs."""
  unitCost: Money

  """
  quantity × unitCost × percentReplaced / 100; null when the viewer may not see costs.
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
  currentCost inflated to nextReplacementYear; null when the viewer may not see costs.
  """
  costAtReplacement: Money

  """Replaced once and never again."""
  isOneTime: Boolean!

  """Share replaced each time, 0.01 to 100."""
  percentReplaced: Percent!

  """Last day of its warranty."""
  warrantyUntil: Date

  """Day on which it is to be inspected next."""
  nextInspectionOn: Date

  """General ledger code."""
  glCode: String

  """Free text."""
  notes: String

  """When it was last changed."""
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: ComponentActions!

  """Changes, newest first."""
  history: [ActivityItem!]!

  """
  Files that are about it, newest first; empty where the viewer may not see files.
  """
  files: [File!]!

  """
  Its preventative maintenance; null where the portfolio goes without it.
  """
  maintenance: ComponentMaintenance

  """Photos of the component in any year, newest first, at most 50."""
  photos: [Photo!]!

  """The photo that stands for the component; null without one."""
  primaryPhoto: Photo

  """Projects that work on the component in any year, newest first."""
  projects: [Project!]!
}

"""Actions that the viewer may take on a component."""
type ComponentActions {
  """Change the component."""
  edit: Boolean!

  """Delete the component."""
  delete: Boolean!

  """See its cost."""
  viewCosts: Boolean!
}

"""The inventory of a property and year."""
type ComponentList {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The requested year."""
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

  """Sum of the current costs; null when the viewer may not see costs."""
  totalCurrentCost: Money

  """Categories of the property with their positions."""
  categories: [ComponentCategory!]!

  """Actions that the viewer may take on the inventory."""
  viewerCan: ComponentListActions!
}

"""A category of a property."""
type ComponentCategory {
  """Name."""
  name: String!

  """Position, which decides the color."""
  position: Int!
}

"""Actions that the viewer may take on an inventory."""
type ComponentListActions {
  """Add a component."""
  add: Boolean!

  """Import a file."""
  import: Boolean!

  """Export to .xlsx."""
  export: Boolean!

  """See the costs of components."""
  viewCosts: Boolean!
}

"""The values of a component."""
input ComponentInput {
  """At most 250 characters."""
  name: String!

  """A built-in category or one of the user's own."""
  category: String!

  """Location."""
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

  """Replaced once and never again."""
  isOneTime: Boolean! = false

  """0.01 to 100."""
  percentReplaced: Percent! = 100

  """Last day of its warranty."""
  warrantyUntil: Date

  """Day on which it is to be inspected next."""
  nextInspectionOn: Date

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

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
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

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A component to delete."""
input DeleteComponentInput {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""A component in a bulk change."""
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

"""A component to add or to change."""
input SavedComponentInput {
  """UUIDv7 of the line to change; left out for a new one."""
  propertyComponentId: ID

  """Version that the change starts from; left out for a new one."""
  version: Int

  """The values."""
  values: ComponentInput!
}

"""Components of a year that are new or changed."""
input SaveComponentsInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year of the inventory."""
  fiscalYear: Int!

  """The components, at most 500."""
  items: [SavedComponentInput!]!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of saving many components: all of them or none."""
type SaveComponentsPayload {
  """
  The components as saved, in the order of the request; null when there are errors.
  """
  components: [Component!]

  """Errors to fix, by field as \`items.3.values.unitCost\`."""
  userErrors: [UserError!]!
}

"""Result of adding a component."""
type AddComponentPayload {
  """The new component."""
  component: Component

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of changing a component."""
type UpdateComponentPayload {
  """The component as saved."""
  component: Component

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of duplicating a component."""
type DuplicateComponentPayload {
  """The copy."""
  component: Component

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of deleting a component."""
type DeleteComponentPayload {
  """Id of the deleted line."""
  propertyComponentId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of a change to many: all of them or none."""
type ChangeComponentsPayload {
  """Number of changed components."""
  changed: Int!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Which dashboard a fiscal year shows."""
enum DashboardView {
  """A previous year: a placeholder."""
  PAST

  """The current year."""
  CURRENT

  """A future year: a projection."""
  FUTURE
}

"""Where a sum of actual spending comes from."""
enum SpendingSource {
  """
  Payments that projects record from the reserve fund, by the day on which they were paid.
  """
  PROJECT_PAYMENTS

  """
  The property's ledger: what its accounts for expenses of the reserve fund say. Before its first day, payments that projects record.
  """
  LEDGER
}

"""
What was spent on a component in a fiscal year, beside what was planned.
"""
type SpendingLine {
  """UUIDv7 of the component; null for what belongs to no component."""
  propertyComponentId: ID

  """Name of the component, or words for what belongs to none."""
  name: String!

  """
  Paid from reserves within the year so far. A payment that names no component is spread over those of its project in proportion to their estimates, to the cent.
  """
  spent: Money!

  """Planned for the whole year, before any of its work was completed."""
  planned: Money!
}

"""
What was spent from reserves in the current fiscal year, beside what was planned.
"""
type YearSpending {
  """The basis of what was spent."""
  source: SpendingSource!

  """
  Spent within the year so far. What the operating fund paid does not count.
  """
  spent: Money!

  """
  Planned for the whole year by the way of funding that the dashboard shows, before any of its work was completed.
  """
  planned: Money!

  """
  Components with either, the largest first, at most 100; the totals count all.
  """
  lines: [SpendingLine!]!
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

  """True when there is at least one component."""
  hasComponents: Boolean!

  """True when the lists were cut short: hide the pie chart."""
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

  """Rating band of percentageFunded before rounding."""
  fundingBand: FundingBand

  """Fully funded balance on the first day."""
  fullyFundedBalance: Money

  """
  Fully funded balance minus reserve balance, per unit; negative for a surplus.
  """
  shortfallPerUnit: Money

  """Contribution per unit and month."""
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

  """
  Spent against planned; null but for the current year, and without a projection.
  """
  spending: YearSpending

  """The portfolio's rating bands."""
  ratingBands: BandLimits!

  """The way of funding behind the figures: the plan that leads the year."""
  plan: ReportPlan

  """The adopted plan of the year; null when there is none."""
  adoption: ReportAdoption

  """
  The contribution as it stands; null where the plan asks for what is paid today, and without a projection.
  """
  today: TodaysFunding

  """30 years with that plan."""
  fundingReport: FundingReport

  """Cash facts for those years."""
  cashFacts: CashFacts

  """Ways of funding, for comparison."""
  plans: [PlanOutcome!]!

  """Why there is no projection: set when the assumptions are out of range."""
  assumptionsProblem: String

  """When the figures were last computed."""
  lastUpdated: DateTime
}

"""A state whose law requires a disclosure of reserves."""
enum DisclosureState {
  """California."""
  CA

  """Washington."""
  WA
}

"""How often the regular assessment is charged."""
enum AssessmentPeriod {
  """Each month."""
  MONTH

  """Each quarter."""
  QUARTER

  """Each year."""
  YEAR
}

"""Chapter of the Revised Code of Washington that governs an association."""
enum WashingtonChapter {
  """64.90, common interest communities."""
  COMMON_INTEREST

  """64.34, condominiums."""
  CONDOMINIUM

  """64.38, homeowners' associations."""
  HOMEOWNERS
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
  """Label of the statement."""
  label: String!

  """Value as printed; null when it is not stated, and a blank is printed."""
  value: String

  """Explanation."""
  note: String
}

"""A column of a table."""
type DisclosureColumn {
  """Its heading."""
  header: String!

  """True when its cells are figures."""
  isFigure: Boolean!
}

"""A table of a disclosure."""
type DisclosureTable {
  """Title of the table."""
  caption: String!

  """Its columns."""
  columns: [DisclosureColumn!]!

  """Its rows, one cell for each column, as printed."""
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

  """Section of the law that requires it."""
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

"""Law that a disclosure follows."""
type DisclosureStatute {
  """Name of the act."""
  act: String!

  """Its sections."""
  sections: [String!]!

  """First day on which it applies."""
  effectiveFrom: Date!

  """First day on which it no longer applies; null while no end is known."""
  effectiveUntil: Date

  """Version of the rules in this product."""
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
  """The lender."""
  payee: String!

  """Yearly rate."""
  annualRate: Percent!

  """Balance still owed."""
  balance: Money!

  """Amount paid in a year."""
  annualPayment: Money!

  """Day of the last payment."""
  retirementDate: Date!
}

"""
Funds from an award or a settlement for construction or design defects.
"""
type DisclosedSettlement {
  """Who paid, and for which defects."""
  source: String!

  """Amount received."""
  received: Money!

  """Spent of it on repairs of the defects, directly and indirectly."""
  repaired: Money!

  """Used otherwise, such as for costs of the proceedings."""
  otherwise: Money!
}

"""A unit's share of the common expenses."""
type UnitShare {
  """The unit."""
  unit: String!

  """In percent; the shares of all units add up to 100."""
  share: Float!
}

"""Facts that the law requires a person to state. null means not stated."""
type DisclosureFacts {
  """The person or firm that prepared the last study or update."""
  preparedBy: String

  """Its date."""
  studyDate: Date

  """It includes every component that the law requires."""
  areAllIncluded: Boolean

  """Components that it leaves out."""
  excluded: [ExcludedComponent!]!

  """California: regular assessment of one ownership interest."""
  assessmentAmount: Money

  """California: how often it is charged."""
  assessmentPeriod: AssessmentPeriod

  """California: it varies by size or type of ownership interest."""
  doesAssessmentVary: Boolean

  """California: place where the assessment of each interest is listed."""
  assessmentNote: String

  """California: required amount by another accepted method."""
  alternateAmount: Money

  """California: description of that method."""
  alternateMethod: String

  """California: the board has decided to defer or skip repairs."""
  hasDeferredRepairs: Boolean

  """California: the repairs, and the reason."""
  deferredRepairs: String

  """California: the board anticipates special assessments."""
  anticipatesAssessments: Boolean

  """
  California: purpose, amount, start and duration of the special assessments.
  """
  anticipatedAssessments: String

  """
  Day on which later increases of the contribution were approved; held for the plan that the disclosure is drawn from.
  """
  increasesApprovedOn: Date

  """
  Day on which the loans that the plan takes up later were approved; held for that plan, too.
  """
  loansApprovedOn: Date

  """California: how reserves are funded."""
  fundingMechanism: String

  """California: how reserves are calculated and established."""
  reserveCalculation: String

  """California: loans with a term of more than a year are outstanding."""
  hasLoans: Boolean

  """California: those loans."""
  loans: [DisclosedLoan!]!

  """
  California: funds from an award or settlement for construction or design defects were received.
  """
  hasSettlements: Boolean

  """California: those awards and settlements."""
  settlements: [DisclosedSettlement!]!

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

"""A fact that the law requires and no one has stated."""
type MissingFact {
  """Name of the field."""
  key: String!

  """Label of the field."""
  label: String!
}

"""Actions that the viewer may take on the facts of a disclosure."""
type DisclosureActions {
  """State the facts."""
  edit: Boolean!
}

"""
Facts stated for an earlier fiscal year. They do not count as statements for the year that shows them.
"""
type StatedBefore {
  """The last earlier year with any facts stated."""
  fiscalYear: Int!

  """Facts stated for that year."""
  facts: DisclosureFacts!
}

"""A fact that the property knows already."""
type KnownFact {
  """Name of the fact."""
  key: String!

  """Where it stands."""
  source: String!
}

"""What the property knows already of what a disclosure asks."""
type KnownFacts {
  """The facts, to confirm or change; those without a source are not known."""
  facts: DisclosureFacts!

  """Where each of them stands."""
  sources: [KnownFact!]!
}

"""
Facts stated for the disclosure of a property's fiscal year. They do not depend on the plan behind it.
"""
type DisclosureFactSheet {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year."""
  fiscalYear: Int!

  """
  UUIDv7 of the plan that the disclosure is made from; null until one is chosen.
  """
  disclosurePlanId: ID

  """State whose law requires the disclosure."""
  state: DisclosureState!

  """Facts stated."""
  facts: DisclosureFacts!

  """Missing facts, in the order of the form."""
  missing: [MissingFact!]!

  """
  An earlier year's answers, to confirm or change; null when there are none, or the viewer may not state them.
  """
  statedBefore: StatedBefore

  """
  Facts from the reserve study, the financials and the property; null when the viewer may not state them.
  """
  known: KnownFacts

  """
  The board's words on the funding plan, stated when the disclosure was drawn from another plan and neither changed nor confirmed since; a save without any change confirms them all.
  """
  toReadAgain: [MissingFact!]!

  """Number of changes so far; 0 until the first statement."""
  version: Int!

  """Actions that the viewer may take."""
  viewerCan: DisclosureActions!
}

"""The disclosure of a plan, as screen and paper show it."""
type Disclosure {
  """UUIDv7 of the plan."""
  planId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """State whose law it follows."""
  state: DisclosureState!

  """Fiscal year of the plan."""
  fiscalYear: Int!

  """Title of the page."""
  title: String!

  """Fiscal year that it is for."""
  subtitle: String!

  """The association."""
  propertyName: String!

  """The plan."""
  planName: String!

  """Summary in one sentence."""
  verdict: String!

  """Day on which it was prepared."""
  preparedOn: Date!

  """Law that it follows."""
  statutes: [DisclosureStatute!]!

  """Its parts, in the order of the form that the law prescribes."""
  sections: [DisclosureSection!]!

  """Stated and missing facts."""
  factSheet: DisclosureFactSheet!

  """Disclosures of the year that were sent to the members, latest first."""
  sent: [SentDisclosure!]!
}

"""
A disclosure that was sent to the members, with the document that it was then.
"""
type SentDisclosure {
  """UUIDv7 of the record."""
  sentDisclosureId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year that it is for."""
  fiscalYear: Int!

  """Day on which it was sent."""
  sentOn: Date!

  """Name that the plan had then."""
  planName: String!

  """When that was recorded."""
  recordedAt: DateTime!

  """Full name of the user who recorded it."""
  recordedBy: String!

  """The document, among the files of the property."""
  document: LinkedFile!

  """The version of the file that was sent: a later one was not."""
  versionNumber: Int!
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

  """Balance still owed."""
  balance: Money!

  """Amount paid in a year."""
  annualPayment: Money!

  """Day of the last payment."""
  retirementDate: Date!
}

"""
Funds from an award or a settlement for construction or design defects.
"""
input DisclosedSettlementInput {
  """1 to 500 characters: who paid, and for which defects."""
  source: String!

  """Amount received."""
  received: Money!

  """Spent of it on repairs of the defects."""
  repaired: Money!

  """
  Used otherwise; with what was spent on repairs at most what was received.
  """
  otherwise: Money!
}

"""A unit's share of the common expenses."""
input UnitShareInput {
  """1 to 100 characters."""
  unit: String!

  """In percent."""
  share: Float!
}

"""
Facts as a person states them; a field that is null or left out is not stated.
"""
input DisclosureFactsInput {
  """At most 200 characters."""
  preparedBy: String

  """Date of the last study or update."""
  studyDate: Date

  """The study includes every component that the law requires."""
  areAllIncluded: Boolean

  """Components that the study leaves out."""
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

  """
  Day on which later increases of the contribution were approved; held for the plan that the disclosure is drawn from.
  """
  increasesApprovedOn: Date

  """
  Day on which the loans that the plan takes up later were approved; held for that plan, too.
  """
  loansApprovedOn: Date

  """At most 4,000 characters."""
  fundingMechanism: String

  """At most 4,000 characters."""
  reserveCalculation: String

  """Loans with a term of more than a year are outstanding."""
  hasLoans: Boolean

  """Those loans."""
  loans: [DisclosedLoanInput!]

  """
  Funds from an award or settlement for construction or design defects were received.
  """
  hasSettlements: Boolean

  """Those awards and settlements, at most 50."""
  settlements: [DisclosedSettlementInput!]

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

  """Fiscal year that the facts are stated for."""
  fiscalYear: Int!

  """Version that the edit started from; 0 until the first statement."""
  version: Int!

  """All the facts."""
  facts: DisclosureFactsInput!
}

"""Result of stating facts."""
type StateDisclosureFactsPayload {
  """Facts as saved; null when there are errors."""
  factSheet: DisclosureFactSheet

  """
  The resulting page; null while no plan of the year is chosen for the disclosure.
  """
  disclosure: Disclosure

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""The disclosure of a plan that was sent."""
input RecordSentDisclosureInput {
  """UUIDv7 of the disclosure plan."""
  planId: ID!

  """Day on which it was sent; not in the future."""
  sentOn: String!

  """The same for every try of one request, at most 200 characters."""
  idempotencyKey: String!
}

"""
A record to remove: the document stays among the files of the property.
"""
input RemoveSentDisclosureInput {
  """UUIDv7 of the disclosure plan, whose page is returned."""
  planId: ID!

  """UUIDv7 of the record."""
  sentDisclosureId: ID!
}

"""Result of recording a sent disclosure, or of removing that record."""
type SentDisclosurePayload {
  """The page."""
  disclosure: Disclosure

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""A field of ours that a column of a firm's own sheet can take."""
enum ExportField {
  """Name of the component."""
  NAME

  """Category of the component."""
  CATEGORY

  """Where the component is."""
  LOCATION

  """How many units there are, with up to three decimals."""
  QUANTITY

  """Code of the unit, such as SF or EA."""
  UNIT_OF_MEASURE

  """Cost of one unit in dollars."""
  UNIT_COST

  """
  Quantity × unit cost × percent replaced, in dollars of the fiscal year.
  """
  CURRENT_COST

  """Years from one replacement to the next."""
  USEFUL_LIFE

  """Years until the next replacement."""
  REMAINING_USEFUL_LIFE

  """Year in which the component was installed."""
  PLACED_IN_SERVICE_YEAR

  """Year of the last replacement."""
  LAST_REPLACED_YEAR

  """Yes for a component that is replaced only once, else No."""
  IS_ONE_TIME

  """Share that one replacement replaces, as a percentage."""
  PERCENT_REPLACED

  """Account in the general ledger."""
  GL_CODE

  """Notes."""
  NOTES

  """Id of the component in Roofline: an import finds the component by it."""
  PROPERTY_COMPONENT_ID

  """Fiscal year of the next replacement."""
  NEXT_REPLACEMENT_YEAR

  """
  Replacement cost with inflation up to the next replacement, in dollars.
  """
  COST_AT_REPLACEMENT

  """Last day of the warranty."""
  WARRANTY_UNTIL

  """Day of the next inspection."""
  NEXT_INSPECTION_ON

  """Day of the last change (UTC)."""
  UPDATED_AT

  """Fiscal year of the inventory."""
  FISCAL_YEAR

  """Name of the property."""
  PROPERTY_NAME

  """UUIDv7 of the property."""
  PROPERTY_ID
}

"""
A column of a firm's own sheet: a field of ours, the same text in each row, or neither.
"""
type ExportMapColumn {
  """The firm's own heading."""
  heading: String!

  """
  The field of a component that fills it; null for a text or an empty column.
  """
  field: ExportField

  """The text that each row has; null for a field or an empty column."""
  text: String
}

"""
Which fields of components go to which column of a firm's own sheet, at one property.
"""
type ExportMap {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the workbook that it was imported from."""
  fileName: String!

  """The columns, in the order of the sheet."""
  columns: [ExportMapColumn!]!

  """When it was imported."""
  importedAt: DateTime!

  """Name of the person who imported it."""
  importedBy: String!

  """Version for the next change."""
  version: Int!
}

"""What the first rows of the sheet show."""
type ExportMapTry {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year of the sheet."""
  fiscalYear: Int!

  """
  The set-up year whose components are shown; differs while a later year awaits setup.
  """
  basisFiscalYear: Int!

  """Fiscal years that the property has, newest first."""
  years: [Int!]!

  """The firm's headings."""
  headings: [String!]!

  """
  The first components, at most ten, each cell as the sheet shows it; null for an empty cell.
  """
  rows: [[String]!]!

  """Components that the sheet has."""
  totalCount: Int!
}

"""The export map to remove."""
input RemoveExportMapInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that is removed."""
  version: Int!
}

"""Result of removing an export map."""
type RemoveExportMapPayload {
  """
  UUIDv7 of the property that has no export map now; null when there are errors.
  """
  propertyId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A folder of a property's files."""
type Folder {
  """UUIDv7 of the folder."""
  folderId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """
  Name, 1 to 255 bytes; no two folders beside each other have the same, upper and lower case being one.
  """
  folderName: String!

  """UUIDv7 of the folder that it is in; null at the top."""
  parentId: ID

  """Number of files in it and in the folders under it."""
  fileCount: Int!

  """Number of folders under it, at any depth."""
  folderCount: Int!

  """Version for If-Match."""
  version: Int!
}

"""
A file of a property. Its bytes come from \`/download/file/{propertyFileId}\`.
"""
type File {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the folder that it is in; null at the top."""
  folderId: ID

  """Name with its extension, 1 to 255 bytes."""
  fileName: String!

  """Media type by name and content, for example \`application/pdf\`."""
  contentType: String!

  """Bytes of the current version. Not an Int, which ends at 2^31."""
  fileSize: Float!

  """When the current version was uploaded."""
  uploadDate: DateTime!

  """Who uploaded the current version."""
  uploadByFullName: String!

  """
  Components that the file is about, by name, as lines of the property's current inventory.
  """
  propertyComponents: [AttachedComponent!]!

  """Projects that it was added to, by name."""
  projects: [AttachedProject!]!

  """What kind of document it is; null when no one said."""
  documentKind: DocumentKind

  """Last day on which the document holds, for example of a policy."""
  validUntil: Date

  """Day until which it has to be stored."""
  retainUntil: Date

  """When its details, its content or its place changed last."""
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!

  """Number of the current version of its content, from 1."""
  versionNumber: Int!

  """
  With search: the folders that it is in, \`Contracts / 2026\`; null at the top and without search.
  """
  folderPath: String

  """
  With search, where its content has the words: plain text around the hit, which is between « and ».
  """
  snippet: String

  """How its content can be shown in the page."""
  previewKind: FilePreviewKind!

  """When it was deleted; null while it is not in the trash."""
  deletedAt: DateTime

  """Actions that the viewer may take on it."""
  viewerCan: FileActions!

  """Versions of its content, newest first."""
  versions: [FileVersion!]!

  """
  The content as text or table; null for a PDF and an image, which come from \`/download/file/{propertyFileId}/preview\`, and where there is no preview.
  """
  preview: FilePreview
}

"""Actions that the viewer may take on a file."""
type FileActions {
  """Rename and move it, change its values, upload a new version."""
  edit: Boolean!

  """Delete and restore it."""
  delete: Boolean!
}

"""
One version of a file's content, from \`/download/file/{propertyFileId}/version/{versionNumber}\`.
"""
type FileVersion {
  """Number, from 1."""
  versionNumber: Int!

  """Bytes."""
  fileSize: Float!

  """Media type by name and content."""
  contentType: String!

  """When it was uploaded."""
  uploadDate: DateTime!

  """Who uploaded it."""
  uploadByFullName: String!
}

"""How the content of a file can be shown in the page."""
enum FilePreviewKind {
  """In the page's own PDF viewer."""
  PDF

  """As an image."""
  IMAGE

  """As text."""
  TEXT

  """As a table: a spreadsheet or CSV."""
  TABLE

  """Only by download."""
  NONE
}

"""The beginning of a file's content, as plain text."""
type FilePreview {
  """Text, at most 200 KB; null for a table."""
  text: String

  """
  Rows of cells of the first sheet or the CSV, at most 200 rows; null for a text.
  """
  table: [[String!]!]

  """True when the file has more than is shown."""
  isCut: Boolean!
}

"""What kind of document a file is."""
enum DocumentKind {
  """A reserve study."""
  RESERVE_STUDY

  """An insurance policy or certificate."""
  INSURANCE

  """A contract."""
  CONTRACT

  """A bid."""
  BID

  """Minutes of a meeting."""
  MINUTES

  """A policy, rule or resolution of the association."""
  POLICY

  """A warranty."""
  WARRANTY

  """An inspection report."""
  INSPECTION

  """A budget, statement or tax return."""
  FINANCIAL

  """Anything else."""
  OTHER
}

"""A folder with what is in it, or what a search finds."""
type FileListing {
  """The folder; null at the top and with search."""
  folder: Folder

  """Folders from the top to this one, itself included."""
  path: [Folder!]!

  """Folders in it, by name; with search, those whose name has the words."""
  folders: [Folder!]!

  """
  Files in it, by name; with search, those of the whole property whose name, uploader or text has the words, at most 200.
  """
  files: [File!]!

  """Days in which what was deleted can be restored; then it is erased."""
  trashDays: Int!
}

"""How much a property and its portfolio store."""
type FileUsage {
  """Files of the property, without the trash."""
  fileCount: Int!

  """Folders of the property, without the trash."""
  folderCount: Int!

  """Bytes of the property's files with all versions and the trash."""
  byteCount: Float!

  """Bytes that the whole portfolio stores: files, photos, images."""
  workspaceByteCount: Float!

  """Bytes that the portfolio may store; null without a limit."""
  quotaBytes: Float
}

"""A folder to add."""
input CreateFolderInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name, 1 to 255 bytes."""
  folderName: String!

  """UUIDv7 of the folder to add it in; null is the top."""
  parentId: ID

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A folder to rename."""
input RenameFolderInput {
  """UUIDv7 of the folder."""
  folderId: ID!

  """Version that the edit started from."""
  version: Int!

  """New name, 1 to 255 bytes."""
  folderName: String!
}

"""A folder to move."""
input MoveFolderInput {
  """UUIDv7 of the folder."""
  folderId: ID!

  """Version that the viewer saw."""
  version: Int!

  """UUIDv7 of the folder to move it into; null is the top."""
  targetFolderId: ID
}

"""A folder to delete with what is in it."""
input DeleteFolderInput {
  """UUIDv7 of the folder."""
  folderId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""The property that gets the standard folders."""
input AddStandardFoldersInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A file to rename."""
input RenameFileInput {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """Version that the edit started from."""
  version: Int!

  """New name with its extension, 1 to 255 bytes."""
  fileName: String!
}

"""A file to move."""
input MoveFileInput {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """Version that the viewer saw."""
  version: Int!

  """UUIDv7 of the folder to move it into; null is the top."""
  targetFolderId: ID
}

"""What is known of a document."""
input FileValuesInput {
  """What kind of document it is."""
  documentKind: DocumentKind

  """Last day on which it holds."""
  validUntil: Date

  """Day until which it has to be stored."""
  retainUntil: Date

  """
  Components that it is about: lines of any year of the property. Replaces those of before.
  """
  propertyComponentIds: [ID!]! = []
}

"""A file whose values change."""
input UpdateFileInput {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: FileValuesInput!
}

"""A file to delete."""
input DeleteFileInput {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Files to assign to components, all or none."""
input AssignFilesInput {
  """UUIDv7s of the files, of one property; at most 1,000."""
  propertyFileIds: [ID!]!

  """
  Components: lines of any year of the property. With \`unassign\` none means all.
  """
  propertyComponentIds: [ID!]!

  """Take the files off the components instead."""
  unassign: Boolean! = false
}

"""Files and folders to move, all or none."""
input MoveFilesInput {
  """UUIDv7s of the files; at most 1,000."""
  propertyFileIds: [ID!]! = []

  """UUIDv7s of the folders, of the same property; at most 1,000."""
  folderIds: [ID!]! = []

  """UUIDv7 of the folder to move them into; null is the top."""
  targetFolderId: ID
}

"""Files and folders to change, all or none."""
input FilesChosenInput {
  """UUIDv7s of the files; at most 1,000."""
  propertyFileIds: [ID!]! = []

  """UUIDv7s of the folders, of the same property; at most 1,000."""
  folderIds: [ID!]! = []
}

"""Result of adding a folder."""
type CreateFolderPayload {
  """The new folder."""
  folder: Folder

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of renaming a folder."""
type RenameFolderPayload {
  """The folder as saved."""
  folder: Folder

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of moving a folder."""
type MoveFolderPayload {
  """The folder as saved."""
  folder: Folder

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of deleting a folder."""
type DeleteFolderPayload {
  """The folder that is in the trash now."""
  folderId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of adding the standard folders."""
type AddStandardFoldersPayload {
  """The property with its folders."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of renaming a file."""
type RenameFilePayload {
  """The file as saved."""
  file: File

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of moving a file."""
type MoveFilePayload {
  """The file as saved."""
  file: File

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of changing a file's values."""
type UpdateFilePayload {
  """The file as saved."""
  file: File

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of deleting a file."""
type DeleteFilePayload {
  """The file that is in the trash now."""
  propertyFileId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of assigning files."""
type AssignFilesPayload {
  """The files as saved; null when there are errors."""
  files: [File!]

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of moving files and folders."""
type MoveFilesPayload {
  """The property with its folders and files."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of deleting files and folders."""
type DeleteFilesPayload {
  """The property with its folders and files."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of restoring files and folders."""
type RestoreFilesPayload {
  """The property with its folders and files."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of erasing files and folders."""
type EraseFilesPayload {
  """The property with its folders and files."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A file and a project."""
input ProjectFileInput {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """UUIDv7 of the project, of the file's property."""
  projectId: ID!
}

"""Result of adding a file to a project, or of removing it."""
type ProjectFilePayload {
  """The file as it is now."""
  file: File

  """The project."""
  project: Project

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A user's own settings of a grid or filter."""
type FilterSettings {
  """First part of the name, for example \`properties\`."""
  a: String!

  """Second part of the name."""
  b: String

  """The settings; an empty object when none are saved."""
  value: JSONObject!
}

"""Settings to save."""
input SaveFilterSettingsInput {
  """Letters, digits and dashes."""
  a: String!

  """Letters, digits and dashes."""
  b: String

  """At most 16 KB."""
  value: JSONObject!
}

"""Result of saving settings."""
type SaveFilterSettingsPayload {
  """The settings as saved."""
  filterSettings: FilterSettings

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Finances of a property in one fiscal year."""
type PropertyFinancial {
  """
  UUIDv7; null while nothing is saved for this year and the values are a proposal from the year before.
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

  """The fees of the year before; used only with loan analysis."""
  previousHoaAnnualFee: Money

  """Contribution to the reserve fund this year."""
  annualReserveContribution: Money!

  """Yearly increase in costs."""
  inflationRate: Percent!

  """Yearly interest on the balance."""
  interestRate: Percent!

  """Yearly increase in the contribution."""
  reserveContributionIncreaseRate: Percent!

  """1 monthly, 2 quarterly, 3 semi-annually, 4 annually."""
  feeCollectionFrequencyId: Int!

  """True when the last save was applied to all plans."""
  updateAllPlans: Boolean!

  """Expenses committed before the fiscal year begins."""
  upcomingExpenses: Money!

  """Month at whose start the balance was read, 1 to 12."""
  reserveMonthStart: Int!

  """True for a previous fiscal year."""
  isReadOnly: Boolean!

  """True while nothing is saved for this year."""
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

  """
  False clears the amount, true makes it required; left out, an amount that is not 0 means true.
  """
  hasUpcomingExpenses: Boolean

  """0 to the balance that the fund will have by then, at most 50,000,000."""
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

  """Errors to fix, by field under \`values\`."""
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

  """First and last day: 1/1/2026 - 12/31/2026."""
  yearRange: String!

  """Label: 2026 (Start Date 1/1/2026)."""
  label: String!

  """1 to 12."""
  fiscalYearStartMonth: Int!

  """First day."""
  startDate: Date!

  """Last day."""
  endDate: Date!

  """True when today falls in it."""
  isCurrentFiscalYear: Boolean!

  """True when it begins after today."""
  isFutureFiscalYear: Boolean!

  """True when it ended before today; it is then read-only."""
  isPreviousFiscalYear: Boolean!

  """True while no financials are saved for it."""
  requireSetup: Boolean!

  """
  True when it is the current year and the year before was never reconciled with actual figures.
  """
  requireReconciliation: Boolean!
}

"""What a full archive is requested of: a portfolio or a property."""
input RequestFullArchiveInput {
  """UUIDv7 of a portfolio; left out where it is of one property."""
  workspaceId: ID

  """UUIDv7 of a property."""
  propertyId: ID

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of requesting a full archive."""
type RequestFullArchivePayload {
  """The job that creates it; null when there are errors."""
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""What became of a reserve study that was sent to be imported."""
enum ImportRequestStatus {
  """The problems of the file went to its sender."""
  FAILED_VALIDATION

  """Internal staff has taken it."""
  RECEIVED

  """Its components are in the inventory."""
  PROCESSED

  """No one has looked at it yet."""
  NEW_REQUEST_RECEIVED
}

"""What is wrong in a file, and where."""
type ImportRequestProblem {
  """Name of the sheet; null where the file as a whole is meant."""
  sheetName: String

  """Row number as the sheet counts it."""
  row: Int!

  """
  Letter and heading of the column; null when the problem concerns the whole row.
  """
  column: String

  """The problem, and the values that are allowed."""
  detail: String!
}

"""What the import of a study came to."""
type ImportRequestResult {
  """Components added."""
  created: Int!

  """Components changed."""
  updated: Int!

  """Components left unchanged."""
  unchanged: Int!
}

"""Actions that the viewer may take on an import request."""
type ImportRequestActions {
  """
  Take it, send its problems back and import it: internal staff, until it is processed.
  """
  import: Boolean!
}

"""
A reserve study that a customer sent, for internal staff to import. Its workbook is at /download/import-request/{importRequestId}.
"""
type ImportRequest {
  """UUIDv7 of the request."""
  importRequestId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  propertyName: String!

  """UUIDv7 of its portfolio."""
  workspaceId: ID!

  """Name of its portfolio."""
  workspaceName: String!

  """Fiscal year of the inventory that the file goes into."""
  fiscalYear: Int!

  """Name of the workbook."""
  fileName: String!

  """Bytes of the workbook."""
  fileSize: Int!

  """What became of it."""
  status: ImportRequestStatus!

  """What was wrong when the file was last read, at most 100 problems."""
  problems: [ImportRequestProblem!]!

  """Number of all problems."""
  problemCount: Int!

  """Name of the person who sent it."""
  sentBy: String!

  """When it was sent."""
  sentAt: DateTime!

  """Name of the staff member who took it; null until then."""
  takenBy: String

  """When it was taken; null until then."""
  takenAt: DateTime

  """When it was processed; null until then."""
  processedAt: DateTime

  """What its import came to; null until it is processed."""
  result: ImportRequestResult

  """Version to send with a change."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: ImportRequestActions!
}

"""An import request, and what its import would bring."""
type OpenedImportRequest {
  """The request."""
  request: ImportRequest!

  """
  The preview of the sheet that is read first; null while the year is not open for changes, and where the file has to be read again.
  """
  preview: ComponentImportPreview
}

"""One page of import requests."""
type ImportRequestPage {
  """The requests of the page, newest first."""
  items: [ImportRequest!]!

  """Requests with the status."""
  totalCount: Int!

  """Requests that no one has looked at yet, whatever the status asked for."""
  newCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Requests on a page."""
  pageSize: Int!
}

"""A change of an import request by internal staff."""
input UpdateImportRequestInput {
  """UUIDv7 of the request."""
  importRequestId: ID!

  """Version that the change starts from."""
  version: Int!

  """
  Fiscal year that the file goes into; for another year the file is read again.
  """
  fiscalYear: Int!

  """
  RECEIVED takes the request, FAILED_VALIDATION sends the problems of the file to its sender.
  """
  status: ImportRequestStatus! = RECEIVED
}

"""Result of a change."""
type UpdateImportRequestPayload {
  """The request as it is now; null when there are errors."""
  request: ImportRequest

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The study to import."""
input ProcessImportRequestInput {
  """UUIDv7 of the request."""
  importRequestId: ID!

  """Version that the import starts from."""
  version: Int!

  """Fiscal year of the inventory that the file goes into."""
  fiscalYear: Int!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of an import: all rows or none."""
type ProcessImportRequestPayload {
  """
  The processed request; null when there are errors, and while a job imports it.
  """
  request: ImportRequest

  """
  The job that imports a large file; null when it is already imported. Repeating the mutation returns the same job.
  """
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Where ledgers can come from."""
type Integration {
  """1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online."""
  integrationId: Int!

  """Name."""
  name: String!

  """One sentence: what comes from where."""
  purpose: String!

  """What the association code is there."""
  codeHint: String!

  """Lines are fetched; otherwise people bring them as files."""
  fetches: Boolean!

  """Its associations can be listed."""
  lists: Boolean!

  """A connected app needs a credential."""
  needsCredential: Boolean!

  """
  Words of the button with which people sign in there; null where they enter a credential.
  """
  connectText: String

  """
  What whoever runs the installation sets before it can be connected; null once it can.
  """
  missing: String

  """What both reserve-funds flags are at first."""
  defaultUseReserveFunds: Boolean!

  """What a credential holds."""
  fields: [CredentialField!]!
}

"""A part of a credential that a person enters."""
type CredentialField {
  """Key in the values."""
  name: String!

  """As forms call it."""
  label: String!

  """Where it is found."""
  hint: String!

  """It is not shown while it is typed."""
  isSecret: Boolean!
}

"""A credential of a portfolio, without what it holds."""
type IntegrationCredential {
  """UUIDv7 of the credential."""
  integrationCredentialId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """What it opens."""
  integrationId: Int!

  """Name of the integration."""
  integrationName: String!

  """Name, chosen by people."""
  name: String!

  """The other service refused it, or its key is gone."""
  isExpired: Boolean!

  """What is wrong with it and how to mend it."""
  problem: String

  """Connected apps that use it."""
  propertyCount: Int!

  """When it was added."""
  createdAt: DateTime!

  """Version for If-Match."""
  version: Int!
}

"""Associations that a credential reaches."""
type ExternalAssociations {
  """The associations; null where the service cannot list them, or did not."""
  associations: [ExternalAssociation!]

  """Why they could not be listed."""
  problem: String
}

"""An association of another service."""
type ExternalAssociation {
  """Association code."""
  code: String!

  """Name there."""
  name: String!
}

"""The connected app of a property: where its ledger comes from."""
type ConnectedApp {
  """UUIDv7 of the connected app."""
  integrationPropertyId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online."""
  integrationId: Int!

  """Name of the integration."""
  integrationName: String!

  """UUIDv7 of its credential; null for ledger files."""
  integrationCredentialId: ID

  """Name of its credential."""
  credentialName: String

  """What is wrong with its credential and how to mend it."""
  credentialProblem: String

  """Association code; empty for ledger files."""
  externalPropertyCode: String!

  """Expenses take the fund that the source states."""
  useReserveFundsForExpenses: Boolean!

  """Income takes the fund that the source states."""
  useReserveFundsForIncome: Boolean!

  """Lines are fetched; otherwise people bring them as files."""
  fetches: Boolean!

  """A sync is under way."""
  isSyncing: Boolean!

  """End of the last successful sync."""
  lastSyncedAt: DateTime

  """When it is synced next by itself."""
  nextSyncAt: DateTime

  """The newest sync."""
  lastSync: IntegrationSync

  """Version for If-Match."""
  version: Int!
}

"""A sync of a property's ledger."""
type IntegrationSync {
  """UUIDv7 of the sync and of its job."""
  syncId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """What was synced."""
  integrationId: Int!

  """Name of the integration."""
  integrationName: String!

  """1 In Progress, 2 Successful, 3 Failed, otherwise Unknown."""
  status: Int!

  """In Progress, Successful, Failed or Unknown."""
  statusName: String!

  """When it began."""
  startedAt: DateTime!

  """When it ended; null while it is under way."""
  endedAt: DateTime

  """New transactions."""
  added: Int!

  """Corrected transactions."""
  changed: Int!

  """Transactions that the source deleted."""
  removed: Int!

  """Entries of the source that could not be read."""
  unreadable: Int!

  """Some of them, in words."""
  unreadableExamples: [String!]!

  """What went wrong and how to mend it."""
  problem: String

  """The service began it by itself."""
  isNightly: Boolean!
}

"""A credential to add."""
input AddCredentialInput {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """What it opens."""
  integrationId: Int!

  """Name."""
  name: String!

  """Texts by the names of the integration's fields. They never come back."""
  values: JSONObject!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A sign-in at another service that begins."""
input BeginAuthorizationInput {
  """UUIDv7 of the property that is connected."""
  propertyId: ID!

  """Where people sign in."""
  integrationId: Int!

  """UUIDv7 of a credential that is connected again; null makes one."""
  integrationCredentialId: ID
}

"""What the other service gave the browser on its way back."""
input FinishAuthorizationInput {
  """
  As it was sent there; good for one return of the same session within ten minutes.
  """
  state: String!

  """Good for one use; null where the permission was not given."""
  code: String

  """The company that was chosen there (realmId)."""
  externalCode: String

  """Why there is no code, as the service says."""
  refusal: String
}

"""Result of beginning a sign-in."""
type BeginAuthorizationPayload {
  """Page of the other service to which the browser goes."""
  address: String

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of a sign-in."""
type FinishAuthorizationPayload {
  """UUIDv7 of the property that is connected."""
  propertyId: ID

  """The credential that was added, or is good again."""
  credential: IntegrationCredential

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A credential to change."""
input UpdateCredentialInput {
  """UUIDv7 of the credential."""
  integrationCredentialId: ID!

  """Version that the edit started from."""
  version: Int!

  """Name."""
  name: String!

  """All values again; null leaves those that are stored."""
  values: JSONObject
}

"""A credential to remove."""
input RemoveCredentialInput {
  """UUIDv7 of the credential."""
  integrationCredentialId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Where the ledger of a property comes from."""
input ConnectedAppInput {
  """1 ledger files, 2 open ledger, 3 Buildium, 4 QuickBooks Online."""
  integrationId: Int!

  """UUIDv7 of a credential of this integration."""
  integrationCredentialId: ID

  """Association code."""
  externalPropertyCode: String

  """Expenses take the fund that the source states."""
  useReserveFundsForExpenses: Boolean!

  """Income takes the fund that the source states."""
  useReserveFundsForIncome: Boolean!
}

"""A property to connect."""
input ConnectAppInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: ConnectedAppInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A connected app to change."""
input UpdateConnectedAppInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: ConnectedAppInput!
}

"""A property to sync, or whose GL configuration is reset."""
input ConnectedAppCommand {
  """UUIDv7 of the property."""
  propertyId: ID!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of a change of a credential."""
type CredentialPayload {
  """The credential; null after it was removed."""
  credential: IntegrationCredential

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""Result of a change of a connected app."""
type ConnectedAppPayload {
  """The connected app as saved."""
  connectedApp: ConnectedApp

  """The property."""
  property: Property

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of asking for a sync."""
type SyncPropertyPayload {
  """The job that syncs."""
  job: Job

  """The property."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of a GL reset."""
type ResetGlPayload {
  """Accounts that are unmapped again."""
  accounts: Int

  """Transactions that lost what was assigned to them."""
  transactions: Int

  """Rules that were forgotten."""
  rules: Int

  """
  Number of transactions that the reset goes through behind the answer, where they are many: see ledgerWork.
  """
  stillToReset: Int

  """The property."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Kind of job."""
enum JobKind {
  """Creates a document."""
  DOCUMENT

  """Saves an accepted component import."""
  COMPONENT_IMPORT

  """Imports a reserve study that a customer sent."""
  IMPORT_REQUEST

  """Syncs a ledger."""
  LEDGER_SYNC

  """Enters an accepted ledger file."""
  LEDGER_IMPORT

  """Moves a property to another portfolio."""
  PROPERTY_REASSIGN

  """Duplicates a property."""
  PROPERTY_DUPLICATE

  """Creates a full archive of a property or a portfolio."""
  FULL_ARCHIVE

  """Adds the properties of a workbook."""
  PROPERTY_IMPORT

  """Sets up a fiscal year of many properties."""
  MANY_YEARS
}

"""Status of a job."""
enum JobStatus {
  """Waits for its turn."""
  QUEUED

  """Is running."""
  RUNNING

  """Finished with a result."""
  SUCCEEDED

  """Ended without a result; see \`errors\`."""
  FAILED

  """Canceled on request before it saved anything."""
  CANCELED
}

"""A document that can be requested."""
enum DocumentName {
  """Board packet of a plan, PDF; takes planId."""
  PACKET

  """Workbook of a plan with working formulas, .xlsx; takes planId."""
  WORKBOOK

  """Disclosure of a plan, PDF; takes planId."""
  DISCLOSURE

  """
  Inventory of a year, .xlsx; takes propertyId and fiscalYear. Importing it back changes nothing.
  """
  COMPONENTS

  """
  Inventory of a year through the export map of the property, .xlsx, for internal staff; takes propertyId and fiscalYear.
  """
  MAPPED_COMPONENTS

  """Projects of a property that are not deleted, .xlsx; takes propertyId."""
  PROJECTS

  """
  Maintenance tasks of a property with their costs by year, .xlsx; takes propertyId.
  """
  MAINTENANCE

  """
  Activity of a property, .csv; takes propertyId and optionally type, search, from and to.
  """
  ACTIVITY

  """
  Percent funded report, PDF; takes propertyId, fiscalYear and optionally years and planId.
  """
  PERCENT_FUNDED_PDF

  """Percent funded report, .xlsx; takes the same as its PDF."""
  PERCENT_FUNDED_XLSX

  """
  Anticipated expenditures report, PDF; takes propertyId, fiscalYear and optionally years, planId and category.
  """
  ANTICIPATED_EXPENDITURES_PDF

  """Anticipated expenditures report, .xlsx; takes the same as its PDF."""
  ANTICIPATED_EXPENDITURES_XLSX

  """
  Component inventory report, PDF; takes propertyId, fiscalYear and optionally planId and category.
  """
  COMPONENT_INVENTORY_PDF

  """Component inventory report, .xlsx; takes the same as its PDF."""
  COMPONENT_INVENTORY_XLSX

  """Photos report, PDF; takes propertyId and optionally perPage."""
  PHOTOS_REPORT_PDF

  """
  Associations of a portfolio with their key figures, PDF; takes portfolioId and view.
  """
  ASSOCIATIONS_PDF

  """The same, .xlsx."""
  ASSOCIATIONS_XLSX

  """
  What was paid for projects of a portfolio, PDF; takes portfolioId and spend.
  """
  PROJECT_SPEND_PDF

  """The same, .xlsx."""
  PROJECT_SPEND_XLSX
}

"""
A file that a job created. It can be downloaded from /download/job/{jobId} for a day, a full archive for seven.
"""
type JobFile {
  """Name of the file."""
  fileName: String!

  """Media type."""
  contentType: String!

  """Size in bytes. Not an Int, which ends at 2^31."""
  size: Float!
}

"""Actions that the viewer may take on a job."""
type JobActions {
  """Cancel it, while it has not finished."""
  cancel: Boolean!

  """Download its file, while it is available."""
  download: Boolean!
}

"""
Work that continues after the request that started it. Only the person who started a job can see it.
"""
type Job {
  """UUIDv7 of the job."""
  jobId: ID!

  """Kind of job."""
  kind: JobKind!

  """Status."""
  status: JobStatus!

  """Progress, in percent."""
  progress: Int!

  """
  The current step, in words; null before the job begins and after it ends.
  """
  step: String

  """The file that it created; null when there is none."""
  file: JobFile

  """Outcome of an import; null for other jobs."""
  componentImport: ComponentImportAnswer

  """Outcome of a ledger import; null for other jobs."""
  ledgerImport: LedgerImportAnswer

  """
  UUIDv7 of the copy of a property, once it is there; null for other jobs.
  """
  duplicatedPropertyId: ID

  """Outcome of setting up a year of many properties; null for other jobs."""
  manyYears: ManyYearsResult

  """Why it failed; empty when it did not."""
  errors: [UserError!]!

  """When it was requested."""
  createdAt: DateTime!

  """When it ended; null until then."""
  endedAt: DateTime

  """Actions that the viewer may take on it."""
  viewerCan: JobActions!
}

"""
A document to create. The required fields depend on the kind of document.
"""
input RequestDocumentInput {
  """Kind of document."""
  document: DocumentName!

  """
  UUIDv7 of a plan; for a report also \`current\`, for the current contribution.
  """
  planId: ID

  """UUIDv7 of a property."""
  propertyId: ID

  """Fiscal year."""
  fiscalYear: Int

  """Number of years in a report, 5 to 30."""
  years: Int

  """The only category to report on."""
  category: String

  """Of activity: the only kind."""
  type: String

  """
  Of activity: words of the description, the name of what changed or the user.
  """
  search: String

  """Of activity: the first day, in UTC."""
  from: Date

  """Of activity: the last day, in UTC."""
  to: Date

  """Photos on a page of the photos report: 2, 4 or 6; 4 when left out."""
  perPage: Int

  """UUIDv7 of a portfolio, for its lists."""
  workspaceId: ID

  """Of associations: filters, figures and order, as of a page."""
  view: AssociationViewInput

  """Of project spend: what it is summed up by, and its years."""
  spend: ProjectSpendInput

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of requesting a document."""
type RequestDocumentPayload {
  """The job that creates it; null when there are errors."""
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The job to cancel."""
input CancelJobInput {
  """UUIDv7 of the job."""
  jobId: ID!
}

"""Result of canceling a job."""
type CancelJobPayload {
  """The job as it is now; null when there are errors."""
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Actions that a member of staff may take on a job."""
type AdminJobActions {
  """Begin it again."""
  retry: Boolean!
}

"""
A job as internal staff see it: without its contents, its addresses and the person who asked for it.
"""
type AdminJob {
  """UUIDv7 of the job."""
  jobId: ID!

  """Kind of work: document, componentImport, mail …"""
  kind: String!

  """Status."""
  status: JobStatus!

  """
  UUIDv7 of the portfolio; null for work of the service for no portfolio.
  """
  workspaceId: ID

  """Name of the portfolio."""
  workspaceName: String

  """How often it was begun."""
  attempts: Int!

  """When it was requested."""
  createdAt: DateTime!

  """It is not begun before this moment."""
  runAfter: DateTime!

  """When it was last begun; null until then."""
  startedAt: DateTime

  """When it ended; null until then."""
  endedAt: DateTime

  """Seconds since it was requested, until it ended."""
  openForSeconds: Int!

  """Of a failed job: the code of its first error."""
  errorCode: String

  """Actions that the viewer may take on it."""
  viewerCan: AdminJobActions!
}

"""How many jobs there are of a status, each at most 10,000."""
type AdminJobCounts {
  """Jobs that wait."""
  queued: Int!

  """Jobs that are running."""
  running: Int!

  """Jobs that failed."""
  failed: Int!
}

"""One page of jobs."""
type AdminJobPage {
  """
  The jobs of the page: of those that wait or run the oldest first, of those that ended the newest first.
  """
  items: [AdminJob!]!

  """Jobs of this status, at most 10,000."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Jobs on a page."""
  pageSize: Int!

  """How many there are of each status."""
  counts: AdminJobCounts!
}

"""The job to begin again."""
input RetryJobInput {
  """UUIDv7 of the job."""
  jobId: ID!
}

"""Result of beginning a job again."""
type RetryJobPayload {
  """The job as it is now."""
  job: AdminJob

  """
  Errors to fix. Code \`NOT_FAILED\`: someone else began it again, or it was forgotten.
  """
  userErrors: [UserError!]!
}

"""What a column of a ledger file holds."""
enum LedgerField {
  """Date."""
  DATE

  """Account or GL Code."""
  ACCOUNT

  """Account Name."""
  ACCOUNT_NAME

  """Description."""
  DESCRIPTION

  """Payee or Payer."""
  PAYEE

  """Reference."""
  REFERENCE

  """Transaction ID."""
  EXTERNAL_ID

  """Type."""
  TYPE

  """Debit."""
  DEBIT

  """Credit."""
  CREDIT

  """Amount."""
  AMOUNT

  """Money In."""
  INCREASE

  """Money Out."""
  DECREASE

  """Balance."""
  BALANCE

  """Beginning Balance."""
  BEGIN_BALANCE

  """Ending Balance."""
  END_BALANCE

  """Fund."""
  FUND

  """Operating Fund."""
  OPERATING_BALANCE

  """Reserve Fund."""
  RESERVE_BALANCE
}

"""A layout of ledger files."""
enum LedgerLayout {
  """Trial balance with detail."""
  TRIAL_BALANCE

  """Balance sheet with a column for each fund."""
  FUND_BALANCE_SHEET

  """General ledger of QuickBooks."""
  QUICK_BOOKS

  """Owner ledger: money in and out in two columns."""
  OWNER_LEDGER

  """Lines of Yardi, without headings."""
  YARDI_LINES

  """Fields of Voyager."""
  VOYAGER

  """A plain table."""
  PLAIN
}

"""Whether the month or the day comes first where both are numbers."""
enum LedgerDateOrder {
  """01/31/2025."""
  MONTH_FIRST

  """31/01/2025."""
  DAY_FIRST
}

"""What a positive number in a column of amounts means."""
enum LedgerAmountSign {
  """Money in."""
  MONEY_IN

  """Money out."""
  MONEY_OUT

  """
  A debit: money in for bank accounts and other assets, money out for all others.
  """
  DEBIT

  """More on the account: money out for expenses, money in for all others."""
  NATURAL
}

"""What of a ledger file is compared."""
enum LedgerTieKind {
  """Beginning and movements give the end of an account."""
  BALANCE

  """The balance behind each line runs through."""
  RUNNING

  """
  Debits and credits of an account equal the totals that the file states for it.
  """
  TOTALS

  """Balances by fund give the total of an account."""
  FUNDS

  """All lines equal the totals that the file states."""
  CONTROL

  """Debits equal credits."""
  DEBITS_CREDITS
}

"""A column of a ledger file and what it holds."""
type LedgerImportColumn {
  """Position from the left, starting at 0."""
  index: Int!

  """Letter of the column."""
  letter: String!

  """Heading in the file."""
  heading: String!

  """What it holds; null when the column is left out."""
  field: LedgerField

  """First values of the column."""
  samples: [String!]!
}

"""An account of a ledger file."""
type LedgerImportAccount {
  """Code; of a ledger without codes, its name."""
  glCode: String!

  """Name."""
  glName: String!

  """What it is, by its code and name."""
  kind: AccountKind!

  """What it is used for: as chosen here, else as the property has it."""
  use: AccountUse!

  """What it seems to be used for."""
  suggestedUse: AccountUse!

  """Fund of a bank account."""
  fund: LedgerFund!

  """The ledger of the property does not have it yet."""
  isNew: Boolean!

  """Balance at the beginning, where the file states it."""
  begin: Money

  """Balance at the end, where the file states it."""
  end: Money

  """Money in of its lines."""
  moneyIn: Money!

  """Money out of its lines, never below zero."""
  moneyOut: Money!

  """Number of its lines."""
  lineCount: Int!
}

"""A balance of a bank account that a ledger file states."""
type LedgerImportBalance {
  """Name of the bank account."""
  name: String!

  """Its account of the ledger; null where it is of several funds."""
  glCode: String

  """Fund; null where no one has said."""
  fund: LedgerFund

  """Day of the balance."""
  asOf: Date!

  """Balance."""
  balance: Money!
}

"""A comparison of what a ledger file states with what was read of it."""
type LedgerImportTie {
  """What is compared."""
  kind: LedgerTieKind!

  """Account; null for the whole file."""
  glCode: String

  """Name of the account, or the whole file."""
  name: String!

  """What the file states less what was read."""
  difference: Money!

  """The difference is zero."""
  ties: Boolean!
}

"""A line of a ledger file as it would be entered."""
type LedgerImportLine {
  """Sheet; null for csv."""
  sheetName: String

  """Row number as the sheet counts it."""
  row: Int!

  """Day."""
  date: Date!

  """Code of its account."""
  glCode: String!

  """Description."""
  description: String!

  """Payee or payer."""
  payee: String

  """Reference."""
  reference: String

  """Amount; above zero is money in."""
  amount: Money!
}

"""An error in a ledger file."""
type LedgerImportProblem {
  """Sheet; null for csv."""
  sheetName: String

  """Row number as the sheet counts it."""
  row: Int!

  """
  Letter and heading of the column; null when the error concerns the whole row.
  """
  column: String

  """Text of the cell."""
  value: String

  """The error, and how to mend it."""
  detail: String!
}

"""A ledger file that was read and not yet entered."""
type LedgerImport {
  """UUIDv7 of the import."""
  importId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the file."""
  fileName: String!

  """Sheets that were read; empty for csv."""
  sheetNames: [String!]!

  """Layout."""
  layout: LedgerLayout!

  """
  Row of the headings as the sheet counts it; null where the file has none.
  """
  headerRow: Int

  """Columns and what they hold."""
  columns: [LedgerImportColumn!]!

  """Order of month and day."""
  dateOrder: LedgerDateOrder!

  """The days of the file allow no other order."""
  isDateOrderSure: Boolean!

  """What a positive number in a column of amounts means."""
  sign: LedgerAmountSign!

  """It was read as the last file of this layout was."""
  isMappingSaved: Boolean!

  """First day."""
  from: Date

  """Last day."""
  to: Date

  """Number of lines."""
  lineCount: Int!

  """Accounts."""
  accounts: [LedgerImportAccount!]!

  """Balances of bank accounts that are entered."""
  balances: [LedgerImportBalance!]!

  """Comparisons."""
  ties: [LedgerImportTie!]!

  """The first lines."""
  sample: [LedgerImportLine!]!

  """Lines that are new to the ledger."""
  newTransactions: Int!

  """Lines that were entered from a file of this layout before."""
  knownTransactions: Int!

  """Lines that another source has too, by day, account and amount."""
  duplicateCount: Int!

  """The first of those."""
  duplicates: [LedgerImportLine!]!

  """The first errors."""
  problems: [LedgerImportProblem!]!

  """Number of all errors."""
  problemCount: Int!

  """Titles, totals and page headings that were passed over."""
  skippedRows: Int!

  """What no column holds, though every line needs it."""
  missingFields: [LedgerField!]!

  """Rows with errors are left out on purpose."""
  skipProblems: Boolean!

  """Duplicates are left out."""
  skipDuplicates: Boolean!

  """True when the import can be accepted."""
  canAccept: Boolean!

  """
  Lines that are in the ledger already, while it is entered part by part.
  """
  enteredLines: Int!

  """Accepted already."""
  isAccepted: Boolean!

  """The viewer's job that is entering it now; null when there is none."""
  jobId: ID
}

"""A column and what it should hold."""
input LedgerImportColumnInput {
  """Position from the left, starting at 0."""
  index: Int!

  """What it holds; null leaves it out."""
  field: LedgerField
}

"""What an account is used for."""
input LedgerImportAccountInput {
  """Code of the account."""
  glCode: String!

  """Use. An account that is used as bank account is one."""
  use: AccountUse!

  """Fund of a bank account."""
  fund: LedgerFund! = UNMAPPED
}

"""How a ledger file is to be read."""
input LedgerImportValues {
  """Columns and what they hold."""
  columns: [LedgerImportColumnInput!]!

  """Order of month and day."""
  dateOrder: LedgerDateOrder!

  """What a positive number in a column of amounts means."""
  sign: LedgerAmountSign!

  """Choices for accounts."""
  accounts: [LedgerImportAccountInput!]! = []

  """Leave out rows with errors, on purpose."""
  skipProblems: Boolean! = false

  """Leave out lines that another source has too."""
  skipDuplicates: Boolean! = true
}

"""Another reading of the same file."""
input UpdateLedgerImportInput {
  """UUIDv7 of the import."""
  ledgerImportId: ID!

  """How to read it."""
  values: LedgerImportValues!
}

"""Result of another reading."""
type UpdateLedgerImportPayload {
  """The new preview."""
  preview: LedgerImport

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""The import to accept."""
input AcceptLedgerImportInput {
  """UUIDv7 of the import."""
  ledgerImportId: ID!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Outcome of a ledger import."""
type LedgerImportAnswer {
  """UUIDv7 of the import."""
  importId: ID!

  """Transactions added."""
  added: Int!

  """Transactions changed."""
  changed: Int!

  """Transactions that were there already."""
  unchanged: Int!

  """Transactions left out, as another source has them."""
  duplicates: Int!

  """First day of the file."""
  from: Date

  """Last day of the file."""
  to: Date
}

"""Result of accepting."""
type AcceptLedgerImportPayload {
  """
  The outcome; null when there are errors, and while a job is entering the file.
  """
  answer: LedgerImportAnswer

  """
  The job that enters a long file; null when it is already entered. Repeating the mutation returns the same job.
  """
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The import to discard."""
input RemoveLedgerImportInput {
  """UUIDv7 of the import."""
  ledgerImportId: ID!
}

"""Result of discarding."""
type RemoveLedgerImportPayload {
  """UUIDv7 of the import that is gone."""
  removedImportId: ID

  """Errors that stood in the way."""
  userErrors: [UserError!]!
}

"""Where money is."""
enum LedgerFund {
  """The reserve fund."""
  RESERVE

  """The operating fund."""
  OPERATING

  """Not known: neither the configuration nor the source says."""
  UNMAPPED
}

"""
What an account of the ledger is, as its source says or as someone corrected it.
"""
enum AccountKind {
  """A bank account."""
  BANK

  """Another asset."""
  ASSET

  """Income."""
  INCOME

  """An expense."""
  EXPENSE

  """A liability."""
  LIABILITY

  """Equity."""
  EQUITY

  """The source doesn't say."""
  UNKNOWN
}

"""What an account of the ledger is used for, as people configure it."""
enum AccountUse {
  """Income of the reserve fund."""
  RESERVE_INCOME

  """Expenses of the reserve fund."""
  RESERVE_EXPENSE

  """Income of the operating fund."""
  OPERATING_INCOME

  """Expenses of the operating fund."""
  OPERATING_EXPENSE

  """A bank account."""
  BANK

  """It counts nowhere."""
  IGNORED

  """No one has said yet."""
  UNMAPPED
}

"""Who mapped a transaction."""
enum MappedBy {
  """A person, by hand."""
  USER

  """A rule that was remembered."""
  RULE
}

"""Order of transactions."""
enum TransactionSort {
  """By day."""
  DATE

  """By amount."""
  AMOUNT

  """By payee."""
  PAYEE
}

"""What a mapping is remembered for."""
enum RememberedFor {
  """Every transaction of the payee."""
  PAYEE

  """Every transaction of the account."""
  GL_CODE

  """Every transaction of the payee in the account."""
  PAYEE_AND_GL_CODE
}

"""One posting on one account of a property's ledger."""
type Transaction {
  """UUIDv7 of the transaction."""
  transactionId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Day of the posting."""
  date: Date!

  """Above zero is money in, below zero money out."""
  amount: Money!

  """The fund: by the use of its account, else as the source says."""
  fund: LedgerFund!

  """Code of its account."""
  glCode: String!

  """Name of its account."""
  glName: String!

  """What its account is used for."""
  use: AccountUse!

  """What the source says of it."""
  description: String!

  """Who paid or was paid."""
  payee: String

  """Number of the check, transfer or invoice."""
  reference: String

  """Its id in the source."""
  externalId: String!

  """Name of the source."""
  sourceName: String!

  """
  The component that it is for, by the line of the fiscal year of its day, else by the newest line.
  """
  propertyComponentId: ID

  """Name of that component."""
  componentName: String

  """The project that it is for."""
  projectId: ID

  """Name of that project."""
  projectName: String

  """Whether the expense was not budgeted in the reserve study."""
  isUnexpected: Boolean!

  """Who mapped it; null while no one has."""
  mappedBy: MappedBy

  """Balance of its account after it, as the source states it."""
  runningBalance: Money

  """Version for If-Match."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: TransactionActions!
}

"""Actions that the viewer may take on a transaction."""
type TransactionActions {
  """Map it to a component or project, and mark it as unexpected."""
  edit: Boolean!
}

"""Where a part of a list of transactions ends."""
type TransactionPageInfo {
  """For \`after\`: the part behind this one; null at the end of the list."""
  endCursor: String

  """Whether there is a part behind this one."""
  hasNextPage: Boolean!
}

"""
Which accounts the sums of a list are made of, so that no money counts twice: the first of these that the list has.
"""
enum TotalsBasis {
  """Income and expense accounts, and those whose use no one has said."""
  INCOME_AND_EXPENSES

  """Bank accounts."""
  BANK_ACCOUNTS

  """Accounts that are ignored."""
  IGNORED_ACCOUNTS
}

"""
A part of a property's transactions, with figures of the whole filtered list.
"""
type TransactionConnection {
  """The transactions of this part."""
  nodes: [Transaction!]!

  """Number of transactions in the whole filtered list."""
  totalCount: Int!

  """Money in of the whole filtered list, on accounts of the basis."""
  moneyIn: Money!

  """
  Money out of the whole filtered list, on accounts of the basis; never below zero.
  """
  moneyOut: Money!

  """Which accounts both sums are made of."""
  basis: TotalsBasis!

  """Number of transactions on other accounts, which both sums leave out."""
  leftOut: Int!

  """Where this part ends."""
  pageInfo: TransactionPageInfo!
}

"""Which transactions are meant; what is left out does not matter."""
input TransactionFilter {
  """First day."""
  from: Date

  """Last day."""
  to: Date

  """Only of this fund."""
  fund: LedgerFund

  """Only of accounts with this use."""
  use: AccountUse

  """Only of this account."""
  glCode: String

  """
  Words of description, payee, reference, or of the account's code or name; at most 200 characters.
  """
  search: String

  """Only those that were not budgeted, or only the others."""
  isUnexpected: Boolean

  """Only those with a component or a project, or only those without."""
  isMapped: Boolean

  """Only those of this component, by any of its lines."""
  propertyComponentId: ID

  """Only those of this project."""
  projectId: ID
}

"""Who stated a balance."""
enum BalanceOrigin {
  """A statement of the source."""
  SOURCE

  """Someone, by hand."""
  HAND
}

"""What someone stated by hand of a bank account at the end of a day."""
type StatedBalance {
  """The day."""
  asOf: Date!

  """What was in it."""
  balance: Money!
}

"""What is in a bank account on a day."""
type BankBalance {
  """UUIDv7 of the bank account."""
  bankAccountId: ID!

  """Name."""
  name: String!

  """The bank."""
  institution: String

  """The fund that its money is of."""
  fund: LedgerFund!

  """Balance; null while no statement is known."""
  balance: Money

  """Day of the statement that the balance starts from."""
  asOf: Date

  """Who stated it; null while no statement is known."""
  origin: BalanceOrigin
}

"""Bank balances of a property on a day."""
type BankBalances {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The day."""
  on: Date!

  """Its bank accounts, by name."""
  accounts: [BankBalance!]!
}

"""Actions that the viewer may take on a configuration of the ledger."""
type LedgerConfigurationActions {
  """Change it."""
  edit: Boolean!
}

"""An account of a property's ledger."""
type GlAccount {
  """Code; of a ledger without codes, its name."""
  glCode: String!

  """Name."""
  glName: String!

  """What it is: as someone stated it, else as the source says."""
  kind: AccountKind!

  """
  What the source says, where someone stated another kind; null otherwise.
  """
  sourceKind: AccountKind

  """What it is used for."""
  use: AccountUse!

  """What it seems to be used for, by its kind and the words of its name."""
  suggestedUse: AccountUse!

  """Number of its transactions."""
  lineCount: Int!

  """Day of its newest transaction."""
  lastDate: Date
}

"""Limits of variances of a property, in whole percent of the plan."""
type VarianceLimits {
  """More is watched."""
  watchAbove: Int!

  """More raises an alert."""
  alertAbove: Int!
}

"""What the accounts of a property's ledger are used for."""
type GlConfiguration {
  """UUIDv7 of the property."""
  propertyId: ID!

  """All accounts, by code."""
  accounts: [GlAccount!]!

  """
  Whether no account has a use of the reserve fund. Matters only for an integrated property.
  """
  isMissing: Boolean!

  """
  From when on figures of the live dashboard are watched, or raise an alert.
  """
  varianceLimits: VarianceLimits!

  """Version of the whole configuration; 0 until someone saves it."""
  version: Int!

  """Actions that the viewer may take."""
  viewerCan: LedgerConfigurationActions!
}

"""A bank account with the account of the ledger that it is."""
type BankAccount {
  """UUIDv7 of the bank account."""
  bankAccountId: ID!

  """Name."""
  name: String!

  """The bank."""
  institution: String

  """Code of the account of the ledger; null where the source names none."""
  glCode: String

  """Whether someone added it: no source names it."""
  isByHand: Boolean!

  """The fund that its money is of."""
  fund: LedgerFund!

  """Balance of today; null while no statement is known."""
  balance: Money

  """Day of the statement that the balance starts from."""
  asOf: Date

  """Who stated it; null while no statement is known."""
  origin: BalanceOrigin

  """Balances that were stated by hand, the newest day first."""
  statedBalances: [StatedBalance!]!
}

"""
A bank account that a source names and one that someone added by hand, which may be the same. Until someone says so, both count.
"""
type BankLookalike {
  """UUIDv7 of the one by hand."""
  bankAccountId: ID!

  """UUIDv7 of the one that a source names."""
  sourceBankAccountId: ID!

  """Why they look alike, as a sentence."""
  reason: String!
}

"""The bank accounts of a property and their funds."""
type BankConfiguration {
  """UUIDv7 of the property."""
  propertyId: ID!

  """All bank accounts, by name."""
  accounts: [BankAccount!]!

  """
  Accounts by hand and of a source that may be the same, and of which no one has said so or not.
  """
  lookalikes: [BankLookalike!]!

  """
  Whether no bank account is of the reserve fund. Matters only for an integrated property.
  """
  isMissing: Boolean!

  """Version of the whole configuration; 0 until someone saves it."""
  version: Int!

  """Actions that the viewer may take."""
  viewerCan: LedgerConfigurationActions!
}

"""
What is remembered of transactions of a payee, of an account, or of a payee in an account.
"""
type LedgerRule {
  """UUIDv7 of the rule."""
  ruleId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """The payee; null for every payee."""
  payee: String

  """Code of the account; null for every account."""
  glCode: String

  """Name of the account."""
  glName: String

  """The component that transactions are mapped to."""
  propertyComponentId: ID

  """Name of that component."""
  componentName: String

  """The project that transactions are mapped to."""
  projectId: ID

  """Name of that project."""
  projectName: String

  """
  Whether they are marked as unexpected; null when the rule says nothing of it.
  """
  isUnexpected: Boolean

  """Number of transactions that the rule mapped."""
  lineCount: Int!

  """Version for If-Match."""
  version: Int!
}

"""A change of a ledger that is too long for a request."""
enum LedgerWorkKind {
  """
  Turns the transactions of an account whose kind was corrected between money in and money out.
  """
  TURN_SIGNS

  """Maps transactions by rules that were made, changed or removed."""
  APPLY_RULES

  """
  Forgets what transactions of the connected app were mapped to by hand; they follow the rules that are left.
  """
  RESET_MAPPING
}

"""
A long change of a ledger that is under way. Until it is done, figures of what it changes are in part those of before.
"""
type LedgerWork {
  """UUIDv7 of the change."""
  workId: ID!

  """What it does."""
  kind: LedgerWorkKind!

  """Code of the corrected account; null for rules."""
  glCode: String

  """Name of that account."""
  glName: String

  """Number of transactions that it goes through."""
  lineCount: Int!

  """Number of those that it has gone through."""
  doneCount: Int!
}

"""
What is said of transactions: every value, since what is left out is emptied.
"""
input TransactionMapping {
  """The component that it is for: any of its lines."""
  propertyComponentId: ID

  """The project that it is for."""
  projectId: ID

  """Whether the expense was not budgeted in the reserve study."""
  isUnexpected: Boolean! = false

  """
  Remember it as a rule, and apply it to all transactions that no one mapped by hand.
  """
  remember: RememberedFor
}

"""A transaction to map."""
input MapTransactionInput {
  """UUIDv7 of the transaction."""
  transactionId: ID!

  """Version that the viewer saw."""
  version: Int!

  """What is said of it."""
  values: TransactionMapping!
}

"""Transactions of one property to map."""
input MapTransactionsInput {
  """UUIDv7 of each, 1 to 1,000."""
  transactionIds: [ID!]!

  """What is said of all of them."""
  values: TransactionMapping!
}

"""Result of mapping transactions."""
type MapTransactionsPayload {
  """The transactions as they are now, in the asked order."""
  transactions: [Transaction!]

  """Rules that were made or changed."""
  rules: [LedgerRule!]

  """Number of other transactions that the rules changed."""
  alsoMapped: Int

  """
  Number of transactions that the rules go through behind the answer, where they are many: see ledgerWork.
  """
  stillToMap: Int

  """The property, whose lists and figures may have changed."""
  property: Property

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""What an account is used for."""
input GlAccountUseInput {
  """Code of the account."""
  glCode: String!

  """Its use."""
  use: AccountUse!

  """
  What it is; without it that stays. What the source says takes a correction back. Its transactions turn between money in and money out where the kind says so.
  """
  kind: AccountKind
}

"""Limits of variances, in whole percent of the plan, 1 to 500."""
input VarianceLimitsInput {
  """More is watched."""
  watchAbove: Int!

  """More raises an alert; more than watchAbove."""
  alertAbove: Int!
}

"""What the accounts of a property are used for."""
input SaveGlConfigurationInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the edit started from."""
  version: Int!

  """The accounts; those that are not listed stay as they are."""
  accounts: [GlAccountUseInput!]!

  """Limits of variances; without them they stay as they are."""
  varianceLimits: VarianceLimitsInput
}

"""Result of saving what accounts are used for."""
type SaveGlConfigurationPayload {
  """The configuration as it is now."""
  glConfiguration: GlConfiguration

  """The property, whose transactions and figures follow from it."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""What is in a bank account at the end of a day, stated by hand."""
input StatedBalanceInput {
  """The day; today or before."""
  asOf: Date!

  """What was in it; below zero where it was overdrawn."""
  balance: Money!
}

"""Values of a bank account."""
input BankAccountInput {
  """UUIDv7 of the bank account."""
  bankAccountId: ID!

  """The fund that its money is of."""
  fund: LedgerFund!

  """Name, at most 250 characters."""
  name: String!

  """The bank, at most 250 characters."""
  institution: String

  """
  All balances that are stated by hand, one a day and none of a day that the source states; without them they stay as they are.
  """
  statedBalances: [StatedBalanceInput!]
}

"""Values of a bank account that no source names."""
input NewBankAccountValues {
  """Name, at most 250 characters."""
  name: String!

  """The bank, at most 250 characters."""
  institution: String

  """The fund that its money is of."""
  fund: LedgerFund!

  """What was in it; below zero where it was overdrawn."""
  balance: Money!

  """At the end of this day; today or before."""
  asOf: Date!
}

"""A bank account to add by hand."""
input AddBankAccountInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Its values."""
  values: NewBankAccountValues!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String
}

"""A bank account that someone added by hand, to remove."""
input RemoveBankAccountInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the bank account."""
  bankAccountId: ID!

  """Version of the whole configuration that the viewer saw."""
  version: Int!
}

"""Whether a bank account by hand is one that a source names."""
input AnswerBankLookalikeInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the one by hand."""
  bankAccountId: ID!

  """UUIDv7 of the one that a source names."""
  sourceBankAccountId: ID!

  """
  True: the one by hand is removed, and its fund and balances go over. False: both stay, and no one is asked again.
  """
  isSame: Boolean!

  """Version of the whole configuration that the viewer saw."""
  version: Int!
}

"""The bank accounts of a property and their funds."""
input SaveBankConfigurationInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the edit started from."""
  version: Int!

  """The bank accounts; those that are not listed stay as they are."""
  accounts: [BankAccountInput!]!
}

"""
Result of adding or removing a bank account, or of saying whether two are the same.
"""
type BankAccountsPayload {
  """The property with its bank accounts."""
  property: Property

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of saving bank accounts."""
type SaveBankConfigurationPayload {
  """The configuration as it is now."""
  bankConfiguration: BankConfiguration

  """The property, whose transactions and balances follow from it."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Values of a rule."""
input LedgerRuleInput {
  """The payee; null for every payee of the account."""
  payee: String

  """Code of the account; null for every account of the payee."""
  glCode: String

  """The component that transactions are mapped to: any of its lines."""
  propertyComponentId: ID

  """The project that transactions are mapped to."""
  projectId: ID

  """
  Whether they are marked as unexpected; null when the rule says nothing of it.
  """
  isUnexpected: Boolean
}

"""A rule to add."""
input AddLedgerRuleInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Its values. A rule for the same payee and account is replaced."""
  values: LedgerRuleInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String
}

"""A rule to remove."""
input RemoveLedgerRuleInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the rule."""
  ruleId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of a change of the rules."""
type LedgerRulesPayload {
  """
  The property with its rules; transactions that only a removed rule mapped are unmapped again.
  """
  property: Property

  """
  Number of transactions whose mapping follows from the rule; null after a removal.
  """
  alsoMapped: Int

  """
  Number of transactions that the rule goes through behind the answer, where they are many: see ledgerWork; null after a removal.
  """
  stillToMap: Int

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""How far a figure of the ledger is off its plan."""
enum VarianceStatus {
  """Within the limits."""
  OK

  """More than varianceLimits.watchAbove percent off on the bad side."""
  WATCH

  """
  More than varianceLimits.alertAbove percent off on the bad side, or spent without a plan.
  """
  ALERT
}

"""
A figure against its plan: spending above what is planned for the year, income below what is budgeted to date.
"""
type LiveVariance {
  """Whether it is within the limits."""
  status: VarianceStatus!

  """
  Percent of the plan on the bad side, with one decimal; below zero on the good one; null without a plan.
  """
  percent: Float
}

"""What a live dashboard was made of, and when."""
type LiveHeader {
  """Name of the property."""
  propertyName: String!

  """Company of its portfolio."""
  companyName: String!

  """When the report was computed."""
  reportPreparedDate: DateTime!

  """When the ledger last brought transactions; null where it never did."""
  lastUpdated: DateTime

  """True while no account of the ledger has a use of the reserve fund."""
  missingGlCodesConfig: Boolean!

  """True while no bank account is of the reserve fund."""
  missingBankAccountsConfig: Boolean!
}

"""Reserve expenses of an account of the ledger."""
type AccountExpenses {
  """Code of the account."""
  glCode: String!

  """Name of the account."""
  glName: String!

  """Money out less money in over the last 12 months."""
  total: Money!

  """The same by month, for the months of cashFlowOfReserves."""
  months: [Money!]!
}

"""Reserve expenses of the last 12 months, by account of the ledger."""
type ReserveExpenses {
  """All of them."""
  total: Money!

  """Of the total, what someone marked as unexpected."""
  unexpected: Money!

  """The largest first; they add up to the total."""
  accounts: [AccountExpenses!]!
}

"""A month of the reserve fund."""
type CashFlowMonth {
  """Its first day."""
  month: Date!

  """Money in less money out of reserve income."""
  income: Money!

  """Money out less money in of reserve expenses."""
  expenses: Money!

  """
  Reserve bank accounts at the end of the month; of the current month, as far as it has come. null where no statement is known.
  """
  endingBalance: Money

  """
  True where no statement reaches so far back: worked back from income and expenses.
  """
  isWorkedBack: Boolean!

  """
  What else moved the balance, money in less money out: transfers between the funds, and what statements say that the ledger does not have. null where no balance is known.
  """
  other: Money
}

"""Income, expenses and balance of reserves."""
type CashFlowOfReserves {
  """The current month and the eleven before it, oldest first."""
  months: [CashFlowMonth!]!
}

"""Actual spending of a category beside the plan."""
type ActualCategory {
  """Name of the category, or Not mapped to a component."""
  category: String!

  """
  Place of the category, which decides its color; null for expenses without a component.
  """
  categoryPosition: Int

  """Reserve expenses of the fiscal year so far."""
  spent: Money!

  """What the plan has for the whole fiscal year."""
  planned: Money!

  """Of what was spent, what someone marked as unexpected."""
  unexpected: Money!

  """Spent against planned; null for expenses without a component."""
  variance: LiveVariance
}

"""Actual spending by category."""
type ExpendituresByCategory {
  """All reserve expenses of the fiscal year so far."""
  total: Money!

  """Categories with either, the largest first; they add up to the total."""
  categories: [ActualCategory!]!
}

"""A category of projected expenses."""
type ProjectedCategory {
  """Name of the category."""
  category: String!

  """Place of the category, which decides its color."""
  categoryPosition: Int!

  """Expenditures of the plan over these years, at each year's prices."""
  total: Money!
}

"""Expenses that the plan has for the years from the current one on."""
type ProjectedExpenses {
  """1, 5 or 10."""
  years: Int!

  """All categories together."""
  total: Money!

  """The largest first."""
  categories: [ProjectedCategory!]!
}

"""
What the ledger says of the current fiscal year, beside the plan. The same content as the PDF that POST /upload/live-dashboard/{propertyId}/{fiscalYear} makes.
"""
type RealTimeFinancialHealth {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The current fiscal year."""
  fiscalYear: Int!

  """What it was made of, and when."""
  header: LiveHeader!

  """First day of the fiscal year."""
  startDate: Date!

  """Units that figures per unit divide by."""
  numberOfUnits: Int!

  """
  Months of the fiscal year that have begun; the current one counts whole.
  """
  monthsToDate: Int!

  """
  How much is in reserves and whether the year is on plan; empty where data is missing.
  """
  verdict: [ReportRun!]!

  """
  Reserve bank accounts: the last statement of each, plus what its account in the ledger moved after it. null without a statement.
  """
  currentReserveBalance: Money

  """Bank accounts of the reserve fund."""
  reserveAccounts: Int!

  """Operating bank accounts, in the same way."""
  currentOperatingBalance: Money

  """Bank accounts of the operating fund."""
  operatingAccounts: Int!

  """Total annual fees / 12 / units."""
  monthlyAssessmentPerUnit: Money

  """The year's contribution to reserves / 12 / units."""
  monthlyReserveContributionPerUnit: Money

  """Reserve expenses of the fiscal year so far."""
  spendingActualYtd: Money!

  """What the plan has for the whole fiscal year; null without a plan."""
  spendingPlanned: Money

  """Spent against planned for the whole year."""
  spendingVariance: LiveVariance

  """Of what was spent, what someone marked as unexpected."""
  unexpectedYtd: Money!

  """The year's contribution to reserves / 12 x monthsToDate."""
  budgetedContributionsYtd: Money

  """Reserve income of the fiscal year so far, interest included."""
  reserveIncomeYtd: Money!

  """Income against what is budgeted to date."""
  incomeVariance: LiveVariance

  """Of the last 12 months, by account of the ledger."""
  reserveExpenses: ReserveExpenses!

  """By month."""
  cashFlowOfReserves: CashFlowOfReserves!

  """
  Of the fiscal year so far, by category of the components that transactions are mapped to.
  """
  expendituresByCategory: ExpendituresByCategory!

  """For 1, 5 and 10 years; empty without a plan."""
  projectedExpenses: [ProjectedExpenses!]!

  """When a variance is watched, and when it raises an alert."""
  varianceLimits: VarianceLimits!

  """Why there is no plan to compare with; null where there is one."""
  assumptionsProblem: String
}

"""
A maintenance task of a component, which comes back each year or every few years. It is paid from operations, never from reserves.
"""
type MaintenanceTask {
  """UUIDv7 of the task."""
  maintenanceTaskId: ID!

  """What is to be done."""
  name: String!

  """1 to 12: the task is due on the last day of this month."""
  month: Int!

  """1: each year; 3: every three years."""
  everyYears: Int!

  """Calendar year in which it is due for the first time."""
  firstYear: Int!

  """Cost of one time; null also where the viewer may not see costs."""
  estimatedCost: Money

  """The company or person who does it."""
  vendor: String

  """Free text."""
  notes: String

  """Day on which it was last done."""
  doneOn: Date

  """Day on which it is due next; before today where no one did it."""
  nextDueOn: Date!

  """That day has passed."""
  isOverdue: Boolean!

  """Version for If-Match."""
  version: Int!
}

"""The maintenance of a component."""
type ComponentMaintenance {
  """Tasks, by the day they are due next."""
  tasks: [MaintenanceTask!]!

  """
  Estimated cost of all tasks in an average year; null where the viewer may not see costs.
  """
  yearlyCost: Money

  """Actions that the viewer may take."""
  viewerCan: MaintenanceActions!
}

"""Actions that the viewer may take on the maintenance of a component."""
type MaintenanceActions {
  """Add, change and remove tasks, and note that they were done."""
  edit: Boolean!

  """See what tasks cost."""
  viewCosts: Boolean!
}

"""A maintenance task beside the component that it belongs to."""
type PropertyMaintenanceTask {
  """The task."""
  task: MaintenanceTask!

  """UUIDv7 of the component's line of the current inventory."""
  propertyComponentId: ID!

  """Name of the component."""
  componentName: String!

  """Category of the component."""
  category: String!
}

"""What maintenance asks for in a calendar year, by its rhythm."""
type MaintenanceYear {
  """The calendar year."""
  year: Int!

  """Tasks that are due in the year."""
  taskCount: Int!

  """
  Their estimated costs, paid from operations; null where the viewer may not see costs.
  """
  cost: Money
}

"""
All maintenance of a property, and what it costs a year, apart from the reserve fund.
"""
type PropertyMaintenance {
  """Tasks, by the day they are due next."""
  tasks: [PropertyMaintenanceTask!]!

  """This calendar year and the four after it."""
  years: [MaintenanceYear!]!

  """
  Estimated cost of all tasks in an average year; null where the viewer may not see costs.
  """
  yearlyCost: Money

  """Actions that the viewer may take."""
  viewerCan: MaintenanceActions!
}

"""The values of a maintenance task."""
input MaintenanceTaskInput {
  """What is to be done."""
  name: String!

  """1 to 12."""
  month: Int!

  """1 to 30."""
  everyYears: Int!

  """1990 to 2100."""
  firstYear: Int!

  """0 to 99,000,000."""
  estimatedCost: Money

  """The company or person who does it."""
  vendor: String

  """Up to 4,000 characters."""
  notes: String

  """Not after today."""
  doneOn: Date
}

"""A task to add."""
input AddMaintenanceTaskInput {
  """UUIDv7 of a line of the component, of any year."""
  propertyComponentId: ID!

  """The values."""
  values: MaintenanceTaskInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A task to change."""
input UpdateMaintenanceTaskInput {
  """UUIDv7 of a line of the component, of any year."""
  propertyComponentId: ID!

  """UUIDv7 of the task."""
  maintenanceTaskId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: MaintenanceTaskInput!
}

"""A task that was done."""
input FinishMaintenanceTaskInput {
  """UUIDv7 of a line of the component, of any year."""
  propertyComponentId: ID!

  """UUIDv7 of the task."""
  maintenanceTaskId: ID!

  """Version that the viewer saw."""
  version: Int!

  """Day on which it was done, not after today."""
  doneOn: Date!
}

"""A task to remove."""
input RemoveMaintenanceTaskInput {
  """UUIDv7 of a line of the component, of any year."""
  propertyComponentId: ID!

  """UUIDv7 of the task."""
  maintenanceTaskId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of a change of the maintenance of a component."""
type MaintenancePayload {
  """The component with its maintenance."""
  component: Component

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""The viewer's email preferences."""
type NotificationPreferences {
  """Whether and how often email is sent."""
  channelSetting: NotificationChannel!

  """Email by category, in the order of the categories."""
  taskSettings: [NotificationTaskSetting!]!

  """
  IANA name of the time zone in whose morning digests and reminders come, \`America/Los_Angeles\`; null for the service's own.
  """
  timeZone: String

  """Version to send with a change; 0 until the first change."""
  version: Int!
}

"""Whether and how often email is sent."""
type NotificationChannel {
  """True when email is sent at all."""
  email: Boolean!

  """1 individual, 2 weekly digest, 3 monthly digest."""
  emailFrequencyId: Int!
}

"""Email about one category."""
type NotificationTaskSetting {
  """1 task, 2 task note, 3 task media."""
  notificationCategoryId: Int!

  """True when email is sent about it."""
  email: Boolean!
}

"""Whether and how often email is sent."""
input NotificationChannelInput {
  """True when email is sent at all."""
  email: Boolean!

  """1 individual, 2 weekly digest, 3 monthly digest."""
  emailFrequencyId: Int!
}

"""Email about one category."""
input NotificationTaskSettingInput {
  """1 task, 2 task note, 3 task media."""
  notificationCategoryId: Int!

  """Send email about it."""
  email: Boolean!
}

"""The full preferences."""
input SaveNotificationPreferencesInput {
  """Whether and how often email is sent."""
  channelSetting: NotificationChannelInput!

  """Settings of all three categories, each exactly once."""
  taskSettings: [NotificationTaskSettingInput!]!

  """
  IANA name of the time zone; null for the service's own. Left out, it stays as it is.
  """
  timeZone: String

  """Version that the change starts from."""
  version: Int!
}

"""Result of saving which notifications arrive, and how."""
type SaveNotificationPreferencesPayload {
  """The preferences as saved."""
  notificationPreferences: NotificationPreferences

  """
  Errors to fix. Code \`STALE\`: they were changed elsewhere in the meantime.
  """
  userErrors: [UserError!]!
}

"""The time zone of the viewer's browser."""
input NoteTimeZoneInput {
  """IANA name, \`America/Los_Angeles\`."""
  timeZone: String!
}

"""Result of noting the time zone of a browser."""
type NoteTimeZonePayload {
  """The preferences with the zone in them."""
  notificationPreferences: NotificationPreferences

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A notification of the viewer, as they may see it now."""
type UserNotification {
  """UUIDv7 of the notification."""
  userNotificationId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  propertyName: String!

  """Who did it; null where a day came."""
  associatedUserId: ID

  """Their full name."""
  associatedUserFullName: String

  """Title, as it is to be read."""
  titleTemplate: String!

  """Plain text, as it is to be read."""
  bodyTemplate: String!

  """When it came."""
  notifyDate: DateTime!

  """Whether the viewer has read it."""
  isRead: Boolean!

  """1 task, 2 task note, 3 task media."""
  category: Int!

  """Path of the page in the application."""
  link: String
}

"""One page of notifications."""
type UserNotificationPage {
  """The notifications of the page, newest first."""
  items: [UserNotification!]!

  """Notifications of the whole list."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Notifications on a page."""
  pageSize: Int!

  """Those of the whole list that were not read, at most 1,000."""
  unreadCount: Int!
}

"""A notification that was read."""
input MarkNotificationReadInput {
  """UUIDv7 of the notification."""
  userNotificationId: ID!
}

"""Which notifications were read."""
input MarkAllNotificationsReadInput {
  """UUIDv7 of the property; without it, those of all properties."""
  propertyId: ID
}

"""Result of marking one notification as read."""
type MarkNotificationReadPayload {
  """The notification as it is now."""
  notification: UserNotification

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of marking notifications as read."""
type MarkAllNotificationsReadPayload {
  """How many were marked."""
  marked: Int

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The date that photos are ordered by."""
enum PhotoSort {
  """When it was uploaded."""
  UPLOAD_DATE

  """When it was taken; photos without a date come last."""
  TAKEN_DATE
}

"""What became of the picture of a photo."""
enum PhotoImageState {
  """
  Its sizes are being made, behind the upload; its addresses answer 409 until they are.
  """
  BEING_MADE

  """All of its sizes can be had."""
  READY

  """
  The uploaded file can't be decoded; \`imageProblem\` says how to mend that.
  """
  FAILED
}

"""A photo of a property."""
type Photo {
  """UUIDv7 of the photo."""
  propertyPhotoId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the uploaded file, without folders."""
  fileName: String!

  """Address of the picture with its longest side of at most 320 pixels."""
  smallFileUrl: String!

  """Address of the picture with its longest side of at most 1280 pixels."""
  mediumFileUrl: String!

  """Address of the picture with its longest side of at most 2560 pixels."""
  largeFileUrl: String!

  """Address of the picture at its full size, as a JPEG without metadata."""
  originalFileUrl: String!

  """Description, at most 4,000 characters."""
  description: String

  """
  When it was taken, by the clock where it was taken: ISO 8601 without a zone, 2026-10-28T09:14:00. Null when not known.
  """
  takenDate: String

  """Year of takenDate."""
  takenYear: Int

  """When it was uploaded."""
  uploadDate: DateTime!

  """Year of uploadDate, in UTC."""
  uploadYear: Int!

  """Full name of the user who uploaded it."""
  uploadByFullName: String!

  """Degrees north of the equator; null when not known."""
  latitude: Float

  """Degrees east of Greenwich; null when not known."""
  longitude: Float

  """Whether it is in the photos report."""
  includeInPhotosReport: Boolean!

  """
  Components that it shows, by name, with their lines of the current inventory year.
  """
  propertyComponents: [AttachedComponent!]!

  """Projects that it was added to, by name."""
  projects: [AttachedProject!]!

  """Ids of the components whose primary photo it is."""
  isPrimaryOf: [ID!]!

  """Width in pixels."""
  width: Int!

  """Height in pixels."""
  height: Int!

  """
  Bytes of the picture at its full size; of the uploaded file until it is ready.
  """
  fileSize: Float!

  """
  Whether the picture can be had. Width, height and date are known in every state.
  """
  imageState: PhotoImageState!

  """
  Why there is no picture and how to mend that; null unless \`imageState\` is failed.
  """
  imageProblem: String

  """SHA-256 of the uploaded bytes, in hexadecimal."""
  contentHash: String!

  """
  A tiny blurred stand-in while the picture loads, as a data URI of at most 1 KB; null until the picture is ready.
  """
  placeholder: String

  """
  Make and model of the camera, by the picture itself: Apple iPhone 15. Null when not known.
  """
  camera: String

  """When its details or its picture changed last."""
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!

  """When it was deleted; null outside the trash."""
  deletedAt: DateTime

  """Actions that the viewer may take on it."""
  viewerCan: PhotoActions!
}

"""Actions that the viewer may take on a photo."""
type PhotoActions {
  """Change its description, date, place and components."""
  edit: Boolean!

  """Delete it."""
  delete: Boolean!

  """Put it into the photos report, or take it out."""
  changeReport: Boolean!

  """Have its picture tried again, whose sizes could not be made."""
  retryPicture: Boolean!

  """
  Download it: the picture, or of a file that can't be read, for its uploader, that file.
  """
  download: Boolean!
}

"""
A component that a photo or a file hangs on, with its line of the property's current inventory year.
"""
type AttachedComponent {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Category name."""
  category: String!

  """Position of the category in the property, which decides its color."""
  categoryPosition: Int!
}

"""A project that a photo or a file was added to."""
type AttachedProject {
  """UUIDv7 of the project."""
  projectId: ID!

  """Name."""
  name: String!
}

"""One page of photos."""
type PhotoPage {
  """The photos of the page."""
  items: [Photo!]!

  """Photos of the whole filtered list."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Photos on a page."""
  pageSize: Int!

  """Photos of the whole filtered list that are in the photos report."""
  inReportCount: Int!

  """Days in which what was deleted can be restored; then it is erased."""
  trashDays: Int!

  """
  Months of the whole filtered list, in its order, by the date that sorts it.
  """
  months: [PhotoMonth!]!
}

"""A month with photos."""
type PhotoMonth {
  """Year and month, 2026-10; null for photos whose date is not known."""
  month: String

  """Number of photos."""
  count: Int!
}

"""The values of a photo: all of them, since what is left out is emptied."""
input PhotoInput {
  """At most 4,000 characters."""
  description: String

  """ISO 8601 without a zone: 2026-10-28T09:14:00."""
  takenDate: String

  """Degrees, -90 to 90; with a longitude."""
  latitude: Float

  """Degrees, -180 to 180; with a latitude."""
  longitude: Float

  """
  Whether it is in the photos report; ignored where the viewer may not change that.
  """
  includeInPhotosReport: Boolean! = false

  """
  Components that it shows: a line of any year of the property stands for its component. At most 100.
  """
  propertyComponentIds: [ID!]! = []
}

"""A photo to change."""
input UpdatePhotoInput {
  """UUIDv7 of the photo."""
  propertyPhotoId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: PhotoInput!
}

"""The photo that stands for a component."""
input SetPrimaryPhotoInput {
  """UUIDv7 of a line of the component."""
  propertyComponentId: ID!

  """UUIDv7 of the photo; it is put on the component when it is not yet."""
  propertyPhotoId: ID!
}

"""Photos to put on components, or to take off them."""
input AssignPhotosInput {
  """Ids of 1 to 1,000 photos, all of one property."""
  propertyPhotoIds: [ID!]!

  """Ids of lines of the components; none only with unassign."""
  propertyComponentIds: [ID!]! = []

  """
  True takes the photos off these components; without components, off all of them.
  """
  unassign: Boolean! = false
}

"""Photos to put into the photos report, or to take out."""
input SetPhotosReportInput {
  """Ids of 1 to 1,000 photos, all of one property."""
  propertyPhotoIds: [ID!]!

  """Whether they are in the photos report."""
  includeInPhotosReport: Boolean!
}

"""Photos to add to a project."""
input AddPhotosToProjectInput {
  """Ids of 1 to 1,000 photos, all of the project's property."""
  propertyPhotoIds: [ID!]!

  """UUIDv7 of the project."""
  projectId: ID!
}

"""
A photo to remove from a project; its components may still bring it there.
"""
input RemovePhotoFromProjectInput {
  """UUIDv7 of the photo."""
  propertyPhotoId: ID!

  """UUIDv7 of the project."""
  projectId: ID!
}

"""Result of adding photos to a project, or of removing one."""
type ProjectPhotosPayload {
  """The photos as they are now, in the requested order."""
  photos: [Photo!]!

  """The project."""
  project: Project

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A photo whose picture is to be tried again."""
input RetryPhotoPictureInput {
  """UUIDv7 of the photo."""
  propertyPhotoId: ID!
}

"""A photo to delete."""
input DeletePhotoInput {
  """UUIDv7 of the photo."""
  propertyPhotoId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Photos to delete."""
input DeletePhotosInput {
  """Ids of 1 to 1,000 photos, all of one property."""
  propertyPhotoIds: [ID!]!
}

"""Photos to take out of the trash."""
input RestorePhotosInput {
  """Ids of 1 to 1,000 deleted photos, all of one property."""
  propertyPhotoIds: [ID!]!
}

"""Photos to erase from the trash for good."""
input ErasePhotosInput {
  """Ids of 1 to 1,000 deleted photos, all of one property."""
  propertyPhotoIds: [ID!]!
}

"""Result of changing a photo, or of having its picture tried again."""
type UpdatePhotoPayload {
  """The photo as saved."""
  photo: Photo

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of choosing the photo that stands for a component."""
type SetPrimaryPhotoPayload {
  """The component with its photos."""
  component: Component

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of putting photos on components: all of them or none."""
type AssignPhotosPayload {
  """The photos as they are now, in the requested order."""
  photos: [Photo!]!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""
Result of changing which photos are in the report: all of them or none.
"""
type SetPhotosReportPayload {
  """The photos as they are now, in the requested order."""
  photos: [Photo!]!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of deleting a photo."""
type DeletePhotoPayload {
  """The deleted photo; none when nothing was deleted."""
  propertyPhotoIds: [ID!]!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of deleting photos: all of them or none."""
type DeletePhotosPayload {
  """The deleted photos."""
  propertyPhotoIds: [ID!]!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of restoring photos: all of them or none."""
type RestorePhotosPayload {
  """The restored photos."""
  propertyPhotoIds: [ID!]!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of erasing photos: all of them or none."""
type ErasePhotosPayload {
  """The erased photos."""
  propertyPhotoIds: [ID!]!

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The photos of a property that are marked for the photos report."""
type PhotosReport {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  propertyName: String!

  """Name of the company whose portfolio it is."""
  companyName: String!

  """When the report was put together."""
  preparedAt: DateTime!

  """Photos in the report, each counted once."""
  photoCount: Int!

  """The report in one sentence; empty without photos."""
  verdict: [ReportRun!]!

  """
  Why the report cannot be shown and what to do about it; null when it can. The report has no groups then.
  """
  problem: String

  """
  Components by category and name, then the photos on no component. A photo of several components stands under each.
  """
  groups: [PhotosReportGroup!]!
}

"""Photos of one component in the photos report."""
type PhotosReportGroup {
  """The component; null for photos on no component."""
  component: AttachedComponent

  """Its photos by the date they were taken; those without a date last."""
  photos: [Photo!]!
}

"""What reserve money is placed as."""
enum PlacementKind {
  """A savings or checking account."""
  SAVINGS

  """A money market account of a bank or credit union."""
  MONEY_MARKET

  """A certificate of deposit."""
  CERTIFICATE

  """
  A bill, note or bond of the Treasury: no deposit, and not insured as one.
  """
  TREASURY

  """Anything else: Roofline does not count it as insured."""
  OTHER
}

"""How often interest is added to what bears interest."""
enum Compounding {
  """Never: it is paid out."""
  PAID_OUT

  """Simple interest, added at maturity."""
  AT_MATURITY

  """Each year."""
  ANNUALLY

  """Each half year."""
  SEMIANNUALLY

  """Each quarter."""
  QUARTERLY

  """Each month."""
  MONTHLY

  """Each day."""
  DAILY
}

"""Reserve money of a property at an institution."""
type Placement {
  """UUIDv7 of the placement."""
  placementId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the bank, credit union or broker."""
  institution: String!

  """Name or last digits of the account."""
  account: String!

  """What it is."""
  kind: PlacementKind!

  """What was placed; without a maturity the balance as it was last stated."""
  principal: Money!

  """A year, with at most three decimals."""
  interestRate: Percent!

  """When interest is added."""
  compounding: Compounding!

  """From this day; without a maturity the day of the balance."""
  startDate: Date!

  """When it comes free; null where it can be taken out any day."""
  maturityDate: Date

  """Notes of the association."""
  notes: String

  """
  The connected app that states everything of it but the notes; null where people entered it.
  """
  source: String

  """Principal with the interest that was added to it until today."""
  value: Money!

  """Value on the day of maturity."""
  maturityValue: Money

  """What a year brings with compounding (12 CFR 1030, appendix A)."""
  annualYield: Percent!

  """Its day of maturity has come."""
  isMatured: Boolean!

  """Version for If-Match."""
  version: Int!
}

"""What one institution holds of the reserves."""
type InstitutionTotal {
  """Name, as it was first written."""
  institution: String!

  """Deposits, which insurance covers up to its limit."""
  deposits: Money!

  """What it does not cover: Treasuries and others."""
  others: Money!

  """Deposits above the limit."""
  uninsured: Money!
}

"""A fiscal year of the plan beside the money that is free by its end."""
type PlacementYear {
  """The fiscal year."""
  year: Int!

  """Its last day."""
  endDate: Date!

  """Comes free within the year, with its interest."""
  maturing: Money!

  """Still placed when the year ends."""
  locked: Money!

  """What comes in by the plan; of the current year what is still to come."""
  contributions: Money!

  """Work of the plan; of the current year what was not spent yet."""
  expenditures: Money!

  """
  Free when the year ends, after its expenditures; below zero where money matures too late.
  """
  available: Money!
}

"""Where the reserve money of a property lies."""
type PlacementSummary {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The day of these figures."""
  asOf: Date!

  """Values of all placements."""
  total: Money!

  """Balance of the reserve bank accounts of the ledger; null without one."""
  ledgerBalance: Money

  """Day of that balance."""
  ledgerAsOf: Date

  """Total less that balance."""
  difference: Money

  """Yields weighted by value; null without placements."""
  blendedYield: Percent

  """What deposit insurance covers at one institution."""
  insuredLimit: Money!

  """Where the law says so, and from when."""
  insuranceSource: String!

  """By institution, the largest first."""
  institutions: [InstitutionTotal!]!

  """The plan whose years these are; null without a projection."""
  planName: String

  """The current fiscal year and the four that follow."""
  years: [PlacementYear!]!

  """What to look at, in words, the gravest first."""
  warnings: [String!]!
}

"""The values of a placement."""
input PlacementInput {
  """Name of the bank, credit union or broker."""
  institution: String!

  """Name or last digits of the account."""
  account: String!

  """What it is."""
  kind: PlacementKind!

  """0 to 99,000,000."""
  principal: Money!

  """0 to 99.999, with at most three decimals."""
  interestRate: Percent!

  """When interest is added."""
  compounding: Compounding!

  """From this day."""
  startDate: Date!

  """Needed for certificates and Treasuries; after the start."""
  maturityDate: Date

  """Up to 4,000 characters."""
  notes: String
}

"""A placement to add."""
input AddPlacementInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: PlacementInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A placement to change."""
input UpdatePlacementInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the placement."""
  placementId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: PlacementInput!
}

"""A placement to remove."""
input RemovePlacementInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the placement."""
  placementId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of a change of what a property has placed."""
type PlacementsPayload {
  """The property with its placements and their summary."""
  property: Property

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""The budget of a year by kinds of income, as lenders look at it."""
input LenderBudgetInput {
  """
  Regular assessments; the annual fees of the plan's year where left out.
  """
  regularAssessments: Money

  """Special assessments; none where left out."""
  specialAssessments: Money

  """Incidental income, such as late fees; none where left out."""
  incidentalIncome: Money

  """Utilities billed to owners; none where left out."""
  ownerUtilities: Money

  """Income of the reserve fund; none where left out."""
  reserveIncome: Money
}

"""
Whether a plan's contribution is what mortgage lenders ask for on a day.
"""
type LenderReadiness {
  """UUIDv7 of the plan."""
  planId: ID!

  """Day of the loan application, whose rule applies."""
  applicationDay: Date!

  """Name of the rule."""
  ruleId: String!

  """Where the rule stands."""
  ruleSource: String!

  """When the rule was last compared with its source."""
  ruleVersion: String!

  """Least contribution in percent of the assessment income."""
  minimumRatio: Percent!

  """Contribution of the plan in its first year."""
  reserveContribution: Money!

  """Income that counts under the rule."""
  assessmentIncome: Money!

  """Income that does not count."""
  excludedIncome: Money!

  """Contribution in percent of that income; null without income."""
  ratio: Percent

  """The contribution is enough."""
  meets: Boolean!

  """What the rule asks for at the budgeted income."""
  requiredContribution: Money!

  """What is missing in a year."""
  shortPerYear: Money!

  """What is missing for a unit in a month, rounded up."""
  shortPerUnitMonth: Money!

  """
  Least rise of the assessments in a year, all of it for reserves, that meets the rule.
  """
  sufficientIncrease: Money!
}

"""Figures of a plan whose sensitivity can be asked for."""
enum SensitiveFigure {
  """The lowest balance of the 30 years."""
  LOWEST_BALANCE

  """The balance at the end of the 30 years."""
  END_BALANCE

  """Percent funded at the end of the tenth year."""
  PERCENT_FUNDED_IN_10_YEARS

  """Percent funded at the end of the thirtieth year."""
  PERCENT_FUNDED_IN_30_YEARS

  """The smallest first-year contribution that never falls below zero."""
  REQUIRED_CONTRIBUTION
}

"""What of a plan is moved, one at a time."""
enum SensitiveInput {
  """Every year's inflation."""
  INFLATION

  """Every year's interest rate, not below 0."""
  INTEREST

  """Every cost."""
  COSTS

  """Every life."""
  LIVES

  """The contribution."""
  CONTRIBUTION
}

"""How a sensitivity counts its figure."""
enum SensitivityUnit {
  """US dollars."""
  DOLLARS

  """Percent."""
  PERCENT
}

"""How far a figure moves with one input."""
type SensitivityBar {
  """What is moved."""
  input: SensitiveInput!

  """
  By how much it is moved down and up: points of a rate, percent of costs and contribution, years of lives.
  """
  span: Float!

  """The figure with the input moved down."""
  low: Float!

  """The figure with the input moved up."""
  high: Float!
}

"""How a figure of a plan moves with each of its inputs."""
type PlanSensitivity {
  """UUIDv7 of the plan."""
  planId: ID!

  """The figure."""
  figure: SensitiveFigure!

  """How the figure is counted."""
  unit: SensitivityUnit!

  """The figure of the plan as it is; null where it has no such figure."""
  value: Float

  """
  One for each input, the widest first; none where an end has no such figure.
  """
  bars: [SensitivityBar!]!
}

"""
How a plan is simulated. What is left out is as on the page of the plan.
"""
input PlanSimulationInput {
  """
  Whole number from 0 to 2147483647: the same seed, spreads and plan give the same figures on every machine.
  """
  seed: Int

  """Futures that are drawn, 100 to 10,000; 10,000 where left out."""
  paths: Int

  """
  Standard deviation of each year's inflation, in points; 1.5 where left out.
  """
  inflation: Float

  """Standard deviation of each cost, in percent of it; 15 where left out."""
  cost: Float

  """Standard deviation of each life, in percent of it; 15 where left out."""
  life: Float

  """
  Standard deviation of each year's interest rate, in points; 0.5 where left out.
  """
  interest: Float
}

"""
Amounts that 5, 25, 50, 75 and 95% of the futures do not exceed; null where none has one.
"""
type MoneyBand {
  """Of 5%."""
  p5: Money

  """Of 25%."""
  p25: Money

  """Of 50%."""
  p50: Money

  """Of 75%."""
  p75: Money

  """Of 95%."""
  p95: Money
}

"""
Percentages that 5, 25, 50, 75 and 95% of the futures do not exceed; null where none has one.
"""
type PercentBand {
  """Of 5%."""
  p5: Percent

  """Of 25%."""
  p25: Percent

  """Of 50%."""
  p50: Percent

  """Of 75%."""
  p75: Percent

  """Of 95%."""
  p95: Percent
}

"""Special assessments of what is missing to zero."""
type SimulatedAssessment {
  """Share of the futures that need one, 0 to 1."""
  chance: Float!

  """Mean for a unit, over the futures that need one."""
  meanPerUnit: Money

  """For a unit, not exceeded in 90% of those futures."""
  p90PerUnit: Money
}

"""A year of many futures."""
type SimulatedYear {
  """The fiscal year."""
  fiscalYear: Int!

  """Share of the futures that end it below zero, 0 to 1."""
  chanceBelowZero: Float!

  """Share of the futures that end it, or a year before it, below zero."""
  chanceEverBelowZero: Float!

  """Balance at its end."""
  balance: MoneyBand!

  """Percent funded at its end."""
  percentFunded: PercentBand!

  """Assessments levied in it."""
  assessment: SimulatedAssessment!
}

"""A first-year contribution that is safe in a share of the futures."""
type SafeContribution {
  """Percent of the futures."""
  percent: Int!

  """The contribution that never falls below zero in them."""
  firstYearContribution: Money!
}

"""
A plan in many futures with other inflation, costs, lives and interest.
"""
type PlanSimulation {
  """UUIDv7 of the plan."""
  planId: ID!

  """The seed, which gives the same figures again."""
  seed: Int!

  """Futures drawn."""
  paths: Int!

  """Its years, in order."""
  years: [SimulatedYear!]!

  """Contributions that are safe in 50, 75, 90 and 95% of the futures."""
  safeContributions: [SafeContribution!]!

  """Assessments of all years together."""
  assessment: SimulatedAssessment!
}

"""Figures of a year of a plan that can be opened."""
enum WorkingFigure {
  """Balance on the first day."""
  START_BALANCE

  """Contribution to reserves."""
  CONTRIBUTION

  """Special assessments."""
  ASSESSMENTS

  """Money borrowed."""
  LOAN_PROCEEDS

  """Interest earned."""
  INTEREST

  """Expenditures."""
  EXPENDITURES

  """Loan payments that leave the reserve fund."""
  DEBT_SERVICE

  """Balance on the last day."""
  END_BALANCE

  """Fully funded balance on the first day."""
  FULLY_FUNDED_START

  """Fully funded balance on the last day."""
  FULLY_FUNDED_END

  """Percent funded on the first day."""
  PERCENT_FUNDED_START

  """Percent funded on the last day."""
  PERCENT_FUNDED_END
}

"""Formulas by which figures come about."""
enum WorkingFormula {
  """The balance that the plan starts from."""
  GIVEN

  """The balance at the end of the year before."""
  CARRIED

  """
  The first year's contribution, raised every year by the plan's increase.
  """
  SIMPLE_CONTRIBUTION

  """
  The amount of the step in force, raised every year by the increase of that step.
  """
  LADDER_CONTRIBUTION

  """
  The contribution of the year before, raised by the increase of the year; some years have one of their own.
  """
  YEARLY_CONTRIBUTION

  """All amounts of this kind that are due in the year."""
  LISTED

  """
  Interest earned on the start balance and on inflows, less interest lost on outflows, not below zero.
  """
  INTEREST_OF_YEAR

  """
  Every component due in the year, at its cost today raised by inflation up to then.
  """
  EXPENDITURES

  """
  Every component due in the year, at its cost today raised by the inflation of each year up to then.
  """
  EXPENDITURES_BY_YEAR

  """The start balance plus inflows minus outflows."""
  END_BALANCE

  """
  For every component, its cost at that time times the share of its life that is used up.
  """
  FULLY_FUNDED

  """
  For every component, its cost at that time by the inflation of each year, times the share of its life that is used up.
  """
  FULLY_FUNDED_BY_YEAR

  """The reserve balance in percent of the fully funded balance."""
  PERCENT_FUNDED
}

"""How a figure or an input is counted."""
enum WorkingUnit {
  """US dollars."""
  DOLLARS

  """Percent."""
  PERCENT

  """Years."""
  YEARS

  """A plain factor."""
  FACTOR
}

"""What a row of a working is."""
enum WorkingPart {
  """A component: its work, or its share of the fully funded balance."""
  COMPONENT

  """The starting balance of the plan."""
  STARTING_BALANCE

  """The end balance of the year before."""
  END_OF_YEAR_BEFORE

  """The first year's contribution."""
  FIRST_YEAR

  """The amount of the step in force."""
  STEP

  """Increases since then."""
  INCREASES

  """A special assessment, by its purpose."""
  ASSESSMENT

  """Interest on the start balance."""
  ON_START_BALANCE

  """Interest on inflows."""
  ON_INFLOWS

  """Interest lost on outflows."""
  ON_OUTFLOWS

  """Correction, as interest is never below zero."""
  FLOOR

  """The start balance."""
  START_BALANCE

  """The contribution."""
  CONTRIBUTION

  """All special assessments."""
  ASSESSMENTS

  """Money borrowed."""
  LOAN_PROCEEDS

  """Interest earned."""
  INTEREST

  """Expenditures, negative."""
  EXPENDITURES

  """Loan payments; negative among the parts of an end balance."""
  DEBT_SERVICE
}

"""An input of a formula."""
type WorkingInput {
  """Its symbol in the formula; g(3) is the rate of the fourth year."""
  symbol: String!

  """Its value, in its unit."""
  value: Float!

  """How it is counted."""
  unit: WorkingUnit!
}

"""A part of a figure."""
type WorkingRow {
  """What it is."""
  part: WorkingPart!

  """UUIDv7 of the component; null for other parts."""
  propertyComponentId: ID

  """
  Name of the component, or purpose of the special assessment; null for other parts.
  """
  name: String

  """What it adds to the figure."""
  amount: Money!
}

"""
How a figure of a plan comes about. Its rows add up to the figure, to the cent; of a percentage, to its fully funded balance.
"""
type PlanWorking {
  """UUIDv7 of the plan."""
  planId: ID!

  """The figure."""
  figure: WorkingFigure!

  """The fiscal year."""
  fiscalYear: Int!

  """How the figure is counted: dollars or percent."""
  unit: WorkingUnit!

  """The figure; null for a percentage of a fully funded balance of zero."""
  value: Float

  """The formula."""
  formula: WorkingFormula!

  """The formula with the symbols of its inputs."""
  formulaText: String!

  """Its inputs."""
  inputs: [WorkingInput!]!

  """Its parts."""
  rows: [WorkingRow!]!
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
A projection of 30 fiscal years. Each flow of a year is rounded to cents once, and each row adds up.
"""
type FundingReport {
  """The years, first to last."""
  years: [FundingYear!]!

  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with the lowest balance."""
  lowestBalanceYear: Int!

  """First year that ends below zero."""
  firstShortfallYear: Int

  """Balance at the end of the last year."""
  endBalance: Money!
}

"""Method that determines a plan's contribution."""
enum PlanMethod {
  """The current contribution."""
  CURRENT_FUNDING

  """Never below zero."""
  BASELINE

  """Never below an amount."""
  THRESHOLD_DOLLARS

  """Never below a percent funded."""
  THRESHOLD_PERCENT

  """100% funded by the end of a chosen year, or of the horizon."""
  FULL_FUNDING

  """A chosen percent by the end of a chosen year."""
  TARGET_PERCENT

  """Contribution set by hand."""
  CUSTOM

  """Contribution that changes in steps."""
  LADDER
}

"""Goal of a solved plan."""
type PlanGoal {
  """Lowest balance allowed by thresholdDollars."""
  amount: Money

  """Percent funded of thresholdPercent and targetPercent."""
  percent: Percent

  """
  Fiscal year at the end of which a target must be reached, or from the start of which a threshold applies.
  """
  year: Int
}

"""Effect of a ladder step."""
enum LadderStepKind {
  """Sets the annual contribution."""
  SET

  """Adds to what the contribution would have been."""
  ADD

  """Changes only the yearly increase."""
  INCREASE_ONLY
}

"""A step of a ladder."""
type LadderStep {
  """Fiscal year from which it applies."""
  fromYear: Int!

  """Its effect."""
  kind: LadderStepKind!

  """Amount set or added; null when only the increase changes."""
  amount: Money

  """Yearly increase until the next step."""
  increaseRate: Percent!
}

"""Whether the owners have approved an assessment."""
enum SpecialAssessmentStatus {
  """Only planned."""
  PLANNED

  """Approved: counts in the approved-only series of a disclosure."""
  APPROVED
}

"""A special assessment: a payment of all owners outside the regular fee."""
type SpecialAssessment {
  """Fiscal year in which it is due."""
  year: Int!

  """Total for all units."""
  amount: Money!

  """Its purpose."""
  purpose: String!

  """Planned or approved."""
  status: SpecialAssessmentStatus!

  """Due date."""
  dueDate: Date
}

"""Rates of a single year that replace the plan's."""
type PlanYearOverride {
  """Fiscal year."""
  year: Int!

  """Increase in costs during the year."""
  inflationRate: Percent

  """Interest of the year."""
  interestRate: Percent

  """Increase in the contribution at the start of the year."""
  increaseRate: Percent
}

"""The party that repays a loan."""
enum LoanRepayment {
  """The owners, through a separate assessment."""
  OWNERS

  """The reserve fund."""
  RESERVES
}

"""A loan to the association."""
type PlanLoan {
  """Name."""
  name: String!

  """Fiscal year at the start of which it is drawn."""
  year: Int!

  """Amount lent."""
  principal: Money!

  """Nominal yearly rate."""
  annualRate: Percent!

  """Number of level monthly payments."""
  months: Int!

  """Lender's fees."""
  fees: Money!

  """True when the fees are added to the amount borrowed."""
  areFeesFinanced: Boolean!

  """Interest-only months before the first level payment."""
  interestOnlyMonths: Int!

  """The party that repays it."""
  repaidFrom: LoanRepayment!
}

"""A component with its next work moved to another year."""
type ComponentMove {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Fiscal year of its next work."""
  year: Int!
}

"""Day within a year up to which costs are inflated."""
enum InflationTiming {
  """Year 0 is not inflated."""
  START_OF_YEAR

  """Half a year of inflation more."""
  MID_YEAR

  """A full year of inflation more."""
  END_OF_YEAR
}

"""How a year's interest is calculated."""
enum InterestConvention {
  """On the start balance and half of the year's flows."""
  MID_YEAR

  """On the start balance only."""
  BEGINNING_BALANCE

  """On the average of the start and end balances."""
  AVERAGE

  """Month by month."""
  MONTHLY
}

"""How an interest rate is quoted."""
enum RateBasis {
  """As an effective annual rate."""
  ANNUAL_EFFECTIVE

  """As a nominal annual rate, compounded monthly."""
  NOMINAL_MONTHLY
}

"""Conventions of the projection."""
type PlanConventions {
  """Timing of inflation."""
  inflationTiming: InflationTiming!

  """How a year's interest is calculated."""
  interestConvention: InterestConvention!

  """How the interest rate is quoted."""
  rateBasis: RateBasis!

  """Share of the interest lost to tax."""
  taxRate: Percent!
}

"""Settings of a plan. Every year is a fiscal year."""
type PlanSettings {
  """Method that determines its contribution."""
  method: PlanMethod!

  """Goal of a solved method."""
  goal: PlanGoal!

  """Balance on the first day of the fiscal year."""
  startingBalance: Money!

  """Contribution of the first year; solved when the method has a goal."""
  firstYearContribution: Money!

  """Yearly increase in the contribution."""
  increaseRate: Percent!

  """Yearly increase in costs."""
  inflationRate: Percent!

  """Yearly interest rate."""
  interestRate: Percent!

  """Steps of a ladder plan after its first year."""
  ladder: [LadderStep!]!

  """Special assessments."""
  specialAssessments: [SpecialAssessment!]!

  """Rates of single years."""
  yearOverrides: [PlanYearOverride!]!

  """Loans."""
  loans: [PlanLoan!]!

  """Percent added to every cost."""
  costShock: Percent!

  """Years added to every useful life and remaining life."""
  lifeOffset: Int!

  """Components with their next work moved to another year."""
  moves: [ComponentMove!]!

  """Conventions of the projection."""
  conventions: PlanConventions!
}

"""
The next big project: work that costs a tenth of the inventory or more.
"""
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

"""Cash facts, shown beside percent funded."""
type CashFacts {
  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with the lowest balance."""
  lowestBalanceYear: Int!

  """First year that ends below zero."""
  firstShortfallYear: Int

  """
  Money available over the next five years as a percent of their expenditures; null when they have none.
  """
  fiveYearCover: Percent

  """The next big project and the balance left after it."""
  nextBigProject: BigProject
}

"""Actions that the viewer may take on a plan."""
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

"""
A document of the adoption, such as the minutes: a file of the property, in the version that was added.
"""
type AdoptionFile {
  """UUIDv7 of the file."""
  adoptionFileId: ID!

  """UUIDv7 of the file of the property that it is."""
  propertyFileId: ID!

  """UUIDv7 of the folder that the file is in; null at the top."""
  folderId: ID

  """Name."""
  fileName: String!

  """Media type."""
  contentType: String!

  """Bytes."""
  fileSize: Int!
}

"""
The board's decision on a plan, frozen with the plan's inputs and outputs on that day.
"""
type PlanAdoption {
  """UUIDv7 of the adoption."""
  planAdoptionId: ID!

  """UUIDv7 of the plan."""
  planId: ID!

  """When it was recorded."""
  adoptedAt: DateTime!

  """Name of the person who recorded it."""
  adoptedBy: String!

  """Day of the board's meeting."""
  meetingDate: Date!

  """Votes in favor."""
  votesFor: Int

  """Votes against."""
  votesAgainst: Int

  """Abstentions."""
  votesAbstained: Int

  """Note from the minutes."""
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

  """Method that determines its contribution."""
  method: PlanMethod!

  """Recommended."""
  isRecommended: Boolean!

  """
  True for the default recommended plan, which the system computes: full funding.
  """
  isDefaultRecommendedPlan: Boolean!

  """Adopted by the board."""
  isAdopted: Boolean!

  """Used for the disclosure report."""
  isDisclosure: Boolean!

  """Contribution of the first year."""
  firstYearContribution: Money!

  """A twelfth of the first year's contribution, per unit."""
  monthlyPerUnit: Money!

  """Yearly increase in the contribution."""
  increaseRate: Percent!

  """Yearly increase in costs."""
  inflationRate: Percent!

  """Yearly interest rate."""
  interestRate: Percent!

  """All settings of the plan."""
  settings: PlanSettings!

  """False when the goal cannot be met within the annual fee."""
  isFeasible: Boolean!

  """Why the goal cannot be met."""
  infeasibleReason: String

  """
  Binding year: the fiscal year whose end decides how high a solved contribution must be.
  """
  bindingYear: Int

  """When it was last computed."""
  computedAt: DateTime!

  """Its 30-year projection; null when the assumptions are out of range."""
  fundingReport: FundingReport

  """Cash facts; null when there is no projection."""
  cashFacts: CashFacts

  """Its most recent adoption."""
  adoption: PlanAdoption

  """
  The previous year's plan that it continues; that plan may have been deleted.
  """
  carriedFromPlanId: ID

  """The plans of its property and year."""
  list: PlanList!

  """Its property."""
  property: Property!

  """Why figures changed since the last adopted plan of the property."""
  bridge: PlanBridge!

  """Actions that the viewer may take on it."""
  viewerCan: PlanActions!

  """When the plan, its marks or its figures changed last."""
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!

  """
  The disclosure page; null outside California and Washington, and while another plan is the disclosure plan.
  """
  disclosure: Disclosure

  """
  Facts stated for the disclosure of its fiscal year; null outside California and Washington.
  """
  disclosureFacts: DisclosureFactSheet

  """
  Whether its contribution is what mortgage lenders ask for, on a day or today.
  """
  lenderReadiness(
    """Day of the loan application; today where left out."""
    applicationDay: Date

    """
    The budget of a year; without one, the annual fees of the plan's year are the income.
    """
    budget: LenderBudgetInput
  ): LenderReadiness!

  """How a figure of it moves with each of its inputs."""
  sensitivity(
    """The figure."""
    figure: SensitiveFigure! = LOWEST_BALANCE
  ): PlanSensitivity!

  """It in many futures. The same input gives the same figures again."""
  simulation(
    """How it is simulated; without it, as on the page of the plan."""
    input: PlanSimulationInput
  ): PlanSimulation!

  """How a figure of a year of it comes about."""
  working(
    """The figure."""
    figure: WorkingFigure! = PERCENT_FUNDED_START

    """The fiscal year; its first where left out."""
    year: Int
  ): PlanWorking!

  """Who pays for work of it, and when: every way beside the others."""
  whoPays(
    """The work and the terms; without it, as on the page of the plan."""
    input: WhoPaysInput
  ): WhoPays!
}

"""Actions that the viewer may take on the plans of a year."""
type PlanListActions {
  """Create a plan."""
  create: Boolean!
}

"""As what a plan leads its year, the weightiest first."""
enum PlanStanding {
  """The board adopted it."""
  ADOPTED

  """The disclosure is drawn from it."""
  DISCLOSURE

  """Someone recommended it."""
  RECOMMENDED

  """Roofline calculated it, and no one has chosen another."""
  CALCULATED
}

"""
The plan that leads a year: pages and documents follow it unless someone names another one.
"""
type PlanLead {
  """UUIDv7 of the plan."""
  planId: ID!

  """Name."""
  name: String!

  """As what it leads."""
  standing: PlanStanding!
}

"""The contribution as it is paid today, beside the plan that is shown."""
type TodaysFunding {
  """In the first year shown."""
  contribution: Money!

  """
  What the plan asks for beyond it in that year; negative where it asks for less.
  """
  difference: Money!

  """The same over all 30 years."""
  totalDifference: Money!

  """Lowest balance at the end of one of 30 years."""
  lowestBalance: Money!

  """Year of the lowest balance."""
  lowestBalanceYear: Int!

  """First year that ends below zero; null where none does."""
  firstShortfallYear: Int
}

"""The plans of a property and year."""
type PlanList {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The requested year."""
  fiscalYear: Int!

  """The set-up year that the plans start from; null until one is set up."""
  basisFiscalYear: Int

  """True for a previous year, and for one that awaits setup."""
  isReadOnly: Boolean!

  """True when the portfolio has the loan analysis."""
  hasLoanAnalysis: Boolean!

  """Number of units that share the cost."""
  numberOfUnits: Int!

  """Total annual fees, the upper limit of a contribution."""
  annualFee: Money

  """Total annual fees of the year before; only with the loan analysis."""
  previousAnnualFee: Money

  """The current contribution, as settings for a new plan."""
  proposal: PlanSettings

  """The plans: the default recommended plan first, then oldest first."""
  items: [Plan!]!

  """Percent funded above which the portfolio calls a fund overfunded."""
  overfundedAbove: Percent!

  """The plan that leads the year; null without plans."""
  leading: PlanLead

  """The inventory that the plans project."""
  inventory: PlanInventory

  """Progress of planning."""
  steps: PlanningSteps

  """Actions that the viewer may take."""
  viewerCan: PlanListActions!
}

"""A line of the inventory, as plans use it."""
type PlanComponent {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Category."""
  category: String!

  """Position of the category, which decides its color."""
  categoryPosition: Int!

  """Cost of one replacement, in dollars of the fiscal year."""
  currentCost: Money!

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life in years."""
  remainingUsefulLife: Int!

  """Replaced once and never again."""
  isOneTime: Boolean!

  """A project completed its work in the year: no change of lives moves it."""
  isDone: Boolean!
}

"""The inventory of a property and year, as plans use it."""
type PlanInventory {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The set-up year whose inventory it is."""
  fiscalYear: Int!

  """Every line that plans use, by name."""
  components: [PlanComponent!]!
}

"""A planning step."""
enum PlanningStepKey {
  """Create or update component inventory."""
  INVENTORY

  """Create and compare funding plans."""
  PLANS

  """Select recommended funding plan."""
  RECOMMEND

  """Generate disclosure report: California and Washington only."""
  DISCLOSURE

  """Finalize plan with budget details: where reconciliation is required."""
  FINALIZE
}

"""Status of a planning step."""
enum PlanningStepState {
  """Completed."""
  DONE

  """Not done, although planning went on past it, as by adopting a plan."""
  MISSED

  """The next to do."""
  CURRENT

  """To come."""
  OPEN

  """Locked until a date."""
  LOCKED
}

"""A planning step."""
type PlanningStep {
  """Its number, from 1."""
  number: Int!

  """Kind of step."""
  key: PlanningStepKey!

  """Title."""
  title: String!

  """Status of the step."""
  state: PlanningStepState!

  """Day on which a locked step opens."""
  opensOn: Date
}

"""Progress of planning for a property and year."""
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
  """The settings with the solved contribution."""
  settings: PlanSettings!

  """False when the goal cannot be met within the annual fee."""
  isFeasible: Boolean!

  """Why the goal cannot be met."""
  infeasibleReason: String

  """
  Binding year: the fiscal year whose end decides how high a solved contribution must be.
  """
  bindingYear: Int

  """A twelfth of the first year's contribution, per unit."""
  monthlyPerUnit: Money!

  """Its 30-year projection; null when the assumptions are out of range."""
  fundingReport: FundingReport

  """Cash facts."""
  cashFacts: CashFacts
}

"""A figure that plans are compared by."""
enum BridgeFigureName {
  """
  First-year contribution of a plan whose balance never falls below zero.
  """
  REQUIRED_CONTRIBUTION

  """Lowest year-end balance."""
  LOWEST_BALANCE

  """Percent funded on the first day."""
  PERCENT_FUNDED_NOW

  """Percent funded on the last day."""
  PERCENT_FUNDED_AT_END

  """Balance on the last day."""
  END_BALANCE
}

"""Unit of a figure."""
enum BridgeUnit {
  """US dollars."""
  MONEY

  """Percentage points."""
  PERCENT
}

"""Effect of one cause on a figure."""
type BridgeBar {
  """
  added, removed, costs, lives, rates, spending, balance, contributions, assessments or loans.
  """
  cause: String!

  """Amount by which it moved the figure."""
  change: Float!

  """The figure after this cause and all causes before it."""
  value: Float!
}

"""Why a figure changed. The effects add up to the change exactly."""
type BridgeFigure {
  """The figure."""
  figure: BridgeFigureName!

  """Its unit."""
  unit: BridgeUnit!

  """Value when the plan was adopted."""
  before: Float!

  """Value now."""
  after: Float!

  """Causes, in the order in which they are applied."""
  bars: [BridgeBar!]!
}

"""An input that has changed since the adoption."""
type PlanDifference {
  """Name of the input."""
  label: String!

  """Value at the adoption; null when it was absent."""
  before: String

  """Value now; null when it was removed."""
  after: String
}

"""Changes from the last adopted plan to now."""
type PlanBridge {
  """UUIDv7 of the plan."""
  planId: ID!

  """The adoption it starts from; null until a plan is adopted."""
  from: PlanAdoption

  """Figures and their causes."""
  figures: [BridgeFigure!]!

  """Inputs that have changed."""
  differences: [PlanDifference!]!
}

"""Goal of a plan, as forms send it."""
input PlanGoalInput {
  """Lowest balance allowed by thresholdDollars."""
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

  """Its effect."""
  kind: LadderStepKind!

  """Required unless only the increase changes."""
  amount: Money

  """0 to 99.99."""
  increaseRate: Percent!
}

"""A special assessment, as forms send it."""
input SpecialAssessmentInput {
  """Fiscal year in which it is due."""
  year: Int!

  """Total for all units."""
  amount: Money!

  """Its purpose."""
  purpose: String!

  """Defaults to planned."""
  status: SpecialAssessmentStatus

  """Due date."""
  dueDate: Date
}

"""Rates of a single year, as forms send them."""
input PlanYearOverrideInput {
  """Fiscal year; each year at most once."""
  year: Int!

  """0 to 99.99."""
  inflationRate: Percent

  """0 to 99.99."""
  interestRate: Percent

  """0 to 99.99."""
  increaseRate: Percent
}

"""A loan, as forms send it. Requires the portfolio's loan analysis."""
input PlanLoanInput {
  """Name."""
  name: String!

  """Fiscal year at the start of which it is drawn."""
  year: Int!

  """Amount lent."""
  principal: Money!

  """0 to 99.99."""
  annualRate: Percent!

  """1 to 480."""
  months: Int!

  """Defaults to 0."""
  fees: Money

  """Defaults to false."""
  areFeesFinanced: Boolean

  """Defaults to 0."""
  interestOnlyMonths: Int

  """Defaults to owners."""
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

  """How a year's interest is calculated."""
  interestConvention: InterestConvention!

  """How the interest rate is quoted."""
  rateBasis: RateBasis!

  """0 to 99.99."""
  taxRate: Percent!
}

"""Settings of a plan, as forms send them."""
input PlanSettingsInput {
  """Method that determines the contribution."""
  method: PlanMethod!

  """Goal of a solved method."""
  goal: PlanGoalInput

  """-50,000,000 to 99,000,000."""
  startingBalance: Money!

  """0 to the annual fee; solved when the method has a goal."""
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

  """Roofline's own conventions when absent."""
  conventions: PlanConventionsInput
}

"""A plan to create."""
input CreatePlanInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """A current or future fiscal year that is set up."""
  fiscalYear: Int!

  """At most 100 characters; unique within the year."""
  name: String!

  """Settings of the plan."""
  settings: PlanSettingsInput!

  """
  Idempotency key, made once by the form that sends it: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String
}

"""Changes to a plan. An adopted plan cannot be changed: duplicate it."""
input UpdatePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Version that the edit started from."""
  version: Int!

  """At most 100 characters; unique within the year."""
  name: String!

  """Settings of the plan."""
  settings: PlanSettingsInput!
}

"""A plan to copy."""
input DuplicatePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Name of the copy; chosen automatically when absent."""
  name: String

  """Idempotency key, made once by the form that sends it."""
  idempotencyKey: String
}

"""A plan to recommend or to stop recommending."""
input RecommendPlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """True recommends it in place of any other; false removes the mark."""
  isRecommended: Boolean!
}

"""A plan to use, or to stop using, for the disclosure report."""
input ChooseDisclosurePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """True chooses it in place of any other; false removes the mark."""
  isDisclosure: Boolean!
}

"""A plan to adopt."""
input AdoptPlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Version that the board adopted."""
  version: Int!

  """Day of the meeting."""
  meetingDate: Date!

  """Votes in favor."""
  votesFor: Int

  """Votes against."""
  votesAgainst: Int

  """Abstentions."""
  votesAbstained: Int

  """At most 2,000 characters."""
  note: String
}

"""A plan to delete. An adopted plan cannot be deleted."""
input DeletePlanInput {
  """UUIDv7 of the plan."""
  planId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of changing one plan."""
type PlanPayload {
  """The plan after the change."""
  plan: Plan

  """The plans of its year, since their marks may have changed."""
  list: PlanList

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""A document to remove from an adoption."""
input RemoveAdoptionFileInput {
  """UUIDv7 of the file."""
  adoptionFileId: ID!

  """Version of the document: always 1, because a document never changes."""
  version: Int
}

"""Result of removing a document."""
type RemoveAdoptionFilePayload {
  """UUIDv7 of the removed file; null when it was not removed."""
  adoptionFileId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of deleting a plan."""
type DeletePlanPayload {
  """UUIDv7 of the deleted plan; null when it was not deleted."""
  planId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of a preview."""
type PreviewPlanPayload {
  """The projection; null when there are errors."""
  preview: PlanPreview

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""What the figures of associations follow from."""
enum FundingBasis {
  """
  The adopted plan, else the recommended one, else the one that Roofline calculates.
  """
  PLAN

  """The contribution as the association pays it today."""
  CURRENT
}

"""The funding that an association's figures follow."""
enum LeadingFunding {
  """The plan that the board adopted."""
  ADOPTED

  """The plan that the disclosure is drawn from."""
  DISCLOSURE

  """The recommended plan."""
  RECOMMENDED

  """The plan that Roofline calculates."""
  CALCULATED

  """The contribution as it is paid today."""
  CURRENT
}

"""
Sort keys of a list of associations. Associations without the figure come last.
"""
enum AssociationSort {
  """By name."""
  NAME

  """By percent funded."""
  PERCENT_FUNDED

  """By the lowest balance of the next 30 years."""
  LOWEST_BALANCE

  """By the first year that ends below zero."""
  FIRST_YEAR_BELOW_ZERO

  """By the five-year cover."""
  FIVE_YEAR_COVER

  """By the day on which the next disclosure is due."""
  DISCLOSURE_DUE

  """By the day of the newest reserve study."""
  STUDY_DATE

  """By the contribution in percent of what is recommended."""
  CONTRIBUTION_SHARE
}

"""Filters and order of a list of associations."""
input AssociationViewInput {
  """Part of the name, city or state; not case-sensitive."""
  text: String

  """Only this rating of percent funded, in the bands of the portfolio."""
  band: FundingBand

  """
  Only associations that end this fiscal year, or one before it, below zero.
  """
  belowZeroBy: Int

  """True for associations whose disclosure is overdue."""
  isDisclosureOverdue: Boolean

  """What the figures follow from."""
  basis: FundingBasis! = PLAN

  """Sort key."""
  sort: AssociationSort! = NAME

  """The largest first."""
  descending: Boolean! = false
}

"""What of the spending on projects is asked for."""
input ProjectSpendInput {
  """What it is summed up by."""
  by: SpendGrouping! = PROPERTY

  """First calendar year."""
  from: Int!

  """Last calendar year."""
  to: Int!
}

"""
An association in the figures that all associations are compared by, as stored at the last change.
"""
type Association {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  name: String!

  """City."""
  city: String!

  """State."""
  state: String!

  """Number of units."""
  numberOfUnits: Int!

  """Fiscal year that the figures start from; null without financials."""
  fiscalYear: Int

  """What the figures follow."""
  leadBy: LeadingFunding

  """
  Name of the plan that the figures follow; null for the current contribution.
  """
  planName: String

  """Percent funded at the start of the year."""
  percentFunded: Percent

  """Rating of it in the bands of the portfolio."""
  fundingBand: FundingBand

  """Lowest balance at the end of one of the next 30 years."""
  lowestBalance: Money

  """Fiscal year of the lowest balance."""
  lowestBalanceYear: Int

  """First fiscal year that ends below zero; null where none does."""
  firstYearBelowZero: Int

  """
  Balance and inflows of the next five years in percent of their spending; null where nothing is spent.
  """
  fiveYearCover: Percent

  """
  Day on which the next disclosure is due; null where the state asks for none.
  """
  disclosureDue: Date

  """That day has passed."""
  isDisclosureOverdue: Boolean!

  """Day of the newest reserve study."""
  studyDate: Date

  """Contribution of the year as it is paid today."""
  contribution: Money

  """
  Contribution of the recommended plan, else of the one that Roofline calculates.
  """
  recommendedContribution: Money

  """The contribution in percent of what is recommended."""
  contributionShare: Percent

  """Why there are no figures."""
  problem: String
}

"""A bar of a histogram of percent funded."""
type HistogramBar {
  """From this percent funded on."""
  from: Percent!

  """Below this percent funded; null for the last bar."""
  to: Percent

  """Number of associations."""
  associations: Int!
}

"""All associations of a filter in figures."""
type AssociationSummary {
  """Number of associations."""
  associations: Int!

  """Of these with a percent funded."""
  withFigures: Int!

  """Rated weak."""
  weak: Int!

  """Rated fair."""
  fair: Int!

  """Rated strong."""
  strong: Int!

  """That end a year of the next 30 below zero."""
  belowZero: Int!

  """Whose five-year cover is below 100%."""
  coverBelow100: Int!

  """Whose disclosure is overdue."""
  disclosureOverdue: Int!

  """That contribute less than recommended."""
  contributeLess: Int!

  """Associations by percent funded."""
  histogram: [HistogramBar!]!

  """
  Associations of the whole portfolio whose figures are being computed again.
  """
  waiting: Int!
}

"""A page of associations."""
type AssociationPage {
  """Associations on this page."""
  items: [Association!]!

  """Number of associations on all pages."""
  totalCount: Int!

  """Number of this page, starting at 1."""
  page: Int!

  """Associations per page, at most 100."""
  pageSize: Int!

  """All pages in figures."""
  summary: AssociationSummary!
}

"""When a user was last active."""
enum UserActivity {
  """In the last 30 days."""
  RECENT

  """Before that."""
  QUIET

  """Has not signed in since joining."""
  NEVER
}

"""Sort keys of the users of a portfolio."""
enum AnalyticsUserSort {
  """Who was active last comes first."""
  LAST_ACTIVE

  """By name."""
  NAME
}

"""A user who may enter a portfolio, with what they look after."""
type AnalyticsUser {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """UUIDv7 of the user."""
  userId: ID!

  """First and last name."""
  fullName: String!

  """Email address used to sign in."""
  email: String!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """When the user joined the portfolio."""
  joinedOn: DateTime!

  """When the user was last active; null for never."""
  lastActiveAt: DateTime

  """True when the role gives access to every property of the portfolio."""
  reachesAllProperties: Boolean!

  """Assigned properties, by name; empty for roles with access to all."""
  assignedProperties: [AssignedProperty!]!

  """When the user was last active, in words."""
  activity: UserActivity!
}

"""All users of a portfolio in figures."""
type AnalyticsUserSummary {
  """Users who may enter the portfolio."""
  users: Int!

  """Active in the last 30 days."""
  recent: Int!

  """Active before that."""
  quiet: Int!

  """Never active."""
  never: Int!

  """Active properties to which no active Manager is assigned."""
  withoutManager: Int!
}

"""A page of users."""
type AnalyticsUserPage {
  """Users on this page."""
  items: [AnalyticsUser!]!

  """Number of users on all pages."""
  totalCount: Int!

  """Number of this page, starting at 1."""
  page: Int!

  """Users per page, at most 100."""
  pageSize: Int!

  """All users in figures, whatever the filter."""
  summary: AnalyticsUserSummary!
}

"""An association on a map."""
type AssociationPlace {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  name: String!

  """City."""
  city: String!

  """State."""
  state: String!

  """Percent funded at the start of the year."""
  percentFunded: Float

  """Its rating in the bands of the portfolio."""
  fundingBand: FundingBand

  """Lowest balance at the end of a year of the next 30."""
  lowestBalance: Money

  """First fiscal year that ends below zero; null for none in 30."""
  firstYearBelowZero: Int

  """Degrees north."""
  latitude: Float!

  """Degrees east."""
  longitude: Float!
}

"""An association whose latitude and longitude are not known."""
type UnplacedAssociation {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  name: String!

  """City."""
  city: String!

  """State."""
  state: String!
}

"""Where the associations of a view lie."""
type AssociationMap {
  """Those with a place, at most 2,000, in the order of the view."""
  places: [AssociationPlace!]!

  """Number of further ones with a place."""
  left: Int!

  """Number of those without a place."""
  withoutPlace: Int!

  """The first 100 of these, by name."""
  named: [UnplacedAssociation!]!
}

"""What spending on projects is summed up by."""
enum SpendGrouping {
  """By property."""
  PROPERTY

  """By category of the component that was worked on."""
  CATEGORY

  """By the phase that the project is in today."""
  PHASE

  """By calendar year of the payment."""
  YEAR
}

"""The fund that a payment came from."""
enum SpendFund {
  """The reserve fund."""
  RESERVE

  """The operating fund."""
  OPERATING
}

"""A group of payments for projects."""
type SpendRow {
  """Names the row in the breakdown."""
  key: String!

  """Name of the property, category, phase or year."""
  name: String!

  """Sum of the payments."""
  amount: Money!

  """Number of payments."""
  payments: Int!

  """Number of projects."""
  projects: Int!
}

"""What was paid for projects of a portfolio, as the projects record it."""
type ProjectSpend {
  """Sum of all payments."""
  total: Money!

  """Number of payments."""
  payments: Int!

  """Number of projects."""
  projects: Int!

  """Groups, the largest first; years with the newest first. At most 200."""
  rows: [SpendRow!]!

  """Number of further groups, with smaller amounts."""
  others: Int!
}

"""A payment for a project."""
type SpendPayment {
  """UUIDv7 of the payment."""
  paymentId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  propertyName: String!

  """UUIDv7 of the project."""
  projectId: ID!

  """Name of the project."""
  projectName: String!

  """Phase that the project is in."""
  phaseName: String!

  """Category of the component; null where the payment belongs to none."""
  category: String

  """
  Whether the project has several components, of which the payment names none.
  """
  isNotNamed: Boolean!

  """Day of the payment."""
  paidOn: Date!

  """Who was paid."""
  payee: String!

  """Fund that it was paid from."""
  fund: SpendFund!

  """Amount."""
  amount: Money!
}

"""A page of the payments behind a row of the spending."""
type SpendBreakdown {
  """Payments on this page, newest first."""
  items: [SpendPayment!]!

  """Number of payments on all pages."""
  totalCount: Int!

  """Number of this page, starting at 1."""
  page: Int!

  """Payments per page, at most 100."""
  pageSize: Int!

  """Name of the row."""
  name: String!

  """Sum of the payments on all pages."""
  total: Money!
}

"""What changes for all associations at once."""
input PortfolioWhatIfInput {
  """What the figures follow from."""
  basis: FundingBasis! = CURRENT

  """Points added to the inflation of every association, -20 to 20."""
  inflation: Float! = 0

  """Points added to the interest rate, -20 to 20."""
  interest: Float! = 0

  """Percent by which every contribution rises, -100 to 100."""
  contribution: Float! = 0

  """Percent by which every cost rises, -100 to 100."""
  cost: Float! = 0
}

"""Associations below zero by the end of a year."""
type BelowZeroYear {
  """The fiscal year."""
  year: Int!

  """
  Associations that end this year, or one before it, below zero as things stand.
  """
  before: Int!

  """The same under the change."""
  after: Int!
}

"""An association whose first year below zero changes."""
type MovedAssociation {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  name: String!

  """First fiscal year below zero as things stand; null for none."""
  before: Int

  """The same under the change."""
  after: Int
}

"""What a change of all associations leads to."""
type PortfolioWhatIf {
  """Associations with figures."""
  associations: Int!

  """Associations whose amounts grow too large under the change."""
  outOfRange: Int!

  """
  Further associations that are not in the answer, which has at most 2,000.
  """
  left: Int!

  """Thirty years."""
  years: [BelowZeroYear!]!

  """
  Associations whose first year below zero changes, the earliest first; at most 100.
  """
  moved: [MovedAssociation!]!
}

"""Work on a property, from an idea to what was paid."""
type Project {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Name, at most 250 characters."""
  name: String!

  """What it is about, at most 4,000 characters."""
  description: String

  """The phase that it is in."""
  currentPhaseStatus: ProjectPhaseStatus!

  """Since when it has been in that phase."""
  phaseSince: DateTime!

  """Who is responsible for it; null when no one is."""
  owner: ProjectOwner

  """First day of the work."""
  startDate: Date

  """Day by which it is due."""
  dueDate: Date

  """Who does the work."""
  contractor: String

  """
  What was agreed at first: of the awarded bid, or as someone entered it. Null when nothing was, and for Vendors.
  """
  contractAmount: Money

  """Sum of its change orders; null for Vendors."""
  changeOrderTotal: Money

  """
  The contract with its change orders; null without a contract, and for Vendors.
  """
  contracted: Money

  """The bid that became the contract; null for Vendors."""
  awardedBidId: ID

  """Number of its bids; 0 for Vendors."""
  bidCount: Int!

  """
  Current costs of its components by the current inventory; without components, the estimates of its scope of work. Null where neither is known, and for Vendors.
  """
  estimate: Money

  """Sum of its payments; null for Vendors."""
  paid: Money

  """
  Sum of the payments of the awarded bid; of all payments where the contract was entered by hand. Null without a contract, and for Vendors.
  """
  paidOnContract: Money

  """Whether the work is done."""
  isCompleted: Boolean!

  """Day on which the work was done."""
  completedOn: Date

  """Whether it was deleted; it can be restored."""
  isDeleted: Boolean!

  """When it was created."""
  createdAt: DateTime!

  """Components that it works on, by name."""
  propertyComponents: [ProjectComponent!]!

  """
  Who works on it beside the one who is responsible, by name. A Vendor among them sees the project.
  """
  people: [ProjectOwner!]!

  """Whether the viewer hears of what happens in it."""
  isFollowing: Boolean!

  """Items of the checklist of its phase that are done."""
  checklistDone: Int!

  """Items of the checklist of its phase."""
  checklistTotal: Int!

  """Number of its notes that the viewer may read."""
  noteCount: Int!

  """
  When the project itself was changed last; what belongs to it, such as its payments, has changes of its own.
  """
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: ProjectActions!

  """Payments, newest first; empty for Vendors."""
  payments: [ProjectPayment!]!

  """
  Notes, newest first. A Vendor sees their own and those that mention them.
  """
  notes: [ProjectNote!]!

  """What has to be done, in the order in which it was added."""
  scopeOfWork: [ScopeOfWork!]!

  """Bids: the awarded one first, then by amount. Empty for Vendors."""
  bids: [Bid!]!

  """Change orders by number; empty for Vendors."""
  changeOrders: [ChangeOrder!]!

  """What is to do in each phase, by phase, then in its order."""
  checklist: [ChecklistItem!]!

  """Files that were added to it, by name; empty for Vendors."""
  files: [File!]!

  """
  Photos that were added to it, and those of its components whose photos are shown with it: their number.
  """
  photoCount: Int!
}

"""The phase that a project is in."""
type ProjectPhaseStatus {
  """UUID of the phase."""
  projectTemplatePhaseId: ID!

  """Name."""
  name: String!

  """Its place among the phases, from 1."""
  sortOrder: Int!
}

"""Who is responsible for a project."""
type ProjectOwner {
  """UUIDv7 of the user."""
  userId: ID!

  """Full name."""
  fullName: String!
}

"""
A component that a project works on, with its line of the property's current inventory year.
"""
type ProjectComponent {
  """UUIDv7 of the line."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Category name."""
  category: String!

  """Position of the category in the property, which decides its color."""
  categoryPosition: Int!

  """Current cost; null for Vendors."""
  currentCost: Money

  """Fiscal year of its next replacement; null when there is none."""
  nextReplacementYear: Int

  """Whether its photos are shown with the project."""
  includePhotos: Boolean!
}

"""Actions that the viewer may take on a project."""
type ProjectActions {
  """Change it, move it, its components, payments and scope of work."""
  edit: Boolean!

  """Delete and restore it."""
  delete: Boolean!

  """Add a note."""
  addNote: Boolean!

  """See what it costs."""
  viewMoney: Boolean!
}

"""The fund that money came from."""
enum PaymentFund {
  """The reserve fund."""
  RESERVE

  """The operating fund."""
  OPERATING
}

"""Money paid for a project."""
type ProjectPayment {
  """UUIDv7 of the payment."""
  paymentId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """Amount."""
  amount: Money!

  """Day of the payment."""
  paidOn: Date!

  """Who got it."""
  payee: String!

  """Number of the check, transfer or invoice."""
  number: String

  """The fund that it came from."""
  fund: PaymentFund!

  """
  The component that it pays for, by its line of the current inventory year.
  """
  propertyComponentId: ID

  """Name of that component."""
  componentName: String

  """
  The awarded bid that it pays; null for what is paid outside the contract.
  """
  contractId: ID

  """Version for If-Match."""
  version: Int!
}

"""What a company asks for the work of a project."""
type Bid {
  """UUIDv7 of the bid."""
  bidId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """Who made it."""
  bidder: String!

  """For the whole work."""
  amount: Money!

  """Day of the bid."""
  bidDate: Date

  """Last day on which it can be accepted."""
  validUntil: Date

  """The document, a file of the property."""
  propertyFileId: ID

  """Name of that file."""
  fileName: String

  """
  What it asks for lines of the scope of work, in their order; lines that it leaves open have none.
  """
  lines: [BidLine!]!

  """Whether it is the contract."""
  isAwarded: Boolean!

  """Version for If-Match."""
  version: Int!
}

"""What a bid asks for one line of the scope of work."""
type BidLine {
  """UUIDv7 of the line of the scope of work."""
  scopeOfWorkId: ID!

  """Amount."""
  amount: Money!
}

"""What was added to a contract or taken from it after the award."""
type ChangeOrder {
  """UUIDv7 of the change order."""
  changeOrderId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """Its number in the project, from 1."""
  number: Int!

  """What it changes."""
  description: String!

  """Below zero where work was taken out."""
  amount: Money!

  """Who approved it."""
  approvedBy: String!

  """Day of the approval."""
  approvedOn: Date!

  """The document, a file of the property."""
  propertyFileId: ID

  """Name of that file."""
  fileName: String

  """Version for If-Match."""
  version: Int!
}

"""Something to do in a phase of a project."""
type ChecklistItem {
  """UUIDv7 of the item."""
  checklistItemId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """UUID of the phase in which it is to be done."""
  projectTemplatePhaseId: ID!

  """What to do."""
  text: String!

  """Whether it is done."""
  isDone: Boolean!

  """Who did it."""
  doneByName: String

  """When it was done."""
  doneAt: DateTime

  """Version for If-Match."""
  version: Int!
}

"""A note on a project: plain text."""
type ProjectNote {
  """UUIDv7 of the note."""
  noteId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """Plain text, at most 4,000 characters."""
  text: String!

  """Who wrote it."""
  userId: ID!

  """Their full name."""
  userName: String!

  """When it was written."""
  createdAt: DateTime!

  """When it was last changed; null when it never was."""
  editedAt: DateTime

  """Users that it mentions."""
  mentionedUserIds: [ID!]!

  """Version for If-Match."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: ProjectNoteActions!
}

"""Actions that the viewer may take on a note."""
type ProjectNoteActions {
  """Change it."""
  edit: Boolean!

  """Delete it."""
  delete: Boolean!
}

"""One thing that has to be done in a project."""
type ScopeOfWork {
  """UUIDv7 of the line."""
  scopeOfWorkId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """What has to be done."""
  description: String!

  """How much, with at most three decimals."""
  quantity: Float

  """Unit of the quantity."""
  unit: String

  """Estimate for the whole line; null for Vendors."""
  estimate: Money

  """
  The component that it is about, by its line of the current inventory year.
  """
  propertyComponentId: ID

  """Name of that component."""
  componentName: String

  """Version for If-Match."""
  version: Int!
}

"""One page of projects."""
type ProjectPage {
  """The projects of the page, by due date, then by name."""
  items: [Project!]!

  """Projects of the whole list."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Projects on a page."""
  pageSize: Int!
}

"""Which projects a list shows."""
enum ProjectState {
  """Not completed."""
  OPEN

  """Completed."""
  COMPLETED

  """Open and completed."""
  ALL

  """Deleted."""
  DELETED
}

"""A phase that projects of a property go through."""
type ProjectPhase {
  """UUID of the phase."""
  projectTemplatePhaseId: ID!

  """Name; no two phases of a property have the same."""
  name: String!

  """Its place among the phases, from 1."""
  sortOrder: Int!

  """Projects in it that are not deleted."""
  projectCount: Int!

  """What a project gets to do when it enters the phase for the first time."""
  checklist: [String!]!
}

"""The phases that projects of a property go through."""
type ProjectPhases {
  """The phases, in their order."""
  phases: [ProjectPhase!]!

  """Version of the whole list; 0 until someone changes it."""
  version: Int!
}

"""Someone who reaches a property."""
type ProjectPerson {
  """UUIDv7 of the user."""
  userId: ID!

  """Full name."""
  fullName: String!

  """Role in the portfolio."""
  roleName: String!
}

"""A project to create: only its name is needed."""
input CreateProjectInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: NewProjectInput!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""The values of a new project."""
input NewProjectInput {
  """Name, at most 250 characters."""
  name: String!

  """At most 4,000 characters."""
  description: String

  """First day of the work."""
  startDate: Date

  """Day by which it is due."""
  dueDate: Date

  """Who is responsible: someone who reaches the property."""
  ownerUserId: ID

  """The phase that it starts in; without it, the first."""
  phaseId: ID

  """Ids of lines of the components that it works on, at most 200."""
  components: [ID!]! = []
}

"""A project to create from components."""
input CreateProjectOfComponentsInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name; may be left out for one component, whose name it then has."""
  name: String

  """Ids of lines of 1 to 200 components."""
  propertyComponentIds: [ID!]!

  """Whether photos of the components are shown with the project."""
  includePhotos: Boolean! = true

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""A project to change."""
input UpdateProjectInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values: all of them, since what is left out is emptied."""
  values: ProjectInput!
}

"""The values of a project."""
input ProjectInput {
  """Name, at most 250 characters."""
  name: String!

  """At most 4,000 characters."""
  description: String

  """First day of the work."""
  startDate: Date

  """Day by which it is due."""
  dueDate: Date

  """Who is responsible: someone who reaches the property."""
  ownerUserId: ID

  """Who does the work, at most 100 characters."""
  contractor: String

  """What was agreed with the contractor."""
  contractAmount: Money
}

"""A project to move into another phase."""
input MoveProjectInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Version that the viewer saw."""
  version: Int!

  """UUID of the phase."""
  projectTemplatePhaseId: ID!
}

"""A project, as the viewer saw it."""
input ProjectVersionInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""What completing a project says of one of its components."""
input CompletedComponentInput {
  """UUIDv7 of its line of the current inventory year."""
  propertyComponentId: ID!

  """
  What the replacement cost, from $0 to $99,000,000: the unit cost follows from it, quantity and percent replaced stay.
  """
  actualCost: Money!

  """Year of the replacement."""
  lastReplacedYear: Int!

  """Years until it is due again, counted from the current inventory year."""
  remainingUsefulLife: Int!

  """
  Version of the component that the viewer saw; the completion is refused where it changed since.
  """
  version: Int
}

"""A project whose work is done."""
input CompleteProjectInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Version that the viewer saw."""
  version: Int!

  """Day on which the work was done; not in the future."""
  completedOn: Date!

  """
  Components to update with it; those that are left out stay as they are.
  """
  components: [CompletedComponentInput!]! = []
}

"""A completed project to open again."""
input ReopenProjectInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Version that the viewer saw."""
  version: Int!

  """
  Leave the components as they are, instead of restoring what the completion changed.
  """
  keepComponents: Boolean! = false
}

"""Where a proposed actual cost comes from."""
enum ActualCostSource {
  """Payments that name the component."""
  PAYMENTS

  """Its share of what was paid, in proportion to the estimates."""
  PAID

  """
  Its share of the contract, in proportion to the estimates: less is paid so far.
  """
  CONTRACTED

  """
  Its cost as it is: the project has neither payments nor a contract for it.
  """
  ESTIMATE
}

"""A component as completing its project would change it."""
type ProposedComponent {
  """UUIDv7 of its line of the current inventory year."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Version, for the completion."""
  version: Int!

  """Its cost of today."""
  currentCost: Money!

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life of today, in years."""
  remainingUsefulLife: Int!

  """Year of the last replacement, as it is known today."""
  lastReplacedYear: Int

  """Replaced once and never again."""
  isOneTime: Boolean!

  """
  Proposed: what the work on it cost. The proposals add up to the money that was spread, to the cent.
  """
  actualCost: Money!

  """Where the actual cost comes from."""
  actualCostSource: ActualCostSource!

  """Proposed: the fiscal year of the completion."""
  newLastReplacedYear: Int!

  """
  Proposed: the useful life, less the years since the completion. 0 for a one-time component.
  """
  newRemainingUsefulLife: Int!
}

"""
What completing a project on a day would say of its components. Only for those who may change the project.
"""
type ProjectCompletion {
  """UUIDv7 of the project."""
  projectId: ID!

  """The day asked for."""
  completedOn: Date!

  """The fiscal year of the property that the day is in."""
  fiscalYear: Int!

  """The fiscal year whose components would change; null where none can."""
  inventoryYear: Int

  """Why no component can be changed now."""
  blockedReason: String

  """Sum of the payments of the project, from both funds."""
  paid: Money!

  """The contract with its change orders; null without a contract."""
  contracted: Money

  """Its components, by name."""
  components: [ProposedComponent!]!

  """Names of its components that the current inventory does not have."""
  missing: [String!]!
}

"""A replacement that a project completed within a fiscal year."""
type CompletedWork {
  """UUIDv7 of the project."""
  projectId: ID!

  """Name of the project."""
  projectName: String!

  """Day on which the work was done."""
  completedOn: Date!

  """
  What it cost; null where the project has neither payments nor a contract.
  """
  actualCost: Money

  """
  What was planned for the year before it was done; null where completing it did not update the component.
  """
  plannedCost: Money
}

"""A component to put into a project."""
input AddProjectComponentInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of a line of the component."""
  propertyComponentId: ID!

  """
  Whether its photos are shown with the project; changes that of a component which is in it already.
  """
  includePhotos: Boolean! = true
}

"""A component to take out of a project."""
input RemoveProjectComponentInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of a line of the component."""
  propertyComponentId: ID!
}

"""The values of a payment."""
input ProjectPaymentInput {
  """Amount, from $0.01 to $99,000,000."""
  amount: Money!

  """Day of the payment."""
  paidOn: Date!

  """Who got it."""
  payee: String!

  """Number of the check, transfer or invoice."""
  number: String

  """The fund that it came from."""
  fund: PaymentFund!

  """Id of a line of a component of the project."""
  propertyComponentId: ID

  """The awarded bid, where it pays the contract."""
  contractId: ID
}

"""The values of a bid."""
input BidInput {
  """Who made it, at most 100 characters."""
  bidder: String!

  """For the whole work, from $0.01 to $99,000,000."""
  amount: Money!

  """Day of the bid."""
  bidDate: Date

  """Last day on which it can be accepted."""
  validUntil: Date

  """The document, a file of the property."""
  propertyFileId: ID

  """What it asks for lines of the scope of work."""
  lines: [BidLineInput!]! = []
}

"""What a bid asks for one line of the scope of work."""
input BidLineInput {
  """UUIDv7 of the line of the scope of work."""
  scopeOfWorkId: ID!

  """Amount."""
  amount: Money!
}

"""A bid to add."""
input AddBidInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """The values."""
  values: BidInput!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""A bid to change."""
input UpdateBidInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the bid."""
  bidId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values: all of them."""
  values: BidInput!
}

"""A bid, as the viewer saw it."""
input BidVersionInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the bid."""
  bidId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""The values of a change order."""
input ChangeOrderInput {
  """What it changes, at most 1,000 characters."""
  description: String!

  """Below zero where work was taken out; not zero."""
  amount: Money!

  """Who approved it, at most 100 characters."""
  approvedBy: String!

  """Day of the approval, today at the latest."""
  approvedOn: Date!

  """The document, a file of the property."""
  propertyFileId: ID
}

"""A change order to add."""
input AddChangeOrderInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """The values."""
  values: ChangeOrderInput!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""A change order to change."""
input UpdateChangeOrderInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the change order."""
  changeOrderId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values: all of them."""
  values: ChangeOrderInput!
}

"""A change order to remove."""
input RemoveChangeOrderInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the change order."""
  changeOrderId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""An item to put on the checklist of one project."""
input AddChecklistItemInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUID of the phase in which it is to be done."""
  projectTemplatePhaseId: ID!

  """What to do, at most 250 characters."""
  text: String!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""An item of a checklist to change or to tick off."""
input UpdateChecklistItemInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the item."""
  checklistItemId: ID!

  """Version that the viewer saw."""
  version: Int!

  """What to do, at most 250 characters."""
  text: String!

  """Whether it is done."""
  isDone: Boolean!
}

"""An item of a checklist to remove."""
input RemoveChecklistItemInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the item."""
  checklistItemId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Someone to put on a project or to take off it."""
input ProjectPersonInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the user."""
  userId: ID!
}

"""A project to follow, or not to."""
input FollowProjectInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Whether the viewer hears of what happens in it."""
  isFollowing: Boolean!
}

"""A payment to add."""
input AddProjectPaymentInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """The values."""
  values: ProjectPaymentInput!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""A payment to change."""
input UpdateProjectPaymentInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the payment."""
  paymentId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values: all of them."""
  values: ProjectPaymentInput!
}

"""A payment to remove."""
input RemoveProjectPaymentInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the payment."""
  paymentId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""A note to add."""
input AddProjectNoteInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """Plain text, at most 4,000 characters."""
  text: String!

  """Users that it mentions: at most 20, who reach the property."""
  mentionedUserIds: [ID!]! = []

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""A note to change."""
input UpdateProjectNoteInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the note."""
  noteId: ID!

  """Version that the edit started from."""
  version: Int!

  """Plain text, at most 4,000 characters."""
  text: String!

  """Users that it mentions: at most 20, who reach the property."""
  mentionedUserIds: [ID!]! = []
}

"""A note to remove."""
input RemoveProjectNoteInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the note."""
  noteId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""The values of a line of the scope of work."""
input ScopeOfWorkInput {
  """What has to be done, at most 1,000 characters."""
  description: String!

  """How much, with at most three decimals."""
  quantity: Float

  """Unit of the quantity."""
  unit: String

  """Estimate for the whole line."""
  estimate: Money

  """Id of a line of a component of the project."""
  propertyComponentId: ID
}

"""A line of the scope of work to add."""
input AddScopeOfWorkInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """The values."""
  values: ScopeOfWorkInput!

  """
  A key of the caller's choice; repeating the call with it gives the first answer again.
  """
  idempotencyKey: String
}

"""A line of the scope of work to change."""
input UpdateScopeOfWorkInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the line."""
  scopeOfWorkId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values: all of them."""
  values: ScopeOfWorkInput!
}

"""A line of the scope of work to remove."""
input RemoveScopeOfWorkInput {
  """UUIDv7 of the project."""
  projectId: ID!

  """UUIDv7 of the line."""
  scopeOfWorkId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""A phase to keep or to add."""
input ProjectPhaseInput {
  """UUID of the phase; none for a new one."""
  projectTemplatePhaseId: ID

  """Name, at most 60 characters."""
  name: String!

  """Its place among the phases, from 1."""
  sortOrder: Int!

  """
  What a project gets to do when it enters the phase, at most 30 items; left out, it stays as it is.
  """
  checklist: [String!]
}

"""The phases of a property."""
input SaveProjectPhasesInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version of the list that the edit started from."""
  version: Int!

  """The whole list; a phase that is left out is deleted."""
  phases: [ProjectPhaseInput!]!
}

"""Result of a change of a project or of what stands in it."""
type ProjectPayload {
  """The project as it is now."""
  project: Project

  """Errors to fix, by field under \`values\` where there are values."""
  userErrors: [UserError!]!
}

"""Result of saving the phases."""
type SaveProjectPhasesPayload {
  """The phases as saved."""
  projectPhases: ProjectPhases

  """
  Errors to fix. Code \`PHASE_IN_USE\`: a phase that was left out still has projects.
  """
  userErrors: [UserError!]!
}

"""What became of a property of a workbook."""
enum PropertyImportStatus {
  """It can be added."""
  READY

  """The workbook has to be corrected."""
  PROBLEMS

  """The portfolio already has a property of the same name and address."""
  EXISTS

  """It is in the portfolio."""
  ADDED

  """It was refused when it was added."""
  FAILED
}

"""What is wrong in a workbook of properties, and where."""
type PropertyImportProblem {
  """Name of the sheet; null where the whole workbook is meant."""
  sheetName: String

  """
  Row number as the sheet counts it; null where the whole sheet is meant.
  """
  row: Int

  """Letter and heading of the column; null where the whole row is meant."""
  column: String

  """What the cell reads, shortened."""
  value: String

  """The problem, and the values that are allowed."""
  detail: String!
}

"""A property of a workbook."""
type PropertyImportLine {
  """Its place in the workbook, from 1."""
  position: Int!

  """Its row on the sheet Properties."""
  row: Int!

  """Name of the property."""
  name: String!

  """City; null where the workbook has none."""
  city: String

  """State; null where the workbook has none."""
  state: String

  """Number of units; null where the workbook has none."""
  numberOfUnits: Int

  """Starting reserve balance; null where the workbook has none."""
  startingReserveBalance: Money

  """Number of its components."""
  componentCount: Int!

  """Current cost of its components."""
  componentsCost: Money!

  """What became of it."""
  status: PropertyImportStatus!

  """UUIDv7 of the property; null until it is added."""
  propertyId: ID

  """What has to be corrected, at most 50 problems."""
  problems: [PropertyImportProblem!]!

  """Number of all its problems."""
  problemCount: Int!

  """What was left out or assumed; nothing has to be corrected."""
  notes: [String!]!
}

"""How many properties of a workbook have each status."""
type PropertyImportCounts {
  """They can be added."""
  ready: Int!

  """They have to be corrected."""
  problems: Int!

  """The portfolio already has them."""
  exists: Int!

  """They are in the portfolio."""
  added: Int!

  """They were refused when they were added."""
  failed: Int!
}

"""
A workbook of properties that was uploaded to /upload/property-import, with the field workspaceId beside its file. The template is at /download/property-import-template.
"""
type PropertyImport {
  """UUIDv7 of the upload."""
  propertyImportId: ID!

  """UUIDv7 of the portfolio that the properties go to."""
  workspaceId: ID!

  """Name of that portfolio."""
  workspaceName: String!

  """Name of the workbook."""
  fileName: String!

  """When it was uploaded."""
  createdAt: DateTime!

  """Adding its properties has begun."""
  isAccepted: Boolean!

  """How many properties have each status."""
  counts: PropertyImportCounts!

  """The properties in the order of the workbook."""
  lines: [PropertyImportLine!]!

  """Rows that belong to no property, at most 50."""
  problems: [PropertyImportProblem!]!

  """Number of all rows that belong to no property."""
  problemCount: Int!

  """Sheets and columns that are not read."""
  remarks: [String!]!

  """UUIDv7 of the job that is adding the properties now; null otherwise."""
  jobId: ID
}

"""Which workbook to add the properties of."""
input AcceptPropertyImportInput {
  """UUIDv7 of the upload."""
  propertyImportId: ID!

  """
  True adds the properties without problems and leaves everything else out.
  """
  leaveOut: Boolean! = false

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of accepting a workbook."""
type AcceptPropertyImportPayload {
  """
  The job that adds the properties, each as a whole or not at all; null when there are errors.
  """
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Kind of property."""
type PropertyType {
  """Number of the type."""
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

  """UUIDv7 of the portfolio that it belongs to."""
  workspaceId: ID!

  """Name, at most 250 characters."""
  name: String!

  """True for a test property, which portfolio figures leave out."""
  isTest: Boolean!

  """False after it was archived."""
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

  """Number of the property type."""
  propertyTypeId: Int!

  """Name of the property type."""
  propertyTypeName: String!

  """True when it was converted to condominiums."""
  isCondoConverted: Boolean!

  """Number of units, 1 to 99999."""
  numberOfUnits: Int!

  """Number of floors, if known."""
  numberOfFloors: Int

  """Year of the conversion; 0 means empty."""
  yearOfConversion: Int!

  """Free text; null for Vendors."""
  propertyDescription: String

  """URL of the profile image; null without one."""
  profileImage: String

  """The Display Projects setting."""
  isFeatureToggleOn: Boolean!

  """The Display Planning setting."""
  allowPlanning: Boolean!

  """True when a connected app supplies ledger data."""
  isIntegratedProperty: Boolean!

  """Coordinates of the address."""
  latLng: LatLng

  """Company name of the portfolio."""
  workspaceCompanyName: String!

  """True when the portfolio has the loan analysis."""
  hasLoanAnalysis: Boolean!

  """True when it belongs to the demo data."""
  isDemo: Boolean!

  """When its details were changed last."""
  updatedAt: DateTime!

  """Version for If-Match: send it back when saving."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: PropertyActions!

  """Fiscal years, oldest first."""
  fiscalYears: [FiscalYear!]!

  """
  Financials of a year; without a year, of the newest set-up year. Null when the viewer may not see them.
  """
  propertyFinancial(
    """The fiscal year; the newest set-up year where it is left out."""
    fiscalYear: Int
  ): PropertyFinancial

  """
  Reserve study history, newest first. Empty when the viewer may not see it.
  """
  reserveStudies: [ReserveStudy!]!

  """The newest reserve study."""
  reserveStudy: ReserveStudy

  """Components of a year. Null when the viewer may not see them."""
  components(
    """The fiscal year."""
    fiscalYear: Int!
  ): ComponentList

  """The default recommended plan of a year, as stored at the last change."""
  defaultRecommendedPlan(
    """The fiscal year."""
    fiscalYear: Int!
  ): Plan

  """
  All figures of the dashboard of a year. Null when the viewer may not see it.
  """
  financialHealth(
    """The fiscal year."""
    fiscalYear: Int!
  ): FinancialHealth

  """
  What happened to its data, newest first: only what the viewer may see on their own screens.
  """
  activity(
    """Number of the page, from 1; \`after\` wins over it."""
    page: Int! = 1

    """
    The cursor of the page before: what happens in the meantime moves nothing.
    """
    after: String

    """Only this kind: one of \`types\`."""
    type: String

    """Words of the description, the name of what changed or the user."""
    search: String
  ): ActivityConnection!

  """
  What the property owes by law and by its own dates, by day; at most 800 days at once. A Vendor sees their own projects and the components of those.
  """
  calendar(
    """The first day."""
    from: Date!

    """The last day."""
    to: Date!
  ): [CalendarItem!]!

  """
  Duties that someone stated do not apply, the latest statement first; empty where the viewer may not see reserve studies.
  """
  dutyExemptions: [DutyExemption!]!

  """The viewer's private calendar feed; null when there is none."""
  calendarFeed: CalendarFeed

  """
  All its folders at every depth, by name; empty where the viewer may not see files.
  """
  folders: [Folder!]!

  """
  The files of one folder, or of the top. With \`search\`, what is found in the whole property; with \`isDeleted\`, what is in
  the trash.
  """
  files(
    """UUIDv7 of the folder; null is the top."""
    folderId: ID

    """
    Words of the name, the uploader or the text inside; at most 200 characters.
    """
    search: String

    """The trash: files and folders that were deleted, newest first."""
    isDeleted: Boolean! = false

    """
    With search: the most files that it answers with, 1 to 200, the best matches first.
    """
    atMost: Int! = 200
  ): FileListing!

  """How much is stored."""
  fileUsage: FileUsage!

  """
  Files whose valid-until day is past or within 60 days, soonest first, at most 20; empty where the viewer may not see files.
  """
  filesEndingSoon: [File!]!

  """
  Where its ledger comes from; null where nothing is connected, or the viewer may not see it.
  """
  connectedApp: ConnectedApp

  """
  Its newest syncs, newest first; empty where the viewer may not see them.
  """
  syncs: [IntegrationSync!]!

  """
  Long changes of its ledger that are under way, the oldest first; empty where the viewer may not see the ledger.
  """
  ledgerWork: [LedgerWork!]!

  """Its transactions; refused where the viewer may not see the ledger."""
  transactions(
    """Which ones."""
    filter: TransactionFilter

    """Order."""
    sort: TransactionSort! = DATE

    """Newest or greatest first."""
    desc: Boolean! = true

    """How many, 1 to 500."""
    first: Int! = 100

    """
    The end cursor of the part before: transactions that come in the meantime move nothing.
    """
    after: String
  ): TransactionConnection!

  """
  What is in its bank accounts; null where the viewer may not see the ledger.
  """
  bankBalances(
    """The day; today without it."""
    on: Date
  ): BankBalances

  """
  What its accounts are used for; null where the viewer may not see the ledger.
  """
  glConfiguration: GlConfiguration

  """
  Its bank accounts and their funds; null where the viewer may not see the ledger.
  """
  bankConfiguration: BankConfiguration

  """
  Its rules, by payee and account; empty where the viewer may not see the ledger.
  """
  ledgerRules: [LedgerRule!]!

  """
  What the ledger says of the current fiscal year, beside the plan; null for another year.
  """
  realTimeFinancialHealth(
    """The current fiscal year."""
    fiscalYear: Int!
  ): RealTimeFinancialHealth

  """
  All preventative maintenance of its components; null where the portfolio goes without it or the viewer may not see components.
  """
  maintenance: PropertyMaintenance

  """
  Photos of the property, page by page. A Vendor sees those that they uploaded. The trash is shown to those who may delete photos.
  """
  photos(
    """The date to order by."""
    sortBy: PhotoSort! = UPLOAD_DATE

    """Newest first."""
    sortDesc: Boolean! = true

    """Number of the page, from 1."""
    page: Int! = 1

    """Photos on a page, at most 500."""
    pageSize: Int! = 200

    """Only photos of this component."""
    propertyComponentId: ID

    """
    Only photos that were added to this project, or that show one of its components whose photos are shown with it.
    """
    projectId: ID

    """Words of the description, the file name, the uploader or a component."""
    search: String

    """Only photos that are, or are not, in the photos report."""
    includeInPhotosReport: Boolean

    """The trash instead."""
    isDeleted: Boolean! = false
  ): PhotoPage!

  """
  Photos marked for the photos report, by component. Not for a Vendor, who sees only their own photos.
  """
  photosReport: PhotosReport!

  """
  Where its reserve money lies: what can be taken out any day first, then by maturity. Empty where the viewer may not see it.
  """
  placements: [Placement!]!

  """
  The same beside insurance, ledger and the next years of the plan; null where the viewer may not see it.
  """
  placementSummary: PlacementSummary

  """The plans of a year. Null when the viewer may not see them."""
  plans(
    """The fiscal year."""
    fiscalYear: Int!
  ): PlanList

  """
  Projects of the property, by due date, then by name. A Vendor sees those that they are responsible for or work on.
  """
  projects(
    """Which ones."""
    state: ProjectState! = ALL

    """Number of the page, from 1."""
    page: Int! = 1

    """Projects on a page, at most 1,000."""
    pageSize: Int! = 500
  ): ProjectPage!

  """Phases that its projects go through."""
  projectPhases: ProjectPhases!

  """
  People who reach the property, by name: who may be responsible for a project or be mentioned in a note. Empty for Vendors.
  """
  projectPeople: [ProjectPerson!]!

  """
  What it has borrowed from its reserves; null where the viewer may not see its ledger.
  """
  reserveBorrowing: ReserveBorrowing

  """
  Transfers between its funds, the newest first; null where the viewer may not see its ledger.
  """
  reserveTransfers(
    """What was said of them."""
    state: ReserveTransferState!

    """Only one way; both without it."""
    direction: TransferDirection

    """Number of the page, from 1."""
    page: Int! = 1
  ): ReserveTransferPage
}

"""
Actions that the viewer may take on a property, as the service decides.
"""
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

  """
  Open the Connected Apps tab, which also requires an integrated property.
  """
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

  """Upload photos."""
  addPhotos: Boolean!

  """Change everyone's photos; a Vendor changes only their own."""
  editPhotos: Boolean!

  """Delete photos and restore them from the trash."""
  deletePhotos: Boolean!

  """See files and folders, and the activity of photos and files."""
  viewFiles: Boolean!

  """Upload, name and move files and folders."""
  editFiles: Boolean!

  """Delete files and folders, restore them, and assign many files at once."""
  deleteFiles: Boolean!

  """Erase photos and files from the trash at once."""
  eraseMedia: Boolean!

  """
  See what projects cost, and all of them; a Vendor sees those that they are responsible for, without money.
  """
  viewProjects: Boolean!

  """Create, change, delete and export projects, and their phases."""
  editProjects: Boolean!

  """See transactions, bank balances and the configuration of the ledger."""
  viewLedger: Boolean!

  """Map transactions, configure accounts, import and sync the ledger."""
  editLedger: Boolean!

  """
  See in the activity what internal staff did with users and invitations of the portfolio.
  """
  viewUserActivity: Boolean!
}

"""A row of the properties list."""
type PropertyListRow {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  propertyName: String!

  """Number of the property type."""
  propertyTypeId: Int!

  """Name of the property type."""
  propertyTypeName: String!

  """City."""
  propertyCity: String!

  """State."""
  propertyState: String!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Company name of the portfolio, shown as Portfolio."""
  workspaceCompanyName: String!

  """The viewer's role there."""
  roleName: String!

  """Always true: the list has only active properties."""
  propertyIsActive: Boolean!

  """URL of the profile image."""
  profileImage: String

  """Number of units."""
  numberOfUnits: Int!

  """Version for If-Match."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: PropertyRowActions!

  """
  The property itself, with everything below it; all of a page are read at once. Null when it is gone by now.
  """
  property: Property

  """
  Stored funding outlook: percent funded and the next 30 years. Null without a projection, or when the viewer may not see it.
  """
  outlook: PropertyOutlook

  """Fiscal years, oldest first."""
  fiscalYears: [FiscalYear!]!

  """
  Financials of the newest set-up year. Null when the viewer may not see them.
  """
  propertyFinancial: PropertyFinancial

  """
  Reserve study history, newest first. Empty when the viewer may not see it.
  """
  reserveStudies: [ReserveStudy!]!
}

"""Actions that the viewer may take from a list row."""
type PropertyRowActions {
  """Edit the property."""
  edit: Boolean!

  """Archive the property."""
  archive: Boolean!

  """Open the dashboard by clicking the name."""
  viewDashboard: Boolean!
}

"""
Stored figures of a property, so that lists need not recompute them for each row.
"""
type PropertyOutlook {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The fiscal year that the figures start from."""
  fiscalYear: Int!

  """
  Percent funded at the start of that year; null without a fully funded balance.
  """
  percentFunded: Percent

  """
  weak below 30, fair below 70, strong from 70; compared before rounding.
  """
  fundingBand: FundingBand

  """Year-end balances of the 30 years with the plan that leads the year."""
  endBalances: [Money!]!

  """The lowest of them; null without a projection."""
  lowestBalance: Money

  """First year that ends below zero."""
  firstShortfallYear: Int

  """What the figures follow: the plan that leads the year."""
  plan: PlanLead

  """
  The contribution as it stands; null where the plan asks for what is paid today, and without a projection.
  """
  today: TodaysFunding
}

"""Rating of percent funded, in three bands."""
enum FundingBand {
  """Below 30%."""
  WEAK

  """30% to below 70%."""
  FAIR

  """70% and over."""
  STRONG
}

"""A page of the properties list."""
type PropertyPage {
  """Rows of this page."""
  items: [PropertyListRow!]!

  """Number of rows on all pages."""
  totalCount: Int!

  """Number of this page, starting at 1."""
  page: Int!

  """Rows per page."""
  pageSize: Int!
}

"""A property to choose."""
type PropertyChoice {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name."""
  propertyName: String!

  """City."""
  propertyCity: String!

  """State."""
  propertyState: String!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Company name of the portfolio."""
  workspaceCompanyName: String!

  """URL of the profile image."""
  profileImage: String

  """Stored funding outlook."""
  outlook: PropertyOutlook
}

"""Sort keys of the properties list."""
enum PropertySort {
  """By name."""
  PROPERTY_NAME

  """By type, then name."""
  PROPERTY_TYPE_NAME

  """By state and city, then name."""
  LOCATION

  """By company, then name."""
  PORTFOLIO

  """
  By percent funded with the plan that leads, the weakest first; those without the figure come last either way.
  """
  PERCENT_FUNDED

  """
  By the first year below zero with the plan that leads, the nearest first; those that never fall below zero come last either way.
  """
  FIRST_YEAR_BELOW_ZERO
}

"""Filter of the properties list."""
input PropertyFilterInput {
  """Part of the name, city, state or portfolio; not case-sensitive."""
  text: String! = ""

  """Only this type."""
  propertyTypeId: Int

  """Only this portfolio."""
  workspaceId: ID

  """
  Only properties that are rated weak or fall below zero within 30 years with the plan that leads.
  """
  needsAttention: Boolean! = false

  """Sort key."""
  sort: PropertySort! = PROPERTY_NAME

  """Sort in descending order."""
  descending: Boolean! = false
}

"""Details of a new property."""
input AddPropertyInput {
  """Portfolio; required when the viewer has more than one."""
  workspaceId: ID

  """Test property; ignored unless internal staff sets it."""
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

  """Number of the property type."""
  propertyTypeId: Int!

  """True when it was converted to condominiums."""
  isCondoConverted: Boolean!

  """1 to 99999."""
  numberOfUnits: Int!

  """Floors."""
  numberOfFloors: Int

  """From year built to this year; 0 means empty."""
  yearOfConversion: Int! = 0

  """Free text."""
  propertyDescription: String

  """Coordinates of the address, found in the browser."""
  latLng: LatLngInput

  """Financials of the starting fiscal year."""
  propertyFinancial: PropertyFinancialInput!

  """The last reserve study, if there is one."""
  reserveStudy: WizardReserveStudyInput

  """
  Idempotency key: repeating the request with the same key adds nothing and returns the first answer.
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

  """Test property; unchanged unless the viewer may set it."""
  isTest: Boolean! = false

  """Display Projects; unchanged unless internal staff sets it."""
  isFeatureToggleOn: Boolean

  """Display Planning; unchanged unless internal staff sets it."""
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

  """Number of the property type."""
  propertyTypeId: Int!

  """True when it was converted to condominiums."""
  isCondoConverted: Boolean!

  """1 to 99999."""
  numberOfUnits: Int!

  """Floors."""
  numberOfFloors: Int

  """0 means empty."""
  yearOfConversion: Int! = 0

  """Free text."""
  propertyDescription: String

  """Coordinates of the address."""
  latLng: LatLngInput
}

"""Result of adding a property."""
type AddPropertyPayload {
  """The new property."""
  property: Property

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""Result of saving a property's details."""
type UpdatePropertyPayload {
  """The property as saved."""
  property: Property

  """
  Errors to fix, by field. Code \`STALE\`: someone else saved changes in the meantime.
  """
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

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""The property to remove the profile image from."""
input RemovePropertyImageInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of removing the image."""
type RemovePropertyImagePayload {
  """The property without its image."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""An anticipated expenditure: one component in one year."""
type Expenditure {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name of the component."""
  name: String!

  """Category."""
  category: String!

  """Position of the category, which decides its color."""
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

  """Position of the category, which decides its color."""
  categoryPosition: Int!

  """Sum."""
  total: Money!

  """Its expenditures, largest first."""
  components: [Expenditure!]!
}

"""Total of a category within a year."""
type YearCategoryTotal {
  """Category."""
  category: String!

  """Position of the category, which decides its color."""
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

  """Number of components that something is spent for."""
  componentCount: Int!
}

"""The component inventory report."""
type ComponentInventoryReport {
  """This year's expenditures by category, largest first."""
  categories: [CategoryTotal!]!
}

"""The anticipated expenditures report."""
type AnticipatedExpendituresReport {
  """Every year of the horizon, or one of them."""
  anticipatedExpenditureYears(
    """Only this fiscal year; none where the horizon does not have it."""
    year: Int
  ): [AnticipatedExpenditureYear!]!
}

"""A way of funding, and its outcome."""
type PlanOutcome {
  """UUIDv7 of the plan; null for the current contribution."""
  planId: ID

  """Name."""
  name: String!

  """One of current, default, recommended, adopted, disclosure."""
  tags: [String!]!

  """Contribution of the requested year."""
  firstYearContribution: Money!

  """Yearly increase in the contribution."""
  increaseRate: Percent!

  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with the lowest balance."""
  lowestBalanceYear: Int!

  """First year that ends below zero."""
  firstShortfallYear: Int

  """
  Money available over the next five years as a percent of their expenditures; null when they have none.
  """
  fiveYearCover: Percent

  """Percent funded at the end of the last year."""
  percentFundedEnd: Percent

  """Year-end balances."""
  endBalances: [Money!]!
}

"""A way of funding that a report uses or can use."""
type ReportPlan {
  """UUIDv7 of the plan; null for the current contribution."""
  planId: ID

  """Name."""
  name: String!

  """One of current, default, recommended, adopted, disclosure."""
  tags: [String!]!

  """As what it leads its year; null for all but the plan that does."""
  standing: PlanStanding
}

"""The adoption among the plans that a report can use."""
type ReportAdoption {
  """UUIDv7 of the adopted plan."""
  planId: ID!

  """Its name when it was adopted."""
  planName: String!

  """Day of the meeting."""
  meetingDate: Date!

  """
  True when the report shows the adopted plan: its inventory, settings and figures are those that the board adopted, not today's.
  """
  isShown: Boolean!
}

"""Rating bands of percent funded, in percentage points."""
type BandLimits {
  """Below this percent: weak."""
  weakBelow: Percent!

  """From this percent on: strong. Between the two: fair."""
  strongFrom: Percent!

  """Above this percent: overfunded."""
  overfundedAbove: Percent!
}

"""Rating bands of a portfolio, which its administrators can change."""
type RatingBands {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Below this percent: weak."""
  weakBelow: Percent!

  """From this percent on: strong. Between the two: fair."""
  strongFrom: Percent!

  """Above this percent: overfunded."""
  overfundedAbove: Percent!

  """Version of the portfolio's settings, for optimistic locking."""
  version: Int!

  """Actions that the viewer may take."""
  viewerCan: RatingBandsActions!
}

"""Actions that the viewer may take on rating bands."""
type RatingBandsActions {
  """Change the rating bands."""
  edit: Boolean!
}

"""Kind of a piece of a report's summary sentence."""
enum ReportRunKind {
  """Words between facts."""
  TEXT

  """An amount; its value is in dollars."""
  MONEY

  """A percentage; its value is in points."""
  PERCENT

  """Another fact, such as a year or a name."""
  FACT
}

"""A piece of the summary sentence at the top of a report."""
type ReportRun {
  """Kind of piece."""
  kind: ReportRunKind!

  """Its text."""
  text: String!

  """The figure behind the text; null for words."""
  value: Float
}

"""A convention behind the figures, in words."""
type ReportConvention {
  """Topic."""
  label: String!

  """The convention."""
  value: String!
}

"""A category of the property's inventory."""
type ReportCategory {
  """Category."""
  category: String!

  """Position of the category, which decides its color."""
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

  """Rating band of percentFundedStart before rounding."""
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

  """Rating band of percentFundedEnd before rounding."""
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
What every report begins with: its property and year, its summary sentence and its conventions.
"""
interface Report {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year that the figures start from; null without one."""
  basisFiscalYear: Int

  """True when there is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null when there is none."""
  adoption: ReportAdoption

  """The summary sentence at the top; empty when data is missing."""
  verdict: [ReportRun!]!

  """The conventions behind the figures."""
  conventions: [ReportConvention!]!
}

"""
Percent funded by year. The same content as /download/report/{propertyId}/{fiscalYear}/percent-funded.pdf and .xlsx.
"""
type PercentFundedReport implements Report {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year that the figures start from; null without one."""
  basisFiscalYear: Int

  """True when there is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null when there is none."""
  adoption: ReportAdoption

  """The summary sentence at the top; empty when data is missing."""
  verdict: [ReportRun!]!

  """The conventions behind the figures."""
  conventions: [ReportConvention!]!

  """Why there are no figures: set when the assumptions are out of range."""
  assumptionsProblem: String

  """Requested number of years."""
  years: Int!

  """The way of funding in use."""
  plan: ReportPlan

  """The ways of funding to choose from."""
  plans: [ReportPlan!]!

  """The portfolio's bands."""
  ratingBands: BandLimits!

  """The years."""
  rows: [PercentFundedRow!]!

  """Sums; null without figures."""
  totals: PercentFundedTotals

  """Cash facts for 30 years."""
  cashFacts: CashFacts

  """
  The contribution as it stands; null where the plan asks for what is paid today, and without figures.
  """
  today: TodaysFunding
}

"""One year of the anticipated-expenditures report."""
type ExpendituresYear {
  """Fiscal year."""
  year: Int!

  """Sum."""
  total: Money!

  """By category, largest first, each with its components."""
  categories: [CategoryTotal!]!
}

"""Sum of a category over the years shown."""
type ExpendituresCategoryTotal {
  """Category."""
  category: String!

  """Position of the category, which decides its color."""
  categoryPosition: Int!

  """Sum."""
  total: Money!
}

"""
Anticipated expenditures by year and category. The same content as /download/report/…/anticipated-expenditures.pdf and .xlsx.
"""
type ExpendituresReport implements Report {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year that the figures start from; null without one."""
  basisFiscalYear: Int

  """True when there is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null when there is none."""
  adoption: ReportAdoption

  """The summary sentence at the top; empty when data is missing."""
  verdict: [ReportRun!]!

  """The conventions behind the figures."""
  conventions: [ReportConvention!]!

  """Why there are no figures: set when the assumptions are out of range."""
  assumptionsProblem: String

  """Requested number of years."""
  years: Int!

  """
  The way of funding in use: its inflation and moved components affect the expenditures.
  """
  plan: ReportPlan

  """The ways of funding to choose from."""
  plans: [ReportPlan!]!

  """The one category shown; null for all."""
  category: String

  """The categories to choose from."""
  categories: [ReportCategory!]!

  """The years."""
  rows: [ExpendituresYear!]!

  """By category over all years, largest first."""
  categoryTotals: [ExpendituresCategoryTotal!]!

  """Sum."""
  total: Money!

  """
  True when the lists leave out the smallest entries; totals include them.
  """
  isDataTruncated: Boolean!
}

"""A line of the inventory report."""
type InventoryReportLine {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Location."""
  location: String

  """Quantity."""
  quantity: Float

  """Unit of measure of the quantity."""
  unitOfMeasure: String

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life in years."""
  remainingUsefulLife: Int!

  """Fiscal year of the next replacement."""
  nextReplacementYear: Int!

  """Replaced once and never again."""
  isOneTime: Boolean!

  """Cost of one replacement today."""
  currentCost: Money!

  """Fully funded balance at the start of the year."""
  fullyFundedBalance: Money!

  """Current cost divided by useful life."""
  annualDeterioration: Money!

  """Share of the property's annual deterioration."""
  significance: Percent
}

"""A category of the inventory report with its subtotals."""
type InventoryReportCategory {
  """Category."""
  category: String!

  """Position of the category, which decides its color."""
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
  """Number of components."""
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
type InventoryReport implements Report {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Fiscal year."""
  fiscalYear: Int!

  """The set-up year that the inventory belongs to; null without one."""
  basisFiscalYear: Int

  """True when there is at least one component."""
  hasComponents: Boolean!

  """The adopted plan of the year; null when there is none."""
  adoption: ReportAdoption

  """The summary sentence at the top; empty when data is missing."""
  verdict: [ReportRun!]!

  """The conventions behind the figures."""
  conventions: [ReportConvention!]!

  """The one category shown; null for all."""
  category: String

  """The categories to choose from."""
  categories: [ReportCategory!]!

  """By category, in the property's order."""
  groups: [InventoryReportCategory!]!

  """Totals."""
  totals: InventoryReportTotals!
}

"""New rating bands."""
input RatingBandsInput {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Version of the settings that the change starts from."""
  version: Int!

  """Below this percent: weak."""
  weakBelow: Percent

  """From this percent on: strong."""
  strongFrom: Percent

  """Above this percent: overfunded."""
  overfundedAbove: Percent
}

"""Result of changing rating bands."""
type UpdateRatingBandsPayload {
  """The bands as saved; null when there are errors."""
  ratingBands: RatingBands

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Which way a transfer between the funds went."""
enum TransferDirection {
  """From the reserve fund to the operating fund."""
  OUT

  """From the operating fund to the reserve fund."""
  IN
}

"""What was said of transfers between the funds."""
enum ReserveTransferState {
  """Nothing yet: they are to be matched or explained."""
  OPEN

  """Why they are neither loans nor repayments."""
  EXPLAINED
}

"""Where a loan from reserves stands."""
enum LoanStatus {
  """Not repaid, and not due yet."""
  OPEN

  """Not repaid, and due before today."""
  OVERDUE

  """Nothing is outstanding."""
  REPAID
}

"""Why a transfer is neither a loan nor a repayment."""
type TransferExplanation {
  """UUIDv7 of what was said."""
  reserveEntryId: ID!

  """The reason."""
  explanation: String!

  """Version for If-Match."""
  version: Int!
}

"""
Money that went from one fund to the other: two lines of the ledger of a day and an amount, or a transfer that someone logged by hand.
"""
type ReserveTransfer {
  """
  Day, direction, amount in cents, and number among those that are alike.
  """
  transferId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """Its day."""
  date: Date!

  """Which way it went."""
  direction: TransferDirection!

  """Above zero."""
  amount: Money!

  """What the ledger said of it, or whoever logged it by hand."""
  text: String!

  """
  What the ledger says of it now; null where the ledger does not have it.
  """
  ledgerText: String

  """Someone logged it by hand; the ledger may have it too by now."""
  isByHand: Boolean!

  """Its explanation; null while nothing is said of it."""
  explanation: TransferExplanation
}

"""A page of transfers."""
type ReserveTransferPage {
  """Transfers of the page, the newest first."""
  items: [ReserveTransfer!]!

  """Transfers of the whole list."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Transfers on a page."""
  pageSize: Int!
}

"""A transfer into the reserve fund that pays back a loan."""
type ReserveRepayment {
  """UUIDv7 of the match."""
  reserveEntryId: ID!

  """The transfer."""
  transferId: ID!

  """Its day."""
  date: Date!

  """What of the transfer pays back this loan; above zero."""
  amount: Money!

  """The whole transfer."""
  transferAmount: Money!

  """What the ledger said of it, or whoever logged it by hand."""
  text: String!

  """
  What the ledger says of it now; null where the ledger does not have it.
  """
  ledgerText: String

  """Someone logged it by hand; the ledger may have it too by now."""
  isByHand: Boolean!

  """Version for If-Match."""
  version: Int!
}

"""Money that the operating fund borrowed from the reserve fund."""
type ReserveLoan {
  """UUIDv7 of the loan."""
  reserveEntryId: ID!

  """UUIDv7 of the property."""
  propertyId: ID!

  """The transfer that it is."""
  transferId: ID!

  """Its day."""
  date: Date!

  """What was borrowed."""
  amount: Money!

  """What the ledger said of it, or whoever logged it by hand."""
  text: String!

  """
  What the ledger says of it now; null where the ledger does not have it.
  """
  ledgerText: String

  """Someone logged it by hand; the ledger may have it too by now."""
  isByHand: Boolean!

  """What it is for."""
  purpose: String!

  """By this day it is to be repaid."""
  dueDate: Date!

  """When the board approved it."""
  approvedOn: Date

  """What was paid back."""
  repaid: Money!

  """What is to be paid back."""
  outstanding: Money!

  """Where it stands."""
  status: LoanStatus!

  """What was paid back, by day."""
  repayments: [ReserveRepayment!]!

  """Version for If-Match."""
  version: Int!
}

"""What a property has borrowed from its reserves."""
type ReserveBorrowing {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The day of these figures."""
  asOf: Date!

  """What is outstanding of all loans."""
  outstanding: Money!

  """Of that, what was due before today."""
  overdue: Money!

  """Those that are not repaid first, by the day they are due."""
  loans: [ReserveLoan!]!
}

"""A transfer out of the reserve fund to log as a loan."""
input NewReserveLoanInput {
  """The transfer, as its list names it."""
  transferId: ID!

  """Up to 4,000 characters."""
  purpose: String!

  """After the day of the transfer."""
  dueDate: Date!

  """When the board approved it."""
  approvedOn: Date
}

"""The terms of a loan."""
input ReserveLoanInput {
  """Up to 4,000 characters."""
  purpose: String!

  """After the day of the transfer."""
  dueDate: Date!

  """When the board approved it."""
  approvedOn: Date
}

"""A loan that a transfer pays back."""
input RepaidLoanInput {
  """UUIDv7 of the loan."""
  loanId: ID!

  """What of the transfer pays it back."""
  amount: Money!
}

"""A transfer into the reserve fund, and the loans that it pays back."""
input ReserveRepaymentInput {
  """The transfer, as its list names it."""
  transferId: ID!

  """The loans that it pays back, each once; together at most the transfer."""
  loans: [RepaidLoanInput!]!
}

"""
Transfers that are alike, and why they are neither loans nor repayments.
"""
input NewReserveExplanationInput {
  """The transfers, as their list names them: up to 50."""
  transferIds: [ID!]!

  """Up to 4,000 characters."""
  explanation: String!
}

"""Why a transfer is neither a loan nor a repayment."""
input ReserveExplanationInput {
  """Up to 4,000 characters."""
  explanation: String!
}

"""The transfer behind an entry that someone logged by hand."""
input HandTransferInput {
  """Its day, not in the future."""
  date: Date!

  """Above zero."""
  amount: Money!

  """Up to 4,000 characters: how the money went."""
  text: String!
}

"""A loan from reserves whose transfer no ledger has."""
input HandLoanInput {
  """Day of the transfer, not in the future."""
  date: Date!

  """What was borrowed, above zero."""
  amount: Money!

  """Up to 4,000 characters: how the money went."""
  text: String!

  """Up to 4,000 characters: what it is for."""
  purpose: String!

  """After the day of the transfer."""
  dueDate: Date!

  """When the board approved it."""
  approvedOn: Date
}

"""
A transfer into the reserve fund that no ledger has, and the loans that it pays back.
"""
input HandRepaymentInput {
  """Day of the transfer, not in the future."""
  date: Date!

  """The whole transfer, above zero."""
  amount: Money!

  """Up to 4,000 characters: how the money went."""
  text: String!

  """The loans that it pays back, each once; together at most the transfer."""
  loans: [RepaidLoanInput!]!
}

"""
A transfer between the funds that no ledger has, and why it is neither a loan nor a repayment.
"""
input HandExplanationInput {
  """Day of the transfer, not in the future."""
  date: Date!

  """Which way it went."""
  direction: TransferDirection!

  """Above zero."""
  amount: Money!

  """Up to 4,000 characters: how the money went."""
  text: String!

  """Up to 4,000 characters."""
  explanation: String!
}

"""A loan to log by hand."""
input AddReserveLoanByHandInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: HandLoanInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A repayment to log by hand."""
input AddReserveRepaymentByHandInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: HandRepaymentInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A transfer to log and explain by hand."""
input AddReserveExplanationByHandInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: HandExplanationInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A transfer by hand to correct."""
input UpdateReserveTransferByHandInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the loan, the repayment or the explanation."""
  reserveEntryId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: HandTransferInput!
}

"""A loan to log."""
input AddReserveLoanInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: NewReserveLoanInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""A loan to change."""
input UpdateReserveLoanInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the loan."""
  reserveEntryId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: ReserveLoanInput!
}

"""A repayment to match."""
input AddReserveRepaymentInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: ReserveRepaymentInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Transfers to explain."""
input ExplainReserveTransfersInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: NewReserveExplanationInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""An explanation to change."""
input UpdateReserveExplanationInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the explanation."""
  reserveEntryId: ID!

  """Version that the edit started from."""
  version: Int!

  """The values."""
  values: ReserveExplanationInput!
}

"""What was said of a transfer, to take back."""
input RemoveReserveEntryInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """UUIDv7 of the loan, the repayment or the explanation."""
  reserveEntryId: ID!

  """Version that the viewer saw."""
  version: Int!
}

"""Result of a change of the log of reserve borrowing."""
type ReserveBorrowingPayload {
  """The property with its log."""
  property: Property

  """Errors to fix, by field under \`values\`."""
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

  """Name of the provider."""
  providerName: String

  """Cost of the study."""
  cost: Money

  """Day of the site inspection; full studies only."""
  inspectionDate: Date

  """UUIDv7 of the file of the property that is its document."""
  propertyFileId: ID

  """That file; null also where the viewer may not see files."""
  document: LinkedFile

  """When it was changed last."""
  updatedAt: DateTime!

  """Version for If-Match."""
  version: Int!
}

"""
A file of the property that something names as its document. Its bytes come from \`/download/file/{propertyFileId}\`.
"""
type LinkedFile {
  """UUIDv7 of the file."""
  propertyFileId: ID!

  """UUIDv7 of the folder that it is in; null at the top."""
  folderId: ID

  """Name."""
  fileName: String!

  """Media type."""
  contentType: String!

  """Bytes."""
  fileSize: Float!
}

"""The values of a reserve study."""
input ReserveStudyInput {
  """Day of the study."""
  date: Date!

  """1 to 4."""
  reserveStudyTypeId: Int!

  """Name of the provider."""
  providerName: String

  """0 to 99,000,000."""
  cost: Money

  """Full studies only."""
  inspectionDate: Date

  """Its document: UUIDv7 of a file of the property. Null for none."""
  propertyFileId: ID
}

"""
The last study in the wizard: all fields empty, or at least a date and a type.
"""
input WizardReserveStudyInput {
  """Day of the study."""
  reserveStudyDate: Date

  """1 to 4."""
  reserveStudyTypeId: Int

  """Name of the provider."""
  providerName: String
}

"""A study to add."""
input AddReserveStudyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The values."""
  values: ReserveStudyInput!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
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

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of changing a study."""
type UpdateReserveStudyPayload {
  """The study as saved."""
  reserveStudy: ReserveStudy

  """The property with its history, newest first."""
  property: Property

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of removing a study."""
type RemoveReserveStudyPayload {
  """The property with its history, newest first."""
  property: Property

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""US dollars with at most two decimals. Not an Int, which ends at 2^31."""
scalar Money

"""Percentage points: 2.5 means 2.5%."""
scalar Percent

"""A calendar day, ISO 8601: 2026-11-20."""
scalar Date

"""A moment in UTC, ISO 8601: 2026-11-20T06:42:00.000Z."""
scalar DateTime

"""Any JSON object; used for a user's own grid and filter settings."""
scalar JSONObject

"""
Why a change is refused. Roofline may add codes: treat one that you do not know as \`INVALID\`.
"""
enum UserErrorCode {
  """The import was accepted before."""
  ACCEPTED

  """The plan was adopted, so it does not change."""
  ADOPTED

  """The project is completed already."""
  ALREADY_COMPLETED

  """The property has a connected app already."""
  ALREADY_CONNECTED

  """The transaction belongs to another entry."""
  ALREADY_MATCHED

  """The request was processed before."""
  ALREADY_PROCESSED

  """The disclosure is on record already."""
  ALREADY_RECORDED

  """The fiscal year is set up already."""
  ALREADY_SET_UP

  """Someone stated it before."""
  ALREADY_STATED

  """
  The picture is still being prepared: ask for it again in a few seconds.
  """
  BEING_MADE

  """
  Roofline is resetting the mapping of these transactions: change them once that is done.
  """
  BEING_RESET

  """
  Another change of the same kind is in progress: try again once it is done.
  """
  BUSY

  """The project is completed, so it does not change."""
  COMPLETED

  """A component of the project has changed since it was read."""
  COMPONENT_CHANGED

  """Components have changed since the project was completed."""
  COMPONENTS_CHANGED

  """The change does not fit what is stored by now."""
  CONFLICT

  """
  Changes from this cursor on are no longer kept: begin with a whole copy.
  """
  CURSOR_GONE

  """Something with this value exists already."""
  DUPLICATE

  """Another one has this name."""
  DUPLICATE_NAME

  """A column has no heading."""
  EMPTY_HEADING

  """Two columns hold the same field."""
  FIELD_TWICE

  """The caller's role does not allow it."""
  FORBIDDEN

  """Roofline tried several times and gave up."""
  GAVE_UP

  """Roofline could not make a picture of the file."""
  GIVEN_UP

  """What the request names was deleted or forgotten."""
  GONE

  """The loan has repayments."""
  HAS_REPAYMENTS

  """A heading has too many characters."""
  HEADING_TOO_LONG

  """The idempotency key was used for another request."""
  IDEMPOTENCY_KEY_REUSED

  """The ledger has this transfer."""
  IN_LEDGER

  """Something still uses it."""
  IN_USE

  """The portfolio or the person is not active."""
  INACTIVE

  """Roofline failed. The request's id leads to the reason."""
  INTERNAL

  """A value breaks a rule, which the detail says."""
  INVALID

  """An element of a list is not valid."""
  INVALID_ELEMENT

  """The file is of a type that is not accepted."""
  INVALID_FILE_TYPE

  """
  A text does not have the form that is needed, such as that of a day or an address.
  """
  INVALID_FORMAT

  """A name in an object is not valid."""
  INVALID_KEY

  """A value is of another type."""
  INVALID_TYPE

  """A value has none of the forms that are accepted."""
  INVALID_UNION

  """A value is none of those that are accepted."""
  INVALID_VALUE

  """The invitation is not valid, or no longer."""
  INVITATION_INVALID

  """
  The file is a document of Roofline's own, which is changed where it was made.
  """
  IS_DOCUMENT

  """A portfolio needs at least one Admin."""
  LAST_ADMIN

  """One member of internal staff stays active."""
  LAST_STAFF

  """The client disconnected before the answer was ready."""
  LEFT

  """Maintenance is not switched on for the property."""
  MAINTENANCE_OFF

  """The address does not take this method."""
  METHOD_NOT_ALLOWED

  """The service does not answer for this host."""
  MISDIRECTED

  """The property is in another portfolio by now."""
  MOVED

  """A source names the account, so it stays."""
  NAMED

  """The property's state asks for no disclosure."""
  NO_DISCLOSURE

  """The property has no export map."""
  NO_EXPORT_MAP

  """No column holds a field."""
  NO_FIELD

  """The fiscal year has no financials."""
  NO_FINANCIALS

  """The file has nothing to correct."""
  NO_PROBLEMS

  """The saved view does not exist."""
  NO_VIEW

  """The caller accepts no form in which the answer could be given."""
  NOT_ACCEPTABLE

  """The plan was not adopted."""
  NOT_ADOPTED

  """The fiscal year is not closed."""
  NOT_CLOSED

  """The plan is not the one of the disclosure."""
  NOT_DISCLOSURE_PLAN

  """It is not due yet."""
  NOT_DUE

  """The job has not failed, or was begun again."""
  NOT_FAILED

  """There is nothing with this id that the caller reaches."""
  NOT_FOUND

  """The person does not belong to the portfolio."""
  NOT_MEMBER

  """A number has more decimals than are accepted."""
  NOT_MULTIPLE_OF

  """The choice is not among those that are offered."""
  NOT_OFFERED

  """The duty is not open."""
  NOT_OPEN

  """The file is not ready yet."""
  NOT_READY

  """Nothing is left to add."""
  NOTHING_TO_ADD

  """A source states the value, so only the source changes it."""
  OF_SOURCE

  """A number or a part of a file is outside of what there is."""
  OUT_OF_RANGE

  """The fiscal years would overlap."""
  OVERLAP

  """A folder cannot be moved into itself."""
  OWN_CHILD

  """A part of the import is entered already."""
  PARTLY_ENTERED

  """Projects are still in the phase."""
  PHASE_IN_USE

  """The portfolio is not active."""
  PORTFOLIO_INACTIVE

  """Rows of the file have problems."""
  PROBLEMS

  """The portfolio has no room left for files."""
  QUOTA

  """The fiscal year is closed, so it does not change."""
  READ_ONLY

  """The document was requested again in the meantime."""
  REQUESTED_AGAIN

  """A value is missing."""
  REQUIRED

  """The link to choose a password is no longer valid."""
  RESET_EXPIRED

  """The file has to be stored until its day."""
  RETAINED

  """Another webhook has the address."""
  SAME_ADDRESS

  """The same file is there already."""
  SAME_BYTES

  """It is in this folder already."""
  SAME_FOLDER

  """The folder has a file with this name."""
  SAME_NAME

  """The session began too long ago: sign in again."""
  SESSION_TOO_OLD

  """The link to set up Roofline is not valid."""
  SETUP_INVALID

  """No active account has this email address and password."""
  SIGN_IN_FAILED

  """Someone else saved changes in the meantime."""
  STALE

  """
  Someone else saved changes in the meantime; REST names the current version.
  """
  STALE_VERSION

  """The same request is still in progress."""
  STILL_RUNNING

  """There is not enough space to store this."""
  STORAGE_FULL

  """A text has too many characters."""
  TEXT_TOO_LONG

  """The personal access token does not include this right."""
  TOKEN_LACKS_RIGHT

  """A value is larger or longer than allowed."""
  TOO_BIG

  """Folders are nested too deep."""
  TOO_DEEP

  """The file or the body is too large."""
  TOO_LARGE

  """There are too many of them in one request or in one place."""
  TOO_MANY

  """The sheet has too many columns."""
  TOO_MANY_COLUMNS

  """The project has too many components."""
  TOO_MANY_COMPONENTS

  """There are too many files."""
  TOO_MANY_FILES

  """The image has too many pixels."""
  TOO_MANY_PIXELS

  """The fiscal year has too many plans."""
  TOO_MANY_PLANS

  """The property has too many projects."""
  TOO_MANY_PROJECTS

  """The caller asks too often: try again later."""
  TOO_MANY_REQUESTS

  """It took too long."""
  TOO_SLOW

  """A value is smaller or shorter than allowed."""
  TOO_SMALL

  """The caller is not signed in."""
  UNAUTHENTICATED

  """The service is not available right now: try again shortly."""
  UNAVAILABLE

  """The body has a file that the request does not take."""
  UNEXPECTED_FILE

  """The field is not known."""
  UNKNOWN_FIELD

  """The request has a parameter that the address does not know."""
  UNKNOWN_PARAMETER

  """What was sent cannot be read."""
  UNREADABLE

  """The file cannot be read."""
  UNREADABLE_FILE

  """The body has fields that are not known."""
  UNRECOGNIZED_KEYS

  """The media type of the body is not accepted."""
  UNSUPPORTED_TYPE

  """The change does not say which version it started from."""
  VERSION_MISSING

  """The password is not the current one."""
  WRONG_PASSWORD

  """The fiscal year is not open for changes."""
  YEAR_CLOSED
}

"""An error in the input that the caller can fix."""
type UserError {
  """Why, for a program."""
  code: UserErrorCode!

  """Message for a person: what is wrong and what is allowed."""
  detail: String!

  """
  Dotted path of the input field; null when the error concerns the whole input.
  """
  field: String
}

"""
What can be read. Every field asks for a session or a personal access token unless it says otherwise.

What programs can count on: types, fields, arguments that may be left out and values of enums are added at any time, so treat a value that you
do not know as something else. Nothing is removed, renamed or made stricter at once: it is marked as deprecated first, with a reason that says
what to use instead and \`until\` which day it stays, at least 180 days ahead, and CHANGELOG.md lists it. A test compares each release with
the one before.
"""
type Query {
  """
  The signed-in viewer; null without a session. A personal access token that is not valid any more is refused with UNAUTHENTICATED.
  """
  me: Viewer

  """
  The invitation with a code; null for a code that is unknown, used, revoked or expired.
  """
  invitation(
    """Code of the invitation."""
    code: String!
  ): Invitation

  """
  The browsers in which the viewer is signed in, most recently used first.
  """
  browserSessions: [BrowserSession!]!

  """The viewer's personal access tokens, newest first."""
  accessTokens: [AccessToken!]!

  """
  What internal staff did to a portfolio as a whole, newest first, for Admin and PortfolioAdmin.
  """
  portfolioActivity(
    """
    UUIDv7 of the portfolio. Null means the first one that the viewer manages.
    """
    workspaceId: ID

    """Number of the page, starting at 1."""
    page: Int! = 1

    """Items per page, 1 to 100."""
    pageSize: Int! = 20
  ): PortfolioActivityPage!

  """How the installation is doing. Only for internal staff."""
  adminHealth: AdminHealth!

  """
  What is stored although it can be computed again. Only for internal staff.
  """
  adminCaches: [AdminCache!]!

  """
  Portfolios of the installation, by name, only for internal staff with a session of less than 12 hours.
  """
  adminPortfolios(
    """Part of the name, the company, the city or a contact; empty for all."""
    search: String! = ""

    """Only open or only deactivated ones."""
    status: AdminPortfolioStatus

    """Number of the page, from 1."""
    page: Int! = 1

    """Portfolios on a page, at most 100."""
    pageSize: Int! = 50
  ): AdminPortfolioPage!

  """
  A portfolio, only for internal staff with a session of less than 12 hours.
  """
  adminPortfolio(
    """UUIDv7 of the portfolio."""
    workspaceId: ID!
  ): AdminPortfolio

  """
  Properties of all portfolios that match, inactive ones too, only for internal staff.
  """
  adminProperties(
    """
    Part of the name, the city, the state or the portfolio; two or more characters.
    """
    search: String!

    """Number of the page, from 1."""
    page: Int! = 1

    """Properties on a page, at most 100."""
    pageSize: Int! = 50
  ): AdminPropertyPage!

  """A property of any portfolio, only for internal staff."""
  adminProperty(
    """UUIDv7 of the property."""
    propertyId: ID!
  ): AdminProperty

  """
  Active portfolios that a property can move to, by name, at most 20; only for internal staff.
  """
  reassignDestinations(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Part of the name or company; two or more characters."""
    search: String!
  ): [ReassignDestination!]!

  """
  Users of all portfolios, only for internal staff with a session of less than 12 hours.
  """
  adminUsers(
    """
    Part of the name or the email address, at least 2 characters; empty for all.
    """
    search: String! = ""

    """Only active or only deactivated users."""
    status: AdminUserStatus

    """Only users of this portfolio."""
    workspaceId: ID

    """
    Only users with this role, in the portfolio where one is given; or internal staff.
    """
    role: AdminUserRole

    """What they are sorted by."""
    sortBy: AdminUserSort! = NAME

    """Last ones first."""
    sortDesc: Boolean! = false

    """Number of the page, from 1."""
    page: Int! = 1

    """Users on a page, at most 100."""
    pageSize: Int! = 50
  ): AdminUserPage!

  """
  Invitations to all portfolios, newest first, only for internal staff with a session of less than 12 hours.
  """
  adminInvites(
    """
    Part of the email address or of the name of the portfolio, at least 2 characters; empty for all.
    """
    search: String! = ""

    """Only invitations with this status."""
    status: InviteStatus

    """Only invitations to this portfolio."""
    workspaceId: ID

    """Number of the page, from 1."""
    page: Int! = 1

    """Invitations on a page, at most 100."""
    pageSize: Int! = 50
  ): AdminInvitePage!

  """
  What changed in a portfolio, for whoever manages it. Without \`after\` the reader begins: it gets everything that is there, and then what
  changed since it began. It misses nothing and gets each change of an object in its order. A cursor that is too old is refused with
  BAD_USER_INPUT and the reason \`CURSOR_GONE\`: begin again without one.
  """
  changes(
    """
    UUIDv7 of the portfolio; the first one that the viewer manages where it is left out.
    """
    workspaceId: ID

    """The cursor of the last answer."""
    after: String

    """How many changes at most, 1 to 1,000."""
    first: Int! = 100
  ): WorkspaceChangePage!

  """
  An import waiting for acceptance. Upload its file to /upload/component-import/{propertyId}/{fiscalYear}.
  """
  componentImport(
    """UUIDv7 of the import."""
    importId: ID!
  ): ComponentImportPreview

  """One component by id."""
  component(
    """UUIDv7 of the line."""
    propertyComponentId: ID!
  ): Component

  """
  The export map of a property, null where it has none; only for internal staff. A new one is uploaded to /upload/export-map/{propertyId}.
  """
  exportMap(
    """UUIDv7 of the property."""
    propertyId: ID!
  ): ExportMap

  """
  What the sheet of a fiscal year shows of the first components, null without an export map; only for internal staff.
  """
  exportMapTry(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year; the property's default one where it is left out."""
    fiscalYear: Int
  ): ExportMapTry

  """A file by id; null when there is none that the viewer may see."""
  file(
    """UUIDv7 of the file."""
    propertyFileId: ID!
  ): File

  """The viewer's own settings by name."""
  filterSettings(
    """First part of the name, such as the page."""
    a: String!

    """Second part of the name, such as the list on it."""
    b: String
  ): FilterSettings!

  """
  The newest full archive of a portfolio or a property that the viewer requested and can still have; null without one.
  """
  fullArchive(
    """UUIDv7 of a portfolio; left out where it is of one property."""
    workspaceId: ID

    """UUIDv7 of a property."""
    propertyId: ID
  ): Job

  """
  Import requests, newest first: of all portfolios for internal staff, else of the properties that the viewer runs. Upload a study to /upload/import-request, with the fields propertyId and fiscalYear beside its file.
  """
  importRequests(
    """Only requests with this status."""
    status: ImportRequestStatus

    """Number of the page, from 1."""
    page: Int! = 1

    """Requests on a page, at most 100."""
    pageSize: Int! = 50
  ): ImportRequestPage!

  """An import request with what its import would bring."""
  importRequest(
    """UUIDv7 of the request."""
    importRequestId: ID!
  ): OpenedImportRequest

  """Where ledgers can come from."""
  integrations: [Integration!]!

  """Credentials of a portfolio, by name."""
  integrationCredentials(
    """UUIDv7 of the portfolio."""
    workspaceId: ID!
  ): [IntegrationCredential!]!

  """Associations that a credential reaches, asked of the other service."""
  externalAssociations(
    """UUIDv7 of the credential."""
    integrationCredentialId: ID!
  ): ExternalAssociations!

  """Jobs of all portfolios, only for internal staff."""
  jobs(
    """Only jobs of this status."""
    status: JobStatus! = FAILED

    """Number of the page, from 1."""
    page: Int! = 1

    """Jobs on a page, at most 100."""
    pageSize: Int! = 50
  ): AdminJobPage!

  """
  One of the viewer's jobs; null when there is none with this id. Query it again until its status is succeeded, failed or canceled.
  """
  job(
    """UUIDv7 of the job."""
    jobId: ID!
  ): Job

  """
  A ledger file waiting for acceptance. Upload it to /upload/ledger-import/{propertyId}.
  """
  ledgerImport(
    """UUIDv7 of the import."""
    ledgerImportId: ID!
  ): LedgerImport

  """A transaction by id; null when there is none that the viewer may see."""
  transaction(
    """UUIDv7 of the transaction."""
    transactionId: ID!
  ): Transaction

  """Notifications of the viewer, newest first."""
  notifications(
    """UUIDv7 of a property; without it, those of all properties."""
    propertyId: ID

    """Only those that the viewer has not read."""
    unread: Boolean! = false

    """Number of the page, from 1."""
    page: Int! = 1

    """Notifications on a page, at most 100."""
    pageSize: Int! = 20
  ): UserNotificationPage!

  """
  The viewer's email preferences; until the first change, all email is on.
  """
  notificationPreferences: NotificationPreferences!

  """One photo by id."""
  photo(
    """UUIDv7 of the photo."""
    propertyPhotoId: ID!
  ): Photo

  """
  A plan by id; null when it does not exist or the viewer may not see it.
  """
  plan(
    """UUIDv7 of the plan."""
    planId: ID!
  ): Plan

  """
  The plans of a property and year; null when the viewer may not see the property.
  """
  plans(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!
  ): PlanList

  """Solve and project unsaved settings; stores nothing."""
  previewPlan(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """Settings to project."""
    settings: PlanSettingsInput!
  ): PreviewPlanPayload!

  """
  Where the associations of a portfolio lie. Null for the portfolio means the first one that the viewer manages.
  """
  portfolioMap(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """Filters and order."""
    view: AssociationViewInput! = {basis: PLAN, sort: NAME, descending: false}
  ): AssociationMap!

  """
  How many associations go below zero if rates, contributions or costs change for all, for Admin and PortfolioAdmin.
  """
  portfolioWhatIf(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """What changes."""
    change: PortfolioWhatIfInput! = {basis: CURRENT, inflation: 0, interest: 0, contribution: 0, cost: 0}
  ): PortfolioWhatIf!

  """
  Spending on projects of a portfolio, for Admin and PortfolioAdmin. Without an id: of the first portfolio that the viewer administers.
  """
  portfolioProjectSpend(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """What it is summed up by."""
    by: SpendGrouping! = PROPERTY

    """First calendar year."""
    from: Int!

    """Last calendar year."""
    to: Int!
  ): ProjectSpend!

  """The payments behind one row of the spending on projects."""
  portfolioSpendBreakdown(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """What the row is a group by."""
    by: SpendGrouping!

    """Key of the row."""
    key: String!

    """First calendar year."""
    from: Int!

    """Last calendar year."""
    to: Int!

    """Number of the page, starting at 1."""
    page: Int! = 1

    """Payments per page, 1 to 100."""
    pageSize: Int! = 25
  ): SpendBreakdown!

  """
  Users of a portfolio by their activity, for Admin and PortfolioAdmin. Without an id: those of the first portfolio that the viewer administers.
  """
  portfolioUsers(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """Part of a name or an email address."""
    text: String

    """Only these; null for all."""
    activity: UserActivity

    """Sort key."""
    sort: AnalyticsUserSort! = LAST_ACTIVE

    """Number of the page, starting at 1."""
    page: Int! = 1

    """Users per page, 1 to 100."""
    pageSize: Int! = 25
  ): AnalyticsUserPage!

  """
  Associations of a portfolio with their key figures, for Admin and PortfolioAdmin. Without an id: those of the first portfolio that the viewer administers.
  """
  portfolioAssociations(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """Filters and order."""
    view: AssociationViewInput! = {basis: PLAN, sort: NAME, descending: false}

    """Number of the page, starting at 1."""
    page: Int! = 1

    """Associations per page, 1 to 100."""
    pageSize: Int! = 25
  ): AssociationPage!

  """One project by id."""
  project(
    """UUIDv7 of the project."""
    projectId: ID!
  ): Project

  """
  What completing the project on a day would say of its components, with the numbers filled in.
  """
  projectCompletion(
    """UUIDv7 of the project."""
    projectId: ID!

    """Day of the completion; today where it is left out."""
    completedOn: Date!
  ): ProjectCompletion!

  """
  A workbook of properties that the viewer uploaded; null for anyone else.
  """
  propertyImport(
    """UUIDv7 of the upload."""
    propertyImportId: ID!
  ): PropertyImport

  """
  One property by id; null when it is unknown or belongs to another portfolio.
  """
  property(
    """UUIDv7 of the property."""
    propertyId: ID!
  ): Property

  """
  A page of active properties that the viewer may see; at most 100 rows per page.
  """
  properties(
    """Which properties; all of them where it is left out."""
    filter: PropertyFilterInput! = {text: "", needsAttention: false, sort: PROPERTY_NAME, descending: false}

    """Number of the page, from 1."""
    page: Int! = 1

    """Properties a page, 1 to 100."""
    pageSize: Int! = 20
  ): PropertyPage!

  """
  All active properties that the viewer may see, by name: at most 1,000, beyond which it is refused and \`properties\` gives them in pages.
  """
  propertyChoices: [PropertyChoice!]!

  """All property types."""
  propertyTypes: [PropertyType!]!

  """
  Percent funded of a fiscal year and the following ones; without planId, for the plan that the dashboard uses.
  """
  percentFundedReport(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """5 to 30."""
    years: Int = 30

    """
    UUIDv7 of a plan of the year, or \`current\` for the current contribution.
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
    UUIDv7 of a plan of the year, or \`current\` for the current contribution.
    """
    planId: ID

    """Only this category."""
    category: String
  ): ExpendituresReport

  """
  The component inventory of a fiscal year: today's, or the one that a plan of the year was adopted with.
  """
  inventoryReport(
    """UUIDv7 of the property."""
    propertyId: ID!

    """Fiscal year."""
    fiscalYear: Int!

    """
    UUIDv7 of a plan of the year: the inventory behind the plan; for an adopted plan, the one at its adoption.
    """
    planId: ID

    """Only this category."""
    category: String
  ): InventoryReport

  """Rating bands of a portfolio."""
  ratingBands(
    """UUIDv7 of the portfolio."""
    workspaceId: ID!
  ): RatingBands

  """The viewer's own profile."""
  profile: UserProfile!

  """The viewer's display settings; the defaults until the first change."""
  userSettings: UserSettings!

  """Webhooks of a portfolio, oldest first, for Admin and PortfolioAdmin."""
  webhooks(
    """
    UUIDv7 of the portfolio; the first one that the viewer manages where it is left out.
    """
    workspaceId: ID
  ): [Webhook!]!

  """A page of the log of a webhook, newest first; it goes back 30 days."""
  webhookDeliveries(
    """UUIDv7 of the webhook."""
    webhookId: ID!

    """Only deliveries of which this became; all where it is left out."""
    status: WebhookDeliveryStatus

    """Number of the page, from 1."""
    page: Int! = 1

    """Deliveries a page, 1 to 100."""
    pageSize: Int! = 25
  ): WebhookDeliveries!

  """
  The viewer's saved views of a portfolio that come by email each week, by name, for Admin and PortfolioAdmin.
  """
  weeklyViews(
    """
    UUIDv7 of the portfolio. Null means the first one that the viewer manages.
    """
    workspaceId: ID
  ): [WeeklyView!]!

  """Portfolios in which the viewer may add a property."""
  newPropertyWorkspaces: [Workspace!]!

  """Portfolios of the viewer, by name."""
  workspaces: [Workspace!]!

  """
  Roles, each with whether the viewer may grant it. Without an id: those of the first portfolio that the viewer administers.
  """
  workspaceRoles(
    """UUIDv7 of the portfolio."""
    workspaceId: ID
  ): [WorkspaceRole!]!

  """
  Settings. Without an id: those of the first portfolio that the viewer administers.
  """
  workspaceSettings(
    """UUIDv7 of the portfolio."""
    workspaceId: ID
  ): WorkspaceSettings!

  """
  Users. Without an id: those of the first portfolio that the viewer administers.
  """
  workspaceUsers(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """Part of a name or an email address."""
    search: String

    """Only these; null for all."""
    status: WorkspaceUserStatus

    """Number of the page, starting at 1."""
    page: Int! = 1

    """Users per page, 1 to 100."""
    pageSize: Int! = 10
  ): WorkspaceUserPage!

  """One user of a portfolio that the viewer administers."""
  workspaceUser(
    """UUIDv7 of the membership."""
    workspaceUserId: ID!
  ): WorkspaceUser!

  """
  Invitations. Without an id: those of the first portfolio that the viewer administers.
  """
  workspaceInvites(
    """UUIDv7 of the portfolio."""
    workspaceId: ID

    """Only these; null for all."""
    status: InviteStatus

    """Number of the page, starting at 1."""
    page: Int! = 1

    """Invitations per page, 1 to 100."""
    pageSize: Int! = 10
  ): WorkspaceInvitePage!

  """
  Starting point for setting up a fiscal year; null when the viewer may not see the property.
  """
  yearSetup(
    """UUIDv7 of the property."""
    propertyId: ID!

    """The year to set up."""
    fiscalYear: Int!
  ): YearSetup

  """
  A closed year's plan compared with its actual figures; null for a year that is not set up.
  """
  reconciliation(
    """UUIDv7 of the property."""
    propertyId: ID!

    """The closed year."""
    fiscalYear: Int!
  ): Reconciliation

  """
  A fiscal year of the properties of a portfolio, for its administrators.
  """
  manyYears(
    """UUIDv7 of the portfolio."""
    workspaceId: ID!

    """The fiscal year."""
    fiscalYear: Int!
  ): ManyYears!
}

"""
What can be changed. Errors that the caller can fix come back as \`userErrors\`.
"""
type Mutation {
  """
  Sign in with email and password. In a browser, an HttpOnly cookie holds the session.
  """
  signIn(input: SignInInput!): SignInPayload!

  """
  End this session on the server and clear its cookie. Repeating it is harmless.
  """
  signOut: SignOutPayload!

  """
  Create the first portfolio and its Admin with the secret that the service printed, and sign in. Works once.
  """
  setUp(input: SetUpInput!): SetUpPayload!

  """Create an account with the code of an invitation, and sign in."""
  signUp(input: SignUpInput!): SignUpPayload!

  """Accept an invitation as a new or an existing user, and sign in."""
  joinWorkspace(input: JoinWorkspaceInput!): JoinWorkspacePayload!

  """Request an email with a link to reset the password."""
  requestPasswordReset(input: RequestPasswordResetInput!): RequestPasswordResetPayload!

  """Check whether a reset link is still valid."""
  checkPasswordReset(input: CheckPasswordResetInput!): CheckPasswordResetPayload!

  """
  Set a new password with a reset link. Ends every session and token of the account.
  """
  resetPassword(input: ResetPasswordInput!): ResetPasswordPayload!

  """
  Change the viewer's own password. Ends every other session and every token.
  """
  changePassword(input: ChangePasswordInput!): ChangePasswordPayload!

  """Sign out one of the viewer's browsers."""
  endBrowserSession(input: EndBrowserSessionInput!): EndBrowserSessionPayload!

  """
  Create a personal access token. Only a signed-in browser may; a token cannot create another.
  """
  createAccessToken(input: CreateAccessTokenInput!): CreateAccessTokenPayload!

  """Revoke a personal access token."""
  revokeAccessToken(input: RevokeAccessTokenInput!): RevokeAccessTokenPayload!

  """
  Have a cache computed again, or all of them without a key. Only for internal staff.
  """
  clearCache(input: ClearCacheInput!): ClearCachePayload!

  """Add a portfolio, only for internal staff."""
  addPortfolio(input: AddPortfolioInput!): AdminPortfolioPayload!

  """Change a portfolio, only for internal staff."""
  updatePortfolio(input: UpdatePortfolioInput!): AdminPortfolioPayload!

  """Deactivate or reactivate a portfolio, only for internal staff."""
  setPortfolioActive(input: SetPortfolioActiveInput!): AdminPortfolioPayload!

  """Deactivate a property, only for internal staff."""
  deactivateProperty(input: AdminPropertyInput!): AdminPropertyPayload!

  """Reactivate a property, only for internal staff."""
  reactivateProperty(input: AdminPropertyInput!): AdminPropertyPayload!

  """
  Move a property with everything that belongs to it to another portfolio, only for internal staff.
  """
  reassignProperty(input: ReassignPropertyInput!): ReassignPropertyPayload!

  """Duplicate a property in its portfolio, only for internal staff."""
  duplicateProperty(input: DuplicatePropertyInput!): DuplicatePropertyPayload!

  """Deactivate or reactivate a user everywhere, only for internal staff."""
  setUserActive(input: SetUserActiveInput!): AdminUserPayload!

  """
  End every session of a user, only for internal staff. Personal access tokens stay.
  """
  signOutUser(input: SignOutUserInput!): AdminUserPayload!

  """Change the role of a user in a portfolio, only for internal staff."""
  setUserRole(input: SetUserRoleInput!): AdminUserPayload!

  """
  Send an invitation to any portfolio again, only for internal staff; the previous link stops working.
  """
  resendAdminInvite(input: AdminInviteInput!): AdminInvitePayload!

  """Revoke an invitation to any portfolio, only for internal staff."""
  revokeAdminInvite(input: AdminInviteInput!): AdminInvitePayload!

  """
  State that a duty that may apply to a property does not: calendar, feed and reminders leave it out.
  """
  stateDutyExemption(input: StateDutyExemptionInput!): DutyExemptionPayload!

  """Take back that a duty does not apply."""
  withdrawDutyExemption(input: WithdrawDutyExemptionInput!): DutyExemptionPayload!

  """
  Make the viewer's private calendar feed of a property, or replace its address.
  """
  createCalendarFeed(input: CreateCalendarFeedInput!): CreateCalendarFeedPayload!

  """
  Revoke the viewer's private calendar feed of a property. Repeating it is harmless.
  """
  revokeCalendarFeed(input: RevokeCalendarFeedInput!): RevokeCalendarFeedPayload!

  """Read the same file with other columns or rows; saves nothing."""
  mapComponentImport(input: MapComponentImportInput!): MapComponentImportPayload!

  """
  Save a preview, all rows or none. A job saves a large file. Repeating the mutation changes nothing.
  """
  acceptComponentImport(input: AcceptComponentImportInput!): AcceptComponentImportPayload!

  """Add a component to the inventory of a current or future year."""
  addComponent(input: AddComponentInput!): AddComponentPayload!

  """Change a component."""
  updateComponent(input: UpdateComponentInput!): UpdateComponentPayload!

  """
  Add a copy of a component to its inventory, named Copy of X, or Copy of X (2) when that name is taken.
  """
  duplicateComponent(input: DuplicateComponentInput!): DuplicateComponentPayload!

  """Delete a component."""
  deleteComponent(input: DeleteComponentInput!): DeleteComponentPayload!

  """
  Add and change up to 500 components of a year, all or none; the plans are computed once.
  """
  saveComponents(input: SaveComponentsInput!): SaveComponentsPayload!

  """Change or delete many components: all or none."""
  changeComponents(input: ChangeComponentsInput!): ChangeComponentsPayload!

  """
  State the facts that the law requires of a person in the disclosure of a fiscal year.
  """
  stateDisclosureFacts(input: StateDisclosureFactsInput!): StateDisclosureFactsPayload!

  """
  Record that the disclosure was sent to the members: its PDF, as it is now, becomes a file of the property.
  """
  recordSentDisclosure(input: RecordSentDisclosureInput!): SentDisclosurePayload!

  """
  Remove the record of a sent disclosure; its document stays among the files of the property.
  """
  removeSentDisclosure(input: RemoveSentDisclosureInput!): SentDisclosurePayload!

  """Remove the export map of a property, only for internal staff."""
  removeExportMap(input: RemoveExportMapInput!): RemoveExportMapPayload!

  """Add a file to a project."""
  addFileToProject(input: ProjectFileInput!): ProjectFilePayload!

  """Remove a file from a project."""
  removeFileFromProject(input: ProjectFileInput!): ProjectFilePayload!

  """Add a folder."""
  createFolder(input: CreateFolderInput!): CreateFolderPayload!

  """Rename a folder."""
  renameFolder(input: RenameFolderInput!): RenameFolderPayload!

  """
  Move a folder with what is in it: not into itself, not where it is, at most 20 levels deep.
  """
  moveFolder(input: MoveFolderInput!): MoveFolderPayload!

  """Put a folder and what is in it into the trash."""
  deleteFolder(input: DeleteFolderInput!): DeleteFolderPayload!

  """Add those of the standard folders at the top that are not there yet."""
  addStandardFolders(input: AddStandardFoldersInput!): AddStandardFoldersPayload!

  """Rename a file."""
  renameFile(input: RenameFileInput!): RenameFilePayload!

  """Move a file into another folder."""
  moveFile(input: MoveFileInput!): MoveFilePayload!

  """Change what is known of a file, and the components that it is about."""
  updateFile(input: UpdateFileInput!): UpdateFilePayload!

  """Put a file into the trash."""
  deleteFile(input: DeleteFileInput!): DeleteFilePayload!

  """Assign files to components, or take them off; all or none."""
  assignFiles(input: AssignFilesInput!): AssignFilesPayload!

  """Move files and folders, all or none."""
  moveFiles(input: MoveFilesInput!): MoveFilesPayload!

  """Put files and folders into the trash, all or none."""
  deleteFiles(input: FilesChosenInput!): DeleteFilesPayload!

  """Take files and folders out of the trash, all or none."""
  restoreFiles(input: FilesChosenInput!): RestoreFilesPayload!

  """Erase files and folders that are in the trash for good, all or none."""
  eraseFiles(input: FilesChosenInput!): EraseFilesPayload!

  """Save the viewer's own settings under a name, replacing earlier ones."""
  saveFilterSettings(input: SaveFilterSettingsInput!): SaveFilterSettingsPayload!

  """Save the financials of a current or future fiscal year."""
  savePropertyFinancial(input: SavePropertyFinancialInput!): SavePropertyFinancialPayload!

  """
  Request a full archive: everything of a portfolio or a property in one file, readable without Roofline. The one that is being created is not started twice.
  """
  requestFullArchive(input: RequestFullArchiveInput!): RequestFullArchivePayload!

  """
  Take an import request, or send its problems back; only for internal staff.
  """
  updateImportRequest(input: UpdateImportRequestInput!): UpdateImportRequestPayload!

  """
  Import the study of a request, all rows or none; only for internal staff. To replace its workbook, upload another one to /upload/import-request/{importRequestId}/{fiscalYear}. Repeating the mutation changes nothing.
  """
  processImportRequest(input: ProcessImportRequestInput!): ProcessImportRequestPayload!

  """Add a credential to a portfolio."""
  addCredential(input: AddCredentialInput!): CredentialPayload!

  """Begin a sign-in at another service."""
  beginAuthorization(input: BeginAuthorizationInput!): BeginAuthorizationPayload!

  """
  End a sign-in with what the other service gave the browser; its credential is added or good again.
  """
  finishAuthorization(input: FinishAuthorizationInput!): FinishAuthorizationPayload!

  """Rename a credential, or enter new values for it."""
  updateCredential(input: UpdateCredentialInput!): CredentialPayload!

  """Remove a credential that no connected app uses."""
  removeCredential(input: RemoveCredentialInput!): CredentialPayload!

  """Connect a property to a ledger."""
  connectApp(input: ConnectAppInput!): ConnectedAppPayload!

  """Change the connected app of a property."""
  updateConnectedApp(input: UpdateConnectedAppInput!): ConnectedAppPayload!

  """Sync the ledger of a property now."""
  syncProperty(input: ConnectedAppCommand!): SyncPropertyPayload!

  """
  Forget uses, rules and assignments of the accounts that the connected app brought.
  """
  resetGl(input: ConnectedAppCommand!): ResetGlPayload!

  """Request a document."""
  requestDocument(input: RequestDocumentInput!): RequestDocumentPayload!

  """
  Cancel a job. Anything it has saved stays; its status says whether the cancellation took effect.
  """
  cancelJob(input: CancelJobInput!): CancelJobPayload!

  """Begin a failed job again, only for internal staff."""
  retryJob(input: RetryJobInput!): RetryJobPayload!

  """Read the same file another way; enters nothing."""
  updateLedgerImport(input: UpdateLedgerImportInput!): UpdateLedgerImportPayload!

  """
  Enter a ledger file. A job enters a long one. Repeating the mutation changes nothing.
  """
  acceptLedgerImport(input: AcceptLedgerImportInput!): AcceptLedgerImportPayload!

  """Discard a file that was read."""
  removeLedgerImport(input: RemoveLedgerImportInput!): RemoveLedgerImportPayload!

  """
  Map a transaction to a component or a project, or say that it was not expected.
  """
  mapTransaction(input: MapTransactionInput!): MapTransactionsPayload!

  """Map many transactions of one property: all or none."""
  mapTransactions(input: MapTransactionsInput!): MapTransactionsPayload!

  """Say what accounts of the ledger are used for."""
  saveGlConfiguration(input: SaveGlConfigurationInput!): SaveGlConfigurationPayload!

  """Say which fund bank accounts are of, and what they are called."""
  saveBankConfiguration(input: SaveBankConfigurationInput!): SaveBankConfigurationPayload!

  """
  Add a bank account that no source names, with its balance at the end of a day.
  """
  addBankAccount(input: AddBankAccountInput!): BankAccountsPayload!

  """Remove a bank account that someone added by hand, with its balances."""
  removeBankAccount(input: RemoveBankAccountInput!): BankAccountsPayload!

  """
  Say whether a bank account that someone added by hand is one that a source names.
  """
  answerBankLookalike(input: AnswerBankLookalikeInput!): BankAccountsPayload!

  """
  Add a rule, and apply it to all transactions that no one mapped by hand.
  """
  addLedgerRule(input: AddLedgerRuleInput!): LedgerRulesPayload!

  """
  Remove a rule: transactions that it mapped follow the other rules, or are unmapped again.
  """
  removeLedgerRule(input: RemoveLedgerRuleInput!): LedgerRulesPayload!

  """Add a maintenance task to a component."""
  addMaintenanceTask(input: AddMaintenanceTaskInput!): MaintenancePayload!

  """Change a maintenance task."""
  updateMaintenanceTask(input: UpdateMaintenanceTaskInput!): MaintenancePayload!

  """
  Note the day on which a task was done: it is due again after its interval.
  """
  finishMaintenanceTask(input: FinishMaintenanceTaskInput!): MaintenancePayload!

  """Remove a maintenance task."""
  removeMaintenanceTask(input: RemoveMaintenanceTaskInput!): MaintenancePayload!

  """Mark a notification as read."""
  markNotificationRead(input: MarkNotificationReadInput!): MarkNotificationReadPayload!

  """Mark all notifications as read."""
  markAllNotificationsRead(input: MarkAllNotificationsReadInput!): MarkAllNotificationsReadPayload!

  """Replace the viewer's own preferences."""
  saveNotificationPreferences(input: SaveNotificationPreferencesInput!): SaveNotificationPreferencesPayload!

  """
  Note the time zone of the viewer's browser, unless one is known; nothing else changes.
  """
  noteTimeZone(input: NoteTimeZoneInput!): NoteTimeZonePayload!

  """Change a photo."""
  updatePhoto(input: UpdatePhotoInput!): UpdatePhotoPayload!

  """Have the picture of a photo tried again whose sizes could not be made."""
  retryPhotoPicture(input: RetryPhotoPictureInput!): UpdatePhotoPayload!

  """Choose the photo that stands for a component."""
  setPrimaryPhoto(input: SetPrimaryPhotoInput!): SetPrimaryPhotoPayload!

  """Put photos on components, or take them off: all or none."""
  assignPhotos(input: AssignPhotosInput!): AssignPhotosPayload!

  """Put photos into the photos report, or take them out: all or none."""
  setPhotosReport(input: SetPhotosReportInput!): SetPhotosReportPayload!

  """Add photos to a project: all or none."""
  addPhotosToProject(input: AddPhotosToProjectInput!): ProjectPhotosPayload!

  """Remove a photo from a project."""
  removePhotoFromProject(input: RemovePhotoFromProjectInput!): ProjectPhotosPayload!

  """Move a photo to the trash."""
  deletePhoto(input: DeletePhotoInput!): DeletePhotoPayload!

  """Move photos to the trash: all or none."""
  deletePhotos(input: DeletePhotosInput!): DeletePhotosPayload!

  """Take photos out of the trash: all or none."""
  restorePhotos(input: RestorePhotosInput!): RestorePhotosPayload!

  """Erase photos from the trash for good: all or none."""
  erasePhotos(input: ErasePhotosInput!): ErasePhotosPayload!

  """Add a placement."""
  addPlacement(input: AddPlacementInput!): PlacementsPayload!

  """Change a placement."""
  updatePlacement(input: UpdatePlacementInput!): PlacementsPayload!

  """Remove a placement."""
  removePlacement(input: RemovePlacementInput!): PlacementsPayload!

  """Create a plan."""
  createPlan(input: CreatePlanInput!): PlanPayload!

  """Change a plan."""
  updatePlan(input: UpdatePlanInput!): PlanPayload!

  """
  Copy a plan. Without a name, the copy is named Copy of X, or Copy of X (2) when that name is taken.
  """
  duplicatePlan(input: DuplicatePlanInput!): PlanPayload!

  """Recommend a plan, or stop recommending it."""
  recommendPlan(input: RecommendPlanInput!): PlanPayload!

  """
  Use a plan for the disclosure report, or stop using it. California and Washington only.
  """
  chooseDisclosurePlan(input: ChooseDisclosurePlanInput!): PlanPayload!

  """Record the board's adoption of a plan."""
  adoptPlan(input: AdoptPlanInput!): PlanPayload!

  """Delete a plan."""
  deletePlan(input: DeletePlanInput!): DeletePlanPayload!

  """Remove a document from an adoption."""
  removeAdoptionFile(input: RemoveAdoptionFileInput!): RemoveAdoptionFilePayload!

  """Create a project."""
  createProject(input: CreateProjectInput!): ProjectPayload!

  """Create a project from one or several components."""
  createProjectOfComponents(input: CreateProjectOfComponentsInput!): ProjectPayload!

  """Change a project."""
  updateProject(input: UpdateProjectInput!): ProjectPayload!

  """Move a project into another phase."""
  moveProject(input: MoveProjectInput!): ProjectPayload!

  """
  Say that the work is done; with components also what their replacement cost and how long it lasts.
  """
  completeProject(input: CompleteProjectInput!): ProjectPayload!

  """
  Open a completed project again and restore its components. Where one of them was changed since, nothing happens: the errors have the code componentsChanged.
  """
  reopenProject(input: ReopenProjectInput!): ProjectPayload!

  """Delete a project; it can be restored."""
  deleteProject(input: ProjectVersionInput!): ProjectPayload!

  """Restore a deleted project."""
  restoreProject(input: ProjectVersionInput!): ProjectPayload!

  """Put a component into a project."""
  addProjectComponent(input: AddProjectComponentInput!): ProjectPayload!

  """Take a component out of a project."""
  removeProjectComponent(input: RemoveProjectComponentInput!): ProjectPayload!

  """Add a payment."""
  addProjectPayment(input: AddProjectPaymentInput!): ProjectPayload!

  """Change a payment."""
  updateProjectPayment(input: UpdateProjectPaymentInput!): ProjectPayload!

  """Remove a payment."""
  removeProjectPayment(input: RemoveProjectPaymentInput!): ProjectPayload!

  """Add a note."""
  addProjectNote(input: AddProjectNoteInput!): ProjectPayload!

  """Change a note."""
  updateProjectNote(input: UpdateProjectNoteInput!): ProjectPayload!

  """Remove a note."""
  removeProjectNote(input: RemoveProjectNoteInput!): ProjectPayload!

  """Add a line of the scope of work."""
  addScopeOfWork(input: AddScopeOfWorkInput!): ProjectPayload!

  """Change a line of the scope of work."""
  updateScopeOfWork(input: UpdateScopeOfWorkInput!): ProjectPayload!

  """Remove a line of the scope of work."""
  removeScopeOfWork(input: RemoveScopeOfWorkInput!): ProjectPayload!

  """Add a bid."""
  addBid(input: AddBidInput!): ProjectPayload!

  """Change a bid that is not awarded."""
  updateBid(input: UpdateBidInput!): ProjectPayload!

  """Remove a bid that is not awarded."""
  removeBid(input: BidVersionInput!): ProjectPayload!

  """Make a bid the contract."""
  awardBid(input: BidVersionInput!): ProjectPayload!

  """
  Take an award back, while the contract has no change orders and no payments.
  """
  withdrawAward(input: BidVersionInput!): ProjectPayload!

  """Add a change order to the contract."""
  addChangeOrder(input: AddChangeOrderInput!): ProjectPayload!

  """Change a change order."""
  updateChangeOrder(input: UpdateChangeOrderInput!): ProjectPayload!

  """Remove a change order."""
  removeChangeOrder(input: RemoveChangeOrderInput!): ProjectPayload!

  """Put an item on the checklist of a project."""
  addChecklistItem(input: AddChecklistItemInput!): ProjectPayload!

  """Change an item of a checklist, or tick it off."""
  updateChecklistItem(input: UpdateChecklistItemInput!): ProjectPayload!

  """Remove an item of a checklist."""
  removeChecklistItem(input: RemoveChecklistItemInput!): ProjectPayload!

  """Put someone who reaches the property on a project."""
  addProjectPerson(input: ProjectPersonInput!): ProjectPayload!

  """Take someone off a project."""
  removeProjectPerson(input: ProjectPersonInput!): ProjectPayload!

  """Follow a project, or no longer."""
  followProject(input: FollowProjectInput!): ProjectPayload!

  """
  Save the phases that projects of a property go through; it applies to all active projects.
  """
  saveProjectPhases(input: SaveProjectPhasesInput!): SaveProjectPhasesPayload!

  """
  Add the properties of a workbook. Repeating the mutation returns the same job while it runs.
  """
  acceptPropertyImport(input: AcceptPropertyImportInput!): AcceptPropertyImportPayload!

  """
  Add a property with its financials and, optionally, its last reserve study: all or nothing.
  """
  addProperty(input: AddPropertyInput!): AddPropertyPayload!

  """Save a property's details."""
  updateProperty(input: UpdatePropertyInput!): UpdatePropertyPayload!

  """Archive a property, which removes it from every list."""
  archiveProperty(input: ArchivePropertyInput!): ArchivePropertyPayload!

  """
  Remove the profile image. Upload one to /upload/property-image/{propertyId}.
  """
  removePropertyImage(input: RemovePropertyImageInput!): RemovePropertyImagePayload!

  """Change the rating bands of a portfolio."""
  updateRatingBands(input: RatingBandsInput!): UpdateRatingBandsPayload!

  """Log a transfer out of the reserve fund as a loan."""
  addReserveLoan(input: AddReserveLoanInput!): ReserveBorrowingPayload!

  """Change the terms of a loan."""
  updateReserveLoan(input: UpdateReserveLoanInput!): ReserveBorrowingPayload!

  """
  Match a transfer into the reserve fund with the loan that it pays back.
  """
  addReserveRepayment(input: AddReserveRepaymentInput!): ReserveBorrowingPayload!

  """Say why transfers are neither loans nor repayments."""
  explainReserveTransfers(input: ExplainReserveTransfersInput!): ReserveBorrowingPayload!

  """Change an explanation."""
  updateReserveExplanation(input: UpdateReserveExplanationInput!): ReserveBorrowingPayload!

  """Log a loan from reserves whose transfer no ledger has."""
  addReserveLoanByHand(input: AddReserveLoanByHandInput!): ReserveBorrowingPayload!

  """Log a repayment whose transfer no ledger has."""
  addReserveRepaymentByHand(input: AddReserveRepaymentByHandInput!): ReserveBorrowingPayload!

  """
  Log a transfer that no ledger has, and why it is neither a loan nor a repayment.
  """
  addReserveExplanationByHand(input: AddReserveExplanationByHandInput!): ReserveBorrowingPayload!

  """
  Correct the day, the amount or the description of a transfer that someone logged by hand; refused where the ledger has it by now.
  """
  updateReserveTransferByHand(input: UpdateReserveTransferByHandInput!): ReserveBorrowingPayload!

  """Take back what was said of a transfer."""
  removeReserveEntry(input: RemoveReserveEntryInput!): ReserveBorrowingPayload!

  """Add a study to the history."""
  addReserveStudy(input: AddReserveStudyInput!): AddReserveStudyPayload!

  """Change a study."""
  updateReserveStudy(input: UpdateReserveStudyInput!): UpdateReserveStudyPayload!

  """Remove a study."""
  removeReserveStudy(input: RemoveReserveStudyInput!): RemoveReserveStudyPayload!

  """
  Change the viewer's own profile. When the email address changes, Roofline notifies the old one.
  """
  updateProfile(input: UpdateProfileInput!): UpdateProfilePayload!

  """Remove the viewer's own photo. Without one: NOT_FOUND."""
  removeProfilePhoto(input: RemoveProfilePhotoInput!): RemoveProfilePhotoPayload!

  """Replace the viewer's own settings."""
  saveUserSettings(input: SaveUserSettingsInput!): SaveUserSettingsPayload!

  """Add a webhook."""
  addWebhook(input: AddWebhookInput!): WebhookSecretPayload!

  """Change a webhook, or switch it on or off."""
  updateWebhook(input: UpdateWebhookInput!): WebhookPayload!

  """Create a new secret for a webhook."""
  rotateWebhookSecret(input: RotateWebhookSecretInput!): WebhookSecretPayload!

  """Delete a webhook with its log."""
  deleteWebhook(input: DeleteWebhookInput!): DeleteWebhookPayload!

  """Send a delivery again."""
  replayWebhookDelivery(input: ReplayWebhookDeliveryInput!): WebhookDeliveryPayload!

  """Send every delivery of a webhook again that was given up."""
  replayFailedDeliveries(input: WebhookOnceInput!): ReplayWebhookPayload!

  """Send a delivery that tells of nothing, to try the receiver."""
  testWebhook(input: WebhookOnceInput!): WebhookDeliveryPayload!

  """Send one of the viewer's saved views by email each Monday, or stop."""
  setViewWeekly(input: SetViewWeeklyInput!): SetViewWeeklyPayload!

  """Change a portfolio's names."""
  updateWorkspaceSettings(input: UpdateWorkspaceSettingsInput!): UpdateWorkspaceSettingsPayload!

  """Remove a portfolio's logo."""
  removeWorkspaceLogo(input: RemoveWorkspaceLogoInput!): RemoveWorkspaceLogoPayload!

  """
  Change a user's role and properties, effective with that user's next request.
  """
  updateWorkspaceUser(input: UpdateWorkspaceUserInput!): UpdateWorkspaceUserPayload!

  """Deactivate or reactivate a user of a portfolio."""
  setWorkspaceUserActive(input: SetWorkspaceUserActiveInput!): SetWorkspaceUserActivePayload!

  """Invite a person by email."""
  inviteUser(input: InviteUserInput!): InviteUserPayload!

  """Send an invitation again."""
  resendInvitation(input: ResendInvitationInput!): ResendInvitationPayload!

  """
  The link of an open invitation, to pass on while no mail server is configured. Only a signed-in browser may read it.
  """
  invitationLink(input: InvitationLinkInput!): InvitationLinkPayload!

  """Revoke an invitation."""
  revokeInvitation(input: RevokeInvitationInput!): RevokeInvitationPayload!

  """Set up a fiscal year with the review of the closing year."""
  setUpYear(input: SetUpYearInput!): YearSetupPayload!

  """Set up a fiscal year without a review."""
  skipYearSetup(input: SkipYearSetupInput!): YearSetupPayload!

  """Save the actual figures of a year that has ended."""
  reconcileFiscalYear(input: ReconcileFiscalYearInput!): ReconcileFiscalYearPayload!

  """
  Set up a fiscal year for many properties, each as a whole or not at all.
  """
  setUpManyYears(input: SetUpManyYearsInput!): SetUpManyYearsPayload!
}

"""The signed-in user's own profile."""
type UserProfile {
  """UUIDv7 of the user."""
  userId: ID!

  """UUIDv7 of the membership in the first portfolio; null without one."""
  workspaceUserId: ID

  """First name."""
  firstName: String!

  """Last name."""
  lastName: String!

  """First and last name."""
  fullName: String!

  """
  Phone number like xxx xxx xxxx, optionally with 001 before it; null when not given.
  """
  phone: String

  """Email address used to sign in."""
  email: String!

  """When the account was created."""
  joinedOn: DateTime!

  """
  URL of the photo on this server; null without one. Upload one to \`/upload/profile-photo\`.
  """
  imageUrl: String

  """
  Name of the property that the user last changed; null when there is none.
  """
  recentPropertyName: String

  """Number of portfolios that the user belongs to."""
  workspaceCount: Int!

  """Version to send with a change."""
  version: Int!
}

"""Changes of the viewer's own profile."""
input UpdateProfileInput {
  """
  First name: letters, digits, dot, dash, space, underscore; 3 to 50 characters.
  """
  firstName: String!

  """
  Last name: letters, digits, dot, dash, space, underscore; 3 to 50 characters.
  """
  lastName: String!

  """Email address, unique and not case-sensitive; at most 100 characters."""
  email: String!

  """
  Phone number like xxx xxx xxxx, optionally with 001 before it; null or empty for none.
  """
  phone: String

  """Version that the change starts from."""
  version: Int!
}

"""Result of changing the profile."""
type UpdateProfilePayload {
  """The profile as saved."""
  profile: UserProfile

  """
  Errors to fix. Code \`DUPLICATE\` at \`email\`: another account has this email address.
  """
  userErrors: [UserError!]!
}

"""The viewer's own photo, to remove."""
input RemoveProfilePhotoInput {
  """Version of the profile that the change starts from."""
  version: Int!
}

"""Result of removing the photo."""
type RemoveProfilePhotoPayload {
  """The profile without a photo."""
  profile: UserProfile

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Color theme."""
enum ColorModeChoice {
  """The theme of the computer."""
  SYSTEM

  """Light."""
  LIGHT

  """Dark."""
  DARK
}

"""Height of the rows in tables."""
enum DensityChoice {
  """32 pixels."""
  COMPACT

  """38 pixels."""
  DEFAULT

  """48 pixels."""
  COMFORTABLE
}

"""
Separator between groups of digits; the decimal separator is always a point.
"""
enum NumberFormat {
  """1,234.56"""
  COMMA

  """1 234.56"""
  SPACE

  """1'234.56"""
  APOSTROPHE

  """1234.56"""
  NONE
}

"""Date format."""
enum DateFormat {
  """Nov 20, 2026"""
  TEXT

  """11/20/2026"""
  US

  """2026-11-20"""
  ISO
}

"""The viewer's display settings, on every device they sign in on."""
type UserSettings {
  """Color theme."""
  colorMode: ColorModeChoice!

  """Height of the rows in tables."""
  density: DensityChoice!

  """How numbers and amounts are grouped."""
  numberFormat: NumberFormat!

  """Date format."""
  dateFormat: DateFormat!

  """
  UUIDv7 of the property to open when the browser remembers none; null when none is set, or the viewer can no longer access it.
  """
  defaultPropertyId: ID

  """Version to send with a change; 0 until the first change."""
  version: Int!
}

"""All the settings."""
input SaveUserSettingsInput {
  """Color theme."""
  colorMode: ColorModeChoice!

  """Height of the rows in tables."""
  density: DensityChoice!

  """How numbers and amounts are grouped."""
  numberFormat: NumberFormat!

  """Date format."""
  dateFormat: DateFormat!

  """UUIDv7 of a property that the viewer can access; null for none."""
  defaultPropertyId: ID

  """Version that the change starts from."""
  version: Int!
}

"""Result of saving the viewer's own settings."""
type SaveUserSettingsPayload {
  """The settings as saved."""
  userSettings: UserSettings

  """
  Errors to fix. Code \`STALE\`: they were changed elsewhere in the meantime.
  """
  userErrors: [UserError!]!
}

"""What a webhook sends."""
enum WebhookEvent {
  """A property is new, or came back."""
  PROPERTY_CREATED

  """A property changed."""
  PROPERTY_UPDATED

  """A property was archived or left the portfolio."""
  PROPERTY_DELETED

  """A component is new, or came back."""
  COMPONENT_CREATED

  """A component changed."""
  COMPONENT_UPDATED

  """A component was deleted."""
  COMPONENT_DELETED

  """A board adopted a plan."""
  PLAN_ADOPTED

  """A fiscal year got its financials."""
  FISCAL_YEAR_SET_UP

  """A file is new, or came back."""
  FILE_CREATED

  """A file changed."""
  FILE_UPDATED

  """A file was deleted."""
  FILE_DELETED

  """A project is new, or came back."""
  PROJECT_CREATED

  """A project changed."""
  PROJECT_UPDATED

  """A project was deleted."""
  PROJECT_DELETED

  """
  Nothing: a delivery that was asked for to try the receiver. A webhook cannot choose it.
  """
  WEBHOOK_TEST
}

"""What became of a delivery."""
enum WebhookDeliveryStatus {
  """It waits to be sent, or to be tried again."""
  WAITING

  """The receiver took it."""
  DELIVERED

  """It was given up after three days."""
  FAILED
}

"""
An address that a portfolio sends its changes to, for Admin and PortfolioAdmin. Each delivery is a POST of JSON with the header
Roofline-Signature: t=<seconds>,v1=<hex>, where hex is HMAC-SHA256 of "<seconds>.<body>" with the secret.
"""
type Webhook {
  """UUIDv7 of the webhook."""
  webhookId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """The https address that deliveries go to."""
  url: String!

  """What people call it."""
  description: String!

  """Events that it sends."""
  events: [WebhookEvent!]!

  """False while nothing is sent."""
  isActive: Boolean!

  """
  When Roofline switched it off because nothing arrived for three days; null where it did not.
  """
  disabledAt: DateTime

  """Since when every delivery has failed; null while they arrive."""
  failingSince: DateTime

  """When the last delivery arrived."""
  lastDeliveredAt: DateTime

  """Deliveries that wait to be sent."""
  waitingCount: Int!

  """The last characters of the secret."""
  secretEnding: String!

  """
  Until when deliveries are also signed with the secret before; null where they are not.
  """
  previousSecretUntil: DateTime

  """When it was added."""
  createdAt: DateTime!

  """Name of the person who added it."""
  createdByFullName: String!

  """Version to send with a change."""
  version: Int!
}

"""One event for one webhook."""
type WebhookDelivery {
  """UUIDv7 of the delivery, the same in each attempt."""
  deliveryId: ID!

  """UUIDv7 of the webhook."""
  webhookId: ID!

  """What it tells of."""
  event: WebhookEvent!

  """Id of what changed."""
  entityId: ID!

  """UUIDv7 of the property."""
  propertyId: ID

  """When it happened."""
  happenedAt: DateTime!

  """What became of it."""
  status: WebhookDeliveryStatus!

  """How often it was sent."""
  attempts: Int!

  """HTTP status of the last answer; null where none came."""
  responseStatus: Int

  """Why the last attempt failed."""
  problem: String

  """When it was sent last."""
  lastAttemptAt: DateTime

  """When it is sent next; null where it is not."""
  nextAttemptAt: DateTime
}

"""A page of the log of a webhook, newest first."""
type WebhookDeliveries {
  """Deliveries of the page."""
  items: [WebhookDelivery!]!

  """How many there are on all pages."""
  totalCount: Int!

  """Number of the page, from 1."""
  page: Int!

  """Deliveries a page."""
  pageSize: Int!
}

"""What a webhook sends, and where."""
input WebhookValues {
  """An https address of the public internet."""
  url: String!

  """What people call it."""
  description: String!

  """Events that it sends; at least one."""
  events: [WebhookEvent!]!
}

"""A webhook to add."""
input AddWebhookInput {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """What it sends, and where."""
  values: WebhookValues!
}

"""A changed webhook."""
input UpdateWebhookInput {
  """UUIDv7 of the webhook."""
  webhookId: ID!

  """What it sends, and where."""
  values: WebhookValues!

  """False to send nothing; what changes in the meantime waits."""
  isActive: Boolean!

  """Version that the change starts from."""
  version: Int!
}

"""A webhook that gets a new secret."""
input RotateWebhookSecretInput {
  """UUIDv7 of the webhook."""
  webhookId: ID!

  """
  How long deliveries are also signed with the secret before, 0 to 168 hours.
  """
  overlapHours: Int! = 24

  """Version that the change starts from."""
  version: Int!
}

"""A webhook to delete."""
input DeleteWebhookInput {
  """UUIDv7 of the webhook."""
  webhookId: ID!

  """Version that is deleted."""
  version: Int!
}

"""A delivery to send again."""
input ReplayWebhookDeliveryInput {
  """UUIDv7 of the webhook."""
  webhookId: ID!

  """UUIDv7 of the delivery."""
  deliveryId: ID!

  """Any text of your own: a repeat with the same one changes nothing."""
  idempotencyKey: String!
}

"""A webhook, to which something is done once."""
input WebhookOnceInput {
  """UUIDv7 of the webhook."""
  webhookId: ID!

  """Any text of your own: a repeat with the same one changes nothing."""
  idempotencyKey: String!
}

"""Result of adding a webhook, or of replacing its secret."""
type WebhookSecretPayload {
  """The secret, which is shown only here; null when there are errors."""
  secret: String

  """The webhook."""
  webhook: Webhook

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of a change of a webhook."""
type WebhookPayload {
  """The webhook; null when there are errors."""
  webhook: Webhook

  """Errors to fix, by field under \`values\`."""
  userErrors: [UserError!]!
}

"""Result of deleting a webhook."""
type DeleteWebhookPayload {
  """UUIDv7 of the webhook that is gone; null when there are errors."""
  webhookId: ID

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of sending a delivery."""
type WebhookDeliveryPayload {
  """The delivery, which waits now; null when there are errors."""
  delivery: WebhookDelivery

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Result of sending deliveries again that were given up."""
type ReplayWebhookPayload {
  """How many wait now; null when there are errors."""
  count: Int

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""
A saved view of portfolio analytics that its person gets by email each week.
"""
type WeeklyView {
  """Id of the saved view."""
  viewId: ID!

  """Its name."""
  name: String!

  """
  The Monday of the next email, which leaves at eight in the time zone of its reader.
  """
  nextOn: Date!
}

"""Whether a saved view is sent each week."""
input SetViewWeeklyInput {
  """
  UUIDv7 of the portfolio. Null means the first one that the viewer manages.
  """
  workspaceId: ID

  """Id of the saved view."""
  viewId: ID!

  """False to stop."""
  isWeekly: Boolean!
}

"""Result of choosing whether a view is sent each week."""
type SetViewWeeklyPayload {
  """All views of the portfolio that the viewer gets each week, by name."""
  weeklyViews: [WeeklyView!]

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""
What is to be paid for, and on which terms. What is left out is as on the page of the plan.
"""
input WhoPaysInput {
  """
  Component whose work is to be paid for; without it and without an amount, the next big project of the plan.
  """
  propertyComponentId: ID

  """Cost of work that the plan does not have, in place of a component."""
  amount: Money

  """
  Fiscal year of the work: one in which the component is due, the first where left out; of an amount, any of the plan.
  """
  year: Int

  """Nominal yearly rate of the loan; 6.5 where left out."""
  annualRate: Percent

  """Number of level monthly payments; 120 where left out."""
  months: Int

  """Fees of the loan; none where left out."""
  fees: Money

  """Adds the fees to the loan; otherwise they are paid out of it."""
  areFeesFinanced: Boolean

  """
  Months of interest only before the level payments; none where left out.
  """
  interestOnlyMonths: Int

  """Month whose payment clears the loan by contract."""
  balloonMonth: Int

  """Month whose payment clears the loan by choice."""
  payoffMonth: Int

  """
  Paid from reserves by the way that borrows the rest; a quarter of the cost where left out.
  """
  downPayment: Money

  """
  Who repays the loan: the owners beside their fees, or the fund; the owners where left out.
  """
  debtServiceFrom: LoanRepayment

  """
  Yearly rate at which what owners pay later is valued today; 4 where left out.
  """
  ownerDiscountRate: Percent
}

"""A way to pay for work."""
enum FundingWay {
  """Nothing changes; the fund pays, even if it does not have enough."""
  PRESENT

  """A special assessment of the whole cost in the year of the work."""
  ASSESSMENT

  """
  A higher contribution from the first year on, just enough that no year ends below zero.
  """
  CONTRIBUTION

  """
  A special assessment for the shortfall of each year that would end below zero.
  """
  WHEN_SHORT

  """The whole cost borrowed and paid back in installments."""
  LOAN

  """Part of the cost from the fund, the rest borrowed."""
  MIX
}

"""Work to be paid for."""
type PaidWork {
  """UUIDv7 of the component; null for an amount of its own."""
  propertyComponentId: ID

  """Name of the component; null for an amount of its own."""
  name: String

  """Fiscal year in which it is done."""
  year: Int!

  """Its cost in that year."""
  cost: Money!
}

"""The loan of a way to pay."""
type WayLoan {
  """Amount on which interest runs."""
  borrowed: Money!

  """Level payment of a month."""
  monthlyPayment: Money!

  """Number of payments."""
  payments: Int!

  """All payments together."""
  totalPaid: Money!

  """What of them is interest."""
  totalInterest: Money!

  """What the last payment clears beyond a level one."""
  clearedAtEnd: Money!

  """Still owed at the end of the plan."""
  owedAtEnd: Money!
}

"""A year of a way to pay."""
type WayYear {
  """The fiscal year."""
  fiscalYear: Int!

  """Contribution of all owners."""
  contribution: Money!

  """Special assessments of all owners."""
  specialAssessments: Money!

  """Loan payments that owners are billed beside the contribution."""
  loanPayments: Money!

  """Balance of the fund on its last day."""
  endBalance: Money!

  """
  What the owner of one unit has paid from the first year to the end of this one.
  """
  paidPerUnit: Money!
}

"""Percent funded after some years."""
type PercentFundedIn {
  """Number of years."""
  years: Int!

  """Percent funded at the end of the last of them; null beyond the plan."""
  percentFunded: Percent
}

"""A way to pay: what it costs owners, and what it leaves in the fund."""
type WayToPay {
  """The way."""
  way: FundingWay!

  """All special assessments for a unit."""
  assessmentPerUnit: Money!

  """For a unit in a month of the first year, without assessments."""
  perUnitMonth: Money!

  """What of that comes on top of the plan."""
  addedPerUnitMonth: Money!

  """For a unit in a month of the most expensive year."""
  peakPerUnitMonth: Money!

  """For a unit over all years."""
  perUnitTotal: Money!

  """What that is worth today."""
  perUnitNetPresent: Money!

  """Lowest year-end balance."""
  lowestBalance: Money!

  """The year that ends with it."""
  lowestBalanceYear: Int!

  """First year that ends below zero; null where none does."""
  firstShortfallYear: Int

  """Balance at the end of the last year."""
  endBalance: Money!

  """Percent funded after 5, 10 and 30 years."""
  percentFundedIn: [PercentFundedIn!]!

  """Its loan; null where nothing is borrowed."""
  loan: WayLoan

  """Its years, in order."""
  years: [WayYear!]!
}

"""Ways to pay for work of a plan, side by side."""
type WhoPays {
  """UUIDv7 of the plan."""
  planId: ID!

  """The work; null where nothing is due within the plan."""
  work: PaidWork

  """Down payment of the way that borrows the rest; null without loans."""
  downPayment: Money

  """
  The ways; those that borrow only with the loan analysis of the portfolio.
  """
  ways: [WayToPay!]!
}

"""
A portfolio: the properties that one management company looks after, and its people. Fields and types call it \`Workspace\`.
"""
type Workspace {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Name."""
  name: String!

  """Company name."""
  companyName: String!

  """True when loan analysis is on, which requires the previous annual fee."""
  featureToggleLoanAnalysis: Boolean!
}

"""A role that a user can have in a portfolio."""
type WorkspaceRole {
  """
  Number of the role: 1 Admin, 2 PortfolioAdmin, 3 Manager, 4 Member, 5 Vendor.
  """
  roleId: Int!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """The viewer may grant this role, which is never higher than their own."""
  canGrant: Boolean!

  """
  True when the role gives access to every property; users with other roles access only their assigned properties.
  """
  reachesAllProperties: Boolean!
}

"""Settings of a portfolio, for Admin and PortfolioAdmin."""
type WorkspaceSettings {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Name, at most 250 characters."""
  name: String!

  """Company name, at most 250 characters."""
  companyName: String!

  """
  URL of the logo on this server; null without one. Upload to \`/upload/workspace-logo/{workspaceId}\`.
  """
  logoUrl: String

  """
  Logo, name and color stand where Roofline's would. Internal staff switches it on.
  """
  isPrivateLabel: Boolean!

  """
  Its color, like #0B6572; null for the color of Roofline. Internal staff chooses it.
  """
  accentColor: String

  """Version to send with a change."""
  version: Int!

  """Actions that the viewer may take."""
  viewerCan: WorkspaceSettingsActions!
}

"""Actions that the viewer may take on the settings of a portfolio."""
type WorkspaceSettingsActions {
  """Change the names and the logo."""
  edit: Boolean!
}

"""A property that a user is assigned to."""
type AssignedProperty {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  name: String!
}

"""A user of a portfolio, visible to Admin and PortfolioAdmin."""
type WorkspaceUser {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """UUIDv7 of the user."""
  userId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """First name."""
  firstName: String!

  """Last name."""
  lastName: String!

  """First and last name."""
  fullName: String!

  """Email address used to sign in."""
  email: String!

  """Phone; null when not given."""
  phone: String

  """Number of the role."""
  roleId: Int!

  """Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """False when the user is deactivated and may not enter the portfolio."""
  isActive: Boolean!

  """When the user joined the portfolio."""
  joinedOn: DateTime!

  """When the user was last active; null for never."""
  lastActiveAt: DateTime

  """True when the role gives access to every property of the portfolio."""
  reachesAllProperties: Boolean!

  """Assigned properties, by name; empty for roles with access to all."""
  assignedProperties: [AssignedProperty!]!

  """Version to send with a change."""
  version: Int!

  """Actions that the viewer may take on this user."""
  viewerCan: WorkspaceUserActions!
}

"""Actions that the viewer may take on a user."""
type WorkspaceUserActions {
  """Change the assigned properties."""
  edit: Boolean!

  """
  Change the user's role; never the viewer's own, and never that of a user with a higher role than the viewer's.
  """
  changeRole: Boolean!

  """Deactivate or reactivate the user; never oneself."""
  deactivate: Boolean!
}

"""A page of the users of a portfolio."""
type WorkspaceUserPage {
  """Users on this page, by name."""
  items: [WorkspaceUser!]!

  """Number of users on all pages."""
  totalCount: Int!

  """Number of this page, starting at 1."""
  page: Int!

  """Users per page, at most 100."""
  pageSize: Int!
}

"""Filter of a portfolio's users."""
enum WorkspaceUserStatus {
  """Active users."""
  ACTIVE

  """Deactivated users."""
  INACTIVE
}

"""Status of an invitation."""
enum InviteStatus {
  """Sent and still open."""
  PENDING

  """Accepted: the person has joined."""
  ACCEPTED

  """Revoked by an administrator."""
  REVOKED

  """Expired before it was accepted. Resending opens it again."""
  EXPIRED
}

"""An invitation to a portfolio, visible to Admin and PortfolioAdmin."""
type WorkspaceInvite {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """Invited email address."""
  email: String!

  """Number of the granted role."""
  roleId: Int!

  """Granted role: Admin, PortfolioAdmin, Manager, Member or Vendor."""
  roleName: String!

  """True when the role gives access to every property of the portfolio."""
  reachesAllProperties: Boolean!

  """
  Properties that the person will be assigned to; empty for roles with access to all.
  """
  assignedProperties: [AssignedProperty!]!

  """Its status."""
  status: InviteStatus!

  """Name of the person who sent the invitation."""
  invitedByFullName: String!

  """When it was created."""
  createdAt: DateTime!

  """When it was last sent."""
  sentAt: DateTime!

  """When it expires."""
  expiresAt: DateTime!

  """When it was accepted; null until then."""
  acceptedAt: DateTime

  """Version to send with a change."""
  version: Int!

  """Actions that the viewer may take on it."""
  viewerCan: WorkspaceInviteActions!
}

"""Actions that the viewer may take on an invitation."""
type WorkspaceInviteActions {
  """Send it again, with a new link and a new expiry date."""
  resend: Boolean!

  """Revoke it."""
  revoke: Boolean!

  """Copy its link to pass it on, when no mail server is configured."""
  copyLink: Boolean!
}

"""A page of the invitations of a portfolio."""
type WorkspaceInvitePage {
  """Invitations on this page, newest first."""
  items: [WorkspaceInvite!]!

  """Number of invitations on all pages."""
  totalCount: Int!

  """Number of this page, starting at 1."""
  page: Int!

  """Invitations per page, at most 100."""
  pageSize: Int!

  """
  True when invitations are emailed; false when no mail server is configured and people pass links on.
  """
  isMailed: Boolean!
}

"""Changed settings of a portfolio."""
input UpdateWorkspaceSettingsInput {
  """
  UUIDv7 of the portfolio; null for the first portfolio that the viewer administers.
  """
  workspaceId: ID

  """Name, at most 250 characters."""
  name: String!

  """Company name, at most 250 characters."""
  companyName: String!

  """Version that the change starts from."""
  version: Int!
}

"""Result of changing the settings of a portfolio."""
type UpdateWorkspaceSettingsPayload {
  """The settings as saved."""
  settings: WorkspaceSettings

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""A logo to remove."""
input RemoveWorkspaceLogoInput {
  """
  UUIDv7 of the portfolio; null for the first portfolio that the viewer administers.
  """
  workspaceId: ID

  """Version that the change starts from."""
  version: Int!
}

"""Result of removing a logo."""
type RemoveWorkspaceLogoPayload {
  """The settings without a logo."""
  settings: WorkspaceSettings

  """Errors to fix."""
  userErrors: [UserError!]!
}

"""Changed role and properties of a user."""
input UpdateWorkspaceUserInput {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """New role; never higher than the viewer's own."""
  roleName: String!

  """New assigned properties; ignored for roles with access to all."""
  propertyIds: [ID!]!

  """Version that the change starts from."""
  version: Int!
}

"""Result of changing a user."""
type UpdateWorkspaceUserPayload {
  """The user as saved."""
  user: WorkspaceUser

  """
  Errors to fix. Code \`LAST_ADMIN\`: a portfolio needs at least one Admin.
  """
  userErrors: [UserError!]!
}

"""A user to deactivate or to activate again."""
input SetWorkspaceUserActiveInput {
  """UUIDv7 of the membership."""
  workspaceUserId: ID!

  """False deactivates the user: their next request is refused."""
  isActive: Boolean!

  """Version that the change starts from."""
  version: Int!
}

"""Result of deactivating or activating a user."""
type SetWorkspaceUserActivePayload {
  """The user as saved."""
  user: WorkspaceUser

  """
  Errors to fix. Code \`LAST_ADMIN\`: a portfolio needs at least one Admin.
  """
  userErrors: [UserError!]!
}

"""A person to invite."""
input InviteUserInput {
  """
  UUIDv7 of the portfolio; null for the first portfolio that the viewer administers.
  """
  workspaceId: ID

  """Email address to invite, at most 100 characters."""
  email: String!

  """Role to grant; never higher than the viewer's own."""
  roleName: String!

  """Properties to assign; ignored for roles with access to all."""
  propertyIds: [ID!]!

  """
  Idempotency key: repeating the request with the same key and input invites once and returns the first answer.
  """
  idempotencyKey: String
}

"""Result of inviting a person."""
type InviteUserPayload {
  """The invitation; its email will be sent."""
  invite: WorkspaceInvite

  """
  Errors to fix. Code \`DUPLICATE\` at \`email\`: the person is already a user of the portfolio, or invited.
  """
  userErrors: [UserError!]!
}

"""An invitation to send again."""
input ResendInvitationInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """Version that the change starts from."""
  version: Int!
}

"""Result of sending an invitation again."""
type ResendInvitationPayload {
  """
  The invitation with its new expiry date; the previous link no longer works.
  """
  invite: WorkspaceInvite

  """Errors to fix. Code \`CONFLICT\`: it was already accepted or revoked."""
  userErrors: [UserError!]!
}

"""An invitation whose link is passed on by hand."""
input InvitationLinkInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!
}

"""The link of an invitation."""
type InvitationLinkPayload {
  """
  The link that the invited person opens; null when there is none to pass on.
  """
  url: String

  """Errors to fix: the invitation is emailed, or it is not open."""
  userErrors: [UserError!]!
}

"""An invitation to revoke."""
input RevokeInvitationInput {
  """UUIDv7 of the invitation."""
  invitationId: ID!

  """Version that the change starts from."""
  version: Int!
}

"""Result of revoking an invitation."""
type RevokeInvitationPayload {
  """The invitation, revoked."""
  invite: WorkspaceInvite

  """Errors to fix. Code \`CONFLICT\`: it was already accepted or revoked."""
  userErrors: [UserError!]!
}

"""Status of a fiscal year's setup."""
enum YearSetupState {
  """Not set up yet."""
  NOT_INIT

  """Set up."""
  SAVED
}

"""A line of the closing year's inventory."""
type SetupComponent {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name."""
  name: String!

  """Category."""
  category: String!

  """Position of the category, which decides its color."""
  categoryPosition: Int!

  """Number of units of measure."""
  quantity: Float!

  """Percent of the component replaced each time."""
  percentReplaced: Percent!

  """Cost of one unit."""
  unitCost: Money!

  """quantity × unitCost × percentReplaced / 100."""
  currentCost: Money!

  """Useful life in years."""
  usefulLife: Int!

  """Remaining useful life in years; 0 is due in the closing year."""
  remainingUsefulLife: Int!

  """Replaced once and never again."""
  isOneTime: Boolean!

  """
  The project that completed its work in the closing year: the work is done, at this actual cost.
  """
  completed: CompletedWork
}

"""Actions that the viewer may take on the setup of a year."""
type YearSetupActions {
  """Set up the year."""
  setUp: Boolean!
}

"""A plan of the closing year that continues in the year that was set up."""
type CarriedPlan {
  """UUIDv7 of the new year's plan."""
  planId: ID!

  """UUIDv7 of the closing year's plan."""
  fromPlanId: ID!

  """Name of both plans."""
  name: String!

  """Differences from the earlier plan, one sentence each."""
  notes: [String!]!
}

"""A plan that stays only in the closing year."""
type LeftPlan {
  """UUIDv7 of the plan."""
  planId: ID!

  """Its name."""
  name: String!

  """Why it has no successor."""
  reason: String!
}

"""
Outcome for the plans of the closing year when the next year was set up.
"""
type PlanCarry {
  """Plans that continue in the new year."""
  carried: [CarriedPlan!]!

  """Plans that do not, each with the reason."""
  left: [LeftPlan!]!
}

"""Starting point for setting up a fiscal year."""
type YearSetup {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year to set up."""
  fiscalYear: Int!

  """The previous set-up year, which everything is copied from."""
  closingFiscalYear: Int

  """Status."""
  state: YearSetupState!

  """Why it cannot be set up now."""
  blockedReason: String

  """Work due in the closing year, most expensive first."""
  expenditures: [SetupComponent!]!

  """The whole inventory of the closing year, most expensive first."""
  components: [SetupComponent!]!

  """Financials of the closing year, rolled forward one year."""
  proposal: PropertyFinancial

  """
  Information source of the applied inflation, 1 to 13; null when none was applied.
  """
  informationSourceId: Int

  """Inflation rate that raised the costs."""
  appliedInflationRate: Percent

  """
  The plans of the closing year, as the setup continued them or left them behind; null before the setup.
  """
  planCarry: PlanCarry

  """Actions that the viewer may take."""
  viewerCan: YearSetupActions!
}

"""Review of work that was due."""
enum ExpenditureOutcome {
  """Done: it is due again after its useful life."""
  DONE

  """Not done: it stays due."""
  DEFERRED

  """Partly done: its remaining life is stated."""
  PARTLY
}

"""Work of the closing year, reviewed."""
input ReviewedExpenditureInput {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Review of the work."""
  outcome: ExpenditureOutcome!

  """Actual cost; for work that is done, it replaces the inflated cost."""
  actualCost: Money

  """Years until the rest is due; required when the work is partly done."""
  remainingUsefulLife: Int
}

"""The setup of a year."""
input SetUpYearInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year to set up."""
  fiscalYear: Int!

  """Reviews of work that was due; work that is not listed is deferred."""
  expenditures: [ReviewedExpenditureInput!]!

  """True when costs rose."""
  hasCostIncrease: Boolean!

  """0 to 20; required when costs rose."""
  inflationRate: Percent

  """1 to 13; null unless costs rose."""
  informationSourceId: Int

  """Balance on the first day of the year."""
  yearEndReserveBalance: Money!

  """Total annual fees of the year."""
  averageHoaAnnualFee: Money!

  """0 to the annual fee."""
  annualReserveContribution: Money!

  """Idempotency key, made once by the form that sends it."""
  idempotencyKey: String
}

"""A year to set up without a review."""
input SkipYearSetupInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The year to set up."""
  fiscalYear: Int!
}

"""Result of setting up a year."""
type YearSetupPayload {
  """The setup after the change."""
  yearSetup: YearSetup

  """The property, since its years have changed."""
  property: Property

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""Whether a closed year has been reconciled."""
enum ReconciliationState {
  """Not yet."""
  NOT_RECONCILED

  """With actual figures."""
  RECONCILED
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

"""Actions that the viewer may take on a reconciliation."""
type ReconciliationActions {
  """Reconcile the year."""
  reconcile: Boolean!
}

"""A fiscal year's plan compared with its actual figures."""
type Reconciliation {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The closed year."""
  fiscalYear: Int!

  """Status."""
  state: ReconciliationState!

  """When it was reconciled."""
  reconciledAt: DateTime

  """Name of the person who reconciled it."""
  reconciledBy: String

  """Source of the plan figures."""
  planName: String

  """Planned figures."""
  planned: YearFigures

  """Actual figures."""
  actual: YearFigures

  """
  Closing balance minus the balance that the other actual figures add up to.
  """
  difference: Money

  """Note."""
  note: String

  """
  Spent from the reserve fund within the year, as far as it is known here.
  """
  paidByProjects: Money!

  """
  What says so: the ledger, or the payments of projects where there is none.
  """
  spendingSource: SpendingSource!

  """The set-up year that follows."""
  currentFiscalYear: Int

  """Actions that the viewer may take."""
  viewerCan: ReconciliationActions!
}

"""Actual figures of a closed year."""
input ReconcileFiscalYearInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The closed year."""
  fiscalYear: Int!

  """Balance on its last day."""
  closingBalance: Money!

  """Contributions to reserves."""
  contributions: Money!

  """Special assessments; defaults to 0."""
  specialAssessments: Money

  """Interest; defaults to 0."""
  interest: Money

  """Expenditures."""
  expenditures: Money!

  """At most 2,000 characters."""
  note: String

  """True starts the next year from the closing balance."""
  updateStartingBalance: Boolean!

  """Idempotency key, made once by the form that sends it."""
  idempotencyKey: String
}

"""Result of reconciling a year."""
type ReconcileFiscalYearPayload {
  """The reconciliation after the change."""
  reconciliation: Reconciliation

  """The property, since its years have changed."""
  property: Property

  """Errors to fix, by field."""
  userErrors: [UserError!]!
}

"""
Work that was due in the closing year, and that no one has said the outcome of.
"""
type DueWork {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """Name of the component."""
  name: String!

  """What it costs."""
  currentCost: Money!
}

"""A property whose fiscal year awaits its setup."""
type AwaitingYear {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Name of the property."""
  propertyName: String!

  """City of the property."""
  propertyCity: String!

  """State of the property."""
  propertyState: String!

  """
  The set-up year that everything is copied from; null where there is none.
  """
  closingFiscalYear: Int

  """Components of the closing year."""
  componentCount: Int!

  """
  Annual reserve contributions of the closing year; null where there is none.
  """
  annualReserveContribution: Money

  """
  Interest rate of the closing year, in percentage points; null where there is none.
  """
  interestRate: Float

  """
  Work that was due in the closing year; what a project completed is not among it.
  """
  due: [DueWork!]!

  """Odd data to look at before the year is set up."""
  remarks: [String!]!

  """Why the year cannot be set up now; null where it can."""
  blockedReason: String
}

"""A fiscal year of the properties of a portfolio."""
type ManyYears {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """The fiscal year."""
  fiscalYear: Int!

  """Number of properties that have the year already."""
  isSetUpCount: Int!

  """Properties whose year awaits its setup, by name."""
  items: [AwaitingYear!]!

  """UUIDv7 of the viewer's job that sets years up now; null otherwise."""
  jobId: ID
}

"""A property that was left as it was."""
type RefusedYear {
  """UUIDv7 of the property."""
  propertyId: ID!

  """Why its year was not set up."""
  detail: String!
}

"""What came of setting up a year of many properties."""
type ManyYearsResult {
  """Number of properties whose year is set up."""
  setUp: Int!

  """Properties that were left as they were."""
  refused: [RefusedYear!]!
}

"""
What became of work that was due. For work that was partly done, set the property up by itself.
"""
input ChosenOutcomeInput {
  """UUIDv7 of the component."""
  propertyComponentId: ID!

  """The outcome: done or deferred."""
  outcome: ExpenditureOutcome!
}

"""A property to set up."""
input ChosenPropertyInput {
  """UUIDv7 of the property."""
  propertyId: ID!

  """The outcome of all of its due work."""
  expenditures: [ChosenOutcomeInput!]! = []
}

"""A fiscal year to set up for many properties."""
input SetUpManyYearsInput {
  """UUIDv7 of the portfolio."""
  workspaceId: ID!

  """The fiscal year."""
  fiscalYear: Int!

  """True if costs rose."""
  hasCostIncrease: Boolean!

  """By how much, in percentage points; required if costs rose."""
  inflationRate: Float

  """Where the rate comes from; required if costs rose."""
  informationSourceId: Int

  """
  Interest rate of the new year, in percentage points; null keeps that of each property.
  """
  interestRate: Float

  """The properties."""
  properties: [ChosenPropertyInput!]!

  """
  Idempotency key: repeating the request with the same key returns the first answer.
  """
  idempotencyKey: String!
}

"""Result of asking to set up a year of many properties."""
type SetUpManyYearsPayload {
  """The job that sets the years up; null when there are errors."""
  job: Job

  """Errors to fix."""
  userErrors: [UserError!]!
}
`;
