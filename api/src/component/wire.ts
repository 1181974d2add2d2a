import type { Component, ComponentList } from '@roofline/schema/component/component';
import { toDollars, toPoints } from '@roofline/schema/value/money';
import type { PropertyActions } from '@roofline/schema/property/property-actions';
import { growthFactor } from '@roofline/engine/numeric/growth';
import { roundCents } from '@roofline/engine/numeric/cents';
import type { CategoryPositions } from './categories';
import { componentActions, inventoryActions } from './policy';
import type { ComponentRow } from './repository';
import type { InventoryYear } from './years';

export interface Viewing {
  actions: PropertyActions;
  categories: CategoryPositions;
  year: InventoryYear;
}

/** Returns K * (1 + g)^RUL in dollars; null where that is more than a number can hold exactly. */
export function costAtReplacement(row: ComponentRow, inflationRate: number): number | null {
  const cost = row.currentCost * growthFactor(inflationRate, row.remainingUsefulLife);
  return cost <= Number.MAX_SAFE_INTEGER ? toDollars(roundCents(cost, 'cost at replacement')) : null;
}

/** Returns a component as answers show it, without costs where the viewer may not see them. */
export function presentComponent(row: ComponentRow, { actions, categories, year }: Viewing): Component {
  const viewerCan = componentActions(actions, year);
  const seen = viewerCan.viewCosts;
  return {
    propertyComponentId: row.propertyComponentId,
    propertyId: row.propertyId,
    fiscalYear: row.fiscalYear,
    name: row.name,
    category: row.category,
    categoryPosition: categories.of(row.category),
    location: row.location,
    quantity: row.quantityThousandths / 1000,
    unitOfMeasure: row.unitOfMeasure,
    unitCost: seen ? toDollars(row.unitCost) : null,
    currentCost: seen ? toDollars(row.currentCost) : null,
    usefulLife: row.usefulLife,
    remainingUsefulLife: row.remainingUsefulLife,
    placedInServiceYear: row.placedInServiceYear,
    lastReplacedYear: row.lastReplacedYear,
    nextReplacementYear: row.fiscalYear + row.remainingUsefulLife,
    costAtReplacement: seen ? costAtReplacement(row, year.inflationRate) : null,
    isOneTime: row.isOneTime,
    percentReplaced: toPoints(row.percentReplaced),
    warrantyUntil: row.warrantyUntil,
    nextInspectionOn: row.nextInspectionOn,
    glCode: row.glCode,
    notes: row.notes,
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    viewerCan,
  };
}

/** Returns the whole inventory of a year as answers show it. */
export function presentInventory(
  propertyId: string,
  rows: readonly ComponentRow[],
  viewing: Viewing,
): ComponentList {
  const { year, categories, actions } = viewing;
  const viewerCan = inventoryActions(actions, year);
  const total = rows.reduce((sum, row) => sum + row.currentCost, 0);
  return {
    propertyId,
    fiscalYear: year.fiscalYear,
    basisFiscalYear: year.basisFiscalYear,
    isReadOnly: year.isReadOnly,
    items: rows.map((row) => presentComponent(row, viewing)),
    totalCount: rows.length,
    totalCurrentCost: viewerCan.viewCosts ? toDollars(total) : null,
    categories: [...categories.list],
    viewerCan,
  };
}
