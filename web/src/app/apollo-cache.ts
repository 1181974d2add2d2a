import { InMemoryCache, type TypePolicies, type TypePolicy } from '@apollo/client';

type KeyFieldsFunction = Extract<TypePolicy['keyFields'], (...input: never[]) => unknown>;

/** Identity from named fields. An object that was asked for without them stays inside its parent. */
function by(...fields: string[]): { keyFields: KeyFieldsFunction } {
  return {
    keyFields: (object, { typename }) => {
      const values = fields.map((field) => object[field]);
      return values.some((value) => value === undefined) ? false : `${typename}:${values.join(':')}`;
    },
  };
}

/** Parts without an identity of their own: fields that come later join those that are there. */
const joined = { merge: true };

/** There is one of it: the viewer's own. */
const single: TypePolicy = { keyFields: [] };

const typePolicies: TypePolicies = {
  Viewer: by('userId'),
  Membership: by('workspaceUserId'),
  Workspace: by('workspaceId'),
  PropertyType: by('id'),
  Property: by('propertyId'),
  PropertyListRow: by('propertyId'),
  PropertyChoice: by('propertyId'),
  PropertyOutlook: by('propertyId', 'fiscalYear'),
  FiscalYear: by('propertyId', 'year'),
  PropertyFinancial: by('propertyId', 'fiscalYear'),
  ReserveStudy: by('propertyReserveStudyId'),
  Component: by('propertyComponentId'),
  ComponentImportPreview: by('importId'),
  Plan: by('planId'),
  PlanList: by('propertyId', 'fiscalYear'),
  PlanInventory: by('propertyId', 'fiscalYear'),
  PlanningSteps: by('propertyId', 'fiscalYear'),
  PlanAdoption: by('planAdoptionId'),
  DisclosureFactSheet: by('propertyId', 'fiscalYear'),
  YearSetup: by('propertyId', 'fiscalYear'),
  Reconciliation: by('propertyId', 'fiscalYear'),
  UserProfile: by('userId'),
  UserSettings: single,
  NotificationPreferences: single,
  BrowserSession: by('sessionId'),
  AccessToken: by('tokenId'),
  WorkspaceSettings: by('workspaceId'),
  WorkspaceUser: by('workspaceUserId'),
  WorkspaceInvite: by('invitationId'),
  FilterSettings: by('a', 'b'),
  ViewerActions: joined,
  PropertyActions: joined,
  PropertyRowActions: joined,
  LatLng: joined,
};

/** The cache with the identities of the graph's types. */
export function createCache(): InMemoryCache {
  return new InMemoryCache({ typePolicies });
}
