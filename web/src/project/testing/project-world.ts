import { id } from '@roofline/schema/fixtures/id';
import { aProjectCompletion, aProjectDetail, someProjectPhases } from '@roofline/schema/fixtures/project';
import type { ProjectDetail } from '@roofline/schema/project/project';
import { aComponent } from '../../component/testing/inventory-service';

export const DANA = { userId: id(1), fullName: 'Dana Okafor', roleName: 'Manager' };
export const RUTH = { userId: id(2), fullName: 'Ruth Stone', roleName: 'Member' };
export const components = [
  aComponent(1, { name: 'Asphalt shingle roof' }),
  aComponent(2, { name: 'Gutters' }),
];

/** Returns the nth component, from 1, as part of a project. */
export const aPart = (n: number, change: Partial<ProjectDetail['propertyComponents'][number]> = {}) => {
  const { propertyComponentId, name, category, categoryPosition } = components[n - 1]!;
  return {
    propertyComponentId,
    name,
    category,
    categoryPosition,
    currentCost: 131_200,
    nextReplacementYear: 2031,
    includePhotos: true,
    ...change,
  };
};

/** Returns a proposal for completing a project: the roof at the amount paid for it, the gutters at their current cost. */
export function aCompletion() {
  const fiscalYear = new Date().getFullYear();
  const proposal = (n: number, actualCost: number, actualCostSource: 'payments' | 'estimate') => ({
    propertyComponentId: components[n - 1]!.propertyComponentId,
    name: components[n - 1]!.name,
    version: 3,
    currentCost: 131_200,
    usefulLife: 20,
    remainingUsefulLife: 0,
    lastReplacedYear: null,
    isOneTime: false,
    actualCost,
    actualCostSource,
    newLastReplacedYear: fiscalYear,
    newRemainingUsefulLife: 20,
  });
  return aProjectCompletion({
    fiscalYear,
    inventoryYear: 2026,
    paid: 140_000,
    components: [proposal(1, 140_000.5, 'payments'), proposal(2, 131_200, 'estimate')],
  });
}

/** Returns the nth default phase, from 1. */
export const phase = (n: number) => {
  const { projectTemplatePhaseId, name, sortOrder } = someProjectPhases().phases[n - 1]!;
  return { projectTemplatePhaseId, name, sortOrder };
};

export const projectId = (n: number) => id(7000 + n);

/** Returns the nth project, in the default phase `at`, from 1. */
export const projectNo = (n: number, change: Partial<ProjectDetail> = {}, at = 1): ProjectDetail =>
  aProjectDetail({
    projectId: projectId(n),
    name: `Project ${n}`,
    estimate: 1000 * n,
    currentPhaseStatus: phase(at),
    ...change,
  });

/** The rights of a Member and of a Vendor at a project that they see: both only read it and write notes. */
export const MEMBER = { edit: false, delete: false, addNote: true, viewMoney: true };
export const VENDOR = { ...MEMBER, viewMoney: false };

/** A component of a project, in the category Roofing. */
export const roofing = {
  propertyComponentId: id(50),
  name: 'Main roof',
  category: 'Roofing',
  categoryPosition: 0,
  currentCost: 1000,
  nextReplacementYear: 2030,
  includePhotos: true,
};
