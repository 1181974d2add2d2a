import type { PropertyActions } from '@roofline/schema/property/property-actions';
import { reachesWholeWorkspace, roleIn, type Actor, type ActorRole } from '../platform/actor';

/** The facts of a property that decide what an actor may do with it. */
export interface PropertySubject {
  workspaceId: string;
  isActive: boolean;
  isIntegrated: boolean;
  /** Whether the actor is assigned to it. Matters only for Manager, Member and Vendor. */
  isAssigned: boolean;
}

const RUN_THE_PROPERTY: readonly ActorRole[] = ['Staff', 'Admin', 'PortfolioAdmin', 'Manager'];

/** Decides whether the actor may know that this property exists. If not, the answer is 404, never 403. */
export function canReach(actor: Actor, property: PropertySubject): boolean {
  const role = roleIn(actor, property.workspaceId);
  if (!role) return false;
  // AZ-14: only internal staff still reaches an archived property.
  if (!property.isActive && role !== 'Staff') return false;
  return reachesWholeWorkspace(role) || property.isAssigned;
}

const NOTHING: PropertyActions = {
  edit: false,
  archive: false,
  viewFinancials: false,
  editFinancials: false,
  viewReserveStudies: false,
  editReserveStudies: false,
  viewConnectedApps: false,
  applyToAllPlans: false,
  setTest: false,
  setDisplayToggles: false,
  viewDashboard: false,
  viewComponents: false,
  viewComponentCosts: false,
  editComponents: false,
  viewDetails: false,
  addPhotos: false,
  editPhotos: false,
  deletePhotos: false,
  viewFiles: false,
  editFiles: false,
  deleteFiles: false,
  eraseMedia: false,
  viewProjects: false,
  editProjects: false,
  viewLedger: false,
  editLedger: false,
  viewUserActivity: false,
};

/** Returns what a role may do with a property that it reaches. */
export function actionsOfRole(role: ActorRole, { isIntegrated }: { isIntegrated: boolean }): PropertyActions {
  const runs = RUN_THE_PROPERTY.includes(role);
  const isVendor = role === 'Vendor';
  return {
    edit: runs,
    archive: runs,
    viewFinancials: runs,
    editFinancials: runs,
    viewReserveStudies: runs || role === 'Member',
    editReserveStudies: runs,
    viewConnectedApps: runs && isIntegrated,
    applyToAllPlans: runs,
    setTest: reachesWholeWorkspace(role),
    setDisplayToggles: role === 'Staff',
    viewDashboard: !isVendor,
    viewComponents: true,
    viewComponentCosts: !isVendor,
    editComponents: runs,
    viewDetails: !isVendor,
    addPhotos: true,
    editPhotos: !isVendor,
    deletePhotos: runs,
    viewFiles: !isVendor,
    editFiles: !isVendor,
    deleteFiles: runs,
    eraseMedia: role === 'Staff' || role === 'Admin',
    viewProjects: !isVendor,
    editProjects: runs,
    viewLedger: !isVendor,
    editLedger: runs,
    viewUserActivity: reachesWholeWorkspace(role),
  };
}

/** Returns everything that the actor may do with a property, by section 6 of the specification. */
export function propertyActions(actor: Actor, property: PropertySubject): PropertyActions {
  const role = roleIn(actor, property.workspaceId);
  return role && canReach(actor, property) ? actionsOfRole(role, property) : NOTHING;
}

/** Decides whether the actor may add a property to this workspace. */
export function canAddProperty(actor: Actor, workspaceId: string): boolean {
  const role = roleIn(actor, workspaceId);
  return role !== null && RUN_THE_PROPERTY.includes(role);
}

/** AZ-7: the switches that keep their stored value when the actor's role lacks them. */
export interface RoleBoundFields {
  isTest: boolean;
  isFeatureToggleOn: boolean;
  allowPlanning: boolean;
}

/** Returns the requested value of each switch that the role may set, and the stored value of the others. */
export function keepRoleBoundFields(
  actions: Pick<PropertyActions, 'setTest' | 'setDisplayToggles'>,
  stored: RoleBoundFields,
  asked: Partial<RoleBoundFields>,
): RoleBoundFields {
  const toggles = actions.setDisplayToggles ? asked : {};
  return {
    isTest: actions.setTest ? (asked.isTest ?? stored.isTest) : stored.isTest,
    isFeatureToggleOn: toggles.isFeatureToggleOn ?? stored.isFeatureToggleOn,
    allowPlanning: toggles.allowPlanning ?? stored.allowPlanning,
  };
}
