import type { Actor } from './actor';
import type { Tx } from './database';

/** The property whose figures changed; with `fiscalYear`, only that year's inventory or financials changed. */
export interface ChangedProperty {
  workspaceId: string;
  propertyId: string;
  fiscalYear?: number;
}

/** A year that was set up from an earlier one, with its financials and its inventory. */
export interface CarriedYear {
  workspaceId: string;
  propertyId: string;
  fromYear: number;
  toYear: number;
  /** Components of the earlier year whose work was done or partly done in it. */
  reviewed: ReadonlySet<string>;
}

/** What happened to a plan: an item of type `plan` for the activity of the write that caused it. */
export interface PlanHappening {
  type: 'plan';
  /** Name and year of the plan. */
  entityName: string;
  description: string;
}

/** A year in which a project completes work or is reopened. */
export interface CompletedYear {
  workspaceId: string;
  propertyId: string;
  fiscalYear: number;
  projectId: string;
}

/** A line of an inventory whose work is done. */
export interface CompletedLine {
  propertyComponentId: string;
  name: string;
}

/** A line whose work is no longer done, or is done only by another project, the heir. */
export interface RestoredLine extends CompletedLine {
  heirProjectId: string | null;
}

/**
 * Calls by which writes update the plans, in their own transaction. A hook and not an import, because plans are
 * computed from financials and components: those two must not import plans in turn.
 */
export interface PlanHooks {
  /** Projects the current contribution and the plans again. Call it after every change of financials or components. */
  recompute(tx: Tx, changed: ChangedProperty): Promise<void>;
  /** "Update all plans": copies balance, rates and first-year contribution into every plan that is not adopted. */
  updateAll(tx: Tx, changed: ChangedProperty & { fiscalYear: number }): Promise<void>;
  /**
   * Carries the plans that people made into a year that was set up, and stores with the year which were carried and
   * which were left. The caller records the returned items in the activity of its setup.
   */
  carry(tx: Tx, actor: Actor, year: CarriedYear): Promise<PlanHappening[]>;
  /** Ends the moves of lines that a project completed. Call it before the components change. */
  endMoves(tx: Tx, actor: Actor, year: CompletedYear, lines: readonly CompletedLine[]): Promise<void>;
  /** Brings back the moves of lines that a reopened project puts back. Call it before the components change. */
  bringMovesBack(tx: Tx, actor: Actor, year: CompletedYear, lines: readonly RestoredLine[]): Promise<void>;
  /** Keeps the moves ended where a project is reopened and its components stay done. */
  keepMovesEnded(tx: Tx, project: Omit<CompletedYear, 'fiscalYear'>): Promise<void>;
}
