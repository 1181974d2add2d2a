import { cycleLife } from '../inventory/fully-funded';
import type { ReserveComponent } from '../types';

/** Life of the cycle that runs at boundary 0, and how much of it has passed; below 0 while it waits. */
export interface RunningCycle {
  life: number;
  past: number;
}

export function runningCycle(component: ReserveComponent): RunningCycle {
  const life = cycleLife(component, 0);
  return { life, past: life - component.remainingUsefulLife };
}

/**
 * Fully funded balance of one path in costs before inflation, at every boundary. Within a cycle it rises by cost / life a
 * year and falls by the cost when the work is done, so each cycle is entered as two changes of slope and one drop:
 * need(k + 1) = need(k) - drop(k) + slope(k), the slopes summed up to k.
 */
export class Need {
  private start = 0;
  private readonly slopeChange: Float64Array;
  private readonly drop: Float64Array;

  constructor(private readonly years: number) {
    this.slopeChange = new Float64Array(years + 1);
    this.drop = new Float64Array(years + 1);
  }

  clear(): void {
    this.start = 0;
    this.slopeChange.fill(0);
    this.drop.fill(0);
  }

  /** The running cycle: its past is known, its rest is drawn. A remaining life above the life waits. */
  addFirstCycle({ life, past }: RunningCycle, cost: number, due: number): void {
    const whole = Math.max(1, past >= 0 ? past + due : life);
    const age = Math.max(0, whole - due);
    this.start += (cost * age) / whole;
    this.addRise(cost, Math.max(0, due - whole), due, whole);
  }

  /** A cycle from the work done in year `begun` to the next, `life` years later. */
  addCycle(cost: number, begun: number, life: number): void {
    this.addRise(cost, begun, begun + life, life);
  }

  private addRise(cost: number, from: number, due: number, life: number): void {
    const slope = cost / life;
    if (from <= this.years) this.slopeChange[from]! += slope;
    if (due > this.years) return;
    this.slopeChange[due]! -= slope;
    this.drop[due]! += cost;
  }

  /** Adds need(k) * growth(k) to every boundary. */
  addTo(fullyFunded: Float64Array, growth: Float64Array): void {
    let need = this.start;
    let slope = 0;
    for (let k = 0; k <= this.years; k++) {
      fullyFunded[k]! += need * growth[k]!;
      slope += this.slopeChange[k]!;
      need += slope - this.drop[k]!;
    }
  }
}
