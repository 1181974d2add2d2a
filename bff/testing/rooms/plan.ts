import { id } from '@roofline/schema/fixtures/id';
import { exampleOf } from '@roofline/schema/fixtures/example';
import { aPlan, aPlanList, somePlanningSteps, somePlanSettings } from '@roofline/schema/fixtures/plan';
import { planBridge, planInventory, planPreview } from '@roofline/schema/plan/plan';
import { property } from '@roofline/schema/property/property';
import { outlookOf } from '../examples';
import { C, P, type RoomExamples } from '../room';

const settings = {
  method: 'ladder', startingBalance: 5, firstYearContribution: 1, increaseRate: 3, inflationRate: 2.5, interestRate: 1,
  goal: { amount: null, year: 2030 }, ladder: [{ fromYear: 2028, kind: 'set', amount: 2, increaseRate: 0 }], loans: null,
}; // prettier-ignore
const settingsSent = {
  method: 'ladder', startingBalance: 5, firstYearContribution: 1, increaseRate: 3, inflationRate: 2.5, interestRate: 1,
  goal: { year: 2030 }, ladder: [{ fromYear: 2028, kind: 'set', amount: 2, increaseRate: 0 }],
}; // prettier-ignore
export const planOf = (n: number) => aPlan({ planId: id(n) });

const ofYear = { propertyId: id(1), fiscalYear: 2026 };

export const room: RoomExamples = {
  // prettier-ignore
  mutations: {
    createPlan: { input: { propertyId: P, fiscalYear: 2026, name: 'A', settings, idempotencyKey: 'k7' }, call: `POST /api/plan/property/${P}/2026`, body: { name: 'A', settings: settingsSent }, key: 'k7' },
    updatePlan: { input: { planId: C, version: 3, name: 'A', settings }, call: `PUT /api/plan/${C}`, body: { name: 'A', settings: settingsSent }, version: 3 },
    duplicatePlan: { input: { planId: C, name: null, idempotencyKey: 'k8' }, call: `POST /api/plan/${C}/duplicate`, body: {}, key: 'k8' },
    recommendPlan: { input: { planId: C, isRecommended: true }, call: `POST /api/plan/${C}/recommend`, body: { isRecommended: true } },
    chooseDisclosurePlan: { input: { planId: C, isDisclosure: false }, call: `POST /api/plan/${C}/disclosure`, body: { isDisclosure: false } },
    adoptPlan: { input: { planId: C, version: 3, meetingDate: '2026-10-14', votesFor: 5, note: null }, call: `POST /api/plan/${C}/adopt`, body: { meetingDate: '2026-10-14', votesFor: 5 }, version: 3 },
    deletePlan: { input: { planId: C, version: 3 }, call: `DELETE /api/plan/${C}`, version: 3 },
    removeAdoptionFile: { input: { adoptionFileId: C, version: 1 }, call: `DELETE /api/plan/adoption/file/${C}`, version: 1 },
  },
  serve: (upstream) =>
    upstream
      .batch('/api/plan/outlook', outlookOf)
      .batch('/api/plan/default', () => null)
      .batch('/api/plan/lists', () => null)
      .data('GET', `/api/plan/${id(1)}`, planOf(1))
      .data('GET', `/api/plan/${id(1)}/bridge`, exampleOf(planBridge, { planId: id(1) }))
      .data('GET', `/api/plan/property/${id(1)}/2026`, aPlanList([planOf(1), planOf(2)]))
      .data('GET', `/api/plan/${id(1)}/page`, {
        plan: planOf(1),
        property: exampleOf(property, { propertyId: id(1) }),
        list: aPlanList([planOf(1), planOf(2)]),
        inventory: exampleOf(planInventory, ofYear),
      })
      .data('GET', `/api/plan/property/${id(1)}/2026/page`, {
        list: aPlanList([planOf(1), planOf(2)]),
        inventory: exampleOf(planInventory, ofYear),
        steps: somePlanningSteps(),
      })
      .data('GET', `/api/plan/inventory/${id(1)}/2026`, exampleOf(planInventory, ofYear))
      .data('GET', `/api/plan/steps/${id(1)}/2026`, somePlanningSteps())
      .data(
        'POST',
        `/api/plan/preview/${id(1)}/2026`,
        exampleOf(planPreview, { settings: somePlanSettings() }),
      ),
};
