import type { PlanBridge } from '@roofline/schema/plan/plan';
import { bridgeOf, change, changed, DELETE, makePlan, planOf, plansOf } from './planning-asks';
import { openPlanning, type PlanningScene } from './planning-scene';

let scene: PlanningScene;
beforeAll(async () => {
  scene = await openPlanning();
});
afterAll(() => scene?.close());

/** Bars of each figure sum to its change, in whole cents or hundredths of a point. */
function expectNoResidue({ figures }: PlanBridge): void {
  const whole = (n: number) => Math.round(n * 100);
  for (const { figure, before, after, bars } of figures)
    expect([figure, bars.reduce((sum, bar) => sum + whole(bar.change), whole(before))]).toEqual([
      figure,
      whole(after),
    ]);
}

test('an adopted plan is read-only and stays as adopted; the bridge explains the changes since', async () => {
  const propertyId = await scene.addProperty();
  const made = await makePlan(scene.manager, propertyId, 'Decided');
  const minutes = { meetingDate: '2026-10-14', votesFor: 5, votesAgainst: 1, note: 'Carried' };
  const at = { planId: made.planId, version: made.version };
  const adopted = await changed(scene.manager, 'adoptPlan', { ...at, ...minutes });
  expect(adopted.adoption).toMatchObject({ ...minutes, votesAbstained: null, isCurrent: true });
  expect(adopted).toMatchObject({
    isAdopted: true,
    viewerCan: { edit: false, delete: false, duplicate: true, recommend: true, adopt: false },
  });
  const now = { planId: made.planId, version: adopted.version };
  const edit = await change(scene.manager, 'updatePlan', { ...now, name: 'Else', settings: made.settings });
  expect(edit.userErrors.map(({ code }) => code)).toEqual(['readOnly']);
  const { payload } = await scene.manager.ask<{ payload: { planId: string | null; userErrors: object[] } }>(
    DELETE,
    { input: now },
  );
  expect(payload).toMatchObject({ planId: null, userErrors: [{ code: 'readOnly' }] });

  const { inventory } = await plansOf(scene.manager, propertyId);
  const roof = inventory.components.find(({ name }) => name === 'Roof')!;
  await raiseCost(roof.propertyComponentId, 150_000);
  const after = await planOf(scene.manager, made.planId);
  expect(after).toEqual(adopted);

  const bridge = await bridgeOf(scene.manager, made.planId);
  expect(bridge.from).toEqual({ planId: made.planId, isCurrent: true });
  expect(bridge.figures).toHaveLength(5);
  expectNoResidue(bridge);
  const required = bridge.figures.find(({ figure }) => figure === 'requiredContribution')!;
  expect(required.before).toBe(made.firstYearContribution);
  expect(required.bars.filter(({ change: by }) => by !== 0).map(({ cause }) => cause)).toEqual(['costs']);
  expect(bridge.differences).toEqual([{ label: 'Roof: cost', before: '$120,000.25', after: '$150,000' }]);
  // The figure now is the contribution that a new plan of that kind needs today.
  const copied = await changed(scene.manager, 'duplicatePlan', { planId: made.planId, name: 'Copied' });
  expect(copied.firstYearContribution).toBe(required.after);
});

async function raiseCost(propertyComponentId: string, unitCost: number): Promise<void> {
  const { component } = await scene.manager.ask<{ component: Record<string, unknown> & { version: number } }>(
    `query ($id: ID!) { component(propertyComponentId: $id) { version name category quantity unitOfMeasure usefulLife
      remainingUsefulLife isOneTime percentReplaced } }`,
    { id: propertyComponentId },
  );
  const { version, ...values } = component;
  const input = { propertyComponentId, version, values: { ...values, unitCost } };
  const { updateComponent } = await scene.manager.ask<{ updateComponent: { userErrors: unknown[] } }>(
    'mutation ($input: UpdateComponentInput!) { updateComponent(input: $input) { userErrors { detail field } } }',
    { input },
  );
  expect(updateComponent.userErrors).toEqual([]);
}

test('adopting another plan leaves the first on record, no longer current and never deleted', async () => {
  const propertyId = await scene.addProperty();
  const first = await makePlan(scene.manager, propertyId, 'First');
  const second = await makePlan(scene.manager, propertyId, 'Second', { method: 'custom' });
  const adopt = ({ planId, version }: { planId: string; version: number }, meetingDate: string) =>
    change(scene.manager, 'adoptPlan', { planId, version, meetingDate });
  await adopt(first, '2026-10-14');
  const stale = await adopt({ ...second, version: second.version + 1 }, '2026-10-21');
  expect(stale.userErrors.map(({ code }) => code)).toEqual(['stale']);
  expect((await adopt(second, '2026-10-21')).plan).toMatchObject({ isAdopted: true });
  const { items } = await plansOf(scene.manager, propertyId);
  expect(items.filter((plan) => plan.isAdopted).map((plan) => plan.name)).toEqual(['Second']);
  const before = items.find((plan) => plan.planId === first.planId)!;
  expect(before.adoption).toMatchObject({ meetingDate: '2026-10-14', isCurrent: false });
  expect(before.viewerCan).toMatchObject({ edit: true, delete: false, adopt: true });
  const { payload } = await scene.manager.ask<{ payload: { userErrors: object[] } }>(DELETE, {
    input: { planId: first.planId, version: before.version },
  });
  expect(payload.userErrors).toMatchObject([{ code: 'readOnly' }]);
  // Bridges of both plans start from the current adoption.
  expect((await bridgeOf(scene.manager, first.planId)).from).toEqual({
    planId: second.planId,
    isCurrent: true,
  });
});
