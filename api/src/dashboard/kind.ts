import { quick } from '../platform/work/kind';
import { financialHealthOf } from './financial-health';

/** A dashboard, computed of what was read for it. */
export const dashboard = quick('dashboard', financialHealthOf);
